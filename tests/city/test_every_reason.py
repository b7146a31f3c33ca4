"""Every reason why not has a case, in both languages, and names what is really amiss."""

import ast
import random
import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from tests import contract
from tests.city import test_why_not, test_why_not_yet
from tests.city.ladies import test_why_not as test_why_not_ladies
from tests.city.reasons import at, begun, reason
from tests.city.table import facing, keys, next_round, place, step, why
from tests.city.test_why_not import PRIEST
from tests.city.test_why_not_yet import archers, knights, merchant, sending

import troyes
from troyes.cli.rules import page, section_ids

ROOT = Path(__file__).parents[2]

XXX

@pytest.mark.parametrize(
    ("name", "table", "seat", "key"),
    [
        ("unknown-key", lambda: at(dice={0: "r6"}), 0, "build a castle"),
        ("unknown-key", lambda: at(dice={0: "r6"}), 0, "die 5 red 6"),
        ("unknown-key", lambda: at(dice={0: "r6"}), 0, "activate banker"),
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
        offered = keys(game)
        for key in game.vocabulary.keys:
            told = reason(game, key)
            assert (told is None) is (key in offered)
            assert told is None or told.text("en") != told.text("fr")


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


MONEY = ("dice-dear", "hire-dear", "card-deniers")
INFLUENCE = ("card-influence", "influence-short")
ACTIONS = ("activate", "combat", "place", "build", "agriculture", "hire")


def with_means(game: troyes.Game, deniers: int, influence: int) -> troyes.Game:
    """The same table, with so much in the hand of whoever is up."""
    position = game.position()
    means = position["families"][position["turn"]]
    means["deniers"], means["influence"] = deniers, influence
    return place(position)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_reason_names_what_is_really_amiss(players: int):
    """In random games: with plenty of what was called too little the reason is gone, and with plenty of anything else
    it stays."""
    rng, seen = random.Random(players), set[str]()
    for seed in range(12):
        game = troyes.new_game("troyes", players=players, seed=seed)
        while game.pending:
            if step(game) == "action" and rng.random() < 0.4:
                have = game.position()["families"][game.pending[0].seat]
                rich = with_means(game, 900, have["influence"])
                grand = with_means(game, have["deniers"], 20)
                for key in (key for key in game.vocabulary.keys if key.startswith(ACTIONS)):
                    name = why(game, key)
                    if name is None:
                        continue
                    seen.add(name)
                    if name == "dice-dear":
                        assert why(rich, key) is None, key
                    elif name in MONEY:
                        assert why(rich, key) not in MONEY, key
                    elif name in INFLUENCE:
                        assert why(grand, key) not in INFLUENCE, key
                    elif name == "nobody":
                        assert why(grand, key) != "nobody", key
                    else:
                        assert why(rich, key) == name, key
                        assert why(grand, key) == name or name == "no-entrance", key
            contract.play_random(game, rng, 1)
    assert {"no-dice", "value-low", "no-event", "not-open", *MONEY, *INFLUENCE} <= seen
