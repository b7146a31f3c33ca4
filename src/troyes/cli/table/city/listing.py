"""`troyes cards` for Troyes and The King's Challenge."""

from typing import Any, NamedTuple, cast

from troyes.city import numbers as city
from troyes.city.names import BONUS, BUILDINGS, COLOURS
from troyes.cli.cards import cards_table, plain_table, print_titled
from troyes.cli.voice import Voice
from troyes.core.text import has
from troyes.printed.numbers import Numbers


def troyes(numbers: Numbers, voice: Voice) -> None:
    _list(numbers, False, voice)


def king(numbers: Numbers, voice: Voice) -> None:
    _list(numbers, True, voice)


class Box(NamedTuple):
    """One of the two boxes, and what is asked for of it."""

    numbers: Numbers
    king: bool
    ladies: bool
    voice: Voice

    def cards(self, table: str) -> dict[str, dict[str, Any]]:
        expansion = city.ladies()[table]
        return {id: card for id, card in self.numbers.merged[table].items() if (id in expansion) == self.ladies}

    def title(self, name: str) -> str:
        return f"printed-ladies-{name}" if self.ladies else f"printed-{name}"


def _list(numbers: Numbers, king: bool, voice: Voice) -> None:
    base, ladies = Box(numbers, king, False, voice), Box(numbers, king, True, voice)
    _board(numbers, king, voice)
    for box in [base] if king else [base, ladies]:
        _activities(box)
        _events(box)
        _characters(box)
    if not king:
        _ramparts(numbers, voice)
        _outdoor(numbers, voice)
    voice.out.print()


def _board(numbers: Numbers, king: bool, voice: Voice) -> None:
    table = plain_table()
    for name, value in numbers.merged["board"].items():
        if name == ("two_player_neutrals" if king else "roy_order"):
            continue
        table.add_row(voice.words(f"printed-board-{name}"), _board_value(f"board.{name}", value, numbers, voice))
    print_titled(voice, "printed-board", table)


def _board_value(place: str, value: Any, numbers: Numbers, voice: Voice) -> str:
    if isinstance(value, dict):
        part = cast("dict[str, Any]", value)
        words = [_board_value(f"{place}.{name}", part[name], numbers, voice) for name in part]
        names = [voice.words(f"building-{name}") if name in BUILDINGS else f"{name}:" for name in part]
        return " · ".join(f"{name} {word}" for name, word in zip(names, words, strict=True))
    if not isinstance(value, list):
        return numbers.marked(place, value)
    parts = cast("list[Any]", value)
    if place in ("board.palace", "board.city_hall", "board.bishopric"):
        return numbers.marked(place, " · ".join(" ".join(map(str, row)) for row in parts))
    spaces = [f"{part[0] + 1}/{part[1] + 1}" if isinstance(part, list) else str(part) for part in parts]
    return numbers.marked(place, " ".join(spaces))


def _activities(box: Box) -> None:
    numbers, voice = box.numbers, box.voice
    cards = box.cards("activities")
    for colour in COLOURS:
        table = cards_table(voice, ["level", "card", "kind", "hire", "vp", "÷", "effect"])
        influence = False
        for id, card in sorted(cards.items(), key=lambda named: (named[1]["level"], named[0] in BONUS)):
            if card["colour"] != colour:
                continue
            place = f"activities.{id}"
            influence = influence or bool(card.get("hire_influence"))
            table.add_row(
                numbers.marked(f"{place}.level", card["level"]),
                numbers.marked(f"{place}.colour", voice.words(f"activity-{id}")),
                voice.words(f"kind-{card['kind']}"),
                _hire(place, card, numbers, voice),
                numbers.listed(f"{place}.vp", card["vp"]),
                numbers.marked(f"{place}.per", _division(card["per"], voice)),
                _effect("activity", id, box, 0),
            )
        print_titled(voice, box.title(f"activities-{colour}"), table, colour)
        if influence:
            voice.out.print(voice.words("cli-cards-influence-note"), style="dim")


def _hire(place: str, card: dict[str, Any], numbers: Numbers, voice: Voice) -> str:
    if card.get("hire_influence"):
        price = numbers.marked(f"{place}.hire_influence", card["hire_influence"])
        return voice.words("cli-cards-influence", price=price)
    return numbers.marked(f"{place}.hire", card["hire"])


def _division(per: int | str, voice: Voice) -> str:
    return str(per) if isinstance(per, int) else voice.words("printed-by-die")


def _events(box: Box) -> None:
    cards = box.cards("events")
    for deck in ["board", *COLOURS]:
        events = {id: card for id, card in cards.items() if card.get("colour", "board") == deck}
        if not events:
            continue
        black = any(card["black_dice"] for card in events.values())
        optional = {"black": black, "calls": deck == "red"}
        columns = ["card", "combat", "banners", "vp", "black", "calls", "effect"]
        table = cards_table(box.voice, [column for column in columns if optional.get(column, True)])
        for id, card in events.items():
            cells = _event(id, card, box)
            table.add_row(*(cells[column] for column in columns if optional.get(column, True)))
        print_titled(box.voice, box.title(f"events-{deck}"), table, deck)


def _event(id: str, card: dict[str, Any], box: Box) -> dict[str, str]:
    numbers, voice = box.numbers, box.voice
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
        "effect": _effect("event", id, box, card["black_dice"]),
    }


def _effect(kind: str, id: str, box: Box, black_dice: int) -> str:
    """What a card does, in a sentence; whether it is a bonus card; what is different against le Roy."""
    voice = box.voice
    words = [voice.words(f"{kind}-{id}-effect", black_dice=black_dice)]
    if id in BONUS:
        words.insert(0, voice.words("card-bonus"))
    if box.king and has(f"{kind}-{id}-king", voice.lang):
        words.append(voice.words(f"{kind}-{id}-king"))
    return " ".join(words)


def _characters(box: Box) -> None:
    numbers, voice = box.numbers, box.voice
    table = cards_table(voice, ["card"])
    for points in (1, 3, 6):
        table.add_column(voice.words("cli-cards-from", points=points), no_wrap=True)
    table.add_column(voice.words("cli-cards-counts"), overflow="fold")
    brackets = False
    for id, card in box.cards("characters").items():
        cells = [numbers.marked(f"characters.{id}.at", value) for value in card["at"]]
        if "two" in card:
            two = [numbers.marked(f"characters.{id}.two", value) for value in card["two"]]
            brackets = not box.king
            cells = [f"{cell} ({other})" for cell, other in zip(cells, two, strict=True)] if brackets else two
        table.add_row(voice.words(f"character-{id}"), *cells, voice.words(f"character-{id}-effect"))
    print_titled(voice, box.title("characters"), table)
    if brackets:
        voice.out.print(voice.words("cli-cards-characters-two"), style="dim")


def _ramparts(numbers: Numbers, voice: Voice) -> None:
    """What the expansion prints on no card and no tile."""
    table = plain_table()
    for part in ("ramparts", "supply"):
        for name, value in numbers.merged[part].items():
            place = f"{part}.{name}"
            several = isinstance(value, list)
            told = numbers.listed(place, cast("list[int]", value)) if several else numbers.marked(place, value)
            table.add_row(voice.words(f"printed-{part}-{name}"), told)
    print_titled(voice, "printed-ladies-ramparts", table)


def _outdoor(numbers: Numbers, voice: Voice) -> None:
    """Every side of every tile, the two of a tile one below the other."""
    table = cards_table(voice, ["level", "tile", "side", "effect"])
    sides: dict[str, dict[str, Any]] = numbers.merged["outdoor"]
    for id, side in sorted(sides.items(), key=lambda named: (named[1]["level"], named[1]["tile"])):
        table.add_row(
            numbers.marked(f"outdoor.{id}.level", side["level"]),
            numbers.marked(f"outdoor.{id}.tile", side["tile"]),
            voice.words(f"outdoor-{id}"),
            voice.words(f"outdoor-{id}-effect"),
        )
    print_titled(voice, "printed-ladies-outdoor", table)
