"""Short ways to interesting moments of a game."""

import random
from typing import Any

from tests.browser.conftest import Visitor
from tests.browser.driving import Player, play_on
from tests.browser.pages import Table


def kind(table: Table) -> str:
    """What is to be chosen now."""
    turn = table.watch.state.get("turn")
    return "" if turn is None else "held" if turn["held"] else turn["kind"]


def to_action(table: Table, seed: int = 1) -> None:
    """To the beginning of one's own next turn in the city."""
    play_on(Player(table, random.Random(seed)), until=lambda: kind(table) == "action")
    table.my_turn()


def finished(visitor: Visitor, game: str, seats: list[dict[str, Any]], **more: Any) -> str:
    """A table whose game is over: everybody leaves at once, and bots play it out."""
    id = visitor.make(game, seats, **more)["id"]
    visitor.ask("POST", f"/api/tables/{id}/leave")
    visitor.watch.until(
        lambda: visitor.ask("GET", f"/api/tables/{id}")["status"] == "over", "the bots do not come to an end"
    )
    return id
