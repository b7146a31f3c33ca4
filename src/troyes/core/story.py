"""The kinds of entries in a game's log, a row each."""


class Stories:
    """By the number of a kind, in the order in which they are added: what entries of that kind tell."""

    def __init__(self) -> None:
        self.messages: list[str] = []
        self.args: list[list[str]] = []
        """What the numbers of an entry stand for."""
        self.draws: list[str] = []
        """What the record calls it, if the generator decides it; else nothing."""
        self.secret: list[bool] = []
        """Whether nobody reads it before the end of the game."""

    def add(self, words: str, draw: str = "", secret: bool = False) -> int:
        """A kind of entry: its message and its arguments. Tells its number."""
        parts = words.split()
        self.messages.append(parts[0])
        self.args.append(parts[1:])
        self.draws.append(draw)
        self.secret.append(secret)
        return len(self.messages) - 1
