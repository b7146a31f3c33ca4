"""Writes the golden playthroughs: whole games told in words, which the tests make again and compare.

Run it only when a rule or a wording was changed on purpose, and read the difference before you commit it. What seats
observe in some of them is kept as digests: where those differ and the games do not, `OBSERVATION_VERSION` must grow.
"""

import hashlib
import json
import random
from pathlib import Path
from typing import Any

import troyes
from troyes.city.names import BONUS
from troyes.core.game import Game

EVERYTHING = {
    "characters": "ladies",
    "open_character": True,
    "activities": "both",
    "events": "both",
    "purple_die": True,
    "ramparts": True,
}
GOLDEN = Path(__file__).parent.parent / "tests" / "golden"

GAMES: dict[str, dict[str, Any]] = {
    "king": {"name": "king", "seed": "vive le Roy"},
    "king-bonus": {"name": "king", "seed": 12, "bonus": BONUS},
    "city-two": {"name": "troyes", "players": 2, "seed": "two families"},
    "city-three-bonus": {"name": "troyes", "players": 3, "seed": 3, "start_player": 1, "bonus": BONUS},
    "city-four": {"name": "troyes", "players": 4, "seed": "market square", "open_scores": True},
    "city-four-bonus": {"name": "troyes", "players": 4, "seed": 44, "bonus": ["prior", "resistance"]},
    "ladies-two": {"name": "troyes", "players": 2, "seed": "two ladies", **EVERYTHING, "events": "ladies"},
    "ladies-three": {
        "name": "troyes",
        "players": 3,
        "seed": 33,
        **EVERYTHING,
        "activities": "ladies",
        "tournament": True,
    },
    "ladies-four": {"name": "troyes", "players": 4, "seed": "outside the walls", **EVERYTHING, "bonus": BONUS},
    "dice-solo": {"players": 1, "seed": "a first game"},
    "dice-solo-banquets": {"players": 1, "seed": 1, "numbering": "falling", "banquets": True},
    "dice-two": {"players": 2, "seed": "neighbours", "numbering": "rising"},
    "dice-four-banquets": {"players": 4, "seed": 4, "numbering": [3, 1, 2, 6, 5, 4], "banquets": True},
    "dice-ten-banquets": {"players": 10, "seed": "full house", "numbering": "rising", "banquets": True},
}

OBSERVED = {"ladies-four": 20, "dice-four-banquets": 10, "king": 10}
"""Every so many choices of these games everybody looks."""


def played(name: str) -> Game:
    """The game of that name: its seed and options, and choices drawn from its name."""
    game = troyes.new_game(**{"name": "troyes-dice", **GAMES[name]})
    rng = random.Random(name)
    while game.pending:
        decision = rng.choice(game.pending)
        game.play(decision.seat, rng.choice(decision.options))
    return game


def transcript(game: Game) -> str:
    """The whole game in words, both languages, and how it ended."""
    lines = [f"# {game.name}, {game.players} seats, {json.dumps(game.options)}, seed {game.seed!r}", ""]
    lines += [f"{seat} {key}" for seat, key in game.made()]
    for lang in ("en", "fr"):
        lines += ["", f"# {lang}", "", *(message.text(lang) for message in game.log)]
    lines += ["", "# points", ""]
    for seat, score in enumerate(game.scores()):
        lines.append(f"{seat}: {score.total} = {json.dumps(dict(score.lines))}")
    lines.append(f"winners: {game.winners()}")
    return "\n".join(lines) + "\n"


def observed(name: str) -> list[str]:
    """By moment: a digest of what every seat observes, and of what it can do, by code and by action."""
    choices = played(name).made()
    game = troyes.new_game(**{"name": "troyes-dice", **GAMES[name]})
    found: list[str] = []
    for at, (seat, key) in enumerate([*choices, (0, "")]):
        if at % OBSERVED[name] == 0 or game.over:
            told = hashlib.sha256()
            for eyes in range(game.players):
                for part in (game.observe(eyes), game.mask(eyes), game.mask(eyes, relative=True)):
                    told.update(part)
            found.append(told.hexdigest()[:16])
        if not game.over:
            game.play(seat, key)
    return found


def main() -> None:
    GOLDEN.mkdir(exist_ok=True)
    digests = json.dumps({name: observed(name) for name in OBSERVED}, indent=1) + "\n"
    (GOLDEN / "observations.json").write_text(digests, "utf-8")
    for name in GAMES:
        (GOLDEN / f"{name}.txt").write_text(transcript(played(name)), "utf-8")


if __name__ == "__main__":
    main()
