"""How messages of Troyes are called: what is asked, what can be chosen, why something cannot."""

from troyes.core.message import Arg, Message


def ask(name: str, args: dict[str, Arg] | None = None) -> Message:
    return Message("city-ask-" + name, {} if args is None else args)


def option(name: str, args: dict[str, Arg] | None = None) -> Message:
    return Message("city-option-" + name, {} if args is None else args)


def why(name: str, rule: str, args: dict[str, Arg] | None = None) -> Message:
    return Message("why-city-" + name, {} if args is None else args, rule)
