"""The steps that only the expansion has, in the order of their numbers."""

from typing import Final

from troyes.city import state
from troyes.city.codes import LODGE
from troyes.city.ladies.answers import Answer
from troyes.city.ladies.boons import Boon
from troyes.city.ladies.card_steps import Lodge, Raise, Rob
from troyes.city.ladies.exchange import Exchange
from troyes.city.ladies.patrol import Guard
from troyes.city.ladies.phase import Suffer
from troyes.city.ladies.possession import Release
from troyes.city.ladies.yellow import LANDLADY
from troyes.city.steps.step import Step

STEPS: Final[list[Step]] = [
    Lodge(state.LODGING, LANDLADY, LODGE),
    Rob(state.EXECUTING, "executioner"),
    Raise(state.RAISING, "column"),
    Guard(state.PATROLLING, "guard"),
    Exchange(state.EXCHANGING, "exchange"),
    Release(state.RELEASING, "release"),
    Boon(state.OFFERED, "boon"),
    Answer(state.ANSWERING, "answer"),
    Suffer(state.SUFFERING, "ordeal"),
]
