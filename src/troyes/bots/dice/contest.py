"""The ends of a half day that are compared: those still in it, and those that fell out, with what was found."""

from troyes.bots.dice.search import End
from troyes.bots.mind import Thought


class Contest:
    def __init__(self, ends: list[End], seat: int, points: list[float]) -> None:
        self.seat = seat
        self.points = points
        """What each seat may expect; the own place is filled in."""
        self.ends = sorted(ends, key=_value, reverse=True)
        self.left = self.ends
        """Those that are still compared, the best first."""
        self.weight = 0
        """Of all rounds of the stage together."""
        self._measure(self.ends)

    def enter(self, widest: int) -> None:
        """Begins a stage with the best so far; the first one also with the best end of every option."""
        first_time = self.left is self.ends
        known: set[int] = set()
        chosen: list[End] = []
        for end in self.left:
            if len(chosen) < widest or (first_time and end.codes[0] not in known):
                chosen.append(end)
            known.add(end.codes[0])
        for end in chosen:
            end.base = end.value
            end.total = 0.0
        self.left = chosen
        self.weight = 0

    def add(self, corrections: list[float], weight: int, doubt: float) -> None:
        """One more round: how far the line of each end that is left goes beyond what was thought of it before.

        `doubt`: for how much weight that earlier opinion still counts; a few lines alone say little.
        """
        self.weight += weight
        for at, end in enumerate(self.left):
            end.total += weight * corrections[at]
            end.lines += 1
            end.value = end.base + end.total / (self.weight + doubt)
        self.left = sorted(self.left, key=_value, reverse=True)
        self._measure(self.left)

    def narrow(self, most: int) -> None:
        """Drops all but the best, once there was a round to tell."""
        if self.weight:
            self.left = self.left[:most]

    def _measure(self, ends: list[End]) -> None:
        best = ends[0].value
        for end in ends:
            end.behind = best - end.value

    def thoughts(self) -> list[Thought]:
        """A thought for each option, by its best end; one that fell out stays as far behind the best as it was."""
        best = self.left[0]
        found: dict[int, End] = {}
        for end in self.ends:
            code = end.codes[0]
            other = found.get(code)
            if other is None or (end.lines > 0, -end.behind) > (other.lines > 0, -other.behind):
                found[code] = end
        found[best.codes[0]] = best
        return sorted([self._thought(end, best) for end in found.values()], key=_worth, reverse=True)

    def _thought(self, end: End, best: End) -> Thought:
        value = best.value - (0.0 if end is best else max(end.behind, 1e-9))
        points = self.points[:]
        points[self.seat] = value
        return Thought(end.codes, value, points, max(end.lines, 1))


def _value(end: End) -> float:
    return end.value


def _worth(thought: Thought) -> float:
    return thought.value
