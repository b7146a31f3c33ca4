"""What statistics count of a finished game of Troyes: read off its log, its view and its count."""

from typing import Any, Final

from troyes.core.game import Game

COUNTED: Final = {
    "city-log-acts-activate": ("cards", "activity", ""),
    "city-log-tradesman": ("tradesmen", "activity", ""),
    "city-log-cube-on": ("events", "event", "count"),
}
"""What the log tells: where it is counted, by what name, and how many at once (empty: one)."""


def facts(game: Game, seat: int, person: bool) -> dict[str, Any]:
    """Of one seat, whoever played it."""
    counts: dict[str, dict[str, int]] = {"cards": {}, "tradesmen": {}, "events": {}}
    scored: list[str] = []
    for message in game.log:
        if message.args.get("seat") != seat + 1:
            continue
        if message.id in COUNTED:
            where, name, times = COUNTED[message.id]
            what = str(message.args[name])
            counts[where][what] = counts[where].get(what, 0) + (int(str(message.args[times])) if times else 1)
        elif message.id == "city-log-character":
            scored.append(str(message.args["character"]))
    view = game.view(None)
    return {
        **counts,
        "cathedral": sum(owner == seat for level in view["cathedral"] for owner in level),
        "characters": list(view["families"][seat].get("characters") or scored),
        "roy": game.scores()[-1].total if game.name == "king" else None,
    }
