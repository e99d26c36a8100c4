"""Forms that the bot opens: their limits, and whether what a person filled in answers them."""

from collections.abc import Iterator
from typing import Annotated, Literal, Self, TypeAlias

from pydantic import Discriminator, Field, Tag, model_validator

from bot.sandbox.components import ComponentModel, CustomId, EntitySelect, StrictModel, TextDisplay, TextSelect, tag_of
from bot.sandbox.errors import rule

Length = Annotated[int, Field(ge=0, le=4000)]


class TextInput(ComponentModel):
    type: Literal[4]
    custom_id: CustomId
    style: Literal[1, 2]
    label: Annotated[str, Field(min_length=1, max_length=45)] | None = None
    value: Annotated[str, Field(max_length=4000)] | None = None
    placeholder: Annotated[str, Field(max_length=100)] | None = None
    required: bool | None = None
    min_length: Length | None = None
    max_length: Annotated[int, Field(ge=1, le=4000)] | None = None


def _tag(value: object) -> str | None:
    kind = value.get("type") if isinstance(value, dict) else getattr(value, "type", None)
    return {4: "~input", 18: "~label"}.get(kind, tag_of(value)) if isinstance(kind, int) else None


Asking = Annotated[
    Annotated[TextInput, Tag("~input")]
    | Annotated[TextSelect, Tag("~select")]
    | Annotated[EntitySelect, Tag("~entity")],
    Discriminator(_tag),
]

Entry: TypeAlias = TextInput | TextSelect | EntitySelect


class InputRow(ComponentModel):
    """The older way: one text input in a row, with its own label."""

    type: Literal[1]
    components: Annotated[list[TextInput], Field(min_length=1, max_length=1)]

    @model_validator(mode="after")
    def _labelled(self) -> Self:
        if self.components[0].label is None:
            raise rule("BASE_TYPE_REQUIRED", "A text input in a row needs a label")
        return self


class LabelModel(ComponentModel):
    type: Literal[18]
    label: Annotated[str, Field(min_length=1, max_length=45)]
    description: Annotated[str, Field(min_length=1, max_length=100)] | None = None
    component: Asking


class Modal(StrictModel):
    custom_id: CustomId
    title: Annotated[str, Field(min_length=1, max_length=45)]
    components: Annotated[
        list[
            Annotated[
                Annotated[InputRow, Tag("~row")]
                | Annotated[LabelModel, Tag("~label")]
                | Annotated[TextDisplay, Tag("~text")],
                Discriminator(_tag),
            ]
        ],
        Field(min_length=1, max_length=5),
    ]

    @model_validator(mode="after")
    def _unique(self) -> Self:
        names = [field.custom_id for field in self.fields()]
        if len(set(names)) < len(names):
            raise rule("COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated")
        return self

    def fields(self) -> Iterator[Entry]:
        for part in self.components:
            if isinstance(part, InputRow):
                yield from part.components
            elif isinstance(part, LabelModel):
                yield part.component


def complaint(field: TextInput | TextSelect | EntitySelect, value: str | None, values: list[str]) -> str | None:
    """What a client would say to this entry, or None when it may be sent."""
    required = field.required is not False
    if isinstance(field, TextInput):
        text = value or ""
        if not text:
            return f"{field.custom_id} is required" if required else None
        if not (field.min_length or 0) <= len(text) <= (field.max_length or 4000):
            return f"{field.custom_id} has a wrong length"
        return None
    if not values and not required:
        return None
    return menu_complaint(field, values)


def menu_complaint(menu: TextSelect | EntitySelect, values: list[str]) -> str | None:
    if not menu.min_values <= len(values) <= menu.max_values or len(set(values)) < len(values):
        return f"choose {menu.min_values} to {menu.max_values}"
    if isinstance(menu, TextSelect) and not set(values) <= {option.value for option in menu.options}:
        return "no such option"
    return None
