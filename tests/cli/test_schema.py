"""The published formats: up to date, and true of real games."""

import json
from typing import Any

import pytest
from jsonschema import Draft202012Validator, ValidationError
from scripts.position_doc import DOCS, SCHEMAS, VIEWS, files
from tests.cli.command import played, refused, troyes_command

import troyes
from troyes.bots.player import play_out
from troyes.bots.roster import make
from troyes.city import position as city_position
from troyes.city import view_shapes as city_views
from troyes.core import records
from troyes.dice import position
from troyes.dice import view_shapes as dice_views

BY_NAME = {"DiceData", "DecksData", "Lying"}
"""Parts of the city whose fields are colours or buildings: the part says what they hold."""
SEEN_BY_NAME = {"SpaceNames", "Buildings", "Lying", "District", "Decks", "Price", "Characters"}
"""The same of views; what a die costs, and who scores, is told by the names of resources and rows."""


@pytest.mark.parametrize("name", sorted(files()))
def test_the_published_file_is_up_to_date(name: str):
    assert (DOCS / name).read_text("utf-8") == files()[name], "run scripts/position_doc.py"


@pytest.mark.parametrize(
    ("words", "name", "schema"),
    [
        (["record"], "record.schema.json", records.schema()),
        (["position"], SCHEMAS["troyes-dice"], position.schema()),
        (["position", "dice"], SCHEMAS["troyes-dice"], position.schema()),
        (["position", "troyes"], SCHEMAS["troyes"], city_position.schema()),
        (["position", "king"], SCHEMAS["king"], city_position.schema()),
        (["view"], VIEWS["troyes-dice"], dice_views.schema()),
        (["view", "dice"], VIEWS["troyes-dice"], dice_views.schema()),
        (["view", "troyes"], VIEWS["troyes"], city_views.schema()),
        (["view", "king"], VIEWS["king"], city_views.schema()),
    ],
)
def test_the_command_prints_what_is_published(words: list[str], name: str, schema: dict[str, Any]):
    result = troyes_command("schema", *words)
    assert result.exit_code == 0
    assert json.loads(result.stdout) == schema == json.loads((DOCS / name).read_text("utf-8"))
    Draft202012Validator.check_schema(schema)


def test_every_game_has_a_published_schema():
    assert set(SCHEMAS) == set(VIEWS) == set(troyes.games())


def test_another_schema_is_refused():
    refused(troyes_command("schema", "recipe"), "recipe", "record, position, view")
    refused(troyes_command("schema", "recipe", lang="fr"), "recipe", "record, position, view")


LADIES = {"characters": "ladies", "open_character": True, "events": "both", "purple_die": True, "ramparts": True}


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        ("troyes", 2, {}),
        ("troyes", 4, LADIES),
        ("king", 1, {"bonus": ["prior"]}),
        ("troyes-dice", 1, {}),
        ("troyes-dice", 3, {"banquets": True, "numbering": "rising"}),
    ],
)
def test_real_views_fit(name: str, players: int, options: dict[str, Any]):
    """Everybody's and a spectator's; a field that is not described does not."""
    form = Draft202012Validator((dice_views if name == "troyes-dice" else city_views).schema())
    game = troyes.new_game(name, players=players, seed=5, **options)
    record = json.loads(json.dumps(play_out(game, [make("random", seat) for seat in range(players)]).record()))
    for made in range(0, len(record["choices"]) + 1, 30):
        moment = troyes.replay(record, made)
        for seat in (None, *range(players)):
            form.validate(json.loads(json.dumps(moment.view(seat))))
    with pytest.raises(ValidationError):
        form.validate({**game.view(0), "luck": 1})


@pytest.mark.parametrize("options", [{}, {"banquets": True, "numbering": "rising"}, {"numbering": (3, 1, 2, 6, 5, 4)}])
def test_real_records_and_positions_fit(options: dict[str, Any]):
    record_form = Draft202012Validator(records.schema())
    position_form = Draft202012Validator(position.schema())
    record = json.loads(json.dumps(played(1, 2, **options).record()))
    record_form.validate(record)
    for made in range(0, len(record["choices"]) + 1, 3):
        game = troyes.replay(record, made)
        position_form.validate(json.loads(json.dumps(game.position())))
        begun = troyes.from_position(game.position()) if made == 3 else game
        record_form.validate(json.loads(json.dumps(begun.record())))


@pytest.mark.parametrize(("name", "players"), [("king", 1), ("troyes", 2), ("troyes", 4)])
def test_real_records_and_positions_of_the_city_fit(name: str, players: int):
    record_form = Draft202012Validator(records.schema())
    position_form = Draft202012Validator(city_position.schema())
    game = troyes.new_game(name, players=players, seed=3, bonus=["prior", "resistance"])
    record = json.loads(json.dumps(play_out(game, [make("random", seat) for seat in range(players)]).record()))
    record_form.validate(record)
    for made in range(0, len(record["choices"]) + 1, 25):
        moment = troyes.replay(record, made)
        position_form.validate(json.loads(json.dumps(moment.position())))
        begun = troyes.from_position(moment.position()) if made == 50 else moment
        record_form.validate(json.loads(json.dumps(begun.record())))


@pytest.mark.parametrize("change", [{"extra": 1}, {"players": 11}, {"choices": [[0]]}, {"seed": None}])
def test_a_damaged_record_does_not_fit(change: dict[str, Any]):
    with pytest.raises(ValidationError):
        Draft202012Validator(records.schema()).validate(played().record() | change)


@pytest.mark.parametrize("change", [{"extra": 1}, {"day": 9}, {"wheel": []}, {"half": "night"}])
def test_a_damaged_position_does_not_fit(change: dict[str, Any]):
    with pytest.raises(ValidationError):
        Draft202012Validator(position.schema()).validate(played().position() | change)


@pytest.mark.parametrize("change", [{"extra": 1}, {"round": 0}, {"families": []}, {"step": "dancing"}])
def test_a_damaged_position_of_the_city_does_not_fit(change: dict[str, Any]):
    with pytest.raises(ValidationError):
        Draft202012Validator(city_position.schema()).validate(troyes.new_game("king", seed=1).position() | change)


@pytest.mark.parametrize(
    ("schema", "by_name"),
    [
        (records.schema(), set()),
        (position.schema(), set()),
        (city_position.schema(), BY_NAME),
        (dice_views.schema(), SEEN_BY_NAME),
        (city_views.schema(), SEEN_BY_NAME),
    ],
)
def test_every_field_is_described(schema: dict[str, Any], by_name: set[str]):
    for name, part in schema["$defs"].items():
        assert part["description"]
        assert name in by_name or all(field.get("description") for field in part["properties"].values())
