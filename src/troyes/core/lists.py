"""Lists that a state shares with its copies are never changed in place: whoever writes on one puts a new one there."""


def raised(numbers: list[int], at: int, by: int) -> list[int]:
    """The list with so much more in that place."""
    found = numbers.copy()
    found[at] = numbers[at] + by
    return found


def replaced(numbers: list[int], at: int, value: int) -> list[int]:
    """The list with that value in that place."""
    found = numbers.copy()
    found[at] = value
    return found


def joined(numbers: list[int], one: int) -> list[int]:
    """The list with one more at its end."""
    if not numbers:
        return [one]
    found = numbers.copy()
    found.append(one)
    return found
