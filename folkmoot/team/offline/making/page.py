"""Pages: an app where an app was asked for, else a site."""

from __future__ import annotations

from folkmoot.team.offline.making import records, site
from folkmoot.team.offline.making.material import Material


def index(material: Material) -> str:
    if material.kind == "app":
        return records.index(material.told, material.title)
    return site.index(material.told)


def script(material: Material) -> str:
    return records.script(material.told, material.name)
