"""Troyes Dice at the terminal table."""

from troyes.cli.table.board import Board
from troyes.cli.table.dice.help import help_page
from troyes.cli.table.dice.screen import DiceScreen
from troyes.cli.table.dice.session import DiceSession

DICE = Board(DiceScreen, DiceSession, help_page)
