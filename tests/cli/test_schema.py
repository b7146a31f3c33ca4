"""The published formats: up to date, and true of real games."""

import json
from typing import Any

import pytest
from jsonschema import Draft202012Validator, ValidationError
from scripts.position_doc import DOCS, files
from tests.cli.command import played, refused, troyes_command

import troyes
from troyes.core import records
from troyes.dice import position


@pytest.mark.parametrize("name", sorted(files()))
def test_the_published_file_is_up_to_date(name: str):
    assert (DOCS / name).read_text("utf-8") == files()[name], "run scripts/position_doc.py"


@pytest.mark.parametrize(("what", "schema"), [("record", records.schema()), ("position", position.schema())])
def test_the_command_prints_what_is_published(what: str, schema: dict[str, Any]):
    result = troyes_command("schema", what)
    assert result.exit_code == 0
    assert json.loads(result.stdout) == schema == json.loads((DOCS / f"{what}.schema.json").read_text("utf-8"))
    Draft202012Validator.check_schema(schema)


def test_another_schema_is_refused():
    refused(troyes_command("schema", "recipe"), "recipe", "record, position")
    refused(troyes_command("schema", "recipe", lang="fr"), "recipe", "record, position")


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


@pytest.mark.parametrize("change", [{"extra": 1}, {"players": 11}, {"choices": [[0]]}, {"seed": None}])
def test_a_damaged_record_does_not_fit(change: dict[str, Any]):
    with pytest.raises(ValidationError):
        Draft202012Validator(records.schema()).validate(played().record() | change)


@pytest.mark.parametrize("change", [{"extra": 1}, {"day": 9}, {"wheel": []}, {"half": "night"}])
def test_a_damaged_position_does_not_fit(change: dict[str, Any]):
    with pytest.raises(ValidationError):
        Draft202012Validator(position.schema()).validate(played().position() | change)


def test_every_field_is_described():
    for schema in (records.schema(), position.schema()):
        for part in schema["$defs"].values():
            assert part["description"]
            assert all(field.get("description") for field in part["properties"].values())
