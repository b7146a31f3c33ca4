"""Options of a game as OpenSpiel's parameters, which are numbers, flags and texts without commas or brackets."""

import json
from collections.abc import Mapping
from typing import Any
from urllib.parse import quote, unquote

from troyes.core.descriptor import Descriptor
from troyes.core.options import GameOption
from troyes.research.setting import Setting

PLAYERS, REWARD = "players", "reward"
JOIN = ":"
"""Between several words, or the numbers of an order: `bonus=baker:prior`, `numbering=3:1:2:6:5:4`."""
NO_SEAT = -1


def specification(game: Descriptor) -> dict[str, Any]:
    """Every parameter and what it usually is."""
    return {PLAYERS: game.players[0], REWARD: "", **{option.name: _usual(option) for option in game.options}}


def _usual(option: GameOption) -> bool | int | str:
    """It also says of which type the parameter is."""
    if option.kind == "seat":
        return NO_SEAT
    return option.usual if option.kind in ("flag", "number") else ""


def written(game: Descriptor, setting: Setting) -> dict[str, Any]:
    """The parameters of a setting."""
    options = {name: _text(game.option(name), value) for name, value in setting.options.items()}
    return {PLAYERS: setting.players, REWARD: setting.reward, **options}


def read(game: Descriptor, parameters: Mapping[str, Any]) -> Setting:
    """The setting that parameters stand for, everything checked."""
    options = {
        option.name: _value(option, parameters[option.name])
        for option in game.options
        if parameters.get(option.name, _usual(option)) != _usual(option)
    }
    players = int(parameters.get(PLAYERS, game.players[0]))
    return Setting.of(game.name, players, parameters.get(REWARD) or None, options)


def _text(option: GameOption, value: Any) -> bool | int | str:
    if value is None:
        return _usual(option)
    if option.kind == "cards":
        return quote(json.dumps(value) if isinstance(value, Mapping) else str(value), safe="/")
    if isinstance(value, (bool, int, str)):
        return value
    return JOIN.join(str(each) for each in value)


def _value(option: GameOption, given: Any) -> Any:
    """What was meant. Whether it can be is for the game to say."""
    if option.kind == "cards":
        text = unquote(given)
        return json.loads(text) if text.startswith("{") else text
    if option.kind == "several":
        return given.split(JOIN)
    return [int(each) for each in given.split(JOIN)] if option.kind == "numbering" and JOIN in given else given
