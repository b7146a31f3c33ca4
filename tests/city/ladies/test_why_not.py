"""Why something of the expansion is not on offer, with the facts and the rule it rests on."""

from collections.abc import Callable
from functools import partial
from typing import Any

from tests.city.reasons import BESIDE, Case, at, begun, check_refused, check_told, die, every
from tests.city.table import act, city, facing, place, play

import troyes

TILES = ("toll", "extra_red", "exchange", "fair")
RACE = ("toll", "extra_white", "exchange", "race_b")
SECOND = ("harvest", "extra_purple", "second_site", "abbey")
TURNCOAT = ("toll", "extra_red", "turn_bought", "fair")
SHIELD = ("toll", "extra_red", "shield", "fair")

Given = dict[str, Any]


def outside(tile: str, cubes: int = 1, tiles: tuple[str, ...] = TILES, **given: Any) -> Given:
    """Seat 0 has cubes on that outdoor activity."""
    return {"tiles": tiles, "outdoor": {tile: [cubes]}, **given}


def stored(card: str, **given: Any) -> Given:
    """Seat 0 has a cube on that card."""
    return {"cards": [card], "cubes": {card: [1]}, **given}


def manned(card: str, dice: str, **given: Any) -> Given:
    """Seat 0 has a tradesman on that card, and those dice."""
    return {"cards": [card], "tradesmen": {card: "0."}, "dice": {0: dice, **BESIDE}, **given}


def dice(action: str, *choices: str, **given: Any) -> Callable[[], troyes.Game]:
    return partial(begun, action, *choices, **given)


def patrol(word: str, *choices: str, **given: Any) -> Callable[[], troyes.Game]:
    """The guard is on his way with that die."""
    own = word.replace("pr", "p")
    moment = {"tiles": TILES, "guards": [10, 0, 0], "dice": {0: f"{own} w1", **BESIDE}, **given}
    return lambda: play(act(place(city(**moment)), "patrol ramparts", word), *choices)


def spent(value: int, left: int, **given: Any) -> troyes.Game:
    """A guard of whose points so many are used and left, as a position may say it."""
    moment = {"target": "patrol ramparts", "dice": [die("y2")], "value": value, "left": left}
    return place(city(step="guard", tiles=TILES, dice={0: "w1", **BESIDE}, walk=moment, **given))


def exchanging(*choices: str, own: str = "r2 y1 y3 p4") -> troyes.Game:
    """Seat 0 exchanges dice with seats 1 and 2."""
    moment = outside("exchange", dice={0: own, 1: "w6 r2", 2: "w5"})
    return begun("use exchange", *choices, **moment)


def ordeal(event: str, **given: Any) -> troyes.Game:
    """The event asks seat 0."""
    moment = {"striking": event, "asked": [0]}
    return place(city(step="ordeal", events={event: []}, dice={0: "y6"}, ladies=moment, **given))


def winter() -> troyes.Game:
    return ordeal(
        "harsh_winter", cards=["monk", "fort"], cubes={"monk": [1], "fort": [1]}, **outside("shield", 1, SHIELD)
    )


def possession(supply: int, influence: int = 4, **given: Any) -> troyes.Game:
    return ordeal("possession", palace="0.0...", supply=[supply], influence=[influence], **given)


def landlady() -> troyes.Game:
    return act(place(city(**manned("landlady", "y6 y2"))), "activate landlady", "y6 y2", "times 2")


def executioner() -> troyes.Game:
    """Seats 1 and 2 have most influence."""
    moment = manned("executioner", "r2", players=4, influence=[4, 6, 6, 5])
    return act(place(city(**moment)), "activate executioner", "r2")


def master_builder() -> troyes.Game:
    full = ("...1..", "...1..", "...1..", "...1..")
    return act(place(city(**manned("master_builder", "w5", cathedral=full))), "activate master_builder", "w5")


def lumberjack() -> troyes.Game:
    moment = manned("lumberjack", "y6", cubes={"lumberjack": [2]})
    return act(place(city(**moment)), "activate lumberjack", "y6")


def sold_out() -> troyes.Game:
    """A Breeder without the deniers for more livestock."""
    moment = manned("breeder", "y6", cubes={"breeder": [2]}, deniers=[2])
    return act(place(city(**moment)), "activate breeder", "y6")


def merchant() -> troyes.Game:
    return act(place(city(**manned("merchant", "y6"), purple_die=True)), "activate merchant", "y6")


def scout(*choices: str) -> troyes.Game:
    moment = manned("scout", "r4", events={"war": [], "chief_outlaw": []})
    return act(place(city(**moment)), "activate scout", "r4", *choices)


def catapult() -> troyes.Game:
    moment = manned("catapult", "r6", cubes={"catapult": [2]}, events={"war": []})
    return act(place(city(**moment)), "activate catapult", "r6", "discard 2")


def release() -> troyes.Game:
    """A cube on Possession, where a citizen of seats 0 and 1 is kept."""
    moment: Given = {"events": {"possession": []}, "possessed": [1, 1, 0], "dice": {0: "w3", **BESIDE}}
    return act(place(city(**moment)), "combat possession", "w3")


def boon(**given: Any) -> troyes.Game:
    """The Monk has got a cube; one from Second Site may go elsewhere."""
    moment = manned("monk", "w4", **outside("second_site", 1, SECOND), **given)
    moment["cards"] = ["monk", "breeder", "merchant", "fort"]
    return act(place(city(**moment)), "activate monk", "w4")


def answer() -> troyes.Game:
    moment: Given = {"tiles": TILES, "outdoor": {"toll": [0, 1]}, "dice": {0: "r1", 1: "y4 w1"}}
    return act(place(city(**moment)), "agriculture", "1y4")


def shielded(*choices: str) -> troyes.Game:
    return play(place(facing(**outside("shield", 1, SHIELD, dice={0: "p5 w1 y4", 1: "r2"}))), *choices)


def unshielded() -> troyes.Game:
    return place(facing(tiles=SHIELD, dice={0: "p5 w1", **BESIDE}))


FIRST = ("die 1 white 6", "die 0 red 2")
PURPLE: Given = {"dice": {0: "p5 y3 w4", **BESIDE}}
DISTILLER = stored("distiller", dice={0: "y5 y3", 1: "y2"})
TURNING = outside("turn_bought", 2, TURNCOAT, dice={0: "r6", 1: "y2 y1", "neutral": "y4"})

CASES: list[Case] = [
    # tradesmen, mixed cards
    (
        "hire-influence",
        "ladies.hire",
        partial(at, cards=["chief_templar"], dice={0: "w4"}, influence=[4]),
        "activate chief_templar",
        ["Chief Templar", "5 influence", "have 4"],
        ["Maître templier", "5 influences", "4"],
    ),
    (
        "nobody",
        "action.citizens",
        partial(at, cards=["recruiter"], dice={0: "r4"}, supply=[0], influence=[4]),
        "activate recruiter",
        ["5 influence", "have 4"],
        ["5 influences", "4"],
    ),
    ("not-mixed", "ladies.mixed", merchant, "discard 1", ["no cubes"], ["pas de cubes"]),
    ("discard-fewer", "ladies.mixed", lumberjack, "discard 3", ["2 cubes", "Lumberjack"], ["2 cubes", "Bûcheron"]),
    ("at-least-once", "ladies.mixed", lumberjack, "discard 0", ["Once"], ["une fois"]),
    ("too-often", "action.times", sold_out, "times 1", ["any cubes"], ["cube"]),
    ("times-first", "action.times", sold_out, "pass", ["how many cubes"], ["combien"]),
    (
        "card-deniers",
        "activities.breeder",
        partial(at, **manned("breeder", "y6", deniers=[2])),
        "activate breeder",
        ["3 deniers", "have 2"],
        ["3 deniers", "2"],
    ),
    # what single cards ask
    ("landlady", "activities.landlady", landlady, "lodge vp 3", ["2 times"], ["2 fois"]),
    ("executioner", "activities.executioner", executioner, "pass", ["Executioner"], ["Bourreau"]),
    ("most-influence", "activities.executioner", executioner, "take from 3", ["most"], ["le plus"]),
    ("most-influence", "activities.executioner", executioner, "take from 0", ["opponent"], ["adversaire"]),
    ("column", "activities.master-builder", master_builder, "column 4", ["room"], ["place"]),
    ("scouted", "activities.scout", partial(scout, "cube on war"), "cube on war", ["one cube"], ["un cube"]),
    ("place-one", "action.times", scout, "stop", ["one cube"], ["un cube"]),
    ("cubes-first", "activities.catapult", catapult, "stop", ["cubes"], ["cubes"]),
    ("outlaw-spared", "events.chief-outlaw", scout, "cube on chief_outlaw", ["level 1"], ["niveau 1"]),
    ("nobody-possessed", "events.possession", release, "free 2", ["Possession"], ["Possession"]),
    ("release", "events.possession", release, "pass", ["free"], ["libérez"]),
    # in the event phase
    ("ordeal", "events.harsh-winter", winter, "pass", ["Harsh Winter"], ["Hiver rigoureux"]),
    ("no-shield", "outdoor.shield", partial(possession, 1), "use shield", ["Possession"], ["Possession"]),
    ("shield-at-once", "outdoor.shield", winter, "use shield", ["at once"], ["à la fois"]),
    ("no-cube", "events.harsh-winter", winter, "lose priest", ["Priest"], ["Prêtre"]),
    ("no-outdoor-cube", "ladies.outdoor", winter, "lose toll", ["the Toll"], ["le Péage"]),
    ("no-such-tile", "ladies.ramparts", winter, "lose guild", ["Guild"], ["Guilde"]),
    ("nobody-there", "events.possession", partial(possession, 1), "from palace 2", ["None"], ["Aucun"]),
    ("supply-first", "action.citizens", partial(possession, 1), "from hiring", ["supply"], ["réserve"]),
    ("influence-short", "influence.hire", partial(possession, 0, 1), "from hiring", ["have 1"], ["1"]),
    (
        "all-hired",
        "influence.hire",
        partial(possession, 0, city_hall="000 000", bishopric="00 00 .."),
        "from hiring",
        ["12"],
        ["12"],
    ),
    # the purple die
    ("no-purple", "ladies.purple", partial(at, dice={0: "r3"}), "reroll purple 3", ["without"], ["sans"]),
    (
        "no-purple",
        "ladies.purple",
        dice("agriculture", dice={0: "y3 y4"}),
        "die purple yellow 3",
        ["without"],
        ["sans"],
    ),
    ("no-purple-die", "ladies.purple", dice("agriculture", **PURPLE), "die purple yellow 4", ["4"], ["4"]),
    ("dice-colour", "dice.colours", dice("agriculture", **PURPLE), "die purple white 5", ["white"], ["blanc"]),
    ("no-own-die", "influence.turn", partial(at, **PURPLE), "turn purple 4", ["purple 4"], ["4 violet"]),
    (
        "purple-declared",
        "ladies.purple",
        dice("patrol ramparts", tiles=TILES, **PURPLE),
        "die purple red 5",
        ["yellow"],
        ["jaune"],
    ),
    ("purple-declared", "ladies.purple", shielded, "die purple yellow 5", ["red"], ["rouge"]),
    ("as-it-lies", "round.black-dice", shielded, "turned 0 yellow 4", ["as it lies"], ["tel qu’il est"]),
    ("no-dice", "dice.groups", partial(at, tiles=TILES, dice={1: "p5"}), "patrol ramparts", ["no die"], ["aucun dé"]),
    # dice that are turned over
    (
        "turn-own",
        "activities.distiller",
        dice("agriculture", **PURPLE),
        "turned 0 yellow 3",
        ["Distiller"],
        ["Distillateur"],
    ),
    (
        "turn-one",
        "activities.distiller",
        dice("agriculture", "use distiller", "turned 0 yellow 3", **DISTILLER),
        "turned 0 yellow 5",
        ["One die"],
        ["un seul dé"],
    ),
    (
        "cube-no-effect",
        "action.cubes",
        dice("agriculture", "use distiller", **stored("distiller", dice={0: "y5", 1: "r1", 2: "y6"})),
        "die 0 yellow 5",
        ["no effect"],
        ["aucun effet"],
    ),
    (
        "turn-one",
        "outdoor.turn-bought",
        dice("agriculture", "turned 1 yellow 2", **TURNING),
        "turned 1 yellow 1",
        ["One die"],
        ["un seul dé"],
    ),
    (
        "turn-neutral",
        "outdoor.turn-bought",
        dice("agriculture", **TURNING),
        "turned neutral yellow 4",
        ["neutral"],
        ["neutre"],
    ),
    ("turn-a-die", "outdoor.turn-bought", dice("agriculture", **TURNING), "use turn_bought", ["buy"], ["achetez"]),
    (
        "turn-not-own",
        "activities.distiller",
        dice("agriculture", "use distiller", **DISTILLER),
        "turned 1 yellow 2",
        ["Distiller", "your own"],
        ["Distillateur", "vos propres dés"],
    ),
    ("no-ramparts", "ladies.ramparts", dice("agriculture", **DISTILLER), "turned 1 yellow 2", ["without"], ["sans"]),
    # the guard
    ("no-ramparts", "ladies.ramparts", partial(at, dice={0: "r3"}), "patrol ramparts", ["without"], ["sans"]),
    (
        "dice-dear",
        "dice.buying",
        partial(at, tiles=TILES, dice={1: "r3"}, deniers=[1]),
        "patrol ramparts",
        ["1 denier"],
        ["1 denier"],
    ),
    (
        "no-cube-for-guard",
        "ladies.guard",
        dice("patrol ramparts", **stored("priest", tiles=TILES, dice={0: "y3 y2", **BESIDE})),
        "use priest",
        ["guard"],
        ["garde"],
    ),
    ("patrol", "ladies.guard", patrol("y5"), "pass", ["guard"], ["garde"]),
    ("patrol-something", "ladies.guard", patrol("y5"), "stop", ["one point"], ["un point"]),
    ("ramparts-end", "ladies.guard", patrol("y5", guards=[18, 0, 0]), "advance 3", ["2"], ["2"]),
    ("ramparts-end", "ladies.guard", patrol("y5", guards=[20, 0, 0]), "advance 1", ["end"], ["bout"]),
    ("six-points", "ladies.guard", patrol("y5", "advance 4"), "advance 3", ["2"], ["2"]),
    ("six-points", "ladies.guard", partial(spent, 6, 0), "cube at toll", ["all"], ["tous"]),
    ("boost-dear", "ladies.guard", patrol("y2", deniers=[1]), "advance 4", ["2 deniers", "have 1"], ["2 deniers", "1"]),
    ("boost-dear", "ladies.guard", partial(spent, 2, 0, deniers=[0]), "cube at toll", ["1 denier"], ["1 denier"]),
    ("gate-closed", "ladies.guard", patrol("y5"), "cube at exchange", ["the Exchange"], ["l’Échange"]),
    ("stationed-once", "ladies.guard", patrol("y5", "cube at toll"), "cube at toll", ["the Toll"], ["le Péage"]),
    ("same-colour", "outdoor.extra-red", patrol("r5"), "cube at extra_red", ["red"], ["rouge"]),
    (
        "same-colour",
        "outdoor.extra-purple",
        patrol("pr5", tiles=SECOND),
        "cube at extra_purple",
        ["purple"],
        ["violet"],
    ),
    ("race-no-cubes", "outdoor.race-b", patrol("y5", tiles=RACE, guards=[20]), "cube at race_b", ["Race"], ["Course"]),
    ("no-such-tile", "ladies.ramparts", patrol("y5"), "cube at guild", ["Guild"], ["Guilde"]),
    # cubes before an action
    ("no-ramparts", "ladies.ramparts", partial(at, **PURPLE), "use extra_red", ["without"], ["sans"]),
    ("no-such-tile", "ladies.ramparts", partial(at, tiles=TILES, **PURPLE), "use shield", ["Shield"], ["Bouclier"]),
    (
        "no-outdoor-cube",
        "ladies.outdoor",
        partial(at, tiles=TILES, **PURPLE),
        "use exchange",
        ["no cube"],
        ["pas de cube"],
    ),
    (
        "outdoor-once",
        "ladies.outdoor",
        dice("use extra_red", **outside("extra_red", 2, **PURPLE)),
        "use extra_red",
        ["already"],
        ["déjà"],
    ),
    (
        "outdoor-not-now",
        "ladies.outdoor",
        partial(at, **outside("toll", **PURPLE)),
        "use toll",
        ["the Toll"],
        ["le Péage"],
    ),
    (
        "must-act",
        "ladies.outdoor",
        dice("use extra_red", **outside("extra_red", **PURPLE)),
        "pass",
        ["pass"],
        ["passer"],
    ),
    (
        "no-dice-left",
        "outdoor.extra-red",
        partial(at, **outside("extra_red", dice={0: "r1 r1", 1: "r1 r1", "neutral": "r1 r1"})),
        "use extra_red",
        ["six red"],
        ["six dés rouges"],
    ),
    (
        "purple-is-there",
        "outdoor.extra-purple",
        partial(at, **outside("extra_purple", 1, SECOND, **PURPLE)),
        "use extra_purple",
        ["already"],
        ["déjà"],
    ),
    (
        "extra-dear",
        "outdoor.extra-purple",
        partial(at, **outside("extra_purple", 1, SECOND, dice={0: "r1"}, deniers=[1])),
        "use extra_purple",
        ["2 deniers", "have 1"],
        ["2 deniers", "1"],
    ),
    (
        "nothing-to-exchange",
        "outdoor.exchange",
        partial(at, **outside("exchange", dice={0: "p1", 1: "w2"})),
        "use exchange",
        ["no dice"],
        ["pas de dés"],
    ),
    # exchanging
    ("exchange", "outdoor.exchange", exchanging, "die purple red 4", ["purple"], ["violets"]),
    ("exchange", "outdoor.exchange", exchanging, "done", ["die"], ["dé"]),
    ("no-such-die", "dice.groups", exchanging, "die 1 white 5", ["white 5"], ["5 blanc"]),
    ("exchange-theirs", "outdoor.exchange", exchanging, "die 0 red 2", ["another"], ["autre"]),
    ("exchange-nothing", "outdoor.exchange", partial(exchanging, own="r2"), "die 1 red 2", ["nothing"], ["rien"]),
    (
        "exchange-own",
        "outdoor.exchange",
        partial(exchanging, "die 1 white 6"),
        "die 2 white 5",
        ["you give"],
        ["vous donnez"],
    ),
    ("exchange-same", "outdoor.exchange", partial(exchanging, "die 1 red 2"), "die 0 red 2", ["Equal"], ["identiques"]),
    ("exchange-once", "outdoor.exchange", partial(exchanging, *FIRST), "die 1 red 2", ["already"], ["déjà"]),
    (
        "exchange-passed-on",
        "outdoor.exchange",
        partial(exchanging, *FIRST, "die 2 white 5"),
        "die 0 white 6",
        ["just received"],
        ["venez de recevoir"],
    ),
    # cubes against black dice, in another's turn, with the own action
    ("shield-first", "outdoor.shield", partial(shielded, "die 0 white 1"), "use shield", ["before"], ["avant"]),
    ("no-cubes-here", "action.cubes", shielded, "use toll", ["black dice"], ["dés noirs"]),
    ("no-outdoor-cube", "ladies.outdoor", unshielded, "use shield", ["no cube"], ["pas de cube"]),
    ("answer", "outdoor.toll", answer, "pass", ["your cube"], ["votre cube"]),
    ("offer", "ladies.outdoor", boon, "pass", ["your cube"], ["votre cube"]),
    ("not-open", "round.reveal", boon, "site hermit", ["Hermit"], ["Ermite"]),
    ("stores-nothing", "outdoor.second-site", boon, "site merchant", ["Merchant"], ["Marchand"]),
    ("another-card", "outdoor.second-site", boon, "site monk", ["another card"], ["autre carte"]),
    (
        "card-deniers",
        "activities.breeder",
        partial(boon, deniers=[2]),
        "site breeder",
        ["Breeder", "3 deniers", "have 2"],
        ["Éleveur", "3 deniers", "2"],
    ),
]


@every(CASES)
def test_a_reason_is_told_with_its_facts_and_its_rule(case: Case):
    check_told(case)


@every(CASES)
def test_a_choice_that_is_not_on_offer_changes_nothing(case: Case):
    check_refused(case)
