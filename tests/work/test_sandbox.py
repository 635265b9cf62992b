"""Commands behind walls: what they can do, and what they cannot, whoever runs Folkmoot."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import sys
import time
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest

from folkmoot.work.sandbox import Bubblewrap, has
from tests.work.sandboxed import (
    ME,
    SECRET,
    WHO,
    Place,
    place,
    python,
    walls_or_skip,
)


@pytest.fixture(scope="module", autouse=True)
def _walls() -> None:
    walls_or_skip()


@pytest.fixture(params=WHO)
def here(request: pytest.FixtureRequest) -> Iterator[Place]:
    with place(request.param) as made:
        yield made


# What a command can do.


def test_a_command_works_in_the_folder_and_what_it_makes_stays(here: Place) -> None:
    given = here.write("given", "old")
    ran = here.run("cat given; echo new > given; mkdir -p a/b; echo made > a/b/c; pwd")
    assert (ran.exit, ran.stopped) == (0, "")
    assert ran.output == f"old{here.folder}\n"
    assert given.read_text() == "new\n"

    made = here.folder / "a" / "b" / "c"
    made.write_text("changed outside")
    here.write("a/b/later", "by Folkmoot")
    ran = here.run("cat a/b/c; echo more >> a/b/later; rm a/b/c; umask 077; touch closed")
    assert (ran.exit, ran.output) == (0, "changed outside")
    assert (here.folder / "a" / "b" / "later").read_text() == "by Folkmootmore\n"
    assert (here.folder / "closed").read_text() == ""
    shutil.rmtree(here.folder / "a")


def test_a_folder_that_a_command_closed_is_open_again(here: Place) -> None:
    here.run("echo x > x; chmod 000 .")
    assert (here.folder / "x").read_text() == "x\n"
    assert here.run("cat x").output == "x\n"


def test_python_is_the_one_that_runs_folkmoot(here: Place) -> None:
    ran = here.run(python("import sys; print(sys.version)"))
    assert ran.output == sys.version + "\n"


def test_it_is_known_which_programs_there_are(here: Place) -> None:
    for program in ("python3", "sh", "grep", "no-such-program"):
        assert has(program) == (here.run(f"command -v {program}").exit == 0)


def test_both_streams_are_one_in_order_and_the_exit_is_told(here: Place) -> None:
    ran = here.run("echo a; echo b >&2; echo c; exit 7")
    assert (ran.exit, ran.output) == (7, "a\nb\nc\n")
    assert 0 < ran.seconds < 5
    assert here.run("kill -9 $$").exit == 137
    assert here.run("no-such-program").exit == 127


def test_nobody_is_there_to_type(here: Place) -> None:
    ran = here.run("cat; tty")
    assert ran.output == "not a tty\n"


def test_a_program_can_serve_and_call_itself(here: Place) -> None:
    code = """
import http.server, threading, urllib.request
server = http.server.HTTPServer(("127.0.0.1", 0), http.server.SimpleHTTPRequestHandler)
threading.Thread(target=server.serve_forever, daemon=True).start()
print(urllib.request.urlopen(f"http://localhost:{server.server_port}/page").read().decode())
"""
    here.write("page", "served")
    assert here.run(python(code)).output.endswith("served\n")


def test_locks_terminals_and_threads_work(here: Place) -> None:
    code = """
import multiprocessing, os, tempfile, threading
multiprocessing.Lock(); os.openpty(); tempfile.mkdtemp()
open(os.path.expanduser("~/x"), "w").close()
for _ in range(20): threading.Thread(target=print).start()
"""
    ran = here.run(python(code))
    assert (ran.exit, ran.output) == (0, "\n" * 20)


def test_output_keeps_its_beginning_and_end(here: Place) -> None:
    ran = here.run("seq 1 3000000", output=100)
    assert ran.exit == 0
    first, middle, last = ran.output.split("[...")[0], ran.output, ran.output.split("...]")[1]
    assert first.startswith("1\n2\n3\n")
    assert last.endswith("\n2999999\n3000000\n")
    assert "characters left out" in middle
    assert len(middle) < 200


def test_output_without_end_is_read_until_the_time_is_over(here: Place) -> None:
    ran = here.run("yes", seconds=0.5)
    assert (ran.exit, ran.stopped, ran.detail) == (None, "time", "more than 0.5 seconds")
    assert 24_000 < len(ran.output) < 24_100


def test_output_may_be_anything(here: Place) -> None:
    ran = here.run(r"printf 'a\377\000\033[31mb\303'; printf '\251 \360\237\214\263'")
    assert ran.output == "a\ufffd\0\x1b[31mbé 🌳"


def test_a_command_that_no_shell_can_take_is_refused(here: Place) -> None:
    sandbox = Bubblewrap()
    for command in ("echo \0", "echo \ud800", "x" * 200_000):
        ran = asyncio.run(sandbox.run(command, here.folder))
        assert ran.exit == 126
        assert ran.output.startswith("the command")


@pytest.mark.parametrize(
    "name", ["with space", 'it\'s "quoted" $HOME `x`', "naïve 🌳", "two\nlines"]
)
def test_a_folder_may_have_any_name(name: str) -> None:
    for who in WHO:
        with place(who, name) as here:
            here.write("odd\nfile; rm *", "kept")
            ran = here.run("cat odd*; echo x > 'new\nfile'")
            assert (ran.exit, ran.output) == (0, "kept")
            assert (here.folder / "new\nfile").exists()


def test_many_commands_run_at_a_time(tmp_path: Path) -> None:
    async def many() -> list[str]:
        runs = [Bubblewrap().run(f"sleep 0.3; echo {n}", tmp_path) for n in range(8)]
        return [ran.output for ran in await asyncio.gather(*runs)]

    began = time.monotonic()
    assert asyncio.run(many()) == [f"{n}\n" for n in range(8)]
    assert time.monotonic() - began < 2.4


# What it cannot do.


def test_homes_cannot_be_read(here: Place) -> None:
    ran = here.run(
        f"cat {here.home}/.ssh/id ../home/.ssh/id ~/.ssh/id;"
        f"ls -A {here.home} ~root {Path.home()}/.ssh;"
        "find / -path /proc -prune -o -path /usr -prune -o -path '*.ssh*' -print"
    )
    assert SECRET not in ran.output
    assert "/.ssh\n" not in ran.output


def test_nothing_outside_can_be_written(here: Place) -> None:
    mark = f"folkmoot-{uuid.uuid4().hex}"
    targets = [
        Path(top) / mark for top in ("/", "/etc", "/usr", "/usr/bin", "/var", "/run", "/tmp")
    ]
    targets += [here.folder.parent / mark, here.home / mark, Path.home() / mark]
    ran = here.run("; ".join(f"echo x > {target}" for target in targets) + "; touch /dev/new")
    assert ran.exit != 0
    assert not [target for target in targets if target.exists()]
    assert here.run("echo x >> /etc/passwd || echo x >> /usr/bin/env").exit != 0


def test_links_lead_nowhere(here: Place) -> None:
    (here.folder / "key").symlink_to(here.home / ".ssh" / "id")
    (here.folder / "shadow").symlink_to("/etc/shadow")
    (here.folder / "up").symlink_to("..")
    ran = here.run("cat key shadow up/home/.ssh/id; echo broken > key; echo x > up/made; ls up/")
    assert SECRET not in ran.output
    assert "root:" not in ran.output
    assert (here.home / ".ssh" / "id").read_text() == SECRET
    assert not (here.folder.parent / "made").exists()

    assert here.run("rm -rf *; ln -s /etc/passwd p; ln /etc/passwd q").exit != 0


def test_files_outside_cannot_be_given_other_rights(here: Place) -> None:
    key = here.home / ".ssh" / "id"
    before = key.stat()
    here.run(f"chmod 777 {key} /usr/bin/env /etc; touch -d 2001-01-01 {key}; mv {here.home} .")
    assert key.stat() == before


def test_there_is_no_network(here: Place) -> None:
    name = f"\0folkmoot-{uuid.uuid4().hex}"
    with socket.create_server(("127.0.0.1", 0)) as server, socket.socket(socket.AF_UNIX) as local:
        local.bind(name)
        local.listen()
        server.setblocking(False)
        local.setblocking(False)
        code = f"""
import socket
for family, address in (
    (socket.AF_INET, ("127.0.0.1", {server.getsockname()[1]})),
    (socket.AF_INET, ("1.1.1.1", 53)),
    (socket.AF_UNIX, "\\0{name[1:]}"),
):
    try:
        s = socket.socket(family)
        s.settimeout(1)
        s.connect(address)
        print("connected", address)
    except OSError:
        pass
print(sorted(name for _, name in socket.if_nameindex()))
"""
        ran = here.run(python(code))
        assert (ran.exit, ran.output) == (0, '["lo"]\n'.replace('"', "'"))
        for listener in (server, local):
            with pytest.raises(BlockingIOError):
                listener.accept()


def test_sockets_and_calls_that_know_no_walls_are_refused(here: Place) -> None:
    code = """
import ctypes, os, socket, sys
for family in (40, 31, 17, 38):  # vsock, Bluetooth, packet, crypto
    try: socket.socket(family, socket.SOCK_STREAM); print("socket", family)
    except OSError: pass
call = ctypes.CDLL(None, use_errno=True).syscall
x86 = os.uname().machine == "x86_64"
for name, number in (("keyctl", 250 if x86 else 219), ("unshare", 272 if x86 else 97),
                     ("io_uring", 425), ("shmget", 29 if x86 else 194)):
    if call(number, 0x10000000 if name == "unshare" else 0, 4096, 0o1600) >= 0: print(name)
for name, number in (("clone", 56 if x86 else 220), ("clone3", 435)):
    done = call(number, 0x10000000 | 17, 0, 0, 0, 0)
    if done == 0: os._exit(0)
    if done > 0: print(name)
try: os.memfd_create("x"); print("memfd")
except OSError: pass
"""
    ran = here.run(python(code))
    assert (ran.exit, ran.output) == (0, "")


def test_secrets_of_the_environment_are_not_there(
    here: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FOLKMOOT_KEY", SECRET)
    ran = here.run("env; cat /proc/[0-9]*/environ /proc/self/cmdline /proc/1/cmdline")
    assert SECRET not in ran.output
    assert "HOME=/tmp/home" in ran.output
    names = {line.partition("=")[0] for line in here.run("env").output.splitlines()}
    assert names <= {
        *("PATH", "HOME", "LANG", "TERM", "TMPDIR", "PYTHONDONTWRITEBYTECODE"),
        *("PWD", "SHLVL", "_"),
    }


def test_other_processes_cannot_be_seen_or_signalled(here: Place) -> None:
    ran = here.run(f"ls /proc | grep -c '^[0-9]'; kill -0 {os.getpid()} && echo reached")
    assert "reached" not in ran.output
    assert int(ran.output.split()[0]) < 8


def test_there_are_no_devices_and_no_powers(here: Place) -> None:
    panic = Path("/proc/sys/kernel/panic").read_text()
    ran = here.run(
        "mknod d b 8 0; mknod m c 1 1;"
        "cat /dev/sda /dev/vda /dev/mem /dev/kmsg | head -c 9 | wc -c;"
        "mount -t tmpfs x /tmp; unshare -Ur id; chown 0 .; echo 7 > /proc/sys/kernel/panic;"
        "echo h > /proc/sysrq-trigger; ls /sys; chroot / true; dmesg; id -u;"
        "grep -E '^(Cap|NoNewPrivs|Seccomp:)' /proc/self/status"
    )
    assert Path("/proc/sys/kernel/panic").read_text() == panic
    lines = ran.output.splitlines()
    assert "0" in lines[:10]
    assert not {path.name for path in here.folder.iterdir()} & {"d", "m"}
    status = dict(line.split(":\t") for line in lines[-7:])
    assert status.pop("NoNewPrivs") == "1"
    assert status.pop("Seccomp") == "2"
    assert {int(value, 16) for value in status.values()} == {0}
    assert lines[-8] not in ("0", "")


@pytest.mark.skipif(ME != "root", reason="only root can be too much")
def test_root_gives_the_folder_away_and_nothing_else(tmp_path: Path) -> None:
    folder, outside = tmp_path / "folder", tmp_path / "outside"
    folder.mkdir(mode=0o700)
    outside.write_text("root's")
    os.link(outside, folder / "second name")
    (folder / "link").symlink_to(outside)
    (folder / "mine").write_text("x")
    ran = asyncio.run(Bubblewrap().run("id -u; echo y > mine; echo y > 'second name'", folder))
    uid = int(ran.output.splitlines()[0])
    assert uid == folder.stat().st_uid == (folder / "mine").stat().st_uid > 60_000
    assert outside.stat().st_uid == 0
    assert outside.read_text() == "root's"
    assert tmp_path.stat().st_uid == 0


def test_a_home_is_no_projects_folder() -> None:
    for folder in (Path("/"), Path.home(), Path.home().parent):
        with pytest.raises(PermissionError):
            asyncio.run(Bubblewrap().run("true", folder))
