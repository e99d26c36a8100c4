"""Discord's way of saying no: a status, a code, a sentence and, for bad forms, a nested tree of reasons."""

from collections.abc import Sequence

from pydantic import ValidationError
from pydantic_core import ErrorDetails, PydanticCustomError

from bot.sandbox.payload import Payload

# Tags of tagged unions begin with this so that they can be left out of the path shown to the bot.
TAG = "~"

_CODES = {
    "missing": ("BASE_TYPE_REQUIRED", "This field is required"),
    "string_type": ("STRING_TYPE_CONVERT", "Could not interpret the value as string."),
    "int_type": ("NUMBER_TYPE_COERCE", "The value is not an int."),
    "bool_type": ("BOOLEAN_TYPE_CONVERT", "Must be either true or false."),
    "list_type": ("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType"),
    "dict_type": ("DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType"),
    "model_type": ("MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType"),
    "model_attributes_type": ("MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType"),
    "union_tag_invalid": ("UNION_TYPE_CHOICES", 'Value of field "type" is not one of the allowed types.'),
    "union_tag_not_found": ("UNION_TYPE_CHOICES", 'Value of field "type" is not one of the allowed types.'),
    "literal_error": ("BASE_TYPE_CHOICES", "Value must be one of the allowed choices."),
}


class ApiError(Exception):
    """The answer Discord gives instead of doing what was asked."""

    def __init__(
        self, status: int, code: int, message: str, errors: Payload | None = None, retry_after: float | None = None
    ) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors
        self.retry_after = retry_after

    def body(self) -> Payload:
        body: Payload = {"message": self.message, "code": self.code}
        if self.errors is not None:
            body["errors"] = self.errors
        if self.retry_after is not None:
            body |= {"retry_after": self.retry_after, "global": False}
        return body


def unknown(what: str, code: int) -> ApiError:
    return ApiError(404, code, f"Unknown {what}")


def invalid_form(path: Sequence[str | int], code: str, message: str) -> ApiError:
    """One reason at one place of the form."""
    return ApiError(400, 50035, "Invalid Form Body", _tree([(path, code, message)]))


def from_validation(error: ValidationError, prefix: Sequence[str | int] = ()) -> ApiError:
    """All reasons that the form's model found."""
    found = [(*_reason(detail),) for detail in error.errors(include_url=False)]
    return ApiError(
        400, 50035, "Invalid Form Body", _tree([([*prefix, *path], code, text) for path, code, text in found])
    )


def rule(code: str, message: str) -> PydanticCustomError:
    """A refusal raised by a validator, with Discord's own code."""
    return PydanticCustomError("discord", "{code}|{reason}", {"code": code, "reason": message})


def _reason(detail: ErrorDetails) -> tuple[list[str | int], str, str]:
    path = [step for step in detail["loc"] if not (isinstance(step, str) and step.startswith(TAG))]
    kind = detail["type"]
    context = detail.get("ctx", {})
    if kind == "discord":
        return path, str(context["code"]), str(context["reason"])
    if kind in ("string_too_long", "too_long"):
        return path, "BASE_TYPE_MAX_LENGTH", f"Must be {context['max_length']} or fewer in length."
    if kind in ("string_too_short", "too_short"):
        return path, "BASE_TYPE_MIN_LENGTH", f"Must be {context['min_length']} or more in length."
    if kind in _CODES:
        return path, *_CODES[kind]
    return path, "BASE_TYPE_INVALID", detail["msg"]


def _tree(reasons: Sequence[tuple[Sequence[str | int], str, str]]) -> Payload:
    root: Payload = {}
    for path, code, message in reasons:
        node = root
        for step in path:
            child = node.setdefault(str(step), {})
            assert isinstance(child, dict)
            node = child
        listed = node.setdefault("_errors", [])
        assert isinstance(listed, list)
        listed.append({"code": code, "message": message})
    return root
