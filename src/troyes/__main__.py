"""The command `troyes`, also as `python -m troyes`: says what to install where the command line is missing."""

import sys

from troyes.core.text import usual_language
from troyes.extras import PartMissing, missing


def main() -> None:
    try:
        from troyes.cli.main import app
    except ModuleNotFoundError as error:
        found = missing(error)
        if not isinstance(found, PartMissing):
            raise
        sys.stderr.write(f"{found.text(usual_language())}\n")
        sys.exit(2)
    app(prog_name="troyes")


if __name__ == "__main__":
    main()
