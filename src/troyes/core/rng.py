"""The one generator of every roll and shuffle.

It is xoshiro128** (Blackman and Vigna, 2018) on four 32-bit words, so a browser or any other language can follow it
with plain 32-bit arithmetic. `docs/randomness.md` describes seeding and every kind of draw, with test vectors.
"""

from collections.abc import Callable
from hashlib import sha256
from struct import Struct
from typing import Any, Final, Protocol, cast

from mypy_extensions import mypyc_attr

from troyes.core.native import i64

Seed = int | str

MASK: Final = 0xFFFFFFFF
DOMAIN: Final = "troyes/1/"
_FOUR_WORDS: Final[Callable[[bytes], tuple[int, int, int, int]]] = cast("Any", Struct("<4I").unpack_from)


class BitSource(Protocol):
    """Anything that hands out random bits: `random.Random`, or an `Rng`."""

    def getrandbits(self, k: int, /) -> int: ...


def seed_text(seed: Seed) -> str:
    """The text that a seed stands for. 7 and "7" are the same seed."""
    return str(seed)


def seed_hash(seed: Seed) -> str:
    """What is published before the game to commit to a seed: the SHA-256 of its text."""
    return sha256(seed_text(seed).encode()).hexdigest()


class NoMoreDice(Exception):
    """Something is to be drawn that no script tells."""


@mypyc_attr(acyclic=True)
class Rng:
    """A stream of draws. Dice written in `script` come up first; everything else follows from the seed.

    Nothing here needs more than 62 bits, so that compiled it is counted in words of the processor.
    """

    def __init__(self, s0: i64, s1: i64, s2: i64, s3: i64, script: tuple[int, ...] = ()) -> None:
        self.s0 = s0
        self.s1 = s1
        self.s2 = s2
        self.s3 = s3
        self.script = script
        self.dry = False
        """Whether there is nothing but the script: then `NoMoreDice` is raised where it ends."""

    def copy(self) -> "Rng":
        return Rng(self.s0, self.s1, self.s2, self.s3, self.script)

    def state(self) -> tuple[int, int, int, int, tuple[int, ...]]:
        """All that is to come, as `Rng` takes it."""
        return self.s0, self.s1, self.s2, self.s3, self.script

    def word(self) -> i64:
        """The next 32 bits."""
        if self.dry:
            raise NoMoreDice
        s1 = self.s1
        mixed = ((s1 << 2) + s1) & MASK
        mixed = ((mixed << 7) | (mixed >> 25)) & MASK
        s2 = self.s2 ^ self.s0
        s3 = self.s3 ^ s1
        self.s1 = s1 ^ s2
        self.s0 = self.s0 ^ s3
        self.s2 = s2 ^ ((s1 << 9) & MASK)
        self.s3 = ((s3 << 11) | (s3 >> 21)) & MASK
        return ((mixed << 3) + mixed) & MASK

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each exactly as likely (n up to 2**30)."""
        count: i64 = n
        while True:
            product = self.word() * count
            rest = product & MASK
            if rest >= count or rest >= 0x100000000 % count:
                return product >> 32

    def die(self) -> int:
        """One six-sided die."""
        script = self.script
        if script:
            self.script = script[1:]
            return script[0]
        return self.below(6) + 1

    def shuffled(self, n: int) -> list[int]:
        """The numbers 0 to n - 1 in random order (Fisher and Yates, from the back)."""
        order = list(range(n))
        for last in range(n - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order

    def getrandbits(self, k: int, /) -> int:
        """k random bits, so that an `Rng` can stand where a `random.Random` is asked for."""
        bits = 0
        filled = 0
        while filled < k:
            word: int = self.word()
            bits = (bits << 32) | word
            filled += 32
        return bits >> (filled - k)


def from_seed(seed: Seed, script: tuple[int, ...] = ()) -> Rng:
    """The generator that a seed stands for."""
    digest = sha256((DOMAIN + seed_text(seed)).encode()).digest()
    s0, s1, s2, s3 = _FOUR_WORDS(digest)
    return Rng(s0, s1, s2, s3 | 1, script)


def seed_from(bits: BitSource) -> int:
    """A fresh seed drawn from another source of randomness, small enough for any reader of JSON."""
    return bits.getrandbits(53)
