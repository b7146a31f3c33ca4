"""What the product says about itself: its version, its games, its file formats."""

import json
from typing import Any

from rich.table import Table
from rich.text import Text

import troyes
from troyes.bots.levels import LEVELS
from troyes.bots.outside import installed
from troyes.bots.roster import BOTS
from troyes.cli.voice import CliError, Voice
from troyes.core import records
from troyes.engine import engine
from troyes.registry import descriptor, descriptors

SCHEMAS = ("record", "position", "view")


def tell_version(voice: Voice) -> None:
    voice.say("cli-version", version=troyes.__version__, how=voice.words(f"engine-{engine()}"))


def tell_games(voice: Voice) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("name", "game", "players", "options"):
        table.add_column(voice.words(f"cli-games-{heading}"))
    for game in descriptors():
        low, high = game.players
        seats = str(low) if low == high else f"{low}–{high}"
        table.add_row(game.short, Text(game.name), seats, ", ".join(game.usual()))
    voice.table(table)
    voice.out.print()
    voice.say("cli-games-bots")
    levels = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("key", "level", "how"):
        levels.add_column(voice.words(f"cli-games-{heading}"), no_wrap=heading != "how")
    for bot in (*LEVELS, *(bot for bot in BOTS if bot not in LEVELS)):
        levels.add_row(bot, voice.words(f"table-bot-{bot}"), voice.words(f"table-bot-{bot}-line"))
    for bot, place in installed().items():
        levels.add_row(bot, "", Text(place))
    voice.out.print(levels)


def tell_schema(what: str, game: str, voice: Voice) -> None:
    """A record has the same form in every game; positions and views are each game's own."""
    if what not in SCHEMAS:
        raise CliError("cli-argument", value=what[:60], known=", ".join(SCHEMAS))
    data = records.schema() if what == "record" else _game_schema(what, game)
    voice.out.print(json.dumps(data, indent=2, ensure_ascii=False), soft_wrap=True)


def _game_schema(what: str, game: str) -> dict[str, Any]:
    schema = descriptor(game).part("schema" if what == "position" else "view_schema")
    if schema is None:
        raise CliError(f"cli-no-{what}s", game=game)
    return schema()
