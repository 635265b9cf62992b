"""The docs claim only what runs."""

import importlib.util
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]


def page_maker(name: str) -> Any:
    """A script of docs/, which is no package."""
    spec = importlib.util.spec_from_file_location(f"docs_{name}", ROOT / "docs" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


generate, picture = page_maker("generate"), page_maker("picture")


@pytest.mark.parametrize("page", generate.pages(), ids=lambda page: page.name)
def test_generated_parts_are_what_the_program_prints(page: Path) -> None:
    assert generate.generated(page.read_text()) == page.read_text(), "run: make docs"


def test_every_link_of_the_docs_leads_somewhere() -> None:
    import re

    broken = [
        f"{page.name}: {target}"
        for page in generate.pages()
        for target in re.findall(r"\]\(([^)#]+)\)", page.read_text())
        if "://" not in target and not (page.parent / target).exists()
    ]
    assert not broken


def test_the_picture_is_what_the_terminal_shows() -> None:
    assert picture.picture() == picture.PICTURE.read_text("utf-8"), "run: make picture"
