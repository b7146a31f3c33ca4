"""The wheel: nine plazas in a ring, the window on top, the morning down the right, the afternoon up the left."""

from typing import ClassVar

from textual import events
from textual.actions import SkipAction
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.content import Content
from textual.reactive import reactive

from troyes.cli.table.dice.signals import DieChosen, DiePointed
from troyes.cli.table.dice.words import BLACK_SIGN, DiceWords
from troyes.cli.table.face import Face
from troyes.dice.die import Die
from troyes.dice.names import COLOURS
from troyes.dice.printed import DAYS, NOTCHES
from troyes.dice.wheel import HalfDay, Wheel, neutral_notch, notch_of

RING = [(14, 0), (29, 2), (29, 6), (29, 10), (22, 14), (7, 14), (0, 10), (0, 6), (0, 2)]
"""Where each plaza stands, from the window clockwise."""


class Plaza(Face):
    """A plaza, and the die on it."""

    def __init__(self, at: int) -> None:
        super().__init__(id=f"plaza-{at}")
        self.at = at
        self.notch = at
        self.place: int | None = None
        """The place of this half day that it is now, 0 to 3."""
        self.styles.offset = RING[at]

    def show(self, wheel: Wheel, half: HalfDay, words: DiceWords) -> None:
        self.notch = (neutral_notch(half.turn) + self.at) % NOTCHES
        places = [notch_of(half.turn, place) for place in range(4)]
        self.place = places.index(self.notch) if self.notch in places else None
        colour = wheel.colour(self.notch)
        die = None if self.place is None else half.dice[self.place]
        for at, name in enumerate(COLOURS):
            self.set_class(at == colour, f"-{name}")
        self.set_class(self.at == 0, "-window")
        self.set_class(die is not None, "-place")
        self.set_class(die is not None and die.strikes, "-destroyed")
        self.border_title = None if self.place is None else Content(f"{self.place + 1}")
        tile = wheel.tile[self.notch]
        side = "raid" if wheel.raid[self.notch] else "banquet"
        self.border_subtitle = Content(words(f"table-{side}", tile=tile)) if tile else None
        if die is not None:
            self.put(Content.assemble(die_chip(die, words), "\n", self._price(die, words)))
        elif self.at == 0:
            day = words("table-window", day=half.day, days=DAYS)
            self.put(Content.assemble((day, "bold $gold"), "\n", self._ground(wheel, words)))
        else:
            self.put(Content.assemble(self._ground(wheel, words), "\n", (self._coming(half, words), "$faded")))

    def _price(self, die: Die, words: DiceWords) -> Content:
        if die.strikes:
            return Content.styled(words("table-destroyed"), "$faded")
        return Content.styled(die_price(die, words), "$ink")

    def _coming(self, half: HalfDay, words: DiceWords) -> str:
        """The printed price of this place in the other half of the day."""
        place = (self.at - 1) % 4
        amount, resource = half.printed.price_amount[place], half.printed.price_resource[place]
        if amount == 0:
            return words("table-free")
        if resource < 0:
            return words("table-any", count=amount)
        return words.cost([amount if at == resource else 0 for at in range(3)])

    def _ground(self, wheel: Wheel, words: DiceWords) -> Content:
        """The colour that shows and, smaller, the one beneath."""
        up, down = wheel.colour(self.notch), wheel.plazas[self.notch][1 - wheel.side[self.notch]]
        shown = Content.styled(words.letter(up), f"bold ${COLOURS[up]}-word")
        if up == down:
            return shown
        return Content.assemble(shown, (" ↻", "$faded"), (words.letter(down), f"${COLOURS[down]}-word"))

    def on_click(self) -> None:
        if self.place is not None:
            self.post_message(DieChosen(self.place))

    def on_enter(self, event: events.Enter) -> None:
        self.post_message(DiePointed(self.notch))

    def on_leave(self, event: events.Leave) -> None:
        self.post_message(DiePointed(-1))


class WheelView(Container, can_focus=True):
    """The ring. With the keyboard, arrows go round the four dice and Enter takes one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,left", "step(-1)", show=False),
        Binding("down,right", "step(1)", show=False),
        Binding("enter,space", "take", show=False),
    ]
    aim: reactive[int | None] = reactive(None, init=False)

    def compose(self) -> ComposeResult:
        for at in range(NOTCHES):
            yield Plaza(at)
        yield Face(id="hub")

    def show(self, wheel: Wheel, half: HalfDay, words: DiceWords, may: set[int], chosen: int | None) -> None:
        for plaza in self.query(Plaza):
            plaza.show(wheel, half, words)
            place = plaza.place
            plaza.set_class(place in may, "-may")
            plaza.set_class(place is not None and place == chosen, "-chosen")
            plaza.set_class(place is not None and place == self.aim, "-aimed")
        self.query_one("#hub", Face).put(_hub(half, words))

    def watch_aim(self, aim: int | None) -> None:
        for plaza in self.query(Plaza):
            plaza.set_class(aim is not None and plaza.place == aim, "-aimed")
        self.post_message(DiePointed(self._notch(aim)))

    def _notch(self, place: int | None) -> int:
        return next((plaza.notch for plaza in self.query(Plaza) if place is not None and plaza.place == place), -1)

    def action_step(self, by: int) -> None:
        self.aim = (0 if by > 0 else 3) if self.aim is None else (self.aim + by) % 4

    def action_take(self) -> None:
        if self.aim is None:
            raise SkipAction
        self.post_message(DieChosen(self.aim))

    def on_blur(self) -> None:
        self.aim = None


def die_chip(die: Die, words: DiceWords) -> Content:
    """A die with its colour and its letter; the black one has a sign of its own."""
    value = f"{die.rolled}" if die.strikes or die.value == die.rolled else f"{die.rolled}→{die.value}"
    if die.black:
        letter = f"{BLACK_SIGN} " if die.strikes else f"{BLACK_SIGN}{words.letter(die.colour)} "
        return Content.styled(f" {letter}{value} ", "bold $black-die-ink on $black-die")
    name = COLOURS[die.colour]
    sign = BLACK_SIGN if die.strikes else ""
    return Content.styled(f" {sign}{words.letter(die.colour)} {value} ", f"bold ${name}-ink on ${name}")


def die_price(die: Die, words: DiceWords) -> str:
    """What a die costs, in a few letters."""
    parts: list[str] = []
    if any(die.price):
        parts.append(words.price(die.price) if die.price_any else words.cost(die.price))
    if die.price_any:
        parts.append(words("table-any", count=die.price_any))
    return " + ".join(parts) or words("table-free")


def _hub(half: HalfDay, words: DiceWords) -> Content:
    """The middle of the wheel: which half day it is, how far the game has come, and what the black die does."""
    past = "●" * (half.day - 1)
    now = "◑" if half.afternoon else "◐"
    name = words("table-afternoon" if half.afternoon else "table-morning")
    strikes = half.day >= half.printed.attack_from_day
    warning = words("table-strikes" if strikes else "table-safe", day=half.printed.attack_from_day)
    return Content.assemble(
        (name, "bold $gold"),
        "\n\n",
        (past, "$faded"),
        (now, "bold $gold"),
        ("○" * (DAYS - half.day), "$faded"),
        "\n\n",
        (f"{BLACK_SIGN} {warning}", "$red-word" if strikes else "$faded"),
    )
