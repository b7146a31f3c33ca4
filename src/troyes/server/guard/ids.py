"""Names that nobody can guess, and that can be read aloud."""

import secrets

ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
"""Crockford's 32 letters, five bits each: no i, l or o, which look like digits, and no u."""
LETTERS = 16
GROUP, GROUPS = 5, 4
TYPED = str.maketrans("ilo", "110")


def new_table_id() -> str:
    """80 bits: where a table is found."""
    return _drawn(LETTERS)


def new_guest_id() -> str:
    """80 bits. Not a secret: the token has one."""
    return _drawn(LETTERS)


def new_set_id() -> str:
    """80 bits: a set of card numbers."""
    return _drawn(LETTERS)


def new_code() -> str:
    """100 bits in groups of five: what somebody writes down, and types again."""
    return "-".join(_drawn(GROUP) for _ in range(GROUPS))


def plain_code(typed: str) -> str:
    """A code as it was given out, however it was typed: 1 for l, 0 for o, with other gaps or none."""
    letters = typed.casefold().translate(TYPED)
    bare = "".join(letter for letter in letters if letter in ALPHABET)
    return "-".join(bare[at : at + GROUP] for at in range(0, len(bare), GROUP))


def is_id(text: str) -> bool:
    """Whether it could be one: what could not need not be looked for."""
    return len(text) == LETTERS and set(text) <= set(ALPHABET)


def _drawn(letters: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(letters))
