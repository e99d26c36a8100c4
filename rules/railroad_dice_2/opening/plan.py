"""Legal layouts (RD-1.1 to RD-1.4, RD-R10): judged, grown tile by tile, and drawn at random."""

from collections import Counter
from collections.abc import Iterator

from rules.core.chance import Chance
from rules.core.contract import Refusal
from rules.railroad_dice_2.board import ALL_TILES, BOARD, Tiles
from rules.railroad_dice_2.chart import Lying, layout, squares, standard
from rules.railroad_dice_2.rails import SIDES, STEP
from rules.railroad_dice_2.speech import instead, refuse

CONTACT = 4  # cells of a tile that touch another (RD-1.3)
TURNS = 4
DRAWN_WITHIN = 16  # columns and rows of a layout drawn at random
Place = tuple[int, int]


def flaw(tiles: Tiles, records: tuple[Lying, ...]) -> Refusal | None:
    """Why the six records are no legal layout. The beginners' would do."""
    found = _flaw(tiles, records)
    return found and found.but(instead=instead("layout-as", layout=standard(tiles)))


def _flaw(tiles: Tiles, records: tuple[Lying, ...]) -> Refusal | None:
    counted = Counter(one.tile for one in records)
    if missing := next((tile for tile in ALL_TILES if not counted[tile]), None):
        return refuse("RD-1.1", "tile-missing", tile=missing)
    if twice := next((tile for tile, count in sorted(counted.items()) if count > 1), None):
        return refuse("RD-1.1", "tile-twice", tile=twice)
    owner = dict[Place, int]()
    for one in records:
        for place in squares(tiles, one):
            if (other := owner.setdefault(place, one.tile)) != one.tile:
                return refuse("RD-1.2", "tiles-overlap", tile=one.tile, other=other)
    contacts = contact_cells(tiles, records)
    if loose := next((tile for tile in ALL_TILES if contacts[tile] < CONTACT), None):
        return refuse("RD-1.3", "tile-loose", tile=loose, cells=contacts[loose], least=CONTACT)
    return None if _one_piece(owner) else refuse("RD-1.4", "map-in-pieces")


def contact_cells(tiles: Tiles, records: tuple[Lying, ...]) -> Counter[int]:
    """How many cells of each tile have a side on another tile."""
    owner = {place: one.tile for one in records for place in squares(tiles, one)}
    return Counter(tile for place, tile in owner.items() if _touches(owner, place))


def next_places(tiles: Tiles, records: tuple[Lying, ...], tile: int) -> Iterator[Lying]:
    """Where a further tile can lie so that it alone already touches enough; the most compact maps first."""
    size = BOARD.tiles[tiles].size
    places = _fitting(records, size)
    ranked = sorted(places, key=lambda place: (_area((*records, Lying(tile, *place)), size), place[1], place[0]))
    for x, y in ranked:
        yield from (Lying(tile, x, y, turns) for turns in range(TURNS))


def drawn(tiles: Tiles, chance: Chance) -> str:
    """A random layout: tiles in random order, each at a random place and turn; drawn anew until it fits 16 x 16."""
    while (records := _drawn_once(BOARD.tiles[tiles].size, chance)) is None:
        pass
    return moved_to_origin(records)


def _drawn_once(size: int, chance: Chance) -> tuple[Lying, ...] | None:
    """None as soon as the map is too large: it only grows."""
    records: tuple[Lying, ...] = ()
    for tile in chance.shuffled(ALL_TILES):
        places = _fitting(records, size)
        records = (*records, Lying(tile, *places[chance.below(len(places))], chance.below(TURNS)))
        if max(_extent(records, size)) > DRAWN_WITHIN:
            return None
    return records


def moved_to_origin(records: tuple[Lying, ...]) -> str:
    """The layout written so that its upper left is 0,0."""
    left, top = min(one.x for one in records), min(one.y for one in records)
    return layout(one._replace(x=one.x - left, y=one.y - top) for one in records)


def _fitting(records: tuple[Lying, ...], size: int) -> list[Place]:
    """Where the upper left of a further tile can lie, row by row."""
    if not records:
        return [(0, 0)]
    owner = {(one.x + across, one.y + down) for one in records for across in range(size) for down in range(size)}
    reach = range(-size, size + 1)
    around = {(one.x + across, one.y + down) for one in records for across in reach for down in reach}
    return sorted((place for place in around if _fits(owner, place, size)), key=lambda place: (place[1], place[0]))


def _fits(owner: set[Place], place: Place, size: int) -> bool:
    x, y = place
    mine = {(x + across, y + down) for across in range(size) for down in range(size)}
    if not mine.isdisjoint(owner):
        return False
    return sum(any(beside in owner for beside in _beside(cell)) for cell in mine) >= CONTACT


def _beside(place: Place) -> Iterator[Place]:
    return ((place[0] + STEP[side][0], place[1] + STEP[side][1]) for side in SIDES)


def _touches(owner: dict[Place, int], place: Place) -> bool:
    return any(owner.get(beside, owner[place]) != owner[place] for beside in _beside(place))


def _one_piece(owner: dict[Place, int]) -> bool:
    start = next(iter(owner))
    seen, waiting = {start}, [start]
    while waiting:
        for beside in _beside(waiting.pop()):
            if beside in owner and beside not in seen:
                seen.add(beside)
                waiting.append(beside)
    return len(seen) == len(owner)


def _extent(records: tuple[Lying, ...], size: int) -> Place:
    xs, ys = [one.x for one in records], [one.y for one in records]
    return max(xs) - min(xs) + size, max(ys) - min(ys) + size


def _area(records: tuple[Lying, ...], size: int) -> int:
    across, down = _extent(records, size)
    return across * down
