"""Tells how the installed package was built: compiled or plain, and why. --compiled: fail if it is plain."""

import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import distribution

INSTALL = """\
  It plays the same games, only several times slower. For native code, install a C compiler and Python's
  headers (Debian, Ubuntu: apt install build-essential python3-dev; Fedora: dnf install gcc python3-devel;
  macOS: xcode-select --install), then run `make clean` and the same command again."""
UNSET = "  It plays the same games, only several times slower. For native code, unset TROYES_PLAIN."


def main() -> int:
    troyes = distribution("troyes")
    native = any(str(file).endswith(tuple(EXTENSION_SUFFIXES)) for file in troyes.files or ())
    built, _, why = (troyes.read_text("extra_metadata/build.txt") or "").strip().partition(": ")
    if native != (built == "compiled"):
        print("troyes: the installed package is not what its build says. Run `make clean` and try again.")
        return 2
    if native:
        print(f"troyes {troyes.version} is installed COMPILED: native code for {why}.")
        return 0
    print(f"troyes {troyes.version} is installed PLAIN, without native code: {why}.")
    print(UNSET if "TROYES_PLAIN" in why else INSTALL)
    return 1 if "--compiled" in sys.argv[1:] else 0


if __name__ == "__main__":
    raise SystemExit(main())
