"""What the tray says about whatever is under the hand: a space, a die, a plaza, or the turn itself."""

from textual.content import Content

from troyes.cli.table.dice import faces
from troyes.cli.table.dice.faces import Space
from troyes.cli.table.dice.preview import Outcome, amount_args, die_keys, reachable, told
from troyes.cli.table.dice.session import DiceSession
from troyes.cli.table.dice.wheel import die_chip, die_price
from troyes.cli.table.dice.words import DiceWords
from troyes.cli.table.tray import Speech
from troyes.core.decision import Decision
from troyes.dice.names import CHOOSE_DIE, CITIZEN, COLOURS, GAIN, PRESTIGE, USE, VOCABULARY, use_number
from troyes.dice.wheel import notch_of

Lines = list[str | Content]


def speak(
    session: DiceSession,
    words: DiceWords,
    viewed: int,
    space: str | None,
    notch: int,
    paying: int | None,
    after: Outcome | None,
) -> Speech:
    """The tray's heading and lines."""
    decision = session.decision
    if after is not None and decision is not None and space is not None:
        named = next(option.message for option in decision.options if option.key == space)
        head = words(named.id, **{**named.args, "paid": 0})  # the bill tells the price, of the whole half day
        return Content.styled(head, "bold"), _bill(after, words)
    if paying is not None:
        return words("table-pay-how"), [words("table-pay-keys")]
    if notch >= 0:
        return _plaza(session, words, notch)
    if space is not None and space not in session.rights():
        return _space(session, words, viewed, space)
    walk = session.walk()
    if session.held is not None and walk is not None:
        return Content.styled(words("table-held"), "bold $gold"), _bill(told(session.game, walk), words)
    if decision is None:
        return (words("table-over") if session.game.over else words("table-thinking")), []
    if decision.kind == CHOOSE_DIE:
        hint = words("table-hint-rest" if "one of each" in session.rights() else "table-hint-die")
        return Content.styled(hint, "$faded"), [words.tell(line) for line in session.news()]
    assert walk is not None
    return Content.styled(words("table-hint-space"), "$faded"), _bill(told(session.game, walk), words)


def _bill(found: Outcome, words: DiceWords) -> Lines:
    """Pay this, gain that; what else happens; what it comes to."""
    points = words("table-bill-points", points=found.points, total=found.total, change=f"{found.points:+}")
    if not found.done and found.told:
        points = f"{points} {words('table-bill-more')}"
    lines: Lines = [Content.styled(words("table-bill", **amount_args(found)), "bold $gold")]
    lines += [Content.styled(points, "$faded"), *(words.tell(line) for line in found.told)]
    return lines


def _plaza(session: DiceSession, words: DiceWords, notch: int) -> Speech:
    """A plaza, its die and its tile."""
    game = session.game
    wheel = game.wheel
    up, down = wheel.colour(notch), wheel.plazas[notch][1 - wheel.side[notch]]
    head: str | Content = words("table-plaza", colour=COLOURS[up], was=COLOURS[down], same=int(up == down))
    lines: Lines = []
    place = next((at for at in range(4) if notch_of(game.half.turn, at) == notch), None)
    if place is not None:
        die = game.half.dice[place]
        chip = die_chip(die, words)
        if die.strikes:
            lines.append(Content.assemble(chip, " ", words("table-die-strikes")))
        else:
            price = die_price(die, words)
            lines.append(Content.assemble(chip, " ", words("table-die-price", place=place + 1, price=price)))
    tile = wheel.tile[notch]
    if tile:
        side = "raid" if wheel.raid[notch] else "banquet"
        lines.append(Content.assemble((words(f"table-{side}", tile=tile), "bold"), f": {words(f'tile-{tile}-{side}')}"))
    return head, lines


def _space(session: DiceSession, words: DiceWords, viewed: int, key: str) -> Speech:
    """A space that cannot be chosen now: what it is and, while a die is to be chosen, which dice reach it."""
    game = session.game
    code = VOCABULARY.code(key)
    if code >= CITIZEN:
        return words("table-space-citizens", colour=COLOURS[code - CITIZEN]), [words("table-space-marks")]
    act = (code - USE) % 3
    space = Space((code - USE) // 18, game.half.column_of[use_number(code)], (GAIN, PRESTIGE, PRESTIGE + 1)[act])
    head, *rest = faces.explain(space, game.half, session.sheet(viewed), words)
    lines: Lines = [" ".join(rest)]
    decision = session.decision
    if decision is not None and decision.kind == CHOOSE_DIE and viewed == session.seat:
        lines.append(_dice_for(session, decision, words, key))
    return head, lines


def _dice_for(session: DiceSession, decision: Decision, words: DiceWords, key: str) -> Content:
    parts: list[str | Content | tuple[str, str]] = []
    for place in range(4):
        price = reachable(session.game, decision.seat, die_keys(decision, place)).get(key)
        if price is not None:
            chip = die_chip(session.game.half.dice[place], words)
            parts += ["  ", chip, f" {words.price(price, 20)}"]
    if not parts:
        return Content.styled(words("table-no-die-reaches"), "$faded")
    return Content.assemble((words("table-dice-reach"), "$faded"), *parts)
