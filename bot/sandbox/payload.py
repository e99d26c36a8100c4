"""JSON as the sandbox handles it: what is written is a `Payload`; what is read is narrowed here."""

import json
from typing import TypeAlias

Payload: TypeAlias = dict[str, object]


def parse(text: str | bytes) -> object:
    """Read JSON; raises ValueError on anything else."""
    value: object = json.loads(text)
    return value


def render(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def as_object(value: object) -> Payload:
    """The value if it is a JSON object, else an empty one."""
    return {str(key): item for key, item in value.items()} if isinstance(value, dict) else {}


def as_objects(value: object) -> list[Payload]:
    return [as_object(item) for item in value] if isinstance(value, list) else []


def as_text(value: object) -> str:
    return value if isinstance(value, str) else ""


def as_number(value: object) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) else 0


def as_texts(value: object) -> list[str]:
    return [str(item) for item in value] if isinstance(value, list) else []
