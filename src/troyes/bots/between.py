"""Players of a strength between two levels: `strength-2.4` is four tenths of the way from the second to the third.

Each turn is played by the higher level as often as the strength says, and otherwise by the lower one: of ten turns of
`strength-2.4` about six are the Merchant's and four the Provost's. So strength rises from 1, the Apprentice, to 4, the
Count, and every turn is one that somebody of that kind would play.
"""

from typing import Final

from troyes.bots.levels import LEVELS, check, levels
from troyes.bots.player import Guess, Player, View
from troyes.core.decision import Decision, Option
from troyes.core.errors import OptionError
from troyes.core.rng import Seed, from_seed

STRENGTH: Final = "strength-"
FINE: Final = 1000
"""The parts of a level that are told apart."""


def is_strength(name: str) -> bool:
    return name.startswith(STRENGTH)


def strength_of(name: str, place: str = "bot") -> int:
    """In parts of a level, from the weakest one's 0. `place`: where it was asked for."""
    try:
        found = round((float(name.removeprefix(STRENGTH)) - 1.0) * FINE)
    except (OverflowError, ValueError):
        found = -1
    if not 0 <= found <= FINE * (len(LEVELS) - 1):
        expected = f"{STRENGTH}1 … {STRENGTH}{len(LEVELS)}"
        raise OptionError("option-bad", place=place, value=name[:60], expected=expected)
    return found


def plainly(name: str, place: str = "bot") -> str:
    """The one way in which a strength is written, however somebody has asked for it: `strength-2.4`."""
    return f"{STRENGTH}{1 + strength_of(name, place) / FINE:g}"


def levels_of(name: str) -> list[str]:
    """The levels that play its turns, the lower one first; one of them where it is just that strong."""
    lower, more = divmod(strength_of(name), FINE)
    return [*LEVELS[lower : lower + 1], *(LEVELS[lower + 1 : lower + 2] if more else ())]


def between(game: str) -> tuple[str, ...]:
    """The levels between which a strength may be asked for in a game: all of them, or it has none."""
    return LEVELS if levels(game) == LEVELS else ()


def check_bot(name: str, game: str) -> None:
    """Refuses levels that do not know the game, and strengths that there are not."""
    for level in levels_of(name) if is_strength(name) else [name]:
        check(level, game)


class Between:
    def __init__(self, players: list[Player], share: int, seed: Seed) -> None:
        """`share`: of FINE turns so many are the last player's."""
        self.players = players
        self.share = share
        self.rng = from_seed(seed)
        self._playing = players[0]
        self._moment = (-1, -1)
        """The turn and the reveal that were last settled."""

    def choose(self, decision: Decision, view: View, guess: Guess) -> Option:
        now = guess(self.rng)
        if self._moment != (now.turns, now.reveals):
            self._moment = (now.turns, now.reveals)
            self._playing = self.players[-1 if self.rng.below(FINE) < self.share else 0]
        return self._playing.choose(decision, view, guess)
