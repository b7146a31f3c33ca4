"""`troyes achievements`: each player's wall of 21 boxes, kept across games of Troyes Dice. No other game has boxes."""

import typer
from rich.table import Table
from rich.text import Text

from troyes.cli.store import Store, Wall
from troyes.cli.voice import FAILED, CliError, Voice
from troyes.core.game import Game
from troyes.dice.achievements import BOXES, COUNTED, earned, kinds
from troyes.dice.game import DiceGame


def store_finished(game: Game, names: list[str | None]) -> dict[str, list[str]]:
    """Writes a finished game on the walls of those who played it, and tells which boxes are new, by name.

    `names` holds a name for each seat, None for a bot. The same game is counted once, however often it is stored.
    A store that cannot be used raises a `TroyesError`, and nothing in it is changed.
    """
    if not game.over or not isinstance(game, DiceGame):
        return {}
    boxes: dict[str, set[str]] = {}
    points: dict[str, int] = {}
    scores = game.scores()
    for seat, given in enumerate(names):
        name = tidy(given or "")
        if name:
            boxes.setdefault(name, set()).update(earned(game, seat))
            points[name] = max(points.get(name, scores[seat].total), scores[seat].total)
    if not boxes:
        return {}
    digest: str = game.record()["checksum"]
    with Store.opened() as store:
        return {name: store.add(name, digest, kinds(game), points[name], boxes[name]) for name in boxes}


def walls(game: Game, names: list[str | None]) -> list[Wall]:
    """What is kept of those who play, once for each name; nothing of a game that has no boxes."""
    if not isinstance(game, DiceGame):
        return []
    players = dict.fromkeys(tidy(name or "") for name in names)
    with Store.opened() as store:
        return [store.wall(player) for player in players if player]


def tidy(name: str) -> str:
    """A name as the wall keeps it: blanks at its ends and doubled ones do not make another player."""
    return " ".join(name.split())


def show(name: str | None, voice: Voice) -> None:
    known = _known()
    if name is not None:
        _refuse_unknown(name, known)
    if not known:
        voice.say("cli-wall-empty")
        return
    with Store.opened() as store:
        walls = [store.wall(player) for player in (known if name is None else [tidy(name)])]
    for number, wall in enumerate(walls):
        if number:
            voice.out.print()
        _print(wall, voice)


def _known() -> list[str]:
    """Whoever has a wall. Looking for them makes no file."""
    if not Store.path().exists():
        return []
    with Store.opened() as store:
        return store.names()


def _refuse_unknown(name: str, known: list[str]) -> None:
    if tidy(name) not in known:
        raise CliError("cli-wall-unknown", name=name, known=", ".join(known) or "–")


def forget(name: str, sure: bool, voice: Voice) -> None:
    """Deletes all that is kept of a player, once that is confirmed."""
    player = tidy(name)
    _refuse_unknown(name, _known())
    if not sure and not voice.asks("cli-wall-sure", name=player):
        voice.say("cli-wall-kept", name=player)
        raise typer.Exit(FAILED)
    with Store.opened() as store:
        store.forget(player)
    voice.say("cli-wall-forgotten", name=player)


def _print(wall: Wall, voice: Voice) -> None:
    voice.out.print(Text(wall.name, style="bold"))
    voice.say("cli-wall-games", games=wall.games, best=wall.best, filled=len(wall.boxes), boxes=len(BOXES))
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for box in BOXES:
        date = wall.boxes.get(box)
        mark = Text("☑", style="green") if date else Text("☐", style="dim")
        words = voice.words(f"achievement-{box}")
        told = _date(date, voice) if date else _progress(box, wall)
        table.add_row(mark, Text(words, style="" if date else "dim"), Text(told, style="dim"))
    voice.table(table)


def _date(date: str, voice: Voice) -> str:
    year, month, day = date.split("-")
    return voice.words("cli-date", year=year, month=month, day=day)


def _progress(box: str, wall: Wall) -> str:
    """How far the player has come with a box that counts games."""
    kind = box.removeprefix("three_games-")
    return f"{wall.counts[kind]}/3" if kind in COUNTED else ""
