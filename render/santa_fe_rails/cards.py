"""Cards in a few words, as they stand on the picture."""

from render.words import Words
from rules.santa_fe_rails.board import Board
from rules.santa_fe_rails.cards import company_on, is_branch, is_city


def card_name(board: Board, card: str, say: Words) -> str:
    """A city's name, "Double turn", "SF branch"."""
    if is_city(card):
        return board.city[card].name
    if is_branch(card):
        return say.text("santafe-picture-branch", company=company_on(card))
    return say.text(f"santafe-picture-{card}")
