"""Which groups of dice will do: every group that can be put together is tried, one after the other."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product

from tests.city.oracle_table import (
    ACTIVITIES,
    BUILDING,
    BUILDINGS,
    COLOURS,
    EVENTS,
    NEUTRAL,
    PURPLE,
    Die,
    Owner,
    Position,
    all_dice,
    by_owner,
    copied,
    enter,
    free_banners,
    has_outdoor_cube,
    has_tradesman,
    is_king,
    outdoor,
    revealed,
    row_of,
    rows,
    set_row,
    slot_of,
    space_key,
)

Group = tuple[Die, ...]

ONE_WHITE_DIE = {"monk": ("yellow", 3), "templar": ("red", 2), "prior": ("white", 2), "herbalist": ("red", 3)}
COUNTS_AS_SIX = {"augustine": "yellow", "recruiter": "red"}
ONE_COLOUR = {
    **dict.fromkeys(("militia", "tithe", "priest"), "yellow"),
    **dict.fromkeys(("blacksmith", "chief_templar"), "red"),
    **COUNTS_AS_SIX,
    **dict.fromkeys(ONE_WHITE_DIE, "white"),
}
"""The colour of dice that a cube asks for."""
MIXES_COLOURS = (None, "apprenticeship", "confession")
SERVES_TO_PLACE = (None, "tithe", "militia", "viticulturist", "distiller")
HIRING = 2
PAYS_INFLUENCE = {"artisan": 1, "troubadour": 3, "diplomat": 1}
PAYS_DENIERS = {"innkeeper": 1, "journeyman": 3}
LADIES_PAY = {"ransom": 3, "scout": 1, "marriage": 7, "breeder": 3}
"""The same in The Ladies of Troyes, all in deniers."""


def targets(p: Position) -> list[str]:
    """Every action that might be thought of now."""
    return [
        *(f"activate {slot['card']}" for slot in revealed(p)),
        *(f"combat {event['card']}" for event in p["events"]),
        *(f"place {building}" for building in BUILDINGS),
        *("build cathedral", "agriculture"),
        *(["patrol ramparts"] if outdoor(p) else []),
    ]


def cubes(p: Position, seat: int) -> list[str]:
    """The cards on which this seat has cubes to use."""
    return [
        slot["card"]
        for slot in p["activities"]
        if ACTIVITIES[slot["card"]]["kind"] == "delayed" and slot["cubes"][seat] > 0
    ]


def groups(p: Position, seat: int, target: str, cube: str | None) -> Iterator[Group]:
    """Every legal group of dice for this action with this cube (or without one)."""
    dice = [ways for die in all_dice(p) if (ways := uses(p, seat, target, cube, die))]
    seen: set[Group] = set()
    for size in (1, 2, 3):
        for some in combinations(dice, size):
            for ways in product(*some):
                group = tuple(sorted(ways, key=sorting))
                for ordered in led(target, cube, group):
                    if ordered not in seen and suits(p, seat, target, cube, ordered):
                        yield ordered
                    seen.add(ordered)


def led(target: str, cube: str | None, group: Group) -> Iterator[Group]:
    """Where the Preacher builds the first die leads; elsewhere the order means nothing."""
    if not leads(target, cube):
        yield group
        return
    for at, die in enumerate(group):
        yield (die, *group[:at], *group[at + 1 :])


def leads(target: str, cube: str | None) -> bool:
    return target == "build cathedral" and cube == "preacher"


def uses(p: Position, seat: int, target: str, cube: str | None, die: Die) -> list[Die]:
    """How this die of the square might serve this action."""
    wanted = [ONE_COLOUR[cube]] if cube in ONE_COLOUR else wanted_colours(target)
    if die.colour == PURPLE:
        if die.owner != seat:
            return []  # L17
        if len(wanted) > 1 and cube in MIXES_COLOURS:
            wanted = ["red"]
            if target == "patrol ramparts" and any(tile["activity"] == "extra_red" for tile in outdoor(p)):
                wanted = ["yellow"]
        ways = [Die(seat, colour, die.value, purple=True) for colour in wanted]
    else:
        ways = [die] if die.colour in wanted else []
    turns = cube == "distiller" if die.owner == seat else die.owner != NEUTRAL and may_turn_bought(p, seat)
    return ways + [way._replace(turned=True) for way in ways if turns]


def may_turn_bought(p: Position, seat: int) -> bool:
    return has_outdoor_cube(p, seat, "turn_bought") and "turn_bought" not in p["ladies"]["served"]


def sorting(die: Die) -> tuple[int, str, int, bool, bool]:
    return by_owner(die.owner), die.colour, die.value, die.purple, die.turned


def face(die: Die) -> int:
    return 7 - die.value if die.turned else die.value


def wanted_colours(target: str) -> list[str]:
    return list(COLOURS) if target in ("activate pilgrimage", "patrol ramparts") else [colour(target)]


def colour(target: str) -> str:
    """The colour of dice that an action asks for."""
    kind, _, what = target.partition(" ")
    if kind == "activate":
        return ACTIVITIES[what]["colour"]
    if kind == "combat":
        return EVENTS[what]["dice"]
    if kind == "place":
        return next(colour for colour, building in BUILDING.items() if building == what)
    return "white" if kind == "build" else "yellow"


def values(target: str, seat: int, cube: str | None, group: Group) -> list[int] | None:
    """What the dice of a group count once the cube has done its work; None: they cannot be such a group."""
    kind, _, what = target.partition(" ")
    colours = {die.colour for die in group}
    shown = [face(die) for die in group]
    any_colour = what == "pilgrimage"
    if kind == "place" and (len(group) != 1 or cube not in SERVES_TO_PLACE):
        return None
    if kind == "patrol" and (len(group) != 1 or cube is not None):
        return None
    if not turned_rightly(seat, cube, group):
        return None
    if len(colours) > 1 and not (any_colour and cube in MIXES_COLOURS):
        return None
    becomes = {"militia": "red", "monk": "yellow", "templar": "red", "herbalist": "red"}
    counts_as = {becomes.get(cube, colour) for colour in colours} if cube else colours
    if cube in ONE_COLOUR and colours != {ONE_COLOUR[cube]}:
        return None
    if kind != "patrol" and not any_colour and counts_as != {colour(target)}:
        return None
    return changed(target, seat, cube, group, shown)


def turned_rightly(seat: int, cube: str | None, group: Group) -> bool:
    """One own die with the Distiller, at most one of another player (L23)."""
    own = sum(die.turned for die in group if die.owner == seat)
    bought = [die for die in group if die.turned and die.owner != seat]
    return own == (cube == "distiller") and len(bought) <= 1


def changed(target: str, seat: int, cube: str | None, group: Group, shown: list[int]) -> list[int] | None:
    """What a cube makes of the values of dice that fit it; None: nothing at all (T16)."""
    kind, _, what = target.partition(" ")
    if cube in ("apprenticeship", "confession", "preacher"):
        if kind in ("place", "build") and cube != "preacher":
            return None
        lead = shown[0] if leads(target, cube) else max(shown)
        made = {
            "apprenticeship": [5] * len(shown),
            "confession": [value + 2 for value in shown],
            "preacher": [lead] * len(shown),
        }[cube]
        return None if made == shown else made
    if cube in ONE_WHITE_DIE:
        return shown * ONE_WHITE_DIE[cube][1] if len(group) == 1 else None
    if cube in COUNTS_AS_SIX:
        return [*shown, 6] if len(group) < 3 else None
    if cube == "blacksmith":
        return None if what == "fort" else [*shown, 5]  # L8
    if cube == "priest":
        return [value + 3 for value in shown]
    others = [die for die in group if die.owner != seat]
    if cube in ("tithe", "viticulturist") and all(die.turned for die in others):
        return None  # none is free
    if cube == "chief_templar" and (not others or len(group) == 1):
        return None  # none is cheaper
    return shown


def prices(p: Position, seat: int, cube: str | None, group: Group) -> dict[Owner, int]:
    """What each other owner is paid, 0 for one who gives for nothing (T9; T16 and K15 for the Tithe)."""
    each = 2 * (len(group) + (cube in COUNTS_AS_SIX))
    due: Counter[Owner] = Counter()
    met_before: Counter[Owner] = Counter()
    for die in group:
        if die.owner == seat:
            continue
        price = each
        if cube == "tithe" and not die.turned:
            free = 3 if die.owner == NEUTRAL and is_king(p) else 1
            price = 0 if met_before[die.owner] < free else each
            met_before[die.owner] += 1
        elif cube == "viticulturist" and not die.turned:
            price = each if met_before else 0
            met_before[die.owner] += 1
        elif cube == "chief_templar":
            price = each if met_before[die.owner] else 2
            met_before[die.owner] += 1
        due[die.owner] += price
    return dict(due)


def activations(card: str, counted: list[int]) -> int:
    per = ACTIVITIES[card]["per"]
    return len(counted) if per == "each die" else sum(counted) // per


def suits(p: Position, seat: int, target: str, cube: str | None, group: Group) -> bool:
    """Whether this group carries out this action."""
    counted = values(target, seat, cube, group)
    if counted is None:
        return False
    family = p["families"][seat]
    deniers = family["deniers"] - sum(prices(p, seat, cube, group).values())
    kind, _, what = target.partition(" ")
    if deniers < 0:
        return False
    if kind == "activate":
        if activations(what, counted) < 1:
            return False
        if has_tradesman(slot_of(p, what), seat):
            return payable(p, seat, what, deniers, family["influence"]) > 0
        return any(tradesman_serves(p, seat, what, deniers, source) for source in sources(p, seat))
    if kind == "combat":
        return sum(counted) >= EVENTS[what]["per"] and free_banners(p, what) > 0
    if kind == "place":
        return bool(placements(p, seat, what, counted[0]))
    if kind == "build":
        room = {value: sum(level[value - 1] is None for level in p["cathedral"][:3]) for value in range(1, 7)}
        if cube == "prior":
            return room[counted[0]] > 0  # T17
        return all(room[value] >= count for value, count in Counter(counted).items())
    return kind == "patrol" or sum(counted) >= 2


def payable(p: Position, seat: int, card: str, deniers: int, influence: int) -> int:
    """How often a card's payment can be made, or its cubes be used instead."""
    if card in PAYS_INFLUENCE:
        return influence // PAYS_INFLUENCE[card]
    if card == "breeder":
        return max(deniers // LADIES_PAY[card], slot_of(p, card)["cubes"][seat])
    if card in PAYS_DENIERS:
        return deniers // PAYS_DENIERS[card]
    if card in LADIES_PAY:
        return deniers // LADIES_PAY[card]
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
    """Whether he can be paid, and then the card at least once, when he comes from there (T10, L11)."""
    deniers -= ACTIVITIES[card]["hire"]
    influence = p["families"][seat]["influence"] - ACTIVITIES[card].get("hire_influence", 0)
    influence -= HIRING if source == "from hiring" else 0
    return min(deniers, influence) >= 0 and payable(p, seat, card, deniers, influence) > 0


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
