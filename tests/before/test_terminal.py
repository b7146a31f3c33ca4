"""What `troyes play` of version 0.1.0 left behind."""

import shutil
from pathlib import Path

import pytest
from tests.before.kept import FILES, read

import troyes
from troyes.cli import saves
from troyes.cli.store import Store
from troyes.cli.table.app import Settings, TableApp


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TROYES_DATA", str(tmp_path / "data"))
    return Path(shutil.copytree(FILES / "terminal", tmp_path / "data"))


@pytest.mark.parametrize("path", ["saves/dice-1.json", "saves/troyes-1.json", "finished/king-1.json"])
def test_a_save_is_read_and_written_again_unchanged(data: Path, path: str) -> None:
    before = (data / path).read_bytes()
    assert saves.write(data / path, saves.read(data / path)) == before


async def test_a_game_that_was_left_goes_on(data: Path) -> None:
    save = saves.read(data / "saves" / "dice-1.json")
    assert [(seat.name, seat.bot) for seat in save.seats] == [("Anna", None), ("Hugues", "greedy")]
    assert (save.lang, save.seconds, save.hints) == ("fr", 3.0, True)
    app = TableApp(Settings(resume=data / "saves" / "dice-1.json"))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        assert app.lang == "fr"
        session = app.screen.session  # pyright: ignore[reportAttributeAccessIssue]
        assert session.names == ["Anna", "Hugues"]
        begun = troyes.replay(save.record).made()
        assert session.game.made()[: len(begun)] == begun


def test_the_wall_of_achievements_is_as_it_was() -> None:
    name, *kept = read(FILES / "terminal" / "wall.json.gz")["wall"]
    with Store.opened() as store:
        assert store.names() == [name]
        assert list(store.wall(name))[1:] == kept
        assert store.add(name, "another game", ["solo"], 60, [])  # the third game alone fills a box
