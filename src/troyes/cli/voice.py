"""How a command speaks: its language, where its words go, and how it says that something went wrong."""

import errno
import os
import re
import sys
from collections.abc import Generator
from contextlib import contextmanager, suppress
from io import UnsupportedOperation
from typing import TYPE_CHECKING, TextIO

import typer
from rich.console import Console

from troyes.core.errors import OptionError, TroyesError, refusal_of
from troyes.core.message import Arg, Message
from troyes.core.text import LANGUAGES, known, usual_language
from troyes.extras import PartMissing, missing

if TYPE_CHECKING:
    from rich.table import Table

FAILED = 1
REFUSED = 2
INTERRUPTED = 130
FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
NAME = re.compile(r"[a-z][a-z_]*")
"""An option as a game calls it."""


class CliError(TroyesError):
    """What a command cannot do: a file that is not there, a place that cannot be written to."""


class Voice:
    """Speaks one language, on the standard output and, about trouble, on the standard error."""

    def __init__(self, lang: str, asked: bool = True) -> None:
        self.lang = lang
        self.asked = asked
        """Whether its language was asked for, rather than found."""
        self.out = Console(highlight=False, markup=False, emoji=False)
        self.err = Console(highlight=False, markup=False, emoji=False, stderr=True)

    def words(self, id: str, **args: Arg) -> str:
        return Message(id, args).text(self.lang)

    def number(self, value: float) -> str:
        """A number with one decimal, as the language writes it."""
        return f"{value:.1f}".replace(".", self.words("cli-decimal"))

    def percent(self, share: float) -> str:
        return self.words("cli-percent", number=self.number(100 * share))

    def signed(self, value: float) -> str:
        """A difference with one decimal: a minus that is as wide as a plus."""
        sign = "+" if round(value, 1) > 0 else "−" if round(value, 1) < 0 else ""
        return sign + self.number(abs(value))

    def say(self, id: str, *, style: str = "", **args: Arg) -> None:
        self.out.print(self.words(id, **args), style=style, soft_wrap=True)

    def note(self, id: str, **args: Arg) -> None:
        """Something beside the result: it must not end up in a file that the result is sent to."""
        self.err.print(self.words(id, **args), style="dim", soft_wrap=True)

    def asks(self, id: str, **args: Arg) -> bool:
        """Whether whoever sits there says yes."""
        self.err.print(self.words(id, **args), end=" ", soft_wrap=True)
        return sys.stdin.readline().strip().lower() in ("y", "yes", "o", "oui")

    def table(self, table: "Table") -> None:
        """A table, or where there is no room for it the same line by line."""
        from troyes.cli.narrow import print_table

        print_table(self.out, table)

    def complain(self, error: TroyesError) -> None:
        self.err.print(error.text(self.lang), style="red", soft_wrap=True)


def language(given: str | None = None) -> str:
    """The language that was asked for, or TROYES_LANG, or the one of the system, or English."""
    if given is not None:
        return _known(given, "--lang")
    if os.environ.get("TROYES_LANG"):
        return _known(os.environ["TROYES_LANG"], "TROYES_LANG")
    return usual_language()


@contextmanager
def speaking(lang: str | None = None) -> Generator[Voice]:
    """A voice for one command. Trouble ends the command with a sentence instead of a traceback."""
    _never_stumble(sys.stdout)
    _never_stumble(sys.stderr)
    voice = Voice(usual_language())
    try:
        voice = Voice(language(lang), lang is not None)
        try:
            yield voice
        finally:
            sys.stdout.flush()
    except TroyesError as error:
        voice.complain(_as_typed(error))
        raise typer.Exit(REFUSED) from None
    except ModuleNotFoundError as error:
        found = missing(error)
        if not isinstance(found, PartMissing):
            raise
        voice.complain(found)
        raise typer.Exit(REFUSED) from None
    except BrokenPipeError:
        raise
    except OSError as error:
        voice.complain(refused_by_system(error))
        let_go()
        raise typer.Exit(REFUSED) from None
    except KeyboardInterrupt:
        voice.note("cli-interrupted")
        raise typer.Exit(INTERRUPTED) from None


def refused_by_system(error: OSError) -> CliError:
    """A disk that is full, a file that may not be read: where nobody nearer to it has found better words."""
    detail = refusal_of(error)
    if error.filename:
        return CliError("cli-file-unreadable", path=str(error.filename), detail=detail)
    return CliError("cli-unwritable" if error.errno in FULL else "cli-system", detail=detail)


def let_go() -> None:
    """What is still to be written to the standard output goes nowhere: nobody reads it, or it cannot be kept."""
    with suppress(OSError, ValueError, UnsupportedOperation):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _as_typed(error: TroyesError) -> TroyesError:
    """The same with options as people type them: `--start-player`, where a game says `start_player`."""
    args = error.message.args
    if error.message.id not in ("option-bad", "option-unknown"):
        return error
    known = ", ".join(_flag(name) for name in str(args.get("known", "")).split(", "))
    return OptionError(error.message.id, **{**args, "place": _flag(error.place), "known": known})


def _flag(name: str) -> str:
    return f"--{name.replace('_', '-')}" if NAME.fullmatch(name) else name


def _known(given: str, place: str) -> str:
    if not (lang := known(given)):
        raise OptionError("option-bad", place=place, value=given[:60] or "“”", expected=", ".join(LANGUAGES))
    return lang


def _never_stumble(stream: TextIO) -> None:
    """A terminal that lacks a letter shows a question mark instead of ending the command."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None and (stream.encoding or "").lower().replace("-", "") != "utf8":
        reconfigure(errors="replace")
