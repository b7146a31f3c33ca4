"""A hint: what the strongest player would do at a decision, the next best, and why."""

from collections.abc import Iterable

from troyes.bots.limits import Clock, Limits
from troyes.bots.mind import STRONGEST, Mind, Thought, Watch, advising
from troyes.coach.preview import follow, open_decision
from troyes.coach.reasons import reasons
from troyes.coach.shapes import VERSION, Hint, Line
from troyes.core.decision import Decision
from troyes.core.errors import IllegalMove, OptionError
from troyes.core.game import Game
from troyes.core.rng import Rng, Seed, from_seed, seed_text
from troyes.registry import descriptor

LINES = 3
THINKING = Limits(2.0)
"""How long a hint may take if nobody says otherwise."""


def hint(
    game: Game,
    seat: int,
    limits: Limits | None = None,
    seed: Seed = 1,
    watch: Watch | None = None,
    lines: int = LINES,
    level: str = STRONGEST,
) -> Hint:
    """What the seat might do now. It rests on nothing that the seat may not know, and changes nothing.

    A seat that has nothing to choose raises `IllegalMove`. The same seed and a limit in simulations give the same
    hint. `lines`: how many options are told, at most.
    """
    decision = open_decision(game, seat)
    if decision is None:
        reason = game.why_not(seat, game.vocabulary.keys[0])
        assert reason is not None
        raise IllegalMove(reason)
    clock = Clock(THINKING if limits is None else limits)
    rng = from_seed(f"hint/{seed_text(seed)}")
    thoughts = weigh(advisor(game.name, level), game, decision, rng, clock, watch)
    dream = game.guess(seat, from_seed(f"look/{seed_text(seed)}"))
    best = thoughts[0].value
    means = means_of(dream, seat)
    told: dict[tuple[str, ...], Line] = {}
    for thought in thoughts:
        if len(told) < max(lines, 1):
            line = _line(dream, seat, thought, best)
            told.setdefault(gist([step.key for step in line.steps], means), line)
    options = len(decision.codes)
    made = len(game.made())
    found = list(told.values())
    return Hint(VERSION, game.name, seat, decision.kind, made, options, found, clock.simulations, clock.spent())


def advisor(game: str, level: str = STRONGEST) -> Mind:
    """The mind that the coach asks, and the puzzles. A game that has none is refused."""
    if not descriptor(game).mind:
        raise OptionError("coach-no-game", place="game", game=game)
    return advising(game, level)


def weigh(
    mind: Mind, game: Game, decision: Decision, rng: Rng, clock: Clock, watch: Watch | None = None
) -> list[Thought]:
    """What a mind thinks of a decision, which it sees as its seat does; the best first. No choice needs no thinking."""
    seat = decision.seat
    if len(decision.codes) == 1:
        points = mind.outlook(game.guess(seat, rng))
        return [Thought([decision.codes[0]], points[seat], points, 0)]
    found = mind.consider(decision.seen(), lambda bits: game.guess(seat, bits), rng, clock, watch)
    # the plan that the mind would follow stays first, whatever the others seem to be worth
    return [found[0], *sorted(found[1:], key=lambda thought: -thought.value)]


def means_of(game: Game, seat: int) -> set[str]:
    """The keys that only say with which dice something is done."""
    plans = [plan for plan in game.plans(seat) if plan.outcome]
    named = [plan for plan in plans if plan.keys[0] not in plan.dice]
    if not named:
        return set()  # what is to be done has been said: the dice are the question now
    return {key for plan in named for key in (*plan.keys[1:], *plan.dice)}


def gist(keys: Iterable[str], means: set[str]) -> tuple[str, ...]:
    """What a walk does: neither other dice for the same thing nor another order of steps make an alternative."""
    return tuple(sorted(key for key in keys if key not in means))


def _line(dream: Game, seat: int, thought: Thought, best: float) -> Line:
    preview = follow(dream, seat, thought.codes)
    return Line(
        key=preview.steps[0].key,
        steps=preview.steps,
        points=list(thought.points),
        value=thought.value,
        gives_up=max(best - thought.value, 0.0),
        visits=thought.visits,
        reasons=reasons(preview),
    )
