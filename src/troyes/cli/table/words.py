"""The table's voice: one reader's language, and the players' names."""

from collections.abc import Sequence

from troyes.bots.between import STRENGTH, is_strength
from troyes.cli.table.settings import SeatPlan
from troyes.core import text
from troyes.core.message import Arg, Message


class Words:
    def __init__(self, lang: str, names: Sequence[str] = ()) -> None:
        self.lang = lang
        self.names = names

    def __call__(self, id: str, **args: Arg) -> str:
        return text.render(id, args, self.lang, self.names)

    def tell(self, message: Message) -> str:
        return message.text(self.lang, self.names)

    def number(self, value: float) -> str:
        """A number with one decimal, as the language writes it."""
        return f"{value:.1f}".replace(".", self("cli-decimal"))

    def level(self, bot: str) -> str:
        """What people call a bot of this kind."""
        if is_strength(bot):
            return self("table-bot-strength", strength=bot.removeprefix(STRENGTH).replace(".", self("cli-decimal")))
        return self(f"table-bot-{bot}") if text.has(f"table-bot-{bot}") else bot.rpartition(":")[2]

    def level_line(self, bot: str) -> str:
        """How a bot of this kind plays, in a line; nothing for one that people do not choose from a list."""
        line = f"table-bot-{bot}-line"
        return self("table-level", level=self.level(bot), line=self(line)) if text.has(line) else ""

    def beside(self, plan: SeatPlan) -> str:
        """The level of whoever sits there, to stand beside the name; nothing for people, or if the name says it."""
        level = "" if plan.bot is None else self.level(plan.bot)
        return "" if plan.name.startswith(level) else level

    def name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) and self.names[seat] else self("seat-name", seat=seat + 1)
