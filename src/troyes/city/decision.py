"""A seat's open choice in Troyes."""

from mypy_extensions import mypyc_attr

from troyes.city.choices import VOCABULARY, words_of
from troyes.city.names import NOBODY, OWNERS
from troyes.city.state import City
from troyes.city.steps.table import STEPS
from troyes.core.decision import Decision
from troyes.core.message import Message


@mypyc_attr(free_list_len=1)
class CityDecision(Decision):
    def __init__(self, city: City) -> None:
        super().__init__(city.seat, STEPS[city.step].name, VOCABULARY)
        self.city = city

    def seen(self) -> Decision:
        """On a city without decks, hidden cards and Characters."""
        city = self.city.copy()
        open_cards = [card if city.is_open(slot) else NOBODY for slot, card in enumerate(city.activities)]
        city.activities = open_cards
        city.red, city.yellow, city.white, city.box = [], [], [], []
        city.characters = []
        city.vp = [0] * OWNERS
        decision = CityDecision(city)
        decision._listed = self._list()
        return decision

    def _list_codes(self) -> list[int]:
        listed = self.city.listed
        return STEPS[self.city.step].codes(self.city) if listed is None else listed

    def prompt(self) -> Message:
        return STEPS[self.city.step].prompt(self.city)

    def describe(self, code: int) -> Message:
        return words_of(self.city, code)
