"""A game looked back at: any moment of it, quickly. What was looked at lately stays in memory."""

import asyncio
import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any

import troyes
from troyes.coach.stage import stage
from troyes.core.decision import Decision
from troyes.core.errors import IllegalMove
from troyes.core.game import Entry, Game
from troyes.core.message import Message
from troyes.server.aside import aside
from troyes.server.errors import Refused
from troyes.server.rooms.views import unlike
from troyes.server.wire.live import OptionSeen, StateMessage, Turn
from troyes.server.wire.replays import LineSeen, MomentSeen, StageSeen

EACH = 16
"""Every so many choices the game is kept as it was: to reach any moment is to play on from there."""
KEPT = 32
"""So many games stay in memory."""


class Film:
    """A game from its opening to its end. Safe to ask from several threads."""

    def __init__(self, opening: Game, choices: Sequence[tuple[int, str]]) -> None:
        self.moments: list[MomentSeen] = []
        self.stages: list[StageSeen] = []
        self._choices = list(choices)
        self._kept: list[Game] = [opening.copy()]
        self._lines: dict[Entry, Message] = {}
        self._lock = threading.Lock()
        self.end = self._run(opening)

    def __len__(self) -> int:
        return len(self._choices)

    def _run(self, game: Game) -> Game:
        """Plays all of it once, and notes what happens when."""
        turn, before = -1, (-1, -1)
        for made, (seat, key) in enumerate(self._choices):
            self._begin_stage(game, made)
            if (seat, game.turns) != before:
                turn, before = turn + 1, (seat, game.turns)
            decision = _decision(game, seat)
            says = Message("", {}) if decision is None else decision.describe(decision.vocabulary.code(key))
            reveals = game.reveals
            game.again(seat, key)
            self.moments.append(MomentSeen(seat, len(self.stages) - 1, turn, says, game.reveals != reveals))
            if (made + 1) % EACH == 0:
                self._kept.append(game.copy())
        if not self.stages:
            self._begin_stage(game, 0)
        return game

    def _begin_stage(self, game: Game, made: int) -> None:
        now = stage(game)
        if not self.stages or self.stages[-1].number != now.number:
            self.stages.append(StageSeen(made, now.number, now.when))

    def at(self, made: int) -> Game:
        """The game after so many choices, to play with."""
        if not 0 <= made <= len(self._choices):
            raise Refused("web-no-moment", 404, last=len(self._choices))
        with self._lock:
            game = self._kept[made // EACH].copy()
        for seat, key in self._choices[made - made % EACH : made]:
            game.again(seat, key)
        return game

    def states(self, first: int, count: int, eyes: str) -> list[StateMessage]:
        """Moments one after the other, as far as there are any."""
        seat = self._seat(eyes)
        game = self.at(first)
        story: list[Entry] = []
        found: list[StateMessage] = []
        last = min(first + count - 1, len(self._choices))
        for made in range(first, last + 1):
            if made > first:
                game.again(*self._choices[made - 1])
            state, story = self._state(game, made, seat, eyes == "all", story)
            found.append(state)
        return found

    def line(self, made: int, seat: int, keys: Sequence[str], eyes: str) -> LineSeen:
        """What would have come of these steps, up to the first roll. What is looked at knows no dice to come."""
        looks = self._seat(eyes)
        game: Game | None = self.at(made)
        if not 0 <= seat < self.end.players:
            raise Refused("web-no-seat", 404)
        story: list[Entry] = []
        found: list[StateMessage] = []
        for number in range(len(keys) + 1):
            assert game is not None
            state, story = self._state(game, made + number, looks, eyes == "all", story)
            found.append(state)
            if number == len(keys):
                break
            decision = _decision(game, seat)
            code = -1 if decision is None else decision.vocabulary.code(keys[number])
            if decision is None or code not in decision.codes:
                break
            state.turn = _marked(decision, code)
            try:
                game = game.ahead(seat, keys[number])
            except IllegalMove:
                break
            if game is None:
                return LineSeen(found, True)
        return LineSeen(found, False)

    def _seat(self, eyes: str) -> int | None:
        seat = int(eyes) if eyes.isdigit() else None
        if seat is not None and seat >= self.end.players:
            raise Refused("web-no-seat", 404)
        return seat

    def _state(
        self, game: Game, made: int, seat: int | None, everything: bool, known: list[Entry]
    ) -> tuple[StateMessage, list[Entry]]:
        view: dict[str, Any] = game.unveiled() if everything else game.view(seat)
        story = game.whole_story() if everything else game.story(seat)
        first = unlike(known, story)
        return StateMessage(
            n=made,
            seat=seat,
            view=view,
            log_from=first,
            log=[self._line(game, entry) for entry in story[first:]],
            pending=[decision.seat for decision in game.pending],
            turn=None,
            means=None if seat is None else game.resources(seat),
            over=game.over,
        ), story

    def _line(self, game: Game, entry: Entry) -> Message:
        """Most of a log has been told before."""
        found = self._lines.get(entry)
        if found is None:
            found = self._lines[entry] = game.tell(entry)
        return found


class Films:
    """Games that were looked at lately. Each is made once, in a thread of its own."""

    def __init__(self, kept: int = KEPT) -> None:
        self._kept = kept
        self._films: OrderedDict[str, asyncio.Task[Film]] = OrderedDict()

    async def of(self, id: str, opening: Callable[[], troyes.Game], choices: Sequence[tuple[int, str]]) -> Film:
        task = self._films.get(id)
        if task is None:
            task = asyncio.create_task(aside(lambda: Film(opening(), choices)))
            self._films[id] = task
            while len(self._films) > self._kept:
                self._films.popitem(last=False)
        self._films.move_to_end(id)
        try:
            return await asyncio.shield(task)
        except Exception:
            self._films.pop(id, None)
            raise

    def forget(self, id: str) -> None:
        self._films.pop(id, None)

    def __len__(self) -> int:
        return len(self._films)


def _decision(game: Game, seat: int) -> Decision | None:
    return next((decision for decision in game.pending if decision.seat == seat), None)


def _marked(decision: Decision, code: int) -> Turn:
    """A decision of which only one option is shown: the next step of a line."""
    key = decision.vocabulary.keys[code]
    option = OptionSeen(key, decision.describe(code), [], {}, False)
    return Turn(decision.seat, 0, decision.kind, decision.prompt(), [option], None, False)
