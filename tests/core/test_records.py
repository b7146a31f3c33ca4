"""Records that are not whole: each gets an error that names the place and the remedy, and leaves nothing half-made."""

import copy
import json
import random
import re
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import jsonschema
import pytest
from tests import contract

import troyes
from troyes import registry
from troyes.core import records
from troyes.core.rng import seed_hash


@pytest.fixture(scope="module")
def finished() -> dict[str, Any]:
    game = troyes.new_game("troyes-dice", players=2, seed="a record", numbering="rising", banquets=True)
    return contract.play_random(game, random.Random(3)).record()


def broken(record: dict[str, Any], change: Callable[[dict[str, Any]], Any], checksum: bool = False) -> dict[str, Any]:
    """A record with a change in it; with `checksum`, one that was made to fit again."""
    changed = copy.deepcopy(record)
    change(changed)
    if checksum:
        changed["checksum"] = records.checksum(changed)
    return changed


def refused(record: object) -> troyes.RecordError:
    with pytest.raises(troyes.RecordError) as caught:
        troyes.replay(record)  # type: ignore[arg-type]
    assert caught.value.text("fr") != str(caught.value)
    return caught.value


def test_a_record_follows_the_published_schema(finished: dict[str, Any]) -> None:
    jsonschema.validate(finished, records.schema())
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(broken(finished, lambda r: r.update(choices="none")), records.schema())


def test_a_record_that_holds_only_the_game_is_enough(finished: dict[str, Any]) -> None:
    bare = {name: finished[name] for name in ("format", "game", "players", "options", "seed", "choices")}
    assert troyes.replay(bare).record() == finished


@pytest.mark.parametrize("foreign", [None, 5, "text", [], {}, {"moves": []}, {"game": "troyes-dice"}])
def test_something_that_is_no_record(foreign: object) -> None:
    assert "not the record" in str(refused(foreign))


@pytest.mark.parametrize("version", [0, 2, "1", None, True, 1.5])
def test_a_format_that_is_not_known(finished: dict[str, Any], version: object) -> None:
    error = refused(broken(finished, lambda r: r.update(format=version)))
    assert error.place == "format"


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (lambda r: r.pop("choices"), "$"),
        (lambda r: r.pop("seed"), "$"),
        (lambda r: r.update(players="two"), "players"),
        (lambda r: r.update(players=11), "players"),
        (lambda r: r.update(choices=[["0", "die 1"]]), "choices[0][0]"),
        (lambda r: r["choices"].__setitem__(4, [0]), "choices[4]"),
        (lambda r: r["choices"].__setitem__(4, [0, 7]), "choices[4][1]"),
        (lambda r: r.update(extra=1), "$"),
        (lambda r: r.update(draws=5), "draws"),
        (lambda r: r.update(seed=[1]), "seed"),
    ],
)
def test_a_field_of_the_wrong_form(
    finished: dict[str, Any], change: Callable[[dict[str, Any]], Any], place: str
) -> None:
    error = refused(broken(finished, change))
    assert error.place == place
    assert "damaged" in str(error)


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (lambda r: r.update(game="go"), "game"),
        (lambda r: r["options"].update(colour=1), "options.colour"),
        (lambda r: r["options"].update(numbering="upwards"), "options.numbering"),
        (lambda r: r["options"].update(cards={"wheel": {"prices": 3}}), "options.cards: wheel.prices"),
    ],
)
def test_a_game_that_cannot_be_set_up(
    finished: dict[str, Any], change: Callable[[dict[str, Any]], Any], place: str
) -> None:
    assert refused(broken(finished, change)).place == place


def test_a_choice_that_cannot_be(finished: dict[str, Any]) -> None:
    error = refused(broken(finished, lambda r: r["choices"].__setitem__(5, [0, "bishopric 9"])))
    assert error.place == "choices[5]"
    assert "bishopric 9" in str(error)


def test_a_roll_that_the_seed_does_not_give(finished: dict[str, Any]) -> None:
    def change(record: dict[str, Any]) -> None:
        record["draws"][9][1][0] = record["draws"][9][1][0] % 6 + 1

    error = refused(broken(finished, change, checksum=True))
    assert error.place == "draws[9]"
    assert finished["draws"][9][0] in str(error)


def test_another_seed_shows_at_the_first_draw(finished: dict[str, Any]) -> None:
    assert refused(broken(finished, lambda r: r.update(seed="another"), checksum=True)).place == "draws[0]"


def test_choices_that_are_cut_off(finished: dict[str, Any]) -> None:
    error = refused(broken(finished, lambda r: r["choices"].pop(), checksum=True))
    assert error.place == f"choices[{len(finished['choices']) - 1}]"
    assert "missing" in str(error)


def test_a_score_that_was_improved(finished: dict[str, Any]) -> None:
    error = refused(broken(finished, lambda r: r["scores"].__setitem__(1, 99), checksum=True))
    assert error.place == "scores[1]"


def test_an_edit_that_is_legal_all_through() -> None:
    """Another legal last choice: only the checksum can tell."""
    game = contract.play_random(troyes.new_game("troyes-dice", seed=4), random.Random(1), 1)
    decision = game.pending[0]
    twin = game.copy()
    game.play(0, decision.options[0])
    edited = game.record()
    edited["choices"][-1][1] = decision.options[0].key
    twin.play(0, decision.options[1])
    edited["choices"][-1] = twin.record()["choices"][-1]
    edited["draws"] = twin.record()["draws"]
    error = refused(edited)
    assert error.place == "checksum"
    del edited["checksum"]
    assert contract.snapshot(troyes.replay(edited)) == contract.snapshot(twin)


@pytest.mark.parametrize("upto", [-1, 10_000])
def test_a_stop_beyond_the_end(finished: dict[str, Any], upto: int) -> None:
    with pytest.raises(troyes.RecordError) as caught:
        troyes.replay(finished, upto=upto)
    assert caught.value.place == "upto"


def test_text_that_is_no_json() -> None:
    with pytest.raises(troyes.RecordError) as caught:
        records.parse('{"format": 1, "game": ')
    assert caught.value.place == "line 1, column 23"
    assert "line 1, column 23." in caught.value.text("en")
    assert "ligne 1, colonne 23." in caught.value.text("fr")
    with pytest.raises(troyes.RecordError):
        records.parse(b"\xff\xfe\x00")


@pytest.mark.parametrize(
    "text",
    [
        "{a",
        '{"a" 1}',
        '{"a": 1,}',
        '{"a": "',
        "[1] 2",
        b"{\xff",
        "[" * 100_000,
        "1" * 5000,
        '{"a": "\t"}',
        '{"a": "\\x"}',
        "",
    ],
)
def test_what_a_parser_says_is_in_no_language_of_ours(text: str | bytes) -> None:
    with pytest.raises(troyes.RecordError) as caught:
        records.parse(text)
    for lang in ("en", "fr"):
        words = caught.value.text(lang)
        assert not re.search(
            r"Expecting|delimiter|Extra data|Unterminated|Invalid|codec|recursion|exceeds|int\(", words
        )
    assert not re.search(r"\b(line|byte|column)\b", caught.value.text("fr"))


@pytest.mark.parametrize(
    ("change", "english", "french"),
    [
        ({"players": "two"}, "a whole number, not “two”", "un nombre entier, et non « two »"),
        ({"players": 1.5}, "a whole number, not “1.5”", "un nombre entier, et non « 1.5 »"),
        ({"players": " "}, "a whole number, got nothing", "un nombre entier, et non rien"),
        ({"players": 11}, "10 at most", "10 au plus"),
        ({"seed": []}, "a whole number or a text, got a list", "un nombre entier ou un texte, et non une liste"),
        ({"options": 3}, "a table, not “3”", "une table, et non « 3 »"),
        ({"options": {"cards": "x"}}, "a table or nothing, not “x”", "une table ou rien, et non « x »"),
        ({"choices": [[0]]}, "2 values", "2 valeurs"),
        ({"choices": [[0, "x" * 201]]}, "nothing like this", "rien de tel"),
        ({"bogus": 1}, "no field “bogus”", "pas de champ « bogus »"),
    ],
)
def test_a_form_that_does_not_fit_is_told_in_both_languages(
    finished: dict[str, Any], change: dict[str, Any], english: str, french: str
) -> None:
    error = refused({**finished, **change})
    assert english in error.text("en")
    assert french in error.text("fr")
    assert "Expected `" not in error.text("fr")


def test_a_field_that_is_missing_is_named(finished: dict[str, Any]) -> None:
    error = refused({name: value for name, value in finished.items() if name != "seed"})
    assert "“seed” is missing" in error.text("en")
    assert "« seed » manque" in error.text("fr")


def test_every_cut_of_the_text_is_refused(finished: dict[str, Any]) -> None:
    text = json.dumps(finished)
    rng = random.Random(5)
    for _ in range(60):
        with pytest.raises(troyes.RecordError):
            troyes.replay(records.parse(text[: rng.randrange(len(text))]))


def test_every_changed_character_is_refused_or_harmless(finished: dict[str, Any]) -> None:
    """Damage anywhere in the text is noticed, unless it changes nothing that is said."""
    text = json.dumps(finished)
    rng = random.Random(6)
    for _ in range(150):
        at = rng.randrange(len(text))
        damaged = text[:at] + rng.choice('09"x[]{},: ') + text[at + 1 :]
        try:
            data = records.parse(damaged)
            game = troyes.replay(data)
        except troyes.RecordError:
            continue
        assert data == finished
        assert game.record() == finished


def test_verify_finds_every_draw_right(finished: dict[str, Any]) -> None:
    checks = records.verify(finished, registry)
    assert len(checks) == len(finished["draws"]) == 4 + 16
    assert all(check.right for check in checks)


@pytest.mark.parametrize("at", [0, 3, 7, 19])
def test_verify_says_which_draw_is_wrong(finished: dict[str, Any], at: int) -> None:
    def change(record: dict[str, Any]) -> None:
        record["draws"][at][1][0] += 1

    checks = records.verify(broken(finished, change), registry)
    assert [check.number for check in checks if not check.right] == [at]
    assert checks[-1].derived == finished["draws"][at][1]


def test_the_hash_of_a_seed_is_that_of_its_text() -> None:
    """`troyes verify` holds it against what was published: tests/cli/test_verify.py."""
    assert seed_hash("a record") == sha256(b"a record").hexdigest()
    assert seed_hash(7) == seed_hash("7") == sha256(b"7").hexdigest()
    assert troyes.commit().hash != troyes.commit().hash


def test_a_game_from_a_position_has_a_record_too() -> None:
    position = contract.play_random(troyes.new_game("troyes-dice", players=2, seed=1), random.Random(2), 17).position()
    game = troyes.from_position(position, seed="on", rolls=[4, 6, 1])
    contract.play_random(game, random.Random(3))
    contract.check_replay(game)
    assert game.record()["rolls"] == [4, 6, 1]


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (lambda r: r.update(players=3), "players"),
        (lambda r: r.update(game="troyes"), "game"),
        (lambda r: r.update(rolls=[4, 9]), "rolls[1]"),
        (lambda r: r["position"].update(day=9), "position.day"),
        (lambda r: r["position"].update(game="go"), "position.game"),
    ],
)
def test_a_record_that_does_not_fit_its_position(change: Callable[[dict[str, Any]], Any], place: str) -> None:
    position = troyes.new_game("troyes-dice", players=2, seed=1).position()
    record = troyes.from_position(position, seed="on", rolls=[4, 6, 1]).record()
    assert refused(broken(record, change, checksum=True)).place == place


def test_scores_for_more_seats_than_there_are(finished: dict[str, Any]) -> None:
    assert refused(broken(finished, lambda r: r["scores"].append(1), checksum=True)).place == "scores"


@pytest.mark.parametrize("name", ["troyes-dice", "troyes", "king"])
def test_a_record_carries_the_numbers_it_was_played_with(name: str) -> None:
    """A later version may know better numbers: an old game is still the game it was."""
    record = json.loads(json.dumps(troyes.new_game(name, seed=1).record()))
    table, number = ("resources", "start") if name == "troyes-dice" else ("board", "deniers_start")
    assert record["numbers"][table][number] != 7
    record["numbers"][table][number] = 7
    del record["checksum"]
    again = troyes.replay(record)
    assert again.numbers_data()[table][number] == 7
    assert troyes.replay(again.record()).position() == again.position()
    assert again.position() != troyes.new_game(name, seed=1).position()
    assert troyes.new_game(name, seed=1).numbers_data()[table][number] != 7


@pytest.mark.parametrize("name", ["troyes-dice", "troyes", "king"])
def test_so_does_a_record_that_begins_at_a_position(name: str) -> None:
    record = json.loads(json.dumps(troyes.from_position(troyes.new_game(name, seed=1).position()).record()))
    table, number = ("wheel", "attack_from_day") if name == "troyes-dice" else ("board", "income")
    record["numbers"][table][number] = 6
    del record["checksum"]
    assert troyes.replay(record).numbers_data()[table][number] == 6
