"""The options of all games on the command line, made from what the games declare."""

import inspect
from pathlib import Path
from typing import Any, cast

import typer

import troyes
from troyes.cli.commands import Command, parameter, parameters_of, with_parameters
from troyes.cli.voice import CliError
from troyes.core import text
from troyes.core.cards import Overlay
from troyes.core.descriptor import Descriptor
from troyes.core.errors import CardsError, OptionError
from troyes.core.game import Game
from troyes.core.options import GameOption, Preset
from troyes.printed.faults import Fault, faults_of
from troyes.printed.numbers import source_of
from troyes.registry import descriptor, descriptors

Given = dict[str, Any]
"""What was given of any game's options, as people write it."""
TYPES: dict[str, Any] = {"flag": bool, "preset": bool, "several": list[str], "seat": int, "number": int, "cards": Path}
METAVARS = {"several": "NAMES", "seat": "SEAT", "number": "N", "cards": "FILE"}


def takes_options(command: Command) -> Command:
    """Lets a command take the options of every game: they come to it as its parameter `given`."""
    parameters = parameters_of(command)
    at = [each.name for each in parameters].index("given")
    added = [new for new in _parameters() if new.name not in inspect.signature(command).parameters]

    def taking(*args: Any, **all: Any) -> None:
        given = {new.name: all.pop(new.name) for new in added}
        command(*args, **all, given={name: value for name, value in given.items() if value is not None and value != []})

    return with_parameters(taking, command, [*parameters[:at], *added, *parameters[at + 1 :]])


def _parameters() -> list[inspect.Parameter]:
    """One for each option and each preset, however many games have it."""
    found: dict[str, inspect.Parameter] = {}
    for game in descriptors():
        for one in (*game.options, *(preset for preset in game.presets if preset.flag)):
            if one.name not in found:
                found[one.name] = _parameter(game, one)
    return list(found.values())


def _parameter(game: Descriptor, one: GameOption | Preset) -> inspect.Parameter:
    kind = one.kind if isinstance(one, GameOption) else "preset"
    flag = f"--{one.name.replace('_', '-')}"
    name = f"{flag}/--no-{flag[2:]}" if kind == "flag" else flag
    hint = TYPES.get(kind, str) | None
    metavar = None if hint == bool | None else METAVARS.get(kind, "WORD")
    return parameter(one.name, hint, None, typer.Option(name, metavar=metavar, help=_help(game, one)))


def _help(game: Descriptor, one: GameOption | Preset) -> str:
    """Of which games it is, what it is called, what may be written, and what it does."""
    having = [known for known in descriptors() if one in (*known.options, *known.presets)]
    shorts = ", ".join(known.short for known in having)
    whose = "" if len(having) == len(descriptors()) else f"{shorts[0].upper()}{shorts[1:]}: "
    id = game.option_words(one)
    values = one.written if isinstance(one, GameOption) else ""
    more = text.attribute(id, "help")
    return f"{whose}{text.render(id, {})}{f': {values}' if values else ''}. {more}".strip()


class CardFaults(CliError):
    """Everything that is wrong with an owner's numbers, a line each."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("cli-cards-faults", count=len(faults))
        self.faults = faults

    def text(self, lang: str = "en") -> str:
        return "\n".join([super().text(lang), *(fault.error.text(lang) for fault in self.faults)])


def own_numbers(game: str, cards: Path | None) -> Path | None:
    """A file of an owner's numbers, refused with all that is wrong with it."""
    faults = [] if cards is None else faults_of(source_of(game), Overlay(cards))
    if len(faults) == 1:
        raise faults[0].error
    if faults:
        raise CardFaults(faults)
    return cards


def chosen(game: Descriptor, given: Given) -> dict[str, Any]:
    """The options that were given, as the game takes them. One that it does not have is refused."""
    found: dict[str, Any] = {}
    for preset in game.presets:
        if given.get(preset.name):
            found |= preset.values
    presets = [preset.name for preset in game.presets]
    return found | {name: game.option(name).read(given[name]) for name in given if name not in presets}


def seed_of(given: str | None) -> str | None:
    """The seed that was given. An empty one is refused: it would be drawn, and nobody told."""
    if given is not None and not given.strip():
        raise OptionError("option-seed", place="seed", value=given)
    return given


def tried(game: str, players: int, options: dict[str, Any]) -> Game:
    """A game with these options, to see that there can be one before anything is begun."""
    for option in descriptor(game).options:
        seat = options.get(option.name) if option.kind == "seat" else None
        if seat is not None and seat >= players > 0:  # people count from 1, and are told so
            expected = ", ".join(str(seat + 1) for seat in range(players))
            raise OptionError("option-bad", place=option.name, value=str(seat + 1), expected=expected)
    try:
        return troyes.new_game(game, players=players, seed=1, **options)
    except CardsError:
        own_numbers(game, options.get("cards"))
        raise
    except OptionError as error:
        raise _as_written(descriptor(game), options, error) from None


def _as_written(game: Descriptor, options: dict[str, Any], error: OptionError) -> OptionError:
    """The same refusal with values as people write them after a command, where a game tells them as Python does."""
    option = next((option for option in game.options if option.name == error.place), None)
    if error.message.id != "option-bad" or option is None or not option.written:
        return error
    value: object = options[option.name]
    told = ",".join(map(str, cast("list[object]", value))) if isinstance(value, list) else str(value)
    return OptionError("option-bad", place=option.name, value=told[:60], expected=option.written)


def unusual(game: Game) -> dict[str, Any]:
    """The options of a game that are not the usual ones."""
    usual = descriptor(game.name).checked({}, game.players)
    return {name: value for name, value in game.options_data().items() if value != usual[name]}
