"""The second referee's turns with The Ladies of Troyes: what is asked beside the steps of the base game."""

from collections import Counter
from typing import Any

from tests.city.oracle_effects import build
from tests.city.oracle_groups import LADIES_PAY, Group, face, prices
from tests.city.oracle_rounds import end_turn
from tests.city.oracle_table import (
    ACTIVITIES,
    COLOURS,
    MOST_INFLUENCE,
    NEUTRAL,
    PURPLE,
    Die,
    Owner,
    Position,
    Rolls,
    add_die,
    all_dice,
    dice_of,
    district,
    gain_deniers,
    gain_influence,
    gain_vp,
    has_outdoor_cube,
    has_tradesman,
    is_reversed,
    met,
    outdoor,
    remove_die,
    revealed,
    seats,
    slot_of,
    use_outdoor_cube,
)

DICE_OF_A_COLOUR = 6
RACE = [6, 4, 2, 1]
MOST_POINTS = 6
MOST_EXCHANGES = 3


def fresh_cube(p: Position, seat: int, activity: str) -> bool:
    """A cube there that may serve this turn: no outdoor activity serves twice (L19)."""
    return has_outdoor_cube(p, seat, activity) and activity not in p["ladies"]["served"]


def serve(p: Position, seat: int, activity: str) -> None:
    use_outdoor_cube(p, seat, activity)
    served = [*p["ladies"]["served"], activity]
    p["ladies"]["served"] = [tile["activity"] for tile in outdoor(p) if tile["activity"] in served]


# -- before an action ------------------------------------------------------------------------------------------------


def offer_before(p: Position) -> set[str]:
    """Outdoor cubes that may be used before an action."""
    seat = p["turn"]
    keys: set[str] = set()
    for colour in [*COLOURS, PURPLE]:
        if fresh_cube(p, seat, f"extra_{colour}") and in_supply(p, seat, colour):
            keys.add(f"use extra_{colour}")
    if fresh_cube(p, seat, "exchange") and offer_exchange(p):
        keys.add("use exchange")
    return keys


def in_supply(p: Position, seat: int, colour: str) -> bool:
    """Whether there is such a die to be had, and paid for (L21)."""
    if colour == PURPLE:
        return not district(p, seat)[PURPLE] and p["families"][seat]["deniers"] >= 2
    return sum(die.colour == colour for die in all_dice(p)) < DICE_OF_A_COLOUR


def choose_before(p: Position, key: str, rolls: Rolls) -> None:
    seat, activity = p["turn"], key.removeprefix("use ")
    serve(p, seat, activity)
    p["ladies"]["must_act"] = True
    if activity == "exchange":
        p["step"] = "exchange"
        return
    colour = activity.removeprefix("extra_")
    gain_deniers(p, seat, -2 if colour == PURPLE else 0)
    add_die(p, Die(seat, colour, next(rolls)))


def to_give(p: Position) -> list[Die]:
    """Own dice that may be exchanged: not what was received (L22)."""
    got = Counter(Die(p["turn"], die["colour"], die["value"]) for die in p["ladies"]["received"])
    own = Counter(die for die in dice_of(p, p["turn"]) if die.colour != PURPLE)
    return list(own - got)


def offer_exchange(p: Position) -> set[str]:
    if p["walk"]["dice"]:
        (wanted,) = p["walk"]["dice"]
        return {
            f"die {die.owner} {die.colour} {die.value}"
            for die in to_give(p)
            if (die.colour, die.value) != (wanted["colour"], wanted["value"])
        }
    keys = {"done"} if p["ladies"]["partners"] else set[str]()
    if len(p["ladies"]["partners"]) == MOST_EXCHANGES:
        return keys
    return keys | {
        f"die {die.owner} {die.colour} {die.value}"
        for die in all_dice(p)
        if die.owner != p["turn"] and die.owner not in p["ladies"]["partners"] and die.colour != PURPLE
        if any((die.colour, die.value) != (own.colour, own.value) for own in to_give(p))
    }


def choose_exchange(p: Position, key: str, rolls: Rolls) -> None:
    walk, ladies, seat = p["walk"], p["ladies"], p["turn"]
    if key == "done":
        met[f"exchanges: {len(ladies['partners'])}"] += 1
        p["step"] = "action"
        return
    _, owner, colour, value = key.split()
    if not walk["dice"]:
        walk["dice"] = [{"owner": owner if owner == NEUTRAL else int(owner), "colour": colour, "value": int(value)}]
        return
    (wanted,) = walk["dice"]
    partner = wanted["owner"]
    remove_die(p, Die(seat, colour, int(value)))
    remove_die(p, Die(partner, wanted["colour"], wanted["value"]))
    add_die(p, Die(partner, colour, int(value)))
    add_die(p, Die(seat, wanted["colour"], wanted["value"]))
    ladies["partners"] = [owner for owner in [*seats(p), NEUTRAL] if owner in ladies["partners"] or owner == partner]
    ladies["received"] = [*ladies["received"], {"colour": wanted["colour"], "value": wanted["value"]}]
    walk["dice"] = []


# -- what others answer ----------------------------------------------------------------------------------------------


def paid_for(p: Position, seat: int, cube: str | None, group: Group) -> list[Owner]:
    """Whose dice were paid for (L20)."""
    return [owner for owner, price in prices(p, seat, cube, group).items() if price]


def answering(p: Position, group: Group) -> list[int]:
    """Who may answer this action, in order; the dice have been paid for (L20)."""
    seat, walk = p["turn"], p["walk"]
    kind, _, what = walk["target"].partition(" ")
    sellers = paid_for(p, seat, walk["cube"], group)
    step = -1 if is_reversed(p) else 1
    others = [(seat + step * far) % len(p["families"]) for far in range(1, len(p["families"]))]
    return [
        other
        for other in others
        if (has_outdoor_cube(p, other, "toll") and other in sellers and influence(p, other) < MOST_INFLUENCE)
        or (has_outdoor_cube(p, other, "guild") and kind == "activate" and has_tradesman(slot_of(p, what), other))
    ]


def influence(p: Position, seat: int) -> int:
    return p["families"][seat]["influence"]


def offer_answer(p: Position) -> set[str]:
    return {"decline", "use toll" if has_outdoor_cube(p, p["turn"], "toll") else "use guild"}


def answer(p: Position, key: str) -> bool:
    """One has answered; whether all have."""
    seat, ladies = p["turn"], p["ladies"]
    if key != "decline":
        use_outdoor_cube(p, seat, key.removeprefix("use "))
        if key == "use toll":
            gain_influence(p, seat, 4)
        else:
            gain_deniers(p, seat, 4)
    ladies["asked"] = ladies["asked"][1:]
    p["turn"] = ladies["asked"][0] if ladies["asked"] else ladies["actor"]
    if not ladies["asked"]:
        ladies["actor"] = None
    return not ladies["asked"]


# -- the guard -------------------------------------------------------------------------------------------------------


def go_on_patrol(p: Position, group: Group) -> None:
    p["step"] = "guard"
    p["walk"] |= {"left": face(group[0]), "value": 0}


def offer_guard(p: Position) -> set[str]:
    seat, walk, ladies = p["turn"], p["walk"], p["ladies"]
    keys = {"stop"} if walk["value"] else set[str]()
    points = min(MOST_POINTS - walk["value"], walk["left"] + p["families"][seat]["deniers"])
    last = outdoor(p)[-1]["gate"]
    keys |= {f"advance {spaces}" for spaces in range(1, min(points, last - ladies["guards"][seat]) + 1)}
    for tile in outdoor(p):
        opened = ladies["guards"][seat] >= tile["gate"] and tile["activity"] not in ladies["stationed"]
        if points and opened and takes_cube(tile["activity"], walk["dice"][0]):
            keys.add(f"cube at {tile['activity']}")
    return keys


def takes_cube(activity: str, die: dict[str, Any]) -> bool:
    """L18."""
    if activity.startswith("race"):
        return False
    if activity == "extra_purple":
        return not die.get("purple")
    return activity != f"extra_{die['colour']}"


def choose_guard(p: Position, key: str, rolls: Rolls) -> None:
    seat, walk, ladies = p["turn"], p["walk"], p["ladies"]
    if key == "stop":
        end_turn(p, rolls)
        return
    points = 1
    if key.startswith("advance"):
        points = int(key.split()[1])
        before = ladies["guards"][seat]
        ladies["guards"][seat] += points
        for tile in outdoor(p):
            if before < tile["gate"] <= ladies["guards"][seat]:
                arrive(p, seat, tile)
    else:
        activity = key.removeprefix("cube at ")
        met[f"stationed: {activity}"] += 1
        next(tile for tile in outdoor(p) if tile["activity"] == activity)["cubes"][seat] += 1
        ladies["stationed"] = [
            tile["activity"] for tile in outdoor(p) if tile["activity"] in [*ladies["stationed"], activity]
        ]
    paid = max(0, points - walk["left"])
    met["guard: points for deniers"] += paid
    gain_deniers(p, seat, -paid)
    walk["left"] -= points - paid
    walk["value"] += points
    if not offer_guard(p) - {"stop"}:
        end_turn(p, rolls)


def arrive(p: Position, seat: int, tile: dict[str, Any]) -> None:
    """A guard has come to a gate; those who were there before him count for the race."""
    if tile["activity"] == "abbey":
        gain_vp(p, seat, 3)
    elif tile["activity"].startswith("race"):
        earlier = sum(guard >= tile["gate"] for guard in p["ladies"]["guards"]) - 1
        met[f"race: {earlier + 1}"] += 1
        gain_vp(p, seat, RACE[earlier])


# -- the end of an action --------------------------------------------------------------------------------------------


def finish(p: Position, rolls: Rolls) -> None:
    """The action is done: an outdoor cube may add to it."""
    if "ladies" in p and len(offer_boon(p)) > 1:
        p["step"] = "boon"
    else:
        end_turn(p, rolls)


def offer_boon(p: Position) -> set[str]:
    seat = p["turn"]
    kind, _, what = p["walk"]["target"].partition(" ")
    keys = {"decline"}
    if kind == "agriculture" and fresh_cube(p, seat, "harvest"):
        keys.add("use harvest")
    elif kind == "place" and fresh_cube(p, seat, "patronage") and influence(p, seat) < MOST_INFLUENCE:
        keys.add("use patronage")
    elif kind == "activate" and ACTIVITIES[what]["kind"] in ("delayed", "mixed") and fresh_cube(p, seat, "second_site"):
        keys |= {
            f"site {slot['card']}"
            for slot in revealed(p)
            if slot["card"] != what and ACTIVITIES[slot["card"]]["kind"] != "immediate"
            if slot["card"] != "breeder" or p["families"][seat]["deniers"] >= LADIES_PAY["breeder"]
        }
    return keys


def choose_boon(p: Position, key: str, rolls: Rolls) -> None:
    seat = p["turn"]
    if key == "use harvest":
        serve(p, seat, "harvest")
        gain_deniers(p, seat, 5)
    elif key == "use patronage":
        serve(p, seat, "patronage")
        gain_influence(p, seat, 4)
    elif key != "decline":
        card = key.removeprefix("site ")
        serve(p, seat, "second_site")
        slot_of(p, card)["cubes"][seat] += 1
        gain_deniers(p, seat, -LADIES_PAY["breeder"] if card == "breeder" else 0)
    end_turn(p, rolls)


# -- citizens to be freed --------------------------------------------------------------------------------------------


def go_on(p: Position, where: str, rolls: Rolls) -> None:
    """Cubes were put on an event: free whom they free, then go on there (L15)."""
    if "ladies" in p:
        ladies = p["ladies"]
        ladies["release"] = min(ladies["release"], sum(ladies["possessed"]))
        if ladies["release"]:
            p["step"], ladies["back"] = "release", where
            return
        ladies["back"] = None
    p["step"] = where
    if where == "acted":
        finish(p, rolls)


def offer_release(p: Position) -> set[str]:
    return {f"free {seat}" for seat, count in enumerate(p["ladies"]["possessed"]) if count}


def choose_release(p: Position, key: str, rolls: Rolls) -> None:
    seat = int(key.split()[1])
    p["ladies"]["possessed"][seat] -= 1
    p["families"][seat]["supply"] += 1
    p["ladies"]["release"] -= 1
    go_on(p, p["ladies"]["back"], rolls)


# -- cards that ask --------------------------------------------------------------------------------------------------


def offer_landlady(p: Position) -> set[str]:
    return {f"lodge vp {times}" for times in range(p["walk"]["left"] + 1)}


def choose_landlady(p: Position, key: str, rolls: Rolls) -> None:
    points = int(key.split()[2])
    gain_vp(p, p["turn"], points)
    gain_influence(p, p["turn"], 4 * (p["walk"]["left"] - points))
    finish(p, rolls)


def offer_executioner(p: Position) -> set[str]:
    """The opponents who have most influence."""
    others = {seat: influence(p, seat) for seat in seats(p) if seat != p["turn"]}
    most = max(others.values())
    return {f"take from {seat}" for seat, points in others.items() if points == most} if most else set()


def execute(p: Position, rolls: Rolls) -> None:
    """Activations one by one, until one asks from whom to take."""
    while p["walk"]["left"]:
        victims = offer_executioner(p)
        if len(victims) > 1:
            p["step"] = "executioner"
            return
        met["executioner: nobody has influence"] += not victims
        rob(p, victims.pop() if victims else None)
    finish(p, rolls)


def rob(p: Position, key: str | None) -> None:
    """One activation (L10)."""
    gain_influence(p, p["turn"], 1)
    if key is not None:
        p["families"][int(key.split()[2])]["influence"] -= 1
        gain_influence(p, p["turn"], 1)
    p["walk"]["left"] -= 1


def choose_executioner(p: Position, key: str, rolls: Rolls) -> None:
    rob(p, key)
    execute(p, rolls)


def offer_column(p: Position) -> set[str]:
    return {f"column {at + 1}" for at in range(6) if any(level[at] is None for level in p["cathedral"])}


def choose_column(p: Position, key: str, rolls: Rolls) -> None:
    value = int(key.split()[1])
    met["master builder: the fourth level"] += all(level[value - 1] is not None for level in p["cathedral"][:3])
    build(p, [value], levels=4)
    p["walk"]["left"] -= 1
    if not p["walk"]["left"] or not offer_column(p):
        finish(p, rolls)


def scouting(p: Position, room: dict[str, int], most: int) -> set[str]:
    """Where the Scout may still put a cube: on no event more often than the activations (L5)."""
    if not p["families"][p["turn"]]["deniers"]:
        return set()
    return {card for card in room if p["ladies"]["scouted"].count(card) < most}
