"""The story of a game, from its record."""

from pathlib import Path

import pytest
from tests.cli.command import played, refused, saved, troyes_command

from troyes.cli.replay import chapters
from troyes.registry import descriptor


def test_every_half_day_is_told_in_order(tmp_path: Path):
    game = played()
    result = troyes_command("replay", saved(tmp_path, game.record()))
    assert result.exit_code == 0
    told = result.output
    places = [told.index(f"Day {day}, {half}:") for day in range(1, 9) for half in ("morning", "afternoon")]
    assert places == sorted(places)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_line_of_the_log_is_told(lang: str, tmp_path: Path):
    game = played(banquets=True, numbering="rising")
    told = " ".join(troyes_command("replay", saved(tmp_path, game.record()), lang=lang).output.split())
    assert all(" ".join(message.text(lang).split()) in told for message in game.log)


def test_the_final_count_is_told(tmp_path: Path):
    game = played()
    result = troyes_command("replay", saved(tmp_path, game.record()), lang="fr")
    last = [line.split() for line in result.output.splitlines() if line.startswith("Total")][-1]
    assert last == ["Total", *[str(score.total) for score in game.scores()]]
    assert "Décompte final" in result.output
    assert "gagne." in result.output


def test_a_shared_victory_is_told(tmp_path: Path):
    for seed in range(200):
        game = played(seed)
        if len(game.winners()) == 2:
            told = troyes_command("replay", saved(tmp_path, game.record())).output
            assert "Seat 1, Seat 2 share the victory." in told
            return
    pytest.fail("no shared victory among 200 games")


def test_solo_has_no_winner_to_name(tmp_path: Path):
    told = troyes_command("replay", saved(tmp_path, played(players=1).record())).output
    assert "wins" not in told


def test_it_stops_where_it_is_told_to(tmp_path: Path):
    path = saved(tmp_path, played().record())
    result = troyes_command("replay", path, "--upto", "0")
    assert result.exit_code == 0
    assert "Day 1, morning" in result.output
    assert "Day 1, afternoon" not in result.output
    assert "not over" in result.output


@pytest.mark.parametrize("upto", ["-1", "100000"])
def test_it_cannot_stop_beyond_the_record(upto: str, tmp_path: Path):
    refused(troyes_command("replay", saved(tmp_path, played().record()), "--upto", upto), "cannot stop after")


def test_steps_need_no_terminal(tmp_path: Path):
    path = saved(tmp_path, played().record())
    assert troyes_command("replay", path, "--step").output == troyes_command("replay", path).output


def test_a_saved_game_tells_its_names(tmp_path: Path):
    seats = [{"name": "Anna", "bot": None}, {"name": "Greedy", "bot": "greedy"}]
    path = saved(tmp_path, {"record": played().record(), "seats": seats, "lang": "en", "counted": False, "save": 1})
    told = troyes_command("replay", path).output
    assert "Anna takes" in told
    assert "Seat 1" not in told


def test_chapters_lose_nothing():
    log = played().log
    told = list(chapters(log, descriptor("troyes-dice").chapters))
    assert [message for chapter in told for message in chapter] == log
    assert len(told) == 17


def test_points_before_the_end_are_said_to_hold_what_is_hidden(tmp_path: Path):
    path = saved(tmp_path, played().record())
    assert "all that is still hidden" in troyes_command("replay", path, "--upto", "3").output
    assert "hidden" not in troyes_command("replay", path).output
