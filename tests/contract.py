"""What holds for every game at every moment: the same checks for all of them, through the contract alone."""

import json
import random
from collections.abc import Callable
from typing import Any

import troyes
from troyes import Decision, Game
from troyes.core.rng import from_seed

Chooser = Callable[[Game], tuple[Decision, int]]


def snapshot(game: Game) -> dict[str, Any]:
    """All that can be seen of a game from outside, to be compared with later."""
    return {
        "position": game.position(),
        "made": game.made(),
        "log": [message.data() for message in game.log],
        "draws": game.draws(),
        "scores": [dict(score.lines) for score in game.scores()],
        "views": [game.view(seat, log=True) for seat in [None, *range(game.players)]],
        "options": [(decision.seat, decision.kind, decision.options.keys()) for decision in game.pending],
        "over": (game.over, game.winners()),
    }


def fields(thing: object) -> dict[str, Any]:
    """What an object of the engine holds, compiled or not."""
    return {name: getattr(thing, name) for name in dir(thing) if not name.startswith("_")}


def glance(game: Game) -> tuple[object, ...]:
    """The whole truth without its story: enough to notice any change, and quick."""
    pending = [(decision.seat, decision.kind, decision.options.keys()) for decision in game.pending]
    return game.position(), game.choices, game.draws(), pending, game.over, game.reveals


def random_choice(rng: random.Random) -> Chooser:
    """Any seat, any option."""

    def choose(game: Game) -> tuple[Decision, int]:
        decision = rng.choice(game.pending)
        return decision, rng.randrange(len(decision.options))

    return choose


def play_random(game: Game, rng: random.Random, choices: int | None = None) -> Game:
    """Plays so many choices at random, or to the end."""
    choose = random_choice(rng)
    while game.pending and (choices is None or choices > 0):
        decision, at = choose(game)
        game.play(decision.seat, decision.options[at])
        choices = None if choices is None else choices - 1
    return game


def check_decisions(game: Game) -> None:
    """Decisions are well formed, and every option can be named, described and found again."""
    seats = [decision.seat for decision in game.pending]
    assert seats == sorted(set(seats))
    assert bool(game.pending) != game.over
    for decision in game.pending:
        keys = decision.options.keys()
        assert keys
        assert len(set(keys)) == len(keys) == len(decision.options)
        assert decision.prompt().text("en") != decision.prompt().text("fr")
        for option, key in zip(decision.options, keys, strict=True):
            assert option.key == key
            assert game.why_not(decision.seat, key) is None
            assert option.label("en")
            assert option.label("fr")


def check_refusals(game: Game, keys: list[str]) -> None:
    """What is not on offer raises, says why in both languages, and changes nothing."""
    before = snapshot(game)
    for decision in game.pending:
        for key in keys:
            if key in decision.options.keys():  # noqa: SIM118
                continue
            reason = game.why_not(decision.seat, key)
            assert reason
            assert reason.text("fr") != reason.text("en") == str(reason)
            assert refused(game, decision.seat, key).reason == reason
    assert snapshot(game) == before


def refused(game: Game, seat: int, key: str) -> troyes.IllegalMove:
    """The error that playing this key raises."""
    try:
        game.play(seat, key)
    except troyes.IllegalMove as error:
        return error
    raise AssertionError(f"{key} was played though it is not on offer")


def check_copies(game: Game) -> None:
    """One copy for each option: neither the parent nor an earlier copy feels what a copy plays."""
    before, told = glance(game), snapshot(game)
    assert snapshot(game.copy()) == told
    earlier: list[tuple[Game, tuple[object, ...]]] = []
    for decision in game.pending:
        for option in decision.options:
            twin = game.copy()
            assert glance(twin) == before
            twin.play(decision.seat, option)
            assert glance(game) == before
            for other, seen in earlier:
                assert glance(other) == seen
            earlier = [*earlier[-2:], (twin, glance(twin))]
    assert snapshot(game) == told


def check_replay(game: Game) -> None:
    """The record is plain JSON and makes the identical game again."""
    record = json.loads(json.dumps(game.record()))
    again = troyes.replay(record)
    assert snapshot(again) == snapshot(game)
    assert again.record() == record


def check_position(game: Game) -> None:
    """A position is plain JSON, and read back it is the same position with the same decisions."""
    position = game.position()
    assert json.loads(json.dumps(position)) == position
    again = troyes.from_position(position, seed=5)
    assert again.position() == position
    assert [d.options.keys() for d in again.pending] == [d.options.keys() for d in game.pending]
    assert [score.total for score in again.scores()] == [score.total for score in game.scores()]


def check_views(game: Game) -> None:
    """Every view is plain JSON, and tells whose eyes it is seen with."""
    for seat in [None, *range(game.players)]:
        view = game.view(seat, log=True)
        assert json.loads(json.dumps(view)) == view
        assert view["seat"] == seat


def check_scores(game: Game) -> None:
    for score in game.scores():
        assert score.total == sum(score.lines.values())


def check_guess(game: Game, seat: int | None, rng: random.Random) -> None:
    """A guess looks to its seat exactly like the game, keeps nothing of the true future, and is a whole game itself."""
    before = snapshot(game)
    dream = game.guess(seat, rng)
    assert dream.view(seat, log=True) == game.view(seat, log=True)
    check_dream(dream)
    play_random(dream, rng)
    check_dream(dream)
    assert snapshot(game) == before


def check_ahead(game: Game, decision: Decision) -> None:
    """A look ahead shows what the choice does by itself: no die falls for it, nobody moves, and the game stays."""
    before, seat = glance(game), decision.seat
    other_future = game.copy()
    other_future.rng = from_seed("another future")
    for option in decision.options:
        after = game.ahead(seat, option)
        played = game.copy()
        played.play(seat, option)
        if after is None:
            assert played.reveals != game.reveals
            assert played.turns == game.turns, "what ends a walk can be looked at"
            continue
        assert after.draws() == game.draws()
        assert after.made() == [*game.made(), (seat, option.key)]
        again = other_future.ahead(seat, option)
        assert again is not None
        assert snapshot(again) == snapshot(after), "it would tell what is still to be rolled"
        view, story = after.view(seat, log=True), game.view(seat, log=True)["log"]
        assert json.loads(json.dumps(view)) == view
        assert view["log"] == [*story, *(message.data() for message in after.news(game, seat))]
        assert set(after.resources(seat)) == set(game.resources(seat))
        ended = all(found.seat != seat for found in after.pending)
        assert ended == (played.turns != game.turns or all(found.seat != seat for found in played.pending))
        if not ended:
            assert after.position() == played.position()
            assert [found.options.keys() for found in after.pending] == [
                found.options.keys() for found in played.pending
            ]
            assert after.resources(seat) == played.resources(seat)
        assert snapshot(after.copy()) == snapshot(after)
    assert glance(game) == before


def check_plans(game: Game, decision: Decision) -> None:
    """Every way can be gone, key by key, and no two are the same."""
    before, ways = glance(game), game.plans(decision.seat)
    assert len({way.keys for way in ways}) == len(ways)
    for way in ways:
        assert way.keys
        assert 0 not in way.change.values()
        assert set(way.change) <= set(game.resources(decision.seat))
        trial = game.copy()
        for key in way.keys:
            assert trial.turns == game.turns, "the turn has ended on the way"
            trial.play(decision.seat, key)
    assert glance(game) == before


def check_dream(dream: Game) -> None:
    """A guess is a game from a position: its record begins there, and its log goes further back."""
    record = json.loads(json.dumps(dream.record()))
    again = troyes.replay(record)
    assert again.record() == record
    assert again.position() == dream.position()
