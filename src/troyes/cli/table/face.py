"""A piece of the table that is drawn anew only when what it shows has changed."""

from textual.content import Content
from textual.widgets import Static


class Face(Static):
    def __init__(self, *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(markup=False, id=id, classes=classes)
        self._put = Content("")

    def put(self, content: Content | str, resize: bool = False) -> None:
        """`resize`: whether its size follows what it shows."""
        shown = Content(content) if isinstance(content, str) else content
        if not shown.is_same(self._put):
            self._put = shown
            self.update(shown, layout=resize)
