"""Setting a table up for two to four players: options, cards, decks, Characters."""

from typing import Any

from troyes.city import log, numbers
from troyes.city.game import TROYES, CityGame
from troyes.city.ladies.setup import (
    arrange,
    character_pool,
    ladies_first,
    lay_tiles,
)
from troyes.city.log import Entry
from troyes.city.names import (
    ACTIVITIES,
    BONUS,
    BONUS_ACTIVITIES,
    EVENTS,
    LADIES_ACTIVITIES,
    LADIES_EVENTS,
    MARAUDING,
    NEUTRAL,
    RED,
    SLOTS,
    WHITE,
    YELLOW,
)
from troyes.city.numbering import slot_at
from troyes.city.printed import Printed
from troyes.city.rounds import fill_with_neutrals, next_placement, rounds
from troyes.city.state import City, blank
from troyes.core.rng import Rng, Seed, from_seed

__all__ = ["events_of", "lay_out_cards", "neutral_citizens", "pools", "start"]


def start(players: int, seed: Seed, options: dict[str, Any]) -> CityGame:
    """A new game at its first placement. The draws come in the order that `docs/randomness.md` lists."""
    printed, cards = numbers.load(options["cards"])
    kept = {**options, "cards": cards}
    rng = from_seed(seed)
    city = blank(printed, players, False)
    arrange(city, kept)
    start_player: int | None = options["start_player"]
    city.start = rng.below(players) if start_player is None else start_player
    opening: list[Entry] = [(log.START, city.start, int(start_player is None))]
    lay_out_cards(city, kept, rng, opening)
    deal(city, kept, rng, opening)
    if options["ramparts"]:
        lay_tiles(city, options["purple_die"], rng, opening)
    for seat in range(players):
        city.supply[seat] = printed.start_citizens[players]
        city.general[seat] = printed.citizens_each - printed.start_citizens[players]
    city.supply[NEUTRAL] = neutral_citizens(printed, kept)
    if players == 2:
        fill_with_neutrals(city, printed.two_player_neutrals)
    next_placement(city, rng)
    return CityGame(TROYES, players, kept, seed, rng, city, opening)


def lay_out_cards(city: City, options: dict[str, Any], rng: Rng, opening: list[Entry]) -> None:
    """Nine Activity cards, one of each colour and level, and the three decks of events."""
    printed = city.printed
    for choices in pools(printed, options):
        city.activities.append(choices[rng.below(len(choices))])
    opening.append((log.CARDS, -1, *city.activities))
    in_deck = rounds(city)
    red = shuffled_events(printed, RED, options, in_deck, rng)
    opening.append((log.RED_DECK, -1, *red))
    city.red, city.box = red[:in_deck][::-1], red[in_deck:][::-1]
    city.yellow = shuffled_events(printed, YELLOW, options, 0, rng)[::-1]
    opening.append((log.YELLOW_DECK, -1, *reversed(city.yellow)))
    city.white = shuffled_events(printed, WHITE, options, 0, rng)[::-1]
    opening.append((log.WHITE_DECK, -1, *reversed(city.white)))


def pools(printed: Printed, options: dict[str, Any]) -> list[list[int]]:
    """The Activity cards that may lie in each slot."""
    box: str = options.get("activities", "base")
    cards = [] if box == "ladies" else [card for card in range(LADIES_ACTIVITIES) if ACTIVITIES[card] not in BONUS]
    cards += [ACTIVITIES.index(name) for name in BONUS_ACTIVITIES if name in options["bonus"]]
    if box != "base":
        cards += range(LADIES_ACTIVITIES, len(ACTIVITIES))
    found: list[list[int]] = [[] for _ in range(SLOTS)]
    for activity in cards:
        found[slot_at(printed.colour[activity], printed.level[activity])].append(activity)
    return found


def events_of(printed: Printed, colour: int, options: dict[str, Any]) -> list[int]:
    """The event cards of a colour. The expansion's own, "ladies", are filled up with those of the base game (L1)."""
    last = LADIES_EVENTS if options.get("events", "base") == "base" else len(EVENTS)
    return [
        event
        for event in range(MARAUDING + 1, last)
        if printed.event_colour[event] == colour and (EVENTS[event] not in BONUS or EVENTS[event] in options["bonus"])
    ]


def shuffled_events(printed: Printed, colour: int, options: dict[str, Any], needed: int, rng: Rng) -> list[int]:
    """A deck in its order, the top first; `needed`: how many of the red ones come into play."""
    cards = events_of(printed, colour, options)
    if options.get("events") == "ladies":
        return ladies_first(cards, needed, rng)
    return [cards[at] for at in rng.shuffled(len(cards))]


def neutral_citizens(printed: Printed, options: dict[str, Any]) -> int:
    """More when the expansion's events may come (T1)."""
    more = 0 if options.get("events", "base") == "base" else printed.neutral_more
    return printed.neutral_citizens + more


def deal(city: City, options: dict[str, Any], rng: Rng, opening: list[Entry]) -> None:
    """A secret Character for each player; two each with two players. The next one may lie open for all."""
    each = 2 if city.seats == 2 else 1
    order = rng.shuffled(character_pool(options))
    for seat in range(city.seats):
        dealt = sorted(order[each * seat : each * seat + each])
        city.characters = [*city.characters, dealt]
        opening.append((log.DEALT, seat, *dealt))
    if options["open_character"]:
        assert city.ladies is not None
        city.ladies.open_character = order[each * city.seats]
        opening.append((log.OPEN_CHARACTER, -1, city.ladies.open_character))
