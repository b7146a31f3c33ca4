"""What a seat must choose now, and every legal answer.

A game numbers everything that can ever be chosen in it: the number is the option's `code`, its short stable string is
the `key`. The engine thinks in codes; people, records and the network speak in keys.
"""

from collections.abc import Iterator, Sequence
from typing import overload

from mypy_extensions import mypyc_attr

from troyes.core.message import Message


class Vocabulary:
    """All keys of a game, and their codes."""

    def __init__(self, keys: list[str]) -> None:
        self.keys = keys
        self.codes = {key: code for code, key in enumerate(keys)}

    def code(self, key: str) -> int:
        """The code of a key, or -1 if this game has no such key."""
        return self.codes.get(key, -1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision:
    """One seat's open choice. It stays as it was when the game moves on.

    A game derives its own kind, which says how to list the codes and how to put one in words.
    """

    def __init__(self, seat: int, kind: str, vocabulary: Vocabulary) -> None:
        self.seat = seat
        self.kind = kind
        self.vocabulary = vocabulary
        self._listed: list[int] | None = None
        self._codes: tuple[int, ...] | None = None

    @property
    def codes(self) -> tuple[int, ...]:
        """The codes of every legal option, as `options` has them: in the order for people. A mask has them sorted."""
        codes = self._codes
        if codes is None:
            codes = self._codes = tuple(self._list())
        return codes

    @property
    def options(self) -> "Options":
        return Options(self, self._list())

    def _list(self) -> list[int]:
        """The codes as the engine has listed them: for itself, never to be changed."""
        listed = self._listed
        if listed is None:
            listed = self._listed = self._list_codes()
        return listed

    def allows(self, code: int) -> bool:
        """Whether this code is among the options. Compiled, `any` is a loop, while `in` compares objects."""
        return any(listed == code for listed in self._list())

    def marks(self) -> bytes | bytearray:
        """A byte for each code, 1 if it is among the options. Never to be changed."""
        marks = bytearray(len(self.vocabulary.keys))
        for code in self._list():
            marks[code] = 1
        return marks

    def marks_of(self, actions: tuple[int, ...], count: int) -> bytearray:
        """The same for each of so many actions. `actions`: by code, which one it is."""
        marks = bytearray(count)
        for code in self._list():
            marks[actions[code]] = 1
        return marks

    def _list_codes(self) -> list[int]:
        raise AssertionError("a game's Decision lists its own codes")

    def describe(self, code: int) -> Message:
        raise AssertionError("a game's Decision describes its own options")

    def seen(self) -> "Decision":
        """The same decision as its seat may hold it: a bot gets this one. A game with secrets leaves them out."""
        return self

    def prompt(self) -> Message:
        """What is asked, as a sentence."""
        raise AssertionError("a game's Decision words its own question")

    def __copy__(self) -> "Decision":
        return self

    def __deepcopy__(self, memo: object) -> "Decision":
        return self  # it never changes

    def __reduce__(self) -> str:
        raise TypeError("a decision is a part of its game: pickle that, or a key of its options")

    def __repr__(self) -> str:
        return f"<Decision: seat {self.seat}, {self.kind}, {len(self.codes)} options>"


class Option:
    """One legal answer to one decision."""

    def __init__(self, decision: Decision, code: int) -> None:
        self.decision = decision
        self.code = code

    @property
    def key(self) -> str:
        """A short stable string, the same in every language."""
        return self.decision.vocabulary.keys[self.code]

    @property
    def message(self) -> Message:
        return self.decision.describe(self.code)

    def label(self, lang: str = "en") -> str:
        """The option in words, for people."""
        return self.message.text(lang)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Option):
            return NotImplemented
        mine, theirs = self.decision, other.decision
        return self.code == other.code and mine.seat == theirs.seat and mine.kind == theirs.kind

    def __hash__(self) -> int:
        return hash((self.decision.seat, self.code))

    def __copy__(self) -> "Option":
        return self

    def __deepcopy__(self, memo: object) -> "Option":
        return self  # it never changes

    def __reduce__(self) -> str:
        raise TypeError("an option is a part of its game: pickle that, or the option's key")

    def __str__(self) -> str:
        return self.key

    def __repr__(self) -> str:
        return f"<Option {self.key!r}>"


class Options:
    """The options of a decision as a sequence. Option objects are made only when asked for."""

    def __init__(self, decision: Decision, codes: list[int]) -> None:
        self._decision = decision
        self._codes = codes

    def __len__(self) -> int:
        return len(self._codes)

    @overload
    def __getitem__(self, at: int) -> Option: ...
    @overload
    def __getitem__(self, at: slice) -> list[Option]: ...
    def __getitem__(self, at: int | slice) -> Option | list[Option]:
        if isinstance(at, slice):
            return [Option(self._decision, code) for code in self._codes[at]]
        return Option(self._decision, self._codes[at])

    def __iter__(self) -> Iterator[Option]:
        return iter(self[:])

    def __reversed__(self) -> Iterator[Option]:
        return iter(self[::-1])

    def __contains__(self, option: object) -> bool:
        return isinstance(option, Option) and option in self[:]

    def index(self, option: Option) -> int:
        return self[:].index(option)

    def count(self, option: Option) -> int:
        return self[:].count(option)

    def keys(self) -> list[str]:
        """Every option's key, in order."""
        keys = self._decision.vocabulary.keys
        return [keys[code] for code in self._codes]

    def __repr__(self) -> str:
        return f"<Options: {', '.join(self.keys())}>"


class Plan:
    """Several steps at once: the keys to choose one after the other, and what that comes to."""

    def __init__(
        self,
        keys: tuple[str, ...],
        value: int,
        times: int,
        price: dict[str, int],
        change: dict[str, int],
        dice: tuple[str, ...] = (),
        outcome: tuple[int, ...] = (),
    ) -> None:
        self.keys = keys
        self.value = value
        """What the dice are worth."""
        self.times = times
        """How often they can do it; 0 where that makes no sense."""
        self.price = price
        """What is paid for it, each only if something is."""
        self.change = change
        """What it changes in the seat's resources, each only if it does."""
        self.dice = dice
        """The keys of all dice that it takes, also of those that nobody has to choose."""
        self.outcome = outcome
        """The same for plans that come to the same, whatever they use; empty where no two of them do."""

    def __repr__(self) -> str:
        return f"<Plan {', '.join(self.keys)}: {self.value}, {self.times} times, {self.change}>"


Sequence.register(Options)  # pyright: ignore[reportUnknownMemberType, reportAttributeAccessIssue]
