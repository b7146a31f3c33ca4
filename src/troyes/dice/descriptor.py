"""Troyes Dice, as the registry knows it."""

from troyes.core.descriptor import Descriptor
from troyes.core.options import Cards, Flag, Numbering

DICE = Descriptor(
    name="troyes-dice",
    short="dice",
    package="troyes.dice",
    words="dice",
    players=(1, 10),
    options=(Numbering("numbering", "first", ("first", "rising", "falling")), Flag("banquets"), Cards("cards")),
    chapters=("dice-log-rolled",),
    spread=5.0,
    shared=False,
    rated=True,
    daily=True,
    client="dice",
    start="troyes.dice.setup:start",
    position="troyes.dice.position:read",
    schema="troyes.dice.position:schema",
    numbers="troyes.dice.source:SOURCE",
    greedy="troyes.bots.dice.greedy:DiceThinker",
    apprentice="troyes.bots.dice.apprentice:DiceApprentice",
    mind="troyes.bots.dice.mind:DiceMind",
    reasons="troyes.coach.dice.reasons:find",
    stage="troyes.coach.dice.stage:half_day",
    estimate="troyes.coach.dice.estimate:DiceEstimate",
    facts="troyes.dice.facts:facts",
    verdict="troyes.dice.achievements:verdict",
    lesson="troyes.server.lessons.dice:DICE",
    puzzles="troyes.puzzles.dice:DICE",
    board="troyes.cli.table.dice.board:DICE",
    listing="troyes.cli.table.dice.listing:sheet",
    view="troyes.dice.view_shapes:DiceView",
    view_schema="troyes.dice.view_shapes:schema",
    twin="troyes.research.dice.vector:TwinEnv",
    prints={name: f"troyes.paper.dice.{name}:pages" for name in ("sheets", "wheel", "tiles", "rules")},
)
