"""What the wheel tells the screen."""

from textual.message import Message

__all__ = ["DieChosen", "DiePointed"]


class DieChosen(Message):
    """A die was clicked, or taken with Enter: its place, 0 to 3."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place


class DiePointed(Message):
    """The mouse or the arrows came to a plaza, or left it (-1)."""

    def __init__(self, notch: int) -> None:
        super().__init__()
        self.notch = notch
