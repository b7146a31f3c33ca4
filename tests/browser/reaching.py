"""Short ways to interesting moments of a game."""

import random

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
