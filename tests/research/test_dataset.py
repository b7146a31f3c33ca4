"""Whole games in Parquet files: what was played comes back, is checked, and can be learned from."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd
import polars as pl
import pyarrow as pa
import pytest
from msgspec.structs import replace

import troyes
from troyes.bots.limits import Limits
from troyes.bots.player import play_out
from troyes.bots.roster import make
from troyes.city.descriptor import MODULES, VARIANTS
from troyes.registry import descriptor
from troyes.research import dataset
from troyes.research.choices import chosen
from troyes.research.dataset import write
from troyes.work.where import Where

parquet: Any = import_module("pyarrow.parquet")

LADIES = {**MODULES, **VARIANTS, "bonus": ["baker", "prior"]}
OWN = {"board": {"income": 7}, "activities": {"archer": {"hire": 3}}}
KINDS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "troyes-2": ("troyes", 2, {}),
    "troyes-3-own": ("troyes", 3, {"cards": OWN, "start_player": 1}),
    "ladies-4": ("troyes", 4, LADIES),
    "king": ("king", 1, {"bonus": ["banquet"]}),
    "king-own": ("king", 1, {"cards": OWN}),
    "dice-1": ("troyes-dice", 1, {}),
    "dice-4": ("troyes-dice", 4, {"banquets": True, "numbering": [3, 1, 2, 6, 5, 4]}),
    "dice-10": ("troyes-dice", 10, {"banquets": True}),
    "dice-own": ("troyes-dice", 2, {"cards": {"resources": {"start": 9}}}),
}


FEW = Limits(simulations=1)


def games_of(kind: str, count: int = 3, first: int = 0, bot: str = "random") -> list[troyes.Game]:
    name, players, options = KINDS[kind]
    games = [
        troyes.new_game(name, players=players, seed=f"set/{number}", **options)
        for number in range(first, first + count)
    ]
    return [play_out(game, [make(bot, f"{game.seed}/{seat}", FEW) for seat in range(players)]) for game in games]


def about(kind: str) -> dataset.About:
    name, players, options = KINDS[kind]
    usual = descriptor(name).checked({}, players)
    plain = troyes.new_game(name, players=players, seed=1, **options).options_data()
    return dataset.about(name, players, {key: value for key, value in plain.items() if value != usual[key]})


def rows(games: list[troyes.Game], first: int = 0) -> Iterator[dataset.Played]:
    for number, game in enumerate(games, first):
        totals = [score.total for score in game.scores()]
        bots = ["random"] * game.players
        yield dataset.Played(number, str(game.seed), bots, totals, list(game.winners()), *chosen(game))


def written(path: Path, kind: str, games: list[troyes.Game]) -> dataset.Games:
    with dataset.Writer(str(path), about(kind)) as writer:
        writer.add(rows(games))
    return dataset.Games(path)


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "games.parquet"


# -- there and back ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_every_game_comes_back_whole(kind: str, place: Path) -> None:
    games = games_of(kind)
    found = written(place, kind, games)
    assert len(found) == len(games)
    assert [troyes.replay(record).record() for record in found.records()] == [game.record() for game in games]
    assert [found.replay(row).winners() for row in found] == [game.winners() for game in games]
    assert list(dataset.verify(found))[-1] == len(games)


def test_what_all_games_have_in_common_stands_once(place: Path) -> None:
    (game,) = games_of("troyes-3-own", 1)
    found = written(place, "troyes-3-own", [game]).about
    table = troyes.action_table("troyes")
    assert (found.game, found.players, found.engine) == ("troyes", 3, troyes.__version__)
    assert found.options == {"cards": OWN, "start_player": 1}
    assert found.numbers == game.numbers_data()
    assert (found.table, found.actions) == (table.version, list(table.actions))


@pytest.mark.parametrize(
    ("kind", "bot", "count"),
    [
        ("ladies-4", "random", 12),
        ("ladies-4", "provost", 3),
        ("king", "random", 12),
        ("dice-4", "random", 12),
        ("dice-10", "random", 12),
    ],
)
def test_a_game_takes_less_than_a_kilobyte(kind: str, bot: str, count: int, place: Path) -> None:
    """Whoever thinks makes longer games, of choices that are less alike, than chance does."""
    games = games_of(kind, count, bot=bot)
    written(place, kind, games)
    group = parquet.ParquetFile(place).metadata.row_group(0)
    assert sum(group.column(at).total_compressed_size for at in range(group.num_columns)) <= 1000 * len(games)


def test_polars_and_pandas_read_it(place: Path) -> None:
    games = games_of("dice-4")
    written(place, "dice-4", games)
    totals = [[score.total for score in game.scores()] for game in games]
    assert pl.read_parquet(place)["totals"].to_list() == totals
    assert [list(each) for each in pd.read_parquet(place)["totals"]] == totals
    assert pl.read_parquet(place)["actions"].to_list() == [list(chosen(game)[1]) for game in games]


def test_a_file_lies_wherever_fsspec_writes() -> None:
    games = games_of("dice-1")
    with dataset.Writer("memory://sets/one.parquet", about("dice-1")) as writer:
        writer.add(rows(games))
    (found,) = dataset.files_in("memory://sets")
    assert [troyes.replay(record).record() for record in found.records()] == [game.record() for game in games]


def test_the_actions_of_a_file_are_found_by_their_names(place: Path) -> None:
    """A file of a version whose table was in another order, or longer, still tells the same games."""
    (game,) = games_of("dice-1", 1)
    (row,) = rows([game])
    common = about("dice-1")
    turned = [*reversed(common.actions), "something new"]
    other = dataset.About(
        **{name: getattr(common, name) for name in common.__struct_fields__ if name != "actions"}, actions=turned
    )
    last = len(common.actions) - 1
    with dataset.Writer(str(place), other) as writer:
        writer.add([row._replace(actions=[last - action for action in row.actions])])
    found = dataset.Games(place)
    assert [troyes.replay(record).record() for record in found.records()] == [game.record()]


# -- what follows from it ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["ladies-4", "king", "dice-4", "dice-own"])
def test_samples_are_what_each_seat_saw_could_do_and_did(kind: str, place: Path) -> None:
    games = games_of(kind, 2)
    (samples,) = dataset.samples(written(place, kind, games), batch=100_000)
    at = 0
    for number, game in enumerate(games):
        again = troyes.replay(game.record(), 0)
        totals = [score.total for score in game.scores()]
        for seat, key in game.made():
            assert (samples.game[at], samples.seat[at]) == (number, seat)
            assert samples.observation[at].tobytes() == again.observe(seat).tobytes()
            assert samples.mask[at].tobytes() == bytes(again.mask(seat, relative=True))
            assert samples.action[at] == again.actions(seat)[again.vocabulary.code(key)]
            assert samples.mask[at, samples.action[at]]
            assert samples.points[at, 0] == totals[seat]
            assert sorted(samples.points[at]) == sorted(totals)
            assert samples.won[at, 0] == (seat in game.winners()) / len(game.winners())
            again.play(seat, key)
            at += 1
    assert at == len(samples.game)
    assert np.allclose(samples.won.sum(axis=1), 1)


def test_others_are_told_clockwise_and_le_roy_last(place: Path) -> None:
    games = games_of("ladies-4", 1)
    (samples,) = dataset.samples(written(place, "ladies-4", games), batch=100_000)
    totals = [score.total for score in games[0].scores()]
    seat = int(samples.seat[-1])
    assert list(samples.points[-1]) == [totals[(seat + further) % 4] for further in range(4)]
    (king,) = games_of("king", 1)
    place.unlink()
    (samples,) = dataset.samples(written(place, "king", [king]), batch=100_000)
    assert list(samples.points[0]) == [score.total for score in king.scores()]


@pytest.mark.parametrize("batch", [1, 64, 1000])
def test_samples_come_in_batches_of_that_size_the_same_from_many_processes(
    batch: int, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(write, "GROUP", 17)
    found = written(place, "dice-1", games_of("dice-1", 45))
    assert len(found.groups) == 3
    alone = list(dataset.samples(found, batch))
    assert {len(each.game) for each in alone[:-1]} <= {batch}
    assert 0 < len(alone[-1].game) <= batch
    assert sorted(set(np.concatenate([each.game for each in alone]))) == list(range(45))
    if batch > 1:
        for one, other in zip(alone, dataset.samples(found, batch, Where(jobs=2)), strict=True):
            assert all(np.array_equal(mine, theirs) for mine, theirs in zip(one, other, strict=True))


# -- what was interrupted ----------------------------------------------------------------------------------------------


def test_parts_of_a_run_that_was_killed_are_gone_on_from(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    games = games_of("dice-1", 10)
    monkeypatch.setattr(write, "PART", 3)
    killed = dataset.Writer(str(place), about("dice-1"))
    for row in list(rows(games))[:8]:
        killed.add([row])
    assert not place.exists()  # two parts of three are written, two games were waiting
    with dataset.Writer(str(place), about("dice-1"), resume=True) as writer:
        assert writer.count == 6
        writer.add(rows(games))
    whole = place.with_name("whole.parquet")
    with dataset.Writer(str(whole), about("dice-1")) as writer:
        writer.add(rows(games))
    assert place.read_bytes() == whole.read_bytes()
    assert sorted(path.name for path in place.parent.iterdir()) == ["games.parquet", "whole.parquet"]


def test_where_parts_end_is_not_to_be_seen_in_the_file(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They end when a minute is over, so elsewhere on each machine. Long games fill more than one page of a column."""
    rng = np.random.default_rng(1)
    actions = rng.integers(74, size=(write.GROUP + 500, 220)).tolist()
    long = [
        dataset.Played(number, f"set/{number}", ["greedy"], [50], [0], [0] * len(made), made)
        for number, made in enumerate(actions)
    ]
    found: set[bytes] = set()
    for part in (5000, 777, 300):
        monkeypatch.setattr(write, "PART", part)
        with dataset.Writer(str(place), about("dice-1")) as writer:
            for row in long:
                writer.add([row])
        found.add(place.read_bytes())
    assert len(found) == 1


def test_a_run_that_was_killed_while_joining_keeps_no_game_twice(place: Path) -> None:
    games = games_of("dice-1", 4)
    parts = Path(f"{place}.parts")
    killed = dataset.Writer(str(place), about("dice-1"))
    killed.add(rows(games[:2]))
    killed.flush()
    left = {path.name: path.read_bytes() for path in parts.iterdir()}
    killed.close()
    parts.mkdir()
    for name, data in left.items():
        (parts / name).write_bytes(data)
    (parts / f"{0:012}.parquet.new").write_bytes(b"half")
    with dataset.Writer(str(place), about("dice-1"), resume=True) as writer:
        assert writer.count == 2
        writer.add(rows(games[2:], 2))
    assert [row.number for row in dataset.Games(place)] == [0, 1, 2, 3]
    assert not parts.exists()


def test_joining_that_fails_leaves_what_was_there(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    games = games_of("dice-1", 4)
    written(place, "dice-1", games[:2])
    before = place.read_bytes()
    writer = dataset.Writer(str(place), about("dice-1"), resume=True)
    writer.add(rows(games[2:], 2))
    writer.flush()

    def full(*given: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(type(writer._fs), "mv", full)  # pyright: ignore[reportPrivateUsage]
        with pytest.raises(dataset.DatasetError, match="cannot be written: no room is left"):
            writer.close()
    assert place.read_bytes() == before
    with dataset.Writer(str(place), about("dice-1"), resume=True) as writer:
        assert writer.count == 4
    assert len(dataset.Games(place)) == 4


def test_a_run_without_any_game_leaves_an_empty_file(place: Path) -> None:
    found = written(place, "dice-1", [])
    assert len(found) == 0
    assert list(found) == []
    assert list(dataset.samples(found)) == []


@pytest.mark.parametrize("kind", ["dice-4", "dice-own", "king"])
def test_games_of_another_kind_are_not_mixed_in(kind: str, place: Path) -> None:
    written(place, "dice-1", games_of("dice-1", 1))
    with pytest.raises(dataset.DatasetError, match="another kind"):
        dataset.Writer(str(place), about(kind), resume=True)


@pytest.mark.parametrize("changed", [{"engine": "0.1.0"}, {"table": 99}, {"actions": ["bread"]}])
def test_games_of_two_versions_are_not_mixed(changed: dict[str, Any], place: Path) -> None:
    """What stands once is true of every game: version of the engine and table of actions, too."""
    written(place, "dice-1", games_of("dice-1", 1))
    before = place.read_bytes()
    with pytest.raises(dataset.DatasetError, match="another version of troyes"):
        dataset.Writer(str(place), replace(about("dice-1"), **changed), resume=True)
    assert place.read_bytes() == before


def test_a_game_that_is_left_out_is_refused(place: Path) -> None:
    writer = dataset.Writer(str(place), about("dice-1"))
    with pytest.raises(dataset.DatasetError, match="where 0 games end"):
        writer.add(rows(games_of("dice-1", 1), 1))


# -- what is damaged ---------------------------------------------------------------------------------------------------


def test_a_changed_byte_is_told(place: Path) -> None:
    found = written(place, "dice-4", games_of("dice-4"))
    column = parquet.ParquetFile(place).metadata.row_group(0).column(6)
    data = bytearray(place.read_bytes())
    data[column.data_page_offset + column.total_compressed_size - 5] ^= 1
    place.write_bytes(data)
    with pytest.raises(dataset.DatasetError, match="damaged"):
        list(found)


@pytest.mark.parametrize("size", [0, 3, 2000])
def test_a_file_that_was_cut_off_is_told(size: int, place: Path) -> None:
    written(place, "dice-4", games_of("dice-4"))
    place.write_bytes(place.read_bytes()[:size])
    with pytest.raises(dataset.DatasetError, match="damaged"):
        dataset.Games(place)


def test_a_file_that_is_not_there_or_not_ours_is_told(place: Path) -> None:
    with pytest.raises(dataset.DatasetError, match="no file"):
        dataset.Games(place)
    with pytest.raises(dataset.DatasetError, match="cannot be read"):
        dataset.Games("nowhere://games.parquet")
    parquet.write_table(pa.table({"bread": [1, 2]}), place)
    with pytest.raises(dataset.DatasetError, match="holds no games"):
        dataset.Games(place)
    parquet.write_table(pa.table({"bread": [1]}).replace_schema_metadata({"troyes": '{"format": 2}'}), place)
    with pytest.raises(dataset.DatasetError, match="format 2"):
        dataset.Games(place)


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        ("totals", [99], "99"),
        ("winners", [1], "have not won"),
        ("seed", "another", "cannot have been played so"),
        ("actions", [0, 0, 0, 0], "cannot have been played so"),
        ("actions", [999, 0, 0, 0], "action 999"),
        ("seats", [7, 0, 0, 0], "seat 8"),
    ],
)
def test_a_game_that_was_changed_is_found_and_named(field: str, value: Any, told: str, place: Path) -> None:
    right, wrong = rows(games_of("dice-1", 2))
    whole = getattr(wrong, field)
    changed = [*value, *whole[len(value) :]] if isinstance(value, list) else value
    with dataset.Writer(str(place), about("dice-1")) as writer:
        writer.add([right, wrong._replace(**{field: changed})])
    with pytest.raises(dataset.DatasetError, match=rf"game 1\b.*{told}"):
        list(dataset.verify(dataset.Games(place)))


def test_trouble_is_told_in_french(place: Path) -> None:
    with pytest.raises(dataset.DatasetError) as error:
        dataset.Games(place)
    assert "Il n’y a pas de fichier" in error.value.text("fr")
