"""A second referee for Troyes and The King's Challenge, to check the engine against.

It was written from the rules alone and shares nothing with the engine but the names of choices, the JSON of positions
and the printed numbers. It is plain and slow on purpose: it works on the position itself and finds legal groups of dice
by trying them all. `legal` gives the keys at a position, `play` the position after one of them; `rolls` are the values
of the dice that come up, in order.
"""

from collections import Counter
from collections.abc import Iterable

from tests.city.ladies.oracle_events import ordeals
from tests.city.ladies.oracle_turn import (
    answer,
    answering,
    choose_before,
    choose_boon,
    choose_column,
    choose_exchange,
    choose_executioner,
    choose_guard,
    choose_landlady,
    choose_release,
    execute,
    finish,
    go_on,
    go_on_patrol,
    offer_answer,
    offer_before,
    offer_boon,
    offer_column,
    offer_exchange,
    offer_executioner,
    offer_guard,
    offer_landlady,
    offer_release,
    scouting,
    serve,
)
from tests.city.oracle_effects import activate, build, fortify, use_cube
from tests.city.oracle_groups import (
    LADIES_PAY,
    PAYS_DENIERS,
    PAYS_INFLUENCE,
    activations,
    cubes,
    groups,
    leads,
    payable,
    placements,
    prices,
    sources,
    take_citizen,
    targets,
    tradesman_serves,
    values,
)
from tests.city.oracle_influence import (
    choose_black_dice,
    choose_turn_over,
    chosen,
    die_data,
    die_key,
    offer_black_dice,
    offer_influence,
    offer_turn_over,
    spend_influence,
)
from tests.city.oracle_points import score, winners
from tests.city.oracle_rounds import end_turn, endured, fresh_walk, placed_one
from tests.city.oracle_table import (
    ACTIVITIES,
    BUILDINGS,
    EVENTS,
    Position,
    Rolls,
    banners_for_cards,
    copied,
    district,
    enter,
    free_banners,
    gain_deniers,
    has_tradesman,
    met,
    put_cube,
    put_tradesman,
    remove_die,
    row_of,
    rows,
    set_row,
    slot_of,
    space_key,
    standing,
)

__all__ = ["legal", "play", "score", "winners"]

ASKED_ANYHOW = ("placement", "action", "turn_over", "archer", "over")
"""The steps that are asked even when only one thing can be chosen."""


def play(position: Position, key: str, rolls: Iterable[int] = ()) -> Position:
    """The position after this choice and all that follows by itself."""
    p, values_to_come = copied(position), iter(rolls)
    CHOOSE[p["step"]](p, key, values_to_come)
    if key.startswith("reroll "):
        return p
    while p["step"] not in ASKED_ANYHOW and len(options := legal(p)) == 1:
        CHOOSE[p["step"]](p, options.pop(), values_to_come)
    return p


def legal(p: Position) -> set[str]:
    """Every key that may be chosen now."""
    return OFFER[p["step"]](p)


# -- the initial placement -------------------------------------------------------------------------------------------


def offer_placement(p: Position) -> set[str]:
    return {
        space_key(building, row, at)
        for building in BUILDINGS
        for row, spaces in enumerate(rows(p, building))
        for at, owner in enumerate(spaces)
        if owner is None
    }


def choose_placement(p: Position, key: str, rolls: Rolls) -> None:
    building, *numbers = key.split()
    row, at = int(numbers[0]) - 1, int(numbers[1]) - 1 if len(numbers) > 1 else 0
    spaces = rows(p, building)[row]
    spaces[at] = p["turn"]
    set_row(p, building, row, spaces)
    p["families"][p["turn"]]["supply"] -= 1
    placed_one(p, rolls)


# -- actions ---------------------------------------------------------------------------------------------------------


def offer_action(p: Position) -> set[str]:
    p = {**p, "walk": fresh_walk()}
    actions = {target for target in targets(p) if can_be_done(p, target)}
    keys = actions | offer_influence(p)
    if "ladies" in p:
        keys |= offer_before(p)
        if p["ladies"]["must_act"] and actions:
            return keys  # L19
    return keys | {"pass"}


def can_be_done(p: Position, target: str) -> bool:
    seat = p["turn"]
    return any(True for cube in [None, *cubes(p, seat)] for _ in groups(p, seat, target, cube))


def choose_action(p: Position, key: str, rolls: Rolls) -> None:
    what = key.split()[0]
    if what in ("reroll", "turn", "hire"):
        spend_influence(p, key, rolls)
    elif what == "use":
        choose_before(p, key, rolls)
    elif what == "pass":
        p["walk"] = fresh_walk()
        p["families"][p["turn"]]["district"] = 2
        end_turn(p, rolls)
    else:
        p["walk"] = fresh_walk()
        p["walk"]["target"] = key
        p["step"] = "dice"


def offer_dice(p: Position) -> set[str]:
    seat, walk = p["turn"], p["walk"]
    picked = chosen(p)
    so_far = Counter(picked)
    keys: set[str] = set()
    for group in groups(p, seat, walk["target"], walk["cube"]):
        more = Counter(group)
        if leads(walk["target"], walk["cube"]):
            if not picked:
                keys.add(die_key(group[0]))
                continue
            if picked[0] != group[0]:
                continue
        if so_far <= more:
            keys |= {die_key(die) for die in more - so_far} or {"done"}
    if not so_far and walk["cube"] is None:
        keys |= {f"use {cube}" for cube in cubes(p, seat) if any(True for _ in groups(p, seat, walk["target"], cube))}
    return keys


def choose_dice(p: Position, key: str, rolls: Rolls) -> None:
    walk, seat = p["walk"], p["turn"]
    if key.startswith("use "):
        walk["cube"] = key.removeprefix("use ")
        return
    if key != "done":
        walk["dice"].append(die_data(key, seat))
        return
    group = tuple(chosen(p))
    for owner, price in prices(p, seat, walk["cube"], group).items():
        gain_deniers(p, seat, -price)
        gain_deniers(p, owner, price)
    for die in group:
        remove_die(p, die)
    if walk["cube"]:
        slot_of(p, walk["cube"])["cubes"][seat] -= 1
    if any(die.turned and die.owner != seat for die in group):
        serve(p, seat, "turn_bought")
    walk["value"] = sum(counted_dice(p))
    if asked := answering(p, group):
        p["ladies"] |= {"actor": seat, "asked": asked}
        p["step"], p["turn"] = "answer", asked[0]
    else:
        act(p, rolls)


def counted_dice(p: Position) -> list[int]:
    """What the dice of the group under way count."""
    return values(p["walk"]["target"], p["turn"], p["walk"]["cube"], tuple(chosen(p))) or []


def choose_answer(p: Position, key: str, rolls: Rolls) -> None:
    if answer(p, key):
        act(p, rolls)


def act(p: Position, rolls: Rolls) -> None:
    """The dice are paid for: what do they do?"""
    walk, seat = p["walk"], p["turn"]
    kind, _, what = walk["target"].partition(" ")
    if kind == "build":
        build(p, counted_dice(p))
        finish(p, rolls)
    elif kind == "agriculture":
        gain_deniers(p, seat, walk["value"] // 2)
        finish(p, rolls)
    elif kind == "patrol":
        go_on_patrol(p, tuple(chosen(p)))
    elif kind == "place" or (kind == "activate" and not has_tradesman(slot_of(p, what), seat)):
        p["step"] = "citizen"
    else:
        ready_to_act(p, rolls)


def ready_to_act(p: Position, rolls: Rolls) -> None:
    walk = p["walk"]
    p["step"] = "times"
    if walk["target"] == "activate archer":
        p["step"], walk["left"], walk["value"] = "archer", walk["value"] // ACTIVITIES["archer"]["per"], -1
    elif walk["target"] == "activate scout":
        often = walk["value"] // ACTIVITIES["scout"]["per"]
        p["step"], walk["left"], walk["value"] = "event", min(often, p["families"][p["turn"]]["deniers"]), 0
    elif walk["target"] == "activate fort":
        fortify(p, p["turn"], counted_dice(p))
        finish(p, rolls)


def offer_citizen(p: Position) -> set[str]:
    kind, what = p["walk"]["target"].split()
    if kind == "place":
        return set(placements(p, p["turn"], what, p["walk"]["value"]))
    deniers = p["families"][p["turn"]]["deniers"]
    return {source for source in sources(p, p["turn"]) if tradesman_serves(p, p["turn"], what, deniers, source)}


def choose_citizen(p: Position, key: str, rolls: Rolls) -> None:
    kind, what = p["walk"]["target"].split()
    take_citizen(p, p["turn"], key)
    if kind == "place":
        enter(p, what, row_of(what, p["walk"]["value"]), p["turn"])
        finish(p, rolls)
    else:
        gain_deniers(p, p["turn"], -ACTIVITIES[what]["hire"])
        p["families"][p["turn"]]["influence"] -= ACTIVITIES[what].get("hire_influence", 0)
        put_tradesman(slot_of(p, what), p["turn"])
        ready_to_act(p, rolls)


def offer_times(p: Position) -> set[str]:
    kind, what = p["walk"]["target"].split()
    family = p["families"][p["turn"]]
    if kind == "combat":
        most = min(p["walk"]["value"] // EVENTS[what]["per"], free_banners(p, what))
        return {f"times {times}" for times in range(1, most + 1)}
    often = activations(what, [p["walk"]["value"]])
    if ACTIVITIES[what]["kind"] == "mixed":
        return offer_mixed(p, what, often)
    most = min(often, payable(p, p["turn"], what, family["deniers"], family["influence"]))
    if what in ("diplomat", "ransom"):
        most = min(most, sum(banners_for_cards(p).values()))
    elif what == "master_builder":
        most = min(most, max(1, sum(level.count(None) for level in p["cathedral"])))  # no more than can be built
    return {f"times {times}" for times in range(1, most + 1)}


def offer_mixed(p: Position, card: str, often: int) -> set[str]:
    """Put cubes there, or use them (L4)."""
    put, used = often, min(often, slot_of(p, card)["cubes"][p["turn"]])
    if card == "breeder":
        put = min(often, p["families"][p["turn"]]["deniers"] // LADIES_PAY[card])
    elif card == "catapult":
        used = min(used, sum((room + 1) // 2 for room in banners_for_cards(p).values()))
    return {f"times {times}" for times in range(1, put + 1)} | {f"discard {times}" for times in range(1, used + 1)}


def choose_times(p: Position, key: str, rolls: Rolls) -> None:
    walk, seat, times = p["walk"], p["turn"], int(key.split()[1])
    kind, what = walk["target"].split()
    if kind == "combat":
        for _ in range(times):
            put_cube(p, what, seat)
        go_on(p, "acted", rolls)
        return
    if key.startswith("discard"):
        slot_of(p, what)["cubes"][seat] -= times
        if what == "catapult":
            p["step"], walk["left"], walk["value"] = "event", times, 0
            return
        for _ in range(times):
            use_cube(p, seat, what)
        finish(p, rolls)
        return
    if what in PAYS_DENIERS or what in PAYS_INFLUENCE:
        short = walk["value"] // ACTIVITIES[what]["per"] > len(offer_times(p))
        met[f"{what}: {'fewer times than the dice allow' if short else 'paid for'}"] += 1
    gain_deniers(p, seat, -times * (PAYS_DENIERS.get(what, 0) + LADIES_PAY.get(what, 0)))
    p["families"][seat]["influence"] -= times * PAYS_INFLUENCE.get(what, 0)
    if what in ("diplomat", "chivalry", "ransom"):
        reds, room = len(district(p, seat)["red"]), sum(banners_for_cards(p).values())
        walk["left"] = min(times * reds if what == "chivalry" else times, room)
        walk["value"] = 0
        met[f"{what}: {'cubes' if walk['left'] else 'no cubes'}"] += 1
        if what == "chivalry" and walk["left"] < times * reds:
            met["chivalry: more cubes than banners"] += 1
        p["step"] = "event"
        if walk["left"]:
            return
    elif what == "miller" and standing(p, seat, "palace") != standing(p, seat, "bishopric"):
        walk["left"] = times
        p["step"] = "miller"
        return
    elif what in ("landlady", "master_builder"):
        walk["left"] = times
        p["step"] = "landlady" if what == "landlady" else "column"
        if what == "landlady" or offer_column(p):
            return
    elif what == "executioner":
        walk["left"] = times
        execute(p, rolls)
        return
    for _ in range(times):
        activate(p, seat, what)
    finish(p, rolls)


def offer_miller(p: Position) -> set[str]:
    return {f"mill palace {times}" for times in range(p["walk"]["left"] + 1)}


def choose_miller(p: Position, key: str, rolls: Rolls) -> None:
    palace = int(key.split()[2])
    bishopric = p["walk"]["left"] - palace
    gain_deniers(p, p["turn"], 2 * palace * standing(p, p["turn"], "palace"))
    gain_deniers(p, p["turn"], 2 * bishopric * standing(p, p["turn"], "bishopric"))
    finish(p, rolls)


# -- cubes on events, one by one -------------------------------------------------------------------------------------


def open_events(p: Position) -> set[str]:
    return {f"cube on {card}" for card in banners_for_cards(p)}


def offer_event(p: Position) -> set[str]:
    may_stop = p["walk"]["target"] in ("activate chivalry", "activate scout") and p["walk"]["value"] > 0
    keys = open_events(p)
    if p["walk"]["target"] == "activate scout":
        keys = {f"cube on {card}" for card in scouting(p, banners_for_cards(p), p["walk"]["left"])}
    return keys | ({"stop"} if may_stop else set())


def choose_event(p: Position, key: str, rolls: Rolls) -> None:
    walk, seat, card = p["walk"], p["turn"], key.removeprefix("cube on ")
    if key == "stop":
        go_on(p, "acted", rolls)
        return
    for _ in range(min(2, free_banners(p, card)) if walk["target"] == "activate catapult" else 1):
        put_cube(p, card, seat)
    walk["value"] += 1
    if walk["target"] == "activate scout":
        gain_deniers(p, seat, -1)
        p["ladies"]["scouted"] = [*p["ladies"]["scouted"], card]
    else:
        walk["left"] -= 1
    go_on(p, "event" if walk["left"] else "acted", rolls)


def offer_archer(p: Position) -> set[str]:
    if p["walk"]["value"] == -1:
        return {"roll"}
    if p["walk"]["value"] == 1:
        return {"stop"} | open_events(p)
    return {"stop", "roll"} if p["walk"]["left"] else {"stop"}


def choose_archer(p: Position, key: str, rolls: Rolls) -> None:
    walk = p["walk"]
    if key == "roll":
        walk["left"] -= 1
        hit = next(rolls) >= 3
        met["archer: a hit is lost" if hit and not open_events(p) else "archer: hit" if hit else "archer: miss"] += 1
        walk["value"] = int(hit and bool(open_events(p)))
    elif key != "stop":
        put_cube(p, key.removeprefix("cube on "), p["turn"])
        walk["value"] = 0
    if key == "stop" or (key != "roll" and walk["left"] == 0):
        go_on(p, "acted", rolls)
    elif key != "roll":
        go_on(p, "archer", rolls)


# -- the event phase -------------------------------------------------------------------------------------------------


def offer_ordeal(p: Position) -> set[str]:
    return ordeals(p, p["turn"], p["ladies"]["striking"])


OFFER = {
    "placement": offer_placement,
    "black_dice": offer_black_dice,
    "action": offer_action,
    "turn_over": offer_turn_over,
    "dice": offer_dice,
    "citizen": offer_citizen,
    "times": offer_times,
    "miller": offer_miller,
    "event": offer_event,
    "archer": offer_archer,
    "landlady": offer_landlady,
    "executioner": offer_executioner,
    "column": offer_column,
    "guard": offer_guard,
    "exchange": offer_exchange,
    "release": offer_release,
    "boon": offer_boon,
    "answer": offer_answer,
    "ordeal": offer_ordeal,
}
CHOOSE = {
    "placement": choose_placement,
    "black_dice": choose_black_dice,
    "action": choose_action,
    "turn_over": choose_turn_over,
    "dice": choose_dice,
    "citizen": choose_citizen,
    "times": choose_times,
    "miller": choose_miller,
    "event": choose_event,
    "archer": choose_archer,
    "landlady": choose_landlady,
    "executioner": choose_executioner,
    "column": choose_column,
    "guard": choose_guard,
    "exchange": choose_exchange,
    "release": choose_release,
    "boon": choose_boon,
    "answer": choose_answer,
    "ordeal": endured,
}
