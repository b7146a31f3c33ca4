"""What goes over the wire about talk at a table, and about being told that it is one's turn."""

from typing import Annotated

from msgspec import Meta, Struct

Key = Annotated[str, Meta(max_length=64, description="What opens a private table to a friend.")]
Place = Annotated[str, Meta(max_length=40)]
MessageNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
Plain = r"^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$"
Letters = r"^[A-Za-z0-9_-]+=*$"
"""Base64 as browsers write it."""


class TalkLine(Struct):
    """Something that was said at a table."""

    n: int
    seat: Annotated[int | None, Meta(description="Where whoever said it sits now; null: no longer here.")]
    name: str
    text: Annotated[str, Meta(description="Plain text. Empty: it was taken back, or removed.")]
    made: Annotated[str, Meta(description="When, in UTC.")]
    yours: bool


class TalkMessage(Struct, tag_field="t", tag="talk"):
    """All that was said, as far as this person wants to read it; the latest last. Takes the place of what was told."""

    messages: list[TalkLine]
    hidden: Annotated[bool, Meta(description="Whether somebody who sits or has spoken here is muted by you.")]


class SaidMessage(Struct, tag_field="t", tag="said"):
    """Something was said just now; or, with a number that is known already, was taken back."""

    message: TalkLine


class SaySent(Struct, tag_field="t", tag="say", forbid_unknown_fields=True):
    """Says something to everybody at the table. For those who sit there."""

    id: Annotated[str, Meta(max_length=40, description="Chosen by the sender; the answer carries it back.")]
    text: Annotated[str, Meta(description="1 to 500 characters, on one line.")]


class UnsaySent(Struct, tag_field="t", tag="unsay", forbid_unknown_fields=True):
    """Takes back what one has said oneself, up to five minutes ago."""

    id: Annotated[str, Meta(max_length=40)]
    n: MessageNumber


# -- over HTTP -------------------------------------------------------------------------------------------------------


class Muted(Struct):
    """Somebody whose words one does not read."""

    id: str
    name: str


class Unheard(Struct, forbid_unknown_fields=True):
    """Whose words are not wanted: whoever said this."""

    table: Place
    n: MessageNumber
    key: Key = ""


class Report(Struct, forbid_unknown_fields=True):
    """A message that the operator should look at."""

    n: MessageNumber
    why: Annotated[str, Meta(min_length=1, max_length=300, pattern=Plain)]
    key: Key = ""


class Reported(Struct):
    id: str


class Notices(Struct):
    """How somebody is told that it is their turn."""

    push_key: Annotated[str, Meta(description="The server's public key, for `pushManager.subscribe`.")]
    pushes: Annotated[
        list[str], Meta(description="The browsers that are told: their addresses at their push services.")
    ]
    webhook: Annotated[str, Meta(description="Where it is posted; empty: nowhere.")]
    webhook_secret: Annotated[
        str, Meta(description="What the posts to it are signed with; another one for each address. Empty without one.")
    ]
    account: Annotated[bool, Meta(description="Whether you have an account: a webhook needs one.")]


class PushNew(Struct, forbid_unknown_fields=True):
    """A browser that wants to be told, as its `PushSubscription` has it."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=100, pattern=Letters)]
    auth: Annotated[str, Meta(min_length=1, max_length=50, pattern=Letters)]


class PushGone(Struct, forbid_unknown_fields=True):
    endpoint: Annotated[str, Meta(min_length=1, max_length=1000, pattern=r"^[^\x00]*$")]


class HookChange(Struct, forbid_unknown_fields=True):
    url: Annotated[str, Meta(max_length=500, description="Empty: nowhere any more.")]


class HookTried(Struct):
    """What came of a post on trial."""

    ok: bool
    status: Annotated[int, Meta(description="What was answered; 0: nothing was.")]
