"""The points of a game in words: who they are of, what they are for, and who won.

A game may count one more than there are seats: le Roy, who plays against the table and sits in no seat.
"""

from collections.abc import Sequence

from troyes.core import text
from troyes.core.game import Game, Score
from troyes.registry import descriptor


def side_name(side: int, players: int, names: Sequence[str], lang: str) -> str:
    """Who is counted there: the name of who sits in that seat, or le Roy behind the last one."""
    if side >= players:
        return text.render("cli-le-roy", {}, lang)
    named = names[side] if side < len(names) else ""
    return named or text.render("seat-name", {"seat": side + 1}, lang)


def score_lines(scores: Sequence[Score]) -> list[str]:
    """Everything that anybody counts points for, in order: le Roy's lines need not be the players'."""
    return list(dict.fromkeys(line for score in scores for line in score.lines))


def ending(game: Game, names: Sequence[str], lang: str) -> str:
    """How a game that is over has ended, in a sentence."""
    winners = game.winners()
    who = ", ".join(side_name(side, game.players, names, lang) for side in winners)
    sides = len(game.scores())
    beaten = int(any(side < game.players for side in winners))
    return text.render(
        descriptor(game.name).ending, {"names": who, "count": len(winners), "sides": sides, "beaten": beaten}, lang
    )
