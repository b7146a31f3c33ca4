"""Writes `docs/options.md` from what the games declare. --check: only tell whether it is up to date."""

import sys
from collections.abc import Iterator
from pathlib import Path

from troyes.core import text
from troyes.core.descriptor import Descriptor
from troyes.core.options import GameOption, Preset
from troyes.registry import OURS, descriptor

PAGE = Path(__file__).parents[1] / "docs" / "options.md"
KINDS = {"seat": "a seat from 0, or `None`", "cards": "a file, or plain data: [your own numbers](own-cards.md)"}
TOP = """# Options

What `troyes.new_game` takes. On the command line `purple_die` is `--purple-die`, or `--no-purple-die`; lists are
written with commas, and seats are counted from 1. Made from the games' own declarations by `scripts/options_doc.py`.
"""


def page() -> str:
    return "\n".join([TOP, *(line for name in OURS for line in _game(descriptor(name)))])


def _game(game: Descriptor) -> Iterator[str]:
    low, high = game.players
    players = "1 player" if high == 1 else f"{low} to {high} players"
    yield f"## {text.render(f'title-{game.name}', {})}\n"
    yield f"`new_game({game.name!r})`, {players}. On the command line: `{game.short}`.\n"
    yield "| option | default | may be | |"
    yield "|---|---|---|---|"
    for option in game.options:
        yield f"| `{option.name}` | `{option.usual!r}` | {_values(option)} | {_words(game, option)} |"
    yield ""
    for preset in game.presets:
        values = ", ".join(f"`{name}={value!r}`" for name, value in preset.values.items())
        how = f"`--{preset.name.replace('_', '-')}`" if preset.flag else "In the set-up"
        yield f"{how}: **{_words(game, preset)}** That is {values}.\n"


def _values(option: GameOption) -> str:
    if option.kind == "flag":
        return "`True`, `False`"
    if option.kind in KINDS:
        return KINDS[option.kind]
    values = ", ".join(f"`{value!r}`" for value in option.values)
    if option.kind == "numbering":
        values += ", or an order such as `(3, 1, 2, 6, 5, 4)`"
    return f"any of {values}" if option.kind == "several" else values


def _words(game: Descriptor, option: GameOption | Preset) -> str:
    id = game.option_words(option)
    if not text.has(id):
        return ""
    help = text.attribute(id, "help", "en")
    return f"{text.render(id, {})}. {help}".strip()


if __name__ == "__main__":
    if "--check" in sys.argv:
        if PAGE.read_text("utf-8") != page():
            sys.exit("docs/options.md is out of date: run scripts/options_doc.py")
    else:
        PAGE.write_text(page(), "utf-8")
        print("docs/options.md")
