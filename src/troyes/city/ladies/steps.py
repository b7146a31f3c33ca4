"""The steps that only the expansion has, in the order of their numbers."""

from typing import Final

from troyes.city.ladies.answers import Answer
from troyes.city.ladies.boons import Boon
from troyes.city.ladies.card_steps import Lodge, Raise, Rob
from troyes.city.ladies.exchange import Exchange
from troyes.city.ladies.patrol import Guard
from troyes.city.ladies.phase import Suffer
from troyes.city.ladies.possession import Release
from troyes.city.steps.step import Step

STEPS: Final[list[Step]] = [
    *(Lodge(), Rob(), Raise(), Guard(), Exchange(), Release(), Boon(), Answer(), Suffer()),
]
