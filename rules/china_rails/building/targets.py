"""What a build offers next: targets ranked for the player with their price, then the six steps from the line's end."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice

from rules.china_rails.board import Board
from rules.china_rails.building.lines import ANYWHERE, Proposal, plan
from rules.china_rails.building.works import Works
from rules.china_rails.grid import DIRECTIONS
from rules.china_rails.naming import place
from rules.china_rails.parts import City, Milepost
from rules.china_rails.places import direction_named, find_site, step_from
from rules.china_rails.search_build import Line, home, reach
from rules.china_rails.state import State
from rules.core.contract import Choice, Key, Offers, Refusal, Seat
from rules.core.phrase import Phrase, phrase

MOST = 25
FIRST = 12  # of them in the order of what the player's cards ask for
Place = tuple[tuple[Milepost, ...], str]  # with the word that stands for it
COMPASS = ("nw", "ne", "e", "w", "sw", "se")  # as two rows of buttons show them


def wanted_cities(state: State, seat: Seat) -> tuple[City, ...]:
    """The cities of the seat's demands and their sources, then the major ones, then the rest."""
    return _ranked(state.board, state.players[seat].hand)


@lru_cache(maxsize=256)
def _ranked(board: Board, hand: tuple[int, ...]) -> tuple[City, ...]:
    lines = sorted((line for card in hand for line in board.demands[card]), key=lambda line: -line.pay)
    asked = [city for line in lines for city in (line.city, *board.sources[line.good])]
    every = dict.fromkeys((*asked, *board.majors, *range(len(board.cities))))
    return tuple(city for city in every if board.cities[city].mileposts)


def first_targets(state: State, seat: Seat, typed: str) -> tuple[Choice, ...]:
    """Cities, ports and mileposts that a line may lead to, with price; what own track joins already is left out."""
    return tuple(islice(_targets(state, seat, typed), MOST))


def has_target(state: State, seat: Seat) -> bool:
    return next(_targets(state, seat, ""), None) is not None


def _targets(state: State, seat: Seat, typed: str) -> Iterator[Choice]:
    works = Works(state, seat)
    reached = reach(state, seat, home(works))
    sites = list(_sites(state, seat, typed))
    if not typed:  # a menu holds few: after the most wanted the cheapest
        sites[FIRST:] = sorted(sites[FIRST:], key=lambda site: reached.price(site[0]))
    for at, value in sites:
        line = reached.to(at)
        if line is None or not line.segments or works.refusal(*line.for_now(works)[0]):
            continue
        mark = state.board.labels[at[0]]
        yield Choice(value=value, label=_label(state, at), note=_price(works, line), place=mark)


def start_choices(state: State, seat: Seat, typed: str) -> tuple[Choice, ...]:
    """Where a line may begin: major cities, and the cities that own track joins."""
    board = state.board
    mine = home(Works(state, seat))
    choices = [Choice(value=ANYWHERE, label=phrase("china-anywhere"))] if ANYWHERE.startswith(typed) else []
    for at, value in _sites(state, seat, typed):
        town = board.town_at(at[0])
        if (town and town.major) or at[0] in mine:
            choices.append(Choice(value=value, label=_label(state, at), place=board.labels[at[0]]))
    return tuple(choices[:MOST])


def wanted(state: State, seat: Seat, typed: str) -> tuple[Choice, ...]:
    """Places to go by."""
    board = state.board
    sites = list(_sites(state, seat, typed))[:MOST]
    return tuple(Choice(value=value, label=_label(state, at), place=board.labels[at[0]]) for at, value in sites)


def next_steps(state: State, seat: Seat, items: tuple[str, ...], typed: str) -> Offers:
    """The legal steps from the end of the line so far, and whether it may end here. Raises MisreadError."""
    board = state.board
    made = plan(state, seat, items, "", ())
    works, ends = _open_ends(state, seat, items, made)
    if isinstance(made, Refusal) and not ends:
        return Offers(refusal=made)
    choices = []
    for at in ends:
        for direction in DIRECTIONS:
            near = step_from(board, at, direction)
            named = (
                not typed or board.labels[near or 0].startswith(typed.upper()) or direction_named(typed) == direction
            )
            if near is None or not named:
                continue
            if works.refusal(at, near) is None:
                price = works.price(board.edge[at, near], near)
                label = phrase("china-step", way=phrase(f"china-way-{direction}"), to=place(state, near))
                note = phrase("china-note-price", price=price, left=works.budget - price)
                choices.append(Choice(value=board.labels[near], label=label, note=note, place=board.labels[near]))
    keys = _keys(works, ends[0]) if len(ends) == 1 else ()
    listed = tuple(choices[:MOST])
    return Offers(field="to", choices=listed, keys=keys, narrowed=True, closes=isinstance(made, Proposal))


def compass(state: State, seat: Seat, items: tuple[str, ...]) -> tuple[Key, ...]:
    """The six directions from the end of a line, as buttons; none where it ends in more places than one."""
    made = plan(state, seat, items, "", ())
    if isinstance(made, Refusal) or made.beyond or made.end is None:
        return ()
    return _keys(made.works, made.end)


def _keys(works: Works, at: Milepost) -> tuple[Key, ...]:
    board, keys = works.board, list[Key]()
    for direction in COMPASS:
        near = step_from(board, at, direction)
        if near is None or works.refusal(at, near) is not None:
            keys.append(Key(label=phrase(f"china-key-{direction}", price=0)))
        else:
            price = works.price(board.edge[at, near], near)
            keys.append(Key(label=phrase(f"china-key-{direction}", price=price), value=board.labels[near]))
    return tuple(keys)


def _open_ends(
    state: State, seat: Seat, items: tuple[str, ...], made: Proposal | Refusal
) -> tuple[Works, tuple[Milepost, ...]]:
    """Where the next step may begin: the end of the line, or a single place that a line may begin at."""
    fresh = Works(state, seat)
    site = find_site(state.board, " ".join(items))
    if site is not None and any(map(fresh.is_start, site.mileposts)):
        return fresh, site.mileposts
    if isinstance(made, Refusal):
        return fresh, ()
    return made.works, () if made.end is None or made.beyond else (made.end,)


def city_sites(state: State, seat: Seat, typed: str) -> Iterator[Place]:
    """The cities that fit what was typed, the most useful first."""
    board, fits = state.board, _fitting(state.board, typed)
    for city in wanted_cities(state, seat):
        if fits is None or f"c{city}" in fits:
            yield board.cities[city].mileposts, board.cities[city].key


def port_sites(state: State, typed: str) -> Iterator[Place]:
    fits = _fitting(state.board, typed)
    for number, port in enumerate(state.board.ports):
        if fits is None or f"p{number}" in fits:
            yield (port.at,), port.key


@lru_cache(maxsize=256)
def _fitting(board: Board, typed: str) -> frozenset[str] | None:
    return frozenset(board.places.like(typed)) if typed else None


def _sites(state: State, seat: Seat, typed: str) -> Iterator[Place]:
    """All places that fit what was typed."""
    board = state.board
    yield from city_sites(state, seat, typed)
    yield from port_sites(state, typed)
    if typed and any(letter.isdigit() for letter in typed):
        for label in _labels(board, typed.upper()):
            yield (board.at[label],), label


@lru_cache(maxsize=512)
def _labels(board: Board, begun: str) -> tuple[str, ...]:
    return tuple(sorted((label for label in board.labels if label.startswith(begun)), key=lambda it: (len(it), it)))


def _label(state: State, at: tuple[Milepost, ...]) -> Phrase:
    return phrase("china-target", to=place(state, at[0]), at=state.board.labels[at[0]])


def _price(works: Works, line: Line) -> Phrase:
    """`14M · 9 segments`, or `31M: this turn as far as AN41`."""
    if line.cost <= works.budget:
        return phrase("china-note-line", cost=line.cost, segments=len(line.segments))
    order = line.for_now(works)
    left, end = works.budget, order[0][0]
    for a, b in order:
        left -= works.price(works.board.edge[a, b], b)
        if left < 0:
            break
        end = b
    return phrase("china-note-line-far", cost=line.cost, at=place(works.state, end))
