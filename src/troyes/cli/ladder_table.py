"""A ladder in words and figures: who stands where, and how each pair fared."""

from rich.table import Table
from rich.text import Text

from troyes.cli.ladder_figures import MASTERFUL, Interval, Pair, Standing, Summary
from troyes.cli.voice import Voice

FOLDS = ("share",)
"""Where room is short, the interval moves to a line of its own."""


def tell(found: Summary, voice: Voice) -> None:
    voice.table(_standings(found, voice))
    if found.pairs:
        voice.out.print()
        voice.table(_pairs(found, voice))
    if found.fair is not None:
        voice.say("cli-ladder-fair", style="dim", fair=voice.percent(found.fair), rest=found.players - 1)
    else:
        voice.say("cli-ladder-alone", style="dim")
    voice.say("cli-ladder-note", style="dim")


def between(interval: Interval, voice: Voice) -> str:
    """A share and its interval, in percent."""
    low, high = voice.number(100 * interval.low), voice.number(100 * interval.high)
    return voice.words("cli-ladder-between", value=voice.percent(interval.value), low=low, high=high)


def about(interval: Interval, voice: Voice, sign: bool = False) -> str:
    """A figure, and how far its interval reaches to either side; of a single seed nothing is known of that."""
    value = voice.signed(interval.value) if sign else voice.number(interval.value)
    if interval.low == interval.high:
        return value
    return voice.words("cli-ladder-about", value=value, margin=voice.number(interval.high - interval.value))


def _count(wins: float, voice: Voice) -> str:
    return str(int(wins)) if wins == int(wins) else voice.number(wins)


def _table(title: str, first: list[str], rest: list[str], voice: Voice) -> Table:
    table = Table(title=title, box=None, padding=(0, 1, 0, 0), title_justify="left")
    for heading in first:
        table.add_column(voice.words(f"cli-ladder-{heading}"), no_wrap=True)
    for heading in rest:
        table.add_column(voice.words(f"cli-ladder-{heading}"), justify="right", no_wrap=heading not in FOLDS)
    return table


def _standings(found: Summary, voice: Voice) -> Table:
    title = voice.words("cli-ladder-title", title=found.game, players=found.players, games=found.games)
    contest = any(one.share is not None for one in found.standings)
    masterful = any(one.masterful is not None for one in found.standings)
    more = ["share", "points", "difference"] if contest else ["points", "spread"]
    if contest and not masterful:
        more.insert(0, "wins")
    table = _table(title, ["player"], ["rating", "sigma", "games", *more], voice)
    if masterful:
        table.add_column(voice.words("cli-ladder-masterful", points=MASTERFUL), justify="right")
    for one in found.standings:
        table.add_row(Text(one.bot), *_figures(one, voice))
    return table


def _figures(one: Standing, voice: Voice) -> list[str]:
    figures = [about(one.rating, voice), voice.number(one.sigma), str(one.games)]
    if one.share is None or one.difference is None:
        return [*figures, voice.number(one.points), voice.number(one.spread)]
    count = [_count(one.wins, voice)] if one.masterful is None else []
    figures += [*count, between(one.share, voice), voice.number(one.points), about(one.difference, voice, sign=True)]
    return figures if one.masterful is None else [*figures, between(one.masterful, voice)]


def _pairs(found: Summary, voice: Voice) -> Table:
    headings = ["games", "wins", "share", "points", "other-points", "difference"]
    table = _table(voice.words("cli-ladder-pairs"), ["player", "against"], headings, voice)
    lead = any(one.masterful is not None for one in found.standings)
    for pair in found.pairs:
        table.add_row(Text(pair.one), Text(_rest(pair, found)), *_pair_figures(pair, lead, voice))
    return table


def _rest(pair: Pair, found: Summary) -> str:
    return pair.other if found.players <= 2 else f"{found.players - 1} × {pair.other}"


def _pair_figures(pair: Pair, lead: bool, voice: Voice) -> list[str]:
    """`lead`: points are what was won over le Roy by."""
    return [
        str(pair.games),
        _count(pair.wins, voice),
        between(pair.share, voice),
        voice.signed(pair.points) if lead else voice.number(pair.points),
        voice.signed(pair.other_points) if lead else voice.number(pair.other_points),
        about(pair.difference, voice, sign=True),
    ]
