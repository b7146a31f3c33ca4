"""Results, ratings, statistics, the day's game and leaderboards, as they go over the wire. Moments are in UTC."""

from typing import Annotated

from msgspec import Meta, Struct

from troyes.server.wire.common import GameName

TableLink = Annotated[str, Meta(description="The table; empty where you may not look at it.")]


# -- somebody's record -----------------------------------------------------------------------------------------------


class RatingPoint(Struct):
    """What a rating came to after a game."""

    when: str
    rating: int
    table: TableLink


class RatingSeen(Struct):
    game: GameName
    rating: int
    games: int
    unsure: Annotated[bool, Meta(description="Whether too few games were played to know much.")]
    history: Annotated[list[RatingPoint], Meta(description="The oldest first.")]


class PlayedSeen(Struct):
    """A finished game of somebody's."""

    table: TableLink
    game: GameName
    when: str
    points: int
    ahead: Annotated[int, Meta(description="Of the best other, le Roy included; behind, if negative; alone: 0.")]
    place: int
    players: int
    won: bool
    left: Annotated[bool, Meta(description="Whether a bot played it to the end for them.")]
    daily: str | None
    rating: int | None
    others: Annotated[list[str], Meta(description="Who else played; empty where you may not look at it.")]


class ScorePoint(Struct):
    when: str
    points: int
    won: Annotated[bool, Meta(description="Against somebody: nobody wins alone.")]


class WonShare(Struct):
    """How many games with so many players were won."""

    players: int
    played: int
    won: int


class GameRecord(Struct):
    """What somebody's games of one kind come to. Games that a bot played to the end count as lost, and for no more."""

    game: GameName
    played: int
    won: int
    best: int
    average: float
    scores: Annotated[list[ScorePoint], Meta(description="The latest, the oldest of them first.")]
    shares: Annotated[list[WonShare], Meta(description="By number of players; nobody wins alone.")]
    lines: Annotated[dict[str, float], Meta(description="What the points were for, on average.")]
    buildings: Annotated[
        dict[str, list[int]], Meta(description="Troyes Dice: how often each building was drawn, by column.")
    ]
    cards: Annotated[dict[str, int], Meta(description="How often each Activity card was used, the favourites first.")]
    tradesmen: dict[str, int]
    events: Annotated[dict[str, int], Meta(description="Cubes placed on each event.")]
    characters: dict[str, int]
    cathedral: Annotated[float, Meta(description="Cubes in the Cathedral at the end, on average.")]
    best_games: list[PlayedSeen]


class BoxSeen(Struct):
    """One of the 21 boxes on the wall of Troyes Dice."""

    box: Annotated[str, Meta(description="Its words are the message `achievement-` and this.")]
    when: Annotated[str | None, Meta(description="When it was filled; null: it is still empty.")]
    table: TableLink
    have: Annotated[int, Meta(description="How far it is, of `need`.")]
    need: int


class PersonRecord(Struct):
    """What somebody has played here."""

    name: str
    yours: bool
    ratings: list[RatingSeen]
    games: list[GameRecord]
    latest: Annotated[list[PlayedSeen], Meta(description="The newest first.")]
    boxes: Annotated[list[BoxSeen], Meta(description="In the order of the wall.")]
    apart: Annotated[
        int,
        Meta(description="Games that do not count: shared devices, forks, lessons, known seeds, numbers of one's own."),
    ]


# -- the day's game --------------------------------------------------------------------------------------------------


class DailyLine(Struct):
    place: int
    name: str
    id: Annotated[str, Meta(description="Their page is /people/ and this.")]
    points: int
    ahead: Annotated[int, Meta(description="The King's Challenge: the lead over le Roy.")]
    when: str
    table: TableLink
    yours: bool


class DailyOwn(Struct):
    """How you stand in it."""

    table: str
    over: bool
    points: int | None
    ahead: int | None
    place: Annotated[int | None, Meta(description="null: not finished, not on the day itself, or for fun.")]
    counts: Annotated[bool, Meta(description="Whether it is for the board: an account began it, and nobody helped.")]


class DailySeen(Struct):
    """A day's game."""

    game: GameName
    seed: Annotated[str, Meta(description="Empty until the day is over.")]
    finished: Annotated[int, Meta(description="How many have finished it.")]
    board: list[DailyLine]
    yours: DailyOwn | None


class DailyDay(Struct):
    day: str
    today: bool
    ends: str
    games: list[DailySeen]
    before: Annotated[str | None, Meta(description="The nearest day before on which anybody played.")]
    after: str | None


# -- leaderboards ----------------------------------------------------------------------------------------------------


class LeaderLine(Struct):
    place: int
    name: Annotated[str, Meta(description="Empty for a bot.")]
    id: Annotated[str, Meta(description="Their page is /people/ and this; empty for a bot.")]
    bot: Annotated[str, Meta(description="The bot's level; empty for a person.")]
    value: Annotated[int, Meta(description="The lead over the game's rival, or the rating.")]
    games: int
    unsure: Annotated[bool, Meta(description="A rating: whether too few games were played to know much.")]
    when: Annotated[str | None, Meta(description="When the lead was won; null for ratings.")]
    yours: bool


class RatingBoard(Struct):
    game: GameName
    lines: list[LeaderLine]


class LeadBoard(Struct):
    """Of a game that is played against somebody who sits in no seat."""

    game: GameName
    ever: Annotated[list[LeaderLine], Meta(description="Of all times.")]
    month: Annotated[list[LeaderLine], Meta(description="This month.")]


class Leaders(Struct):
    month: Annotated[str, Meta(description="As in 2026-11.")]
    leads: list[LeadBoard]
    ratings: list[RatingBoard]
