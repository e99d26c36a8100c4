"""Failed proofs show what they compared."""

import pytest

pytest.register_assert_rewrite("tests.faults.proof")
