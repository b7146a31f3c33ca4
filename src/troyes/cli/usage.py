"""How the command ends, whatever it is given: wrong words are told in the reader's language, a closed pipe is fine."""

import re
import sys
from collections.abc import Sequence
from typing import Any

from typer.core import TyperGroup

from troyes.cli.voice import REFUSED, CliError, Voice, let_go, refused_by_system
from troyes.core.text import known, usual_language

NUMBER = re.compile(r"valid (integer|number|float)")
LIMIT = re.compile(r"(less|greater) than or equal to (\S+)")


class Root(TyperGroup):
    """All commands. What typer refuses, and ends with words of its own, is said in ours."""

    def main(self, *args: Any, **more: Any) -> Any:
        given: Sequence[str] = more.get("args") or (args[0] if args else None) or sys.argv[1:]
        try:
            status = super().main(*args, **{**more, "standalone_mode": False})
        except SystemExit as ended:
            if not isinstance(ended.__context__, BrokenPipeError):
                raise
            let_go()
            status = 0
        except OSError as error:
            Voice(_language(given)).complain(refused_by_system(error))
            let_go()
            status = REFUSED
        except Exception as error:
            if not hasattr(error, "format_message"):  # typer's refusals have it, whatever their class is called
                raise
            status = _refused(error, Voice(_language(given)))
        sys.exit(status if isinstance(status, int) else 0)


def _language(given: Sequence[str]) -> str:
    """The one that the command was asked for, as far as it can be told before its options are read."""
    for at, word in enumerate(given):
        name, _, value = word.partition("=")
        if name == "--lang":
            return known(value or (given[at + 1] if at + 1 < len(given) else "")) or usual_language()
    return usual_language()


def _refused(error: Any, voice: Voice) -> int:
    if type(error).__name__ == "NoArgsIsHelpError":
        error.show()
        return REFUSED
    voice.complain(_in_our_words(error))
    return REFUSED


def _in_our_words(error: Any) -> CliError:
    context = error.ctx if getattr(error, "ctx", None) is not None else None
    command = context.command_path if context is not None else "troyes"
    said = str(error.message)
    match type(error).__name__:
        case "NoSuchOption":
            near = ", ".join(sorted(error.possibilities or ()))
            id = "cli-usage-option-near" if near else "cli-usage-option"
            return CliError(id, option=error.option_name[:60], near=near, command=command)
        case "BadOptionUsage":
            id = "cli-usage-needless" if "not take" in said else "cli-usage-value"
            return CliError(id, option=error.option_name, command=command)
        case "MissingParameter":
            return CliError("cli-usage-missing", what=_shown(error.param), command=command)
        case "BadParameter":
            return CliError("cli-usage-bad", what=_shown(error.param), command=command, **_wanted(said))
        case _:
            return _by_its_words(said, context, command)


def _by_its_words(said: str, context: Any, command: str) -> CliError:
    """What typer has no class of its own for."""
    if found := re.search(r"No such command '(.*)'", said):
        names = ", ".join(context.command.list_commands(context)) if context is not None else ""
        return CliError("cli-argument", value=found[1][:60], known=names)
    if found := re.search(r"unexpected extra arguments?(?:\(s\))? \((.*)\)", said):
        return CliError("cli-usage-extra", value=found[1][:60], command=command)
    return CliError("cli-usage", said=said, command=command)


def _shown(parameter: Any) -> str:
    """What a parameter is called in the help: `--games`, `FILE`."""
    if parameter is None:
        return "?"
    if parameter.param_type_name == "option":
        return str(max(parameter.opts, key=len))
    return str(parameter.metavar or parameter.human_readable_name).strip("[]")


def _wanted(said: str) -> dict[str, str]:
    if found := NUMBER.search(said):
        return {"wanted": "integer" if found[1] == "integer" else "number", "limit": ""}
    if found := LIMIT.search(said):
        return {"wanted": "most" if found[1] == "less" else "least", "limit": found[2]}
    return {"wanted": "other", "limit": ""}
