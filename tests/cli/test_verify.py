"""Every roll and shuffle beside what the seed gives."""

import hashlib
from pathlib import Path
from typing import Any

import pytest
from tests.cli.command import plain, played, refused, saved, troyes_command

import troyes
from troyes.bots.player import play_out
from troyes.bots.roster import make
from troyes.city.names import ACTIVITIES, EVENTS
from troyes.core import text
from troyes.core.records import checksum

HASH = hashlib.sha256(b"3").hexdigest()


def resealed(record: dict[str, Any]) -> dict[str, Any]:
    return record | {"checksum": checksum(record)}


def test_an_honest_game_is_confirmed(tmp_path: Path):
    record = played(numbering="falling", banquets=True).record()
    result = troyes_command("verify", saved(tmp_path, record))
    assert result.exit_code == 0, result.output
    assert result.output.count("✓") == len(record["draws"]) == 20
    assert "All is right" in result.output
    assert HASH in result.output


@pytest.mark.parametrize("number", [0, 1, 2, 9, 17])
def test_a_wrong_draw_is_named(number: int, tmp_path: Path):
    record = played().record()
    values = record["draws"][number][1]
    values[0] = 1 - values[0] if number == 1 else values[0] % 6 + 1
    result = troyes_command("verify", saved(tmp_path, resealed(record)))
    assert result.exit_code == 1
    assert f"Draw {number + 1} is wrong" in result.output
    assert result.output.count("✗") == 1
    assert "All is right" not in result.output


def test_it_speaks_french(tmp_path: Path):
    record = played().record()
    assert "Tout est juste" in troyes_command("verify", saved(tmp_path, record), lang="fr").output
    record["draws"][2][1][0] = record["draws"][2][1][0] % 6 + 1
    result = troyes_command("verify", saved(tmp_path, record), lang="fr")
    assert "Le tirage 3 est faux (journée 1, matin)" in result.output


def test_another_seed_gives_other_dice(tmp_path: Path):
    result = troyes_command("verify", saved(tmp_path, resealed(played().record() | {"seed": 4})))
    assert result.exit_code == 1
    assert "Draw 1 is wrong" in result.output


def test_the_hash_on_the_table(tmp_path: Path):
    path = saved(tmp_path, played().record())
    assert "is the one that was committed to" in troyes_command("verify", path, "--hash", HASH).output
    assert troyes_command("verify", path, "--hash", HASH.upper()).exit_code == 0
    result = troyes_command("verify", path, "--hash", "0" * 64)
    assert result.exit_code == 1
    assert "is not the one that was committed to" in result.output


def test_a_hash_that_is_none(tmp_path: Path):
    refused(troyes_command("verify", saved(tmp_path, played().record()), "--hash", "abc"), "abc", "64")


@pytest.mark.parametrize(("commitment", "status"), [(HASH, 0), ("f" * 64, 1)])
def test_the_commitment_in_the_record(commitment: str, status: int, tmp_path: Path):
    record = resealed(played().record() | {"commitment": commitment})
    assert troyes_command("verify", saved(tmp_path, record)).exit_code == status


def test_a_committed_secret_is_confirmed(tmp_path: Path):
    promise = troyes.commit()
    path = saved(tmp_path, played(promise.secret).record())
    assert troyes_command("verify", path, "--hash", promise.hash).exit_code == 0


@pytest.mark.parametrize("field", ["scores", "checksum"])
def test_right_dice_with_other_claims_fail(field: str, tmp_path: Path):
    record = played().record()
    if field == "scores":
        record["scores"][0] += 1
        record = resealed(record)
    else:
        record["checksum"] = "0" * 64
    result = troyes_command("verify", saved(tmp_path, record))
    assert result.exit_code == 1
    assert "All is right" not in result.output


def test_a_record_without_draws_cannot_be_compared(tmp_path: Path):
    record = played().record()
    del record["draws"], record["checksum"]
    refused(troyes_command("verify", saved(tmp_path, record)), "does not tell its rolls")


def test_given_dice_are_pointed_out(tmp_path: Path):
    begun = _from_a_position()
    result = troyes_command("verify", saved(tmp_path, begun.record()))
    assert result.exit_code == 0
    assert "4 dice given" in result.output


def _from_a_position() -> troyes.Game:
    start = troyes.new_game("troyes-dice", seed=1)
    game = troyes.from_position(start.position(), seed=2, rolls=[1, 2, 3, 4])
    while game.reveals == 0:
        decision = game.pending[0]
        game.play(decision.seat, decision.options[0])
    return game


def test_options_that_would_confuse_the_house_are_refused(tmp_path: Path):
    record = played().record()
    record["options"]["seed"] = 4
    refused(troyes_command("verify", saved(tmp_path, record)), "no option called “seed”")


# -- what the draws were ---------------------------------------------------------------------------------------------


def city_record(name: str = "troyes", **options: Any) -> dict[str, Any]:
    game = troyes.new_game(name, seed=3, **options)
    return play_out(game, [make("random", seat) for seat in range(game.players)]).record()


def test_dice_and_cards_are_named(tmp_path: Path):
    record = city_record(players=2, ramparts=True, purple_die=True)
    told = plain(troyes_command("verify", saved(tmp_path, record)).output)
    dealt = dict(record["draws"])
    for card in dealt["cards"][:9]:
        assert text.render(f"activity-{ACTIVITIES[card]}", {}, "en") in told
    for word in ("Seat 1 rolls red", "purple", "Brigands"):
        assert word in told
    assert " ".join(map(str, dealt["cards"])) not in told


def test_le_roys_dice_are_named(tmp_path: Path):
    told = plain(troyes_command("verify", saved(tmp_path, city_record("king")), lang="fr").output)
    assert "Le Roy lance" in told


def test_a_wrong_card_is_named_beside_the_right_one(tmp_path: Path):
    record = city_record(players=2)
    at = next(at for at, (what, _) in enumerate(record["draws"]) if what == "yellow-deck")
    deck = record["draws"][at][1]
    deck[0], deck[1] = deck[1], deck[0]
    result = troyes_command("verify", saved(tmp_path, resealed(record)))
    assert result.exit_code == 1
    names = [text.render(f"event-{EVENTS[card]}", {}, "en") for card in deck[:2]]
    assert f"{names[0]}, {names[1]}" in plain(result.output)
    assert f"{names[1]}, {names[0]}" in plain(result.output)


@pytest.mark.parametrize("values", [[], [-1], [99, 99], [10**9]])
def test_draws_that_are_nonsense_are_told_as_they_are(values: list[int], tmp_path: Path):
    record = city_record(players=2)
    record["draws"][2][1] = values
    result = troyes_command("verify", saved(tmp_path, resealed(record)))
    assert result.exit_code == 1
    assert "Draw 3 is wrong" in result.output


def test_other_numbers_than_the_products_are_pointed_out(tmp_path: Path):
    """All the same everything is right: it was played by those numbers."""
    result = troyes_command("verify", saved(tmp_path, city_record(players=2)))
    assert "printed number" not in result.output
    own = {"events": {"war": {"banners": 4}}, "activities": {"monk": {"hire": 3}}}
    result = troyes_command("verify", saved(tmp_path, city_record(players=2, cards=own)))
    assert result.exit_code == 0, result.output
    assert "2 printed numbers" in plain(result.output)
    assert "hire" in result.output


# -- how it ends -----------------------------------------------------------------------------------------------------


def test_a_choice_that_the_rules_do_not_allow_is_a_no(tmp_path: Path):
    record = played().record()
    record["choices"][0][1] = "citizen red"
    result = troyes_command("verify", saved(tmp_path, resealed(record)))
    assert result.exit_code == 1, result.output
    assert "All is right" not in result.output


def test_choices_that_are_missing_are_a_no(tmp_path: Path):
    record = played().record()
    record["choices"] = record["choices"][:-1]
    assert troyes_command("verify", saved(tmp_path, resealed(record))).exit_code == 1


@pytest.mark.parametrize("data", ["{}", "[]", '{"format": 9, "game": "troyes"}', "no json"])
def test_what_is_no_record_is_refused(data: str, tmp_path: Path):
    assert troyes_command("verify", saved(tmp_path, data)).exit_code == 2
