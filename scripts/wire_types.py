"""Writes the client's types: each file in `SOURCES`, from the Structs of games, server and coach.

What the server sends always has all its fields, but for those of a view that may be unset. What it reads (Structs that
refuse unknown fields) may leave out those with a default.

    python scripts/wire_types.py            writes them
    python scripts/wire_types.py --check    tells whether they are up to date
"""

import importlib
import inspect
import json
import re
import sys
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from troyes.core.view_shapes import Part

CLIENT = Path(__file__).parent.parent / "web" / "src"
WIRE = "troyes.server.wire"
SOURCES: dict[str, tuple[str, ...]] = {
    "lib/message.ts": ("troyes.core.message",),
    "lib/wire.ts": (f"{WIRE}.common", f"{WIRE}.tables", f"{WIRE}.live"),
    "city/views.ts": ("troyes.city.parts", "troyes.city.ladies.shapes", "troyes.city.view_shapes"),
    "dice/views.ts": ("troyes.dice.parts", "troyes.dice.view_shapes"),
    "lib/coach.ts": ("troyes.coach.shapes",),
    "lib/people.ts": (f"{WIRE}.people",),
    "lib/results.ts": (f"{WIRE}.results",),
    "lib/moments.ts": (f"{WIRE}.replays",),
    "lib/cards.ts": (f"{WIRE}.cards",),
    "lib/talk.ts": (f"{WIRE}.talk",),
    "lib/lessons.ts": (f"{WIRE}.lessons",),
    "lib/puzzles.ts": (f"{WIRE}.puzzles",),
    "lib/rulebook.ts": (f"{WIRE}.rules",),
    "lib/prints.ts": (f"{WIRE}.printing",),
}
"""Each file of the client, and the modules whose types it holds."""
HEAD = "// Made by scripts/wire_types.py from {module}: change that, and run it again.\n"
WIDTH = 120
OPEN = ("Lang", "GameName", "CardsGame", "DailyName", "LessonId", "PuzzleSetId")
"""Lists that grow with what there is: to the client, any text."""
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", None: "null", Any: "unknown"}


class Writer:
    """The Structs and named types of one file's modules, as TypeScript."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.modules = SOURCES[file]
        own = [item for module in self.modules for item in vars(importlib.import_module(module)).items()]
        structs = [value for _, value in own if is_struct(value) and value.__module__ in self.modules]
        self.structs = list(dict.fromkeys(structs))
        named = {name: value for name, value in own if is_alias(name, value)}
        self.foreign: dict[str, set[str]] = {}
        """What is told in another file: the file, and the names."""
        self.aliases = {name: value for name, value in named.items() if not self.is_foreign_alias(name, value)}
        self.words: dict[str, str] = {}
        """What a closed list of words looks like, and its name."""
        for name, value in named.items():
            if get_origin(value) is Literal:
                self.words[self.type(value)] = name

    def text(self) -> str:
        parts = [self.alias(name, value) for name, value in self.aliases.items()]
        parts += [self.interface(struct) for struct in self.structs if says_something(struct)]
        taken = {file: used for file, names in self.foreign.items() if (used := mentioned(names, parts))}
        lines = [
            f'import type {{ {", ".join(used)} }} from "{self.way_to(file)}";\n' for file, used in sorted(taken.items())
        ]
        return HEAD.format(module=", ".join(self.modules)) + "".join(lines) + "\n" + "\n".join(parts)

    def way_to(self, file: str) -> str:
        folder, _, name = file.removesuffix(".ts").rpartition("/")
        return f"./{name}" if self.file.startswith(f"{folder}/") else f"../{folder}/{name}"

    def is_foreign_alias(self, name: str, value: Any) -> bool:
        """Whether another file, of those before this one, has the same name for the same."""
        for file, modules in SOURCES.items():
            if file == self.file:
                return False
            if not file.startswith("lib/"):
                continue  # a game's own
            if any(getattr(sys.modules.get(module), name, None) is value for module in modules):
                self.foreign.setdefault(file, set()).add(name)
                return True
        return False

    def alias(self, name: str, value: Any) -> str:
        words = "string" if name in OPEN else self.type(get_args(value)[0] if title(value) else value)
        line = f"export type {name} = {words};\n"
        if len(line) > WIDTH:
            line = f"export type {name} =\n  | " + "\n  | ".join(words.split(" | ")) + ";\n"
        return line

    def interface(self, struct: type[msgspec.Struct]) -> str:
        config = struct.__struct_config__
        lines = [*comment(own_doc(struct), ""), f"export interface {struct.__name__} {{"]
        if config.tag_field is not None:
            lines.append(f"  {config.tag_field}: {json.dumps(config.tag)};")
        for field in msgspec.structs.fields(struct):
            read = config.forbid_unknown_fields and not issubclass(struct, Part)
            optional = field.default is msgspec.UNSET or (read and not field.required)
            lines += comment(description(field.type), "  ")
            lines.append(f"  {field.encode_name}{'?' if optional else ''}: {self.named(field.type)};")
        return "\n".join([*lines, "}", ""])

    def named(self, hint: Any) -> str:
        """A type inside another: a closed list of words goes by its name."""
        words = self.type(hint)
        return self.words.get(words, words)

    def type(self, hint: Any) -> str:
        if hint in PLAIN:
            return PLAIN[hint]
        if is_struct(hint):
            if hint.__module__ not in self.modules:
                file = next(file for file, modules in SOURCES.items() if hint.__module__ in modules)
                self.foreign.setdefault(file, set()).add(hint.__name__)
            return hint.__name__
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return title(hint) or self.named(args[0])
        if origin is Literal:
            return " | ".join(json.dumps(value, ensure_ascii=False) for value in args)
        if origin in (Union, UnionType):
            told = [part for part in args if part is not msgspec.UnsetType]
            return " | ".join(dict.fromkeys(self.named(part) for part in sorted(told, key=is_null)))
        if origin is list or (origin is tuple and args[-1] is ...):
            return of_list(self.named(args[0]))
        if origin is tuple:
            return "[" + ", ".join(self.named(part) for part in args) + "]"
        if origin is dict:
            closed = get_origin(args[0]) is Literal
            record = f"Record<{self.named(args[0])}, {self.named(args[1])}>"
            return f"Partial<{record}>" if closed else record
        raise TypeError(f"no TypeScript is known for {hint}")


def mentioned(names: set[str], parts: list[str]) -> list[str]:
    return sorted(name for name in names if any(re.search(rf"\b{name}\b", part) for part in parts))


def is_struct(value: Any) -> bool:
    return inspect.isclass(value) and issubclass(value, msgspec.Struct)


def says_something(struct: type[msgspec.Struct]) -> bool:
    """Not only a parent of others."""
    return bool(struct.__struct_fields__) or struct.__struct_config__.tag_field is not None


def is_alias(name: str, value: Any) -> bool:
    """A type with a name of its own, that is not just a text or number within bounds."""
    return name[0].isupper() and (
        get_origin(value) in (Literal, Union, UnionType, dict, list, tuple) or bool(title(value))
    )


def title(hint: Any) -> str:
    """What a text or number is called that has a name of its own."""
    if get_origin(hint) is not Annotated:
        return ""
    return next((part.title for part in get_args(hint)[1:] if isinstance(part, msgspec.Meta) and part.title), "")


def is_null(hint: Any) -> bool:
    return hint in (None, NoneType)


def of_list(item: str) -> str:
    whole = " | " not in item or (item.startswith("(") and item.endswith(")[]"))
    return f"{item}[]" if whole else f"({item})[]"


def own_doc(struct: type) -> str:
    """What the class says of itself, not what is written for one that says nothing."""
    words = struct.__dict__.get("__doc__") or ""
    return "" if words.startswith(f"{struct.__name__}(") else inspect.cleandoc(words)


def description(hint: Any) -> str:
    if get_origin(hint) is not Annotated:
        return ""
    told = [part.description for part in get_args(hint)[1:] if isinstance(part, msgspec.Meta) and part.description]
    return told[-1] if told else ""


def comment(words: str, indent: str) -> list[str]:
    lines = words.splitlines()
    if len(lines) == 1:
        return [f"{indent}/** {lines[0]} */"]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"] if lines else []


def files() -> dict[Path, str]:
    """What each file should hold."""
    return {CLIENT / file: Writer(file).text() for file in SOURCES}


def outdated() -> list[Path]:
    return [path for path, text in files().items() if not path.exists() or path.read_text("utf-8") != text]


def main() -> None:
    late = outdated()
    if "--check" in sys.argv:
        sys.exit(f"out of date: {', '.join(path.name for path in late)}" if late else 0)
    for path in late:
        path.write_text(files()[path], "utf-8")
        print(path)


if __name__ == "__main__":
    main()
