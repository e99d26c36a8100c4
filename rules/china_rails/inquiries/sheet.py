"""`sheet`: the whole load table, good by good."""

from collections.abc import Mapping

from rules.china_rails.view import ChinaView
from rules.core.contract import Draft, Finding, Form, Offers, Seat, View
from rules.core.phrase import phrase


class Sheet:
    form = Form("sheet")

    def ask(self, view: View, seat: Seat | None, draft: Draft) -> Offers:
        return Offers(complete=True)

    def answer(self, view: View, seat: Seat | None, values: Mapping[str, str]) -> Finding:
        assert isinstance(view, ChinaView)
        board = view.position.board
        lines = tuple(
            phrase(
                "china-find-good",
                good=freight.name,
                cities=tuple(board.cities[city].name for city in board.sources[good]),
                chips=view.position.tray(good),
                all=freight.chips,
            )
            for good, freight in enumerate(board.goods)
        )
        return Finding(lines)
