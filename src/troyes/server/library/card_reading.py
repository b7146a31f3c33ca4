"""An owner's numbers, read and checked as strangers write them: for `troyes.server.guard.apart`."""

from typing import Any

from troyes.core.cards import Overlay
from troyes.core.errors import CardsError
from troyes.printed.faults import Fault, fault_of_text, faults_of
from troyes.printed.numbers import source_of

Read = tuple[dict[str, Any], list[Fault]]
"""The numbers as plain data, and all that is wrong with them."""


def of_text(game: str, text: str, file: str, _: None) -> Read:
    """A file as the command line takes it."""
    try:
        return _checked(game, Overlay.of_text(text, file))
    except CardsError as error:
        return {}, [fault_of_text(error)]


def of_numbers(game: str, numbers: dict[str, Any], _: None) -> Read:
    try:
        return _checked(game, Overlay(numbers))
    except CardsError as error:
        return {}, [fault_of_text(error)]


def _checked(game: str, overlay: Overlay) -> Read:
    return overlay.data, faults_of(source_of(game), overlay)
