"""The page's own books and readers, asked directly: both languages whole, markdown and typed commands read right."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.machine import stretch
from tests.page.hall import Hall

PAGE = Path(__file__).parents[2] / "bot" / "sandbox" / "page"
FIELD = re.compile(r"\{(\w+)\}")


def books() -> dict[str, dict[str, str]]:
    text = (PAGE / "words.js").read_text()
    found: dict[str, dict[str, str]] = {}
    for name in ("ENGLISH", "FRENCH"):
        body = re.search(rf"const {name} = {{\n(.*?)\n}};", text, re.S)
        assert body is not None
        found[name] = dict(re.findall(r'^  (\w+): "(.*)",$', body[1], re.M))
        assert len(found[name]) == body[1].count("\n") + 1
    return found


def test_both_languages_have_every_word_and_field() -> None:
    english, french = books()["ENGLISH"], books()["FRENCH"]
    assert english.keys() == french.keys()
    for key in english:
        assert sorted(FIELD.findall(english[key])) == sorted(FIELD.findall(french[key])), key


def test_every_word_said_is_in_the_books_and_none_is_left_over() -> None:
    files = [*PAGE.glob("*.js"), PAGE / "index.html"]
    text = "\n".join(file.read_text() for file in files if file.name != "words.js")
    said = set(re.findall(r'"(\w+)"', text)) | {"did_not_respond"}
    called = set(re.findall(r'(?:say|notice)\("(\w+)"', text)) | set(re.findall(r'data-word(?:-label)?="(\w+)"', text))
    words = books()["ENGLISH"].keys()
    assert called <= words
    assert words <= said


def test_the_page_asks_nothing_of_other_servers_and_writes_no_markup() -> None:
    for file in PAGE.iterdir():
        text = file.read_text()
        assert not re.search(r"innerHTML|insertAdjacentHTML|outerHTML|document\.write|\beval\(", text), file.name
        outside = re.findall(r"""(?:src|href|url)\s*[=(]\s*["']?(?:https?:)?//""", text)
        assert outside == [], file.name
        assert len(text.splitlines()) < 300, file.name


MARKDOWN = [
    ("a_b_c d", "text:a_b_c d"),
    (
        "**b** *i* _j_ __u__ ~~s~~",
        "bold(text:b) text:  italic(text:i) text:  italic(text:j) text:  underline(text:u) text:  strike(text:s)",
    ),
    (r"\*not\*", "text:*not*"),
    (r"great\_britain", "text:great_britain"),
    ("`**x**`", "code:**x**"),
    ("<@12> <#34> </table new:5>", "user text:  channel text:  command"),
    ("***both***", "bold(italic(text:both))"),
    ("* alone", "text:* alone"),
    ("2 * 3 * 4", "text:2 * 3 * 4"),
    ("https://a.org/x_y.", "link(text:https://a.org/x_y) text:."),
    ("[t](javascript:x)", "text:[t](javascript:x)"),
]
SHOW = """async (text) => {
  const { inline } = await import('/page/markdown.js');
  const inside = (n) => n.children ? `(${n.children.map(show).join(' ')})` : n.text !== undefined ? `:${n.text}` : '';
  const show = (n) => n.kind + inside(n);
  return inline(text).map(show).join(' ');
}"""
TIMED = f"""async (text) => {{
  const begun = performance.now();
  await ({SHOW})(text);
  return performance.now() - begun;
}}"""
BLOCKS = """async (text) => {
  const { blocks } = await import('/page/markdown.js');
  return blocks(text).map((n) => n.kind + (n.level ?? '') + (n.items ? n.items.length : '')).join(' ');
}"""


@pytest.mark.asyncio(loop_scope="session")
async def test_markdown_is_read_as_discord_reads_it(hall: Hall) -> None:
    page = await hall.enter("Ada")
    for text, tree in MARKDOWN:
        assert await page.evaluate(SHOW, text) == tree, text
    text = "# Title\n-# small\n- a\n  - b\n- c\n1. d\n> q\n> r\nplain\nmore\n```py\ncode\n```\n>>> rest\nof it"
    shown = "heading1 subtext list2 list1 quote paragraph pre quote"
    assert await page.evaluate(BLOCKS, text) == shown


@pytest.mark.asyncio(loop_scope="session")
async def test_a_hostile_text_is_read_in_no_time(hall: Hall) -> None:
    page = await hall.enter("Ada")
    for text in ("*" * 4000, "_" * 4000, "||" * 2000, "**a" * 1300, "[" * 4000, "`" * 3999 + "a", "> " * 2000):
        took = min([await page.evaluate(TIMED, text) for _ in range(3)])
        assert took < 1500 * stretch(), text[:10]


SHOWN = """async ([reader, kind]) => {
  const { leavesOf } = await import('/page/commands.js');
  const commands = [
    { name: 'all' },
    { name: 'mods', default_member_permissions: '16' },
    { name: 'owner', default_member_permissions: '0' },
    { name: 'talkers', default_member_permissions: '2048' },
    { name: 'guild', contexts: [0] },
    { name: 'old', dm_permission: false },
  ];
  return leavesOf(commands, { locale: 'fr', ...reader }, kind).map((leaf) => leaf.name);
}"""


@pytest.mark.asyncio(loop_scope="session")
async def test_commands_are_shown_by_permission_and_place(hall: Hall) -> None:
    page = await hall.enter("Ada")
    player, moderator = {"moderator": False}, {"moderator": True}
    assert await page.evaluate(SHOWN, [player, "guild"]) == ["all", "guild", "old", "talkers"]
    assert await page.evaluate(SHOWN, [moderator, "guild"]) == ["all", "guild", "mods", "old", "talkers"]
    assert await page.evaluate(SHOWN, [player, "dm"]) == ["all", "mods", "owner", "talkers"]


RELATIVE = """async (seconds) => {
  const { relative } = await import('/page/prose.js');
  return relative(Date.now() / 1000 + seconds);
}"""


@pytest.mark.asyncio(loop_scope="session")
async def test_how_far_away_a_moment_is_is_rounded(hall: Hall) -> None:
    """A clock of two days that has just begun to run is not up tomorrow."""
    page = await hall.enter("Ada")
    day, hour = 86_400, 3_600
    told = {
        2 * day - 9: "in 2 days",
        day - 9: "in 1 day",
        20 * hour: "in 20 hours",
        90: "in 2 minutes",
        0: "in 0 seconds",
    }
    told |= {-3 * hour: "3 hours ago", -40: "40 seconds ago", -day: "1 day ago"}
    assert {seconds: await page.evaluate(RELATIVE, seconds) for seconds in told} == told
