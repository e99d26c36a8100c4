"""Small pictures kept beside the tests. `python -m tests.render.china_rails.references` draws them anew."""

from pathlib import Path

from render.pictures import picture, pictures
from rules.china_rails.state import State
from tests.render.china_rails.tables import KEY, built, table, told
from tests.render.references import small

HERE = Path(__file__).parent
LINE = "BB31 BB32 BB33 BB34 BB35 BB36"


def busy() -> State:
    return table(
        4,
        track={0: LINE, 1: "AP52 AP53 AP54 AP55 AP56 AP57", 2: "BI47 BH48"},
        trains={0: "BB32", 1: "AP57"},
        loads={0: "tea silk", 1: "coal"},
        running=["wind_storm", "sand_storm"],
    )


def references() -> dict[str, bytes]:
    crop = pictures(KEY, told(busy(), built(LINE, (1, 3, 1, 1, 3)), plan=True))[0]
    return {"whole.png": picture(KEY, told(busy(), language="fr")).png, "crop.png": crop.png}


if __name__ == "__main__":
    for name, made in references().items():
        small(made).quantize(96).save(HERE / name, optimize=True)
