"""Tables where there is little room: a row that does not fit is told line by line, each figure beside its heading."""

from collections.abc import Iterator

from rich.console import Console, RenderableType
from rich.table import Column, Table
from rich.text import Text

READABLE = 22
"""A column of words that is narrower than this, and than its words, is hard to read."""


def print_table(console: Console, table: Table) -> None:
    if len(table.columns) <= 2 or _needed(table) <= console.width:
        console.print(table)
        return
    if table.title:
        console.print(Text(str(table.title), style="italic"))
    for row in _rows(table):
        console.print(_stacked(table.columns, row))


def _needed(table: Table) -> int:
    """How wide the table must be for everybody to read it."""
    widths = [_width(column) for column in table.columns]
    return sum(widths) + sum(table.padding[1::2]) * len(widths)


def _width(column: Column) -> int:
    cells = [column.header, *column.cells, column.footer]
    widest = max(max(map(len, _plain(cell).splitlines()), default=0) for cell in cells)
    return widest if column.no_wrap else min(widest, column.max_width or READABLE, READABLE)


def _plain(cell: RenderableType) -> str:
    return cell.plain if isinstance(cell, Text) else str(cell)


def _rows(table: Table) -> Iterator[list[RenderableType]]:
    yield from ([*row] for row in zip(*(column.cells for column in table.columns), strict=True))
    if table.show_footer:
        yield [column.footer for column in table.columns]


def _stacked(columns: list[Column], row: list[RenderableType]) -> Table:
    """The first cell that says something is the head; the others follow below it, each with its heading."""
    told = [(column.header, cell) for column, cell in zip(columns, row, strict=True) if _plain(cell)]
    lines = Table.grid(padding=(0, 1))
    lines.add_column(style="dim", max_width=READABLE)
    lines.add_column(overflow="fold")
    for at, (heading, cell) in enumerate(told):
        lines.add_row(Text(("  " if at else "") + _plain(heading)), cell if at else Text(_plain(cell), style="bold"))
    return lines
