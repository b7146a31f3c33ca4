"""Help: the keys, the signs, and the whole rules."""

from importlib.resources import files
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Markdown, Static, TabbedContent, TabPane

from troyes.cli.table.page import Page
from troyes.cli.table.words import BLACK_SIGN, CITIZEN_SIGN, GUARD_SIGN, LOST_SIGN, Words

__all__ = ["HelpScreen"]

KEYS = (
    ("1 2 3 4", "die"),
    ("I D K", "pay"),
    ("← ↑ ↓ →", "move"),
    ("⏎", "enter"),
    ("U", "undo"),
    ("Tab", "group"),
    ("S", "sheets"),
    ("R", "scores"),
    ("L", "language"),
    ("T", "theme"),
    ("Q", "quit"),
)
SIGNS = (
    ("●", "hand"),
    ("×", "spent"),
    (CITIZEN_SIGN, "citizen"),
    ("3d×Y", "hall"),
    (GUARD_SIGN, "guarded"),
    (LOST_SIGN, "lost"),
    (BLACK_SIGN, "black"),
    ("↻", "turns"),
)


class HelpScreen(Page[None]):
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,question_mark,enter,q", "dismiss", show=False)]

    def compose(self) -> ComposeResult:
        words = self.words
        with Vertical(classes="card", id="help"), TabbedContent():
            with TabPane(words("table-help"), id="help-table"), VerticalScroll():
                yield Static(_page(words), id="help-page", markup=False)
            with TabPane(words("table-help-rules"), id="help-rules"), VerticalScroll():
                yield Markdown(id="rules")

    async def on_tabbed_content_tab_activated(self, event: TabbedContent.TabActivated) -> None:
        """The rules are long: they are laid out only for those who open them."""
        rules = self.query_one("#rules", Markdown)
        if event.pane.id == "help-rules" and not rules.source:
            page = files("troyes.dice").joinpath(f"rules.{self.words.lang}.md")
            await rules.update(page.read_text("utf-8"))

    def relabel(self) -> None:
        self.refresh(recompose=True)


def _page(words: Words) -> Content:
    parts: list[str | Content | tuple[str, str]] = [words("table-help-how"), "\n\n"]
    for key, name in KEYS:
        key = " ".join(words.short(at).upper() for at in range(3)) if name == "pay" else key
        parts += [(f"  {key:<9}", "bold $gold"), words(f"table-help-{name}"), "\n"]
    parts += ["\n", (words("table-help-signs"), "bold"), "\n"]
    shown = words.price([1, 1, 2], 20)
    parts += [(f"  {shown:<9}", "bold $gold"), words("table-help-price"), "\n"]
    for sign, name in SIGNS:
        sign = words("table-help-hall-sign") if name == "hall" else sign
        parts += [(f"  {sign:<9}", "bold $gold"), words(f"table-help-{name}"), "\n"]
    letters = " ".join(words.letter(colour) for colour in range(3))
    parts += [
        (f"  {letters:<9}", "bold $gold"),
        words("table-help-letters"),
        "\n\n",
        (words("table-help-close"), "$faded"),
    ]
    return Content.assemble(*parts)
