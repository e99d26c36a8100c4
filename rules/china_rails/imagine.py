"""A whole position that a seat can't tell from the real one: unseen cards shuffled anew, unknown cash as its own."""

from rules.china_rails.audit import upgrades
from rules.china_rails.building.upgrade import PRICE as UPGRADE
from rules.china_rails.state import START_CASH, State
from rules.china_rails.view import ChinaView
from rules.core.chance import Chance
from rules.core.contract import Seat


def imagined(view: ChinaView, seat: Seat, chance: Chance) -> State:
    state = view.position
    seen = {*state.discard, *(event.card for event in state.running)}
    seen.update(card for player in state.players for card in player.hand)
    deck = chance.shuffled(tuple(card for card in state.board.deck if card not in seen))
    cash = tuple(state.cash[seat] if known is None else known for known in view.cash)
    paid = UPGRADE * sum(upgrades(player.loco) for player in state.players)
    bank = {"upgrade": paid, "delivery": START_CASH * len(cash) - sum(cash) - paid}
    return state.but(deck=deck, cash=cash, bank=bank)
