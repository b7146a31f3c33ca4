"""The published tables are those of the code."""

import random
from typing import Any

import pytest
from scripts.programs_doc import PAGE, page, samples
from tests import contract
from tests.core.test_contract import IDS, TABLES, begin


def test_the_page_of_actions_observations_and_logs_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == page(), "run scripts/programs_doc.py"


@pytest.mark.parametrize("table", TABLES, ids=IDS)
def test_every_line_of_a_log_is_of_a_kind_that_the_page_lists(table: tuple[str, int, dict[str, Any]]) -> None:
    listed = {line.id: types(line.args) for line in samples("troyes" if table[0] == "king" else table[0])}
    game = contract.play_random(begin(table, "log"), random.Random(1))
    told = game.view(0, log=True)["log"]
    assert len(told) > 50
    for line in told:
        assert set(line) == {"id", "args"}
        assert types(line["args"]) == listed[line["id"]], line["id"]


def types(args: dict[str, Any]) -> dict[str, type]:
    """Of all arguments but those that tell who does it, and to whom: these are a seat's number or a name."""
    for seat, name in (("seat", "seat_name"), ("other", "other_name")):
        assert isinstance(args.get(seat, 1), int)
        assert args.get(name, "roy") in ("neutral", "roy")
        assert not {seat, name} <= set(args)
    who = ("seat", "seat_name", "other", "other_name")
    return {name: type(value) for name, value in args.items() if name not in who}
