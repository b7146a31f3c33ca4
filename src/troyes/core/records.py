"""The record of a game: versioned JSON from which the identical game is made again.

`draws`, `scores` and `checksum` add nothing to the game. They are there so that damage and tampering show.
"""

import json
from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import TYPE_CHECKING, Annotated, Any, Protocol, cast

import msgspec
from msgspec import Meta

from troyes.core import forms
from troyes.core.cards import differing, merged
from troyes.core.errors import IllegalMove, Reason, RecordError, TroyesError, quoted
from troyes.core.forms import Misfit, because, fitted
from troyes.core.message import Message
from troyes.core.whole import whole

if TYPE_CHECKING:
    from troyes.core.game import Game


FORMAT = 1

SeatNumber = Annotated[int, Meta(ge=0, description="The seat that chose, from 0.")]
Choice = tuple[SeatNumber, Annotated[str, Meta(max_length=200, description="The key of the option it chose.")]]
Draw = tuple[
    Annotated[str, Meta(description="What was rolled or shuffled.")],
    Annotated[list[int], Meta(description="What came, in order.")],
]


class Record(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A game of the troyes family, as a list of choices."""

    format: Annotated[int, Meta(description="The version of this format.")]
    game: Annotated[str, Meta(description='The name of the game: "troyes-dice", ...')]
    players: Annotated[int, Meta(ge=1, le=10, description="The number of seats.")]
    options: Annotated[dict[str, Any], Meta(description="The options of the game, all of them.")]
    seed: Annotated[int | str, Meta(description="The seed of every roll and shuffle.")]
    choices: Annotated[list[Choice], Meta(description="Every choice, in the order in which they were made.")]
    draws: Annotated[list[Draw] | None, Meta(description="Every roll and shuffle that followed from the seed.")] = None
    scores: Annotated[
        list[int] | None, Meta(description="The final points of each seat, le Roy's last, if the game is over.")
    ] = None
    position: Annotated[
        dict[str, Any] | None, Meta(description="The position that the game began from, if not from the set-up.")
    ] = None
    rolls: Annotated[list[int], Meta(description="Dice that came up before those of the seed.")] = []
    numbers: Annotated[
        dict[str, Any] | None,
        Meta(description="Every printed number that was played with: a later version may know better ones."),
    ] = None
    commitment: Annotated[
        str | None, Meta(description="The hash that was published before the game: SHA-256 of the seed.")
    ] = None
    checksum: Annotated[
        str | None, Meta(description="SHA-256 of all other fields as JSON with sorted keys and no spaces.")
    ] = None


class Starter(Protocol):
    """What the registry does for `replay`: opens the game that a record names."""

    def new(self, name: str, players: int, seed: int | str, options: dict[str, Any]) -> "Game": ...

    def place(self, position: dict[str, Any], seed: int | str, rolls: list[int]) -> "Game": ...


def write(game: "Game") -> dict[str, Any]:
    record: dict[str, Any] = {
        "format": FORMAT,
        "game": game.name,
        "players": game.players,
        "options": game.options_data(),
        "seed": game.seed,
        "choices": [[seat, key] for seat, key in game.made()],
        "draws": game.draws(),
    }
    record["numbers"] = game.numbers_data()
    if game.start is not None:
        record["position"] = game.start.position()
        if game.rolls:
            record["rolls"] = list(game.rolls)
    if game.over:
        record["scores"] = [score.total for score in game.scores()]
    record["checksum"] = checksum(record)
    return record


def checksum(record: Mapping[str, Any]) -> str:
    rest = {name: value for name, value in record.items() if name != "checksum"}
    return sha256(json.dumps(rest, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def schema() -> dict[str, Any]:
    """The published JSON schema of a record."""
    return forms.schema(Record)


def parse(text: str | bytes) -> Any:
    """JSON text as data, or an error that says where it breaks off."""
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        line, column = str(error.lineno), str(error.colno)
        raise RecordError("record-not-json", place=place, what="place", line=line, column=column) from None
    except UnicodeDecodeError as error:
        byte = str(error.start)
        raise RecordError("record-not-json", place=f"byte {byte}", what="bytes", byte=byte) from None
    except (ValueError, RecursionError):  # a number or a nesting without end
        raise RecordError("record-not-json", place="$", what="endless") from None


def read(data: object) -> Record:
    """The record, checked for its form."""
    if not isinstance(data, Mapping) or "format" not in data or "game" not in data:
        raise RecordError("record-foreign", place="$")
    version = cast("Mapping[str, object]", data)["format"]
    if version != FORMAT or isinstance(version, bool):
        raise RecordError("record-version", place="format", found=quoted(version), known=FORMAT)
    try:
        record = fitted(cast("object", data), Record)
    except Misfit as misfit:
        raise RecordError("record-form", place=misfit.place, detail=misfit.why()) from None
    cards = record.options.get("cards")
    if cards is not None and not isinstance(cards, Mapping):
        # The numbers themselves stand in a record: it must not have files opened on the machine that reads it.
        raise RecordError(
            "record-form",
            place="options.cards",
            detail=because("cards-misfit-typed", wanted="object-or-null", value=quoted(cards)),
        )
    return record


class Check:
    """What came of comparing one draw of a record with the seed's."""

    def __init__(
        self, number: int, what: str, told: list[int] | None, derived: list[int], tell: Callable[..., Message | None]
    ) -> None:
        self.number = number
        self.what = what
        self.told = told
        self.derived = derived
        self._tell = tell

    @property
    def right(self) -> bool:
        return self.told is None or self.told == self.derived

    def words(self, values: list[int]) -> Message | None:
        """What such a draw comes to, with dice and cards by their names; None if there are no words for it."""
        try:
            return self._tell(self.what, values)
        except (LookupError, ValueError):  # a record may say anything
            return None


def replay(data: object, starter: Starter, upto: int | None = None) -> "Game":
    """The identical game again, with `upto` given only its first choices."""
    record = read(data)
    game = _begin(record, starter)
    _compare_draws(record, game, 0)
    count = len(record.choices) if upto is None else whole(upto)
    if count is None or not 0 <= count <= len(record.choices):
        raise RecordError("record-upto", place="upto", found=quoted(upto), last=len(record.choices))
    reveals = game.reveals
    for at, (seat, key) in enumerate(record.choices[:count]):
        try:
            game.again(seat, key)
        except IllegalMove as error:
            raise RecordError("record-choice", place=f"choices[{at}]", key=key, why=error.reason) from None
        if game.reveals != reveals:
            reveals = game.reveals
            _compare_draws(record, game, at + 1)
    if count == len(record.choices):
        _compare_end(record, game)
    _compare_checksum(record, cast("Mapping[str, Any]", data))
    return game


def verify(data: object, starter: Starter) -> list[Check]:
    """Every draw of the record beside what the seed gives. It stops at the first that is wrong.

    A choice that the true dice do not allow ends it too: the draw before it is the last that can be derived.
    """
    record = read(data)
    if record.draws is None:
        raise RecordError("record-no-draws", place="draws")
    game = _begin(record, starter)
    for at, (seat, key) in enumerate(record.choices):
        try:
            game.again(seat, key)
        except IllegalMove as error:
            checks = _checks(record, game)
            if all(check.right for check in checks):
                raise RecordError("record-choice", place=f"choices[{at}]", key=key, why=error.reason) from None
            return checks
    return _checks(record, game)


def _begin(record: Record, starter: Starter) -> "Game":
    """The game at its start, with the numbers that it was played with."""
    try:
        game = _opened(record, starter, {})
    except TroyesError as error:
        raise RecordError("record-start", place=_field(record, error.place), why=Reason(error.message)) from None
    if record.numbers is not None and record.numbers != game.numbers_data():
        own: Mapping[str, Any] = record.options.get("cards") or {}
        try:
            game = _opened(record, starter, {"cards": merged(own, differing(record.numbers, game.numbers_data()))})
        except TroyesError as error:
            raise RecordError("record-start", place="numbers", why=Reason(error.message)) from None
    for field, told, placed in (("game", record.game, game.name), ("players", record.players, game.players)):
        if told != placed:
            raise RecordError("record-form", place=field, detail=because("record-otherwise", value=str(placed)))
    return game


def _opened(record: Record, starter: Starter, own: dict[str, Any]) -> "Game":
    position = record.position
    if position is None:
        return starter.new(record.game, record.players, record.seed, {**record.options, **own})
    if own:
        position = {**position, "options": {**position["options"], **own}}
    return starter.place(position, record.seed, record.rolls)


def _field(record: Record, place: str) -> str:
    """The field of the record in which the start went wrong at `place`."""
    name = place.partition("[")[0]
    if record.position is None:
        return place if name in ("game", "players", "seed") else f"options.{place}"
    return place if name in ("seed", "rolls") else f"position.{place}"


def _checks(record: Record, game: "Game") -> list[Check]:
    told = record.draws or []
    checks: list[Check] = []
    for number, (what, derived) in enumerate(game.draws()):
        found = list(told[number][1]) if number < len(told) and told[number][0] == what else []
        checks.append(Check(number, what, found if record.draws is not None else None, derived, game.tell_draw))
        if not checks[-1].right:
            break
    return checks


def _compare_draws(record: Record, game: "Game", made: int) -> None:
    for check in _checks(record, game):
        if not check.right:
            place = f"draws[{check.number}]"
            told, derived = _spaced(check.told or []), _spaced(check.derived)
            raise RecordError("record-draw", place=place, what=check.what, told=told, derived=derived, made=made)


def _compare_end(record: Record, game: "Game") -> None:
    if record.draws is not None and len(record.draws) > len(game.draws()):
        raise RecordError("record-truncated", place=f"choices[{len(record.choices)}]")
    if record.scores is None:
        return
    if not game.over:
        raise RecordError("record-truncated", place=f"choices[{len(record.choices)}]")
    scores = game.scores()
    if len(record.scores) != len(scores):
        raise RecordError("record-form", place="scores", detail=because("cards-misfit-length", number=str(len(scores))))
    for seat, score in enumerate(scores):
        told = record.scores[seat]
        if told != score.total:
            raise RecordError("record-score", place=f"scores[{seat}]", told=told, derived=score.total)


def _compare_checksum(record: Record, data: Mapping[str, Any]) -> None:
    if record.checksum is None:
        return
    try:
        found = checksum(data)
    except (TypeError, ValueError, RecursionError) as error:
        raise RecordError("record-form", place="$", detail=str(error)) from None
    if found != record.checksum:
        raise RecordError("record-edited", place="checksum")


def _spaced(values: list[int]) -> str:
    return " ".join(map(quoted, values)) or "-"
