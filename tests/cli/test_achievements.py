"""The walls of achievements, kept across games."""

import sqlite3
from pathlib import Path

import pytest
from tests.cli.command import played, refused, troyes_command
from tests.dice.table import ended, sheet

import troyes
from troyes.cli import store as store_module
from troyes.cli.achievements import store_finished
from troyes.cli.store import APPLICATION, VERSION, Store
from troyes.core.errors import TroyesError

RED = sheet(citizens=(20, 0, 0))
YELLOW = sheet(citizens=(0, 20, 0))


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "data"
    monkeypatch.setenv("TROYES_DATA", str(folder))
    monkeypatch.setattr(store_module, "PATIENCE", 0.1)
    return folder


def wall(name: str, data: Path, lang: str = "en") -> str:
    result = troyes_command("achievements", name, data=data, lang=lang)
    assert result.exit_code == 0, result.output
    return result.output


# -- storing ---------------------------------------------------------------------------------------------------------


def test_new_boxes_are_told_by_name():
    assert store_finished(ended(RED, YELLOW), ["Anna", "Ben"]) == {
        "Anna": ["citizen_track-red"],
        "Ben": ["citizen_track-yellow"],
    }


def test_a_box_is_new_only_once():
    store_finished(ended(RED, YELLOW), ["Anna", "Ben"])
    assert store_finished(ended(RED, RED), ["Anna", "Ben"]) == {"Anna": [], "Ben": ["citizen_track-red"]}


def test_bots_earn_none():
    assert store_finished(ended(RED, YELLOW), ["Anna", None]) == {"Anna": ["citizen_track-red"]}
    with Store.opened() as store:
        assert store.names() == ["Anna"]


def test_a_game_of_bots_leaves_nothing(data: Path):
    assert store_finished(ended(RED), [None]) == {}
    assert not data.exists()


def test_the_third_game_fills_the_box():
    told = [store_finished(played(seed, 1), ["Anna"])["Anna"] for seed in range(3)]
    assert ["three_games-solo" in boxes for boxes in told] == [False, False, True]


def test_a_game_with_tiles_counts_in_both_boxes():
    for seed in range(3):
        told = store_finished(played(seed, 2, banquets=True), ["Anna", None])
    assert {"three_games-multiplayer", "three_games-expansion"} <= set(told["Anna"])
    assert "three_games-solo" not in told["Anna"]


def test_the_same_game_counts_once():
    for _ in range(4):
        told = store_finished(played(1, 1), ["Anna"])
    assert told == {"Anna": []}
    with Store.opened() as store:
        assert store.wall("Anna").games == 1


def test_the_same_game_replayed_counts_once():
    game = played(1, 1)
    store_finished(game, ["Anna"])
    store_finished(troyes.replay(game.record()), ["Anna"])
    with Store.opened() as store:
        assert store.wall("Anna").games == 1


def test_one_name_in_two_seats_is_one_player_with_one_game():
    assert store_finished(ended(RED, YELLOW), ["Anna", " Anna "]) == {
        "Anna": ["citizen_track-red", "citizen_track-yellow"]
    }
    with Store.opened() as store:
        kept = store.wall("Anna")
    assert (kept.games, kept.best, kept.counts["multiplayer"]) == (1, 23, 1)


def test_the_best_score_is_the_best():
    for citizens in (5, 20, 11):
        store_finished(ended(sheet(citizens=(citizens, 0, 0))), ["Anna"])
    with Store.opened() as store:
        assert store.wall("Anna").best == 23


def test_an_unfinished_game_is_not_counted(data: Path):
    assert store_finished(troyes.new_game("troyes-dice", seed=1), ["Anna"]) == {}
    assert not data.exists()


# -- looking ---------------------------------------------------------------------------------------------------------


def test_a_wall_has_21_boxes(data: Path):
    store_finished(ended(RED, YELLOW), ["Anna", "Ben"])
    told = wall("Anna", data)
    assert told.count("☑") == 1
    assert told.count("☐") == 20
    assert "1 game, best score 23, 1 of 21 boxes" in told
    assert "1/3" in told
    assert "Ben" not in told


def test_without_a_name_all_walls_are_shown(data: Path):
    store_finished(ended(RED, YELLOW), ["Anna", "Ben"])
    told = troyes_command("achievements", data=data).output
    assert "Anna" in told
    assert "Ben" in told


def test_a_wall_in_french(data: Path):
    store_finished(ended(RED), ["Anna"])
    assert "Encercler tous les habitants rouges" in wall("Anna", data, "fr")


def test_names_are_not_taken_for_markup(data: Path):
    store_finished(ended(RED), ["[red]Anna[/] :smile:"])
    assert "[red]Anna[/] :smile:" in wall("[red]Anna[/] :smile:", data)


def test_an_empty_wall_is_no_error(data: Path):
    result = troyes_command("achievements", data=data)
    assert result.exit_code == 0
    assert "troyes play" in result.output
    assert not data.exists()


def test_an_unknown_player_is_refused(data: Path):
    refused(troyes_command("achievements", "Zoe", data=data), "Zoe")
    store_finished(ended(RED), ["Anna"])
    refused(troyes_command("achievements", "Zoe", data=data), "Zoe", "Anna")


# -- forgetting ------------------------------------------------------------------------------------------------------


def test_forgetting_asks_first(data: Path):
    store_finished(ended(RED, YELLOW), ["Anna", "Ben"])
    result = troyes_command("achievements", "--forget", "Anna", given="n\n", data=data)
    assert result.exit_code == 1
    assert troyes_command("achievements", "--forget", "Anna", data=data).exit_code == 1
    assert "Anna" in wall("Anna", data)


@pytest.mark.parametrize(("words", "given"), [(("--yes",), ""), ((), "y\n"), ((), "oui\n")])
def test_forgetting_deletes_one_player_and_no_other(words: tuple[str, ...], given: str, data: Path):
    store_finished(ended(RED, YELLOW), ["Anna", "Ben"])
    result = troyes_command("achievements", "--forget", "Anna", *words, given=given, data=data)
    assert result.exit_code == 0
    refused(troyes_command("achievements", "Anna", data=data), "Anna")
    assert "Ben" in wall("Ben", data)
    assert b"Anna" not in Store.path().read_bytes()


def test_forgetting_a_stranger_is_refused(data: Path):
    refused(troyes_command("achievements", "--forget", "Zoe", "--yes", data=data), "Zoe")


# -- trouble with the file -------------------------------------------------------------------------------------------


def test_the_format_is_written_in_the_file():
    store_finished(ended(RED), ["Anna"])
    base = sqlite3.connect(Store.path())
    assert base.execute("PRAGMA user_version").fetchone() == (VERSION,)
    assert base.execute("PRAGMA application_id").fetchone() == (APPLICATION,)
    base.close()


def refused_unchanged(data: Path, *words: str) -> None:
    before = Store.path().read_bytes()
    refused(troyes_command("achievements", data=data), *words)
    with pytest.raises(TroyesError) as error:
        store_finished(ended(RED), ["Anna"])
    assert str(Store.path()) in str(error.value)
    assert error.value.text("fr") != error.value.text("en")
    assert Store.path().read_bytes() == before


@pytest.mark.parametrize("content", [b"not a database, but long enough to look like one" * 100, b"x"])
def test_a_damaged_file_is_left_alone(content: bytes, data: Path):
    data.mkdir()
    Store.path().write_bytes(content)
    refused_unchanged(data, "damaged", "Nothing was changed")


def test_a_file_that_was_cut_off_is_left_alone(data: Path):
    store_finished(ended(RED), ["Anna"])
    whole = Store.path().read_bytes()
    Store.path().write_bytes(whole[: len(whole) // 2])
    refused_unchanged(data, "damaged")


def test_a_later_format_is_left_alone(data: Path):
    store_finished(ended(RED), ["Anna"])
    base = sqlite3.connect(Store.path())
    base.execute("PRAGMA user_version = 99")
    base.close()
    refused_unchanged(data, "format 99")


def test_another_programs_file_is_left_alone(data: Path):
    data.mkdir()
    base = sqlite3.connect(Store.path())
    base.execute("CREATE TABLE recipe (name TEXT)")
    base.close()
    refused_unchanged(data, "not a file of achievements")


def test_a_file_in_use_is_waited_for_then_told(data: Path):
    store_finished(ended(RED), ["Anna"])
    base = sqlite3.connect(Store.path(), isolation_level=None)
    base.execute("BEGIN EXCLUSIVE")
    refused_unchanged(data, "another program")
    base.execute("ROLLBACK")
    base.close()
    assert "Anna" in wall("Anna", data)


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    blocked = tmp_path / "file"
    blocked.write_text("", "utf-8")
    monkeypatch.setenv("TROYES_DATA", str(blocked / "data"))
    with pytest.raises(TroyesError) as error:
        store_finished(ended(RED), ["Anna"])
    assert "cannot be used" in str(error.value)


def test_half_a_game_is_never_written(monkeypatch: pytest.MonkeyPatch):
    store_finished(ended(RED), ["Anna"])

    def fail(self: Store, name: str) -> dict[str, str]:
        raise OSError("no room")

    with monkeypatch.context() as broken:
        broken.setattr(Store, "_boxes", fail)
        with pytest.raises(TroyesError):
            store_finished(ended(YELLOW), ["Anna"])
    with Store.opened() as store:
        assert store.wall("Anna").games == 1
