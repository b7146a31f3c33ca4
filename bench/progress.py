"""A bar for whatever takes long: how much is done, how fast it goes, and how long it has to go on."""

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn


class Bar(Progress):
    """Games of one kind; used as a context."""

    def __init__(self, what: str, total: int, done: int = 0) -> None:
        super().__init__(
            TextColumn(what),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("games  {task.fields[rate]}"),
            TimeElapsedColumn(),
            TimeRemainingColumn(),
        )
        self._games = self.add_task(what, total=total, completed=done, rate="")

    def played(self, games: int) -> None:
        speed = self.tasks[0].speed or 0
        self.update(self._games, advance=games, rate=f"{speed:,.0f}/s" if speed >= 10 else f"{speed:.2g}/s")
