"""Lists what the project needs at run time, and for each extra named: what pip installs without a build."""

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

project = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["project"]


def needs(extra: str) -> Iterator[str]:
    """An extra may name others of ours: `troyes[cli,paper]`."""
    for line in project["optional-dependencies"][extra]:
        ours = re.fullmatch(r"troyes\[([a-z,]+)\]", line)
        if ours:
            for other in ours[1].split(","):
                yield from needs(other)
        else:
            yield line


print(*project["dependencies"], sep="\n")
for extra in sys.argv[1:]:
    print(*needs(extra), sep="\n")
