"""Every reason why not has a case, in both languages, and names what is really amiss."""

import ast
import random
import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from tests.city import test_why_not, test_why_not_yet
from tests.city.ladies import test_why_not as test_why_not_ladies
from tests.city.reasons import MONEY, at, begun, check_every_word, check_what_is_amiss, reason
from tests.city.table import facing, keys, next_round, place, step, why
from tests.city.test_why_not import PRIEST
from tests.city.test_why_not_yet import archers, knights, merchant, sending

import troyes
from troyes.city.names import ACTIVITIES, OUTDOOR
from troyes.cli.rules import page, section_ids

ROOT = Path(__file__).parents[2]
INFLUENCE = ("card-influence", "influence-short")

MODULES = sorted((ROOT / "src" / "troyes" / "city").rglob("*.py"))
CASES = [*test_why_not.CASES, *test_why_not_yet.CASES, *test_why_not_ladies.CASES]


def cited(argument: int) -> set[str]:
    """What stands there as the reason (0) or the rule (1) of each refusal in the sources."""
    found: set[str] = set()
    for module in MODULES:
        tree = ast.parse(module.read_text("utf-8"))
        calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and ast.unparse(node.func) == "why"]
        parts = [part for call in calls for part in _choices(call.args[argument])]
        found |= {part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)}
    return found


def _choices(node: ast.expr) -> list[ast.expr]:
    return [*_choices(node.body), *_choices(node.orelse)] if isinstance(node, ast.IfExp) else [node]


def test_every_reason_of_the_game_is_told_by_a_case():
    told = {case[0] for case in CASES}
    assert cited(0) == told
    for lang in ("en", "fr"):
        pages = [(files("troyes.city") / "locale" / f"{name}{lang}.ftl").read_text("utf-8") for name in ("", "ladies.")]
        assert set(re.findall(r"^why-city-([\w-]+) =", "\n".join(pages), re.MULTILINE)) == told


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_rule_that_is_cited_is_a_section_of_the_rules(lang: str):
    """Those of cards, events and outdoor activities are put together from their names."""
    asking = ["drought", "civil_war", "heresy", "interruption_of_work", "harsh_winter", "possession"]
    named = [("activities", ACTIVITIES), ("events", asking), ("outdoor", OUTDOOR)]
    rules = {f"{room}.{name.replace('_', '-')}" for room, names in named for name in names}
    assert rules | cited(1) | {case[1] for case in CASES} <= set(section_ids(page("troyes", lang)))


@pytest.mark.parametrize(
    ("name", "table", "seat", "key"),
    [
        ("unknown-key", lambda: at(dice={0: "r6"}), 0, "build a castle"),
        ("unknown-key", lambda: at(dice={0: "r6"}), 0, "die 5 red 6"),
        ("unknown-key", lambda: at(dice={0: "r6"}), 0, "activate jeweller"),
        ("no-such-seat", lambda: at(dice={0: "r6"}), 3, "pass"),
        ("no-such-seat", lambda: at(dice={0: "r6"}), -1, "pass"),
        ("not-your-turn", lambda: at(dice={0: "r6"}), 1, "pass"),
        ("game-over", lambda: next_round(round=5), 0, "pass"),
    ],
)
def test_reasons_that_every_game_has(name: str, table: Callable[[], troyes.Game], seat: int, key: str):
    game = table()
    told = game.why_not(seat, key)
    assert told is not None
    assert told.message.id == f"why-{name}"
    assert told.text("en") != told.text("fr")
    with pytest.raises(troyes.IllegalMove):
        game.play(seat, key)


def test_everything_else_has_a_reason_in_both_languages():
    """At every kind of decision each word of the game is on offer or refused with a sentence."""
    tables = [at(dice={0: "r6"}), at(**PRIEST), begun("agriculture", **PRIEST), sending(), merchant(), knights()]
    tables += [archers(), place(facing(dice={0: "y6 y5"})), troyes.new_game("troyes", players=2, seed=1)]
    tables += [begun("turn red 6", dice={0: "r6 r2"})]
    assert len({step(game) for game in tables}) == 9
    for game in tables:
        check_every_word(game)


# -- the reason is the true one --------------------------------------------------------------------------------------


def test_money_is_named_when_one_of_the_citizens_could_enter():
    """From the row itself seat 0 could enter, with 2 deniers for the die; the protected colour is not what is amiss."""
    moment: dict[str, Any] = {
        "city_hall": "120 ...",
        "lying": {"city_hall": [0]},
        "dice": {0: "w1", 1: "y1"},
        "supply": [1],
    }
    assert "place city_hall" in keys(at(**moment, deniers=[2]))
    assert why(at(**moment, deniers=[1]), "place city_hall") == "dice-dear"


def test_money_is_named_when_a_cube_could_bring_the_die():
    """With Militia's cube the yellow die of another would do, for 2 deniers."""
    moment: dict[str, Any] = {"cards": ["militia"], "cubes": {"militia": [1]}, "dice": {0: "w1", 1: "y1"}}
    assert "place palace" in keys(at(**moment, deniers=[2]))
    assert why(at(**moment, deniers=[1]), "place palace") == "dice-dear"


def test_a_citizen_who_would_expel_nobody_is_not_called_a_danger():
    """From the first space of the row nobody is pushed off: it would leave all as it is, and that is to be told."""
    assert why(sending(), "from city_hall 1 1") == "unchanged"


def test_who_cannot_counter_is_told_to_see_to_the_black_dice_first():
    """The weakness of the dice is no reason against an action."""
    game = place(facing(dice={0: "r1 y2"}))
    for key in ("pass", "agriculture", "activate merchant", "place palace"):
        assert why(game, key) == "black-dice-first"


def test_a_sentence_about_influence_is_true():
    """Whoever has 4 influence is not told that 2 are too few, whatever else may be in the way."""
    game = place(facing(black=[6], dice={1: "y6"}, influence=[4]))
    told = reason(game, "hire")
    assert told is None or told.message.args.get("price", 9) > told.message.args.get("have", 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_reason_names_what_is_really_amiss(players: int):
    """In random games: with plenty of what was called too little the reason is gone, and with plenty of anything else
    it stays."""
    games = [troyes.new_game("troyes", players=players, seed=seed) for seed in range(20)]
    seen = check_what_is_amiss(games, random.Random(players), 0.4)
    assert {"no-dice", "value-low", "no-event", "not-open", *MONEY, *INFLUENCE} <= seen
