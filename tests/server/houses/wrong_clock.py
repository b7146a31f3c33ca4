"""The command `troyes` on a machine whose clock is wrong, and is set while it runs: `wrong_clock.py FILE WORDS...`.

The file says by how many seconds.
"""

import sys
import time
from pathlib import Path

from troyes.__main__ import main

_right = time.time


def wrong(file: Path) -> None:
    """From now on."""
    time.time = lambda: _right() + float(file.read_text("ascii") or 0)


if __name__ == "__main__":
    wrong(Path(sys.argv.pop(1)))
    main()
