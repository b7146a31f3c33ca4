"""`python -m training keep` for tests: writes to the file that is named first, and not to the package's.

A program of its own: a process in which JAX has begun must not be forked, as other tests do.
"""

import sys
from pathlib import Path

from training.__main__ import main
from training.source import PLAYING

if __name__ == "__main__":
    PLAYING["troyes"] = Path(sys.argv[1])
    main(["keep", *sys.argv[2:]])
