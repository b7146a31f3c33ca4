"""Why something is not on offer, in English and in French, with the facts and the rule it rests on."""

import random
import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from tests import contract
from tests.city.table import city, facing, keys, next_round, place, play, step, why

import troyes

ROOT = Path(__file__).parents[2]
BESIDE = {1: "r1"}
"""A die of somebody else, so that the round goes on."""


def at(**given: Any) -> troyes.Game:
    return place(city(**given))


def begun(action: str, *choices: str, **given: Any) -> troyes.Game:
    """An action is under way."""
    return play(at(**given), action, *choices)


def die(word: str) -> dict[str, Any]:
    return {"owner": 0, "colour": {"r": "red", "y": "yellow", "w": "white"}[word[0]], "value": int(word[1])}


def sending() -> troyes.Game:
    """Seat 0 enters the first row of City Hall, where seat 0's own colour is safe from being pushed off."""
    return begun(
        "place city_hall",
        city_hall="010 ...",
        lying={"city_hall": [0]},
        palace="0.....",
        dice={0: "y1", **BESIDE},
        supply=[2],
    )


def merchant() -> troyes.Game:
    return begun("activate merchant", cards=["merchant"], tradesmen={"merchant": "0."}, dice={0: "y6", **BESIDE})


def knights() -> troyes.Game:
    """Two cubes to be placed, on Marauding or War."""
    return begun(
        "activate chivalry",
        "die 0 red 4",
        "done",
        cards=["chivalry"],
        tradesmen={"chivalry": "0."},
        events={"marauding": [1, 1], "war": (), "heresy": ()},
        dice={0: "r4 r1 r1", 1: "w1"},
    )


def archers(*choices: str) -> troyes.Game:
    moment: dict[str, Any] = {"cards": ["archer"], "tradesmen": {"archer": "0."}, "events": {"war": ()}}
    return play(place(city(dice={0: "r6", 1: "w1"}, **moment), rolls=[1, 5]), "activate archer", *choices)


PRIEST: dict[str, Any] = {"cards": ["priest"], "cubes": {"priest": [1]}, "dice": {0: "y3 y2", **BESIDE}}
APPRENTICE: dict[str, Any] = {
    "cards": ["apprenticeship"],
    "cubes": {"apprenticeship": [1]},
    "dice": {0: "y5 y3", **BESIDE},
}

# A reason, the rule it cites, the table, the choice, and what the English and the French sentence must tell.
CASES: list[tuple[str, str, Callable[[], troyes.Game], str, list[str], list[str]]] = [
    # whole actions: cards
    (
        "not-open",
        "round.reveal",
        lambda: at(cards=["captain"], round=2, dice={0: "r6"}),
        "activate captain",
        ["Captain", "open"],
        ["Capitaine"],
    ),
    (
        "not-open",
        "round.reveal",
        lambda: at(cards=["merchant"], dice={0: "y6"}),
        "activate artisan",
        ["Artisan"],
        ["Artisan"],
    ),
    (
        "hire-dear",
        "action.tradesman",
        lambda: at(cards=["priest"], dice={0: "w6"}, deniers=[7]),
        "activate priest",
        ["Priest", "8 deniers", "have 7"],
        ["Prêtre", "8 deniers", "7"],
    ),
    (
        "card-influence",
        "activities.troubadour",
        lambda: at(cards=["troubadour"], dice={0: "r6"}, influence=[2]),
        "activate troubadour",
        ["Troubadour", "3 influence", "have 2"],
        ["Troubadour", "3 influences", "2"],
    ),
    (
        "card-deniers",
        "activities.journeyman",
        lambda: at(cards=["journeyman"], dice={0: "y6"}, deniers=[8]),
        "activate journeyman",
        ["Journeyman", "3 deniers", "have 2"],
        ["Compagnon", "3 deniers", "2"],
    ),
    (
        "nobody",
        "action.citizens",
        lambda: at(cards=["merchant"], dice={0: "y6"}, supply=[0], influence=[1]),
        "activate merchant",
        ["2 influence", "have 1"],
        ["2 influences", "1"],
    ),
    (
        "nobody",
        "action.citizens",
        lambda: at(cards=["artisan"], dice={0: "y6"}, supply=[0], influence=[2]),
        "activate artisan",
        ["3 influence", "have 2"],
        ["3 influences", "2"],
    ),
    (
        "nobody",
        "action.citizens",
        lambda: at(dice={0: "r6"}, supply=[0], influence=[1]),
        "place palace",
        ["2 influence", "have 1"],
        ["2 influences", "1"],
    ),
    # whole actions: dice
    ("no-dice", "dice.groups", lambda: at(dice={0: "r6"}), "agriculture", ["yellow"], ["jaune"]),
    ("no-dice", "dice.groups", lambda: at(dice={0: "r6"}), "build cathedral", ["white"], ["blanc"]),
    ("no-dice", "dice.groups", lambda: at(dice={0: "w6"}), "place palace", ["red"], ["rouge"]),
    ("no-dice", "dice.groups", lambda: at(dice={0: "w6"}), "combat marauding", ["yellow"], ["jaune"]),
    (
        "dice-dear",
        "dice.buying",
        lambda: at(dice={0: "w1", 1: "y6"}, deniers=[1]),
        "agriculture",
        ["yellow", "1 denier"],
        ["jaune", "1 denier"],
    ),
    (
        "dice-dear",
        "dice.buying",
        lambda: at(cards=["merchant"], dice={0: "w1", 1: "y6"}, deniers=[5]),
        "activate merchant",
        ["yellow", "1 denier"],
        ["jaune", "1 denier"],
    ),
    (
        "dice-dear",
        "dice.buying",
        lambda: at(dice={0: "w1", 1: "r6"}, deniers=[0]),
        "place palace",
        ["red", "0 deniers"],
        ["rouge", "0 denier"],
    ),
    (
        "dice-dear",
        "dice.buying",
        lambda: at(dice={0: "r1", "neutral": "w4"}, deniers=[1]),
        "build cathedral",
        ["white", "1 denier"],
        ["blanc", "1 denier"],
    ),
    (
        "value-low",
        "action.times",
        lambda: at(events={"war": ()}, dice={0: "r1", 1: "r1", 2: "r1"}, deniers=[99]),
        "combat war",
        ["red", "4"],
        ["rouge", "4"],
    ),
    ("value-low", "action.times", lambda: at(dice={0: "y1"}), "agriculture", ["yellow", "2"], ["jaune", "2"]),
    (
        "value-low",
        "action.times",
        lambda: at(cards=["pilgrimage"], dice={0: "r1 y1 w1"}, deniers=[30]),
        "activate pilgrimage",
        ["5"],
        ["5"],
    ),
    (
        "columns-full",
        "action.cathedral",
        lambda: at(dice={0: "w4", 1: "w4"}, cathedral=["...1..", "...1..", "...1.."]),
        "build cathedral",
        ["column", "Cathedral"],
        ["colonne", "Cathédrale"],
    ),
    (
        "no-event",
        "action.combat",
        lambda: at(dice={0: "r6"}, events={"brigands_a": ()}),
        "combat war",
        ["War"],
        ["Guerre"],
    ),
    (
        "no-entrance",
        "action.lying",
        lambda: at(palace="..1...", lying={"palace": [1]}, dice={0: "r3"}),
        "place palace",
        ["Palace", "protected"],
        ["Palais"],
    ),
    (
        "no-entrance",
        "action.lying",
        lambda: at(palace="..0...", dice={0: "r3"}, supply=[0], influence=[0]),
        "place palace",
        ["Palace", "change nothing"],
        ["Palais"],
    ),
    (
        "no-entrance",
        "action.lying",
        lambda: at(bishopric="11 .. ..", lying={"bishopric": [1]}, dice={0: "w1"}),
        "place bishopric",
        ["Bishopric"],
        ["Évêché"],
    ),
    ("action-first", "action", lambda: at(dice={0: "r6"}), "die 0 red 6", ["action"], ["action"]),
    ("action-first", "action", lambda: at(**PRIEST), "use priest", ["action"], ["action"]),
    ("not-asked", "round.actions", lambda: at(dice={0: "r6"}), "palace 4", ["now"], ["maintenant"]),
    # influence
    (
        "influence-short",
        "influence.reroll",
        lambda: at(dice={0: "r6"}, influence=[0]),
        "reroll red 6",
        ["1 influence", "have 0"],
        ["1 influence", "0"],
    ),
    (
        "influence-short",
        "influence.hire",
        lambda: at(dice={0: "r6"}, influence=[1]),
        "hire",
        ["2 influence", "have 1"],
        ["2 influences", "1"],
    ),
    (
        "influence-short",
        "influence.turn",
        lambda: at(dice={0: "r6"}, influence=[3]),
        "turn red 6",
        ["4 influence", "have 3"],
        ["4 influences", "3"],
    ),
    (
        "all-hired",
        "influence.hire",
        lambda: at(dice={0: "r6"}, supply=[12], influence=[9]),
        "hire",
        ["12"],
        ["12"],
    ),
    (
        "no-own-die",
        "influence.reroll",
        lambda: at(dice={0: "r6", 1: "y2"}),
        "reroll yellow 2",
        ["yellow 2", "your district"],
        ["2 jaune", "votre quartier"],
    ),
    (
        "no-own-die",
        "influence.turn",
        lambda: at(dice={0: "r6", "neutral": "w3"}),
        "turn white 3",
        ["white 3", "your district"],
        ["3 blanc", "votre quartier"],
    ),
    ("turning", "influence.turn", lambda: begun("turn red 6", dice={0: "r6 r2"}), "pass", ["turn"], ["retourn"]),
    (
        "turned-already",
        "influence.turn",
        lambda: begun("turn red 6", dice={0: "r6 r2"}),
        "turn red 1",
        ["red 1"],
        ["1 rouge"],
    ),
    # choosing dice
    ("action-chosen", "action", lambda: begun("agriculture", **PRIEST), "pass", ["action"], ["action"]),
    ("dice-first", "dice.groups", lambda: begun("agriculture", **PRIEST), "done", ["dice"], ["dés"]),
    ("dice-first", "dice.groups", lambda: begun("agriculture", **PRIEST), "times 2", ["dice"], ["dés"]),
    (
        "group-short",
        "action.times",
        lambda: begun("combat marauding", "die 0 yellow 2", dice={0: "y3 y2 y1", **BESIDE}),
        "done",
        ["2", "3"],
        ["2", "3"],
    ),
    (
        "no-such-die",
        "dice.groups",
        lambda: begun("agriculture", **PRIEST),
        "die 0 yellow 6",
        ["yellow 6"],
        ["6 jaune"],
    ),
    (
        "no-such-die",
        "dice.groups",
        lambda: begun("agriculture", "die 0 yellow 3", **PRIEST),
        "die 0 yellow 3",
        ["yellow 3"],
        ["3 jaune"],
    ),
    ("dice-colour", "dice.colours", lambda: begun("agriculture", **PRIEST), "die 1 red 1", ["red"], ["rouge"]),
    (
        "one-die",
        "action.place",
        lambda: at(step="dice", dice={0: "r6 r5"}, walk={"target": "place palace", "dice": [die("r6")]}),
        "die 0 red 5",
        ["One"],
        ["un seul"],
    ),
    (
        "three-dice",
        "dice.groups",
        lambda: at(
            step="dice",
            dice={0: "y6 y5 y4 y3"},
            walk={"target": "agriculture", "dice": [die("y6"), die("y5"), die("y4")]},
        ),
        "die 0 yellow 3",
        ["Three"],
        ["trois"],
    ),
    (
        "column-full",
        "action.cathedral",
        lambda: begun("build cathedral", dice={0: "w4 w5 w6"}, cathedral=["...1..", "...1..", "...1.."]),
        "die 0 white 4",
        ["4"],
        ["4"],
    ),
    (
        "group-dear",
        "dice.buying",
        lambda: begun("agriculture", "die 1 yellow 6", dice={0: "y1", 1: "y6 y5"}, deniers=[5]),
        "die 1 yellow 5",
        ["8 deniers", "5 deniers"],
        ["8 deniers", "5 deniers"],
    ),
    (
        "leads-nowhere",
        "action.times",
        lambda: begun("combat marauding", dice={0: "w1", 1: "y1 y4 y5"}, deniers=[3]),
        "die 1 yellow 1",
        ["3"],
        ["3"],
    ),
    (
        "no-entrance",
        "action.lying",
        lambda: begun("place palace", palace="..1...", lying={"palace": [1]}, dice={0: "r3 r4 r5"}),
        "die 0 red 3",
        ["Palace"],
        ["Palais"],
    ),
    # cubes of delayed cards
    ("no-cube-card", "action.cubes", lambda: begun("agriculture", **PRIEST), "use archer", ["Archer"], ["Archer"]),
    (
        "one-cube",
        "action.cubes",
        lambda: begun("agriculture", "use priest", **PRIEST),
        "use priest",
        ["One cube"],
        ["un cube"],
    ),
    ("no-cube", "action.cubes", lambda: begun("agriculture", **PRIEST), "use monk", ["Monk"], ["Moine"]),
    (
        "cube-useless",
        "activities.blacksmith",
        lambda: begun("agriculture", cards=["blacksmith"], cubes={"blacksmith": [1]}, dice={0: "y3 y2", **BESIDE}),
        "use blacksmith",
        ["Blacksmith"],
        ["Forgeron"],
    ),
    (
        "cube-first",
        "action.cubes",
        lambda: begun("agriculture", "die 0 yellow 3", **PRIEST),
        "use priest",
        ["Priest", "before"],
        ["Prêtre", "avant"],
    ),
    (
        "cube-no-group",
        "activities.apprenticeship",
        lambda: begun("agriculture", **{**APPRENTICE, "dice": {0: "y5", 1: "y5"}}),
        "use apprenticeship",
        ["Apprenticeship"],
        ["Apprentissage"],
    ),
    (
        "cube-no-effect",
        "action.cubes",
        lambda: begun("agriculture", "use apprenticeship", "die 0 yellow 5", **{**APPRENTICE, "dice": {0: "y5 y3 y2"}}),
        "done",
        ["no effect"],
        ["aucun effet"],
    ),
    # citizens
    ("citizen-first", "action.citizens", sending, "pass", ["whom"], ["qui"]),
    ("supply-first", "action.citizens", sending, "from hiring", ["supply"], ["réserve"]),
    (
        "all-hired",
        "influence.hire",
        lambda: begun(
            "place palace",
            dice={0: "r6", 1: "w1"},
            supply=[0],
            palace="00000.",
            city_hall="000 000",
            bishopric="0. .. ..",
        ),
        "from hiring",
        ["12"],
        ["12"],
    ),
    (
        "influence-short",
        "influence.hire",
        lambda: begun("place palace", dice={0: "r6", 1: "w1"}, supply=[0], influence=[1], palace="00...."),
        "from hiring",
        ["2 influence", "have 1"],
        ["2 influences", "1"],
    ),
    (
        "influence-short",
        "influence.hire",
        lambda: begun(
            "activate artisan",
            cards=["artisan"],
            dice={0: "y4", **BESIDE},
            supply=[0],
            influence=[2],
            palace="00....",
        ),
        "from hiring",
        ["3 influence", "have 2"],
        ["3 influences", "2"],
    ),
    ("nobody-there", "action.citizens", sending, "from palace 2", ["None"], ["Aucun"]),
    ("nobody-there", "action.citizens", sending, "from lying palace", ["None"], ["Aucun"]),
    (
        "unchanged",
        "action.place",
        lambda: begun("place city_hall", city_hall="0.. ...", dice={0: "y1", **BESIDE}, palace="0....."),
        "from city_hall 1 1",
        ["as it is"],
        ["en l’état"],
    ),
    ("protected", "action.lying", sending, "from supply", ["City Hall", "protected"], ["Hôtel de ville", "protégée"]),
    # how often
    ("at-least-once", "action.times", merchant, "times 0", ["Once"], ["une fois"]),
    ("too-often", "action.times", merchant, "times 4", ["3 times"], ["3 fois"]),
    ("times-first", "action.times", merchant, "pass", ["1 to 3"], ["1 à 3"]),
    (
        "miller",
        "activities.miller",
        lambda: begun(
            "times 2",
            cards=["miller"],
            tradesmen={"miller": "0."},
            palace="0.....",
            bishopric="00 .. ..",
            step="times",
            dice=BESIDE,
            walk={"target": "activate miller", "dice": [die("y6"), die("y2")], "value": 8},
        ),
        "mill palace 3",
        ["Miller", "Palace", "Bishopric"],
        ["Meunier", "Palais", "Évêché"],
    ),
    # cubes on events
    ("no-event", "action.combat", knights, "cube on drought", ["Drought"], ["Sécheresse"]),
    ("place-all", "action.times", knights, "stop", ["2 cubes"], ["2 cubes"]),
    ("cubes-first", "action.combat", knights, "pass", ["cubes"], ["cubes"]),
    (
        "settled-once",
        "events.marauding",
        lambda: play(knights(), "cube on marauding"),
        "cube on marauding",
        ["Marauding"],
        ["Maraudeurs"],
    ),
    ("roll-first", "activities.archer", archers, "cube on war", ["3 or more"], ["3 ou plus"]),
    ("roll-once", "activities.archer", archers, "stop", ["one roll"], ["une fois"]),
    # black dice
    ("no-cubes-here", "action.cubes", lambda: place(facing(dice={0: "y6 y5"})), "use priest", ["black"], ["noirs"]),
    ("black-dice-first", "round.black-dice", lambda: place(facing(dice={0: "y6 y5"})), "pass", ["black"], ["noirs"]),
    (
        "influence-before",
        "influence",
        lambda: play(place(facing(dice={0: "y6 y5 y4"})), "die 0 yellow 5"),
        "hire",
        ["before"],
        ["avant"],
    ),
    (
        "must-counter",
        "round.black-dice",
        lambda: place(facing(dice={0: "r2 y2"})),
        "give way",
        ["6", "the 6"],
        ["6"],
    ),
    (
        "too-weak",
        "round.black-dice",
        lambda: place(facing(dice={0: "r1 y2"})),
        "die 0 red 1",
        ["count 4", "6"],
        ["comptent 4", "6"],
    ),
    (
        "too-weak",
        "round.black-dice",
        lambda: place(facing(black=[6, 3], dice={0: "r4"})),
        "black 3",
        ["count 8", "9"],
        ["comptent 8", "9"],
    ),
    (
        "not-enough",
        "round.black-dice",
        lambda: play(place(facing(dice={0: "y6 y5 y4"})), "die 0 yellow 4"),
        "done",
        ["6"],
        ["6"],
    ),
    ("no-black-die", "round.black-dice", lambda: place(facing(dice={0: "r6"})), "black 3", ["black 3"], ["3 noir"]),
    (
        "own-dice-only",
        "round.black-dice",
        lambda: place(facing(dice={0: "y6 y5", 1: "y6"})),
        "die 1 yellow 6",
        ["own dice"],
        ["propres dés"],
    ),
    (
        "no-own-die",
        "round.black-dice",
        lambda: place(facing(dice={0: "y6 y5", 1: "y6"})),
        "die 0 red 6",
        ["red 6"],
        ["6 rouge"],
    ),
    # the first placement
    (
        "space-taken",
        "setup.placement",
        lambda: play(troyes.new_game("troyes", players=3, seed=1), "palace 4"),
        "palace 4",
        ["taken"],
        ["prise"],
    ),
    (
        "place-first",
        "setup.placement",
        lambda: troyes.new_game("troyes", players=3, seed=1),
        "agriculture",
        ["citizen"],
        ["habitant"],
    ),
]
NAMES = [f"{case[0]}-{case[3]}" for case in CASES]


def reason(game: troyes.Game, key: str) -> Any:
    return game.why_not(game.pending[0].seat, key)


@pytest.mark.parametrize(("name", "rule", "table", "key", "english", "french"), CASES, ids=NAMES)
def test_a_reason_is_told_with_its_facts_and_its_rule(
    name: str, rule: str, table: Callable[[], troyes.Game], key: str, english: list[str], french: list[str]
):
    told = reason(table(), key)
    assert told is not None
    assert told.message.id == f"why-city-{name}"
    assert told.rule == rule
    for lang, words in (("en", english), ("fr", french)):
        sentence = told.text(lang).replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")
        assert rule in sentence
        assert all(word in sentence for word in words), sentence


@pytest.mark.parametrize(("table", "key"), [(case[2], case[3]) for case in CASES], ids=NAMES)
def test_a_choice_that_is_not_on_offer_changes_nothing(table: Callable[[], troyes.Game], key: str):
    game = table()
    seat, before, record = game.pending[0].seat, game.position(), game.record()
    with pytest.raises(troyes.IllegalMove) as refused:
        game.play(seat, key)
    assert refused.value.reason == reason(game, key)
    assert game.position() == before
    assert game.record() == record


def test_every_reason_of_the_game_is_told_by_a_case():
    told = {f"why-city-{case[0]}" for case in CASES}
    for lang in ("en", "fr"):
        page = (files("troyes.city") / "locale" / f"{lang}.ftl").read_text("utf-8")
        assert set(re.findall(r"^(why-city-[\w-]+) =", page, re.MULTILINE)) == told
    source = (ROOT / "src" / "troyes" / "city" / "refusal.py").read_text("utf-8")
    assert {f"why-city-{name}" for name in re.findall(r'why\(\s*"([\w-]+)"', source)} == told


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_rule_that_is_cited_is_a_section_of_the_rules(lang: str):
    page = (files("troyes.city") / f"rules.{lang}.md").read_text("utf-8")
    sections = set(re.findall(r"^#+ .*\[([\w.-]+)\]$", page, re.MULTILINE))
    assert {case[1] for case in CASES} <= sections


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
