"""Fluent as far as our words use it: texts, variables, other messages, and choices by number or by name.

A page is cut into messages at once, and a message is read only when it is first said: a command says a dozen of the
three thousand. Fluent's own runtime is not used, since it brings along every date and number format of the world.
"""

import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:  # Fluent's parser is loaded with the first word that is said
    from fluent.syntax import ast


class Language(NamedTuple):
    """What a language needs beside its words."""

    plural: Callable[[int], str]
    """The category of a number, as the variants of a choice name it."""
    thousands: str
    """What stands between the thousands of a large number."""


def _english(number: int) -> str:
    return "one" if abs(number) == 1 else "other"


def _french(number: int) -> str:
    return "one" if abs(number) < 2 else "other"


ENGLISH = Language(_english, ",")
FORMS = {"fr": Language(_french, "\u202f")}
"""Languages that do not count as English does."""

ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=.*\n(?:(?:[ }].*)?\n)*", re.MULTILINE)
"""A message with its attributes: all that follows its name indented."""

Args = Mapping[str, Any]
Said = Callable[[Args], str | int]
"""A piece of a message that has been read: give it the arguments, and it is words, or still a number."""


class MissingMessage(LookupError):
    """A message that no locale file holds, or that lacks an argument: a defect of the product."""


class Bundle:
    """All messages of one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.form = FORMS.get(lang, ENGLISH)
        self._unread: dict[str, str] = {}
        self._read: dict[str, dict[str, Said]] = {}

    def add(self, page: str) -> None:
        for entry in ENTRY.finditer(f"{page}\n"):
            self._unread.setdefault(entry[1], entry[0])

    def has(self, id: str) -> bool:
        return id in self._unread

    def attributes(self, id: str) -> list[str]:
        return [name for name in self._message(id) if name]

    def say(self, id: str, args: Args, attribute: str = "") -> str:
        """The message, or an attribute of it, in words."""
        try:
            return str(self._message(id)[attribute](args))
        except LookupError as error:
            raise MissingMessage(f"{self.lang}: {id}: {error}") from error

    def _message(self, id: str) -> dict[str, Said]:
        """The message's text, under no name, and its attributes by name."""
        if id not in self._read:
            from fluent.syntax import FluentParser, ast

            entry = FluentParser(with_spans=False).parse_entry(self._unread[id])
            if not isinstance(entry, ast.Message):
                raise MissingMessage(f"{self.lang}: {id} cannot be read")
            said = {"": self._pattern(entry.value)} if entry.value else {}
            self._read[id] = said | {part.id.name: self._pattern(part.value) for part in entry.attributes}
        return self._read[id]

    def _pattern(self, pattern: "ast.Pattern") -> Said:
        pieces = [self._piece(element) for element in pattern.elements]
        return pieces[0] if len(pieces) == 1 else lambda args: "".join([str(piece(args)) for piece in pieces])

    def _piece(self, piece: Any) -> Said:
        from fluent.syntax import ast

        match piece:
            case ast.TextElement(value=words):
                return lambda args: words
            case ast.Placeable(expression=inner):
                return self._piece(inner)
            case ast.StringLiteral():
                words = piece.parse()["value"]
                return lambda args: words
            case ast.VariableReference(id=ast.Identifier(name=name)):
                return lambda args: self._value(args[name])
            case ast.MessageReference(id=ast.Identifier(name=id), attribute=None):
                return lambda args: self.say(id, args)
            case ast.SelectExpression():
                return self._choice(piece)
            case _:
                raise MissingMessage(f"{self.lang}: {type(piece).__name__} is not spoken here")

    def _value(self, value: object) -> str:
        """An argument in words."""
        if isinstance(value, int):
            return f"{int(value):,}".replace(",", self.form.thousands)
        if not isinstance(value, str):
            raise MissingMessage(f"{type(value).__name__} is neither a text nor a number")
        return value

    def _choice(self, choice: "ast.SelectExpression") -> Said:
        """The variant of that very number or name, or else of the number's plural, or else the usual one."""
        from fluent.syntax import ast

        keys = [v.key.name if isinstance(v.key, ast.Identifier) else int(v.key.value) for v in choice.variants]
        variants = dict(zip(keys, (self._pattern(variant.value) for variant in choice.variants), strict=True))
        (usual,) = (self._pattern(variant.value) for variant in choice.variants if variant.default)
        plural = self.form.plural
        if not isinstance(choice.selector, ast.VariableReference):
            raise MissingMessage(f"{self.lang}: a choice goes by a variable")
        name = choice.selector.id.name

        def choose(args: Args) -> str | int:
            key = args[name]
            found = variants.get(key)
            if found is None and isinstance(key, int):
                found = variants.get(plural(key))
            return (found or usual)(args)

        return choose
