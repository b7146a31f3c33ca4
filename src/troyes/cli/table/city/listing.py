"""`troyes cards` for Troyes and The King's Challenge."""

from functools import partial
from typing import Any, NamedTuple, cast

from rich.table import Table

from troyes.city.names import BONUS, BUILDINGS
from troyes.city.pieces import pieces
from troyes.cli.cards import cards_table, plain_table, print_titled
from troyes.cli.voice import Voice
from troyes.core.cards import Pieces
from troyes.core.text import has
from troyes.printed.numbers import Numbers


class Group(NamedTuple):
    """Cards that are listed together."""

    pieces: Pieces
    numbers: Numbers
    king: bool
    voice: Voice

    def cards(self) -> list[tuple[str, dict[str, Any]]]:
        """Each with its name."""
        names = [piece.place.partition(".")[2] for piece in self.pieces.pieces]
        return [(name, self.numbers.merged[self.pieces.table][name]) for name in names]

    def print(self, table: Table) -> None:
        print_titled(self.voice, f"printed-{self.pieces.id}", table, self.pieces.colour)


def troyes(numbers: Numbers, voice: Voice, king: bool = False) -> None:
    for group in pieces(numbers.merged, boxes=(False,) if king else (False, True)):
        LISTS[group.table](Group(group, numbers, king, voice))
    voice.out.print()


king = partial(troyes, king=True)


def _board(group: Group) -> None:
    """What is printed on no card and no tile."""
    table = plain_table()
    for piece in group.pieces.pieces:
        part, _, name = piece.place.partition(".")
        if name != ("two_player_neutrals" if group.king else "roy_order"):
            value = group.numbers.merged[part][name]
            told = _board_value(piece.place, value, group.numbers, group.voice)
            table.add_row(group.voice.words(f"printed-{part}-{name}"), told)
    group.print(table)


def _board_value(place: str, value: Any, numbers: Numbers, voice: Voice) -> str:
    if isinstance(value, dict):
        part = cast("dict[str, Any]", value)
        words = [_board_value(f"{place}.{name}", part[name], numbers, voice) for name in part]
        names = [voice.words(f"building-{name}") if name in BUILDINGS else f"{name}:" for name in part]
        return " · ".join(f"{name} {word}" for name, word in zip(names, words, strict=True))
    if not isinstance(value, list):
        return numbers.marked(place, value)
    parts = cast("list[Any]", value)
    if place == "ramparts.gates":
        return numbers.listed(place, parts)
    if place in ("board.palace", "board.city_hall", "board.bishopric"):
        return numbers.marked(place, " · ".join(" ".join(map(str, row)) for row in parts))
    spaces = [f"{part[0] + 1}/{part[1] + 1}" if isinstance(part, list) else str(part) for part in parts]
    return numbers.marked(place, " ".join(spaces))


def _activities(group: Group) -> None:
    numbers, voice = group.numbers, group.voice
    table = cards_table(voice, ["level", "card", "kind", "hire", "vp", "÷", "effect"])
    for id, card in group.cards():
        place = f"activities.{id}"
        table.add_row(
            numbers.marked(f"{place}.level", card["level"]),
            numbers.marked(f"{place}.colour", voice.words(f"activity-{id}")),
            voice.words(f"kind-{card['kind']}"),
            _hire(place, card, numbers, voice),
            numbers.listed(f"{place}.vp", card["vp"]),
            numbers.marked(f"{place}.per", _division(card["per"], voice)),
            _effect("activity", id, group, 0),
        )
    group.print(table)
    if any(card.get("hire_influence") for _, card in group.cards()):
        voice.out.print(voice.words("cli-cards-influence-note"), style="dim")


def _hire(place: str, card: dict[str, Any], numbers: Numbers, voice: Voice) -> str:
    if card.get("hire_influence"):
        price = numbers.marked(f"{place}.hire_influence", card["hire_influence"])
        return voice.words("cli-cards-influence", price=price)
    return numbers.marked(f"{place}.hire", card["hire"])


def _division(per: int | str, voice: Voice) -> str:
    return str(per) if isinstance(per, int) else voice.words("printed-by-die")


def _events(group: Group) -> None:
    optional = {"black": any(card["black_dice"] for _, card in group.cards()), "calls": group.pieces.colour == "red"}
    columns = ["card", "combat", "banners", "vp", "black", "calls", "effect"]
    columns = [column for column in columns if optional.get(column, True)]
    table = cards_table(group.voice, columns)
    for id, card in group.cards():
        cells = _event(id, card, group)
        table.add_row(*(cells[column] for column in columns))
    group.print(table)


def _event(id: str, card: dict[str, Any], group: Group) -> dict[str, str]:
    numbers, voice = group.numbers, group.voice
    place, name = f"events.{id}", voice.words(f"event-{id}")
    dice = numbers.marked(f"{place}.dice", voice.words(f"colour-{card['dice']}"))
    calls = card.get("calls", "nothing")
    called = voice.words("printed-calls-nothing" if calls == "nothing" else f"colour-{calls}")
    return {
        "card": numbers.marked(f"{place}.colour", name) if "colour" in card else name,
        "combat": f"{dice} ÷ {numbers.marked(f'{place}.per', card['per'])}",
        "banners": numbers.marked(f"{place}.banners", card["banners"]),
        "vp": numbers.listed(f"{place}.vp", card["vp"]),
        "black": numbers.marked(f"{place}.black_dice", card["black_dice"]),
        "calls": numbers.marked(f"{place}.calls", called) if "calls" in card else called,
        "effect": _effect("event", id, group, card["black_dice"]),
    }


def _effect(kind: str, id: str, group: Group, black_dice: int) -> str:
    """What a card does, in a sentence; whether it is a bonus card; what is different against le Roy."""
    voice = group.voice
    words = [voice.words(f"{kind}-{id}-effect", black_dice=black_dice)]
    if id in BONUS:
        words.insert(0, voice.words("card-bonus"))
    if group.king and has(f"{kind}-{id}-king", voice.lang):
        words.append(voice.words(f"{kind}-{id}-king"))
    return " ".join(words)


def _characters(group: Group) -> None:
    numbers, voice = group.numbers, group.voice
    table = cards_table(voice, ["card"])
    for points in (1, 3, 6):
        table.add_column(voice.words("cli-cards-from", points=points), no_wrap=True)
    table.add_column(voice.words("cli-cards-counts"), overflow="fold")
    brackets = False
    for id, card in group.cards():
        cells = [numbers.marked(f"characters.{id}.at", value) for value in card["at"]]
        if "two" in card:
            two = [numbers.marked(f"characters.{id}.two", value) for value in card["two"]]
            brackets = not group.king
            cells = [f"{cell} ({other})" for cell, other in zip(cells, two, strict=True)] if brackets else two
        table.add_row(voice.words(f"character-{id}"), *cells, voice.words(f"character-{id}-effect"))
    group.print(table)
    if brackets:
        voice.out.print(voice.words("cli-cards-characters-two"), style="dim")


def _outdoor(group: Group) -> None:
    """Every side of every tile, the two of a tile one below the other."""
    numbers, voice = group.numbers, group.voice
    table = cards_table(voice, ["level", "tile", "side", "effect"])
    for id, side in group.cards():
        table.add_row(
            numbers.marked(f"outdoor.{id}.level", side["level"]),
            numbers.marked(f"outdoor.{id}.tile", side["tile"]),
            voice.words(f"outdoor-{id}"),
            voice.words(f"outdoor-{id}-effect"),
        )
    group.print(table)


LISTS = {"board": _board, "activities": _activities, "events": _events, "characters": _characters, "outdoor": _outdoor}
