"""Small pictures kept beside the tests. `python -m tests.render.references` draws them anew."""

from io import BytesIO
from pathlib import Path

from PIL import Image

from render.pictures import picture
from rules.freight_train.build import position
from rules.freight_train.picking import Placed
from rules.freight_train.state import Spot
from rules.freight_train.take import Took
from rules.freight_train.view import table_view
from tests.render.showing import shown
from tests.render.tables import NAMES, fullest

FOLDER = Path(__file__).parent / "references"
WIDTH = 270

_OPENING = position(2, yards={0: ("box ore tank", "refr"), 1: ("gond", "auto pigg")}, turn=1)
_MIDDLE = position(
    3,
    main=("box tank", "", "ore hopp gond", "stock"),
    yards={0: ("box ore tank", "refr"), 2: ("gond coil cont auto", "auto pigg")},
    trains={0: ("box box box", "", "mixed ore refr stock"), 2: ("hopp hopp caboose",)},
    cabooses=True,
    end_drawn=True,
)
_TOOK = Took(
    seat=2,
    placed=(
        Placed(wagon="auto", row=1, to=Spot(place="yard", number=1), length=4),
        Placed(wagon="hopp", row=4, to=Spot(place="loco", number=1), length=2),
    ),
)


def references() -> dict[str, bytes]:
    """The pictures to compare, by name, as they are drawn now."""
    return {
        "opening": picture("freight_train", shown(table_view(_OPENING), (), NAMES, "en")).png,
        "middle": picture("freight_train", shown(table_view(_MIDDLE), (_TOOK,), NAMES, "fr")).png,
        "fullest": picture("freight_train", shown(fullest(5), (), NAMES, "fr")).png,
    }


def small(png: bytes) -> Image.Image:
    image = Image.open(BytesIO(png)).convert("RGB")
    return image.resize((WIDTH, round(WIDTH * image.height / image.width)), Image.Resampling.BOX)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, png in references().items():
        small(png).quantize(128).save(FOLDER / f"{name}.png", optimize=True)
