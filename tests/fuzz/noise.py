"""Hostile texts and mutations, all from a seeded `random.Random`."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

HOSTILE = (
    "",
    " ",
    "\0",
    "\x00\x01\x02\x7f\x80",
    "\n\n\n",
    "a\rb\u2028c\u2029d\x85e",
    "@everyone @here <@1> <@&2> <#3> </x:4>",
    "**bold** __u__ ~~s~~ ||spoiler|| `code` ```py\nblock``` > quote # head [a](http://x.y)",
    "\u202egnitirw \u2066ot\u2069 tfel\u200f",
    "🚂" * 40,
    "👩‍👩‍👧‍👦🏳️‍🌈🇫🇷",
    "é" + "\u0301" * 200,
    "x" * 500,
    "9" * 400,
    "٣٤٥ ٢>yard١",
    "１２３",
    "²³¹",
    "-1",
    "1e999",
    "NaN",
    "None",
    "null",
    "{}",
    "{ $who } { -term } {{",
    "%s %d {0} {x} ${y} \\",
    "'; DROP TABLE game; --",
    '"},{"x":1',
    "../../etc/passwd",
    "<script>alert(1)</script>",
    "ﷺ" * 30,
    "/table reset",
    "true",
    "0x10",
    "ß".upper(),
    "İ",
)
"""Texts that have broken programs before."""

_ALPHABET = "abcdefghijklmnop 0123456789>:/.,-=|@#`*_\n\t\u200b\u00e9\u0130\U0001f682\0"


def text(chance: random.Random, longest: int = 300) -> str:
    """A hostile text: a known one, several of them, or plain noise."""
    kind = chance.randrange(4)
    if kind == 0:
        return "".join(chance.choices(_ALPHABET, k=chance.randrange(longest)))
    if kind == 1:
        return " ".join(chance.choices(HOSTILE, k=3))[:longest]
    return chance.choice(HOSTILE)[:longest]


def mutated(chance: random.Random, good: str, times: int = 0) -> str:
    """A good text with a few things wrong: cut, doubled, swapped, or noise put in."""
    said = good
    for _ in range(times or chance.randint(1, 3)):
        said = chance.choice(_CHANGES)(chance, said)
    return said


def mutated_lines(chance: random.Random, good: str) -> str:
    """A good file with a few things wrong in its lines and characters."""
    lines = good.split("\n")
    for _ in range(chance.randint(1, 3)):
        at, other = chance.randrange(len(lines)), chance.randrange(len(lines))
        kind = chance.randrange(5)
        if kind == 0 and len(lines) > 1:
            del lines[at]
        elif kind == 1:
            lines.insert(at, lines[other])
        elif kind == 2:
            lines[at], lines[other] = lines[other], lines[at]
        elif kind == 3:
            lines[at] = text(chance)
        else:
            lines[at] = mutated(chance, lines[at])
    return "\n".join(lines)


def _cut(chance: random.Random, said: str) -> str:
    at = chance.randrange(len(said) + 1)
    return said[:at] + said[at + chance.randint(1, 3) :]


def _doubled(chance: random.Random, said: str) -> str:
    at, to = sorted(chance.randrange(len(said) + 1) for _ in range(2))
    return said[:to] + said[at:to] + said[to:]


def _swapped(chance: random.Random, said: str) -> str:
    at = chance.randrange(max(1, len(said) - 1))
    return said[:at] + said[at + 1 : at + 2] + said[at : at + 1] + said[at + 2 :]


def _other_digit(chance: random.Random, said: str) -> str:
    digits = [place for place, letter in enumerate(said) if letter.isdigit()]
    if not digits:
        return said + str(chance.randrange(10))
    at = chance.choice(digits)
    return said[:at] + chance.choice("0123456789") + said[at + 1 :]


def _noise_in(chance: random.Random, said: str) -> str:
    at = chance.randrange(len(said) + 1)
    return said[:at] + text(chance, 20) + said[at:]


def _shouted(chance: random.Random, said: str) -> str:
    return chance.choice((said.upper(), said.title(), said.swapcase(), f"  {said}\t"))


_CHANGES: Sequence[Callable[[random.Random, str], str]] = (_cut, _doubled, _swapped, _other_digit, _noise_in, _shouted)
