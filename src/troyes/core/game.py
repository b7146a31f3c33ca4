"""The contract that every game keeps. `docs/architecture.md` tells how a game fills it in.

State that a copy may share is never changed in place: it is replaced. That is what makes `copy` cheap.
"""

import json
from array import array
from collections.abc import Callable, Mapping
from copy import deepcopy
from operator import index
from typing import Any, Final, SupportsIndex, cast

from mypy_extensions import mypyc_attr

from troyes.core import observing, records
from troyes.core.actions import ActionTable, published
from troyes.core.bounds import NO_PROMISE, Bounds
from troyes.core.buffers import MASKS, OBSERVATIONS, filled
from troyes.core.chance import Outcome, outcomes
from troyes.core.decision import Decision, Option, Plan, Vocabulary
from troyes.core.descriptor import loaded
from troyes.core.errors import IllegalMove, OptionError, Reason, quoted
from troyes.core.message import Message
from troyes.core.packing import Entry as Entry
from troyes.core.packing import Packed, unpacked
from troyes.core.rng import BitSource, Rng, Seed, from_seed, seed_from
from troyes.core.seeding import checked_rolls, checked_seed
from troyes.core.whole import seat_number, whole


def since(chain: object, earlier: object) -> list[Entry]:
    """The entries that a chain (earlier entries, entry) has beyond an earlier state of it, oldest first."""
    found: list[Entry] = []
    while chain is not earlier:
        if not isinstance(chain, tuple):
            return unpacked(chain) + found[::-1]
        chain, entry = cast("tuple[object, Entry]", chain)
        found.append(entry)
    return found[::-1]


def chosen(chain: object, earlier: object) -> tuple[object, list[Entry]]:
    """The choices of a chain behind an earlier state of it, and where that is; if it is no part of it, its own end."""
    found: list[Entry] = []
    while chain is not earlier and isinstance(chain, tuple):
        chain, seat, code = cast("tuple[object, int, int]", chain)
        found.append((seat, code))
    found.reverse()
    return chain, found


def still(value: object) -> object:
    """The value with tuples for its lists, so that it can be hashed."""
    return tuple([still(each) for each in cast("list[object]", value)]) if isinstance(value, list) else value


class Score:
    """A seat's points: what they are for, and their sum."""

    def __init__(self, lines: Mapping[str, int]) -> None:
        self.lines = lines
        self.total = sum(lines.values())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Score) and self.lines == other.lines

    def __hash__(self) -> int:
        return hash(tuple(self.lines.items()))

    def __reduce__(self) -> tuple[type, tuple[dict[str, int]]]:
        return Score, (dict(self.lines),)

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
        self._packed: Memory | None = None
        """What was packed when somebody last pickled it or a copy."""

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

    def _open_decisions(self) -> tuple[Decision, ...]:
        """The decisions of all seats that must choose now, by seat."""
        found = [decision for seat in range(self.players) if (decision := self._decision(seat)) is not None]
        return tuple(found)

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

    def _first_seat_code(self, code: int, seat: int) -> int:
        """The code that this choice of the seat would have if it sat in the first seat."""
        return code

    def _action_names(self) -> list[str]:
        """By code: what the first seat's choice is called in the table of actions."""
        return self.vocabulary.keys

    def _layout(self) -> observing.Layout:
        """What `_observed` writes."""
        return []

    def _observed(self, seat: int) -> bytes:
        """All that this seat may know, as 32-bit floats."""
        return b""

    def bounds(self) -> Bounds:
        """How long the game can last, and how far its points can go."""
        return NO_PROMISE

    def rolled(self, dice: int) -> list[Outcome]:
        """Every outcome of a roll of so many dice, if those that come to the same can be counted as one."""
        return []

    def _next_roll(self) -> list[Outcome]:
        """What is rolled next, if that does not depend on what is chosen before."""
        return []

    def _state(self) -> object:
        """The whole table at this moment, to be compared and hashed; neither the dice to come nor the story."""
        return json.dumps(self.position(), sort_keys=True)

    # -- what every game has -------------------------------------------------------------------------------------

    @property
    def pending(self) -> tuple[Decision, ...]:
        """The decisions that are open now, by seat; empty when the game is over."""
        pending = self._pending
        if pending is None:
            pending = self._pending = self._open_decisions()
        return pending

    def play(self, seat: SupportsIndex, option: object) -> None:
        """Makes a choice: an option, its key or its code. Anything else raises `IllegalMove` and changes nothing."""
        at = seat if isinstance(seat, int) else index(seat)
        decision = self._decision(at) if 0 <= at < self.players else None
        code = self._code(option)
        if decision is None or not decision.allows(code):
            reason = self.why_not(at, option)
            assert reason is not None
            raise IllegalMove(reason)
        self._pending = None
        at = decision.seat  # a plain number, if True was given
        self.choices = (self.choices, at, code)
        self._take(at, code)

    def again(self, seat: int, key: str) -> None:
        """Makes a choice of a kept game. What only an earlier version asked for, in vain, is kept and does nothing."""
        try:
            self.play(seat, key)
        except IllegalMove:
            code = self._code(key)
            if not 0 <= seat < self.players or not self._was_vain(seat, code):
                raise
            self.choices = (self.choices, seat, code)

    def ahead(self, seat: SupportsIndex, option: object) -> "Game | None":
        """What this legal step comes to, as an independent game to look at; None if it rolls or reveals at once.

        The rest of the seat's own walk that goes by itself is done. Nobody else has moved, no round has gone on, and
        nothing was revealed: the game that is looked at knows no dice to come. Where the walk has ended the seat has
        nothing more to choose.
        """
        reason = self.why_not(seat, option)
        if reason is not None:
            raise IllegalMove(reason)
        at, code = seat_number(seat), self._code(option)
        after = self._ahead(at, code)
        if after is not None:
            after.rng = from_seed("ahead")
            after.choices = (self.choices, at, code)
            after._pending = None
        return after

    def _code(self, option: object) -> int:
        """The code of an option, a key or a code of this game, or -1."""
        if type(option) is int:
            return option if 0 <= option < len(self.vocabulary.keys) else -1
        if isinstance(option, Option):
            return option.code if option.decision.vocabulary is self.vocabulary else -1
        if isinstance(option, str):
            return self.vocabulary.code(option)
        code = whole(option)
        return -1 if code is None or not 0 <= code < len(self.vocabulary.keys) else code

    def why_not(self, seat: SupportsIndex, key: object) -> Reason | None:
        """Why that key is not on offer now, in a sentence, with the rule it rests on; None if it is on offer."""
        refusal = self._why_not(seat_number(seat), key)
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
        return None if decision.allows(code) else self._refusal(decision, code)

    # -- for programs --------------------------------------------------------------------------------------------

    @property
    def action_count(self) -> int:
        """How many codes there are in this game's vocabulary."""
        return len(self.vocabulary.keys)

    def mask(self, seat: SupportsIndex, out: Any = None, relative: bool = False) -> Any:
        """A byte for each code, 1 if it is legal: as a bytearray, or in a buffer of as many bytes if one is given.

        `relative`: for each action of the table instead, which names seats as this one sees them.
        """
        at = self._checked_seat(seat)
        decision = None if at is None or self.over else self._decision(at)
        marks: bytes | bytearray
        if at is None or decision is None:
            marks = bytearray(len(self.action_table()) if relative else self.action_count)
        elif relative:
            marks = decision.marks_of(self.actions(at), len(self.action_table()))
        else:
            marks = decision.marks()
        return bytearray(marks) if out is None else filled(out, marks, MASKS)

    def action_table(self) -> ActionTable:
        """The published actions of this game."""
        table = _TABLES.get(self.name)
        if table is None:
            package = type(self).__module__.rpartition(".")[0]
            names = published(package)
            table = _TABLES[self.name] = ActionTable(self.name, self.vocabulary.keys, self._action_names(), names)
        return table

    def actions(self, seat: SupportsIndex) -> tuple[int, ...]:
        """By code: which action of the table it is for this seat."""
        at = seat_number(seat)
        known = _ACTIONS.get((self.name, self.players, at))
        if known is None:
            found = self.action_table().from_codes(lambda code: self._first_seat_code(code, at))
            known = _ACTIONS[self.name, self.players, at] = tuple(found)
        return known

    def code_of(self, seat: SupportsIndex, action: SupportsIndex) -> int:
        """The code that this action of the table is for this seat."""
        return self.actions(seat).index(index(action))

    def observe(self, seat: SupportsIndex, out: Any = None) -> Any:
        """All that this seat may know, as 32-bit floats: as an array, or in a buffer of that size if one is given.

        `observation_table` tells what stands where.
        """
        at = self._checked_seat(seat)
        data = b"" if at is None else self._observed(at)
        return array("f", data) if out is None else filled(out, data, OBSERVATIONS)

    def observation_table(self) -> observing.ObservationTable:
        """What stands where in an observation. The same for all games of this name and number of players."""
        return observing.table(self.name, self.players, OBSERVATION_VERSION, self._layout())

    def chance(
        self,
        seat: SupportsIndex | None = None,
        option: object = None,
        most: int = 1296,
        samples: int = 100,
        rng: BitSource | None = None,
    ) -> list[Outcome]:
        """What this legal choice rolls at once: dice, as `reseed` takes them, and how likely they are.

        A choice that rolls nothing has one certain outcome without dice. More than `most` outcomes are not listed:
        `samples` of them are drawn with `rng`.

        Without a choice: what is rolled next, if no choice before it matters, as in Troyes Dice. Where choices matter,
        as in Troyes, and when nothing is rolled any more, that is an empty list.
        """
        if seat is None:
            return self._next_roll()
        reason = self.why_not(seat, option)
        if reason is not None:
            raise IllegalMove(reason)
        source = from_seed("chance") if rng is None else rng
        return outcomes(self, seat_number(seat), self._code(option), most, samples, source)

    def reseed(self, seed: object, rolls: object = ()) -> None:
        """From here on other dice: `rolls` first, then the seed's. The record begins here, too."""
        self.seed, self.rolls = checked_seed(seed), checked_rolls(rolls)
        self.rng = from_seed(self.seed, self.rolls)
        self.choices = None
        self.start = None
        self.start = self.copy()

    # -- what is told --------------------------------------------------------------------------------------------

    @property
    def log(self) -> list[Message]:
        """What has happened since the start, all-seeing: for storage and study, never for a player."""
        return [self.tell(entry) for entry in self._story(None, True)]

    def view(self, seat: SupportsIndex | None, log: bool = False) -> dict[str, Any]:
        """All that this seat may see, as plain JSON data. None: a spectator.

        `log`: with the story so far, a list of messages as `Message.data` gives them.
        """
        at = self._checked_seat(seat)
        data = self._view(at)
        if log:
            data["log"] = [self.tell(entry).data() for entry in self._story(at, False)]
        return data

    def unveiled(self) -> dict[str, Any]:
        """The view of one who sees everything: for a look back at a finished game, never for a player."""
        return self._unveiled()

    def whole_story(self) -> list[Entry]:
        """The log of one who sees everything, before it is put into messages."""
        return self._story(None, True)

    def story(self, seat: SupportsIndex | None) -> list[Entry]:
        """The log of a seat's view before it is put into messages. Two entries that are equal tell the same."""
        return self._story(self._checked_seat(seat), False)

    def winners(self) -> tuple[int, ...]:
        """The seats that won, several if the victory is shared; nobody before the end."""
        if not self.over:
            return ()
        totals = [score.total for score in self.scores()]
        best = max(totals)
        return tuple(seat for seat, total in enumerate(totals) if total == best)

    # -- as any object of Python ---------------------------------------------------------------------------------

    def __eq__(self, other: object) -> bool:
        """Whether the table, the secrets and the dice to come are the same, however it came to that."""
        if not isinstance(other, Game):
            return NotImplemented
        if self is other:
            return True
        return (
            self.name == other.name
            and self.players == other.players
            and self.rng.state() == other.rng.state()
            and self._state() == other._state()
            and self.options == other.options
        )

    def __hash__(self) -> int:
        return hash((self.name, self.players, self.rng.state(), self._state()))

    def __repr__(self) -> str:
        made = f"<{self.name}, {self.players} seats, {len(self._made())} choices:"
        if self.over:
            return f"{made} over, {' to '.join([str(score.total) for score in self.scores()])}>"
        return f"{made} {', '.join([f'seat {decision.seat} {decision.kind}' for decision in self.pending])}>"

    def __copy__(self) -> "Game":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Game":
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., "Game"], tuple[Any, ...]]:
        """A game that says nothing else is unpickled by replaying its record."""
        return loaded("troyes:replay"), (self.record(),)

    def _kept(self) -> tuple[object, ...]:
        """What every game has beside its table, for `restore`."""
        choices = self._memory().choices.grown(self.choices, chosen)
        return self.seed, self.rng.state(), self.start, self.rolls, choices, self.turns, self.reveals

    def _memory(self) -> "Memory":
        memory = self._packed
        if memory is None:
            memory = self._packed = Memory()
        return memory

    def restore(self, kept: tuple[Any, ...]) -> None:
        """Takes over what `_kept` told, in a game whose table is laid out again."""
        self.seed, rng, self.start, self.rolls, self.choices, self.turns, self.reveals = kept
        self.rng = Rng(*rng)

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
        twin._packed = self._packed
        return twin

    def guess(self, seat: SupportsIndex | None, rng: BitSource) -> "Game":
        """A copy in which all that this seat cannot know is drawn anew. None: a spectator's guess."""
        at = self._checked_seat(seat)
        dream = self.copy()
        dream.seed = seed_from(rng)
        dream.rng = from_seed(dream.seed)
        dream.rolls = ()
        dream._pending = None
        dream._forget(at, rng)
        dream.choices = None
        dream._packed = None
        dream.start = None  # the true start knows the true seed
        dream.start = dream.copy()
        return dream

    def _checked_seat(self, seat: SupportsIndex | None) -> int | None:
        """Refuses a seat that is not at the table; -1 must not show the last seat's secrets."""
        if seat is None:
            return None
        at = seat_number(seat)
        if not 0 <= at < self.players:
            raise OptionError("why-no-such-seat", place="seat", seat=at, last=self.players - 1)
        return at

    def draws(self) -> list[list[Any]]:
        """Every roll and shuffle since the start, in order: what it was for, and what came."""
        start = self.start
        before = 0 if start is None else len(start._draws())
        return self._draws()[before:]

    def made(self) -> list[tuple[int, str]]:
        """The choices made since the start, as seat and key, in the order in which they were made."""
        keys = self.vocabulary.keys
        return [(choice[0], keys[choice[1]]) for choice in self._made()]

    def _made(self) -> list[Entry]:
        """The same as seat and code."""
        end, found = chosen(self.choices, None)
        return unpacked(end) + found

    def options_data(self) -> dict[str, Any]:
        """The options as plain JSON data: a copy that the reader may change."""
        return deepcopy(self.options)

    def record(self) -> dict[str, Any]:
        """The game as plain JSON data: `troyes.replay` makes it again."""
        return records.write(self)


class Memory:
    """What was packed of a game's chains. Copies share it."""

    def __init__(self) -> None:
        self.choices = Packed()
        self.story = Packed()


OBSERVATION_VERSION: Final = 1
"""Grows whenever a number of an observation moves or changes its meaning."""
_TABLES: Final[dict[str, ActionTable]] = {}
_ACTIONS: Final[dict[tuple[str, int, int], tuple[int, ...]]] = {}
