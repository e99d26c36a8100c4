"""Ports with their markers, and canals that no tile covers yet (ST-GB-2, ST-GB-23, ST-GB-29)."""

from rules.steam.board import Canal, Hex
from rules.steam.network import network
from rules.steam.state import State


def active(state: State, at: Hex) -> bool:
    """Whether a cube may still arrive by sea at a port."""
    return not state.mark(_mark(at))


def flip(state: State, at: Hex) -> State:
    return state.with_mark(_mark(at), 1)


def covered(state: State, canal: Canal) -> bool:
    """ST-R77: a tile on any of its hexes ends the whole canal. Such tiles are never taken off."""
    laid, number = network(state).on, state.board.number
    return any(number[hex_id] in laid for hex_id in canal.hexes)


def _mark(at: Hex) -> str:
    return f"flipped{at}"
