"""Every card, tile and board number on one page, each with how it is known."""

from collections.abc import Iterable
from functools import cache
from typing import Any, Literal, cast

from troyes.city import numbers as city
from troyes.city.names import BONUS, COLOURS
from troyes.core.cards import leaves
from troyes.dice.tiles import BANQUETS
from troyes.printed.numbers import Numbers, source_of
from troyes.server.library.card_forms import form_of
from troyes.server.wire.cards import CardGroup, CardInfo, CardsPage, How, NumberForm, NumberInfo
from troyes.server.wire.common import CardsGame

Kind = Literal["activity", "event", "character", "outdoor", "board", "sheet"]
RULE: How = "rule"


@cache
def cards_page(game: CardsGame) -> CardsPage:
    numbers = Numbers(source_of(game))
    estimates, entries = numbers.estimates()
    groups = _sheet(numbers) if game == "troyes-dice" else _city(numbers)
    return CardsPage(game, [group for group in groups if group.cards], entries, estimates)


class _Pages:
    """Makes cards of one game's numbers."""

    def __init__(self, game: CardsGame, numbers: Numbers) -> None:
        self.game = game
        self.numbers = numbers

    def card(self, kind: Kind, id: str, part: Any) -> CardInfo:
        places = list(leaves(cast("dict[str, Any]", part))) if isinstance(part, dict) else [("", part)]
        name = id.partition(".")[2]
        told = [self.number(f"{id}.{place}".rstrip("."), value) for place, value in places]
        return CardInfo(id, kind, name, name in BONUS, told)

    def number(self, place: str, value: Any) -> NumberInfo:
        known = self.numbers.provenance
        parts = {part[len(place) :].strip("[]"): how for part, how in known.items() if part.startswith(f"{place}[")}
        return NumberInfo(
            place=place,
            value=value,
            how=self.numbers.how(place),  # pyright: ignore[reportArgumentType]
            parts=parts,  # pyright: ignore[reportArgumentType]
            fixed=place in self.numbers.fixed,
            form=form_of(self.game, place),
        )


def _city(numbers: Numbers) -> list[CardGroup]:
    pages, tables = _Pages("troyes", numbers), numbers.merged
    board = [pages.card("board", f"board.{name}", part) for name, part in tables["board"].items()]
    found = [CardGroup("board", "board", "", False, [*board, *_rules()])]
    for ladies in (False, True):
        box = "ladies-" if ladies else ""
        cards = {table: _of_box(tables[table], table, ladies) for table in ("activities", "events", "characters")}
        for colour in COLOURS:
            named = sorted(cards["activities"].items(), key=lambda one: (one[1]["level"], one[0] in BONUS))
            group = [(id, card) for id, card in named if card["colour"] == colour]
            found.append(_group(pages, f"{box}activities-{colour}", "activity", colour, ladies, group))
        for deck in ("board", *COLOURS):
            group = [(id, card) for id, card in cards["events"].items() if card.get("colour", "board") == deck]
            colour = "" if deck == "board" else deck
            found.append(_group(pages, f"{box}events-{deck}", "event", colour, ladies, group))
        found.append(_group(pages, f"{box}characters", "character", "", ladies, cards["characters"].items()))
    outside = [
        pages.card("board", f"{table}.{name}", part)
        for table in ("ramparts", "supply")
        for name, part in tables[table].items()
    ]
    found.append(CardGroup("ladies-ramparts", "board", "", True, outside))
    sides = sorted(tables["outdoor"].items(), key=lambda one: (one[1]["level"], one[1]["tile"]))
    found.append(_group(pages, "ladies-outdoor", "outdoor", "", True, sides))
    return found


TABLES: dict[Kind, str] = {
    "activity": "activities",
    "event": "events",
    "character": "characters",
    "outdoor": "outdoor",
}


def _group(
    pages: _Pages, id: str, kind: Kind, colour: str, ladies: bool, cards: Iterable[tuple[str, Any]]
) -> CardGroup:
    table = TABLES[kind]
    return CardGroup(id, table, colour, ladies, [pages.card(kind, f"{table}.{name}", card) for name, card in cards])


def _of_box(cards: dict[str, Any], table: str, ladies: bool) -> dict[str, Any]:
    expansion = city.ladies()[table]
    return {id: card for id, card in cards.items() if (id in expansion) == ladies}


def _rules() -> list[CardInfo]:
    """Numbers that the board shows and the rules give: no owner could find others."""
    return [
        CardInfo(f"rules.{name}", "rule", name, False, [_given(f"rules.{name}", value)])
        for name, value in source_of("troyes").rules().items()
    ]


def _given(place: str, value: Any) -> NumberInfo:
    one = NumberForm("whole")
    form = NumberForm("group", items=[one for _ in cast("list[int]", value)]) if isinstance(value, list) else one
    return NumberInfo(place, value, RULE, {}, True, form)


def _sheet(numbers: Numbers) -> list[CardGroup]:
    pages = _Pages("troyes-dice", numbers)
    found = [
        CardGroup(table, table, "", False, [pages.card("sheet", f"{table}.{name}", one) for name, one in part.items()])
        for table, part in numbers.merged.items()
    ]
    tiles = [
        CardInfo(f"tiles.{number}-{side}", "tile", f"{number}-{side}", False, [])
        for number in range(1, len(BANQUETS) + 1)
        for side in ("banquet", "raid")
    ]
    return [*found, CardGroup("tiles", "tiles", "", False, tiles)]
