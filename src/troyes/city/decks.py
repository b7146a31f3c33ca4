"""Which cards may lie where, and decks in a random order: at the set-up, and where a guess draws them anew."""

from typing import Any, Final

from troyes.city import names
from troyes.city.numbering import slot_at
from troyes.city.printed import Printed
from troyes.city.state import City
from troyes.core.rng import Rng

_POOLS: Final[dict[tuple[str, ...], tuple[Printed, list[list[int]]]]] = {}
"""By options: what `pools` has listed last, and from which numbers."""
_EVENTS: Final[dict[tuple[str, ...], tuple[Printed, list[int]]]] = {}
"""The same of `events_of`."""


def pools(printed: Printed, options: dict[str, Any]) -> list[list[int]]:
    """The Activity cards that may lie in each slot. Never to be changed: they are listed once."""
    key = (str(options.get("activities", "base")), *options["bonus"])
    known = _POOLS.get(key)
    if known is None or known[0] is not printed:
        known = _POOLS[key] = (printed, _pools(printed, options))
    return known[1]


def _pools(printed: Printed, options: dict[str, Any]) -> list[list[int]]:
    box: str = options.get("activities", "base")
    cards = (
        []
        if box == "ladies"
        else [card for card in range(names.LADIES_ACTIVITIES) if names.ACTIVITIES[card] not in names.BONUS]
    )
    cards += [names.ACTIVITIES.index(name) for name in names.BONUS_ACTIVITIES if name in options["bonus"]]
    if box != "base":
        cards += range(names.LADIES_ACTIVITIES, len(names.ACTIVITIES))
    found: list[list[int]] = [[] for _ in range(names.SLOTS)]
    for activity in cards:
        found[slot_at(printed.colour[activity], printed.level[activity])].append(activity)
    return found


def events_of(printed: Printed, colour: int, options: dict[str, Any]) -> list[int]:
    """The event cards of a colour. The expansion's own, "ladies", are filled up with those of the base game (L1).

    Never to be changed: they are listed once.
    """
    key = (names.COLOURS[colour], str(options.get("events", "base")), *options["bonus"])
    known = _EVENTS.get(key)
    if known is None or known[0] is not printed:
        known = _EVENTS[key] = (printed, _events_of(printed, colour, options))
    return known[1]


def _events_of(printed: Printed, colour: int, options: dict[str, Any]) -> list[int]:
    last = names.LADIES_EVENTS if options.get("events", "base") == "base" else len(names.EVENTS)
    return [
        event
        for event in range(names.MARAUDING + 1, last)
        if printed.event_colour[event] == colour
        and (names.EVENTS[event] not in names.BONUS or names.EVENTS[event] in options["bonus"])
    ]


def character_pool(options: dict[str, Any]) -> int:
    """How many Characters may be dealt: the base game's, or all nine."""
    return len(names.CHARACTERS) if options.get("characters") == "ladies" else names.BASE_CHARACTERS


def shuffled(cards: list[int], needed: int, options: dict[str, Any], rng: Rng) -> list[int]:
    """Events of one colour as a deck, the top first; `needed`: how many of the red ones come into play.

    If only the expansion's are asked for, they lie on top, or, of red ones, among those that come (L1).
    """
    if options.get("events") != "ladies":
        return _mixed(cards, rng)
    deck = _mixed([card for card in cards if card >= names.LADIES_EVENTS], rng)
    deck += _mixed([card for card in cards if card < names.LADIES_EVENTS], rng)
    if needed:
        deck[:needed] = _mixed(deck[:needed], rng)
    return deck


def _mixed(cards: list[int], rng: Rng) -> list[int]:
    return [cards[at] for at in rng.shuffled(len(cards))]


def draw_anew(city: City, seat: int | None, options: dict[str, Any], rng: Rng) -> None:
    """Characters of others, cards still face down and the order of every deck: all that the seat cannot know."""
    city.activities = city.activities.copy()
    for slot, choices in enumerate(pools(city.printed, options)):
        if not city.is_open(slot):
            city.activities[slot] = choices[rng.below(len(choices))]
    red = shuffled(sorted(city.red + city.box), len(city.red), options, rng)
    city.red, city.box = red[: len(city.red)][::-1], red[len(city.red) :]
    city.yellow = shuffled(sorted(city.yellow), 0, options, rng)[::-1]
    city.white = shuffled(sorted(city.white), 0, options, rng)[::-1]
    if not city.king:
        city.characters = _other_characters(city, seat, options, rng)


def _other_characters(city: City, seat: int | None, options: dict[str, Any], rng: Rng) -> list[list[int]]:
    own = [] if seat is None else city.characters[seat]
    known = own if city.ladies is None else [*own, city.ladies.open_character]
    rest = _mixed([character for character in range(character_pool(options)) if character not in known], rng)
    found: list[list[int]] = []
    for other, dealt in enumerate(city.characters):
        if other == seat:
            found.append(own)
        else:
            found.append(sorted(rest[: len(dealt)]))
            rest = rest[len(dealt) :]
    return found
