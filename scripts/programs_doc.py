"""Writes docs/tables.md: published actions, observations and the lines of the log of every game, from the code."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import groupby
from pathlib import Path

import troyes
from troyes.city import log as city_log
from troyes.core.game import Entry
from troyes.core.message import Message
from troyes.core.story import Stories
from troyes.dice import log as dice_log

PAGE = Path(__file__).parent.parent / "docs" / "tables.md"
TITLES = {"troyes": "Troyes and The King's Challenge", "troyes-dice": "Troyes Dice"}
OWNERS = "Owners are told as the seat sees them: itself, the next seats clockwise, the neutral player or le Roy."
LOGS: dict[str, tuple[Stories, Callable[[Entry], Message]]] = {
    "troyes": (city_log.STORIES, partial(city_log.message, king=False)),
    "troyes-dice": (dice_log.STORIES, dice_log.message),
}
"""By game: its kinds of lines, and what puts one in words."""
LONGEST = 6
"""No line of a sample needs more numbers."""
HEAD = """\
# Actions, observations and logs

The numbers that programs play with, made from the code by `scripts/programs_doc.py`; [research](research.md) says how
they are used. A table has a version, which grows if a number should ever change its meaning; what a new card brings to
the actions comes at the end.

A log is what `game.view(seat, log=True)["log"]` lists, the oldest line first: `{"id": ..., "args": {...}}`. Where
somebody does it there is `seat`, a number from 1, or `seat_name`, which is `neutral` or `roy`; in the same way `other`
or `other_name`. A list holds pairs: what it is, and how many, or what the die shows. `Message(id, args).text("fr")` of
`troyes.core.message` puts a line in words.
"""
TYPES: dict[type, str] = {int: "number", str: "text", list: "list"}


def page() -> str:
    return "\n".join([HEAD, *(section for name, title in TITLES.items() for section in _game(name, title))])


def _game(name: str, title: str) -> list[str]:
    actions, seen = troyes.action_table(name), troyes.observation_table(name)
    return [
        f"## {title}\n",
        f"### {title}: actions\n",
        f"Version {actions.version}, {len(actions)} actions. `own` is the seat that chooses, `+1` the next.\n",
        "| from | to | actions |\n|---|---|---|",
        *(_run(run) for run in _runs(actions.actions)),
        f"\n### {title}: observation\n",
        f"Version {seen.version}, {seen.size} numbers{_each(name)}. {OWNERS}\n",
        "| from | shape | name | what |\n|---|---|---|---|",
        *(
            f"| {group.start} | {' × '.join(map(str, group.shape))} | `{group_name}` | {group.told} |"
            for group_name, group in seen.groups.items()
        ),
        f"\n### {title}: log\n",
        "| line | arguments | for example |\n|---|---|---|",
        *(_line(message) for message in samples(name)),
        "",
    ]


def samples(name: str) -> list[Message]:
    """A line of each kind, as the first seat's where it is a seat's."""
    stories, message = LOGS[name]
    return [_sample(message, kind) for kind in range(len(stories.messages))]


def _sample(message: Callable[[Entry], Message], kind: int) -> Message:
    """Ones for all its numbers, as many as it takes to fill each argument."""
    for numbers in range(LONGEST + 1):
        with suppress(IndexError):
            found = message((kind, 0, *[1] * numbers))
            if [] not in found.args.values() and "" not in found.args.values():
                return found
    raise ValueError(kind)


def _line(message: Message) -> str:
    told = [f"`{name}` {TYPES[type(value)]}" for name, value in message.args.items() if name != "seat"]
    return f"| `{message.id}` | {', '.join(told)} | {message.text()} |"


def _each(name: str) -> str:
    one, two = (troyes.observation_table(name, players).size for players in (2, 3))
    return f" with one player, {two - one} more for each other" if two > one else ""


def _runs(actions: tuple[str, ...]) -> list[list[tuple[int, str]]]:
    """Actions in a row that begin with the same word."""
    return [list(run) for _, run in groupby(enumerate(actions), lambda action: action[1].split()[0])]


def _run(run: list[tuple[int, str]]) -> str:
    names = [name for _, name in run]
    told = names if len(names) < 100 else [*names[:3], "…", names[-1]]
    return f"| {run[0][0]} | {run[-1][0]} | {', '.join('…' if name == '…' else f'`{name}`' for name in told)} |"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
    print(PAGE)
