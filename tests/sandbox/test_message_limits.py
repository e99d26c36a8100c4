"""Each limit on a message: what just fits is taken, one more is refused with a reason at the right place."""

import pytest

from bot.sandbox.clock import SandboxClock
from bot.sandbox.composing import Body, Composer
from bot.sandbox.drafts import COMPONENTS_V2, EPHEMERAL, SUPPRESS_EMBEDS, MessageDraft, Upload, read
from bot.sandbox.errors import ApiError
from bot.sandbox.payload import Payload

DESK = Composer(SandboxClock(), "http://here", "1")


def compose(form: Payload, *files: str, allowed: int = COMPONENTS_V2 | SUPPRESS_EMBEDS) -> Body:
    uploads = [Upload(name, b"x") for name in files]
    return DESK.new(read(MessageDraft, form), uploads, allowed)


def refusal(form: Payload, *files: str) -> str:
    """Where and why a form is refused: "components.0.label BASE_TYPE_MAX_LENGTH"."""
    with pytest.raises(ApiError) as caught:
        compose(form, *files)
    assert caught.value.status == 400
    if caught.value.errors is None:
        return str(caught.value.code)
    assert caught.value.code == 50035
    return " ".join(_flatten(caught.value.errors, ""))


def _flatten(tree: object, path: str) -> list[str]:
    found: list[str] = []
    assert isinstance(tree, dict)
    for key, value in tree.items():
        if key == "_errors":
            found += [f"{path} {reason['code']}" for reason in value]
        else:
            found += _flatten(value, f"{path}.{key}" if path else key)
    return found


def button(custom_id: str = "a", **more: object) -> Payload:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": custom_id} | more


def row(*parts: Payload) -> Payload:
    return {"type": 1, "components": list(parts)}


def menu(count: int = 2, **more: object) -> Payload:
    options = [{"label": f"o{number}", "value": f"v{number}"} for number in range(count)]
    return {"type": 3, "custom_id": "m", "options": options} | more


def text(content: str) -> Payload:
    return {"type": 10, "content": content}


def v2(*parts: Payload) -> Payload:
    return {"flags": COMPONENTS_V2, "components": list(parts)}


def gallery(url: str) -> Payload:
    return {"type": 12, "items": [{"media": {"url": url}}]}


def section(accessory: Payload, texts: int = 1) -> Payload:
    return {"type": 9, "components": [text("t")] * texts, "accessory": accessory}


TAKEN: dict[str, Payload] = {
    "content": {"content": "x" * 2000},
    "five rows of five": {
        "content": "x",
        "components": [row(*(button(f"{r}{c}") for c in range(5))) for r in range(5)],
    },
    "label": {"components": [row(button(label="x" * 80))]},
    "custom id": {"components": [row(button("x" * 100))]},
    "options": {"components": [row(menu(25, max_values=25, min_values=0))]},
    "forty parts": v2(*([text("x")] * 40)),
    "text": v2(text("x" * 4000)),
    "container": v2({"type": 17, "components": [text("a"), section(button()), row(menu())]}),
    "link": {"components": [row({"type": 2, "style": 5, "label": "w", "url": "https://example.org"})]},
    "embeds": {"embeds": [{"title": "x" * 256, "description": "y" * 4096}] * 1},
    "emoji for a label": {"components": [row(button(label=None, emoji={"name": "🚂"}))]},
}


@pytest.mark.parametrize("form", TAKEN.values(), ids=TAKEN.keys())
def test_what_fits_is_taken(form: Payload) -> None:
    compose(form)


REFUSED: dict[str, tuple[Payload, str]] = {
    "empty": ({}, "50006"),
    "blank": ({"content": "  "}, "50006"),
    "content": ({"content": "x" * 2001}, "content BASE_TYPE_MAX_LENGTH"),
    "content type": ({"content": 5}, "content STRING_TYPE_CONVERT"),
    "label": ({"components": [row(button(label="x" * 81))]}, "components.0.components.0.label BASE_TYPE_MAX_LENGTH"),
    "custom id": ({"components": [row(button("x" * 101))]}, "components.0.components.0.custom_id BASE_TYPE_MAX_LENGTH"),
    "no custom id": (
        {"components": [row({"type": 2, "style": 1, "label": "x"})]},
        "components.0.components.0 BUTTON_COMPONENT_CUSTOM_ID_REQUIRED",
    ),
    "no label": ({"components": [row(button(label=""))]}, "components.0.components.0 BUTTON_COMPONENT_LABEL_REQUIRED"),
    "link with id": (
        {"components": [row(button(style=5, url="https://example.org"))]},
        "components.0.components.0 BUTTON_COMPONENT_INVALID_URL",
    ),
    "twins": ({"components": [row(button("a"), button("a"))]}, "components COMPONENT_CUSTOM_ID_DUPLICATED"),
    "six wide": (
        {"components": [row(*(button(str(n)) for n in range(6)))]},
        "components.0.components BASE_TYPE_MAX_LENGTH",
    ),
    "six rows": (
        {"components": [row(button(str(n))) for n in range(6)]},
        "components BASE_TYPE_BAD_LENGTH",
    ),
    "menu beside": ({"components": [row(menu(), button())]}, "components.0 COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    "options": ({"components": [row(menu(26))]}, "components.0.components.0.options BASE_TYPE_MAX_LENGTH"),
    "no options": ({"components": [row(menu(0))]}, "components.0.components.0.options BASE_TYPE_MIN_LENGTH"),
    "range": (
        {"components": [row(menu(3, min_values=3, max_values=2))]},
        "components.0.components.0 SELECT_COMPONENT_INVALID_RANGE",
    ),
    "more than there are": (
        {"components": [row(menu(2, max_values=3))]},
        "components.0.components.0 SELECT_COMPONENT_MAX_VALUES",
    ),
    "twin options": (
        {"components": [row(menu(options=[{"label": "a", "value": "v"}, {"label": "b", "value": "v"}]))]},
        "components.0.components.0 COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    "option label": (
        {"components": [row(menu(options=[{"label": "x" * 101, "value": "v"}]))]},
        "components.0.components.0.options.0.label BASE_TYPE_MAX_LENGTH",
    ),
    "unknown type": ({"components": [{"type": 99}]}, "components.0 UNION_TYPE_CHOICES"),
    "text without the flag": ({"components": [text("x")]}, "components UNION_TYPE_CHOICES"),
    "content with the flag": (
        v2(text("x")) | {"content": "y"},
        "content MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "embeds with the flag": (
        v2(text("x")) | {"embeds": [{"title": "y"}]},
        "embeds MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "forty-one parts": (
        v2({"type": 17, "components": [text("x")] * 40}),
        "components COMPONENT_MAX_TOTAL_EXCEEDED",
    ),
    "text over all": (v2(text("x" * 2001), text("x" * 2000)), "components COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"),
    "nothing with the flag": (v2(), "50006"),
    "four texts": (v2(section(button(), 4)), "components.0.components BASE_TYPE_MAX_LENGTH"),
    "container in container": (
        v2({"type": 17, "components": [{"type": 17, "components": [text("x")]}]}),
        "components.0.components.0 UNION_TYPE_CHOICES",
    ),
    "ephemeral in a channel": ({"content": "x", "flags": EPHEMERAL}, "flags BASE_TYPE_CHOICES"),
    "file not uploaded": (
        v2(gallery("attachment://a.png")),
        "attachments UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    "not a url": (v2(gallery("a.png")), "components URL_TYPE_INVALID_SCHEME"),
    "file by url": (
        v2({"type": 13, "file": {"url": "https://example.org/a"}}),
        "components URL_TYPE_INVALID_SCHEME",
    ),
    "unknown file": ({"content": "x", "attachments": [{"id": 3}]}, "attachments.0.id ATTACHMENT_NOT_FOUND"),
    "embed total": ({"embeds": [{"description": "y" * 3001}] * 2}, " MAX_EMBED_SIZE_EXCEEDED"),
    "embed title": ({"embeds": [{"title": "y" * 257}]}, "embeds.0.title BASE_TYPE_MAX_LENGTH"),
    "embeds": ({"embeds": [{"title": "y"}] * 11}, "embeds BASE_TYPE_MAX_LENGTH"),
    "nonce": ({"content": "x", "nonce": "n" * 26}, "nonce BASE_TYPE_MAX_LENGTH"),
    "mentions": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
}


@pytest.mark.parametrize(("form", "reason"), REFUSED.values(), ids=REFUSED.keys())
def test_what_does_not_fit_is_refused_with_the_place(form: Payload, reason: str) -> None:
    assert reason in refusal(form)


def test_eleven_files_are_too_many() -> None:
    assert refusal({"content": "x"}, *(f"{n}.txt" for n in range(11))) == "attachments BASE_TYPE_MAX_LENGTH"


def test_a_file_over_ten_mebibytes_is_too_large() -> None:
    large = Upload("a.bin", b"x" * (10 * 1024 * 1024 + 1))
    with pytest.raises(ApiError) as caught:
        DESK.new(read(MessageDraft, {"content": "x"}), [large], 0)
    assert (caught.value.status, caught.value.code) == (413, 40005)


def test_mentions_are_those_allowed() -> None:
    words = "<@1> and <@2> and <@1>"
    assert compose({"content": words}).mentions == ("1", "2")
    assert compose({"content": words, "allowed_mentions": {"parse": []}}).mentions == ()
    assert compose({"content": words, "allowed_mentions": {"users": [2]}}).mentions == ("2",)
    assert compose(v2(text(words)) | {"allowed_mentions": {"users": ["1"]}}).mentions == ("1",)


def edited(before: Body, form: Payload, *files: str) -> Body:
    return DESK.edited(before, read(MessageDraft, form), [Upload(name, b"x") for name in files], COMPONENTS_V2)


def test_an_edit_keeps_what_it_does_not_name() -> None:
    before = compose({"content": "x", "components": [row(button())]}, "a.txt")
    after = edited(before, {"content": "y"})
    assert (after.content, after.components, after.attachments) == ("y", before.components, before.attachments)


def test_an_edit_replaces_the_files_it_lists() -> None:
    before = compose({"content": "x"}, "a.txt", "b.txt")
    kept = before.attachments[1]
    after = edited(before, {"attachments": [{"id": kept.id}, {"id": 0, "filename": "c.txt"}]}, "c.txt")
    assert [item.filename for item in after.attachments] == ["b.txt", "c.txt"]
    assert edited(before, {"attachments": []}).attachments == ()


def test_plain_becomes_v2_when_its_content_goes_and_never_turns_back() -> None:
    plain = compose({"content": "x"})
    with pytest.raises(ApiError):
        edited(plain, v2(text("y")))
    laid_out = edited(plain, v2(text("y")) | {"content": None})
    assert laid_out.flags & COMPONENTS_V2
    with pytest.raises(ApiError):
        edited(laid_out, {"content": "x", "components": [], "flags": 0})
