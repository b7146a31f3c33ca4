"""What goes wrong, each with the place where it went wrong and what to do about it."""

import errno
from typing import Any

from troyes.core import text
from troyes.core.message import Arg, Message
from troyes.core.text import Translated, quoted

__all__ = [
    "BotError",
    "CardsError",
    "IllegalMove",
    "OptionError",
    "PositionError",
    "Reason",
    "RecordError",
    "TroyesError",
    "quoted",
    "refusal_of",
]


class TroyesError(ValueError):
    """The parent of every error that the product raises on purpose. Nothing was changed when it is raised."""

    def __init__(self, id: str, **args: Arg) -> None:
        super().__init__(id, args)
        self.message = Message(id, args)

    @property
    def place(self) -> str:
        """Where it went wrong: a field of a record or position, an option, a line of a file."""
        return str(self.message.args.get("place", ""))

    def text(self, lang: str = "en") -> str:
        words = self.message.text(lang)
        remedy = text.remedy(self.message.id, self.message.args, lang)
        return f"{words} {remedy}".strip()

    def __str__(self) -> str:
        return self.text()

    def __reduce__(self) -> tuple[Any, ...]:
        return (_remade, (type(self), self.message.id, self.message.args))


def _remade(kind: type[TroyesError], id: str, args: dict[str, Arg]) -> TroyesError:
    return kind(id, **args)


class OptionError(TroyesError):
    """An unknown game, an unknown or impossible option, a wrong number of players, a bad seed."""


class RecordError(TroyesError):
    """A record that cannot be replayed."""


class PositionError(TroyesError):
    """A position that cannot be."""


class CardsError(TroyesError):
    """An owner's card numbers that cannot be used."""


class BotError(TroyesError):
    """A bot of another package that failed in the middle of a game."""


class IllegalMove(TroyesError):
    """A choice that is not on offer. `reason` says why, with the rule it rests on."""

    def __init__(self, reason: "Reason") -> None:
        super().__init__(reason.message.id, **reason.message.args)
        self.reason = reason

    def __reduce__(self) -> tuple[Any, ...]:
        return (IllegalMove, (self.reason,))


class Reason(Translated):
    """A sentence in English that also knows its rule and its other languages."""

    message: Message
    rule: str

    def __new__(cls, message: Message) -> "Reason":
        reason = super().__new__(cls, _with_rule(message, "en"))
        reason.message = message
        reason.rule = message.rule
        return reason

    def text(self, lang: str = "en") -> str:
        return _with_rule(self.message, lang)

    def __reduce__(self) -> tuple[type["Reason"], tuple[Message]]:
        return (Reason, (self.message,))


def _with_rule(message: Message, lang: str) -> str:
    words = message.text(lang)
    if not message.rule:
        return words
    return Message("why-with-rule", {"why": words, "rule": message.rule}).text(lang)


def refusal_of(error: Exception) -> str:
    """Why the system, or a database, refuses something: in words of ours where there are any."""
    name = str(getattr(error, "sqlite_errorname", "")) or errno.errorcode.get(getattr(error, "errno", None) or 0, "")
    id = f"system-{'_'.join(name.split('_')[:2])}"
    if text.has(id):
        return Reason(Message(id, {}))
    return str(getattr(error, "strerror", "") or "") or str(error) or type(error).__name__
