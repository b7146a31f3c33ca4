"""The room of Troyes at the terminal table."""

from troyes.cli.table.city.form import FIELDS
from troyes.cli.table.city.help import help_page
from troyes.cli.table.city.screen import CityScreen
from troyes.cli.table.city.sitting import CitySitting
from troyes.cli.table.rooms import Room

__all__ = ["ROOM"]

ROOM = Room(CityScreen, CitySitting, FIELDS, help_page)
