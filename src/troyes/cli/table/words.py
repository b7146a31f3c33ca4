"""The table's voice: one reader's language, and the players' names."""

from collections.abc import Sequence

from troyes.cli.table.settings import Lang
from troyes.core import text
from troyes.core.message import Arg, Message

__all__ = ["Words"]


class Words:
    def __init__(self, lang: Lang, names: Sequence[str] = ()) -> None:
        self.lang: Lang = lang
        self.names = names

    def __call__(self, id: str, **args: Arg) -> str:
        return text.render(id, args, self.lang, self.names)

    def tell(self, message: Message) -> str:
        return message.text(self.lang, self.names)

    def name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) and self.names[seat] else self("seat-name", seat=seat + 1)
