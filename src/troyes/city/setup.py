"""Setting a table up for two to four players: options, cards, decks, Characters."""

from typing import Any

from troyes.city import log, numbers
from troyes.city.decks import character_pool, events_of, pools, shuffled
from troyes.city.game import TROYES, CityGame
from troyes.city.ladies.setup import arrange, lay_tiles
from troyes.city.log import Entry
from troyes.city.names import NEUTRAL, RED, WHITE, YELLOW
from troyes.city.printed import Printed
from troyes.city.rounds import fill_with_neutrals, next_placement, rounds
from troyes.city.state import City, blank
from troyes.core.rng import Rng, Seed, from_seed


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
    red = shuffled(events_of(printed, RED, options), in_deck, options, rng)
    opening.append((log.RED_DECK, -1, *red))
    city.red, city.box = red[:in_deck][::-1], red[in_deck:][::-1]
    city.yellow = shuffled(events_of(printed, YELLOW, options), 0, options, rng)[::-1]
    opening.append((log.YELLOW_DECK, -1, *reversed(city.yellow)))
    city.white = shuffled(events_of(printed, WHITE, options), 0, options, rng)[::-1]
    opening.append((log.WHITE_DECK, -1, *reversed(city.white)))


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
