"""Troyes and The King's Challenge at the terminal table: the same board, and for the latter a verdict at the end."""

from troyes.cli.table.board import Board
from troyes.cli.table.city.help import help_page
from troyes.cli.table.city.screen import CityScreen
from troyes.cli.table.city.session import CitySession
from troyes.cli.table.city.verdict import verdict

TROYES = Board(CityScreen, CitySession, help_page)
KING = Board(CityScreen, CitySession, help_page, verdict)
