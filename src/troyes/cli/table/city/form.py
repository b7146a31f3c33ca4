"""The options of Troyes and The King's Challenge in the set-up."""

from troyes.city.names import BONUS
from troyes.cli.table.fields import Pick, SeatPick, Ticks

__all__ = ["FIELDS", "KING_FIELDS"]

SEATS = 4
KING_FIELDS = (Ticks("bonus", "table-city-setup-bonus", [(card, f"table-city-bonus-{card}") for card in BONUS]),)
SCORES = [(False, "table-city-scores-secret"), (True, "table-city-scores-open")]
FIELDS = (
    *KING_FIELDS,
    Pick("open_scores", "table-city-setup-scores", SCORES),
    SeatPick("start_player", "table-city-setup-start", "table-city-start-drawn", SEATS),
)
