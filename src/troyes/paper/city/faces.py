"""The signs on a card's face, as the table draws them: the same strokes (`city/icons.json`), in ink."""

import json
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any

from troyes.city.faces import ANY, Face, Line, Sign
from troyes.core.text import render
from troyes.paper import signs
from troyes.paper.fonts import width_of
from troyes.paper.ink import INK, POINT, Box, Page

HIGH = 24
"""How high a sign is in its own units, in which everything here is measured."""
LETTERS = 17 / POINT
GAP, BETWEEN = 2, 3
LARGEST, LEAD = 6.6, 0.14
"""How high a sign is at the most, in millimetres, and how far rows stand apart, in parts of that."""
WOOD, STONE, CLOTH, GOLD, GREEN, BLUE, BAD = "#c58f4e", "#8d8a83", "#d98b84", "#ecc75a", "#4c7040", "#31507f", "#a8281f"
FILLS = {
    "solid": INK, "bar": BAD, "wall": "#ffffff", "hollow": "#ffffff", "wood": WOOD, "wood-top": "#e3bd87",
    "wood-side": "#8f6330", "stone": STONE, "stone-top": "#b9b6af", "stone-side": "#63605a", "gold": GOLD,
    "green": GREEN, "cloth": CLOTH,
}  # fmt: skip
UNDRAWN = ("solid", "bar")
"""Looks without an outline."""
ROMAN = ("I", "II", "III", "IV")
WIDE = {
    "deniers": 24, "influence": 24, "vp": 24, "die": 22, "pips": 22, "dice": 30, "level": 24, "number": 0,
    "division": 0, "or": 0,
}  # fmt: skip
COUNTED = ("deniers", "influence", "vp")
APART = ("arrow", "from", "per", "or", "plus", "equals", "limit", "chain", "also")
BREAKS = ("arrow", "or", "limit", "chain", "also")
"""Where a line may go on below."""
Mark = Callable[[str], str]


@cache
def _icons() -> dict[str, Any]:
    return json.loads((files("troyes.city") / "icons.json").read_text("utf-8"))


class Signs:
    """Lines of signs in a language, printed numbers with the mark of how they are known."""

    def __init__(self, lang: str, mark: Mark) -> None:
        self.lang = lang
        self.mark = mark

    def draw(self, page: Page, box: Box, face: Face) -> float:
        """As large as they can be in the box, from its top. Answers where they end."""
        rows = self._rows(face, box.width)
        most = box.height / (len(rows) + LEAD * (len(rows) - 1))
        size = min(LARGEST, most, *(box.width / self._wide(row) * HIGH for row in rows))
        for at, row in enumerate(rows):
            with page.moved(box.x, box.y + at * size * (1 + LEAD), size / HIGH):
                self._row(page, row)
        return box.y + size * (len(rows) + LEAD * (len(rows) - 1))

    def _rows(self, face: Face, width: float) -> list[Line]:
        """What goes on from the dice in one row with them, if it fits; each line that is too long goes on below."""
        first, *more = face["lines"]
        dice = face["dice"][0] if face["dice"] and first and first[0]["icon"] in ("arrow", "plus") else []
        rows: list[Line] = []
        for line in ([*dice, *first], *more):
            rows += self._broken(line) if self._wide(line) * LARGEST / HIGH > width else [line]
        return rows

    def _broken(self, line: Line) -> list[Line]:
        """Where both rows are as even as can be."""
        places = [at for at, sign in enumerate(line) if at > 0 and sign["icon"] in BREAKS]
        if not places:
            return [line]
        at = min(places, key=lambda at: max(self._wide(line[:at]), self._wide(line[at:])))
        return [line[:at], line[at:]]

    # -- measures ----------------------------------------------------------------------------------------------------

    def _wide(self, line: Line) -> float:
        return sum(self._space(line, at) + self._width(sign) for at, sign in enumerate(line))

    def _space(self, line: Line, at: int) -> float:
        if at == 0:
            return 0
        return BETWEEN if line[at]["icon"] in APART or line[at - 1]["icon"] in APART else GAP

    def _width(self, sign: Sign) -> float:
        words = self._written(sign)
        return (_text_wide(words) + 1 if words else 0) + _picture_wide(sign)

    def _written(self, sign: Sign) -> str:
        """What stands before the picture."""
        icon, before = str(sign["icon"]), str(sign.get("before", ""))
        if icon == "or":
            return render("sign-word-or", {}, self.lang)
        if "amount" not in sign:
            return before
        amount = int(str(sign["amount"]))
        if icon == "level":
            return ROMAN[amount - 1]
        minus = "−" if amount < 0 else ""
        mark = self.mark(str(sign["place"])) if "place" in sign else ""
        if icon in COUNTED:
            return f"{mark}{minus}{before}"
        many = "" if abs(amount) == 1 and not before and icon not in ("die", "number") else str(abs(amount))
        return f"{before}{mark if many or minus else ''}{minus}{many}"

    # -- drawing -----------------------------------------------------------------------------------------------------

    def _row(self, page: Page, line: Line) -> None:
        x = 0.0
        for at, sign in enumerate(line):
            x += self._space(line, at)
            words = self._written(sign)
            if words:
                _words(page, x, words)
            with page.moved(x + self._width(sign) - _picture_wide(sign), 0):
                _picture(page, sign)
            x += self._width(sign)


def _words(page: Page, x: float, words: str) -> None:
    """The letters have no sign for “at least”: it is drawn."""
    if words.startswith("≥"):
        wide = _text_wide(">")
        page.line(x + wide * 0.1, 20.4, x + wide * 0.9, 20.4, 1.7)
    page.text(x, HIGH / 2 + 5.8, words.replace("≥", ">"), "bold", LETTERS, INK)


def _text_wide(words: str) -> float:
    return width_of(words.replace("≥", ">"), "bold", LETTERS) * POINT


def _picture_wide(sign: Sign) -> float:
    icon = str(sign["icon"])
    return WIDE[icon] if icon in WIDE else float(_icons()[icon]["wide"])


def _picture(page: Page, sign: Sign) -> None:
    icon, colour = str(sign["icon"]), str(sign.get("colour", ""))
    if icon in COUNTED:
        _counted(page, sign)
    elif icon in ("die", "pips"):
        _die(page, colour, 1, 2, 20, int(str(sign.get("value", 5 if icon == "pips" else 0))))
    elif icon == "dice":
        for x, y, size in ((11.0, 1.5, 14.0), (1.0, 7.5, 15.0), (14.0, 11.0, 12.5)):
            _die(page, colour, x, y, size)
    elif icon not in ("number", "division", "or"):
        _strokes(page, "cathedral" if icon == "level" else icon, colour)
        if icon == "card":
            _on_card(page, sign)
        elif icon == "event" and colour:
            signs.order(page, colour, 10, 11.4, 12)
    if sign.get("no"):
        page.path(f"M{_picture_wide(sign) - 1.5} 2L1.5 22", None, BAD, 3)


def _strokes(page: Page, icon: str, colour: str) -> None:
    drawn = _icons()[icon]
    with page.moved(0, 0, HIGH / drawn.get("box", HIGH)):
        for look, d in drawn["strokes"]:
            if look == "tick":
                page.path(d, None, GREEN, 3.2)
            elif not (look == "cloth" and colour):
                page.path(d, FILLS.get(look), None if look in UNDRAWN else INK, 1.9 if look == "line" else 1.5)


def _on_card(page: Page, sign: Sign) -> None:
    """Its order, or all three; a card of one level has its number."""
    colour = str(sign.get("colour", ""))
    if colour == ANY:
        for at, order in enumerate(("red", "yellow", "white")):
            page.rect(Box(11.5 + 3.3 * at, 7.5, 3.3, 9), signs.tint(order), INK, 0.8)
    elif "value" in sign:
        page.number(16.5, 12, ROMAN[int(str(sign["value"])) - 1], 12 / POINT)
        signs.order(page, colour, 5.5, 12, 6)
    elif colour:
        signs.order(page, colour, 16.5, 12, 11)


def _counted(page: Page, sign: Sign) -> None:
    """A coin, a seal or a laurel with its number; in black and white the three differ by their edge."""
    icon = str(sign["icon"])
    if icon == "deniers":
        page.circle(12, 12, 10.8, GOLD, INK, 1.2)
        page.circle(12, 12, 8.4, None, INK, 0.7)
    elif icon == "influence":
        with page.moved(12, 12):
            for at in range(10):
                with page.moved(angle=36 * at):
                    page.circle(8.4, 0, 3, BLUE, INK, 1)
        page.circle(12, 12, 8.6, "#ffffff", INK, 0.8)
    else:
        with page.moved(12, 12):
            for at in range(10):
                with page.moved(angle=33 * at - 58):
                    page.path("M8.6 -2.6C10.6 -1.4 10.6 1.4 8.6 2.6 7.4 1.4 7.4 -1.4 8.6 -2.6z", GREEN, INK, 0.6)
    if "amount" in sign:
        page.number(12, 12, str(abs(int(str(sign["amount"])))), 13 / POINT)
    elif icon == "influence":
        signs.sign(page, "star", 12, 12, 14, INK, 0)
    elif icon == "deniers":
        page.path("M12 7V17M7 12H17", None, INK, 1.6)


def _die(page: Page, colour: str, x: float, y: float, size: float, value: int = 0) -> None:
    box = Box(x, y, size, size)
    if colour == ANY:
        for at, order in enumerate(("red", "yellow", "white")):
            page.rect(Box(x + at * size / 3, y, size / 3, size), signs.tint(order), None)
        page.rect(box, None, INK, 1.4, round=size * 0.16)
        if value:
            page.rect(box.inset(size * 0.24), "#ffffff", INK, 0.8, round=2)
            page.number(box.middle, box.centre, str(value), size * 0.5 / POINT)
        return
    page.rect(box, "#ffffff", INK, 1.4, round=size * 0.16)
    if value:
        page.rect(box, signs.tint(colour), INK, 1.4, round=size * 0.16)
        page.rect(box.inset(size * 0.17), "#ffffff", INK, 0.6, round=size * 0.1)
        signs.pips(page, value, box.middle, box.centre, size * 0.7)
    else:
        signs.order(page, colour, box.middle, box.centre, size * 0.78)
