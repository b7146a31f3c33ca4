"""What the parts of any table tell the screen they are on."""

from dataclasses import dataclass

from textual.message import Message


@dataclass
class Chosen(Message):
    """Something was clicked, or taken with Enter: the key of the option that it stands for, on offer or not."""

    key: str


@dataclass
class Pointed(Message):
    """The mouse or the arrows came to something that stands for an option, or left it (None)."""

    key: str | None


@dataclass
class SeatPicked(Message):
    """What lies before another player is to be shown."""

    seat: int


@dataclass
class Pressed(Message):
    """A hint in the line of keys was clicked: the action behind it."""

    action: str
