"""A page of text whose paragraphs hang behind what leads them: a bullet, or empty room."""

from textual.content import Content

Part = str | Content | tuple[str, str]
"""A piece of a paragraph: plain, or with its style."""
BAR = 30


def bar(share: float) -> Content:
    """How far something is."""
    done = round(BAR * min(max(share, 0.0), 1.0))
    return Content.assemble(("━" * done, "$gold"), ("─" * (BAR - done), "$rule"))


class Paper:
    def __init__(self, width: int) -> None:
        self.width = width
        self._lines: list[Content] = []

    def write(self, *parts: Part, lead: str = "") -> None:
        """A paragraph. Its first line begins with `lead`, the others with as much room."""
        room = Content(" " * len(lead))
        for at, line in enumerate(Content.assemble(*parts).wrap(max(self.width - len(lead), 10))):
            self._lines.append((room if at else Content.styled(lead, "bold $gold")) + line)

    def skip(self) -> None:
        """An empty line."""
        self._lines.append(Content(""))

    @property
    def content(self) -> Content:
        return Content("\n").join(self._lines)
