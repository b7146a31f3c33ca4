"""What the parts of any table tell the screen they are on."""

from textual.message import Message

__all__ = ["Chosen", "Pointed", "Pressed", "SeatPicked"]


class Chosen(Message):
    """Something was clicked, or taken with Enter: the key of the option that it stands for, on offer or not."""

    def __init__(self, key: str) -> None:
        super().__init__()
        self.key = key


class Pointed(Message):
    """The mouse or the arrows came to something that stands for an option, or left it (None)."""

    def __init__(self, key: str | None) -> None:
        super().__init__()
        self.key = key


class SeatPicked(Message):
    """What lies before another player is to be shown."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat


class Pressed(Message):
    """A hint in the line of keys was clicked: the action behind it."""

    def __init__(self, action: str) -> None:
        super().__init__()
        self.action = action
