"""A small table for tests: set a position, make a choice, look at the sheets.

Places and columns are counted from 1. A position is set after the half day's event, when the dice lie on their places;
`ROLLS` are the dice of the next half day unless a test says otherwise: three transparent ones, then the black one.
"""

import copy
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import troyes

COLOURS: tuple[str, ...] = ("red", "yellow", "white")
RESOURCES: tuple[str, ...] = ("influence", "deniers", "knowledge")
PRESTIGE: tuple[str, ...] = ("fortress", "great_hall", "cathedral")
WORK: tuple[str, ...] = ("counts_palace", "city_hall", "bishopric")
COLOUR_OF: dict[str, str] = {
    "fortress": "red",
    "counts_palace": "red",
    "great_hall": "yellow",
    "city_hall": "yellow",
    "cathedral": "white",
    "bishopric": "white",
}
BUILDINGS: tuple[str, ...] = tuple(COLOUR_OF)
COLUMNS = (1, 2, 3, 4, 5, 6)
RESOURCE_OF: dict[str, str] = dict(zip(COLOURS, RESOURCES, strict=True))
OTHERS: dict[str, tuple[str, str]] = {
    "red": ("yellow", "white"),
    "yellow": ("red", "white"),
    "white": ("red", "yellow"),
}
HALF_DAYS = [(day, half) for day in range(1, 9) for half in ("morning", "afternoon")]
PLAZAS = [
    *((colour, colour) for colour in COLOURS),
    *(2 * [("red", "yellow")]),
    *(2 * [("yellow", "white")]),
    *(2 * [("white", "red")]),
]
CATHEDRAL_NUMBERS = (1, 1, 2, 2, 3, 3)
ROLLS = (2, 3, 4, 6)

Sheet = dict[str, Any]


# -- setting a position ----------------------------------------------------------------------------------------------


def sheet(**marks: Any) -> Sheet:
    """A fresh scoresheet with these marks on it.

    A resource is how many are in hand, or a pair: circled and in hand. `citizens` are counted red, yellow, white. A
    building is the columns where it stands, Cathedrals in the order of their construction. `crossed` names dice such as
    "white 3", by column.
    """
    assert set(marks) <= {*RESOURCES, *BUILDINGS, "citizens", "crossed"}, "there is no such mark on a sheet"
    numbers = [0] * 6
    for column, number in zip(marks.get("cathedral", ()), CATHEDRAL_NUMBERS, strict=False):
        numbers[column - 1] = number
    crossed = [die.split() for die in marks.get("crossed", ())]
    return {
        **{resource: _track(marks.get(resource, 3)) for resource in RESOURCES},
        "citizens": dict(zip(COLOURS, marks.get("citizens", (0, 0, 0)), strict=True)),
        "drawn": {building: sorted(marks.get(building, ())) for building in BUILDINGS},
        "crossed": {colour: sorted(int(number) for of, number in crossed if of == colour) for colour in COLOURS},
        "cathedral_numbers": numbers,
    }


def _track(count: int | tuple[int, int]) -> dict[str, int]:
    circled, left = count if isinstance(count, tuple) else (max(3, count), count)
    return {"circled": circled, "left": left}


def notch_at(day: int, half: str, place: int) -> int:
    """The notch of a place: the morning's four follow the neutral one, the afternoon's four follow those."""
    return (day - 1 + place + (4 if half == "afternoon" else 0)) % 9


def next_half(day: int, half: str) -> tuple[int, str]:
    return (day, "afternoon") if half == "morning" else (day + 1, "morning")


def wheel(showing: Mapping[int, str], tiles: Mapping[int, str], banquets: bool) -> list[dict[str, Any]]:
    """Nine notches in which some show a given colour ("red", or "red/white" to name the hidden side too).

    `tiles` lie by notch, such as "3 raid". Plazas of one colour go elsewhere if they can; with `banquets` a tile that
    is not named lies beside each of them, so then they must.
    """
    laid = _lay(showing, set(tiles), PLAZAS[::-1], banquets, [])
    assert laid is not None, "nine such plazas do not exist"
    named = {notch: tile.split() for notch, tile in tiles.items()}
    spare = iter(n for n in range(1, 9) if str(n) not in {number for number, _ in named.values()})
    notches: list[dict[str, Any]] = []
    for notch, (up, down) in enumerate(laid):
        number, side = named.get(notch, ("0", "banquet"))
        if banquets and up == down and number == "0":
            number = str(next(spare))
        notches.append({"up": up, "down": down, "tile": int(number), "raid": side == "raid"})
    return notches


def _lay(
    showing: Mapping[int, str],
    tiled: set[int],
    left: list[tuple[str, str]],
    strict: bool,
    laid: list[tuple[str, str]],
) -> list[tuple[str, str]] | None:
    """Plazas for all notches after those that are laid."""
    if not left:
        return laid
    notch = len(laid)
    up, _, down = showing.get(notch, "").partition("/")
    for one, other in dict.fromkeys(left):
        alike = one == other
        if alike is not (notch in tiled) and (notch in tiled or (strict and notch in showing)):
            continue
        for front, back in ((one, other), (other, one)):
            if up not in ("", front) or down not in ("", back):
                continue
            rest = list(left)
            rest.remove((one, other))
            found = _lay(showing, tiled, rest, strict, [*laid, (front, back)])
            if found is not None:
                return found
    return None


def position(
    *sheets: Sheet,
    day: int = 1,
    half: str = "morning",
    plazas: str = "red yellow white red",
    dice: Sequence[int] = (1, 3, 5),
    black: int = 6,
    tiles: Mapping[int, str] | None = None,
    later: str = "",
    later_tiles: Mapping[int, str] | None = None,
    numbers: Sequence[int] = COLUMNS,
    chosen: int = 0,
    now: Sequence[str] = (),
    line: Sequence[str] = (),
) -> dict[str, Any]:
    """A moment of a game: the plazas of this half day (and, if need be, `later`: of the next one) by place.

    `tiles` and `later_tiles` are by place too. `chosen`: every seat has taken the die on that place, its price paid.
    `now`, `line`: what is under way for every seat.
    """
    after = next_half(day, half)
    showing: dict[int, str] = {}
    for (on_day, in_half), colours in (((day, half), plazas), (after, later)):
        for place, colour in enumerate(colours.split(), 1):
            notch = notch_at(on_day, in_half, place)
            assert showing.get(notch, colour) == colour, "one plaza cannot show two colours"
            showing[notch] = colour
    beside = {notch_at(day, half, place): tile for place, tile in (tiles or {}).items()}
    beside |= {notch_at(*after, place): tile for place, tile in (later_tiles or {}).items()}
    stage = "bonus" if now else "use" if chosen else "die"
    return {
        "format": 1,
        "game": "troyes-dice",
        "options": {
            "numbering": "first" if tuple(numbers) == COLUMNS else list(numbers),
            "banquets": bool(beside),
            "cards": None,
        },
        "numbers": list(numbers),
        "day": day,
        "half": half,
        "wheel": wheel(showing, beside, bool(beside)),
        "dice": {"transparent": list(dice), "black": black},
        "seats": [
            {
                "sheet": copy.deepcopy(paper),
                "walk": {
                    "stage": stage,
                    "place": chosen,
                    "now": list(now),
                    "line": list(line),
                    "sheet": copy.deepcopy(paper),
                },
            }
            for paper in sheets or (sheet(),)
        ],
        "over": False,
    }


def at(*sheets: Sheet, rolls: Sequence[int] = ROLLS, **moment: Any) -> troyes.Game:
    """A game at a moment that `position` describes. Without a sheet: one player with a fresh one."""
    return troyes.from_position(position(*sheets, **moment), seed=1, rolls=rolls)


def with_die(colour: str, value: int, *sheets: Sheet, **moment: Any) -> troyes.Game:
    """The seats have taken and paid a die of this colour and value: the one on place 3, among others like it."""
    settings: dict[str, Any] = {
        "plazas": f"{colour} {colour} {colour} {colour}",
        "dice": (value, value, value),
        "black": value,
        "chosen": 3,
    }
    return at(*sheets, **(settings | moment))


def ended(*sheets: Sheet) -> troyes.Game:
    """A game that is over, with these sheets."""
    final = position(*sheets, day=8, half="afternoon")
    final["over"] = True
    for seat in final["seats"]:
        seat["walk"]["stage"] = "done"
    return troyes.from_position(final)


# -- making a choice -------------------------------------------------------------------------------------------------


def act(game: troyes.Game, *keys: str, seat: int = 0) -> troyes.Game:
    """The seat makes these choices, one after the other."""
    for key in keys:
        game.play(seat, key)
    return game


def keys(game: troyes.Game, seat: int = 0) -> list[str]:
    """What the seat may choose now."""
    return [option.key for decision in game.pending if decision.seat == seat for option in decision.options]


def kind(game: troyes.Game, seat: int = 0) -> str:
    """What the seat must choose now, or nothing."""
    return next((decision.kind for decision in game.pending if decision.seat == seat), "")


def why_not(game: troyes.Game, key: str, seat: int = 0) -> str:
    """The id of the reason why this is not on offer, without its prefix; nothing if it is on offer."""
    reason = game.why_not(seat, key)
    return "" if reason is None else reason.message.id.removeprefix("why-dice-").removeprefix("why-")


def played_out(game: troyes.Game, seed: int = 0) -> Iterator[troyes.Game]:
    """Plays the game to its end with choices at random, and shows it before each of them and at the end."""
    chance = random.Random(seed)
    while game.pending:
        yield game
        decision = chance.choice(game.pending)
        game.play(decision.seat, chance.choice(list(decision.options)))
    yield game


# -- looking at the table --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Paper:
    """What is on a seat's sheet."""

    influence: int
    deniers: int
    knowledge: int
    circled: tuple[int, int, int]
    citizens: tuple[int, int, int]
    drawn: frozenset[str]
    """Buildings, such as "fortress 3", by column."""
    crossed: frozenset[str]
    """Dice, such as "white 3", by column."""
    cathedral_numbers: tuple[int, ...]

    @property
    def in_hand(self) -> tuple[int, int, int]:
        return (self.influence, self.deniers, self.knowledge)


def paper_of(data: Sheet) -> Paper:
    return Paper(
        influence=data["influence"]["left"],
        deniers=data["deniers"]["left"],
        knowledge=data["knowledge"]["left"],
        circled=tuple(data[resource]["circled"] for resource in RESOURCES),
        citizens=tuple(data["citizens"][colour] for colour in COLOURS),
        drawn=frozenset(f"{name} {column}" for name, columns in data["drawn"].items() for column in columns),
        crossed=frozenset(f"{name} {column}" for name, columns in data["crossed"].items() for column in columns),
        cathedral_numbers=tuple(data["cathedral_numbers"]),
    )


def sheet_of(game: troyes.Game, seat: int = 0) -> Paper:
    """The seat's sheet as it stands this moment."""
    return paper_of(game.position()["seats"][seat]["walk"]["sheet"])


def changes(game: troyes.Game, *choices: str, seat: int = 0) -> dict[str, int]:
    """What these choices change in resources in hand and citizens: only what is not the same as before."""
    before = sheet_of(game, seat)
    act(game, *choices, seat=seat)
    after = sheet_of(game, seat)
    found = {name: now - was for name, now, was in zip(RESOURCES, after.in_hand, before.in_hand, strict=True)}
    for colour, now, was in zip(COLOURS, after.citizens, before.citizens, strict=True):
        found[f"{colour} citizen"] = now - was
    return {name: change for name, change in found.items() if change}


def dice(game: troyes.Game) -> list[dict[str, Any]]:
    """The four dice by place, as everybody sees them."""
    return game.view(None)["dice"]


def notches(game: troyes.Game) -> list[dict[str, Any]]:
    """The nine notches, as everybody sees them."""
    return game.view(None)["wheel"]


def log_ids(game: troyes.Game) -> list[str]:
    return [message.id.removeprefix("dice-log-") for message in game.log]
