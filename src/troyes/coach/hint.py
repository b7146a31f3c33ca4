"""A hint: what the strongest player would do at a decision, the next best, and why."""

from troyes.bots.limits import Clock, Limits
from troyes.bots.mind import STRONGEST, Mind, Thought, Watch, mind_for
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
    told: list[Line] = []
    for thought in thoughts:
        line = _line(dream, seat, thought, best)
        if len(told) < max(lines, 1) and not any(_same_plan(line, other) for other in told):
            told.append(line)
    options = len(decision.codes)
    made = len(game.made())
    return Hint(VERSION, game.name, seat, decision.kind, made, options, told, clock.simulations, clock.spent())


def advisor(game: str, level: str = STRONGEST) -> Mind:
    """The mind that the coach asks. A game that has none is refused."""
    if not descriptor(game).mind:
        raise OptionError("coach-no-game", place="game", game=game)
    return mind_for(game, level)


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


def _same_plan(one: Line, other: Line) -> bool:
    """The same steps in another order are no alternative."""
    return sorted(step.key for step in one.steps) == sorted(step.key for step in other.steps)


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
