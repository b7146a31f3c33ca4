"""A side's account in a few figures."""

from collections.abc import Sequence

from troyes.coach.ledger import Ledger
from troyes.coach.shapes import Summary, Turn

SOUND = 0.5
"""A turn that gives up less, in points, is as good as the best."""


def summary(ledger: Ledger, turns: Sequence[Turn], side: int) -> Summary:
    free = [turn for turn in turns if turn.seat == side and not turn.forced]
    sound = [turn for turn in free if turn.gave_up < SOUND]
    best = max(sound, key=lambda turn: turn.margin, default=None)
    worst = max(free, key=lambda turn: turn.gave_up, default=None)
    return Summary(
        side=side,
        start=ledger.start[side],
        luck=ledger.luck[side],
        choices=ledger.choices[side],
        others=ledger.others[side],
        final=ledger.expected[side],
        turns=len(free),
        sound=len(sound),
        accuracy=len(sound) / len(free) if free else 1.0,
        best_turn=-1 if best is None or best.margin <= 0 else best.number,
        worst_turn=-1 if worst is None or worst.gave_up < SOUND else worst.number,
        revision=ledger.revision[side],
        movement=ledger.moved[side],
    )
