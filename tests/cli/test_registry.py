"""Several games on one command line: what is known of each, and what is offered."""

from dataclasses import fields
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from tests.cli.command import refused, troyes_command
from tests.registered import registered

import troyes
from troyes import registry
from troyes.cli.matches import Plan, Row
from troyes.cli.options import chosen, tried
from troyes.cli.points import ending, score_lines, side_name
from troyes.cli.results import Tally, kept_rows, lines_of, tally
from troyes.cli.voice import CliError
from troyes.core import text
from troyes.core.descriptor import Descriptor
from troyes.core.errors import OptionError
from troyes.core.game import Game, Score


@pytest.mark.parametrize("game", registry.descriptors(), ids=lambda game: game.name)
def test_what_a_descriptor_says_is_there(game: Descriptor):
    assert registry.descriptor(game.name) is game
    low, high = game.players
    assert 1 <= low <= high <= 10
    assert "cards" in game.usual()
    for lang in text.LANGUAGES:
        assert text.has(f"title-{game.name}", lang)
        assert text.has(game.ending, lang)
        assert troyes_command("rules", game.short, lang=lang).exit_code == 0
    assert troyes_command("schema", "position", game.short).exit_code == 0


@pytest.mark.parametrize("game", registry.descriptors(), ids=lambda game: game.name)
def test_every_part_that_a_descriptor_names_can_be_loaded(game: Descriptor):
    named = {field.name: getattr(game, field.name) for field in fields(game)}
    parts = [name for name, value in named.items() if isinstance(value, str) and ":" in value]
    assert {"start", "position", "greedy", "mind", "board"} <= set(parts)
    assert all(game.part(name) is not None for name in parts)


def test_a_game_that_is_not_registered_is_not_offered():
    with registered(registry.descriptor("troyes-dice")):
        assert troyes.games() == ("troyes-dice",)
        refused(troyes_command("rules", "king"), "king", "dice")


def test_a_game_is_called_by_its_short_name_or_its_whole_one():
    assert [registry.called(name).name for name in ("dice", "troyes-dice", "king")] == [*["troyes-dice"] * 2, "king"]


# -- options ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "given", "taken"),
    [
        ("troyes-dice", {}, {}),
        (
            "troyes-dice",
            {"numbering": "312654", "banquets": False},
            {"numbering": [3, 1, 2, 6, 5, 4], "banquets": False},
        ),
        ("king", {"bonus": ["baker, prior", "banquet"]}, {"bonus": ["baker", "prior", "banquet"]}),
        ("troyes", {"open_scores": True, "start_player": 1}, {"open_scores": True, "start_player": 0}),
        ("king", {"cards": Path("my.toml")}, {"cards": Path("my.toml")}),
    ],
)
def test_options_reach_a_game_as_it_takes_them(game: str, given: dict[str, Any], taken: dict[str, Any]):
    assert chosen(registry.descriptor(game), given) == taken


@pytest.mark.parametrize("command", ["play", "simulate", "ladder"])
def test_a_command_has_every_option_of_every_game_and_tells_what_it_is(command: str):
    told = " ".join(troyes_command(command, "--help").output.replace("│", " ").split())
    for game in registry.descriptors():
        for option in game.options:
            assert f"--{option.name.replace('_', '-')}" in told
            assert text.render(game.option_words(option), {}) in told


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--bonus", "baker"), "--bonus"),
        (("--open-scores",), "--open-scores"),
        (("--start-player", "1"), "--start-player"),
    ],
)
def test_an_option_of_another_game_is_refused(command: str, words: tuple[str, ...], told: str):
    told = f"troyes-dice has no option called “{told}”"
    refused(troyes_command(command, "dice", *words), told, "--numbering, --banquets")


@pytest.mark.parametrize("seat", [0, -1])
def test_people_count_their_seats_from_one(seat: int):
    refused(troyes_command("simulate", "troyes", "--start-player", str(seat)), str(seat), "1+")


def test_a_seat_that_is_not_there_cannot_begin():
    with pytest.raises(OptionError) as error:
        tried("troyes", 2, {"start_player": 2})
    assert "cannot be 3" in str(error.value)
    assert "1, 2" in str(error.value)


# -- le Roy ----------------------------------------------------------------------------------------------------------


def solo(*winners: int) -> Game:
    scores = [Score({"tokens": 20, "cathedral": 3}), Score({"tokens": 21, "roy": 5})]
    return cast(Game, SimpleNamespace(name="king", players=1, winners=lambda: winners, scores=lambda: scores))


def test_behind_the_last_seat_le_roy_is_counted():
    assert [side_name(side, 1, ["Anna"], "fr") for side in range(2)] == ["Anna", "le Roy"]
    assert [side_name(side, 2, [], "en") for side in range(3)] == ["Seat 1", "Seat 2", "le Roy"]


def test_le_roy_may_count_other_lines():
    assert score_lines(solo().scores()) == ["tokens", "cathedral", "roy"]


@pytest.mark.parametrize(("winner", "told"), [(0, "Anna meets"), (1, "Le Roy is not beaten")])
def test_the_challenge_is_met_or_stands(winner: int, told: str):
    assert ending(solo(winner), ["Anna"], "en").startswith(told)


def test_le_roy_has_a_tally_of_his_own():
    tallies = {"greedy": Tally()}
    tally([Row("1/0", ["greedy"], [20, 26], [1]), Row("1/1", ["greedy"], [30, 26], [0])], tallies, "le Roy")
    assert [(who, points.mean, points.win_share) for who, points in tallies.items()] == [
        ("greedy", 25, 0.5),
        ("le Roy", 26, 0.5),
    ]


def test_results_tell_which_game_they_are_of(tmp_path: Path):
    plan = Plan("king", 1, ("greedy",), "1", {})
    row = Row("1/0", ["greedy"], [20, 26], [1])
    out = tmp_path / "results.jsonl"
    out.write_bytes(lines_of([row], plan.game, plan.options))
    assert b'"title":"king"' in out.read_bytes()
    assert kept_rows(out, plan)[0] == [row]
    with pytest.raises(CliError, match="another run"):
        kept_rows(out, plan._replace(game="troyes-dice"))


@pytest.mark.parametrize(("totals", "winners"), [([], [0]), ([1, 2, 3], [0]), ([20], [])])
def test_results_that_cannot_be_are_refused(totals: list[int], winners: list[int], tmp_path: Path):
    plan = Plan("troyes-dice", 1, ("random",), "1", {})
    out = tmp_path / "results.jsonl"
    out.write_bytes(lines_of([Row("1/0", ["random"], totals, winners)], plan.game, plan.options))
    with pytest.raises(CliError, match="holds no results"):
        kept_rows(out, plan)
