"""One small picture kept beside the tests. `python -m tests.render.steam.references` draws it anew."""

from pathlib import Path

from render.pictures import picture
from tests.render.references import small
from tests.render.steam.tables import KEY, railways, seen

REFERENCE = Path(__file__).parent / "middle.png"


def reference() -> bytes:
    table = railways().phase("build", "A").player("A", cash=9).play("A build J4 S-NW")
    return picture(KEY, seen(table.state, *table.events, language="fr")).png


if __name__ == "__main__":
    small(reference()).quantize(128).save(REFERENCE, optimize=True)
