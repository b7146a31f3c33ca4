"""What `make bench` and `make soak` run."""

import sys
from pathlib import Path
from types import ModuleType

if "tests" not in sys.modules:  # ours, whatever other package brings a folder of that name along
    ours = sys.modules["tests"] = ModuleType("tests")
    ours.__path__ = [str(Path(__file__).parents[1] / "tests")]
