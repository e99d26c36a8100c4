"""One small picture kept beside the tests. `python -m tests.render.santa_fe_rails.references` draws it anew."""

from pathlib import Path

from render.pictures import picture
from rules.santa_fe_rails.build import position
from rules.santa_fe_rails.state import State
from rules.santa_fe_rails.view import santa_fe_view
from tests.render.references import small
from tests.render.santa_fe_rails.tables import KEY, NAMES, laid
from tests.render.showing import shown

REFERENCE = Path(__file__).parent / "middle.png"


def middle() -> State:
    return position(
        3,
        tracks={"SF": ("CHI KC WIC DOD:1",), "KP": ("KC ABI DEN",), "WP": ("SAC REN",)},
        hands={0: "LA SEA branch UP", 1: "DEN BUT"},
        played={0: "DEN ABI", 1: "REN", 2: "LA"},
        revealed={0: "double"},
        tokens="DAL 5",
    )


def reference() -> bytes:
    return picture(KEY, shown(santa_fe_view(middle(), None), (laid("KP", "ABI", "DEN", 3),), NAMES, "fr")).png


if __name__ == "__main__":
    small(reference()).quantize(96).save(REFERENCE, optimize=True)
