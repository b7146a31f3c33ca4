"""The room of The King's Challenge at the terminal table: the board of Troyes, and a verdict at the end."""

from troyes.cli.table.city.form import KING_FIELDS
from troyes.cli.table.city.help import help_page
from troyes.cli.table.city.screen import CityScreen
from troyes.cli.table.city.sitting import CitySitting
from troyes.cli.table.city.verdict import verdict
from troyes.cli.table.rooms import Room

__all__ = ["ROOM"]

ROOM = Room(CityScreen, CitySitting, KING_FIELDS, help_page, verdict)
