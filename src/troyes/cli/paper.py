"""`troyes print`: pages for a table without a screen."""

from pathlib import Path

from troyes.cli.files import refuse_taken, written
from troyes.cli.voice import CliError, Voice
from troyes.paper.order import WHATS, Order
from troyes.paper.press import document


def kind_of(what: str) -> str:
    """What is to be printed, if there is such a thing."""
    if what.strip().lower() not in WHATS:
        raise CliError("cli-argument", value=what[:60], known=", ".join(WHATS))
    return what


def print_out(order: Order, out: Path | None, force: bool, voice: Voice) -> None:
    path = out or Path(order.file_name)
    refuse_taken(path, force, "cli-print-taken")
    made = document(order)
    with written(path) as file:
        file.write_bytes(made)
    voice.say("cli-print-done", path=str(path))
