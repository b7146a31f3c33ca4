"""The second referee's events of The Ladies of Troyes, and what each player has to suffer or to choose."""

from collections import Counter

from tests.city.oracle_groups import sources, take_citizen
from tests.city.oracle_table import (
    ACTIVITIES,
    NEUTRAL,
    Owner,
    Position,
    Rolls,
    by_owner,
    has_outdoor_cube,
    lose_two_vp,
    met,
    outdoor,
    pay,
    revealed,
    rows,
    set_row,
    slot_of,
    standing,
    topmost,
    use_outdoor_cube,
)

UPRISES = ["bishopric", "bishopric", "palace", "palace", "city_hall", "city_hall"]
SETTLES = ["white", "white", "yellow", "yellow", "red", "red"]


# -- what each player suffers ----------------------------------------------------------------------------------------


def loss(p: Position, seat: int, event: str) -> tuple[str, int]:
    """What an event takes from a player, and how much."""
    if event == "drought":
        return "deniers", standing(p, seat, "city_hall")
    return ("deniers", 3) if event == "civil_war" else ("influence", 2)


def ordeals(p: Position, seat: int, event: str) -> set[str]:
    """What a player may choose when this event hits him; nothing: there is no choice."""
    if event == "possession":
        return set(sources(p, seat))
    if event == "harsh_winter":
        return {f"lose {name}" for name in stores(p, seat)}
    if event != "interruption_of_work":
        what, due = loss(p, seat, event)
        family = p["families"][seat]
        if not due or not (family[what] or family["vp"]):
            return set()
    return {"use shield", "decline"} if has_outdoor_cube(p, seat, "shield") else set()


def stores(p: Position, seat: int) -> list[str]:
    """The cards and outdoor activities where this seat has cubes (L16)."""
    cards = [slot["card"] for slot in p["activities"] if slot["cubes"][seat]]
    return cards + [tile["activity"] for tile in outdoor(p) if tile["cubes"][seat]]


def must_choose(p: Position, seat: int, event: str) -> bool:
    return bool(ordeals(p, seat, event))


def suffer(p: Position, seat: int, event: str, key: str | None) -> None:
    """The event does to a player what he has chosen, or what it must."""
    if key == "use shield":
        use_outdoor_cube(p, seat, "shield")
        met[f"shield: {event}"] += 1
    elif event == "possession":
        if key is None:
            met["possession: nobody to send"] += 1
            lose_two_vp(p, seat)
            return
        take_citizen(p, seat, key)
        p["ladies"]["possessed"][seat] += 1
    elif event == "harsh_winter":
        if key is not None:
            lose_cube(p, seat, key.removeprefix("lose "))
    elif event == "interruption_of_work":
        site = topmost(p)
        assert site is not None
        met["interruption of work: a cube goes"] += 1
        p["cathedral"][site[0]][site[1]] = None
    else:
        pay(p, seat, *loss(p, seat, event))


def lose_cube(p: Position, seat: int, name: str) -> None:
    met[f"harsh winter: {'a card' if name in ACTIVITIES else 'a tile'}"] += 1
    if name in ACTIVITIES:
        slot_of(p, name)["cubes"][seat] -= 1
    else:
        next(tile for tile in outdoor(p) if tile["activity"] == name)["cubes"][seat] -= 1


# -- Uprising and the Monk -------------------------------------------------------------------------------------------


def uprising(p: Position, rolls: Rolls) -> None:
    """L13. Chance deals: `rolls` says how, and it must be a deal of the same citizens."""
    building = UPRISES[next(rolls) - 1]
    lying: list[Owner] = p["lying"][building]
    citizens: Counter[Owner] = Counter(lying)
    for row in rows(p, building):
        citizens.update(owner for owner in row if owner is not None)
    if not lying and p["neutral"]["supply"]:
        p["neutral"]["supply"] -= 1
        citizens[NEUTRAL] += 1
    met[f"uprising: {min(7, citizens.total())} citizens"] += 1
    dealt: list[Owner | None] = next(rolls)
    placed = Counter(owner for owner in dealt if owner is not None)
    assert placed <= citizens, f"Uprising dealt {dealt} of {citizens}"
    assert placed.total() == min(6, citizens.total())
    at = 0
    for row, spaces in enumerate(rows(p, building)):
        set_row(p, building, row, dealt[at : at + len(spaces)])
        at += len(spaces)
    p["lying"][building] = sorted((citizens - placed).elements(), key=by_owner)


def monk(p: Position, rolls: Rolls) -> None:
    """L14."""
    if not p["neutral"]["supply"]:
        met["monk event: no neutral citizen is left"] += 1
        return
    colour = SETTLES[next(rolls) - 1]
    spaces = [
        (-ACTIVITIES[slot["card"]]["vp"][at], slot["level"], at)
        for slot in revealed(p)
        if slot["colour"] == colour
        for at in (0, 1)
        if slot["tradesmen"][at] is None
    ]
    met[f"monk event: {'settles' if spaces else 'no space'}"] += 1
    if spaces:
        _, level, at = min(spaces)
        slot = next(slot for slot in revealed(p) if (slot["colour"], slot["level"]) == (colour, level))
        slot["tradesmen"][at] = NEUTRAL
        p["neutral"]["supply"] -= 1
