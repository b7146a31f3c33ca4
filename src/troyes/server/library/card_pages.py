"""Every card, tile and board number on one page, each with how it is known."""

from functools import cache, reduce
from typing import Any, cast

from troyes.core.cards import Piece, leaves
from troyes.printed.numbers import Numbers, source_of
from troyes.server.library.card_forms import form_of
from troyes.server.wire.cards import CardGroup, CardInfo, CardsPage, NumberForm, NumberInfo
from troyes.server.wire.common import CardsGame


@cache
def cards_page(game: CardsGame) -> CardsPage:
    source = source_of(game)
    numbers = Numbers(source)
    rules = source.rules()
    estimates, entries = numbers.estimates()

    def card(piece: Piece) -> CardInfo:
        name = piece.place.partition(".")[2]
        told = [_given(piece.place, rules[name])] if piece.kind == "rule" else _told(game, numbers, piece.place)
        return CardInfo(piece.place, piece.kind, name, piece.bonus, told)  # pyright: ignore[reportArgumentType]

    groups = [
        CardGroup(group.id, group.table, group.colour, group.expansion, [card(piece) for piece in group.pieces])
        for group in source.pieces(numbers.merged)
    ]
    return CardsPage(game, groups, entries, estimates, source.faces(numbers.merged))


def _told(game: CardsGame, numbers: Numbers, id: str) -> list[NumberInfo]:
    """The numbers of a piece; a tile has none."""
    found: Any = reduce(lambda table, name: table.get(name, {}), id.split("."), cast("Any", numbers.merged))
    places = leaves(cast("dict[str, Any]", found), f"{id}.") if isinstance(found, dict) else [(id, found)]
    return [_number(game, numbers, place, value) for place, value in places]


def _number(game: CardsGame, numbers: Numbers, place: str, value: Any) -> NumberInfo:
    known = numbers.provenance
    parts = {part[len(place) :].strip("[]"): how for part, how in known.items() if part.startswith(f"{place}[")}
    return NumberInfo(
        place=place,
        value=value,
        how=numbers.how(place),  # pyright: ignore[reportArgumentType]
        parts=parts,  # pyright: ignore[reportArgumentType]
        fixed=place in numbers.fixed,
        form=form_of(game, place),
    )


def _given(place: str, value: Any) -> NumberInfo:
    """A number that the board shows and the rules give: no owner could find another."""
    one = NumberForm("whole")
    form = NumberForm("group", items=[one for _ in cast("list[int]", value)]) if isinstance(value, list) else one
    return NumberInfo(place, value, "rule", {}, True, form)
