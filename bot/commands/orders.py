"""/table order: what the house answers for a seat. Private, checked when it speaks; only its moves are told."""

from __future__ import annotations

from discord import app_commands

from bot import acts
from bot.buttons import Interaction
from bot.commands.making import choice, coded, matches
from bot.limits import CHOICES
from bot.replies import Answer, Asker, asker_of, reply
from bot.table import DeniedError, Table
from rules.core.contract import Draft, Order, Seat
from rules.core.phrase import Phrase, phrase


async def order(
    interaction: Interaction, order: str | None = None, value: str | None = None, cancel: bool = False
) -> None:
    async def work(asker: Asker) -> Answer:
        table, seat = await asker.seat()
        if not table.game.orders:
            raise acts.denied("denied-no-orders")
        if order is None:
            return Answer(await _given(asker, table, seat))
        names = _names(asker, table)
        name = coded(order, names)
        if name not in names:
            raise acts.denied("denied-unknown-order", name=order, known=tuple(names.values()))
        if cancel:
            dropped = await asker.desk.books.drop_order(table, seat, name)
            return Answer(asker.words.text("done-order-dropped" if dropped else "order-none"))
        kept = Order(name=name, value=table.game.orders[name].read(value or ""))
        await asker.desk.books.keep_order(table, seat, kept)
        asker.desk.robots.heard(table)  # it may have an answer at once
        return Answer(asker.words.text("done-order", order=_said(table, seat, kept)))

    await reply(interaction, work)


async def complete_order(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    asker = asker_of(interaction)
    try:
        table, _ = await asker.seat()
    except DeniedError as error:
        return [choice(asker.say(error.why), "-")]
    names = _names(asker, table)
    return [choice(label, name) for name, label in names.items() if matches(current, label, name)][:CHOICES]


async def complete_order_value(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    asker = asker_of(interaction)
    try:
        table, seat = await asker.seat()
    except DeniedError as error:
        return [choice(asker.say(error.why), "-")]
    wanted = table.game.orders.get(coded(str(interaction.namespace.order or ""), _names(asker, table)))
    if wanted is None or table.state is None:
        return []
    offers = wanted.ask(table.game.view(table.state, seat), seat, Draft(kind=wanted.form.kind, typed=current))
    said = [(asker.say(one.label, table), one.value) for one in offers.choices]
    return [choice(label, value) for label, value in said if matches(current, label, value)][:CHOICES]


async def _given(asker: Asker, table: Table, seat: Seat) -> str:
    """The orders this seat has given, and those it could give."""
    given = (await asker.desk.books.orders(table.id)).get(seat, ())
    lines = [asker.words.text("orders-heading")]
    lines += [f"- {asker.say(_said(table, seat, one), table)}" for one in given] or [asker.words.text("order-none")]
    lines.append(asker.words.text("orders-possible"))
    for name in table.game.orders:
        lines.append(f"- **{asker.say(_name(table, name))}** — {asker.say(_name(table, f'{name}-help'))}")
    return "\n".join(lines)


def _said(table: Table, seat: Seat, order: Order) -> Phrase:
    """An order in words: as its value was offered, if it was."""
    name = _name(table, order.name)
    given = table.game.orders[order.name]
    if table.state is not None:
        draft = Draft(kind=given.form.kind, typed=order.value)
        for one in given.ask(table.game.view(table.state, seat), seat, draft).choices:
            if one.value == order.value:
                return phrase("order-chosen", name=name, value=one.label)
    return phrase("order-given", name=name, value=order.value)


def _names(asker: Asker, table: Table) -> dict[str, str]:
    return {name: asker.say(_name(table, name)) for name in table.game.orders}


def _name(table: Table, name: str) -> Phrase:
    return phrase(f"{table.game.command}-order-{name}")
