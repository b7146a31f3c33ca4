"""Influence, black dice, and the dice that are chosen on the way."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from tests.city.oracle_rounds import after, face_black_dice
from tests.city.oracle_table import (
    NEUTRAL,
    PURPLE,
    Die,
    Position,
    Rolls,
    add_die,
    dice_of,
    gain_influence,
    has_outdoor_cube,
    lose_two_vp,
    met,
    remove_die,
    use_outdoor_cube,
)

HIRE, TURN, REROLL = 2, 4, 1


# -- influence -------------------------------------------------------------------------------------------------------


def offer_influence(p: Position) -> set[str]:
    family, own = p["families"][p["turn"]], dice_of(p, p["turn"])
    keys: set[str] = set()
    if family["influence"] >= HIRE and family["general"]:
        keys.add("hire")
    if family["influence"] >= REROLL:
        keys |= {f"reroll {die.colour} {die.value}" for die in own}
    if family["influence"] >= TURN:
        keys |= {f"turn {die.colour} {die.value}" for die in own}
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
        remove_die(p, Die(p["turn"], face[0], int(face[1])))
        add_die(p, Die(p["turn"], face[0], next(rolls)))
    else:
        family["influence"] -= TURN
        p["step"] = "turn_over"
        choose_turn_over(p, key, rolls)


def unturned(p: Position) -> list[Die]:
    turned = [Die(die.owner, PURPLE if die.purple else die.colour, die.value) for die in chosen(p)]
    return list((Counter(dice_of(p, p["turn"])) - Counter(turned)).elements())


def offer_turn_over(p: Position) -> set[str]:
    return {"done", *(f"turn {die.colour} {die.value}" for die in unturned(p))}


def choose_turn_over(p: Position, key: str, rolls: Rolls) -> None:
    if key != "done":
        _, colour, value = key.split()
        remove_die(p, Die(p["turn"], colour, int(value)))
        add_die(p, Die(p["turn"], colour, 7 - int(value)))
        whose, shown = (PURPLE, "red") if colour == PURPLE else (p["turn"], colour)
        p["walk"]["dice"].append(die_data(f"die {whose} {shown} {7 - int(value)}", p["turn"]))
        if len(p["walk"]["dice"]) < 3 and unturned(p):
            return
    p["walk"]["dice"] = []
    p["step"] = "black_dice" if p["black_dice"] else "action"


# -- black dice ------------------------------------------------------------------------------------------------------


def chosen(p: Position) -> list[Die]:
    return [Die(**die) for die in p["walk"]["dice"]]


def force(dice: Iterable[Die]) -> int:
    return sum(2 * die.value if die.colour in ("red", PURPLE) else die.value for die in dice)


def offer_black_dice(p: Position) -> set[str]:
    own, picked, left = dice_of(p, p["turn"]), chosen(p), p["walk"]["left"]
    against = sum(p["black_dice"][:left])
    keys: set[str] = set()
    if not picked and left == 1:
        keys |= offer_influence(p)
        keys |= {"use shield"} if has_outdoor_cube(p, p["turn"], "shield") else set()
    if force(own) < p["black_dice"][0]:
        return keys | {"give way"}
    soldiers = [Die(p["turn"], "red", die.value, purple=True) if die.colour == PURPLE else die for die in own]
    keys |= {die_key(die) for die in (Counter(soldiers) - Counter(picked))}
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
        walk["dice"].append(die_data(key, seat))
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
    elif what == "use":
        use_outdoor_cube(p, seat, "shield")
        gain_influence(p, seat, 1)
        del p["black_dice"][0]
        face_black_dice(p, after(p, seat), rolls)
    else:
        met["gave way"] += 1
        lose_two_vp(p, seat)
        del p["black_dice"][0]
        face_black_dice(p, after(p, seat), rolls)


def die_key(die: Die) -> str:
    done, whose = "turned" if die.turned else "die", PURPLE if die.purple else die.owner
    return f"{done} {whose} {die.colour} {die.value}"


def die_data(key: str, seat: int) -> dict[str, Any]:
    done, whose, colour, value = key.split()
    owner = seat if whose == PURPLE else whose if whose == NEUTRAL else int(whose)
    data: dict[str, Any] = {"owner": owner, "colour": colour, "value": int(value)}
    if whose == PURPLE or done == "turned":
        data |= {"purple": whose == PURPLE, "turned": done == "turned"}
    return data
