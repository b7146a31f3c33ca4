"""What the parts of the table tell the screen they are on."""

from textual.message import Message

__all__ = ["DieChosen", "DiePointed", "Pressed", "SeatPicked", "SpaceChosen", "SpacePointed"]


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


class SpaceChosen(Message):
    """A space of the sheet was clicked, or taken with Enter: the key that stands for it."""

    def __init__(self, key: str) -> None:
        super().__init__()
        self.key = key


class SpacePointed(Message):
    """The mouse or the arrows came to a space, or left it (None)."""

    def __init__(self, key: str | None) -> None:
        super().__init__()
        self.key = key


class SeatPicked(Message):
    """Somebody's sheet is to be shown."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat


class Pressed(Message):
    """A hint in the line of keys was clicked: the action behind it."""

    def __init__(self, action: str) -> None:
        super().__init__()
        self.action = action
