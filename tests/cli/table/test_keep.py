"""Quitting, resuming, and what is written down."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.cli.table.hands import WIDE, app_for, left, screen_text, table, take_turn

import troyes
from troyes.cli import saves, store
from troyes.cli.table.app import Settings, TableApp
from troyes.cli.table.newgame import SetupScreen
from troyes.cli.table.scoring import ScoringScreen
from troyes.core.errors import TroyesError


async def test_quit_and_resume_continues_the_identical_game():
    straight = app_for("Anna", "Hugues:random", seed=11)
    async with straight.run_test(size=WIDE) as pilot:
        for _ in range(3):
            await take_turn(pilot)
            await straight.workers.wait_for_complete()
            await pilot.pause()
        expected = table(straight).session.game.record()
        path = table(straight).session.path
    path.unlink()

    app = app_for("Anna", "Hugues:random", seed=11)
    async with app.run_test(size=WIDE) as pilot:
        for _ in range(2):
            await take_turn(pilot)
            await app.workers.wait_for_complete()
            await pilot.pause()
        await pilot.press("1", "enter", "q")

    again = TableApp(Settings(resume=True))
    async with again.run_test(size=WIDE) as pilot:
        await pilot.pause()
        session = table(again).session
        assert session.game.half.turn == 2
        assert session.names == ["Anna", "Hugues"]
        assert session.held is None
        for _ in range(1):
            await take_turn(pilot)
            await again.workers.wait_for_complete()
            await pilot.pause()
        found = session.game.record()
    assert sorted(found["choices"]) == sorted(expected["choices"])
    assert found["draws"] == expected["draws"]


async def test_every_confirmed_choice_is_in_the_file_at_once():
    app = app_for("Anna")
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("1")
        path = table(app).session.path
        assert saves.read(path).record["choices"] == []
        await pilot.press("enter")
        assert saves.read(path).record["choices"] == []
        await pilot.press("enter")
        kept = saves.read(path).record
        assert len(kept["choices"]) == 2
        assert troyes.replay(kept).position() == table(app).session.game.position()
        assert [file.name for file in path.parent.iterdir()] == ["dice-1.json"]


async def test_the_language_is_resumed_too():
    left("Anna", lang="fr")
    app = TableApp(Settings(resume=True))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        assert app.lang == "fr"
        assert "Choisissez un dé." in screen_text(app)


async def test_a_language_chosen_just_before_leaving_is_kept():
    path = left("Anna", lang="en")
    app = TableApp(Settings(resume=True))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        await pilot.press("l")
        await pilot.press("q")
    assert saves.read(path).lang == "fr"


@pytest.mark.parametrize("damage", ["cut", "edited", "foreign", "empty"])
async def test_a_damaged_save_is_told_and_kept(data: Path, damage: str):
    path = left("Anna")
    whole = path.read_bytes()
    if damage == "cut":
        path.write_bytes(whole[: len(whole) // 2])
    elif damage == "edited":
        content = json.loads(whole)
        content["record"]["choices"][0][1] = "die 2"
        path.write_text(json.dumps(content))
    elif damage == "foreign":
        path.write_text('{"hello": "world"}')
    else:
        path.write_text("")
    broken = path.read_bytes()
    again = TableApp(Settings(resume=True))
    async with again.run_test(size=WIDE) as pilot:
        await pilot.pause()
        assert isinstance(again.screen, SetupScreen)
        assert str(path) in again.screen.trouble
        await pilot.press("ctrl+s")
        await pilot.pause()
        assert table(again).session.path != path
    assert path.read_bytes() == broken


async def test_nothing_to_resume_is_told():
    app = TableApp(Settings(resume=True))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        assert "no unfinished game" in screen_text(app)


async def test_the_count_keeps_the_record_and_offers_another_game(data: Path):
    path = left("Anna", turns=15)
    app = TableApp(Settings(resume=path))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        await take_turn(pilot)
        await pilot.pause()
        assert isinstance(app.screen, ScoringScreen)
        assert not path.exists()
        assert (data / "finished" / path.name).exists()
        await pilot.press("w")
        record = json.loads((data / "records" / "dice-1.json").read_text("utf-8"))
        assert troyes.replay(record).over
        await pilot.press("v")
        await pilot.pause()
        assert table(app).session.game.over
        await pilot.press("r")
        await pilot.pause()
        await pilot.press("a")
        await pilot.pause()
        assert table(app).session.game.half.turn == 0
        assert table(app).session.names == ["Anna"]


async def test_a_folder_that_cannot_be_written_to_is_told_and_the_game_goes_on(data: Path):
    (data / "saves").write_text("in the way")
    app = app_for("Anna")
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        assert "cannot be saved" in screen_text(app)
        await take_turn(pilot)
        assert table(app).session.game.half.turn == 1


async def test_a_save_with_an_unknown_bot_is_told():
    path = left("Anna", "Hugues")
    content = json.loads(path.read_text("utf-8"))
    content["seats"][1]["bot"] = "oracle"
    path.write_text(json.dumps(content))
    app = TableApp(Settings(resume=path))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        assert "oracle" in screen_text(app)


async def test_a_wall_that_is_locked_is_told_and_written_at_the_next_count(data: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(store, "PATIENCE", 0.01)
    path = left("Anna", turns=15)
    app = TableApp(Settings(resume=path))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        with closing(sqlite3.connect(data / "achievements.sqlite", isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            await take_turn(pilot)
            await pilot.pause()
            assert isinstance(app.screen, ScoringScreen)
            assert "not written down yet" in screen_text(app)
            assert not saves.read(data / "finished" / path.name).counted
            await pilot.press("l")
            await pilot.pause()
            assert "pas encore à jour" in screen_text(app)
        await pilot.press("v")
        await pilot.pause()
        await pilot.press("r")
        await pilot.pause()
        assert isinstance(app.screen, ScoringScreen)
        assert "pas encore à jour" not in screen_text(app)
        assert saves.read(data / "finished" / path.name).counted
    with store.Store.opened() as wall:
        assert wall.names() == ["Anna"]


async def test_a_damaged_save_is_told_in_the_language_of_whoever_asks():
    path = left("Anna")
    path.write_bytes(path.read_bytes()[:100])
    app = TableApp(Settings(resume=True, fallback="fr"))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        assert "ne peut pas être reprise" in screen_text(app)
        assert "pas du JSON complet" in screen_text(app)


def test_a_save_of_another_form_is_told_in_french_too():
    path = left("Anna")
    path.write_text(json.dumps(json.loads(path.read_text("utf-8")) | {"lang": 7}), "utf-8")
    with pytest.raises(TroyesError) as refused:
        saves.read(path)
    assert "lang" in refused.value.text("fr")
    assert "il faut" in refused.value.text("fr")
    assert "xpected" not in refused.value.text("fr")


def test_a_save_that_is_not_there_is_not_said_to_be_kept(tmp_path: Path):
    with pytest.raises(TroyesError) as refused:
        saves.read(tmp_path / "nothing.json")
    assert str(refused.value).startswith("There is no file")
    assert "kept" not in str(refused.value)


def test_a_finished_game_leaves_the_open_ones_even_if_its_name_is_taken(data: Path):
    path = left("Anna")
    (data / "finished").mkdir()
    (data / "finished" / path.name).write_text("another table finished it first")
    assert saves.shelve(path) == data / "finished" / "dice-1-2.json"
    assert saves.latest() is None
    assert (data / "finished" / path.name).read_text() == "another table finished it first"


async def test_the_whole_count_fits_a_small_terminal():
    path = left("Anna", turns=15, lang="fr")
    app = TableApp(Settings(resume=path))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await take_turn(pilot)
        await pilot.pause()
        assert isinstance(app.screen, ScoringScreen)
        text = screen_text(app)
        for words in ("La partie est terminée.", "Total", "Voir la table · V", "Quitter · Q"):
            assert words in text


async def test_two_tables_with_the_same_game_do_not_write_over_each_other(data: Path):
    path = left("Anna")
    one, two = TableApp(Settings(resume=path)), TableApp(Settings(resume=path))
    async with one.run_test(size=WIDE) as first:
        await first.pause()
        async with two.run_test(size=WIDE) as second:
            await second.pause()
            await take_turn(second)
            await second.pause()
            theirs = path.read_bytes()
            await take_turn(first)
            await first.pause()
            assert path.read_bytes() == theirs
            assert table(one).session.path == data / "saves" / "dice-2.json"
            kept = saves.read(table(one).session.path).record
            assert kept["choices"] == table(one).session.game.record()["choices"]


async def test_the_count_tells_the_best_so_far():
    for seed, told in ((7, "Anna: a first game"), (8, "Anna: best of 2 games")):
        app = TableApp(Settings(resume=left("Anna", turns=15, seed=seed)))
        async with app.run_test(size=WIDE) as pilot:
            await pilot.pause()
            await take_turn(pilot)
            await pilot.pause()
            assert isinstance(app.screen, ScoringScreen)
            assert told in screen_text(app)
