"""Which groups of dice will do: every group that can be put together is tried, one after the other."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from tests.city.oracle_table import (
    ACTIVITY,
    BUILDING,
    BUILDINGS,
    DELAYED,
    EVENT,
    NEUTRAL,
    Die,
    Owner,
    Position,
    all_dice,
    by_owner,
    copied,
    enter,
    free_banners,
    has_tradesman,
    is_king,
    revealed,
    row_of,
    rows,
    set_row,
    slot_of,
    space_key,
)

Group = tuple[Die, ...]

ONE_WHITE_DIE = {"monk": ("yellow", 3), "templar": ("red", 2), "prior": ("white", 2)}
HIRING = 2
PAYS_INFLUENCE = {"artisan": 1, "troubadour": 3, "diplomat": 1}
PAYS_DENIERS = {"innkeeper": 1, "journeyman": 3}


def targets(p: Position) -> list[str]:
    """Every action that might be thought of now."""
    return [
        *(f"activate {slot['card']}" for slot in revealed(p)),
        *(f"combat {event['card']}" for event in p["events"]),
        *(f"place {building}" for building in BUILDINGS),
        *("build cathedral", "agriculture"),
    ]


def cubes(p: Position, seat: int) -> list[str]:
    """The cards on which this seat has cubes to use."""
    return [slot["card"] for slot in p["activities"] if slot["card"] in DELAYED and slot["cubes"][seat] > 0]


def groups(p: Position, seat: int, target: str, cube: str | None) -> Iterator[Group]:
    """Every legal group of dice for this action with this cube (or without one)."""
    wanted = {"pilgrimage": "red yellow white"}.get(target.split()[-1], colour(target)).split()
    if cube in ("militia", "tithe", "priest"):
        wanted = ["yellow"]
    elif cube in ONE_WHITE_DIE:
        wanted = ["white"]
    dice = sorted((die for die in all_dice(p) if die[1] in wanted), key=sorting)
    seen: set[Group] = set()
    for size in (1, 2, 3):
        for group in combinations(dice, size):
            if group not in seen and suits(p, seat, target, cube, group):
                yield group
            seen.add(group)


def sorting(die: Die) -> tuple[int, str, int]:
    return by_owner(die[0]), die[1], die[2]


def colour(target: str) -> str:
    """The colour of dice that an action asks for."""
    kind, _, what = target.partition(" ")
    if kind == "activate":
        return ACTIVITY[what]["colour"]
    if kind == "combat":
        return EVENT[what]["dice"]
    if kind == "place":
        return next(colour for colour, building in BUILDING.items() if building == what)
    return "white" if kind == "build" else "yellow"


def values(target: str, seat: int, cube: str | None, group: Group) -> list[int] | None:
    """What the dice of a group count once the cube has done its work; None: they cannot be such a group."""
    kind, _, what = target.partition(" ")
    colours = {die[1] for die in group}
    shown = [die[2] for die in group]
    any_colour = what == "pilgrimage"
    wanted = colours if any_colour else {colour(target)}
    if kind == "place" and (len(group) != 1 or cube not in (None, "tithe", "militia")):
        return None
    if cube in (None, "apprenticeship", "confession"):
        if cube is not None and kind in ("place", "build"):
            return None
        if colours != wanted:
            return None
        changed = shown
        if cube == "apprenticeship":
            changed = [5] * len(shown)
        elif cube == "confession":
            changed = [value + 2 for value in shown]
        return None if cube is not None and changed == shown else changed
    if len(colours) > 1:
        return None
    (own,) = colours
    if cube in ONE_WHITE_DIE:
        becomes, times = ONE_WHITE_DIE[cube]
        if own != "white" or len(group) != 1 or not (any_colour or becomes in wanted):
            return None
        return shown * times
    needs, becomes = {
        "militia": ("yellow", "red"),
        "blacksmith": ("red", "red"),
        "priest": ("yellow", "yellow"),
        "tithe": ("yellow", "yellow"),
    }[cube or ""]
    if own != needs or not (any_colour or becomes in wanted):
        return None
    if cube == "blacksmith":
        return [*shown, 5]
    if cube == "priest":
        return [value + 3 for value in shown]
    if cube == "tithe" and all(die[0] == seat for die in group):
        return None
    return shown


def prices(p: Position, seat: int, cube: str | None, group: Group) -> dict[Owner, int]:
    """What each other owner is paid (T9; T16 and K15 for the Tithe)."""
    each = 2 * len(group)
    bought = Counter(die[0] for die in group if die[0] != seat)
    if cube != "tithe":
        return {owner: each * count for owner, count in bought.items()}
    free = {owner: 3 if owner == NEUTRAL and is_king(p) else 1 for owner in bought}
    return {owner: each * max(0, count - free[owner]) for owner, count in bought.items()}


def suits(p: Position, seat: int, target: str, cube: str | None, group: Group) -> bool:
    """Whether this group carries out this action."""
    counted = values(target, seat, cube, group)
    if counted is None:
        return False
    family = p["families"][seat]
    deniers = family["deniers"] - sum(prices(p, seat, cube, group).values())
    kind, _, what = target.partition(" ")
    if kind == "activate":
        if sum(counted) < ACTIVITY[what]["per"]:
            return False
        if has_tradesman(slot_of(p, what), seat):
            return deniers >= 0 and payable(what, deniers, family["influence"]) > 0
        left = deniers - ACTIVITY[what]["hire"]
        return left >= 0 and any(tradesman_serves(p, seat, what, left, source) for source in sources(p, seat))
    if deniers < 0:
        return False
    if kind == "combat":
        return sum(counted) >= EVENT[what]["per"] and free_banners(p, what) > 0
    if kind == "place":
        return bool(placements(p, seat, what, counted[0]))
    if kind == "build":
        room = {value: sum(level[value - 1] is None for level in p["cathedral"]) for value in range(1, 7)}
        if cube == "prior":
            return room[counted[0]] > 0  # T17
        return all(room[value] >= count for value, count in Counter(counted).items())
    return sum(counted) >= 2


def payable(card: str, deniers: int, influence: int) -> int:
    """How often a card's payment can be made."""
    if card in PAYS_INFLUENCE:
        return influence // PAYS_INFLUENCE[card]
    if card in PAYS_DENIERS:
        return deniers // PAYS_DENIERS[card]
    return 99


# -- citizens --------------------------------------------------------------------------------------------------------


def sources(p: Position, seat: int) -> list[str]:
    """Wherever this seat can take a citizen from (T13)."""
    family = p["families"][seat]
    found: list[str] = []
    if family["supply"]:
        found.append("from supply")
    elif family["general"] and family["influence"] >= HIRING:
        found.append("from hiring")
    for building in BUILDINGS:
        for row, spaces in enumerate(rows(p, building)):
            found += [f"from {space_key(building, row, at)}" for at, owner in enumerate(spaces) if owner == seat]
        if seat in p["lying"][building]:
            found.append(f"from lying {building}")
    found += [f"from {slot['card']}" for slot in p["activities"] if has_tradesman(slot, seat)]
    return found


def take_citizen(p: Position, seat: int, source: str) -> None:
    family = p["families"][seat]
    words = source.split()[1:]
    if words == ["supply"]:
        family["supply"] -= 1
    elif words == ["hiring"]:
        family["influence"] -= HIRING
        family["general"] -= 1
    elif words[0] == "lying":
        p["lying"][words[1]].remove(seat)
    elif words[0] in BUILDINGS:
        row, place = int(words[1]) - 1, int(words[2]) - 1 if len(words) > 2 else 0
        spaces = rows(p, words[0])[row]
        spaces[place] = None
        set_row(p, words[0], row, spaces)
    else:
        slot = slot_of(p, words[0])
        if seat in slot["illustration"]:
            slot["illustration"].remove(seat)
        else:
            slot["tradesmen"][slot["tradesmen"].index(seat)] = None


def tradesman_serves(p: Position, seat: int, card: str, deniers: int, source: str) -> bool:
    """Whether the card can be paid for at least once when its tradesman comes from there (T10)."""
    influence = p["families"][seat]["influence"] - (HIRING if source == "from hiring" else 0)
    return payable(card, deniers, influence) > 0


def placements(p: Position, seat: int, building: str, value: int) -> list[str]:
    """From where a citizen can come to be placed there: allowed, and not for nothing (T10, T15)."""
    found: list[str] = []
    for source in sources(p, seat):
        after = board(p)
        take_citizen(after, seat, source)
        if enter(after, building, row_of(building, value), seat) and after != board(p):
            found.append(source)
    return found


def board(p: Position) -> Position:
    """All that citizens stand on."""
    return copied({name: p[name] for name in ("buildings", "lying", "activities", "families")})
