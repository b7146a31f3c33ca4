"""The table as plain JSON data: the whole truth as a position, and what one seat sees as a view.

A view is built up from what its seat may see, never cut down from the whole. Seats are counted from 0; "neutral" is the
grey player, or le Roy in The King's Challenge.
"""

from typing import Any

from troyes.city import numbering
from troyes.city.choices import VOCABULARY
from troyes.city.codes import space_name
from troyes.city.names import (
    ACTIVITIES,
    BASE_CHARACTERS,
    BUILDINGS,
    CHARACTERS,
    COLOURS,
    EVENTS,
    LEVELS,
    NEUTRAL,
    NOBODY,
    OWNERS,
    SLOTS,
)
from troyes.city.rounds import rounds
from troyes.city.scoring import thresholds
from troyes.city.square import values
from troyes.city.state import City
from troyes.city.steps.dice import leads
from troyes.city.steps.table import STEPS
from troyes.core.game import Game

FORMAT = 1


def position(game: Game, city: City) -> dict[str, Any]:
    data = {
        "format": FORMAT,
        "game": game.name,
        "options": game.options_data(),
        **_table(city),
        "activities": [_activity(city, slot) for slot in range(SLOTS)],
        "families": [
            {**_family(city, seat), "vp": city.vp[seat], **_own_characters(city, seat)} for seat in range(city.seats)
        ],
        "decks": {
            "red": [EVENTS[event] for event in reversed(city.red)],
            "yellow": [EVENTS[event] for event in reversed(city.yellow)],
            "white": [EVENTS[event] for event in reversed(city.white)],
            "box": [EVENTS[event] for event in reversed(city.box)],
        },
        "walk": _walk(city),
    }
    if city.king:
        data["stack"] = _stack(city)
    data["cathedral"] = _cathedral(city, len(city.cathedral) // 6)
    return data


def view(game: Game, city: City, seat: int | None, everything: bool = False) -> dict[str, Any]:
    """What a seat sees; with `everything` also what is dealt and lies face down."""
    revealed = LEVELS if everything else city.revealed
    data = {
        "game": game.name,
        "players": game.players,
        "seat": seat,
        "options": game.options_data(),
        "rounds": rounds(city),
        "spaces": {name: [space_name(space) for space in numbering.spaces_of(at)] for at, name in enumerate(BUILDINGS)},
        "thresholds": {
            CHARACTERS[shown]: thresholds(city, shown)[:] for shown in _open_characters(game, city, seat, everything)
        },
        **_table(city),
        "activities": [
            _activity(city, slot) if numbering.level_of_slot(slot) < revealed else _face_down(slot)
            for slot in range(SLOTS)
        ],
        "families": [_seen_family(game, city, other, everything or other == seat) for other in range(city.seats)],
        "decks": {"red": len(city.red), "yellow": len(city.yellow), "white": len(city.white), "box": len(city.box)},
        "walk": {**_walk(city), "leads": _leads(game, city, seat)},
        "over": game.over,
    }
    if city.king:
        data["stack"] = _stack(city)
    return data


def _open_characters(game: Game, city: City, seat: int | None, everything: bool) -> list[int]:
    """The Characters that the seat knows to be in play; against le Roy all are known."""
    if city.king:
        return list(range(BASE_CHARACTERS))
    hands = city.characters if everything or game.over else [] if seat is None else [city.characters[seat]]
    known = [character for hand in hands for character in hand]
    return known if city.ladies is None or city.ladies.open_character < 0 else [*known, city.ladies.open_character]


def _leads(game: Game, city: City, seat: int | None) -> dict[str, int]:
    """Where the dice that the seat is offered lead."""
    codes = [code for decision in game.pending if decision.seat == seat for code in decision.codes]
    return {VOCABULARY.keys[code]: value for code, value in leads(city, codes).items()}


def _table(city: City) -> dict[str, Any]:
    """What lies open for everybody."""
    spaces = [owner_data(owner) for owner in city.spaces]
    city_hall, bishopric = spaces[6:12], spaces[12:]
    neutral: dict[str, Any] = {"supply": city.supply[NEUTRAL], "dice": _dice(city, NEUTRAL)}
    if city.king:
        neutral["vp"] = city.vp[NEUTRAL]
        neutral["events"] = [EVENTS[event] for event in city.taken[NEUTRAL]]
    table = {
        "round": city.round + 1,
        "start_player": owner_data(city.start),
        "step": STEPS[city.step].name,
        "turn": city.seat,
        "placed": city.placed,
        "buildings": {
            "palace": spaces[:6],
            "city_hall": [city_hall[:3], city_hall[3:]],
            "bishopric": [bishopric[:2], bishopric[2:4], bishopric[4:]],
        },
        "lying": {
            name: [owner_data(owner) for owner in range(OWNERS) if city.lies(owner, building)]
            for building, name in enumerate(BUILDINGS)
        },
        "neutral": neutral,
        "black_dice": city.black[:],
        "cathedral": _cathedral(city, city.expansion.levels_shown(city)),
        "events": [
            {"card": EVENTS[event], "cubes": [owner_data(owner) for owner in city.banners[at]]}
            for at, event in enumerate(city.queue)
        ],
    }
    if city.ladies is not None:
        table["ladies"] = city.expansion.data(city)
    return table


def _cathedral(city: City, levels: int) -> list[list[int | str | None]]:
    return [
        [owner_data(owner) for owner in city.cathedral[numbering.site_of(level, 1) : numbering.site_of(level + 1, 1)]]
        for level in range(levels)
    ]


def owner_data(owner: int) -> int | str | None:
    if owner == NOBODY:
        return None
    return "neutral" if owner == NEUTRAL else owner


def _dice(city: City, owner: int) -> dict[str, list[int]]:
    dice = {name: values(city.dice[numbering.pile_of(owner, colour)]) for colour, name in enumerate(COLOURS)}
    if len(city.dice) > numbering.PILES and owner != NEUTRAL:
        dice["purple"] = values(city.dice[numbering.PILES + owner])
    return dice


def _activity(city: City, slot: int) -> dict[str, Any]:
    return {
        "colour": COLOURS[numbering.colour_of_slot(slot)],
        "level": numbering.level_of_slot(slot) + 1,
        "card": ACTIVITIES[city.activities[slot]],
        "tradesmen": [
            owner_data(city.tradesmen[numbering.scoring_space(slot, 0)]),
            owner_data(city.tradesmen[numbering.scoring_space(slot, 1)]),
        ],
        "illustration": [owner_data(owner) for owner in range(OWNERS) if numbering.has(city.illustration[slot], owner)],
        "cubes": [city.cubes[numbering.cubes_at(slot, seat)] for seat in range(city.seats)],
    }


def _face_down(slot: int) -> dict[str, Any]:
    return {"colour": COLOURS[numbering.colour_of_slot(slot)], "level": numbering.level_of_slot(slot) + 1, "card": None}


def _family(city: City, seat: int) -> dict[str, Any]:
    return {
        "deniers": city.deniers[seat],
        "influence": city.influence[seat],
        "district": city.district[seat],
        "supply": city.supply[seat],
        "general": city.general[seat],
        "dice": _dice(city, seat),
        "events": [EVENTS[event] for event in city.taken[seat]],
    }


def _own_characters(city: City, seat: int) -> dict[str, Any]:
    return {} if city.king else {"characters": [CHARACTERS[character] for character in city.characters[seat]]}


def _seen_family(game: Game, city: City, other: int, own: bool) -> dict[str, Any]:
    """A family as a seat sees it: VP and Characters are its own secret until the end (T36)."""
    family = _family(city, other)
    own = own or game.over
    family["vp"] = city.vp[other] if own or city.king or game.options["open_scores"] else None
    if not city.king:
        family["characters"] = _own_characters(city, other)["characters"] if own else None
    return family


def _stack(city: City) -> list[str]:
    return [CHARACTERS[character] for character in reversed(city.characters[0])]


def _walk(city: City) -> dict[str, Any]:
    """How far the turn has come."""
    return {
        "target": VOCABULARY.keys[city.target] if city.target >= 0 else None,
        "cube": ACTIVITIES[city.cube] if city.cube >= 0 else None,
        "dice": [die_data(city, die) for die in city.group],
        "value": city.value,
        "left": city.left,
        "settled": city.settled,
    }


def die_data(city: City, die: int) -> dict[str, Any]:
    """A die of the group, as it lay on the square; whether it is purple or turned over only if it is one of them."""
    purple, turned = numbering.is_purple(die), numbering.is_turned(die)
    data = {
        "owner": owner_data(numbering.owner_of(die, city.actor())),
        "colour": COLOURS[numbering.colour_of(die)],
        "value": numbering.value_of(die),
    }
    return {**data, "purple": purple, "turned": turned} if purple or turned else data
