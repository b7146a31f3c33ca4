"""Positions with the expansion: what cannot be is refused with what is wrong and where; the rest plays on."""

import random
import re
from collections.abc import Callable
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from tests import contract
from tests.city.ladies import test_why_not as moments
from tests.city.table import city, closing, facing, keys, place, play, step

import troyes
from troyes.core.errors import Reason

ROOT = Path(__file__).parents[3]
TILES = ("toll", "extra_red", "exchange", "fair")
RACE = ("toll", "extra_red", "exchange", "race_a")
SHIELD = ("toll", "extra_red", "shield", "fair")
DICE = {0: "r1 y4", 1: "w2"}

Position = dict[str, Any]
Walk = dict[str, Any]


def table(**given: Any) -> Position:
    return city(**{"dice": DICE, **given})


def part(name: str, value: Any, **given: Any) -> Position:
    """Something of the expansion's own part is as given."""
    return table(**{"tiles": TILES, **given}, ladies={name: value})


def tiles(at: int, **changes: Any) -> Position:
    """The outdoor activity at that gate is another."""
    found = table(tiles=TILES)
    found["ladies"]["outdoor"][at] |= changes
    return found


def without(position: Position, name: str) -> Position:
    return {key: value for key, value in position.items() if key != name}


def optioned(position: Position, **options: Any) -> Position:
    return {**position, "options": {**position["options"], **options}}


def also(position: Position, **more: Any) -> Position:
    return {**position, **more}


def die(owner: int | str, colour: str, value: int, **more: bool) -> dict[str, Any]:
    return {"owner": owner, "colour": colour, "value": value, **more}


def under_way(step: str, target: str, **given: Any) -> Position:
    """An action at that step; `left` and `value` as the walk has them."""
    walk: Walk = {"target": target, "left": given.pop("left", 1), "value": given.pop("value", 0)}
    walk["dice"] = given.pop("group", [])
    return table(step=step, walk=walk, **given)


def guard(value: int, left: int, dice: int = 1, **given: Any) -> Position:
    group = [die(0, "yellow", 6)] * dice
    return under_way("guard", "patrol ramparts", value=value, left=left, group=group, **{"tiles": TILES, **given})


def patrolled(owner: int, purple_die: bool) -> Position:
    """Seat 0's guard goes with a purple die of that owner."""
    group = [die(owner, "yellow", 6, purple=True)]
    walk = {"value": 0, "left": 6, "group": group}
    return under_way("guard", "patrol ramparts", tiles=TILES, purple_die=purple_die, **walk)


def exchange(**given: Any) -> Position:
    ladies = {"served": ["exchange"], "must_act": True, **given.pop("ladies", {})}
    return table(step="exchange", tiles=given.pop("tiles", TILES), ladies=ladies, **given)


def asking(actor: int | None, *asked: int | str, turn: int = 1, **given: Any) -> Position:
    """Seat 0 has bought a yellow die of seat 1 for agriculture."""
    walk: Walk = {"target": "agriculture", "dice": [die(1, "yellow", 4)], "value": 4, **given.pop("walk", {})}
    ladies: Position = {"actor": actor, "asked": list(asked)}
    more = {"tiles": TILES, "outdoor": {"toll": [1, 1, 1]}, **given}
    return table(step="answer", turn=turn, walk=walk, ladies=ladies, **more)


def ordeal(striking: str | None, *to_strike: str, asked: tuple[int | str, ...] = (0,), **given: Any) -> Position:
    """An event of the queue asks seat 0, who has cubes to lose."""
    queue: Position = {"heresy": [], "harsh_winter": [], "drought": []}
    ladies: Position = {"striking": striking, "to_strike": list(to_strike), "asked": list(asked)}
    more = {"events": queue, "tiles": SHIELD, "outdoor": {"toll": [1], "shield": [1]}, **given}
    return table(step="ordeal", ladies=ladies, **more)


def freeing(release: int, back: str | None = "acted", **given: Any) -> Position:
    ladies: Position = {"release": release, "back": back}
    more = {"events": {"possession": [0]}, "possessed": [1, 1, 0], **given}
    return under_way("release", more.pop("target", "combat possession"), ladies=ladies, **more)


def exchanged(times: int) -> Position:
    """So many dice were exchanged with this cube."""
    ladies = table(tiles=TILES)["ladies"]
    faces = [{"colour": "red", "value": 1}] * times
    return ladies | {"partners": ALL[:times], "received": faces, "served": ["exchange"], "must_act": True}


def chosen(target: str, *dice: dict[str, Any], **given: Any) -> Position:
    return table(step="dice", walk={"target": target, "dice": list(dice)}, **given)


LANDLADY: Position = {"cards": ["landlady"], "tradesmen": {"landlady": "0."}}
FULL = ("111111",) * 3
WOLVES: Position = {"events": {"wolves": []}}
ALL = [0, 1, 2, "neutral"]
POOR: Position = {"tradesmen": {"executioner": "0."}, "influence": [4, 0, 0]}
BUILDER: Position = {"tradesmen": {"master_builder": "0."}, "cathedral": (*FULL, "......")}
QUEUE: Position = {"events": {"war": []}}
HURRIED: Position = {"served": ["extra_red"], "must_act": True}
GUILD: Position = {"tiles": ("guild", *TILES[1:]), "outdoor": {"guild": [0, 1, 0]}}
WORK: Position = {"events": {"interruption_of_work": []}}
PURPLE_TWO = die(0, "red", 2, purple=True)

# What is wrong, where, and the position.
WRONG: list[tuple[str, str, Callable[[], Position]]] = [
    # which modules there are
    ("no-ladies", "ladies", lambda: also(table(), ladies={})),
    (
        "expansion-step",
        "step",
        lambda: table(step="landlady", cards=["merchant"], walk={"target": "activate merchant"}),
    ),
    ("king-options", "options", lambda: table(king=True, dice={0: "r1"}, purple_die=True)),
    ("levels", "cathedral", lambda: also(table(), cathedral=[[None] * 6] * 4)),
    ("levels", "cathedral", lambda: also(table(cards=["fort"]), cathedral=[[None] * 6] * 3)),
    ("fourth-level", "cathedral[3]", lambda: table(cards=["fort"], cathedral=("0.....",) * 4)),
    ("fourth-level", "cathedral[3]", lambda: table(cards=["master_builder"], round=1, cathedral=("0.....",) * 4)),
    ("in-the-air", "cathedral[3]", lambda: table(cards=["fort"], cathedral=("......",) * 3 + ("0.....",))),
    ("activity", "activities[2].card", lambda: table(cards=["fort"], activities="base", cathedral=("......",) * 3)),
    ("deck-colour", "decks.red", lambda: optioned(table(**WOLVES), events="base")),
    (
        "no-such-card",
        "families",
        lambda: optioned(table(characters=[["jeanne_de_champagne"], ["urbain_iv"], ["henry_i"]]), characters="base"),
    ),
    # dice and citizens
    ("no-purple-die", "families", lambda: table(dice={0: "p3"}, purple_die=False)),
    ("no-purple-die", "families", lambda: table(dice={"neutral": "p3", **DICE})),
    ("citizens", "neutral", lambda: table(**WOLVES, neutral_supply=8)),
    ("citizens", "families[0]", lambda: part("possessed", [1, 0, 0], events={"possession": []})),
    ("neutral-gains-nothing", "activities[0]", lambda: table(cards=["scout"], tradesmen={"scout": "n."})),
    (
        "neutral-gains-nothing",
        "activities[0]",
        lambda: table(cards=["scout"], illustration={"scout": ["neutral"]}, **WOLVES),
    ),
    ("two-tradesmen", "activities[0]", lambda: table(cards=["scout"], tradesmen={"scout": "00"})),
    ("no-cubes", "activities[0].cubes", lambda: table(cards=["scout"], cubes={"scout": [1]})),
    # the open Character
    ("open-character", "ladies.open_character", lambda: part("open_character", "henry_i")),
    ("open-character", "ladies.open_character", lambda: table(open_character=True)),
    ("no-such-card", "ladies.open_character", lambda: table(visible="chretien_de_troyes")),
    ("no-such-card", "ladies.open_character", lambda: optioned(table(visible="marie_de_champagne"), characters="base")),
    # ramparts
    ("ramparts", "ladies.outdoor", lambda: without(table(tiles=TILES), "ladies")),
    ("ramparts", "ladies.outdoor", lambda: part("outdoor", [])),
    ("ramparts", "ladies.outdoor", lambda: part("guards", [0, 0])),
    ("ramparts", "ladies.outdoor", lambda: table(cards=["fort"], ladies={"guards": [0, 0, 0]})),
    ("no-such-card", "ladies.outdoor[1].activity", lambda: tiles(1, activity="guild")),
    ("no-such-card", "ladies.outdoor[1].activity", lambda: tiles(1, activity="extra_purple")),
    ("no-such-card", "ladies.outdoor[3].activity", lambda: tiles(3, activity="castle")),
    ("gate", "ladies.outdoor[2].gate", lambda: tiles(2, gate=14)),
    ("no-such-seat", "ladies.outdoor[0].cubes", lambda: tiles(0, cubes=[0, 0, 0, 1])),
    ("outdoor-cubes", "ladies.outdoor[2].cubes", lambda: table(tiles=TILES, guards=[14], outdoor={"exchange": [1]})),
    ("outdoor-cubes", "ladies.outdoor[3].cubes", lambda: table(tiles=RACE, outdoor={"race_a": [0, 1]})),
    ("guard", "ladies.guards[1]", lambda: part("guards", [20, 21, 0])),
    # Possession
    ("possessed", "ladies.possessed", lambda: table(possessed=[1], **WOLVES)),
    ("no-such-seat", "ladies.possessed", lambda: part("possessed", [0, 0, 0, 1], events={"possession": []})),
    ("release", "ladies.release", lambda: part("release", 1)),
    ("release", "ladies.release", lambda: freeing(3)),
    ("release", "ladies.release", lambda: freeing(0)),
    ("target", "walk.target", lambda: freeing(1, None)),
    ("target", "walk.target", lambda: freeing(1, "event")),
    ("target", "walk.target", lambda: freeing(1, "archer", target="activate chivalry", cards=["chivalry"])),
    # how far the turn is
    ("no-such-card", "ladies.served", lambda: part("served", ["guild"])),
    ("no-such-card", "ladies.stationed", lambda: part("stationed", ["castle"])),
    ("no-such-card", "ladies.scouted", lambda: part("scouted", ["castle"])),
    ("no-such-seat", "ladies.partners", lambda: part("partners", [3])),
    ("under-way", "ladies.scouted", lambda: part("scouted", ["marauding"])),
    ("under-way", "ladies.stationed", lambda: part("stationed", ["toll"])),
    ("under-way", "ladies.must_act", lambda: part("must_act", True)),
    ("under-way", "ladies.must_act", lambda: part("served", ["extra_red"])),
    ("under-way", "ladies.served", lambda: facing(dice=DICE, tiles=TILES, ladies=HURRIED)),
    ("under-way", "ladies.received", lambda: part("partners", [1])),
    ("under-way", "ladies.received", lambda: part("received", [{"colour": "red", "value": 1}])),
    ("under-way", "ladies.received", lambda: also(part("partners", ALL), ladies=exchanged(4))),
    # who is asked
    ("no-such-seat", "ladies.asked", lambda: asking(0, 3)),
    ("no-such-seat", "ladies.actor", lambda: asking(3, 1)),
    ("asked", "ladies.asked", lambda: part("asked", [1])),
    ("asked", "ladies.asked", lambda: part("actor", 1)),
    ("asked", "ladies.asked", lambda: asking(0)),
    ("asked", "ladies.asked", lambda: asking(None, 1)),
    ("asked", "ladies.asked", lambda: asking(0, 2, turn=1)),
    ("asked", "ladies.asked", lambda: asking(0, 1, 2, 1)),
    ("asked", "ladies.asked", lambda: asking(1, 1)),
    ("asked", "ladies.asked", lambda: asking(0, 1, "neutral")),
    ("target", "walk.target", lambda: asking(0, 1, walk={"target": None})),
    ("target", "walk.target", lambda: asking(0, 1, walk={"dice": []})),
    ("target", "walk.target", lambda: asking(0, 1, walk={"value": 1})),
    ("target", "walk.target", lambda: asking(0, 1, walk={"target": "activate merchant", "value": 1})),
    ("target", "walk.target", lambda: asking(0, 1, walk={"target": "combat war", "value": 6})),
    ("target", "walk.target", lambda: asking(0, 1, tiles=("harvest", "extra_red", "exchange", "fair"), outdoor={})),
    ("target", "walk.target", lambda: asking(0, 1, 2, outdoor={"toll": [1, 1, 0]})),
    ("target", "walk.target", lambda: asking(0, 1, **GUILD)),
    ("target", "walk.target", lambda: asking(0, 1, walk={"target": "combat marauding", "value": 9, "settled": True})),
    # the event phase
    ("no-such-card", "ladies.striking", lambda: ordeal("castle")),
    ("no-such-card", "ladies.to_strike", lambda: ordeal("heresy", "castle")),
    ("event-phase", "ladies.striking", lambda: part("striking", "marauding")),
    ("event-phase", "ladies.striking", lambda: part("to_strike", ["marauding"])),
    ("event-phase", "ladies.striking", lambda: part("threat", 1)),
    ("event-phase", "ladies.to_strike", lambda: ordeal(None)),
    ("event-phase", "ladies.to_strike", lambda: ordeal("civil_war")),
    ("event-phase", "ladies.to_strike", lambda: ordeal("marauding")),
    ("event-phase", "ladies.to_strike", lambda: ordeal("heresy", "civil_war")),
    ("event-phase", "ladies.to_strike", lambda: ordeal("heresy", "drought", "harsh_winter")),
    ("event-phase", "ladies.to_strike", lambda: ordeal("heresy", "drought", "drought")),
    ("event-phase", "ladies.to_strike", lambda: ordeal("harsh_winter", "heresy")),
    ("event-phase", "ladies.to_strike", lambda: ordeal("harsh_winter", walk={"target": "agriculture"})),
    ("target", "walk.target", lambda: ordeal("harsh_winter", outdoor={"toll": [1]})),
    ("district", "families", lambda: ordeal("harsh_winter", district=[0, 2, 0])),
    ("asked", "ladies.asked", lambda: ordeal("harsh_winter", asked=())),
    ("asked", "ladies.asked", lambda: ordeal("harsh_winter", asked=(0, "neutral"))),
    ("asked", "ladies.asked", lambda: ordeal("harsh_winter", asked=(0, 2, 1))),
    ("asked", "ladies.asked", lambda: ordeal("interruption_of_work", cathedral=("1.....", "......", "......"), **WORK)),
    # steps that only the expansion has
    ("target", "walk.target", lambda: under_way("landlady", "activate merchant", **LANDLADY)),
    ("target", "walk.target", lambda: under_way("landlady", "activate landlady", left=0, **LANDLADY)),
    ("target", "walk.target", lambda: under_way("landlady", "activate landlady", left=41, **LANDLADY)),
    ("target", "walk.target", lambda: under_way("executioner", "activate executioner", cards=["executioner"], **POOR)),
    ("target", "walk.target", lambda: under_way("column", "activate master_builder", left=7, **BUILDER)),
    ("target", "walk.target", lambda: guard(0, 0)),
    ("target", "walk.target", lambda: guard(3, 4)),
    ("target", "walk.target", lambda: guard(0, 6, dice=2)),
    ("target", "walk.target", lambda: guard(0, 6, cards=["fort"], tiles=())),
    ("target", "walk.target", lambda: exchange(tiles=SHIELD, ladies={"served": [], "must_act": False})),
    ("target", "walk.target", lambda: exchange(ladies={"served": [], "must_act": False})),
    ("target", "walk.target", lambda: exchange(walk={"dice": [die(1, "white", 3)]})),
    ("target", "walk.target", lambda: exchange(walk={"dice": [die(1, "white", 2)] * 2})),
    ("nothing-to-choose", "step", lambda: exchange(dice={0: "r1"})),
    ("target", "walk.target", lambda: under_way("boon", "agriculture", tiles=TILES)),
    ("target", "walk.target", lambda: under_way("event", "activate catapult", left=9, cards=["catapult"], **QUEUE)),
    ("target", "walk.target", lambda: under_way("event", "activate scout", left=0, cards=["scout"], **QUEUE)),
    ("has-passed", "turn", lambda: guard(0, 6, district=[2, 0, 0])),
    # purple and turned dice
    ("chosen-dice", "walk.dice", lambda: chosen("agriculture", die(0, "yellow", 4, turned=True))),
    ("chosen-dice", "walk.dice", lambda: chosen("agriculture", die(0, "yellow", 4, purple=True))),
    ("chosen-dice", "walk.dice", lambda: chosen("agriculture", die(0, "yellow", 4, turned=True), cards=["fort"])),
    ("chosen-dice", "walk.dice", lambda: chosen("agriculture", die(0, "yellow", 5, purple=True), dice={0: "p4"})),
    ("chosen-dice", "walk.dice", lambda: patrolled(0, purple_die=False)),
    ("chosen-dice", "walk.dice", lambda: patrolled(1, purple_die=True)),
    ("target", "walk.target", lambda: chosen("patrol ramparts", die(0, "yellow", 4), cards=["fort"])),
    ("black-dice", "walk.left", lambda: also(facing(dice={0: "p2"}), walk={"left": 1, "dice": [PURPLE_TWO]})),
]


@pytest.mark.parametrize(("what", "where", "position"), WRONG, ids=[f"{what}-{where}" for what, where, _ in WRONG])
def test_a_position_that_cannot_be_is_refused_with_what_is_wrong_and_where(
    what: str, where: str, position: Callable[[], Position]
):
    with pytest.raises(troyes.PositionError) as caught:
        place(position())
    detail = caught.value.message.args["detail"]
    assert isinstance(detail, Reason)
    assert (detail.message.id, caught.value.place) == (f"position-city-{what}", where)
    english, french = caught.value.text("en"), caught.value.text("fr")
    assert where in english
    assert where in french
    assert english != french


# What differs from something wrong above in that alone.
RIGHT: list[Callable[[], Position]] = [
    lambda: table(cards=["master_builder"], cathedral=("0.....",) * 4),
    lambda: table(cards=["scout"], tradesmen={"scout": "nn"}, **WOLVES),
    lambda: table(possessed=[1, 0, 2], events={"possession": [1]}),
    lambda: table(visible="marie_de_champagne"),
    lambda: table(tiles=TILES, guards=[15], outdoor={"exchange": [1]}),
    lambda: table(tiles=("guild", "extra_purple", "second_site", "race_b")),
    lambda: table(tiles=TILES, ladies=HURRIED),
    lambda: freeing(1),
    lambda: freeing(2, possessed=[1, 1, 1]),
    lambda: freeing(1, "event", target="activate chivalry", tradesmen={"chivalry": "0."}),
    lambda: freeing(1, "archer", target="activate archer", tradesmen={"archer": "0."}),
    lambda: asking(0, 1),
    lambda: asking(0, 1, 2),
    lambda: asking(2, 1, dice={0: "r1", 1: "w1", 2: "w1"}),
    lambda: asking(0, 1, walk={"target": "combat war", "value": 6}, events={"war": []}),
    lambda: asking(0, 1, walk={"target": "activate merchant", "value": 2}, tradesmen={"merchant": "0."}),
    lambda: asking(0, 1, district=[0, 2, 0]),
    lambda: asking(0, 1, walk={"target": "activate merchant"}, tradesmen={"merchant": "01"}, **GUILD),
    lambda: asking(0, 1, walk={"target": "combat marauding", "value": 9}),
    lambda: ordeal("harsh_winter"),
    lambda: ordeal("heresy", "harsh_winter", "drought"),
    lambda: ordeal("interruption_of_work", cathedral=("0.....", "......", "......"), **WORK),
    lambda: ordeal("heresy", "drought", asked=(0, 2), outdoor={"shield": [1, 0, 1]}),
    lambda: under_way("landlady", "activate landlady", left=40, **LANDLADY),
    lambda: under_way("executioner", "activate executioner", **{**POOR, "influence": [4, 2, 2]}),
    lambda: under_way("column", "activate master_builder", left=6, **BUILDER),
    lambda: guard(0, 6),
    lambda: guard(2, 4),
    lambda: guard(3, 0, deniers=[3]),
    exchange,
    lambda: exchange(walk={"dice": [die(1, "white", 2)]}),
    lambda: also(exchange(), ladies=exchanged(1)),
    lambda: under_way("boon", "agriculture", tiles=("harvest", *TILES[1:]), outdoor={"harvest": [1]}),
    lambda: under_way("event", "activate catapult", left=2, tradesmen={"catapult": "0."}, **QUEUE),
    lambda: under_way("event", "activate scout", left=1, tradesmen={"scout": "0."}, **QUEUE),
    lambda: chosen("agriculture", die(0, "yellow", 4, purple=True), dice={0: "p4 y1", 1: "w1"}),
    lambda: chosen("patrol ramparts", die(0, "yellow", 4), tiles=TILES),
    lambda: also(facing(dice={0: "p3 y1"}), walk={"left": 1, "dice": [die(0, "red", 3, purple=True)]}),
]


@pytest.mark.parametrize("position", RIGHT, ids=range(len(RIGHT)))
def test_a_position_that_can_be_is_read_as_it_is_and_plays_on(position: Callable[[], Position]):
    game = place(position())
    contract.check_position(game)
    contract.check_views(game)
    contract.check_decisions(game)
    assert contract.play_random(game, random.Random(1)).over


def test_every_fault_that_the_expansion_names_has_a_case():
    told = {what for what, _, _ in WRONG}
    for name in ("position", "checks"):
        source = (ROOT / "src" / "troyes" / "city" / "ladies" / f"{name}.py").read_text("utf-8")
        assert set(re.findall(r'wrong\(.*?, "([\w-]+)"', source)) <= told
    for lang in ("en", "fr"):
        page = (files("troyes.city") / "locale" / f"ladies.{lang}.ftl").read_text("utf-8")
        assert set(re.findall(r"^position-city-([\w-]+) =", page, re.MULTILINE)) <= told


# -- what need not be said -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("given", [{"cards": ["fort"]}, WOLVES, {"dice": {0: "p3", 1: "r1"}}, {"tournament": True}])
def test_without_ramparts_and_open_character_the_expansions_part_need_not_be_given(given: Position):
    position = table(**given)
    bare = without(position, "ladies")
    assert place(bare).position() == place(position).position()
    assert place(also(bare, ladies={})).position() == place(position).position()
    assert place(also(bare, ladies=None)).position() == place(position).position()


def test_what_is_left_out_is_nothing_and_nobody():
    position = table(tiles=TILES)
    for tile in position["ladies"]["outdoor"]:
        del tile["cubes"]
    del position["ladies"]["possessed"]
    ladies = place(position).position()["ladies"]
    assert [tile["cubes"] for tile in ladies["outdoor"]] == [[0, 0, 0]] * 4
    assert ladies["possessed"] == [0, 0, 0]
    assert ladies["guards"] == [20, 20, 20]
    about_the_turn = ["served", "stationed", "scouted", "partners", "received", "asked", "to_strike"]
    assert [ladies[name] for name in about_the_turn] == [[]] * len(about_the_turn)
    assert [ladies[name] for name in ("back", "actor", "striking", "open_character")] == [None] * 4
    assert (ladies["must_act"], ladies["release"], ladies["threat"]) == (False, 0, 0)


def test_the_cathedral_may_be_left_out_only_where_it_has_three_levels():
    assert place(without(table(tiles=TILES), "cathedral")).position()["cathedral"] == [[None] * 6] * 3
    with pytest.raises(troyes.PositionError) as caught:
        place(without(table(cards=["fort"]), "cathedral"))
    assert caught.value.place == "cathedral"


@pytest.mark.parametrize("more", [{"gates": 4}, {"guards": "here"}, {"guards": [-1, 0, 0]}, {"back": "guard"}])
def test_a_part_of_another_form_is_refused(more: Position):
    position = table(tiles=TILES)
    position["ladies"] |= more
    with pytest.raises(troyes.PositionError) as caught:
        place(position)
    assert "ladies" in caught.value.text("en")


@pytest.mark.parametrize("options", [{"tournament": True}, {"activities": "all"}, {"purple_die": 1}])
def test_options_that_cannot_be_are_refused_by_their_name(options: Position):
    """L3: two players have no tournament."""
    with pytest.raises(troyes.PositionError) as caught:
        place(optioned(city(2, dice={0: "r1"}), **options))
    assert next(iter(options)) in caught.value.text("en")


# -- there and back --------------------------------------------------------------------------------------------------


def dawn(**given: Any) -> troyes.Game:
    """A new round in which an event asks."""
    more: Position = {"city_hall": "012 ...", "round": 3, "vp": [5, 5, 5], **given}
    return play(place(closing(**more), (6, 6, 6)), "pass")


MOMENTS: dict[str, Callable[[], troyes.Game]] = {
    "landlady": moments.landlady,
    "executioner": moments.executioner,
    "column": moments.master_builder,
    "guard": moments.patrol("y5", "advance 2", "cube at toll"),
    "guard with a purple die": moments.patrol("pr5", tiles=moments.SECOND),
    "exchange": partial(moments.exchanging, *moments.FIRST),
    "exchange, a die chosen": partial(moments.exchanging, "die 1 white 6"),
    "release": moments.release,
    "boon": moments.boon,
    "answer": moments.answer,
    "ordeal": partial(dawn, events={"harsh_winter": []}, tiles=TILES, outdoor={"toll": [1, 1], "fair": [1, 1]}),
    "ordeal with a shield": partial(dawn, events={"heresy": []}, tiles=SHIELD, outdoor={"shield": [1, 0, 1]}),
    "times of a mixed card": moments.lumberjack,
    "event": partial(moments.scout, "cube on war"),
    "event of the Catapult": moments.catapult,
    "black_dice": moments.shielded,
    "black_dice with a purple die": partial(moments.shielded, "die purple red 5"),
    "dice": partial(moments.begun, "agriculture", "turned 1 yellow 2", **moments.TURNING),
    "dice with a cube": partial(
        moments.begun, "agriculture", "use distiller", "turned 0 yellow 3", **moments.DISTILLER
    ),
    "action": partial(moments.begun, "use extra_red", **moments.outside("extra_red", 2, **moments.PURPLE)),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_step_goes_into_a_position_and_back(moment: str):
    game = MOMENTS[moment]()
    assert step(game) == moment.split(",")[0].split(" ")[0]
    contract.check_position(game)
    contract.check_copies(game)
    contract.check_replay(game)


@pytest.mark.parametrize("moment", MOMENTS)
def test_from_a_position_play_goes_on_as_it_would_have(moment: str):
    """Each choice leads to the same table, wherever no die is rolled on the way."""
    game = MOMENTS[moment]()
    compared = 0
    for key in keys(game):
        here, there = game.copy(), troyes.from_position(game.position())
        for twin in (here, there):
            play(twin, key)
        if len(here.draws()) == len(game.draws()):
            assert there.position() == here.position()
            compared += 1
    assert compared
