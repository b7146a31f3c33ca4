"""`troyes cards` for Troyes Dice."""

from typing import Any

from troyes.cli.cards import plain_table
from troyes.cli.voice import Voice
from troyes.core.text import has
from troyes.printed.numbers import OWNER, Numbers


def sheet(numbers: Numbers, voice: Voice) -> None:
    table = plain_table()
    for place in numbers.provenance:
        part, name = place.split(".")
        words = _sheet_value(place, numbers.merged[part][name], voice)
        owned = any(owner == place or owner.startswith(f"{place}.") for owner in numbers.owners)
        mark = OWNER if owned else numbers.mark(place)
        table.add_row(voice.words(f"printed-dice-{part}-{name}"), f"{mark}{words}")
    voice.out.print()
    voice.table(table)
    voice.out.print()


def _sheet_value(place: str, value: Any, voice: Voice) -> str:
    match place:
        case "wheel.prices":
            return ", ".join(_price(amount, what, voice) for amount, what in value)
        case "plazas.tiles":
            return ", ".join("/".join(voice.words(f"colour-{side}") for side in tile) for tile in value)
        case "buildings.great_hall":
            return ", ".join(
                voice.words("printed-each-die", amounts=_amounts(what, amount), colour=colour)
                for what, amount, colour in value
            )
        case "buildings.links":
            return ", ".join(
                f"{voice.words(f'building-{row}')} {one}–{two}: "
                + voice.words("printed-amounts", amounts=_amounts(what, amount))
                for row, one, two, what, amount in value
            )
        case "citizens.prestige" | "citizens.pair":
            tracks = (f"{voice.words(f'colour-{name}')} → {_listed(part, voice)}" for name, part in value.items())
            return " · ".join(tracks)
        case _:
            return _listed(value, voice) if isinstance(value, list) else str(value)


def _listed(values: Any, voice: Voice) -> str:
    words = (str(value) for value in values)
    kinds = ("colour", "building")
    return ", ".join(
        next((voice.words(f"{kind}-{word}") for kind in kinds if has(f"{kind}-{word}", voice.lang)), word)
        for word in words
    )


def _price(amount: int, what: str, voice: Voice) -> str:
    if not amount:
        return voice.words("printed-free")
    if what == "any":
        return voice.words("printed-any", count=amount)
    return voice.words("printed-amounts", amounts=_amounts(what, amount))


def _amounts(what: str, amount: int) -> list[list[str | int]]:
    return [[what.replace(" ", "-"), amount]]
