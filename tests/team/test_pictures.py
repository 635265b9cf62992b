"""Pictures that were brought: they are copied, stand on the page, and what is none is named."""

from __future__ import annotations

import struct
import zlib
from html.parser import HTMLParser
from pathlib import Path

import pytest

from folkmoot.conversation.words import LANGUAGES
from folkmoot.team.offline.pictures import wrong
from tests.team.building import built

WISHES = {
    "en": "Build a website for my bakery. Tue-Sat 6:00-18:00. Put a photo of the shop at the top.",
    "de": "Baut mir eine Website für meine Bäckerei. Mo-Fr 6:30-18 Uhr. Bitte ein Foto ganz oben.",
    "es": "Hazme una web para mi panadería. Lun-Vie 8:00-18:00. Por favor, pon una foto arriba.",
    "ru": "Сделайте сайт для моей пекарни. Пн-Пт 9:00-20:00. Пожалуйста, поставьте фото сверху.",
}


def png(wide: int, high: int) -> bytes:
    def chunk(name: bytes, data: bytes) -> bytes:
        return (
            struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
        )

    head = struct.pack(">IIBBBBB", wide, high, 8, 2, 0, 0, 0)
    lines = zlib.compress((b"\0" + b"\xaa\x55\x22" * wide) * high)
    parts = chunk(b"IHDR", head) + chunk(b"IDAT", lines) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + parts


SVG = '<svg xmlns="http://www.w3.org/2000/svg">{}</svg>'
HARMFUL = (
    "<script>alert(1)</script>",
    '<circle r="1" onload="alert(1)"/>',
    '<a href="javascript:alert(1)"><text>x</text></a>',
    "<foreignObject><body/></foreignObject>",
    '<image href="https://example.org/x.png"/>',
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """What people have beside their pictures."""
    shop = tmp_path / "shop"
    shop.mkdir()
    (shop / "our_shop-front.png").write_bytes(png(40, 30))
    (shop / "IMG_2034.PNG").write_bytes(png(4, 3))
    (shop / "logo.svg").write_text(SVG.format('<circle r="4"/>'))
    (shop / "evil.svg").write_text(SVG.format(HARMFUL[0]))
    (shop / "fake.jpg").write_bytes(b"hello")
    with (shop / "huge.jpg").open("wb") as file:
        file.write(b"\xff\xd8\xff")
        file.truncate(50_000_000)
    (shop / "menu.md").write_text("Sourdough 4.50 €\nRolls 0.60 €\n")
    return shop


class Images(HTMLParser):
    """Every picture of a page, and whether it stands in the head of it."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.found: dict[str, tuple[str, bool]] = {}
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "header":
            self.open.append(tag)
        if tag == "img":
            own = dict(attrs)
            self.found[own["src"] or ""] = (own["alt"] or "", bool(self.open))

    def handle_endtag(self, tag: str) -> None:
        if tag == "header":
            self.open.pop()


@pytest.mark.parametrize("lang", WISHES)
async def test_pictures_are_copied_and_stand_on_the_page(
    lang: str, folder: Path, tmp_path: Path
) -> None:
    made = await built(tmp_path / "home", WISHES[lang], material=(folder,))
    await made.goes_on()
    (own,) = (tmp_path / "home" / "projects" / "home").iterdir()
    images = Images((own / "index.html").read_text("utf-8")).found
    assert set(images) == {
        "pictures/our-shop-front.png",
        "pictures/img-2034.png",
        "pictures/logo.svg",
    }
    assert (own / "pictures/our-shop-front.png").read_bytes() == png(40, 30)
    assert sorted(path.name for path in (own / "pictures").iterdir()) == [
        "img-2034.png",
        "logo.svg",
        "our-shop-front.png",
    ]
    assert sum(top for _, top in images.values()) == 1, "one at the top, as was asked for"
    assert images["pictures/our-shop-front.png"][0] == "Our shop front"
    assert all(alt for alt, _ in images.values())
    assert (folder / "our_shop-front.png").read_bytes() == png(40, 30), "nothing brought is changed"
    said = [one["text"] for one in made.kinds("task_finished")]
    said += [one["text"] for one in made.kinds("said")]
    said += made.beyond() if made.kinds("brief_written") else []
    for name in ("evil.svg", "fake.jpg", "huge.jpg"):
        assert any(name in text for text in said), name
    assert "Sourdough" in (own / "index.html").read_text("utf-8"), "the rest went on"


async def test_the_picture_that_is_named_comes_first(folder: Path, tmp_path: Path) -> None:
    made = await built(tmp_path / "home", WISHES["en"], material=(folder,))
    await made.goes_on()
    images = Images((next((tmp_path / "home/projects/home").iterdir()) / "index.html").read_text())
    assert images.found["pictures/our-shop-front.png"][1]
    assert len(made.points("shown")) >= 4


async def test_a_picture_that_is_gone_keeps_nothing_from_being_made(
    folder: Path, tmp_path: Path
) -> None:
    made = await built(tmp_path / "home", WISHES["en"], material=(folder,))
    while made.card["kind"] == "questions":
        await made.presses("skip")
    (folder / "logo.svg").unlink()
    await made.goes_on()
    finished = [one["text"] for one in made.kinds("task_finished")]
    assert any("“logo.svg” is not there any more." in text for text in finished)
    assert "<h1>" in made.files()["index.html"]
    assert "logo.svg" not in made.files()["index.html"]


@pytest.mark.parametrize("harm", HARMFUL)
def test_a_drawing_with_a_program_in_it_is_left(harm: str, tmp_path: Path) -> None:
    (tmp_path / "x.svg").write_text(SVG.format(harm))
    assert wrong(tmp_path / "x.svg") == "picture-harm"


def test_a_link_or_a_name_alone_is_no_picture(tmp_path: Path) -> None:
    (tmp_path / "a.png").write_bytes(png(1, 1))
    (tmp_path / "b.png").symlink_to(tmp_path / "a.png")
    (tmp_path / "c.png").write_bytes(b"\xff\xd8\xff of another kind")
    assert [wrong(tmp_path / name) for name in ("a.png", "b.png", "c.png", "d.png")] == [
        "",
        "picture-none",
        "picture-none",
        "picture-gone",
    ]


def test_every_language_has_its_wish_for_the_top() -> None:
    assert set(WISHES) < set(LANGUAGES)
