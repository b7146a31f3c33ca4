"""Troyes Dice as a game: set-up, the sixteen half days, and the contract.

All seats choose at the same time. Each walks through the half day on a sheet of its own; `sheets` holds the papers as
they stood when the half day's event was over, which is what everybody else sees until all have finished (D1).
"""

from typing import Any

from troyes.core.cards import all_numbers
from troyes.core.decision import Decision, Option, Plan
from troyes.core.game import Game, Score
from troyes.core.message import Message
from troyes.core.rng import BitSource, Rng, Seed
from troyes.dice import log, numbers, plans, views
from troyes.dice.decision import DiceDecision
from troyes.dice.log import Entry
from troyes.dice.names import CITIZEN, COLOURS, RESOURCES, ROWS, VOCABULARY, WHITE, YELLOW
from troyes.dice.printed import CITIZEN_TRACK, Printed
from troyes.dice.refusal import refusal
from troyes.dice.sheet import Sheet
from troyes.dice.tiles import apply_tiles
from troyes.dice.walk import AT_DIE, DONE, Walk
from troyes.dice.wheel import HALF_DAYS, HalfDay, Wheel, notch_of, place_dice


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
        self.entries = entries
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
        self.note((log.ROLLED, -1, turn, rolled[0], rolled[1], rolled[2], rolled[3]))
        self.lay_out(turn, rolled)
        self._resolve_event()
        self.walks = [Walk(seat, self.sheets[seat], AT_DIE, -1, [], [], None) for seat in range(self.players)]
        self._decisions = [None] * self.players
        self.reveals += 1
        self.turns += 1

    def lay_out(self, turn: int, rolled: list[int]) -> None:
        """Places three transparent dice and the black one."""
        dice = place_dice(turn, rolled, self.wheel, self.printed)
        apply_tiles(turn, dice, self.wheel)
        self._half = HalfDay(turn, dice, self.wheel, self.printed, self.column_of)

    def _resolve_event(self) -> None:
        half = self.half
        striking = [die for die in half.dice if die.strikes and die.black]
        striking += [die for die in half.dice if die.strikes and not die.black]
        for die in half.dice:
            if die.spares:
                self.note((log.TAMED, -1, die.place, die.rolled, die.colour))
        for die in striking:
            self.note((log.DESTROYED, -1, die.place, die.rolled, die.colour))
            if half.day >= self.printed.attack_from_day:
                self.sheets = [self._attacked(seat, die.colour, die.rolled) for seat in range(self.players)]

    def _attacked(self, seat: int, colour: int, number: int) -> Sheet:
        """The seat's sheet after this die on it has been attacked."""
        sheet = self.sheets[seat]
        column = self.column_of[number]
        if sheet.is_guarded(column):
            self.note((log.GUARDED, seat, colour, number))
        elif sheet.is_crossed(colour, column):
            self.note((log.SPARED, seat, colour, number))
        else:
            sheet = sheet.copy()
            sheet.cross(colour, column)
            self.note((log.CROSSED, seat, colour, number))
        return sheet

    def _end(self) -> None:
        """All have finished: the papers are shown, and the next half day begins."""
        self.sheets = [walk.sheet for walk in self.walks]
        self.note([walk.log for walk in self.walks])
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
                self.note((log.PLAZA_TURNED, -1, before.colour(notch), self.wheel.colour(notch)))
        for notch in tiles:
            self.note((log.TILE_TURNED, -1, before.tile[notch]))

    def _finish(self) -> None:
        """The eighth afternoon is over."""
        self.over = True
        self.reveals += 1
        self.turns += 1
        for seat in range(self.players):
            self.note((log.FINISHED, seat, self.sheets[seat].points(self.printed)))

    def note(self, entry: Entry | list[object]) -> None:
        self.entries = (self.entries, entry)

    # -- the contract --------------------------------------------------------------------------------------------

    def _decision(self, seat: int) -> Decision | None:
        decision = self._decisions[seat]
        if decision is None:
            walk = self.walks[seat]
            if walk.stage == DONE:
                return None
            decision = self._decisions[seat] = DiceDecision(walk, self.half)
        return decision

    def _open_decisions(self) -> list[Decision]:
        found: list[Decision] = []
        decisions = self._decisions
        half = self.half
        for walk in self.walks:
            if walk.stage != DONE:
                decision = decisions[walk.seat]
                if decision is None:
                    decision = decisions[walk.seat] = DiceDecision(walk, half)
                found.append(decision)
        return found

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
                self.walks[other] = Walk(other, self.sheets[other], AT_DIE, -1, [], [], None)
        self._decisions = [None] * self.players

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
            lines[ROWS[row]] = sheet.multipliers[column] * sheet.count(row)
        for colour in range(3):
            lines[RESOURCES[colour]] = sheet.stock[colour] // 2
        for colour in range(3):
            lines[f"{COLOURS[colour]}_citizens"] = sheet.citizens[colour]
        return Score(lines)

    def _view(self, seat: int | None) -> dict[str, Any]:
        return views.view(self, seat)

    def _unveiled(self) -> dict[str, Any]:
        return views.unveiled(self)

    def position(self) -> dict[str, Any]:
        return views.position(self)

    def numbers_data(self) -> dict[str, Any]:
        return all_numbers(numbers.base(), self.options["cards"])
