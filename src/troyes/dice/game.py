"""Troyes Dice as a game: set-up, the sixteen half days, and the contract.

All seats choose at the same time. Each walks through the half day on a sheet of its own; `sheets` holds the papers as
they stood when the half day's event was over, which is what everybody else sees until all have finished (D1).
"""

from collections.abc import Callable
from typing import Any, Final

from troyes.core.bounds import Bounds
from troyes.core.cards import all_numbers
from troyes.core.chance import Outcome
from troyes.core.decision import Decision, Option, Plan
from troyes.core.game import Game, Score
from troyes.core.message import Message
from troyes.core.observing import Layout
from troyes.core.rng import BitSource, Rng, Seed
from troyes.dice import keeping, log, numbers, observing, plans, views
from troyes.dice.decision import DiceDecision
from troyes.dice.die import Die
from troyes.dice.log import Entry
from troyes.dice.names import CITIZEN, COLOURS, RESOURCES, ROWS, VOCABULARY, WHITE, YELLOW
from troyes.dice.printed import CITIZEN_TRACK, RESOURCE_TRACK, Printed
from troyes.dice.refusal import refusal
from troyes.dice.sheet import Sheet
from troyes.dice.tiles import laid_out
from troyes.dice.walk import DONE, Walk, begun
from troyes.dice.wheel import HALF_DAYS, HalfDay, Wheel, notch_of


def _four_dice() -> list[Outcome]:
    """Three transparent dice, the lowest first, and the black one."""
    values = range(1, 7)
    return [
        ((low, middle, high, black), (1, 3, 6)[len({low, middle, high}) - 1] / 1296)
        for low in values
        for middle in range(low, 7)
        for high in range(middle, 7)
        for black in values
    ]


FOUR_DICE: Final = _four_dice()


class DiceGame(Game):
    def __init__(
        self,
        players: int,
        options: dict[str, Any],
        seed: Seed,
        rng: Rng,
        printed: Printed,
        column_of: list[int],
        wheel: Wheel,
        half: HalfDay | None,
        sheets: list[Sheet],
        walks: list[Walk],
        entries: object,
        decisions: list[DiceDecision | None],
    ) -> None:
        super().__init__(views.NAME, VOCABULARY, players, options, seed, rng)
        self.printed = printed
        self.column_of = column_of
        self.wheel = wheel
        self._half = half
        self.sheets = sheets
        self.walks = walks
        self.entries: object = entries
        self._decisions: list[DiceDecision | None] = decisions
        """By seat: what it must choose, once somebody has asked."""

    @property
    def half(self) -> HalfDay:
        """The half day that is being played; the last one when the game is over."""
        half = self._half
        assert half is not None
        return half

    # -- the half day --------------------------------------------------------------------------------------------

    def begin(self, turn: int) -> None:
        """Rolls and places the dice, and resolves the event."""
        rolled = [self.rng.die(), self.rng.die(), self.rng.die(), self.rng.die()]
        self.entries = (self.entries, log.ROLLED, -1, turn, rolled[0], rolled[1], rolled[2], rolled[3])
        self.lay_out(turn, rolled)
        self._resolve_event()
        self.walks = [begun(seat, self.sheets[seat]) for seat in range(self.players)]
        self._decisions = [None] * self.players
        self.reveals += 1
        self.turns += 1

    def lay_out(self, turn: int, rolled: list[int]) -> None:
        """Places three transparent dice and the black one."""
        self._half = laid_out(turn, rolled, self.wheel, self.printed, self.column_of)

    def _resolve_event(self) -> None:
        """The black die strikes first, then whichever a tile has made strike."""
        dice = self.half.dice
        for die in dice:
            if die.spares:
                self.entries = (self.entries, log.TAMED, -1, die.place, die.rolled, die.colour)
        for die in dice:
            if die.black and die.strikes:
                self._strike(die)
        for die in dice:
            if die.strikes and not die.black:
                self._strike(die)

    def _strike(self, die: Die) -> None:
        self.entries = (self.entries, log.DESTROYED, -1, die.place, die.rolled, die.colour)
        if self.half.day >= self.printed.attack_from_day:
            self.sheets = [self._attacked(seat, die.colour, die.rolled) for seat in range(self.players)]

    def _attacked(self, seat: int, colour: int, number: int) -> Sheet:
        """The seat's sheet after this die on it has been attacked."""
        sheet = self.sheets[seat]
        column = self.column_of[number]
        if sheet.is_guarded(column):
            self.entries = (self.entries, log.GUARDED, seat, colour, number)
        elif sheet.is_crossed(colour, column):
            self.entries = (self.entries, log.SPARED, seat, colour, number)
        else:
            sheet = sheet.copy()
            sheet.cross(colour, column)
            self.entries = (self.entries, log.CROSSED, seat, colour, number)
        return sheet

    def _end(self) -> None:
        """All have finished: the papers are shown, and the next half day begins."""
        self.sheets = [walk.sheet for walk in self.walks]
        self.entries = (self.entries, [walk.log for walk in self.walks])
        turn = self.half.turn
        self._rebuild(turn)
        if turn + 1 < HALF_DAYS:
            self.begin(turn + 1)
        else:
            self._finish()

    def _rebuild(self, turn: int) -> None:
        """Turns each destroyed plaza, and the tile beside the plaza where the black die lay (D10).

        After the last half day nobody needs to be told.
        """
        before = self.wheel
        plazas: list[int] = []
        tiles: list[int] = []
        for die in self.half.dice:
            if not die.black and not die.strikes:
                continue
            notch = notch_of(turn, die.place)
            if die.strikes:
                plazas.append(notch)
            if die.black and before.tile[notch] and not before.raid[notch]:
                tiles.append(notch)
        self.wheel = before.turned(plazas, tiles)
        if turn + 1 == HALF_DAYS:
            return
        for notch in plazas:
            if before.plazas[notch][0] != before.plazas[notch][1]:
                self.entries = (self.entries, log.PLAZA_TURNED, -1, before.colour(notch), self.wheel.colour(notch))
        for notch in tiles:
            self.entries = (self.entries, log.TILE_TURNED, -1, before.tile[notch])

    def _finish(self) -> None:
        """The eighth afternoon is over."""
        self.over = True
        self.reveals += 1
        self.turns += 1
        for seat in range(self.players):
            self.entries = (self.entries, log.FINISHED, seat, self.sheets[seat].points(self.printed))

    # -- the contract --------------------------------------------------------------------------------------------

    def _decision(self, seat: int) -> Decision | None:
        decision = self._decisions[seat]
        if decision is None:
            walk = self.walks[seat]
            if walk.stage == DONE:
                return None
            decision = self._decisions[seat] = DiceDecision(walk, self.half)
        return decision

    def _open_decisions(self) -> tuple[Decision, ...]:
        found: list[Decision] = []
        decisions = self._decisions
        half = self.half
        for seat in range(self.players):
            decision = decisions[seat]
            if decision is None:
                walk = self.walks[seat]
                if walk.stage == DONE:
                    continue
                decision = decisions[seat] = DiceDecision(walk, half)
            found.append(decision)
        return tuple(found)

    def _take(self, seat: int, code: int) -> None:
        walk = self.walks[seat] = self.walks[seat].after(code, self.half)
        self._decisions[seat] = None
        if walk.stage == DONE and all(each.stage == DONE for each in self.walks):
            self._end()

    def after(self, seat: int, option: Option | str) -> Walk:
        """How the seat's own walk would stand after this legal choice and nothing else: no die is rolled for it."""
        code = option.code if isinstance(option, Option) else VOCABULARY.code(option)
        return self.walks[seat].after(code, self.half)

    def _ahead(self, seat: int, code: int) -> Game | None:
        """Never None: nothing is rolled before all have finished."""
        twin = self.copy()
        assert isinstance(twin, DiceGame)
        twin.walks[seat] = self.walks[seat].after(code, self.half)
        twin._decisions[seat] = None
        return twin

    def news(self, before: Game, seat: int | None) -> list[Message]:
        assert isinstance(before, DiceGame)
        if seat is None or before.half is not self.half or self.over:
            return super().news(before, seat)
        return [self.tell(entry) for entry in log.since(self.walks[seat].log, before.walks[seat].log)]

    def resources(self, seat: int) -> dict[str, int]:
        """The seat's own half day so far is counted."""
        return plans.resources(self.walks[seat].sheet, self.printed)

    def plans(self, seat: int) -> list[Plan]:
        return plans.plans(self.walks[seat], self.half)

    def _fork(self) -> Game:
        return DiceGame(
            self.players,
            self.options,
            self.seed,
            self.rng.copy(),
            self.printed,
            self.column_of,
            self.wheel,
            self._half,
            self.sheets,
            self.walks[:],
            self.entries,
            self._decisions[:],
        )

    def _forget(self, seat: int | None, rng: BitSource) -> None:
        if self.over:
            return
        for other in range(self.players):
            if other != seat:
                self.walks[other] = begun(other, self.sheets[other])
        self._decisions = [None] * self.players

    def bounds(self) -> Bounds:
        """A seat takes a die and uses it each half day; any other choice of its draws a building or circles a citizen.

        All citizens, half of each resource, and six buildings for each number of a Cathedral.
        """
        choices = 2 * HALF_DAYS + 6 * len(ROWS) + 3 * CITIZEN_TRACK
        high = 3 * CITIZEN_TRACK + 3 * (RESOURCE_TRACK // 2) + 6 * sum(self.printed.cathedral_number)
        return Bounds(self.players * choices, 0, high)

    def rolled(self, dice: int) -> list[Outcome]:
        """Which of the transparent dice shows what makes no difference."""
        return FOUR_DICE.copy() if dice == 4 else []

    def _next_roll(self) -> list[Outcome]:
        return [] if self.over or self.half.turn + 1 == HALF_DAYS else FOUR_DICE.copy()

    def _layout(self) -> Layout:
        return observing.layout(self.players)

    def _observed(self, seat: int) -> bytes:
        walk = self.walks[seat]
        return observing.observed(self.options, self.over, self.half, self.wheel, self.sheets, walk, self.players)

    def _state(self) -> object:
        return self.over, tuple(self.column_of), *keeping.state_of(self.half, self.wheel, self.sheets, self.walks)

    def __reduce__(self) -> tuple[Callable[..., Game], tuple[Any, ...]]:
        table = keeping.kept(self.half, self.wheel, self.sheets, self.walks)
        story = self._memory().story.grown(self.entries, log.behind)
        return restored, (self.players, self.options, self.column_of, table, story, self.over, self._kept())

    def _was_vain(self, seat: int, code: int) -> bool:
        """Version 0.1.0 asked for tile 6's citizen also when every track was full (D9)."""
        return code in (CITIZEN + YELLOW, CITIZEN + WHITE) and min(self.walks[seat].sheet.citizens) == CITIZEN_TRACK

    def _refusal(self, decision: Decision, code: int) -> Message:
        assert isinstance(decision, DiceDecision)
        return refusal(decision.walk, decision.half, code)

    def _story(self, seat: int | None, everything: bool) -> list[Entry]:
        entries = log.flat(self.entries)
        if not self.over:
            for walk in self.walks:
                if everything or walk.seat == seat:
                    entries += log.flat(walk.log)
        return entries

    def tell(self, entry: Entry) -> Message:
        return log.message(entry)

    def tell_draw(self, what: str, values: list[int]) -> Message | None:
        return log.drawn(what, values)

    def _draws(self) -> list[list[Any]]:
        return [log.draw_of(entry) for entry in log.flat(self.entries) if log.STORIES.draws[entry[0]]]

    def scores(self) -> list[Score]:
        return [self._score(walk.sheet) for walk in self.walks]

    def _score(self, sheet: Sheet) -> Score:
        lines: dict[str, int] = {}
        for column in range(6):
            row = self.printed.cathedral_row[column]
            lines[ROWS[row]] = sheet.number(column) * sheet.count(row)
        for resource, count in zip(RESOURCES, sheet.stock, strict=True):
            lines[resource] = count // 2
        for colour, count in zip(COLOURS, sheet.citizens, strict=True):
            lines[f"{colour}_citizens"] = count
        return Score(lines)

    def _view(self, seat: int | None) -> dict[str, Any]:
        return views.view(self, seat)

    def _unveiled(self) -> dict[str, Any]:
        return views.unveiled(self)

    def position(self) -> dict[str, Any]:
        return views.position(self)

    def numbers_data(self) -> dict[str, Any]:
        return all_numbers(numbers.base(), self.options["cards"])


def restored(
    players: int,
    options: dict[str, Any],
    column_of: list[int],
    table: bytes,
    story: object,
    over: bool,
    kept: tuple[Any, ...],
) -> DiceGame:
    """The game that was pickled."""
    printed = numbers.played_with(options["cards"])
    half, wheel, sheets, walks = keeping.restored(printed, column_of, table)
    nothing: list[DiceDecision | None] = [None] * players
    rng = Rng(0, 0, 0, 0)
    game = DiceGame(players, options, 0, rng, printed, column_of, wheel, half, sheets, walks, story, nothing)
    game.over = over
    game.restore(kept)
    return game
