"""What has happened, put into few bytes.

A game keeps its story as a chain (earlier entries, entry), which a copy shares. It ends with None, or, in a game that
was unpickled, with the packed entries before: they are unpacked only when somebody reads them.
"""

from typing import Any, cast

from msgspec import msgpack

Entry = tuple[int, ...]
"""Something that has happened: what it was, by number, and what belongs to it."""

_encoder = msgpack.Encoder()
_decoder = msgpack.Decoder(list[tuple[int, ...]])
_values = msgpack.Decoder(list[Any])


def packed(entries: list[Entry]) -> bytes | None:
    """The end of a chain that holds these entries."""
    return _encoder.encode(entries) if entries else None


def packed_values(values: list[Any]) -> bytes:
    """Numbers, flags, bytes and lists of them."""
    return _encoder.encode(values)


def unpacked_values(data: bytes) -> list[Any]:
    return _values.decode(data)


def unpacked(end: object) -> list[Entry]:
    """The entries that a chain ends with."""
    return [] if end is None else _decoder.decode(cast("bytes", end))
