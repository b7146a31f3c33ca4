"""The King's Challenge, as the registry knows it: Troyes with le Roy at the table."""

from dataclasses import replace

from troyes.city.descriptor import BONUS_CARDS, OWN_NUMBERS, TROYES

KING = replace(
    TROYES,
    name="king",
    short="king",
    package="troyes.city.king",
    players=(1, 1),
    options=(BONUS_CARDS, OWN_NUMBERS),
    presets=(),
    ending="king-ending",
    spread=8.0,
    rival=True,
    rated=False,
    daily=True,
    expansions=(),
    beside="troyes",
    start="troyes.city.king.setup:start",
    numbers="troyes.city.source:KING",
    greedy="troyes.bots.city.greedy:king_thinker",
    apprentice="troyes.bots.city.apprentice:king_apprentice",
    verdict="troyes.city.king.verdict:verdict",
    lesson="",
    listing="troyes.cli.table.city.listing:king",
)
