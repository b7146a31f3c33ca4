"""Words for people are kept as a message id with arguments, so each reader reads them in their own language."""

from collections.abc import Sequence

from msgspec import Struct

from troyes.core import text
from troyes.core.text import Arg

__all__ = ["Arg", "Message"]


class Message(Struct, frozen=True, repr_omit_defaults=True):
    """One sentence, not yet in any language. `rule` names the rule or ruling it rests on, if any."""

    id: str
    args: dict[str, Arg] = {}
    rule: str = ""

    def text(self, lang: str = "en", names: Sequence[str] = ()) -> str:
        """The sentence in that language. `names` are the players', by seat; without one it says "Seat 1"."""
        return text.render(self.id, self.args, lang, names)

    def data(self) -> dict[str, object]:
        """Plain JSON data, as it stands in logs and views."""
        return {"id": self.id, "args": dict(self.args)}

    def __str__(self) -> str:
        return self.text()
