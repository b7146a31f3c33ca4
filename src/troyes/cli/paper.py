"""`troyes print`: pages for a table without a screen."""

from collections.abc import Mapping
from pathlib import Path

from troyes.cli.files import refuse_taken, written
from troyes.cli.options import own_numbers
from troyes.cli.voice import CliError, Voice
from troyes.paper.order import CONCERNS, WHATS, Order
from troyes.paper.press import document


def kind_of(what: str) -> str:
    """What is to be printed, if there is such a thing."""
    if what.strip().lower() not in WHATS:
        raise CliError("cli-argument", value=what[:60], known=", ".join(WHATS))
    return what


def refuse_idle(what: str, given: Mapping[str, object]) -> None:
    """A choice that would change nothing on the page was meant otherwise."""
    for name, value in given.items():
        whats = CONCERNS.get(name, WHATS)
        if value is not None and what.strip().lower() not in whats:
            raise CliError("cli-print-idle", option=f"--{name.replace('_', '-')}", kind=what, known=", ".join(whats))


def print_out(order: Order, out: Path | None, force: bool, voice: Voice) -> None:
    path = out or Path(order.file_name)
    if path.suffix.lower() != ".pdf" and (path.is_file() or not path.exists()):
        raise CliError("cli-print-no-pdf", path=str(path))
    refuse_taken(path, force, "cli-print-taken")
    own_numbers(order.game, order.cards if isinstance(order.cards, Path) else None)
    made = document(order)
    with written(path) as file:
        file.write_bytes(made)
    voice.say("cli-print-done", path=str(path))
