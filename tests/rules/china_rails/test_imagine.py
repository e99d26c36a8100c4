"""What a seat imagines: a legal position that looks to it as the real one does, whatever is hidden in that."""

from rules.china_rails.game import ChinaRails
from rules.china_rails.state import ChinaOptions
from rules.core.chance import Chance

RULES = ChinaRails()
DEALT = RULES.setup(ChinaOptions(), 3, Chance(bytes(32))).state


def test_what_is_imagined_looks_like_the_real_position() -> None:
    view = RULES.view(DEALT, 1)
    found = RULES.imagine(view, 1, Chance(bytes(31) + b"1"))
    RULES.audit(found)
    assert RULES.view(found, 1) == view
    assert sorted(found.deck) == sorted(DEALT.deck)
    assert found.deck != DEALT.deck


def test_what_is_hidden_does_not_show_in_what_is_imagined() -> None:
    other = DEALT.but(deck=DEALT.deck[::-1], cash=(90, 60, 7))
    one, two = (RULES.imagine(RULES.view(state, 1), 1, Chance(bytes(32))) for state in (DEALT, other))
    assert one == two
