"""The contract that every game keeps. `docs/architecture.md` tells how a game fills it in.

State that a copy may share is never changed in place: it is replaced. That is what makes `copy` cheap.
"""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, cast

from mypy_extensions import mypyc_attr

from troyes.core import records
from troyes.core.decision import Decision, Option, Plan, Vocabulary
from troyes.core.errors import IllegalMove, OptionError, Reason, quoted
from troyes.core.message import Message
from troyes.core.rng import BitSource, Rng, Seed, from_seed, seed_from

Entry = tuple[int, ...]
"""Something that has happened: what it was, by number, and what belongs to it."""


def since(chain: object, earlier: object) -> list[Entry]:
    """The entries that a chain (earlier entries, entry) has beyond an earlier state of it, oldest first."""
    found: list[Entry] = []
    while chain is not None and chain is not earlier:
        chain, entry = cast("tuple[object, Entry]", chain)
        found.append(entry)
    found.reverse()
    return found


class Score:
    """A seat's points: what they are for, and their sum."""

    def __init__(self, lines: Mapping[str, int]) -> None:
        self.lines = lines
        self.total = sum(lines.values())

    def __repr__(self) -> str:
        return f"<Score {self.total}: {dict(self.lines)}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A running game of any kind.

    A game derives from this and fills in what only it can know: `_decision`, `_take`, `_fork`, `_story`, `tell`,
    `_draws`, `_view`, `scores`, `position`. All else has a default that is always true, if not always much.
    """

    def __init__(
        self, name: str, vocabulary: Vocabulary, players: int, options: dict[str, Any], seed: Seed, rng: Rng
    ) -> None:
        self.name = name
        self.vocabulary = vocabulary
        self.players = players
        self.options = options
        self.seed = seed
        self.rng = rng
        self.over = False
        self.reveals: int = 0
        """Grows with each choice after which something new lies open: what came before can no longer be taken back."""
        self.turns: int = 0
        """Grows with each choice that ends a seat's walk: a table holds such a choice until it is confirmed."""
        self.start: Game | None = None
        """The position this game was begun from, unless it was begun by the set-up."""
        self.rolls: tuple[int, ...] = ()
        self.choices: object = None
        """Choices as a chain (earlier choices, seat, code): a copy shares it."""
        self._pending: tuple[Decision, ...] | None = None

    # -- what a game fills in ------------------------------------------------------------------------------------

    def _decision(self, seat: int) -> Decision | None:
        """What this seat must choose now, if anything."""
        raise AssertionError

    def _take(self, seat: int, code: int) -> None:
        """Carries out a choice that is known to be legal."""
        raise AssertionError

    def _fork(self) -> "Game":
        """A copy of all that the game itself adds to this class."""
        raise AssertionError

    def _story(self, seat: int | None, everything: bool) -> list[Entry]:
        """What has happened, as far as this seat may know, or all of it."""
        raise AssertionError

    def tell(self, entry: Entry) -> Message:
        """One entry of a story as a message."""
        raise AssertionError

    def _view(self, seat: int | None) -> dict[str, Any]:
        """The view of a seat, without its log."""
        raise AssertionError

    def scores(self) -> list[Score]:
        """Each seat's points; before the end, what would be counted now: the truth, all that is hidden included.

        So never for a player before the end: a seat's view tells what it may know of anybody's points.
        """
        raise AssertionError

    def _draws(self) -> list[list[Any]]:
        """Every roll and shuffle in the log."""
        raise AssertionError

    def position(self) -> dict[str, Any]:
        """The whole truth as plain JSON data. `troyes.from_position` plays on from it."""
        raise AssertionError

    # -- what a game may fill in ---------------------------------------------------------------------------------

    def _open_decisions(self) -> list[Decision]:
        """The decisions of all seats that must choose now, by seat."""
        return [decision for seat in range(self.players) if (decision := self._decision(seat)) is not None]

    def _forget(self, seat: int | None, rng: BitSource) -> None:
        """Draws anew what this seat cannot know. The rolls to come are not its affair."""

    def _was_vain(self, seat: int, code: int) -> bool:
        """Whether an earlier version asked this seat for this code here, although nothing could come of it."""
        return False

    def _refusal(self, decision: Decision, code: int) -> Message:
        """Why this code is not among the decision's options."""
        return Message("why-not-offered")

    def _unveiled(self) -> dict[str, Any]:
        """A spectator's view with every secret in it, in the form of a view."""
        return self._view(None)

    def resources(self, seat: int) -> dict[str, int]:
        """What the seat has, by name and number, as it sees it itself. The names never change."""
        return {}

    def numbers_data(self) -> dict[str, Any]:
        """Every printed number that the game is played with, as plain JSON data."""
        return {}

    def _ahead(self, seat: int, code: int) -> "Game | None":
        """The game of `ahead`, for a choice that is known to be legal."""
        trial = self.copy()
        trial._pending = None
        trial._take(seat, code)
        return None if trial.reveals != self.reveals else trial

    def news(self, before: "Game", seat: int | None) -> list[Message]:
        """What the log tells that seat since that earlier moment of this game."""
        return [self.tell(entry) for entry in self.story(seat)[len(before.story(seat)) :]]

    def paid(self, seat: int, told: list[Message]) -> dict[str, int]:
        """What the seat has paid and lost, by name, in what these lines of its log tell."""
        found: dict[str, int] = {}
        for line in told:
            if line.args.get("seat") == seat + 1:
                for name in ("price", "loss"):
                    for amount in cast("list[Any]", line.args.get(name, [])):
                        what, count = str(amount[0]), int(amount[1])
                        found[what] = found.get(what, 0) + count
        return found

    def tell_draw(self, what: str, values: list[int]) -> Message | None:
        """In words: a roll or shuffle as `draws` names it, from which these came. They may be anything."""
        return None

    def plans(self, seat: int) -> list[Plan]:
        """Whole plans for what the seat must choose now, as far as the game knows any."""
        return []

    # -- what every game has -------------------------------------------------------------------------------------

    @property
    def pending(self) -> tuple[Decision, ...]:
        """The decisions that are open now, by seat; empty when the game is over."""
        pending = self._pending
        if pending is None:
            pending = self._pending = tuple(self._open_decisions())
        return pending

    def play(self, seat: int, option: object) -> None:
        """Makes a choice: an option or its key. Anything else raises `IllegalMove` and changes nothing."""
        decision = self._decision(seat) if 0 <= seat < self.players else None
        code = self._code(option)
        if decision is None or code not in decision.codes:
            reason = self.why_not(seat, option)
            assert reason is not None
            raise IllegalMove(reason)
        self._pending = None
        seat = decision.seat  # a plain number, whatever kind of number was given
        self.choices = (self.choices, seat, code)
        self._take(seat, code)

    def again(self, seat: int, key: str) -> None:
        """Makes a choice of a kept game. What only an earlier version asked for, in vain, is kept and does nothing."""
        try:
            self.play(seat, key)
        except IllegalMove:
            code = self._code(key)
            if not 0 <= seat < self.players or not self._was_vain(seat, code):
                raise
            self.choices = (self.choices, seat, code)

    def ahead(self, seat: int, option: object) -> "Game | None":
        """What this legal step comes to, as an independent game to look at; None if it rolls or reveals at once.

        The rest of the seat's own walk that goes by itself is done. Nobody else has moved, no round has gone on, and
        nothing was revealed: the game that is looked at knows no dice to come. Where the walk has ended the seat has
        nothing more to choose.
        """
        reason = self.why_not(seat, option)
        if reason is not None:
            raise IllegalMove(reason)
        code = self._code(option)
        after = self._ahead(seat, code)
        if after is not None:
            after.rng = from_seed("ahead")
            after.choices = (self.choices, seat, code)
            after._pending = None
        return after

    def _code(self, option: object) -> int:
        """The code of an option or key of this game, or -1."""
        if isinstance(option, Option):
            return option.code if option.decision.vocabulary is self.vocabulary else -1
        return self.vocabulary.code(option) if isinstance(option, str) else -1

    def why_not(self, seat: int, key: object) -> Reason | None:
        """Why that key is not on offer now, in a sentence, with the rule it rests on; None if it is on offer."""
        refusal = self._why_not(seat, key)
        return None if refusal is None else Reason(refusal)

    def _why_not(self, seat: int, key: object) -> Message | None:
        code = self._code(key)
        if code < 0:
            told = key.key if isinstance(key, Option) else quoted(key)
            return Message("why-unknown-key", {"key": told, "game": self.name})
        if not 0 <= seat < self.players:
            return Message("why-no-such-seat", {"seat": seat, "last": self.players - 1})
        if self.over:
            return Message("why-game-over", {})
        decision = self._decision(seat)
        if decision is None:
            return Message("why-not-your-turn", {"seat": seat + 1})
        return None if code in decision.codes else self._refusal(decision, code)

    @property
    def log(self) -> list[Message]:
        """What has happened since the start, all-seeing: for storage and study, never for a player."""
        return [self.tell(entry) for entry in self._story(None, True)]

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that this seat may see, as plain JSON data. None: a spectator."""
        data = self.view_without_log(seat)
        data["log"] = [self.tell(entry).data() for entry in self._story(seat, False)]
        return data

    def view_without_log(self, seat: int | None) -> dict[str, Any]:
        """The view without its log, for those who follow the story themselves."""
        self._check_seat(seat)
        return self._view(seat)

    def unveiled(self) -> dict[str, Any]:
        """The view of one who sees everything: for a look back at a finished game, never for a player."""
        return self._unveiled()

    def whole_story(self) -> list[Entry]:
        """The log of one who sees everything, before it is put into messages."""
        return self._story(None, True)

    def story(self, seat: int | None) -> list[Entry]:
        """The log of a seat's view before it is put into messages. Two entries that are equal tell the same."""
        self._check_seat(seat)
        return self._story(seat, False)

    def winners(self) -> tuple[int, ...]:
        """The seats that won, several if the victory is shared; nobody before the end."""
        if not self.over:
            return ()
        totals = [score.total for score in self.scores()]
        best = max(totals)
        return tuple(seat for seat, total in enumerate(totals) if total == best)

    def copy(self) -> "Game":
        """An independent game in the same state, with the same future."""
        twin = self._fork()
        twin.over = self.over
        twin.reveals = self.reveals
        twin.turns = self.turns
        twin.start = self.start
        twin.rolls = self.rolls
        twin.choices = self.choices
        twin._pending = self._pending
        return twin

    def guess(self, seat: int | None, rng: BitSource) -> "Game":
        """A copy in which all that this seat cannot know is drawn anew. None: a spectator's guess."""
        self._check_seat(seat)
        dream = self.copy()
        dream.seed = seed_from(rng)
        dream.rng = from_seed(dream.seed)
        dream.rolls = ()
        dream._pending = None
        dream._forget(seat, rng)
        dream.choices = None
        dream.start = None  # the true start knows the true seed
        dream.start = dream.copy()
        return dream

    def _check_seat(self, seat: int | None) -> None:
        """Refuses a seat that is not at the table; -1 must not show the last seat's secrets."""
        if seat is not None and not 0 <= seat < self.players:
            raise OptionError("why-no-such-seat", place="seat", seat=seat, last=self.players - 1)

    def draws(self) -> list[list[Any]]:
        """Every roll and shuffle since the start, in order: what it was for, and what came."""
        start = self.start
        before = 0 if start is None else len(start._draws())
        return self._draws()[before:]

    def made(self) -> list[tuple[int, str]]:
        """The choices made since the start, as seat and key, in the order in which they were made."""
        keys = self.vocabulary.keys
        found: list[tuple[int, str]] = []
        link = self.choices
        while link is not None:
            link, seat, code = cast("tuple[object, int, int]", link)
            found.append((seat, keys[code]))
        found.reverse()
        return found

    def options_data(self) -> dict[str, Any]:
        """The options as plain JSON data: a copy that the reader may change."""
        return deepcopy(self.options)

    def record(self) -> dict[str, Any]:
        """The game as plain JSON data: `troyes.replay` makes it again."""
        return records.write(self)
