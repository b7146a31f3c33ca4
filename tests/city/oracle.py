"""A second referee for Troyes and The King's Challenge, to check the engine against.

It was written from the rules alone and shares nothing with the engine but the names of choices, the JSON of positions
and the printed numbers. It is plain and slow on purpose: it works on the position itself and finds legal groups of dice
by trying them all. `legal` gives the keys at a position, `play` the position after one of them; `rolls` are the values
of the dice that come up, in order.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from tests.city.oracle_effects import activate, build
from tests.city.oracle_groups import (
    PAYS_DENIERS,
    PAYS_INFLUENCE,
    cubes,
    groups,
    payable,
    placements,
    prices,
    sorting,
    sources,
    take_citizen,
    targets,
    tradesman_serves,
    values,
)
from tests.city.oracle_rounds import after, end_turn, face_black_dice, fresh_walk, placed_one
from tests.city.oracle_table import (
    ACTIVITY,
    BUILDINGS,
    EVENT,
    NEUTRAL,
    Die,
    Position,
    Rolls,
    add_die,
    all_free_banners,
    copied,
    dice_of,
    district,
    enter,
    free_banners,
    gain_deniers,
    gain_influence,
    has_tradesman,
    lose_two_vp,
    met,
    put_cube,
    put_tradesman,
    remove_die,
    row_of,
    rows,
    score,
    set_row,
    slot_of,
    space_key,
    standing,
    winners,
)

__all__ = ["legal", "play", "score", "winners"]

TAKEN_BY_ITSELF = ("dice", "citizen", "times", "miller", "event", "black_dice")
"""The steps that are not asked when only one thing can be chosen."""
HIRE, TURN, REROLL = 2, 4, 1


def play(position: Position, key: str, rolls: Iterable[int] = ()) -> Position:
    """The position after this choice and all that follows by itself."""
    p, values_to_come = copied(position), iter(rolls)
    CHOOSE[p["step"]](p, key, values_to_come)
    if key.startswith("reroll "):
        return p
    while p["step"] in TAKEN_BY_ITSELF and len(options := legal(p)) == 1:
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


# -- influence -------------------------------------------------------------------------------------------------------


def offer_influence(p: Position) -> set[str]:
    family, own = p["families"][p["turn"]], dice_of(p, p["turn"])
    keys: set[str] = set()
    if family["influence"] >= HIRE and family["general"]:
        keys.add("hire")
    if family["influence"] >= REROLL:
        keys |= {f"reroll {colour} {value}" for _, colour, value in own}
    if family["influence"] >= TURN:
        keys |= {f"turn {colour} {value}" for _, colour, value in own}
    return keys


def spend_influence(p: Position, key: str, rolls: Rolls) -> None:
    family = p["families"][p["turn"]]
    what, *face = key.split()
    if what == "hire":
        family["influence"] -= HIRE
        family["general"] -= 1
        family["supply"] += 1
    elif what == "reroll":
        family["influence"] -= REROLL
        remove_die(p, (p["turn"], face[0], int(face[1])))
        add_die(p, (p["turn"], face[0], next(rolls)))
    else:
        family["influence"] -= TURN
        p["step"] = "turn_over"
        choose_turn_over(p, key, rolls)


def unturned(p: Position) -> list[Die]:
    return list((Counter(dice_of(p, p["turn"])) - Counter(chosen(p))).elements())


def offer_turn_over(p: Position) -> set[str]:
    return {"done", *(f"turn {colour} {value}" for _, colour, value in unturned(p))}


def choose_turn_over(p: Position, key: str, rolls: Rolls) -> None:
    if key != "done":
        _, colour, value = key.split()
        remove_die(p, (p["turn"], colour, int(value)))
        add_die(p, (p["turn"], colour, 7 - int(value)))
        p["walk"]["dice"].append({"owner": p["turn"], "colour": colour, "value": 7 - int(value)})
        if len(p["walk"]["dice"]) < 3 and unturned(p):
            return
    p["walk"]["dice"] = []
    p["step"] = "black_dice" if p["black_dice"] else "action"


# -- black dice ------------------------------------------------------------------------------------------------------


def chosen(p: Position) -> list[Die]:
    return [(die["owner"], die["colour"], die["value"]) for die in p["walk"]["dice"]]


def force(dice: Iterable[Die]) -> int:
    return sum(2 * value if colour == "red" else value for _, colour, value in dice)


def offer_black_dice(p: Position) -> set[str]:
    own, picked, left = dice_of(p, p["turn"]), chosen(p), p["walk"]["left"]
    against = sum(p["black_dice"][:left])
    keys: set[str] = set()
    if not picked and left == 1:
        keys |= offer_influence(p)
    if force(own) < p["black_dice"][0]:
        return keys | {"give way"}
    keys |= {die_key(die) for die in (Counter(own) - Counter(picked))}
    keys |= {f"black {value}" for value in p["black_dice"][left:] if against + value <= force(own)}
    if force(picked) >= against:
        keys.add("done")
    return keys


def choose_black_dice(p: Position, key: str, rolls: Rolls) -> None:
    walk, seat = p["walk"], p["turn"]
    what, *words = key.split()
    if what in ("reroll", "turn", "hire"):
        spend_influence(p, key, rolls)
    elif what == "die":
        walk["dice"].append(die_data(key))
    elif what == "black":
        left = walk["left"]
        taken, rest = p["black_dice"][:left], p["black_dice"][left:]
        rest.remove(int(words[0]))
        p["black_dice"] = [*taken, int(words[0]), *rest]
        walk["left"] += 1
    elif what == "done":
        for die in chosen(p):
            remove_die(p, die)
        gain_influence(p, seat, walk["left"])
        del p["black_dice"][: walk["left"]]
        face_black_dice(p, after(p, seat), rolls)
    else:
        met["gave way"] += 1
        lose_two_vp(p, seat)
        del p["black_dice"][0]
        face_black_dice(p, after(p, seat), rolls)


def die_key(die: Die) -> str:
    return "die {} {} {}".format(*die)


def die_data(key: str) -> dict[str, Any]:
    _, owner, colour, value = key.split()
    return {"owner": owner if owner == NEUTRAL else int(owner), "colour": colour, "value": int(value)}


# -- actions ---------------------------------------------------------------------------------------------------------


def offer_action(p: Position) -> set[str]:
    seat = p["turn"]
    p = {**p, "walk": fresh_walk()}
    return {"pass", *offer_influence(p)} | {
        target
        for target in targets(p)
        if any(True for cube in [None, *cubes(p, seat)] for _ in groups(p, seat, target, cube))
    }


def choose_action(p: Position, key: str, rolls: Rolls) -> None:
    what = key.split()[0]
    if what in ("reroll", "turn", "hire"):
        spend_influence(p, key, rolls)
        return
    p["walk"] = fresh_walk()
    if what == "pass":
        p["families"][p["turn"]]["district"] = 2
        end_turn(p, rolls)
    else:
        p["walk"]["target"] = key
        p["step"] = "dice"


def offer_dice(p: Position) -> set[str]:
    seat, walk = p["turn"], p["walk"]
    so_far = Counter(chosen(p))
    keys: set[str] = set()
    for group in groups(p, seat, walk["target"], walk["cube"]):
        more = Counter(group)
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
        walk["dice"].append(die_data(key))
        return
    group = tuple(sorted(chosen(p), key=sorting))
    kind, _, what = walk["target"].partition(" ")
    counted = values(walk["target"], seat, walk["cube"], group) or []
    for owner, price in prices(p, seat, walk["cube"], group).items():
        gain_deniers(p, seat, -price)
        gain_deniers(p, owner, price)
    for die in group:
        remove_die(p, die)
    if walk["cube"]:
        slot_of(p, walk["cube"])["cubes"][seat] -= 1
    walk["value"] = sum(counted)
    if kind == "build":
        build(p, counted)
        end_turn(p, rolls)
    elif kind == "agriculture":
        gain_deniers(p, seat, sum(counted) // 2)
        end_turn(p, rolls)
    elif kind == "place" or (kind == "activate" and not has_tradesman(slot_of(p, what), seat)):
        p["step"] = "citizen"
    else:
        ready_to_act(p)


def ready_to_act(p: Position) -> None:
    walk = p["walk"]
    p["step"] = "times"
    if walk["target"] == "activate archer":
        p["step"], walk["left"], walk["value"] = "archer", walk["value"] // ACTIVITY["archer"]["per"], -1


def offer_citizen(p: Position) -> set[str]:
    kind, what = p["walk"]["target"].split()
    if kind == "place":
        return set(placements(p, p["turn"], what, p["walk"]["value"]))
    deniers = p["families"][p["turn"]]["deniers"] - ACTIVITY[what]["hire"]
    return {source for source in sources(p, p["turn"]) if tradesman_serves(p, p["turn"], what, deniers, source)}


def choose_citizen(p: Position, key: str, rolls: Rolls) -> None:
    kind, what = p["walk"]["target"].split()
    take_citizen(p, p["turn"], key)
    if kind == "place":
        enter(p, what, row_of(what, p["walk"]["value"]), p["turn"])
        end_turn(p, rolls)
    else:
        gain_deniers(p, p["turn"], -ACTIVITY[what]["hire"])
        put_tradesman(slot_of(p, what), p["turn"])
        ready_to_act(p)


def offer_times(p: Position) -> set[str]:
    kind, what = p["walk"]["target"].split()
    family = p["families"][p["turn"]]
    if kind == "combat":
        most = min(p["walk"]["value"] // EVENT[what]["per"], free_banners(p, what))
    else:
        most = min(p["walk"]["value"] // ACTIVITY[what]["per"], payable(what, family["deniers"], family["influence"]))
        if what == "diplomat":
            most = min(most, all_free_banners(p))
    return {f"times {times}" for times in range(1, most + 1)}


def choose_times(p: Position, key: str, rolls: Rolls) -> None:
    walk, seat, times = p["walk"], p["turn"], int(key.split()[1])
    kind, what = walk["target"].split()
    if kind == "combat":
        for _ in range(times):
            put_cube(p, what, seat)
        end_turn(p, rolls)
        return
    if what in PAYS_DENIERS or what in PAYS_INFLUENCE:
        short = walk["value"] // ACTIVITY[what]["per"] > len(offer_times(p))
        met[f"{what}: {'fewer times than the dice allow' if short else 'paid for'}"] += 1
    gain_deniers(p, seat, -times * PAYS_DENIERS.get(what, 0))
    p["families"][seat]["influence"] -= times * PAYS_INFLUENCE.get(what, 0)
    if what in ("diplomat", "chivalry"):
        reds = len(district(p, seat)["red"])
        walk["left"] = min(times if what == "diplomat" else times * reds, all_free_banners(p))
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
    for _ in range(times):
        activate(p, seat, what)
    end_turn(p, rolls)


def offer_miller(p: Position) -> set[str]:
    return {f"mill palace {times}" for times in range(p["walk"]["left"] + 1)}


def choose_miller(p: Position, key: str, rolls: Rolls) -> None:
    palace = int(key.split()[2])
    bishopric = p["walk"]["left"] - palace
    gain_deniers(p, p["turn"], 2 * palace * standing(p, p["turn"], "palace"))
    gain_deniers(p, p["turn"], 2 * bishopric * standing(p, p["turn"], "bishopric"))
    end_turn(p, rolls)


# -- cubes on events, one by one -------------------------------------------------------------------------------------


def open_events(p: Position) -> set[str]:
    return {f"cube on {event['card']}" for event in p["events"] if free_banners(p, event["card"])}


def offer_event(p: Position) -> set[str]:
    may_stop = p["walk"]["target"] == "activate chivalry" and p["walk"]["value"] > 0
    return open_events(p) | ({"stop"} if may_stop else set())


def choose_event(p: Position, key: str, rolls: Rolls) -> None:
    if key != "stop":
        put_cube(p, key.removeprefix("cube on "), p["turn"])
        p["walk"]["left"] -= 1
        p["walk"]["value"] += 1
        if p["walk"]["left"]:
            return
    end_turn(p, rolls)


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
        end_turn(p, rolls)


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
}
