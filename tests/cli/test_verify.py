"""Every roll and shuffle beside what the seed gives."""

import hashlib
from pathlib import Path
from typing import Any

import pytest
from tests.cli.command import played, refused, saved, troyes_command

import troyes
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
    assert "Le tirage 3 est faux (jour 1, matin)" in result.output


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
