"""What stays the same from turn to turn, painted once: land, mileposts, cities and rulers of a sight."""

from __future__ import annotations

from render.caching import cached
from render.china_rails import layout as size
from render.china_rails.ground import land, waters
from render.china_rails.mileposts import cities, coordinates, mileposts, rulers, sea_lines
from render.china_rails.sight import Sight
from render.map.strips import sign_plate
from render.scene import Drawing, Shape


@cached(16)
def whole(sight: Sight) -> Drawing:
    """The sign without its words and the map below it. The same in every language."""
    high = sight.box.bottom + size.RULER

    def drawn() -> tuple[Shape, ...]:
        return (
            *_map(sight),
            *coordinates(sight),
            *cities(sight),
            *rulers(sight, size.WIDTH, high),
            *sign_plate(size.HEADER),
        )

    return Drawing(sight.key, size.WIDTH, high, drawn)


@cached(16)
def enlarged(sight: Sight) -> Drawing:
    """A part of the map; its rulers are drawn last, over what reaches beyond the edges, coordinates between names."""
    high = sight.box.bottom + size.CROP_RULER
    return Drawing(sight.key, size.CROP_WIDTH, high, (*_map(sight), *cities(sight)), passing=True)


def _map(sight: Sight) -> tuple[Shape, ...]:
    drawn = (land, waters, sea_lines, mileposts)
    return tuple(shape for part in drawn for shape in part(sight))
