"""stub"""

from rules.china_rails.speech import ChinaMove
from rules.china_rails.view import ChinaView


def choose_move(view: ChinaView, seat: int) -> ChinaMove:
    raise NotImplementedError
