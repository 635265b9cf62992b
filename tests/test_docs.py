"""The docs claim only what runs."""

import importlib.util
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
spec = importlib.util.spec_from_file_location("docs_generate", ROOT / "docs" / "generate.py")
assert spec is not None
assert spec.loader is not None
generate = importlib.util.module_from_spec(spec)
spec.loader.exec_module(generate)


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
