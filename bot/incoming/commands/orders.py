"""/table auto: what the house answers for a seat. Private, checked when it speaks; only its moves are told."""

from __future__ import annotations

from discord import app_commands

from bot.incoming.commands.making import choice, coded, matches
from bot.incoming.replies import Answer, Asker
from bot.limits import CHOICES
from bot.tables import acts
from bot.tables.table import Table
from rules.core.contract import Choice, Draft, Order, Seat
from rules.core.phrase import Phrase, phrase


async def auto(asker: Asker, order: str | None = None, value: str | None = None, cancel: bool = False) -> Answer:
    table, seat = await asker.seat()
    if not table.game.orders:
        raise acts.denied("denied-no-orders")
    if order is None:
        return Answer(await _given(asker, table, seat))
    names = _names(asker, table, seat)
    name = coded(order, names)
    if name not in names:
        raise acts.denied("denied-unknown-order", name=order, known=tuple(names.values()))
    if cancel:
        dropped = await asker.services.books.drop_order(table, seat, name)
        return asker.answer("done-order-dropped" if dropped else "order-none")
    kept = Order(name=name, value=table.game.orders[name].read(value or ""))
    await asker.services.books.keep_order(table, seat, kept)
    asker.services.robots.heard(table)  # it may have an answer at once
    return asker.answer("done-order", order=_said(table, seat, kept))


async def complete_order(asker: Asker, current: str) -> list[app_commands.Choice[str]]:
    table, seat = await asker.seat()
    names = _names(asker, table, seat)
    return [choice(label, name) for name, label in names.items() if matches(current, label, name)][:CHOICES]


async def complete_order_value(asker: Asker, current: str) -> list[app_commands.Choice[str]]:
    table, seat = await asker.seat()
    name = coded(asker.given("order"), _names(asker, table, seat))
    choices = _choices(table, seat, name, current) if name in table.game.orders else None
    said = [(asker.say(one.label, table), one.value) for one in choices or ()]
    return [choice(label, value) for label, value in said if matches(current, label, value)][:CHOICES]


async def _given(asker: Asker, table: Table, seat: Seat) -> str:
    """The orders this seat has given, and those it could give."""
    given = (await asker.services.books.orders(table.id)).get(seat, ())
    lines = [asker.words.text("orders-heading")]
    lines += [f"- {asker.say(_said(table, seat, one), table)}" for one in given] or [asker.words.text("order-none")]
    lines.append(asker.words.text("orders-possible"))
    for name, said in _names(asker, table, seat).items():
        lines.append(f"- **{said}** — {asker.say(_name(table, f'{name}-help'))}")
    return "\n".join(lines)


def _said(table: Table, seat: Seat, order: Order) -> Phrase:
    """An order in words: as its value was offered, if it was."""
    name = _name(table, order.name)
    for one in _choices(table, seat, order.name, order.value) or ():
        if one.value == order.value:
            return phrase("order-chosen", name=name, value=one.label)
    return phrase("order-given", name=name, value=order.value)


def _names(asker: Asker, table: Table, seat: Seat) -> dict[str, str]:
    """The orders that mean something at this table, in words."""
    meant = (
        name
        for name, order in table.game.orders.items()
        if not order.form.fields or _choices(table, seat, name, "") != ()
    )
    return {name: asker.say(_name(table, name)) for name in meant}


def _choices(table: Table, seat: Seat, name: str, typed: str) -> tuple[Choice, ...] | None:
    """What an order can say; None before the start, when nobody knows."""
    if table.state is None:
        return None
    order = table.game.orders[name]
    return order.ask(table.game.view(table.state, seat), seat, Draft(kind=order.form.kind, typed=typed)).choices


def _name(table: Table, name: str) -> Phrase:
    return phrase(f"{table.game.command}-order-{name}")
