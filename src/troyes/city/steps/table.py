"""All steps, by their numbers."""

from typing import Final

from troyes.city import state
from troyes.city.activities.yellow import MILLER
from troyes.city.codes import MILL
from troyes.city.ladies import steps as ladies
from troyes.city.steps.action import Action
from troyes.city.steps.black_dice import BlackDice
from troyes.city.steps.citizen import Citizen
from troyes.city.steps.cubes import CUBES, SHOTS
from troyes.city.steps.dice import Dice
from troyes.city.steps.influence import TurnOver
from troyes.city.steps.placement import Over, Placement
from troyes.city.steps.step import Step
from troyes.city.steps.times import Mill, Times

STEPS: Final[list[Step]] = [
    Placement(state.PLACING, "placement", by_itself=False),
    BlackDice(state.COUNTERING, "black_dice"),
    Action(state.ACTING, "action", by_itself=False),
    TurnOver(state.TURNING, "turn_over", by_itself=False),
    Dice(state.CHOOSING_DICE, "dice"),
    Citizen(state.CHOOSING_CITIZEN, "citizen"),
    Times(state.CHOOSING_TIMES, "times"),
    Mill(state.MILLING, MILLER, MILL),
    CUBES,
    SHOTS,
    Over(state.OVER, "over", by_itself=False),
    *ladies.STEPS,
]
assert [step.number for step in STEPS] == list(range(len(STEPS)))
STEP_NAMES: Final = [step.name for step in STEPS]
"""What is to be chosen, as decisions and positions call it."""
