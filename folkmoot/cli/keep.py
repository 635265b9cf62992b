"""`folkmoot backup`, `restore`, `export` and `doctor`: keeping what there is."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from folkmoot.backup import Kept, backup
from folkmoot.cli import show
from folkmoot.doctor import examine
from folkmoot.errors import BadSetting
from folkmoot.restore import restore
from folkmoot.settings import read

if TYPE_CHECKING:
    from folkmoot.app import Team

MARKS = {"ok": "✓", "note": "!", "trouble": "✗"}
WIDTH = 12


def backed_up(to: Path, as_json: bool) -> int:
    """Write the data folder into a new file; whoever works goes on meanwhile."""
    settings = read()
    kept = backup(settings.home, settings.database, to)
    if as_json:
        show.json_line({"kind": "backup", **_view(kept), "left_out": list(kept.left)})
        return 0
    show.line(f"{kept.path}: {len(kept.files)} files, {kept.size:,} bytes, as of {kept.made_at}.")
    for name in kept.left:
        one = name.replace("\n", "\\n")  # a name must not look like a line of ours
        show.line(f"  left out, as it is a link or no file: {one}")
    return 0


def restored(archive: Path, as_json: bool) -> int:
    """Put a back-up into the data folder, which must be empty or not there."""
    settings = read()
    if settings.file is not None:
        why = "a back-up brings its own database; unset it to restore"
        raise BadSetting("FOLKMOOT_DATABASE_URL", why)
    kept = restore(archive, settings.home)
    if as_json:
        show.json_line({"kind": "restored", **_view(kept), "home": str(settings.home)})
        return 0
    show.line(f"{settings.home}: {len(kept.files)} files, as of {kept.made_at}.")
    show.line("`folkmoot worker --until-idle` goes on with what was under way.")
    return 0


def _view(kept: Kept) -> dict[str, Any]:
    return {
        "path": str(kept.path),
        "made_at": kept.made_at,
        "files": len(kept.files),
        "bytes": kept.size,
    }


def exported(room: str, to: Path | None, as_json: bool) -> int:
    """A room to take away: the transcript, its entries, or a zip with all that belongs to it."""
    from folkmoot.cli import run

    return run.start(_export, name=room, to=to, as_json=as_json)


async def _export(team: Team, name: str, to: Path | None, as_json: bool) -> int:
    from folkmoot.export import export_to, transcript

    room = team.known_room(name)
    if to is not None:
        names = export_to(room, to)
        view = {"kind": "export", "room": name, "path": str(to), "files": names}
        show.json_line(view) if as_json else show.line(f"{to}: {len(names)} files.")
    elif as_json:
        for entry in room.entries():
            show.json_line(entry)
    else:
        show.line(transcript(room).rstrip("\n"))
    return 0


def doctor(as_json: bool) -> int:
    """Everything Folkmoot stands on, one line each; 1 if there is any trouble."""
    code = 0
    for found in examine():
        code = 1 if found.state == "trouble" else code
        if as_json:
            view = {"what": found.what, "state": found.state}
            show.json_line({"kind": "finding", **view, "told": found.told, "todo": found.todo})
            continue
        todo = f": {found.todo}" if found.todo else ""
        told = " ".join(f"{found.told}{todo}".split())
        show.line(f"{MARKS[found.state]} {found.what:<{WIDTH}} {told}")
    return code
