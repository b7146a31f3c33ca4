"""A player of Pig: twenty points in the pot are enough."""

from typing import Any

from troyes import Decision, Option


class Careful:
    def choose(self, decision: Decision, view: Any, guess: Any) -> Option:
        return decision.options[-1] if view()["pot"] >= 20 else decision.options[0]
