"""One small picture kept beside the tests. `python -m tests.render.railroad_dice_2.references` draws it anew."""

from pathlib import Path

from render.pictures import picture
from tests.render.railroad_dice_2.tables import KEY, LAID, seen, two_homes
from tests.render.references import small

REFERENCE = Path(__file__).parent / "middle.png"


def reference() -> bytes:
    return picture(KEY, seen(two_homes(), LAID, language="fr")).png


if __name__ == "__main__":
    small(reference()).quantize(96).save(REFERENCE, optimize=True)
