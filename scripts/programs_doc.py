"""Writes docs/tables.md: the published actions and observations of every game, from the code."""

from itertools import groupby
from pathlib import Path

import troyes

PAGE = Path(__file__).parent.parent / "docs" / "tables.md"
TITLES = {"troyes": "Troyes and The King's Challenge", "troyes-dice": "Troyes Dice"}
OWNERS = "Owners are told as the seat sees them: itself, the next seats clockwise, the neutral player or le Roy."
HEAD = """\
# Actions and observations

The numbers that programs play with, made from the code by `scripts/programs_doc.py`; [research](research.md) says how
they are used. A table has a version, which grows if a number should ever change its meaning; what a new card brings to
the actions comes at the end.
"""


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
        "",
    ]


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
