"""Message components and their documented limits. A form that breaks one is refused by its model.

The same models, completed by `settle`, are what a message carries afterwards.
"""

from collections.abc import Iterator, Sequence
from typing import Annotated, ClassVar, Literal, Self, TypeAlias

from pydantic import (
    BaseModel,
    ConfigDict,
    Discriminator,
    Field,
    SerializerFunctionWrapHandler,
    Tag,
    model_serializer,
    model_validator,
)

from bot.sandbox.errors import rule

CustomId = Annotated[str, Field(min_length=1, max_length=100)]
Colour = Annotated[int, Field(ge=0, le=0xFFFFFF)]


class StrictModel(BaseModel):
    """Read strictly (no text for numbers), unknown keys passed over, nulls left out when written."""

    model_config = ConfigDict(strict=True, extra="ignore")
    kept_nulls: ClassVar[frozenset[str]] = frozenset()

    @model_serializer(mode="wrap")
    def _without_nulls(self, write: SerializerFunctionWrapHandler) -> dict[str, object]:
        return {k: v for k, v in write(self).items() if v is not None or k in self.kept_nulls}


class Emoji(StrictModel):
    name: str | None = None
    id: str | None = None
    animated: bool | None = None


class ComponentModel(StrictModel):
    """Anything with a place in the tree of components."""

    id: Annotated[int, Field(ge=0)] | None = None


class Button(ComponentModel):
    type: Literal[2]
    style: Annotated[int, Field(ge=1, le=6)]
    label: Annotated[str, Field(max_length=80)] | None = None
    emoji: Emoji | None = None
    custom_id: CustomId | None = None
    url: Annotated[str, Field(max_length=512)] | None = None
    sku_id: str | None = None
    disabled: bool | None = None

    @model_validator(mode="after")
    def _one_purpose(self) -> Self:
        if self.style == 5 and (self.url is None or self.custom_id is not None):
            raise rule("BUTTON_COMPONENT_INVALID_URL", "A link button has a url and no custom id")
        if self.style < 5 and (self.custom_id is None or self.url is not None):
            raise rule("BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", "A custom id is required")
        if self.style != 6 and not self.label and self.emoji is None:
            raise rule("BUTTON_COMPONENT_LABEL_REQUIRED", "A label or an emoji is required")
        return self


class SelectOption(StrictModel):
    label: Annotated[str, Field(min_length=1, max_length=100)]
    value: Annotated[str, Field(min_length=1, max_length=100)]
    description: Annotated[str, Field(max_length=100)] | None = None
    emoji: Emoji | None = None
    default: bool | None = None


class Menu(ComponentModel):
    """What all selects share."""

    custom_id: CustomId
    placeholder: Annotated[str, Field(max_length=150)] | None = None
    min_values: Annotated[int, Field(ge=0, le=25)] = 1
    max_values: Annotated[int, Field(ge=1, le=25)] = 1
    disabled: bool | None = None
    required: bool | None = None

    @model_validator(mode="after")
    def _range(self) -> Self:
        if self.min_values > self.max_values:
            raise rule("SELECT_COMPONENT_INVALID_RANGE", "min_values must not exceed max_values")
        return self


class TextSelect(Menu):
    type: Literal[3]
    options: Annotated[list[SelectOption], Field(min_length=1, max_length=25)]

    @model_validator(mode="after")
    def _options(self) -> Self:
        if len({option.value for option in self.options}) < len(self.options):
            raise rule("COMPONENT_OPTION_VALUE_DUPLICATED", "The specified option value is already used")
        if self.max_values > len(self.options):
            raise rule("SELECT_COMPONENT_MAX_VALUES", "max_values exceeds the number of options")
        if sum(bool(option.default) for option in self.options) > self.max_values:
            raise rule("SELECT_COMPONENT_TOO_MANY_DEFAULTS", "More defaults than max_values")
        return self


class DefaultValue(StrictModel):
    id: str | int
    type: Literal["user", "role", "channel"]


class EntitySelect(Menu):
    type: Literal[5, 6, 7, 8]
    default_values: Annotated[list[DefaultValue], Field(max_length=25)] | None = None
    channel_types: list[int] | None = None


class ActionRow(ComponentModel):
    type: Literal[1]
    components: Annotated[list["InRow"], Field(min_length=1, max_length=5)]

    @model_validator(mode="after")
    def _five_wide(self) -> Self:
        if len(self.components) > 1 and not all(isinstance(c, Button) for c in self.components):
            raise rule("COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width")
        return self


class TextDisplay(ComponentModel):
    type: Literal[10]
    content: Annotated[str, Field(min_length=1, max_length=4000)]


class Media(StrictModel):
    """A picture or file; everything but `url` is filled in by the sandbox."""

    url: Annotated[str, Field(max_length=2048)]
    id: str | None = None
    proxy_url: str | None = None
    width: int | None = None
    height: int | None = None
    content_type: str | None = None
    attachment_id: str | None = None


class Thumbnail(ComponentModel):
    kept_nulls: ClassVar[frozenset[str]] = frozenset({"description"})
    type: Literal[11]
    media: Media
    description: Annotated[str, Field(max_length=1024)] | None = None
    spoiler: bool = False


class GalleryItem(StrictModel):
    kept_nulls: ClassVar[frozenset[str]] = frozenset({"description"})
    media: Media
    description: Annotated[str, Field(max_length=1024)] | None = None
    spoiler: bool = False


class MediaGallery(ComponentModel):
    type: Literal[12]
    items: Annotated[list[GalleryItem], Field(min_length=1, max_length=10)]


class FilePart(ComponentModel):
    kept_nulls: ClassVar[frozenset[str]] = frozenset({"name", "size"})
    type: Literal[13]
    file: Media
    spoiler: bool = False
    name: str | None = None
    size: int | None = None


class Separator(ComponentModel):
    type: Literal[14]
    divider: bool = True
    spacing: Literal[1, 2] = 1


class SectionModel(ComponentModel):
    type: Literal[9]
    components: Annotated[list[TextDisplay], Field(min_length=1, max_length=3)]
    accessory: "Accessory"


class Container(ComponentModel):
    kept_nulls: ClassVar[frozenset[str]] = frozenset({"accent_color"})
    type: Literal[17]
    components: Annotated[list["InContainer"], Field(min_length=1, max_length=40)]
    accent_color: Colour | None = None
    spoiler: bool = False


_TAGS = {1: "~row", 2: "~button", 3: "~select", 5: "~entity", 6: "~entity", 7: "~entity", 8: "~entity"}
_TAGS |= {9: "~section", 10: "~text", 11: "~thumbnail", 12: "~gallery", 13: "~file", 14: "~separator"}
_TAGS |= {17: "~container"}


def tag_of(value: object) -> str | None:
    """Which model a component is meant for, by its `type`."""
    kind = value.get("type") if isinstance(value, dict) else getattr(value, "type", None)
    return _TAGS.get(kind) if isinstance(kind, int) else None


_Button: TypeAlias = Annotated[Button, Tag("~button")]
_Row: TypeAlias = Annotated[ActionRow, Tag("~row")]
_Select: TypeAlias = Annotated[TextSelect, Tag("~select")]
_Entity: TypeAlias = Annotated[EntitySelect, Tag("~entity")]
_Text: TypeAlias = Annotated[TextDisplay, Tag("~text")]
_Thumbnail: TypeAlias = Annotated[Thumbnail, Tag("~thumbnail")]
_Gallery: TypeAlias = Annotated[MediaGallery, Tag("~gallery")]
_File: TypeAlias = Annotated[FilePart, Tag("~file")]
_Separator: TypeAlias = Annotated[Separator, Tag("~separator")]
_Section: TypeAlias = Annotated[SectionModel, Tag("~section")]
_Container: TypeAlias = Annotated[Container, Tag("~container")]

InRow = Annotated[_Button | _Select | _Entity, Discriminator(tag_of)]
Accessory = Annotated[_Button | _Thumbnail, Discriminator(tag_of)]
InContainer = Annotated[_Row | _Text | _Gallery | _File | _Separator | _Section, Discriminator(tag_of)]
TopLevel = Annotated[_Row | _Text | _Gallery | _File | _Separator | _Section | _Container, Discriminator(tag_of)]
Component: TypeAlias = ActionRow | TextDisplay | MediaGallery | FilePart | Separator | SectionModel | Container
Pressable: TypeAlias = Button | TextSelect | EntitySelect

for _model in (ActionRow, SectionModel, Container):
    _model.model_rebuild()


def walk(parts: Sequence[ComponentModel]) -> Iterator[ComponentModel]:
    """Every component of the tree, parents before children."""
    for part in parts:
        yield part
        if isinstance(part, ActionRow | Container):
            yield from walk(part.components)
        elif isinstance(part, SectionModel):
            yield from walk([*part.components, part.accessory])


def pressables(parts: Sequence[ComponentModel]) -> Iterator[Pressable]:
    for part in walk(parts):
        if isinstance(part, Button | TextSelect | EntitySelect):
            yield part


def media_of(parts: Sequence[ComponentModel]) -> Iterator[Media]:
    for part in walk(parts):
        if isinstance(part, Thumbnail):
            yield part.media
        elif isinstance(part, FilePart):
            yield part.file
        elif isinstance(part, MediaGallery):
            yield from (item.media for item in part.items)


def number(parts: Sequence[ComponentModel]) -> None:
    """Give every component without an id the next free one, as Discord does."""
    everything = list(walk(parts))
    taken = {part.id for part in everything if part.id}
    following = 1
    for part in everything:
        if not part.id:
            while following in taken:
                following += 1
            part.id = following
            taken.add(following)
