"""How many moments of a game are kept to learn from."""

from training.city.play import Job, play
from training.seen import Seen

from troyes.bots.city.evaluation import AFTER_ROUND, PLACEMENT


def played(share: float) -> list[Seen]:
    """Two games and their forks, one turn ahead, the best turn each time: then chance has no say in what is chosen."""
    return play(Job("2", "share", 0, 2, b"", 0, 0.0, share))


def is_end(row: Seen) -> bool:
    return AFTER_ROUND < row.phase < PLACEMENT


def test_of_moments_within_rounds_a_share_is_kept_and_of_their_ends_all():
    every, some = played(1.0), played(0.2)
    within, fewer = (sum(not is_end(row) for row in rows) for rows in (every, some))
    assert within / 10 < fewer < within * 3 / 10

    of_every, of_some = (
        [(row.game, row.line, row.phase, row.owner, row.hand, row.final, row.won) for row in rows if is_end(row)]
        for rows in (every, some)
    )
    assert len(of_every) >= 2 * 3 * 2
    assert of_some == of_every
