"""Games as digests: what is told, seen and observed of them. It is run in a page's Python as well, word for word."""

import hashlib
import json
import random
from collections.abc import Iterable
from typing import Any

import troyes

FEW = 8
EACH = 25
"""Every so many choices the table is looked at from all sides."""


def digest(*what: Any) -> str:
    found = hashlib.sha256()
    for one in what:
        found.update(one if isinstance(one, bytes) else json.dumps(one, sort_keys=True).encode())
    return found.hexdigest()


def looked_at(game: troyes.Game) -> str:
    """Whatever a seat may know, what it can do, what a copy and a record make of it, and what a bot would choose."""
    seats = range(game.players)
    views = [[json.loads(json.dumps(game.view(seat), default=str)) for seat in seats], game.position()]
    options = [[decision.seat, decision.options.keys()] for decision in game.pending]
    assert game.copy() == game
    assert troyes.replay(game.record()) == game
    return digest(views, options, *(bytes(game.observe(seat)) for seat in seats))


def played(seed: str, **options: Any) -> list[str]:
    game, rng = troyes.new_game(seed=seed, **options), random.Random(seed)
    found: list[str] = []
    made = 0
    while game.pending:
        if made % EACH == 0:
            found.append(looked_at(game))
        decision = game.pending[rng.randrange(len(game.pending))]
        keys = decision.options.keys()
        game.play(decision.seat, keys[rng.randrange(len(keys))])
        made += 1
    return [*found, digest(game.record(), [score.total for score in game.scores()])]


def begun(tables: Iterable[tuple[str, int, dict[str, Any]]]) -> list[str]:
    """Each of these games as it stands after a few choices."""
    found: list[str] = []
    for name, players, options in tables:
        game, rng = troyes.new_game(name, players=players, seed="begun in the page", **options), random.Random(name)
        for _ in range(FEW):
            decision = game.pending[rng.randrange(len(game.pending))]
            keys = decision.options.keys()
            game.play(decision.seat, keys[rng.randrange(len(keys))])
        found.append(looked_at(game))
    return found


def digests() -> dict[str, list[str]]:
    return {
        "troyes": played("in the page", name="troyes", players=3, activities="both", events="both", purple_die=True),
        "king": played("le Roy in the page", name="king"),
        "dice": played("dice in the page", name="troyes-dice", players=2, banquets=True),
    }
