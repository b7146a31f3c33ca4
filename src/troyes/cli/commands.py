"""What every command has: a language to ask for, and a voice that speaks it."""

import inspect
from collections.abc import Callable
from functools import wraps
from typing import Annotated, Any

import typer

from troyes.cli.voice import speaking

Command = Callable[..., None]
HELP = {"help_option_names": ["-h", "--help"]}


class Commands(typer.Typer):
    """Commands that are handed a voice as their first parameter, and speak the language that `--lang` asks for."""

    def command(self, *args: Any, **more: Any) -> Callable[[Command], Command]:
        register = super().command(*args, **more)
        return lambda command: register(spoken(command, parameters_of(command)[1:]))


def parameter(name: str, hint: Any, usual: Any, option: Any) -> inspect.Parameter:
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=usual, annotation=Annotated[hint, option])


LANG = parameter(
    *("lang", str | None, None),
    typer.Option("--lang", metavar="en|fr", help="The language; otherwise TROYES_LANG, or the system's own."),
)


def parameters_of(command: Command) -> list[inspect.Parameter]:
    found = inspect.signature(command).parameters.values()
    return [each.replace(kind=inspect.Parameter.KEYWORD_ONLY) for each in found]


def with_parameters(run: Command, command: Command, parameters: list[inspect.Parameter]) -> Command:
    """`run` under the name and with the help of `command`, as if it declared these parameters."""
    found = wraps(command)(run)
    found.__signature__ = inspect.Signature(parameters)  # pyright: ignore[reportAttributeAccessIssue]
    found.__annotations__ = {each.name: each.annotation for each in parameters}
    return found


def spoken(command: Command, parameters: list[inspect.Parameter]) -> Command:
    """The command with these parameters and `--lang`. Trouble ends it with a sentence instead of a traceback."""

    def speaks(*, lang: str | None, **given: Any) -> None:
        with speaking(lang) as voice:
            command(voice, **given)

    return with_parameters(speaks, command, [*parameters, LANG])
