"""What the wheel tells the screen."""

from dataclasses import dataclass

from textual.message import Message


@dataclass
class DieChosen(Message):
    """A die was clicked, or taken with Enter: its place, 0 to 3."""

    place: int


@dataclass
class DiePointed(Message):
    """The mouse or the arrows came to a plaza, or left it (-1)."""

    notch: int
