"""Troyes and The King's Challenge at the terminal table: the same board."""

from troyes.cli.table.board import Board
from troyes.cli.table.city.help import help_page
from troyes.cli.table.city.screen import CityScreen
from troyes.cli.table.city.session import CitySession

CITY = Board(CityScreen, CitySession, help_page)
