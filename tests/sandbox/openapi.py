"""Discord's own description of its API, held against what the bot says and what the sandbox answers.

The description is not part of this project. It is looked for beside the checkout; without it the checks that
need it are skipped, except under CI, where that is a failure.

>>> checker = OpenApi.or_skip()                      # doctest: +SKIP
>>> sandbox.observers.append(checker.observe)        # doctest: +SKIP
>>> checker.assert_clean()                           # doctest: +SKIP
"""

import copy
import functools
import os
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match
from referencing import Registry
from referencing.jsonschema import DRAFT202012

from bot.sandbox import Exchange
from bot.sandbox.payload import Payload, as_object, as_objects, parse

DESCRIPTION = Path(__file__).resolve().parents[3] / "shared" / "discord" / "openapi.json"
_ANSWERS, _REQUESTS = "urn:discord:answers", "urn:discord:requests"


@functools.cache
def _description() -> Payload:
    described = as_object(parse(DESCRIPTION.read_bytes()))
    # The codes of single fields are words in Discord's reference and in its answers; the description says numbers.
    inner = _schema(described, "InnerErrors")["properties"]["_errors"]
    inner["items"] = {
        "type": "object",
        "required": ["code", "message"],
        "properties": {"code": {"type": "string"}, "message": {"type": "string"}},
    }
    return described


@functools.cache
def _registry() -> Registry[object]:
    requests = copy.deepcopy(_description())
    # Discord takes ids as numbers too, and discord.py sends them so; the description says text only.
    _schema(requests, "SnowflakeType")["type"] = ["string", "integer"]
    registry: Registry[object] = Registry()
    for name, contents in ((_ANSWERS, _description()), (_REQUESTS, requests)):
        registry = registry.with_resource(name, DRAFT202012.create_resource(contents))
    return registry


def _schema(description: Payload, name: str) -> dict[str, Any]:
    found = as_object(as_object(description["components"])["schemas"])[name]
    assert isinstance(found, dict)
    return found


@functools.cache
def _validator(base: str, *pointer: str) -> Draft202012Validator:
    escaped = "/".join(step.replace("~", "~0").replace("/", "~1") for step in pointer)
    return Draft202012Validator({"$ref": f"{base}#/{escaped}"}, registry=_registry())


class OpenApi:
    """Watches exchanges and keeps every way in which they differ from the description."""

    def __init__(self) -> None:
        self._paths = as_object(_description()["paths"])
        self.checked: set[str] = set()
        self.problems: list[str] = []

    @classmethod
    def or_skip(cls) -> "OpenApi":
        """A checker, or the test is skipped (fails under CI) because there is no description."""
        if DESCRIPTION.is_file():
            return cls()
        if os.environ.get("CI", "").lower() in ("1", "true"):
            pytest.fail("Discord's OpenAPI description is missing: under CI it has to be beside the checkout")
        pytest.skip("Discord's OpenAPI description is not beside this checkout, so nothing was held against it")

    def observe(self, exchange: Exchange) -> None:
        name = f"{exchange.method} {exchange.route}"
        operation = as_object(as_object(self._paths.get(exchange.route)).get(exchange.method.lower()))
        if not operation:
            self.problems.append(f"{name}: Discord has no such operation ({exchange.path})")
            return
        self.checked.add(name)
        if exchange.status < 300:
            self._check_request(name, exchange, operation)
        self._check_answer(name, exchange, operation)

    def assert_clean(self) -> None:
        assert not self.problems, "\n".join(self.problems)

    def _check_request(self, name: str, exchange: Exchange, operation: Payload) -> None:
        method = exchange.method.lower()
        known = {str(p.get("name")) for p in as_objects(operation.get("parameters"))}
        for extra in set(exchange.query) - known:
            self.problems.append(f"{name}: unknown query parameter {extra}")
        if "requestBody" in operation:
            place = ("paths", exchange.route, method, "requestBody", "content", "application/json", "schema")
            self._hold(f"{name} request", exchange.request.value, _validator(_REQUESTS, *place))

    def _check_answer(self, name: str, exchange: Exchange, operation: Payload) -> None:
        responses = as_object(operation.get("responses"))
        status = str(exchange.status)
        key = status if status in responses else f"{status[0]}XX"
        if key not in responses:
            self.problems.append(f"{name}: no answer {status} is described")
            return
        place = ["paths", exchange.route, exchange.method.lower(), "responses", key]
        response = as_object(responses[key])
        if "$ref" in response:
            place = str(response["$ref"]).removeprefix("#/").split("/")
            response = as_object(as_object(as_object(_description()["components"])["responses"])[place[-1]])
        if "content" in response:
            validator = _validator(_ANSWERS, *place, "content", "application/json", "schema")
            self._hold(f"{name} answer {status}", exchange.answer, validator)
            if exchange.headers.get("Content-Type") != "application/json":
                self.problems.append(f"{name}: content type {exchange.headers.get('Content-Type')}")
        elif exchange.answer is not None:
            self.problems.append(f"{name}: {status} has no body")

    def _hold(self, what: str, value: object, validator: Draft202012Validator) -> None:
        for error in validator.iter_errors(value):
            deepest = best_match([error])
            self.problems.append(f"{what}: {deepest.json_path}: {deepest.message[:300]}")
