"""Lists what the project needs at run time, and for each extra named: what pip installs without a build."""

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

PROJECT = tomllib.loads(Path(__file__).parents[1].joinpath("pyproject.toml").read_text("utf-8"))["project"]


def needs(*extras: str) -> Iterator[str]:
    """An extra may name others of ours: `troyes[cli,paper]`."""
    yield from PROJECT["dependencies"]
    for extra in extras:
        for line in PROJECT["optional-dependencies"][extra]:
            ours = re.fullmatch(r"troyes\[([a-z,]+)\]", line)
            yield from needs(*ours[1].split(",")) if ours else [line]


if __name__ == "__main__":
    print(*dict.fromkeys(needs(*sys.argv[1:])), sep="\n")
