"""Makes what the browser's gallery and tests look at: tables at every kind of decision, as the server tells them.

`python scripts/web_fixtures.py` writes all of them into web/fixtures; the same every time. A name after it makes only
that one.
"""

import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

import troyes
from troyes.bots.player import choose_for
from troyes.bots.roster import make
from troyes.city.names import BONUS
from troyes.core.game import Game
from troyes.core.rng import seed_hash, seed_text
from troyes.core.table import Table
from troyes.server.library.printed import printed_of
from troyes.server.rooms import ways
from troyes.server.rooms.views import state_of
from troyes.server.wire.common import GameName
from troyes.server.wire.live import StateMessage, WaySeen
from troyes.server.wire.tables import Printed, SeatInfo, TableInfo

FOLDER = Path(__file__).resolve().parent.parent / "web" / "fixtures"
NAMES = ("Anna", "Bastien", "Clémence", "Denis", "Élodie", "Fleur", "Gaspard", "Hélène", "Isabeau", "Jehan")
LINES = 120
"""So much of the log is enough to look at."""
TRIES = 400
WHIM = 0.12
"""How often a player does just anything, so that rare things happen too."""
LADIES: dict[str, Any] = {
    "characters": "ladies",
    "open_character": True,
    "activities": "both",
    "events": "both",
    "purple_die": True,
    "ramparts": True,
}


class Fixture(Struct):
    table: TableInfo
    state: StateMessage
    printed: Printed
    ways: list[WaySeen]


class Wish(Struct):
    """A moment to look for: a kind of decision ("" for the end), after so many choices, with so many options."""

    game: str
    kind: str
    players: int | None = None
    options: dict[str, Any] = {}
    after: int = 0
    least: int = 1
    whim: float = WHIM


def _ladies(kind: str, **more: Any) -> Wish:
    return Wish("troyes", kind, 3, LADIES, **more)


WISHES: dict[str, Wish] = {
    "troyes-placement": Wish("troyes", "placement", 3, after=4),
    "troyes-action": Wish("troyes", "action", 3, after=30, least=12),
    "troyes-two": Wish("troyes", "action", 2, after=60, least=12),
    "troyes-late": Wish("troyes", "action", 4, {"open_scores": True}, after=260, least=10),
    "troyes-dice-step": Wish("troyes", "dice", 3, after=40, least=5),
    "troyes-citizen": Wish("troyes", "citizen", 4, after=40, least=4),
    "troyes-black": Wish("troyes", "black_dice", 4, after=60, least=3),
    "troyes-event": Wish("troyes", "event", 4, after=60, least=2),
    "troyes-archer": Wish("troyes", "archer", 3, {"bonus": BONUS}, after=20, least=2),
    "troyes-over": Wish("troyes", "", 4),
    "troyes-ladies": _ladies("action", after=100, least=14),
    "troyes-guard": _ladies("guard", least=2),
    "troyes-column": _ladies("column", least=2, whim=0.4),
    "troyes-exchange": _ladies("exchange", least=2, whim=0.4),
    "troyes-release": _ladies("release", whim=0.4),
    "troyes-executioner": _ladies("executioner", least=2, whim=0.4),
    "king-action": Wish("king", "action", after=60, least=12),
    "dice-first": Wish("troyes-dice", "die", 1),
    "dice-die": Wish("troyes-dice", "die", 4, {"banquets": True}, after=40, least=3),
    "dice-use": Wish("troyes-dice", "use", 2, after=24, least=6),
    "dice-prestige": Wish("troyes-dice", "prestige_building", 2, least=5),
    "dice-work": Wish("troyes-dice", "work_building", 3, after=50, least=6),
    "dice-citizen": Wish("troyes-dice", "citizen", 2, {"banquets": True}, least=2, whim=0.3),
    "dice-track": Wish("troyes-dice", "track", 3, {"banquets": True}, least=2, whim=0.3),
    "dice-ten": Wish("troyes-dice", "die", 10, {"banquets": True}, after=160, least=3),
    "dice-over": Wish("troyes-dice", "", 1),
}


def moments(wish: Wish, seed: str) -> Iterator[tuple[Game, int]]:
    """A game from its first decision to its end, and the seat that has to choose."""
    game = troyes.new_game(wish.game, players=wish.players, seed=seed, **wish.options)
    whim = random.Random(seed)
    players = [make("greedy", f"{seed}/{seat}") for seat in range(game.players)]
    while game.pending:
        decision = game.pending[0]
        yield game, decision.seat
        if whim.random() < wish.whim:
            option = whim.choice(decision.options)
        else:
            option = choose_for(players[decision.seat], game, decision)
        game.play(decision.seat, option)
    yield game, 0


def fits(wish: Wish) -> Callable[[Game, int], bool]:
    def fit(game: Game, seat: int) -> bool:
        decision = next((found for found in game.pending if found.seat == seat), None)
        if decision is None:
            return not wish.kind
        return decision.kind == wish.kind and len(decision.codes) >= wish.least and len(game.made()) >= wish.after

    return fit


def found(name: str) -> tuple[Game, int]:
    wish = WISHES[name]
    fit = fits(wish)
    for attempt in range(TRIES):
        for game, seat in moments(wish, f"{name}/{attempt}"):
            if fit(game, seat):
                return game, seat
    raise LookupError(f"no game came to {name}")


def fixture(game: Game, seat: int) -> Fixture:
    table = Table(game)
    state, _ = state_of(table, seat, len(game.made()), len(game.made()), True, [])
    state.log = state.log[-LINES:]
    wanted = state.turn is not None and state.turn.kind in ("dice", "die", "use")
    found = ways.seen(game, seat, game.plans(seat), "", ()) if wanted else []
    return Fixture(_info(game, seat), state, printed_of(game), found)


def _info(game: Game, seat: int) -> TableInfo:
    seats = [
        SeatInfo(seat=at, kind="person", name=NAMES[at], bot="", here=True, yours=at == seat, moved=len(game.made()))
        for at in range(game.players)
    ]
    return TableInfo(
        id="gallery",
        game=msgspec.convert(game.name, GameName),
        options=dict(game.options),
        status="over" if game.over else "running",
        seats=seats,
        listed=False,
        clock=0,
        minutes=0,
        seconds=1.0,
        hints=False,
        deadline=None,
        yours=True,
        key="",
        commitment=seed_hash(seed_text(game.seed)),
        chosen_seed=True,
        watchers=0,
        rematch=None,
        n=len(game.made()),
        rated=False,
        daily=None,
        origin="",
        cards=None,
        lesson="",
    )


def main(names: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in names or WISHES:
        (FOLDER / f"{name}.json").write_bytes(msgspec.json.encode(fixture(*found(name))) + b"\n")


if __name__ == "__main__":
    main(sys.argv[1:])
