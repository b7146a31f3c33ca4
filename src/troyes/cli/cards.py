"""`troyes cards`: every card and printed number, what it does, and which numbers are only estimates."""

from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from troyes.cli.voice import Voice
from troyes.core.cards import leaves
from troyes.core.text import has
from troyes.printed.numbers import INFERRED, Numbers, source_of
from troyes.printed.template import template_of
from troyes.registry import descriptor

NUMBERS = ("kind", "hire", "vp", "÷", "combat", "banners", "calls", "tile")
"""Columns that are never broken."""


def show(name: str, cards: Path | None, template: bool, voice: Voice) -> None:
    numbers = Numbers(source_of(name), cards, inferred=True)
    if template:
        voice.out.print(template_of(name, numbers, voice.words), soft_wrap=True)
        return
    title = f"cli-cards-title-{name}"
    voice.say(title if has(title, voice.lang) else f"title-{name}", style="bold")
    listing = descriptor(name).part("listing") or plain_listing
    listing(numbers, voice)
    estimates, entries = numbers.estimates()
    if estimates:
        voice.out.print(voice.words("cli-cards-legend", estimates=estimates, numbers=entries, game=name), style="dim")
    if inferred := numbers.count(INFERRED):
        voice.out.print(voice.words("cli-cards-inferred", count=inferred), style="dim")
    if numbers.owners and cards is not None:
        voice.out.print(voice.words("cli-cards-owner", file=cards.name), style="dim")


def plain_listing(numbers: Numbers, voice: Voice) -> None:
    """Of a game that has none of its own: the names and values of its data file."""
    table = plain_table()
    for place, value in leaves(numbers.merged):
        table.add_row(place, numbers.marked(place, value))
    voice.table(table)


def plain_table() -> Table:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(max_width=36)
    table.add_column(overflow="fold")
    return table


def cards_table(voice: Voice, columns: list[str]) -> Table:
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
    for column in columns:
        heading = column if column == "÷" else voice.words(f"cli-cards-{column}")
        table.add_column(heading, no_wrap=column in NUMBERS, max_width=5 if column == "black" else None)
    return table


def print_titled(voice: Voice, title: str, table: Table, colour: str = "") -> None:
    voice.out.print()
    voice.out.print(Text(voice.words(title), style=f"bold {colour}" if colour in ("red", "yellow") else "bold"))
    voice.table(table)
