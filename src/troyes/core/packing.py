"""What has happened, put into few bytes.

A game keeps its story as a chain (earlier entries, entry), which a copy shares. It ends with None, or, in a game that
was unpickled, with the packed entries before: they are unpacked only when somebody reads them.
"""

from collections.abc import Callable
from typing import Any, cast

from msgspec import msgpack

Entry = tuple[int, ...]
"""Something that has happened: what it was, by number, and what belongs to it."""
LIST = b"\xdd"
"""How MessagePack begins a list of up to 2**32 entries, whose number follows in four bytes."""
HEAD = 5
"""So many bytes are that."""

_encoder = msgpack.Encoder()
_decoder = msgpack.Decoder(list[tuple[int, ...]])
_values = msgpack.Decoder(list[Any])


def packed(entries: list[Entry], before: bytes | None = None) -> bytes | None:
    """The end of a chain that holds these entries, behind those that were packed before."""
    if not entries:
        return before
    known = 0 if before is None else int.from_bytes(before[1:HEAD], "big")
    written = _encoder.encode(entries)
    own = written[1 if len(entries) < 16 else 3 if len(entries) < 1 << 16 else HEAD :]
    return b"".join([LIST, (known + len(entries)).to_bytes(4, "big"), b"" if before is None else before[HEAD:], own])


class Packed:
    """A chain as far as it was packed. What has come behind it since only needs to be added."""

    def __init__(self) -> None:
        self.known: tuple[object, bytes | None] = (None, None)

    def grown(self, chain: object, behind: Callable[[object, object], tuple[object, list[Entry]]]) -> bytes | None:
        """The whole chain. `behind`: what it has beyond an earlier state, and where that is, or else its own end."""
        known, data = self.known
        end, entries = behind(chain, known)
        data = packed(entries, data if end is known else cast("bytes | None", end))
        self.known = chain, data
        return data


def packed_values(values: list[Any]) -> bytes:
    """Numbers, flags, bytes and lists of them."""
    return _encoder.encode(values)


def unpacked_values(data: bytes) -> list[Any]:
    return _values.decode(data)


def unpacked(end: object) -> list[Entry]:
    """The entries that a chain ends with."""
    return [] if end is None else _decoder.decode(cast("bytes", end))
