"""The options of a decision as a list: enough to play any game, and a help where a board has no place for a choice."""

from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from troyes.cli.table.signals import Chosen, Pointed
from troyes.cli.table.words import Words
from troyes.core.decision import Decision


class ChoiceList(OptionList):
    """Arrows and mouse move along the list, Enter or a click takes an option: `Pointed` and `Chosen` tell its key."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id, markup=False)
        self._shown: list[tuple[str, str]] = []

    def show(self, decision: Decision | None, words: Words) -> None:
        """Lists what may be chosen now. The place in the list is kept while the options are the same."""
        options = [] if decision is None else decision.options[:]
        shown = [(option.key, words.tell(option.message)) for option in options]
        if shown == self._shown:
            return
        at = self.highlighted if [key for key, _ in shown] == [key for key, _ in self._shown] else None
        self._shown = shown
        self.clear_options()
        self.add_options([Option(Content(label), id=key) for key, label in shown])
        self.highlighted = at

    def begin(self) -> None:
        """Puts the hand on the first option."""
        self.focus()
        if self._shown:
            self.highlighted = 0

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        self.post_message(Pointed(event.option_id))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        if event.option_id is not None:
            self.post_message(Chosen(event.option_id))
