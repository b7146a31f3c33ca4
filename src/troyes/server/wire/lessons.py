"""What goes over the wire about lessons. The client's types are made from these."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from troyes.core.message import Arg
from troyes.server.wire.common import GameName

LessonId = Annotated[str, Meta(title="LessonId", max_length=60)]


class Guide(Struct):
    """Where a lesson stands: what is told now, and what to do about it. Words are message ids."""

    lesson: LessonId
    at: Annotated[int, Meta(description="The number of the step, from 0; goes back with what is done about it.")]
    of: int
    kind: Annotated[
        Literal["page", "try", "task", "free", "wait"],
        Meta(
            description="page: it is read; try: whatever is done is taken back; task: something is to be done; "
            "free: one plays as one likes; wait: others move."
        ),
    ]
    says: str
    args: dict[str, Arg]
    do: Annotated[str, Meta(description="What to do, in one line; may be empty.")]
    well: Annotated[str, Meta(description="Said because the step before went well; may be empty.")]
    keys: Annotated[list[str], Meta(description="What is still to be chosen, in order; `*`: whatever one likes.")]
    free_order: Annotated[int, Meta(description="How many of them may come in any order, from the first.")]
    end: Annotated[bool, Meta(description="Whether the turn is to be ended now.")]
    parts: Annotated[list[str], Meta(description="What else is pointed at: parts of the board, pieces by their key.")]


class GuideStep(Struct, forbid_unknown_fields=True):
    """Goes on in a lesson."""

    at: Annotated[int, Meta(ge=0, le=999, description="The step that was seen.")]
    do: Annotated[
        Literal["next", "skip", "leave"],
        Meta(description="next: it was read; skip: let it be done for me; leave: play on without the lesson."),
    ] = "next"


class LessonBegin(Struct, forbid_unknown_fields=True):
    anew: Annotated[bool, Meta(description="From the first step, even if one is under way.")] = False


class LessonSeen(Struct):
    """A lesson, and how far one is."""

    id: LessonId
    game: GameName
    minutes: int
    of: Annotated[int, Meta(description="How many steps it has.")]
    table: Annotated[str | None, Meta(description="The table where it is under way.")]
    at: Annotated[int, Meta(description="The step that comes next there, from 0.")]
    done: Annotated[bool, Meta(description="Whether it has been finished once.")]
