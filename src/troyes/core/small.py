"""A small game in little code: no secrets, a state that is plain data, and words that follow from its name.

`tests/examples/pig` is one. A game with more to it derives from `Game` itself.
"""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, ClassVar, Self, cast

from troyes.core.decision import Decision, Vocabulary
from troyes.core.descriptor import Descriptor
from troyes.core.errors import PositionError, quoted
from troyes.core.game import Entry, Game, Score, since
from troyes.core.message import Arg, Message
from troyes.core.rng import Seed, from_seed

FORMAT = 1


class SmallDecision(Decision):
    """The message `GAME-ask` asks, and `GAME-option-KEY` names an option."""

    def __init__(
        self, seat: int, game: str, vocabulary: Vocabulary, keys: tuple[str, ...], args: dict[str, Arg]
    ) -> None:
        super().__init__(seat, "turn", vocabulary)
        self._listed = [vocabulary.code(key) for key in keys]
        self._game = game
        self._args = args

    def prompt(self) -> Message:
        return Message(f"{self._game}-ask", self._args)

    def describe(self, code: int) -> Message:
        return Message(f"{self._game}-option-{self.vocabulary.keys[code].replace(' ', '-')}", self._args)


class SmallGame(Game):
    """Say `DESCRIPTOR`, `KEYS` and `STORY`, and fill in `begin`, `keys`, `take` and `points`.

    Whatever is drawn is told: a choice that draws must leave the seat something to choose, if only to end its turn, so
    that nobody can see whether a choice ends the turn, and take it back, before the die has fallen.
    """

    DESCRIPTOR: ClassVar[Descriptor]
    KEYS: ClassVar[tuple[str, ...]]
    """Everything that can ever be chosen. Their order never changes."""
    STORY: ClassVar[dict[str, str]]
    """The messages of the log, each with the names of its numbers, such as "seat pips". Their order never changes."""
    DRAWN: ClassVar[dict[str, str]] = {}
    """By message of the log that tells a draw: what the draw is called. Its last number is what came."""

    def __init__(self, players: int, seed: Seed, options: dict[str, Any]) -> None:
        super().__init__(self.DESCRIPTOR.name, _vocabulary(self.KEYS), players, options, seed, from_seed(seed))
        self.entries: object = None
        self.state = self.begin()
        """Plain JSON data: all there is to know of the game."""
        self.looked_at = -1
        """In a look ahead: the seat whose turn has ended with it."""

    # -- what a small game fills in ------------------------------------------------------------------------------

    def begin(self) -> dict[str, Any]:
        """The state at the start."""
        raise AssertionError

    def keys(self, seat: int) -> tuple[str, ...]:
        """What this seat can choose now; none if it has nothing to choose."""
        raise AssertionError

    def take(self, seat: int, key: str) -> None:
        """Carries out a choice: changes the state, and tells it with `note`. `end_turn` where the turn is over."""
        raise AssertionError

    def points(self) -> list[int]:
        """Each seat's points."""
        raise AssertionError

    # -- what it may use -----------------------------------------------------------------------------------------

    def note(self, id: str, *numbers: int) -> None:
        """Tells something in the log: one of the messages of `STORY`, with its numbers. Seats count from 0."""
        self.entries = (self.entries, (list(self.STORY).index(id), *numbers))
        self.reveals += int(id in self.DRAWN)

    def end_turn(self) -> None:
        self.turns += 1
        self.reveals += 1

    # -- the contract --------------------------------------------------------------------------------------------

    def _decision(self, seat: int) -> Decision | None:
        keys = () if self.over or seat == self.looked_at else self.keys(seat)
        args: dict[str, Arg] = {name: value for name, value in self.state.items() if isinstance(value, int)}
        return SmallDecision(seat, self.name, self.vocabulary, keys, args) if keys else None

    def _take(self, seat: int, code: int) -> None:
        self.take(seat, self.vocabulary.keys[code])

    def _ahead(self, seat: int, code: int) -> Game | None:
        twin = self._twin()
        twin.take(seat, self.vocabulary.keys[code])
        if len(twin._draws()) > len(self._draws()):
            return None
        twin.looked_at = seat if twin.turns != self.turns else -1
        return twin

    def _twin(self) -> Self:
        twin = type(self)(self.players, self.seed, self.options)
        twin.rng = self.rng.copy()
        twin.state = deepcopy(self.state)
        twin.entries, twin.looked_at = self.entries, self.looked_at
        twin.over, twin.turns, twin.reveals = self.over, self.turns, self.reveals
        return twin

    def _fork(self) -> Game:
        return self._twin()

    def _story(self, seat: int | None, everything: bool) -> list[Entry]:
        return since(self.entries, None)

    def tell(self, entry: Entry) -> Message:
        id, names = list(self.STORY.items())[entry[0]]
        told = zip(names.split(), entry[1:], strict=True)
        return Message(id, {name: number + (name in ("seat", "other")) for name, number in told})

    def _draws(self) -> list[list[Any]]:
        ids = list(self.STORY)
        told = [(ids[entry[0]], entry) for entry in since(self.entries, None)]
        return [[self.DRAWN[id], [entry[-1]]] for id, entry in told if id in self.DRAWN]

    def scores(self) -> list[Score]:
        return [Score({"points": points}) for points in self.points()]

    def _view(self, seat: int | None) -> dict[str, Any]:
        return {**self.position(), "seat": seat}

    def position(self) -> dict[str, Any]:
        known = {"format": FORMAT, "game": self.name, "players": self.players, "options": self.options_data()}
        return {**known, "over": self.over, **deepcopy(self.state)}

    @classmethod
    def read(cls, data: Mapping[str, Any], seed: Seed, rolls: tuple[int, ...]) -> Game:
        """A position has the form of a game that has just begun, and what stands in it is believed."""
        players = cls.DESCRIPTOR.checked_players(data.get("players"))
        options: object = data.get("options")
        if not isinstance(options, dict):
            raise PositionError("position-wrong", place="options", detail=quoted(options))
        game = cls(players, seed, cls.DESCRIPTOR.checked(cast("dict[str, Any]", options), players))
        for name, fresh in game.position().items():
            if type(data.get(name)) is not type(fresh):
                raise PositionError("position-wrong", place=name, detail=quoted(data.get(name)))
        game.rng = from_seed(seed, rolls)
        game.state = {name: deepcopy(data[name]) for name in game.state}
        game.over, game.rolls = data["over"], rolls
        game.start = game.copy()
        return game


_VOCABULARIES: dict[tuple[str, ...], Vocabulary] = {}


def _vocabulary(keys: tuple[str, ...]) -> Vocabulary:
    """The same for every game of a kind."""
    return _VOCABULARIES.setdefault(keys, Vocabulary(list(keys)))
