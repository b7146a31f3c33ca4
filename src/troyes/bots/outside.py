"""Bots of other packages: named `package.module:Class`, or by an entry point of the group `troyes.bots`.

Names travel as text and are loaded where the bot plays, so that it can think in another process.
"""

from functools import cache
from importlib import import_module
from inspect import signature
from traceback import extract_tb
from typing import Any

from troyes.bots.limits import Limits
from troyes.bots.player import Guess, Player, View
from troyes.core.decision import Decision, Option
from troyes.core.errors import BotError, OptionError, TroyesError
from troyes.core.outside import BOTS, entry_points


def installed() -> dict[str, str]:
    """What installed packages bring, by name: where the class is."""
    return {point.name: point.value for point in entry_points(BOTS)}


@cache
def load(name: str) -> Any:
    """The class of a bot. Whatever is wrong with it is told as an `OptionError`."""
    module, _, path = installed().get(name, name).partition(":")
    if not all(part.isidentifier() for part in f"{module}.{path}".split(".")):
        raise OptionError("bot-no-name", place="bot", value=name[:60])
    try:
        found: Any = import_module(module)
    except Exception as error:
        missing = error.name if isinstance(error, ModuleNotFoundError) else None
        if missing is not None and f"{module}.".startswith(f"{missing}."):
            raise OptionError("bot-no-module", place="bot", value=name, module=module) from None
        raise OptionError("bot-module-broken", place="bot", value=name, module=module, error=_told(error)) from error
    for part in path.split("."):
        found = getattr(found, part, None)
    if not isinstance(found, type):
        raise OptionError("bot-no-class", place="bot", value=name, module=module, name=path)
    if not callable(getattr(found, "choose", None)):
        raise OptionError("bot-no-choose", place="bot", value=name)
    return found


def takes_limits(name: str) -> bool:
    return "limits" in signature(load(name)).parameters


def make(name: str, seed: str, limits: Limits | None) -> Player:
    """A player of that class. It is given `seed` and `limits`, as far as its parameters name them."""
    kind = load(name)
    given = {"seed": seed, "limits": limits or Limits()}
    try:
        return OutsidePlayer(name, kind(**{key: given[key] for key in given if key in signature(kind).parameters}))
    except Exception as error:
        raise OptionError("bot-not-made", place="bot", value=name, error=_told(error)) from error


class OutsidePlayer:
    """A bot that others have written: its answer is checked, and what it raises is told with its name and seat."""

    def __init__(self, name: str, player: Any) -> None:
        self.name = name
        self.player = player

    def choose(self, decision: Decision, view: View, guess: Guess) -> Option:
        seat = decision.seat + 1
        try:
            answer: Any = self.player.choose(decision, view, guess)
        except Exception as error:
            raise BotError("bot-raised", bot=self.name, seat=seat, error=_told(error)) from error
        key = answer.key if isinstance(answer, Option) else answer
        code = decision.vocabulary.code(key) if isinstance(key, str) else -1
        if code not in decision.codes:
            raise BotError("bot-not-offered", bot=self.name, seat=seat, answer=repr(answer)[:60])
        return Option(decision, code)


def _told(error: Exception) -> str:
    """What was raised, and in which line if it is not the call itself that failed."""
    lines = extract_tb(error.__traceback__)
    where = f" ({lines[-1].filename}, line {lines[-1].lineno})" if len(lines) > 1 else ""
    said = error.text() if isinstance(error, TroyesError) else str(error)
    return f"{type(error).__name__}: {said}{where}"
