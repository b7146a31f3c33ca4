"""`make play` opens at once, takes native code at the next start, and changes nothing under somebody who plays."""

import fcntl
import os
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any

import pytest
from scripts import wheel

NATIVE, PLAIN = "troyes-0.2.0-cp311-cp311-linux_x86_64.whl", "troyes-0.2.0-py3-none-any.whl"


class House:
    """A checkout in which nothing is really built, installed or run: it notes what would have been."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.mark = "first"
        self.done: list[str] = []
        self.locks: list[int] = []

    def build(self, folder: Path, quiet: bool = True, **surroundings: str) -> Path:
        plain = bool(surroundings.get("TROYES_PLAIN") or os.environ.get("TROYES_PLAIN"))
        self.done.append("builds plain" if plain else "builds native")
        folder.mkdir(parents=True, exist_ok=True)
        made = folder / (PLAIN if plain else NATIVE)
        made.touch()
        return made

    def run(self, *command: str | Path, **surroundings: str) -> None:
        if "install" in command and str(command[-1]).endswith("[all]"):
            self.done.append("installs plain" if PLAIN in str(command[-1]) else "installs native")

    def begun(self, command: list[str], **_: Any) -> None:
        self.done.append(f"begins to {command[-1]}")

    def became(self, program: str, words: list[str]) -> None:
        """The table stays open: it holds its lock until the test is over."""
        self.done.append(" ".join(["troyes", *words[1:]]))

    def start(self) -> list[str]:
        self.done = []
        wheel.start(["serve"])
        return self.done


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Generator[House]:
    house = House(tmp_path)
    stamps = tmp_path / ".stamps"
    stamps.mkdir()
    made = tmp_path / "build"
    places = {"ROOT": tmp_path, "STAMP": stamps / "wheel", "PLAYING": stamps / "playing", "MADE": made}
    places |= {"NATIVE": made / "native", "STATE": made / "native.state", "LOG": made / "native.log"}
    for name, place in places.items():
        monkeypatch.setattr(wheel, name, place)
    made.mkdir()
    stubs: dict[str, Callable[..., Any]] = {"build": house.build, "run": house.run, "mark": lambda: house.mark}
    stubs |= {"install_needs": lambda: None, "keep_client": lambda _: None, "find_spec": lambda _: True}
    for name, stub in stubs.items():
        monkeypatch.setattr(wheel, name, stub)
    monkeypatch.setattr(wheel.subprocess, "Popen", house.begun)
    monkeypatch.setattr(wheel.os, "execv", house.became)
    monkeypatch.setattr(wheel.os, "nice", lambda _: 0)
    monkeypatch.setattr(wheel, "sit_down", lambda sit=wheel.sit_down: house.locks.append(sit()))
    monkeypatch.delenv("TROYES_PLAIN", raising=False)
    monkeypatch.setenv("TROYES_NATIVE", "")
    yield house
    leave(house)


def leave(house: House) -> None:
    """Everybody leaves the table."""
    while house.locks:
        os.close(house.locks.pop())


def state() -> str:
    return wheel.STATE.read_text("utf-8").strip()


def test_the_first_start_opens_on_plain_python_and_builds_native_code_beside(house: House) -> None:
    assert house.start() == ["builds plain", "installs plain", "begins to build", "troyes serve"]
    assert state() == "building"
    assert os.environ["TROYES_NATIVE"] == str(wheel.STATE)


def test_the_next_start_takes_what_was_built(house: House) -> None:
    house.start()
    leave(house)
    wheel.build_beside()
    assert state() == "ready"
    assert house.start() == ["installs native", "troyes serve"]
    leave(house)
    assert house.start() == ["troyes serve"]


def test_a_build_that_is_not_ready_is_begun_again(house: House) -> None:
    house.start()
    leave(house)
    assert house.start() == ["begins to build", "troyes serve"]


def test_nothing_is_installed_while_a_table_is_open(house: House) -> None:
    house.start()
    wheel.build_beside()
    assert house.start() == ["begins to build", "troyes serve"]
    house.mark = "second"
    assert house.start() == ["troyes serve"]
    with pytest.raises(SystemExit, match="A table is open"):
        wheel.install_full()
    leave(house)
    assert house.start() == ["builds plain", "installs plain", "begins to build", "troyes serve"]


def test_two_never_build_at_the_same_time(house: House) -> None:
    with (wheel.MADE / "native.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        wheel.build_beside()
    assert house.done == []


def test_sources_that_change_during_a_build_are_not_taken_for_built(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def changing(folder: Path, **_: Any) -> Path:
        house.mark = "second"
        return House.build(house, folder)

    monkeypatch.setattr(wheel, "build", changing)
    wheel.build_beside()
    assert state() == "failed"
    assert wheel.ready("first") is wheel.ready("second") is None


def test_without_a_compiler_plain_is_all_there_is(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TROYES_PLAIN", "1")
    assert house.start() == ["builds plain", "installs plain", "troyes serve"]
    leave(house)
    assert house.start() == ["troyes serve"]
    wheel.build_beside()
    assert state() == "plain"


def test_whoever_needs_native_code_waits_for_it(house: House) -> None:
    house.start()
    leave(house)
    house.done = []
    wheel.install_full()
    assert house.done == ["builds native", "installs native"]
    wheel.install_full()
    assert house.done == ["builds native", "installs native"]


def test_the_mark_tells_one_state_of_the_sources_from_another() -> None:
    sources = list(wheel.sources())
    assert wheel.ROOT / "src" / "troyes" / "__init__.py" in sources
    assert not any("node_modules" in path.parts or "__pycache__" in path.parts for path in sources)
    assert wheel.mark() == wheel.mark()
