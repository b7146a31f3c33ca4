"""Everything that is wrong with an owner's numbers, not only what is found first."""

from typing import NamedTuple

from troyes.core.cards import Overlay, Source, because
from troyes.core.errors import CardsError, Reason

MOST = 40
"""Whoever has so many mistakes mends those first."""


class Fault(NamedTuple):
    place: str
    """The number's dotted name, or that of its table."""
    line: int
    """Where it stands in the file; 0 without a file."""
    error: CardsError

    @property
    def within(self) -> list[int]:
        """Which value of a list it is, and which of that one's; empty: all of it."""
        return [int(at) for at in str(self.error.message.args.get("within", "")).split()]

    def text(self, lang: str) -> str:
        """Why it cannot be so, for someone who sees which number is meant."""
        detail = self._detail()
        words = detail.text(lang) if isinstance(detail, Reason) else detail
        return f"{words[:1].upper()}{words[1:]}."

    def _detail(self) -> str:
        args = self.error.message.args
        match self.error.message.id:
            case "cards-unknown":
                return because("cards-no-such", name=args["name"], known=args["known"])
            case "cards-not-toml":
                return because("cards-toml-line" if self.line else "cards-toml-whole")
            case _:
                detail = args["detail"]
                if isinstance(detail, Reason) and detail.message.id == "cards-within":
                    detail = detail.message.args["why"]  # `within` tells where
                return detail if isinstance(detail, str) else ""


def fault_of_text(error: CardsError) -> Fault:
    """A text that cannot be read at all, with the line that is to blame, where there is one."""
    line = error.message.args.get("line", 0)
    return Fault("", line if isinstance(line, int) else 0, error)


def faults_of(source: Source, overlay: Overlay) -> list[Fault]:
    """What cannot be so, one by one: each time without the numbers that were refused before."""
    found: list[Fault] = []
    while len(found) < MOST:
        try:
            source.load(overlay)
        except CardsError as error:
            place = str(error.message.args.get("name", ""))
            found.append(Fault(place, overlay.line(place), error))
            rest = overlay.without(place)
            if rest.data == overlay.data:  # it names no number of the owner's: the others cannot be told from it
                break
            overlay = rest
        else:
            break
    return sorted(found, key=lambda fault: fault.line)  # the same line: as they were found
