"""Troyes, as the registry knows it."""

from typing import Any

from troyes.city.names import BONUS
from troyes.core.descriptor import Descriptor
from troyes.core.options import Cards, Flag, Pick, Preset, Seat, Several

LADIES = "ladies"
"""The group of the expansion's options: all of them as usual are the base game."""
BONUS_CARDS = Several("bonus", values=tuple(BONUS))
OWN_NUMBERS = Cards("cards")
MODULES: dict[str, Any] = {
    "characters": "ladies",
    "activities": "both",
    "events": "both",
    "purple_die": True,
    "ramparts": True,
}
VARIANTS: dict[str, Any] = {"open_character": True, "tournament": True}

TROYES = Descriptor(
    name="troyes",
    package="troyes.city",
    words="city",
    players=(2, 4),
    options=(
        BONUS_CARDS,
        Flag("open_scores"),
        Seat("start_player"),
        OWN_NUMBERS,
        Pick("characters", "base", ("base", "ladies"), group=LADIES),
        Flag("open_character", group=LADIES),
        Pick("activities", "base", ("base", "ladies", "both"), group=LADIES),
        Pick("events", "base", ("base", "both", "ladies"), group=LADIES),
        Flag("purple_die", group=LADIES),
        Flag("ramparts", group=LADIES),
        Flag("tournament", group=LADIES, least_players=3, too_few="option-tournament"),
    ),
    presets=(Preset("ladies", LADIES, MODULES), Preset("ladies_all", LADIES, MODULES | VARIANTS, flag=False)),
    chapters=("city-log-round",),
    spread=9.0,
    rated=True,
    expansions=("troyes.city.ladies",),
    client="city",
    start="troyes.city.setup:start",
    position="troyes.city.position:read",
    schema="troyes.city.position:schema",
    numbers="troyes.city.source:TROYES",
    greedy="troyes.bots.city.greedy:thinker",
    apprentice="troyes.bots.city.apprentice:apprentice",
    mind="troyes.bots.city.mind:CityMind",
    reasons="troyes.coach.city.reasons:find",
    stage="troyes.coach.city.stage:round_of",
    estimate="troyes.coach.city.estimate:CityEstimate",
    facts="troyes.city.facts:facts",
    lesson="troyes.server.lessons.city:CITY",
    puzzles="troyes.puzzles.city:CITY",
    board="troyes.cli.table.city.board:CITY",
    listing="troyes.cli.table.city.listing:troyes",
    view="troyes.city.view_shapes:CityView",
    view_schema="troyes.city.view_shapes:schema",
    rulebook="troyes.city.rulebook:with_all_cards",
    prints={"cards": "troyes.paper.city.cards:pages"},
)
