"""Where the judge of Troyes Dice looks beyond what the evaluation sees: how the wheel lies."""

from typing import Final

from troyes.bots.dice.evaluation import SIZE
from troyes.dice.printed import NOTCHES

AT_NEXT: Final = SIZE
"""The colours of the four places of the next half day."""
AT_AFTER: Final = AT_NEXT + 81
"""Those of the one after."""
AT_NOTCHES: Final = AT_AFTER + 81
"""By notch, counted from the first place of the next half day: the colours up and down."""
AT_TILES: Final = AT_NOTCHES + 9 * NOTCHES
"""By notch, counted in the same way: its tile, Banquet or Raid."""
SIGHTS: Final = AT_TILES + 16 * NOTCHES
"""All that is seen after one half day."""
