"""Help: the keys, the signs, and the whole rules."""

from collections.abc import Mapping
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Markdown, Static, TabbedContent, TabPane

from troyes.cli import rules
from troyes.cli.table.bars import HINTS, Hint
from troyes.cli.table.board import HelpPage, board_of
from troyes.cli.table.page import Page, leafing
from troyes.cli.table.words import Words

KEYS = (*HINTS[:5], Hint("scores", "R"), *(hint for hint in HINTS[5:] if hint.name != "help"))
"""The keys of every game."""


class HelpScreen(Page[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,question_mark,enter,q,Q", "dismiss", show=False),
        *leafing(10),
    ]

    def __init__(self, game: str, options: Mapping[str, Any]) -> None:
        super().__init__()
        self.game = game
        self.options = options

    def compose(self) -> ComposeResult:
        words = self.words
        with Vertical(classes="card", id="help"), TabbedContent():
            with TabPane(words("table-help"), id="help-table"), VerticalScroll():
                yield Static(_page(board_of(self.game).help(words, self.options), words), id="help-page", markup=False)
            with TabPane(words("table-help-rules"), id="help-rules"), VerticalScroll():
                yield Markdown(id="rules")

    async def on_tabbed_content_tab_activated(self, event: TabbedContent.TabActivated) -> None:
        """The rules are long: they are laid out only for those who open them."""
        page = self.query_one("#rules", Markdown)
        if event.pane.id == "help-rules" and not page.source:
            await page.update(rules.page(self.game, self.words.lang))

    def action_leaf(self, lines: int) -> None:
        """Moves the open page, wherever the focus is."""
        page = self.query_one(f"#{self.query_one(TabbedContent).active} VerticalScroll", VerticalScroll)
        page.scroll_relative(y=lines, animate=False)

    def relabel(self) -> None:
        self.refresh(recompose=True)


def _page(own: HelpPage, words: Words) -> Content:
    parts: list[str | Content | tuple[str, str]] = [own.how, "\n\n"]
    for key, told in [*own.keys, *((hint.key, words(f"table-help-{hint.name}")) for hint in KEYS)]:
        parts += [(f"  {key:<9}", "bold $gold"), told, "\n"]
    if own.signs:
        parts += ["\n", (words("table-help-signs"), "bold"), "\n"]
    for sign, told in own.signs:
        parts += [(f"  {sign:<9}", "bold $gold"), told, "\n"]
    parts += ["\n", (words("table-help-close"), "$faded")]
    return Content.assemble(*parts)
