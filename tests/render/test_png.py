"""PNG bytes that any reader takes: the same pixels, the same palette, and the same file every time."""

from hashlib import sha256
from io import BytesIO

from PIL import Image

from render.png import png


def striped(wide: int, high: int) -> Image.Image:
    image = Image.new("P", (wide, high))
    image.putpalette([value for i in range(256) for value in (i, 255 - i, (7 * i) % 256)])
    image.putdata([(x * 5 + y * 3) % 256 for y in range(high) for x in range(wide)])
    return image


def test_a_reader_finds_the_same_pixels_and_colours() -> None:
    for size in ((1, 1), (37, 23), (256, 3)):
        image = striped(*size)
        read = Image.open(BytesIO(png(image)))
        read.load()
        assert (read.mode, read.size) == ("P", size)
        assert read.tobytes() == image.tobytes()
        assert read.convert("RGB").tobytes() == image.convert("RGB").tobytes()


def test_the_file_is_the_same_on_every_machine() -> None:
    """What the compressor answers for this image; another answer means another compressor."""
    assert sha256(png(striped(64, 64))).hexdigest().startswith("ecbea0f82655666fef0def493a3b6154")
