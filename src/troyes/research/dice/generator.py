"""The generator of `docs/randomness.md`: the same seed gives the same rolls and shuffles as in the engine.

A row of it holds the four words of its state, each in the lower half of a number, and behind them room to work in.
"""

from typing import Final

import numpy as np

from troyes.research.dice.compiling import Row, compiled

ROOM: Final = 4
"""Where the room begins: sixteen words, for SHA-256 or for a shuffle."""
GENERATOR: Final = ROOM + 16
MASK: Final = 0xFFFFFFFF


def _primes(count: int) -> list[int]:
    found: list[int] = []
    number = 2
    while len(found) < count:
        if all(number % prime for prime in found):
            found.append(number)
        number += 1
    return found


def _fraction(root: int, prime: int) -> int:
    """The first 32 bits behind the point of a root of a prime: SHA-256 takes its constants from these."""
    low, high = 0, prime << 32
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if middle**root <= prime << (32 * root) else (low, middle)
    return low & MASK


HASH_START: Final = np.array([_fraction(2, prime) for prime in _primes(8)], np.int64)
HASH_ROUND: Final = np.array([_fraction(3, prime) for prime in _primes(64)], np.int64)
DOMAIN: Final = np.array(list(b"troyes/1/"), np.int64)
DOMAIN_SIZE: Final = 9


# -- from the seed to the generator ----------------------------------------------------------------------------------


@compiled
def seed_generator(words: Row, seed: int) -> None:
    """Sets it to what a whole number from 0 on stands for: the hash of the domain and the number's digits."""
    _write_block(words, seed)
    _hash_block(words)


@compiled
def _write_block(words: Row, seed: int) -> None:
    """The text as the one block that SHA-256 takes: big-endian words, a one behind the text, its length at the end."""
    size = DOMAIN_SIZE + 1
    rest = seed
    while rest >= 10:
        rest //= 10
        size += 1
    for at in range(16):
        words[ROOM + at] = 0
    for at in range(DOMAIN_SIZE):
        words[ROOM + at // 4] |= DOMAIN[at] << (24 - 8 * (at % 4))
    for at in range(size - 1, DOMAIN_SIZE - 1, -1):
        words[ROOM + at // 4] |= (48 + seed % 10) << (24 - 8 * (at % 4))
        seed //= 10
    words[ROOM + size // 4] |= 128 << (24 - 8 * (size % 4))
    words[ROOM + 15] = 8 * size


@compiled
def _hash_block(words: Row) -> None:
    """SHA-256 of one block. Of the hash the first four words are kept, little-endian, with a bit that is never 0."""
    a, b, c, d = HASH_START[0], HASH_START[1], HASH_START[2], HASH_START[3]
    e, f, g, h = HASH_START[4], HASH_START[5], HASH_START[6], HASH_START[7]
    for at in range(64):
        slot = ROOM + at % 16
        if at >= 16:
            early, late = _twice(words[ROOM + (at + 1) % 16]), _twice(words[ROOM + (at + 14) % 16])
            early = (early >> 7 ^ early >> 18 ^ (early & MASK) >> 3) & MASK
            late = (late >> 17 ^ late >> 19 ^ (late & MASK) >> 10) & MASK
            words[slot] = (words[slot] + early + words[ROOM + (at + 9) % 16] + late) & MASK
        choice = (e & f) ^ ((MASK ^ e) & g)
        left, right = _twice(e), _twice(a)
        first = h + ((left >> 6 ^ left >> 11 ^ left >> 25) & MASK) + choice + HASH_ROUND[at] + words[slot]
        majority = (a & b) ^ (a & c) ^ (b & c)
        second = ((right >> 2 ^ right >> 13 ^ right >> 22) & MASK) + majority
        h, g, f, e, d, c, b, a = g, f, e, (d + first) & MASK, c, b, a, (first + second) & MASK
    words[0] = _swapped(a + HASH_START[0])
    words[1] = _swapped(b + HASH_START[1])
    words[2] = _swapped(c + HASH_START[2])
    words[3] = _swapped(d + HASH_START[3]) | 1


@compiled
def _twice(word: int) -> int:
    """The word behind itself: to shift it is to rotate the lower half."""
    return word | word << 32


@compiled
def _rotated(word: int, places: int) -> int:
    return ((word >> places) | (word << (32 - places))) & MASK


@compiled
def _swapped(word: int) -> int:
    """The word with its bytes in the other order."""
    return (word & 255) << 24 | (word >> 8 & 255) << 16 | (word >> 16 & 255) << 8 | (word >> 24 & 255)


# -- draws -----------------------------------------------------------------------------------------------------------


@compiled
def word(words: Row) -> int:
    """The next 32 bits."""
    s0, s1, s2, s3 = words[0], words[1], words[2], words[3]
    mixed = _rotated((5 * s1) & MASK, 25)
    s2 ^= s0
    s3 ^= s1
    words[0] = s0 ^ s3
    words[1] = s1 ^ s2
    words[2] = s2 ^ ((s1 << 9) & MASK)
    words[3] = _rotated(s3, 21)
    return (9 * mixed) & MASK


@compiled
def below(words: Row, n: int) -> int:
    """A number from 0 to n - 1, each exactly as likely."""
    while True:
        product = word(words) * n
        low = product & MASK
        # what is not below n is not below the threshold, either, which spares the division
        if low >= n or low >= (MASK + 1) % n:
            return product >> 32


@compiled
def die(words: Row) -> int:
    return below(words, 6) + 1


@compiled
def shuffle(words: Row, n: int) -> None:
    """Lays the numbers 0 to n - 1 out in the room in random order."""
    for at in range(n):
        words[ROOM + at] = at
    for last in range(n - 1, 0, -1):
        other = below(words, last + 1)
        held = words[ROOM + last]
        words[ROOM + last] = words[ROOM + other]
        words[ROOM + other] = held
