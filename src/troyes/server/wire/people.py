"""What goes over the wire about people: accounts, profiles, friends."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from troyes.server.wire.common import Lang, Name
from troyes.server.wire.tables import TableLine

Tie = Literal["none", "friend", "asked", "asks"]
"""asked: you have asked them; asks: they have asked you."""
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Given = Annotated[str, Meta(max_length=200)]
"""A password that is to be compared: whatever it is."""


class AccountNew(Struct, forbid_unknown_fields=True):
    """A guest becomes an account, and keeps all that is theirs."""

    name: Name
    password: Password


class SignIn(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=24)]
    password: Given
    bring: Annotated[
        bool, Meta(description="Bring along what this device has played as a guest; otherwise it stays behind.")
    ] = False
    token: Annotated[bool, Meta(description="Answer with a token instead of a cookie: for programs.")] = False


class PasswordChange(Struct, forbid_unknown_fields=True):
    old: Given
    new: Password


class Farewell(Struct, forbid_unknown_fields=True):
    """All of one's data is to be removed: meant by the password, or by a guest's name."""

    password: Given = ""
    name: Annotated[str, Meta(max_length=24)] = ""


class Myself(Struct):
    """Who one is here."""

    id: str
    name: str
    lang: Lang
    account: bool
    login: Annotated[str, Meta(description="The account's name as it is compared; empty for a guest.")]
    since: str
    devices: Annotated[int, Meta(description="How many devices and programs can open the account.")]
    tables: Annotated[int, Meta(description="How many tables one sits at or has made.")]
    recoverable: Annotated[bool, Meta(description="Whether the account has a recovery code.")]
    mail: Annotated[str, Meta(description="Where a code can be sent if the password is forgotten; empty: nowhere.")]
    mails: Annotated[bool, Meta(description="Whether this server sends mail.")]
    token: Annotated[str | None, Meta(description="Sent once, to a program that asked for it.")] = None
    recovery: Annotated[str | None, Meta(description="A new recovery code, sent once.")] = None


class WaysBack(Struct):
    """How somebody comes back who has forgotten the password. A recovery code is always one."""

    mail: Annotated[bool, Meta(description="Whether this server sends mail.")]


class RecoveryAsk(Struct, forbid_unknown_fields=True):
    password: Given


class Reset(Struct, forbid_unknown_fields=True):
    """A new password, by the recovery code or one that was sent."""

    name: Annotated[str, Meta(min_length=1, max_length=24)]
    code: Annotated[str, Meta(min_length=1, max_length=60)]
    new: Password
    token: Annotated[bool, Meta(description="Answer with a token instead of a cookie: for programs.")] = False


class Forgotten(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=24)]


class MailChange(Struct, forbid_unknown_fields=True):
    mail: Annotated[
        str,
        Meta(
            max_length=200,
            pattern=r"^([A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9.-]+)?$(?!\n)",
            description="Empty: none any more.",
        ),
    ]
    password: Given


class MailProof(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=1, max_length=60)]


class Person(Struct):
    """Somebody with an account."""

    id: str
    name: str
    login: str
    since: str
    you: bool
    tie: Tie


class Friend(Struct):
    id: str
    name: str
    login: str
    since: Annotated[str, Meta(description="Since when you are friends; or since when one has asked.")]
    tables: Annotated[list[TableLine], Meta(description="Listed tables at which they sit, open or running.")]


class FriendList(Struct):
    friends: list[Friend]
    asks: Annotated[list[Friend], Meta(description="Who has asked you, and waits.")]
    asked: Annotated[list[Friend], Meta(description="Whom you have asked.")]


class FriendAsk(Struct, forbid_unknown_fields=True):
    """Whom to ask: by the exact name of an account, or by its id."""

    name: Annotated[str, Meta(max_length=24)] = ""
    id: Annotated[str, Meta(max_length=40)] = ""
