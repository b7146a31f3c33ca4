"""Why something is not on offer at the later steps of an action, against black dice and in the first placement."""

from typing import Any

from tests.city.reasons import BESIDE, Case, begun, check_refused, check_told, die, every
from tests.city.table import city, facing, keys, place, play

import troyes


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


def diplomats() -> troyes.Game:
    """Two cubes that are paid for."""
    return begun(
        "activate diplomat",
        "times 2",
        tradesmen={"diplomat": "0."},
        events={"war": ()},
        dice={0: "r4", 1: "w1"},
    )


def archers(*choices: str) -> troyes.Game:
    moment: dict[str, Any] = {"cards": ["archer"], "tradesmen": {"archer": "0."}, "events": {"war": ()}}
    return play(place(city(dice={0: "r6", 1: "w1"}, **moment), rolls=[1, 5]), "activate archer", *choices)


def missed() -> troyes.Game:
    """All rolls are made, and none has hit."""
    moment = city(tradesmen={"archer": "0."}, events={"war": ()}, dice={0: "r6", 1: "w1"})
    game = play(place(moment, rolls=[1] * 6), "activate archer")
    while "roll" in keys(game):
        play(game, "roll")
    return game


CASES: list[Case] = [
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
    ("place-one", "action.times", knights, "stop", ["least one cube"], ["au moins un cube"]),
    ("place-all", "action.times", diplomats, "stop", ["2 cubes"], ["2 cubes"]),
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
    ("rolls-first", "activities.archer", archers, "pass", ["Archer"], ["Archer"]),
    ("influence-midst", "influence", archers, "hire", ["before an action"], ["avant une action"]),
    ("rolls-made", "activities.archer", missed, "roll", ["no rolls"], ["plus de jet"]),
    ("cubes-first", "action.combat", lambda: archers("roll", "roll"), "roll", ["cubes"], ["cubes"]),
    # in the midst of an action, whatever is asked there (T6)
    ("influence-midst", "influence", sending, "reroll red 1", ["never"], ["jamais"]),
    ("influence-midst", "influence", merchant, "turn red 1", ["never"], ["jamais"]),
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
        "own-dice-only",
        "round.black-dice",
        lambda: place(facing(dice={0: "y1", 1: "y6"})),
        "die 1 yellow 6",
        ["own dice"],
        ["propres dés"],
    ),
    (
        "no-own-die",
        "round.black-dice",
        lambda: place(facing(dice={0: "y1", 1: "y6"})),
        "die 0 red 6",
        ["red 6"],
        ["6 rouge"],
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


@every(CASES)
def test_a_reason_is_told_with_its_facts_and_its_rule(case: Case):
    check_told(case)


@every(CASES)
def test_a_choice_that_is_not_on_offer_changes_nothing(case: Case):
    check_refused(case)
