"""`sheet`: the whole load table, good by good."""

from collections.abc import Mapping

from rules.china_rails.inquiries.find import good_line
from rules.china_rails.view import ChinaView
from rules.core.contract import Draft, Finding, Form, Offers, Seat, View


class Sheet:
    form = Form("sheet")

    def ask(self, view: View, seat: Seat | None, draft: Draft) -> Offers:
        return Offers(complete=True)

    def answer(self, view: View, seat: Seat | None, values: Mapping[str, str]) -> Finding:
        assert isinstance(view, ChinaView)
        return Finding(tuple(good_line(view.position, good) for good in range(len(view.position.board.goods))))
