"""Reference cards for Troyes: each Activity card, event, Character, outdoor activity, and what one looks up in play.

Names and effects are the game's own words, numbers are the engine's data with an owner's laid over them; a mark tells
which are estimates (~) and which an owner's (*).
"""

import json
from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from troyes.city import cathedral, numbers, scoring, targets
from troyes.city.faces import Face
from troyes.city.names import BONUS, COLOURS
from troyes.core.message import Arg, Message
from troyes.paper import signs
from troyes.paper.city.faces import Signs
from troyes.paper.fonts import width_of
from troyes.paper.ink import INK, POINT, SOFT, Box, Misprint, Page, wrapped
from troyes.paper.order import MARGIN, Order
from troyes.printed.numbers import ESTIMATE, OWNER, Numbers, source_of

CARD = (62.0, 86.0)
"""Width and height, in millimetres: nine to a page of either paper."""
ROMAN: list[str] = ["", "I", "II", "III", "IV"]
REFERENCES = ("round", "turn", "dice", "citizens", "count")
LADIES_REFERENCES = ("purple", "guard")
Draw = Callable[[Page, Box], None]


class Row(NamedTuple):
    """A line of a card: what it is, and how much; or the shape of an order, with the mark of how it is known."""

    name: str
    told: str
    colour: str = ""
    mark: str = ""


def pages(order: Order) -> list[Page]:
    cards = Cards(order).all()
    found: list[Page] = []
    width, height = order.size
    across, down = int((width - 2 * MARGIN) // CARD[0]), int((height - 2 * MARGIN) // CARD[1])
    left, top = (width - across * CARD[0]) / 2, (height - down * CARD[1]) / 2
    for first in range(0, len(cards), across * down):
        page = Page(width, height, order.ink)
        for at, draw in enumerate(cards[first : first + across * down]):
            box = Box(left + at % across * CARD[0], top + at // across * CARD[1], *CARD)
            signs.cut(page, box)
            with page.moved(box.x, box.y), page.framed(Box(2.4, 2.4, CARD[0] - 4.8, CARD[1] - 4.8)):
                draw(page, Box(0, 0, *CARD))
        found.append(page)
    return found


class Cards:
    """All cards of an order, each as a drawing that waits for its place."""

    def __init__(self, order: Order) -> None:
        self.order = order
        source = source_of("troyes")
        self.numbers = Numbers(source, order.cards)
        self.faces = source.faces(self.numbers.merged)
        self.signs = Signs(order.lang, self.numbers.mark)

    def words(self, id: str, **args: Arg) -> str:
        return Message(id, args).text(self.order.lang)

    def all(self) -> list[Draw]:
        merged = self.numbers.merged
        found = [self._reference(name) for name in self._references()]
        activities = sorted(
            self._wanted("activities"),
            key=lambda id: (COLOURS.index(merged["activities"][id]["colour"]), merged["activities"][id]["level"]),
        )
        found += [self._activity(id, merged["activities"][id]) for id in activities]
        found += [self._event(id, merged["events"][id]) for id in self._wanted("events")]
        found += [self._character(id, merged["characters"][id]) for id in self._wanted("characters")]
        if self.order.ladies:
            tiles = sorted(merged["outdoor"].items(), key=lambda named: (named[1]["level"], named[1]["tile"]))
            found += [self._outdoor(id, tile) for id, tile in tiles]
        return found

    def _references(self) -> Sequence[str]:
        return (*REFERENCES, *LADIES_REFERENCES) if self.order.ladies else REFERENCES

    def _wanted(self, table: str) -> list[str]:
        ladies = numbers.ladies()[table]
        return [
            id
            for id in self.numbers.merged[table]
            if (self.order.ladies or id not in ladies) and (self.order.bonus or id not in BONUS)
        ]

    # -- the parts of a card -----------------------------------------------------------------------------------------

    def _head(self, page: Page, title: str, colour: str = "", corner: str = "", black_dice: int = 0) -> None:
        page.rect(Box(1.8, 1.8, CARD[0] - 3.6, CARD[1] - 3.6), None, INK, 0.35, round=2)
        left = 4.6
        if colour:
            signs.order(page, colour, 8.4, 8.6, 7.6)
            left = 13.6
        right = CARD[0] - (13.4 if corner else 4.6 + 8 * black_dice)
        page.fitted(left, 10.4, title, right - left, 14, 8, font="title")
        if corner:
            page.circle(CARD[0] - 8.4, 8.6, 4.2, None, INK, 0.3)
            page.number(CARD[0] - 8.4, 8.5, corner, 10, "title")
        for at in range(black_dice):
            box = Box(CARD[0] - 11.4 - 8 * at, 5.2, 6.8, 6.8)
            page.rect(box, None, INK, 0.6, round=1)
            signs.flame(page, box.middle, box.centre, 4.8)
        page.line(4.6, 14.2, CARD[0] - 4.6, 14.2, 0.3)

    def _rows(self, page: Page, id: str, rows: list[Row]) -> float:
        """A picture on the left, figures with their names on the right. Answers where they end."""
        _picture(page, id)
        y, left, right = 17.6, 27.0, CARD[0] - 4.6
        for row in rows:
            page.fitted(left, y + 1.6, row.name, 18, 6.8, 5, colour=SOFT)
            page.fitted(right, y + 1.8, row.told, 15, 9.5, 6, font="bold", anchor="end")
            if row.colour:
                x = right - width_of(row.told, "bold", 9.5) * POINT - 3.2
                signs.order(page, row.colour, x, y + 0.6, 4)
                page.text(x - 2.4, y + 1.8, row.mark, "bold", 9.5, INK, "end")
            y += 5.6
        return max(38.5, y + 0.5)

    def _effect(self, page: Page, top: float, words: str, face: Face) -> None:
        """In signs, as on the table, and in words."""
        foot, wide = CARD[1] - 9.4, CARD[0] - 9.2
        page.line(4.6, top, CARD[0] - 4.6, top, 0.15, stroke=SOFT)
        top = self.signs.draw(page, Box(4.6, top + 1.8, wide, 13), face)
        page.paragraph(Box(4.6, top + 2, wide, foot - top - 2.4), words, 11.4, 7)

    def _foot(self, page: Page, words: str, marks: str) -> None:
        """What kind of card it is, and what its marks mean."""
        page.fitted(4.6, CARD[1] - 5, words, 30, 6.4, 5, colour=SOFT)
        told = [
            self.words(f"paper-mark-{name}")
            for mark, name in ((ESTIMATE, "estimate"), (OWNER, "owner"))
            if mark in marks
        ]
        if told:
            page.fitted(CARD[0] - 4.6, CARD[1] - 5, " · ".join(told), 21, 6, 4.6, colour=SOFT, anchor="end")

    def _box(self, id: str, table: str) -> str:
        if id in BONUS:
            return self.words("card-bonus").rstrip(".")
        return self.words("paper-ladies") if id in numbers.ladies()[table] else ""

    # -- the cards ---------------------------------------------------------------------------------------------------

    def _activity(self, id: str, card: dict[str, Any]) -> Draw:
        place, marked = f"activities.{id}", self.numbers.marked
        influence = card.get("hire_influence", 0)
        hire = (
            self.words("paper-influence", count=marked(f"{place}.hire_influence", influence))
            if influence
            else marked(f"{place}.hire", card["hire"])
        )
        per = card["per"]
        rows = [
            Row(self.words("paper-hire"), hire),
            Row(self.words("paper-spaces"), self.numbers.listed(f"{place}.vp", card["vp"])),
            Row(self.words("paper-division"), f"÷ {marked(f'{place}.per', per)}" if isinstance(per, int) else "–"),
            Row(self.words("paper-kind"), self.words(f"kind-{card['kind']}")),
        ]

        def draw(page: Page, box: Box) -> None:
            self._head(page, self.words(f"activity-{id}"), card["colour"], _roman(card))
            end = self._rows(page, id, rows)
            if card["kind"] == "delayed":
                signs.sign(page, "hourglass", 7.4, 35, 4.4, None, 1.8)
            self._effect(page, end, self.words(f"activity-{id}-effect"), self.faces["activities"][id])
            self._foot(page, self._box(id, "activities") or self.words("paper-activity"), _marks(rows))
            page.note(place, _plain(card), box)

        return draw

    def _event(self, id: str, card: dict[str, Any]) -> Draw:
        place, marked = f"events.{id}", self.numbers.marked
        calls = card.get("calls", "nothing")
        mark = self.numbers.mark
        rows = [
            Row(
                self.words("paper-combat"),
                f" ÷ {marked(f'{place}.per', card['per'])}",
                card["dice"],
                mark(f"{place}.dice"),
            ),
            Row(self.words("paper-banners"), marked(f"{place}.banners", card["banners"])),
            Row(self.words("paper-rewards"), self.numbers.listed(f"{place}.vp", card["vp"])),
        ]
        if calls != "nothing":
            rows.append(Row(self.words("paper-calls"), "", calls, mark(f"{place}.calls")))

        def draw(page: Page, box: Box) -> None:
            self._head(page, self.words(f"event-{id}"), card.get("colour", "black"), "", card["black_dice"])
            end = self._rows(page, id, rows)
            told = self.words(f"event-{id}-effect", black_dice=card["black_dice"])
            self._effect(page, end, told, self.faces["events"][id])
            self._foot(page, self._box(id, "events") or self.words("paper-event"), _marks(rows))
            page.note(place, _plain(card), box)

        return draw

    def _character(self, id: str, card: dict[str, Any]) -> Draw:
        place, marked = f"characters.{id}", self.numbers.marked
        at = [marked(f"{place}.at", value) for value in card["at"]]
        two = [marked(f"{place}.two", value) for value in card.get("two", ())]

        def draw(page: Page, box: Box) -> None:
            self._head(page, self.words(f"character-{id}"))
            _picture(page, id)
            for column, told in enumerate((at, two)):
                if not told:
                    continue
                x = 41.0 if column == 0 else 53.0
                if two:
                    page.fitted(x, 18.6, self.words(f"paper-players-{'two' if column else 'more'}"), 12, 6.4, 5,
                                colour=SOFT, anchor="middle")  # fmt: skip
                for row, value in enumerate(told):
                    page.text(x, 24.2 + 6 * row, value, "bold", 10, INK, "middle")
            for row, points in enumerate(scoring.REWARDS):
                page.text(26.4, 24.2 + 6 * row, self.words("amount-vp", count=points), "text", 8.5, SOFT)
            self._effect(page, 41, self.words(f"character-{id}-effect"), self.faces["characters"][id])
            self._foot(page, self._box(id, "characters") or self.words("paper-character"), "".join(at + two))
            page.note(place, _plain(card), box)

        return draw

    def _outdoor(self, id: str, tile: dict[str, Any]) -> Draw:
        paired = self.numbers.marked(f"outdoor.{id}.tile", tile["tile"])
        rows = [Row(self.words("paper-gate"), _roman(tile)), Row(self.words("paper-tile"), paired)]

        def draw(page: Page, box: Box) -> None:
            self._head(page, self.words(f"outdoor-{id}"), "", _roman(tile))
            told = self.words(f"outdoor-{id}-effect")
            self._effect(page, self._rows(page, id, rows), told, self.faces["outdoor"][id])
            self._foot(page, self.words("paper-outdoor"), paired)
            page.note(f"outdoor.{id}", _plain(tile), box)

        return draw

    def _reference(self, name: str) -> Draw:
        args = self._board()
        title = self.words(f"paper-ref-{name}")
        lines = self.words(f"paper-ref-{name}-text", **args).split("\n")

        def draw(page: Page, box: Box) -> None:
            self._head(page, title)
            _list(page, Box(4.6, 16.2, CARD[0] - 9.2, CARD[1] - 21), lines)
            page.note(f"reference.{name}", args, box)

        return draw

    def _board(self) -> dict[str, Arg]:
        """What the reference cards tell of the board."""
        board, gates = self.numbers.merged["board"], self.numbers.merged["ramparts"]["gates"]
        told: dict[str, Arg] = {
            "income": board["income"],
            "most": board["influence_max"],
            "spaces": self.numbers.merged["ramparts"]["spaces"],
            "gates": ", ".join(map(str, gates)),
            "per": targets.FIELD_PER,
            "vp": cathedral.VP,
            "low": min(cathedral.INFLUENCE),
            "high": max(cathedral.INFLUENCE),
        }
        told |= {f"salary_{name}": amount for name, amount in board["salary"].items()}
        told |= {f"rounds_{players}": rounds for players, rounds in board["rounds"].items()}
        for name in ("palace", "city_hall", "bishopric"):
            told[f"rows_{name}"] = " · ".join("/".join(map(str, row)) for row in board[name])
        return told


def _list(page: Page, box: Box, lines: list[str]) -> None:
    """Short paragraphs, each with its first words in bold, in letters small enough for all of them."""
    size = 8.4
    while True:
        step = size * POINT * 1.17
        told = [wrapped(line, "text", size, box.width - 3) for line in lines]
        high = sum(len(part) * step + 0.9 for part in told)
        if high <= box.height:
            break
        size -= 0.1
        if size < 6.2:
            raise Misprint(f"the reference card “{lines[0]}…” is too long")
    y = box.y
    for part in told:
        page.circle(box.x + 0.8, y + step * 0.42, 0.55, INK, None)
        for line in part:
            page.text(box.x + 3, y + 0.76 * size * POINT, line, "text", size)
            y += step
        y += 0.9


def _marks(rows: list[Row]) -> str:
    return "".join(row.told + row.mark for row in rows)


def _roman(card: dict[str, Any]) -> str:
    level: int = card["level"]
    return ROMAN[level]


def _plain(card: dict[str, Any]) -> dict[str, Any]:
    return dict(card)


@cache
def _pictures() -> dict[str, str]:
    return json.loads((files("troyes.city") / "pictures.json").read_text("utf-8"))


def _picture(page: Page, id: str) -> None:
    """What a card is about, in strokes of the pen; one without a picture of its own gets the one without a name."""
    pictures = _pictures()
    found = pictures.get(id, pictures[""])
    with page.moved(**signs.centred(14.6, 26.6, 19, 32)):
        page.path(pictures.get(found, found), None, INK, 1.3)
