"""What every test stands on: a machine with one time."""

from __future__ import annotations

import os

import pytest

from tests.machine import keep_one_time


def pytest_configure(config: pytest.Config) -> None:
    """Each worker by itself; whoever only hands out the work may go where it likes."""
    worker = os.environ.get("PYTEST_XDIST_WORKER")
    if worker is not None or not config.getoption("numprocesses", None):
        keep_one_time(int((worker or "gw0").removeprefix("gw")))
