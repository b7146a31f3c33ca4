"""A bot's whole turn, thought out on a game of its own."""

from typing import Any

from troyes.bots.limits import Limits
from troyes.bots.player import choose_for
from troyes.bots.roster import make
from troyes.core.game import Game
from troyes.core.rng import seed_text


def think(bot: str, game: Game, seat: int, limits: Limits | None = None, watch: Any = None) -> list[str]:
    """The keys of a bot's whole turn, or of what comes before something new is revealed. Plays them on `game`.

    The same turn is always thought out the same way, also after the game was left and resumed, unless the clock
    decides how long it takes (`limits`). `watch`: a `bots.mind.Watch`.
    """
    made = sum(chooser == seat for chooser, _ in game.made())
    player = make(bot, f"{seed_text(game.seed)}/{seat}/{made}", limits, watch)
    keys: list[str] = []
    reveals = game.reveals
    while game.reveals == reveals:
        decision = next((found for found in game.pending if found.seat == seat), None)
        if decision is None:
            break
        option = choose_for(player, game, decision)
        keys.append(option.key)
        game.play(seat, option)
    return keys
