"""The room of Troyes Dice at the terminal table."""

from troyes.cli.table.dice.form import FIELDS
from troyes.cli.table.dice.help import help_page
from troyes.cli.table.dice.screen import DiceScreen
from troyes.cli.table.dice.sitting import DiceSitting
from troyes.cli.table.rooms import Room

__all__ = ["ROOM"]

ROOM = Room(DiceScreen, DiceSitting, FIELDS, help_page)
