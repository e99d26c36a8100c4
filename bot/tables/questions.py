"""Questions to people at a table: undo, redo, the clock, a seat that is offered. One mechanism for all of them.

A question and its answers are rows of the log, so that they outlive a restart. Each topic says in a `Proposal` who is
asked, how many must agree and what follows; here stands how long a question waits, what ends it, and who has decided.
Pure functions; they raise DeniedError.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal, cast

from bot.tables.acts import denied
from bot.tables.history import counted, retired
from bot.tables.table import SEATING, Button, Change, Entry, Table, plain_name
from rules.core.contract import Seat
from rules.core.phrase import Phrase, Who, phrase

Topic = Literal["undo", "redo", "pause", "resume", "clock", "seat"]
Group = Literal["moves", "clock", "seat"]
Takes = Literal["all", "most", "most unopposed"]  # how many of those asked, counting the asker as agreed

PATIENCE = 48 * 3600  # seconds that a question waits for answers
FINAL = "final"  # in the row of the refusal that ended a question: it stays refused, whoever leaves afterwards
GROUPS: dict[Topic, Group] = {
    "undo": "moves", "redo": "moves", "pause": "clock", "resume": "clock", "clock": "clock", "seat": "seat",
}  # fmt: skip
_CLOCK_ACTS = ("pause", "resume", "clock", "end", "reset")  # after which a question about the clock is moot
_SEAT_ACTS = (*SEATING, "retire")
_OLD_ANSWERS: dict[str, tuple[Group, bool]] = {
    "aye": ("clock", True),
    "nay": ("clock", False),
    "decline": ("seat", False),
}


@dataclass(frozen=True)
class Question:
    """A question as the log has it, with the last word of everybody who has answered."""

    topic: Topic
    detail: str  # the revision to go to, the pace, or the person that a seat is offered to
    seat: Seat  # whoever holds it asks
    until: int | None  # a seat is offered for as long as it does not change hands
    revision: int  # where it stands in the log: buttons carry it
    agreed: frozenset[int] = frozenset()
    refused: frozenset[int] = frozenset()

    @property
    def group(self) -> Group:
        return GROUPS[self.topic]

    def late(self, now: float) -> bool:
        return self.until is not None and now > self.until


@dataclass(frozen=True)
class Proposal:
    """What a question comes to at a table as it stands: who is asked besides the asker, and what follows."""

    voters: frozenset[int]
    takes: Takes
    done: Change


def people(table: Table, log: Sequence[Entry]) -> frozenset[int]:
    """Who holds a seat and has not left the game."""
    gone = retired(counted(log, table.revision))
    return frozenset(
        holder.user for seat, holder in enumerate(table.seats) if holder.user is not None and seat not in gone
    )


def standing(log: Sequence[Entry]) -> list[Question]:
    """The questions that nothing in the log has ended: of each group the newest, of seats one each."""
    found: dict[tuple[Group, Seat | None], Question] = {}
    for entry in log:
        asked = _read(entry)
        for key, question in list(found.items()):
            answered = _answered(question, entry)
            if answered is None or (asked is None and _moot(question, entry)):
                del found[key]
            else:
                found[key] = answered
        if asked is not None:
            found[asked.group, asked.seat if asked.group == "seat" else None] = asked
    return list(found.values())


def open_question(log: Sequence[Entry], revision: int, now: float) -> Question:
    """The question that was asked at a revision, if it still waits for answers. Raises DeniedError."""
    question = next((each for each in standing(log) if each.revision == revision), None)
    if question is None:
        raise denied("denied-appeal-closed")
    if question.late(now):
        raise denied("denied-appeal-late")
    return question


def asked(table: Table, user: int, question: Question, proposal: Proposal, lines: Sequence[Phrase]) -> Change:
    """The question is put to the others; where nobody need agree, it is done at once."""
    if decided(table, question, proposal):
        return proposal.done
    written = [question.topic, question.detail, *([] if question.until is None else [f"<t:{question.until}:f>"])]
    entry = Entry("ask", " ".join(written), seat=question.seat, actor=user, quiet=True)
    if question.topic == "seat":
        change = Change(table, (entry,), tuple(lines), table.to_act(), buttons=_buttons(question))
        return replace(change, guest=int(question.detail))
    voters = _seats(table, proposal.voters)
    takes = "unanimity" if proposal.takes == "all" else "majority"
    count, until = _needed(table, question, proposal), f"<t:{question.until}:R>"
    needed = phrase(f"told-appeal-{takes}", who=_who(voters), count=count, until=until)
    return Change(table, (entry,), (*lines, needed), table.to_act(), buttons=_buttons(question), call=voters)


def answered(table: Table, question: Question, proposal: Proposal, user: int, name: str, *, agrees: bool) -> Change:
    """The answer of somebody who is asked, and what it decides; who asked may withdraw the question."""
    seat = table.seat_of(user)
    who = Who(seat=seat) if seat is not None else f"**{plain_name(name)}**"
    vote = Entry("agree" if agrees else "refuse", str(question.revision), seat, user, quiet=True)
    if user == table.seats[question.seat].user:
        if agrees:
            raise denied("denied-appeal-own")
        return _ended(table, vote, phrase("told-withdrawn", who=Who(seat=question.seat)))
    if user not in proposal.voters:
        if question.topic == "seat":
            raise denied("denied-offer-other")
        raise denied("denied-not-seated" if seat is None else "denied-not-asked")
    if user in (question.agreed if agrees else question.refused):
        raise denied("denied-answered")
    now = _with_answer(question, user, agrees)
    match decided(table, now, proposal):
        case True:
            done = proposal.done
            return replace(done, entries=(vote, *done.entries), lines=(phrase("told-agree", who=who), *done.lines))
        case False:
            return _ended(table, vote, phrase("told-refused", who=who, what=question.topic))
    said = phrase("told-agree" if agrees else "told-refuse", who=who)
    lines = (said, _left(_unanswered(table, now, proposal)))
    return Change(table, (vote,), lines, table.to_act(), buttons=_buttons(question), question=question.revision)


def decided(table: Table, question: Question, proposal: Proposal) -> bool | None:
    """Whether enough have agreed; False once they cannot any more, None while it is open."""
    refusing = proposal.voters & question.refused
    needed = _needed(table, question, proposal)
    if len(proposal.voters & question.agreed) >= needed:
        return True
    ended = bool(refusing) if proposal.takes == "most unopposed" else len(proposal.voters - refusing) < needed
    return False if ended else None


def calling(change: Change, question: Question, proposal: Proposal) -> Change:
    """A change of seats, with whoever has come to a seat that is asked called to answer."""
    left = _unanswered(change.table, question, proposal)
    called = left & {entry.seat for entry in change.entries if entry.act in SEATING}
    if not called or change.question:
        return change
    buttons = (*change.buttons, *_buttons(question))
    lines = (*change.lines, _left(left))
    return replace(change, lines=lines, buttons=buttons, question=question.revision, call=change.call | called)


def _needed(table: Table, question: Question, proposal: Proposal) -> int:
    """How many of the voters must agree; whoever asks has agreed."""
    if proposal.takes == "all":
        return len(proposal.voters)
    asker = 0 if table.seats[question.seat].user is None else 1
    return (len(proposal.voters) + asker) // 2 + 1 - asker


def _ended(table: Table, vote: Entry, *lines: Phrase) -> Change:
    return Change(table, (replace(vote, text=f"{vote.text} {FINAL}"),), lines, table.to_act())


def _buttons(question: Question) -> tuple[Button, ...]:
    return ("accept", "decline") if question.topic == "seat" else ("agree", "refuse")


def _seats(table: Table, users: frozenset[int]) -> frozenset[Seat]:
    return frozenset(seat for seat, holder in enumerate(table.seats) if holder.user in users)


def _unanswered(table: Table, question: Question, proposal: Proposal) -> frozenset[Seat]:
    return _seats(table, proposal.voters - question.agreed - question.refused)


def _left(seats: frozenset[Seat]) -> Phrase:
    return phrase("told-appeal-left", who=_who(seats))


def _who(seats: frozenset[Seat]) -> tuple[Who, ...]:
    return tuple(Who(seat=seat) for seat in sorted(seats))


# As the log has it, also in rows of earlier versions: appeal, offer, aye, nay, decline


def _read(entry: Entry) -> Question | None:
    """The question that a row asks."""
    text = entry.text
    if entry.act == "appeal":
        text = re.sub(r" (\d+)$", r" <t:\1:f>", text)
    elif entry.act == "offer":
        text = f"seat {text}"
    elif entry.act != "ask":
        return None
    found = re.fullmatch(r"(undo|redo|pause|resume|clock|seat) (\S+)(?: <t:(\d+):f>)?", text)
    if found is None or entry.seat is None:
        return None
    until = int(found[3]) if found[3] else None
    return Question(cast("Topic", found[1]), found[2], entry.seat, until, entry.revision)


def _answered(question: Question, entry: Entry) -> Question | None:
    """The question after a row of the log; None where the row is the answer that ended it."""
    agrees: bool
    if entry.act in _OLD_ANSWERS:
        group, agrees = _OLD_ANSWERS[entry.act]
        about = group == question.group and (group != "seat" or entry.seat == question.seat)
        final = not agrees
    elif entry.act in ("agree", "refuse"):
        number, _, ending = entry.text.partition(" ")
        about = int(number) == question.revision if number.isdecimal() else question.group == "moves"
        agrees, final = entry.act == "agree", FINAL in (number, ending)
        final = final or (not agrees and entry.seat == question.seat)  # withdrawn
    else:
        return question
    if not about or entry.actor is None:
        return question
    return None if final else _with_answer(question, entry.actor, agrees)


def _with_answer(question: Question, user: int, agrees: bool) -> Question:
    said = frozenset({user})
    if agrees:
        return replace(question, agreed=question.agreed | said, refused=question.refused - said)
    return replace(question, agreed=question.agreed - said, refused=question.refused | said)


def _moot(question: Question, entry: Entry) -> bool:
    """Whether what happened leaves nothing to be decided."""
    match question.group:
        case "moves":
            return not entry.quiet
        case "clock":
            return entry.act in _CLOCK_ACTS
    return entry.seat == question.seat and entry.act in _SEAT_ACTS
