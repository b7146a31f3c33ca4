"""What happens by itself: rounds, events, black dice, and le Roy's turns."""

from tests.city.ladies.oracle_events import monk, must_choose, suffer, uprising
from tests.city.oracle_points import character_vp
from tests.city.oracle_table import (
    ACTIVITIES,
    BOARD,
    BUILDING,
    BUILDINGS,
    COLOURS,
    EVENTS,
    NEUTRAL,
    PRINTED,
    PURPLE,
    Die,
    Owner,
    Position,
    Rolls,
    add_die,
    all_dice,
    best_die,
    copied,
    dice_of,
    district,
    enter,
    event_at,
    frame,
    free_banners,
    gain_deniers,
    gain_vp,
    has_tradesman,
    is_king,
    is_reversed,
    met,
    order,
    outdoor,
    pay,
    pushed,
    put_cube,
    remove_die,
    revealed,
    row_of,
    rows,
    seats,
    set_row,
    standing,
    topmost,
)


def fresh_walk(settled: bool = False, left: int = 0) -> Position:
    return {"target": None, "cube": None, "dice": [], "value": 0, "left": left, "settled": settled}


# -- the initial placement -------------------------------------------------------------------------------------------


def opening(dealt: Position, rolls: Rolls) -> Position:
    """The table before anyone has placed a citizen; cards, decks and start player are as they were dealt."""
    p: Position = copied(dealt)
    players = len(p["families"])
    citizens = BOARD["start_citizens"][str(frame(p))]
    p |= {"round": 1, "step": "placement", "turn": p["start_player"], "placed": 0, "black_dice": []}
    p["walk"] = fresh_walk()
    p["buildings"] = {
        "palace": [None] * 6,
        "city_hall": [[None] * 3 for _ in range(2)],
        "bishopric": [[None] * 2 for _ in range(3)],
    }
    p["lying"] = {building: [] for building in BUILDINGS}
    p["cathedral"] = [[None] * 6 for _ in range(3 if is_king(p) or p["options"]["activities"] == "base" else 4)]
    p["events"] = [{"card": "marauding", "cubes": []}]
    for slot in p["activities"]:
        slot |= {"tradesmen": [None, None], "illustration": [], "cubes": [0] * players}
    for family in p["families"]:
        family |= {"deniers": BOARD["deniers_start"], "influence": BOARD["influence_start"], "vp": 0, "district": 0}
        family |= {"supply": citizens, "general": BOARD["citizens_each"] - citizens, "events": []}
        purple = not is_king(p) and p["options"]["purple_die"]
        family["dice"] = {colour: [] for colour in [*COLOURS, *([PURPLE] if purple else [])]}
        if not is_king(p):
            family["characters"] = family["characters"][: 2 if players == 2 else 1]
    grey = BOARD["neutral_citizens"]
    if "ladies" in p:
        open_ladies(p)
        grey += PRINTED["supply"]["neutral_citizens_more"] if p["options"]["events"] != "base" else 0
    p["neutral"] |= {"supply": 24 if is_king(p) else grey, "dice": {name: [] for name in COLOURS}}
    if is_king(p):
        p["start_player"] = p["turn"] = 0
        p["neutral"] |= {"vp": 0, "events": []}
        roy_places_three(p, rolls)
    elif players == 2:
        for building, places in BOARD["two_player_neutrals"].items():
            for place in places:
                row, at = (place - 1, 0) if building == "palace" else place
                spaces = rows(p, building)[row]
                spaces[at] = NEUTRAL
                set_row(p, building, row, spaces)
                p["neutral"]["supply"] -= 1
    return p


def open_ladies(p: Position) -> None:
    """The expansion's things before anyone has touched them; the tiles are as they were drawn."""
    for tile, gate in zip(outdoor(p), PRINTED["ramparts"]["gates"], strict=bool(outdoor(p))):
        tile |= {"gate": gate, "cubes": [0 for _ in seats(p)]}
    p["ladies"] |= {"guards": [0 for _ in seats(p)] if outdoor(p) else [], "possessed": [0 for _ in seats(p)]}
    p["ladies"] |= {"striking": None, "to_strike": [], "threat": 0}
    forget_turn(p)


def forget_turn(p: Position) -> None:
    """What the expansion keeps of a turn goes with it."""
    if "ladies" in p:
        lists = ("served", "stationed", "scouted", "partners", "received", "asked")
        p["ladies"] |= {name: [] for name in lists}
        p["ladies"] |= {"must_act": False, "release": 0, "back": None, "actor": None}


def placed_one(p: Position, rolls: Rolls) -> None:
    """A player has placed a citizen: who is next?"""
    p["placed"] += 1
    if is_king(p):
        if p["placed"] % 2 == 0:
            roy_places_three(p, rolls)
        if p["placed"] == 6:
            begin_round(p, rolls)
        return
    players = len(p["families"])
    if p["placed"] == players * BOARD["start_citizens"][str(players)]:
        for building in BUILDINGS:
            for row, spaces in enumerate(rows(p, building)):
                p["neutral"]["supply"] -= spaces.count(None)
                set_row(p, building, row, [NEUTRAL if space is None else space for space in spaces])
        begin_round(p, rolls)
        return
    lap, at = divmod(p["placed"], players)
    p["turn"] = (p["start_player"] + (at if lap % 2 == 0 else players - 1 - at)) % players


def roy_places_three(p: Position, rolls: Rolls) -> None:
    """K3."""
    rolled: list[Die] = [Die(NEUTRAL, colour, next(rolls)) for colour in COLOURS for _ in (1, 2)]
    todo = 3
    while rolled and todo:
        die = best_die(rolled)
        rolled.remove(die)
        todo -= roy_takes_place(p, BUILDING[die.colour])
    while todo:
        todo -= next(1 for building in BUILDINGS if roy_takes_place(p, building))


def roy_takes_place(p: Position, building: str) -> bool:
    for place in BOARD["roy_order"][building]:
        row, at = (place - 1, 0) if building == "palace" else place
        spaces = rows(p, building)[row]
        if spaces[at] is None:
            spaces[at] = NEUTRAL
            set_row(p, building, row, spaces)
            p["neutral"]["supply"] -= 1
            return True
    return False


# -- the round -------------------------------------------------------------------------------------------------------


def after(p: Position, owner: Owner) -> Owner:
    table = order(p)
    return table[(table.index(owner) + 1) % len(table)]


def begin_round(p: Position, rolls: Rolls) -> None:
    for seat in seats(p):
        family = p["families"][seat]
        family["deniers"] += BOARD["income"]
        pay(p, seat, "deniers", sum(BOARD["salary"][name] * standing(p, seat, name) for name in BUILDINGS))
    players = [0] if is_king(p) else order(p)
    for owner in [*players, NEUTRAL]:
        for colour in COLOURS:
            for _ in range(standing(p, owner, BUILDING[colour])):
                add_die(p, Die(owner, colour, next(rolls)))
        if PURPLE in district(p, owner):
            add_die(p, Die(owner, PURPLE, next(rolls)))
    before = [event["card"] for event in p["events"]]
    new_events(p)
    queue = [event["card"] for event in p["events"]]
    events_act(p, [card for card in queue if card != "possession" or card not in before], 0, rolls)  # L15


def events_act(p: Position, cards: list[str], black: int, rolls: Rolls) -> None:
    """These events act, until somebody has to choose; then the black dice come."""
    while cards:
        card, *cards = cards
        black += EVENTS[card]["black_dice"]
        strike(p, card, rolls)
        if "ladies" in p:
            p["ladies"] |= {"striking": card, "to_strike": cards, "threat": black}
            if waits(p):
                return
    if "ladies" in p:
        p["ladies"] |= {"striking": None, "to_strike": [], "threat": 0}
    outlaw = any(event["card"] == "chief_outlaw" for event in p["events"])
    rolled = [min(6, next(rolls) + (3 if outlaw else 0)) for _ in range(black)]  # L12
    p["black_dice"] = sorted(rolled, reverse=True)
    face_black_dice(p, p["start_player"], rolls)


def waits(p: Position) -> bool:
    """Let those whom the event concerns suffer it in turn; whether one of them must choose."""
    ladies = p["ladies"]
    while ladies["asked"]:
        seat = ladies["asked"][0]
        if must_choose(p, seat, ladies["striking"]):
            p["step"], p["turn"], p["walk"] = "ordeal", seat, fresh_walk()
            return True
        suffer(p, seat, ladies["striking"], None)
        ladies["asked"] = ladies["asked"][1:]
    return False


def endured(p: Position, key: str, rolls: Rolls) -> None:
    """Somebody has chosen; the event goes on."""
    ladies = p["ladies"]
    suffer(p, p["turn"], ladies["striking"], key)
    ladies["asked"] = ladies["asked"][1:]
    if not waits(p):
        events_act(p, ladies["to_strike"], ladies["threat"], rolls)


def new_events(p: Position) -> None:
    deck = "red"
    while deck in p["decks"] and p["decks"][deck]:
        card = p["decks"][deck].pop(0)
        p["events"].append({"card": card, "cubes": []})
        called = EVENTS[card].get("calls")
        deck = "box" if called == "red" else called
    if deck in p["decks"]:
        met[f"no card left: {deck}"] += 1


def strike(p: Position, card: str, rolls: Rolls) -> None:
    """An event's effect, but for its black dice."""
    met[f"struck: {card}"] += 1
    comes = {"succession_conflict": "palace", "wayfarers": "city_hall", "theological_conflict": "bishopric"}
    if card in comes:
        building = comes[card]
        if not p["neutral"]["supply"]:
            met[f"{card}: no neutral citizen is left"] += 1
        elif enter(p, building, row_of(building, next(rolls)), NEUTRAL):
            p["neutral"]["supply"] -= 1
        else:
            met[f"{card}: the colour lies there already"] += 1
    elif card in ("drought", "civil_war", "heresy", "harsh_winter", "possession"):
        if "ladies" in p:
            p["ladies"]["asked"] = order(p)
        else:
            for seat in seats(p):
                suffer(p, seat, card, None)
    elif card == "uprising":
        uprising(p, rolls)
    elif card == "monk_event":
        monk(p, rolls)
    elif card == "support":
        at = p["events"].index(event_at(p, card))
        for left in [event["card"] for event in p["events"][max(0, at - 2) : at]]:
            if left != "chief_outlaw":
                put_cube(p, left, NEUTRAL)
            else:
                met["support: the Chief Outlaw shrugs"] += 1  # L12
    elif card == "migrant_workers":
        migrant_workers(p)
    elif card == "interruption_of_work":
        interruption_of_work(p)
    elif card == "resistance":
        for event in p["events"]:
            spared = is_king(p) and event["cubes"][-1:] == [NEUTRAL]
            if spared:
                met["resistance: le Roy is spared"] += 1
            elif event["cubes"]:
                met["resistance: the newest cube goes"] += 1
                event["cubes"].pop()


def migrant_workers(p: Position) -> None:
    for level in p["cathedral"][:3]:  # L6
        if None in level:
            level[level.index(None)] = NEUTRAL
            if is_king(p):
                gain_vp(p, NEUTRAL, 1)  # K15
            return
    met["migrant workers: the Cathedral is full"] += 1


def interruption_of_work(p: Position) -> None:
    site = topmost(p)
    if site is None:
        return
    level, at = site
    owner = p["cathedral"][level][at]
    if owner != NEUTRAL and "ladies" in p:
        p["ladies"]["asked"] = [owner]
        return
    spared = is_king(p) and owner == NEUTRAL  # K5
    met["interruption of work: le Roy is spared" if spared else "interruption of work: a cube goes"] += 1
    if not spared:
        p["cathedral"][level][at] = None


def face_black_dice(p: Position, owner: Owner, rolls: Rolls) -> None:
    """This one is up against the highest black die left."""
    p["walk"] = fresh_walk(left=1)
    while p["black_dice"] and owner == NEUTRAL:
        if dice_of(p, NEUTRAL):  # K6
            remove_die(p, best_die(dice_of(p, NEUTRAL)))
            p["black_dice"].pop(0)
        else:
            met["le Roy: no die against a black one"] += 1
        owner = after(p, owner)
    if p["black_dice"]:
        p["step"], p["turn"] = "black_dice", owner
        return
    p["walk"] = fresh_walk()
    if not all_dice(p):
        met["round ends right after the black dice"] += 1
    turn_of(p, p["start_player"], rolls)


def turn_of(p: Position, owner: Owner, rolls: Rolls) -> None:
    """The action phase comes to this one; whoever has passed is paid and passed over."""
    while True:
        roy_is_out = not is_king(p) or not dice_of(p, NEUTRAL)
        if not all_dice(p) or (roy_is_out and all(family["district"] for family in p["families"])):
            met["round ends: all have passed" if all_dice(p) else "round ends: no dice"] += 1
            end_round(p, rolls)
            return
        if owner == NEUTRAL:
            if dice_of(p, NEUTRAL):
                roy_acts(p, rolls)
        elif p["families"][owner]["district"]:
            p["families"][owner]["district"] += 1
        else:
            p["step"], p["turn"] = "action", owner
            return
        owner = after(p, owner)


def end_turn(p: Position, rolls: Rolls) -> None:
    p["walk"] = fresh_walk(p["walk"]["settled"])
    forget_turn(p)
    turn_of(p, after(p, p["turn"]), rolls)


def end_round(p: Position, rolls: Rolls) -> None:
    for seat in seats(p):
        family = p["families"][seat]
        family["deniers"] += family["district"]
        family["district"] = 0
    for building in BUILDINGS:
        for owner in p["lying"][building]:
            (p["neutral"] if owner == NEUTRAL else p["families"][owner])["supply"] += 1
        p["lying"][building] = []
    for die in all_dice(p):
        remove_die(p, die)
    coming = after(p, p["start_player"])
    p["round"] += 1
    if is_reversed(p):
        coming = (p["start_player"] - 1) % len(p["families"])  # the tournament's last round
    p["start_player"] = coming
    if p["round"] > BOARD["rounds"][str(frame(p))]:
        p["step"] = "over"
    else:
        begin_round(p, rolls)


# -- le Roy ----------------------------------------------------------------------------------------------------------


def roy_acts(p: Position, rolls: Rolls) -> None:
    p["walk"]["settled"] = False
    result = next(rolls) + next(rolls)
    met[f"le Roy: {result}"] += 1
    if result in (2, 3, 11, 12):
        roy_buys(p, 3 if result in (2, 12) else 2)
        gain_vp(p, NEUTRAL, 2)
    elif result in (4, 10):
        colour = best_die(dice_of(p, NEUTRAL)).colour
        roy_spends(p, 1)
        roy_places_citizen(p, BUILDING[colour])
    elif result in (5, 9):
        card = p["events"][-1]["card"]
        free = free_banners(p, card)
        roy_spends(p, free)
        for _ in range(free):
            put_cube(p, card, NEUTRAL)
    elif result == 6:
        roy_spends(p, 1)
        roy_places_tradesman(p)
    elif result == 7:
        roy_spends(p, 2)
        roy_builds(p)
    elif p["stack"]:
        character = p["stack"].pop(0)
        for owner in (0, NEUTRAL):
            gain_vp(p, owner, character_vp(p, owner, character))
    else:
        met["le Roy: no character is left"] += 1
        gain_vp(p, NEUTRAL, 1)


def roy_spends(p: Position, count: int) -> None:
    for _ in range(min(count, len(dice_of(p, NEUTRAL)))):
        remove_die(p, best_die(dice_of(p, NEUTRAL)))


def roy_buys(p: Position, count: int) -> None:
    """K8."""
    if dice_of(p, 0):
        remove_die(p, best_die(dice_of(p, 0)))
        gain_deniers(p, 0, 2 * count)
        count -= 1
    else:
        met["le Roy: no die to buy"] += 1
    roy_spends(p, count)


def roy_places_citizen(p: Position, building: str) -> None:
    """K9."""
    if not p["neutral"]["supply"]:
        return
    ranked: list[tuple[int, int, int]] = []
    for rank, place in enumerate(BOARD["roy_order"][building]):
        row, at = (place - 1, 0) if building == "palace" else place
        if at == 0:
            _, expelled = pushed(rows(p, building)[row], NEUTRAL)
            if expelled is None or expelled not in p["lying"][building]:
                ranked.append(({0: 0, None: 1, NEUTRAL: 2}[expelled], rank, row))
    met[f"le Roy: a citizen enters, kind {min(ranked)[0]}" if ranked else "le Roy: no legal place"] += 1
    if ranked:
        enter(p, building, min(ranked)[2], NEUTRAL)
        p["neutral"]["supply"] -= 1


def roy_places_tradesman(p: Position) -> None:
    """K11."""
    choices = [
        (-worth, ACTIVITIES[slot["card"]]["hire"], COLOURS.index(slot["colour"]), slot["level"], at, slot)
        for slot in revealed(p)
        if not has_tradesman(slot, NEUTRAL)
        for at, worth in enumerate(ACTIVITIES[slot["card"]]["vp"])
        if slot["tradesmen"][at] is None
    ]
    if choices and p["neutral"]["supply"]:
        *_, at, slot = min(choices, key=lambda choice: choice[:5])
        slot["tradesmen"][at] = NEUTRAL
        p["neutral"]["supply"] -= 1
    else:
        met["le Roy: no space for a tradesman"] += 1


def roy_builds(p: Position) -> None:
    """K12."""
    built = 0
    for _ in (1, 2):
        level = next((level for level in p["cathedral"] if None in level), None)
        if level is not None:
            level[max(at for at in range(6) if level[at] is None)] = NEUTRAL
            built += 1
    met[f"le Roy: builds {built}"] += 1
    gain_vp(p, NEUTRAL, built or 2)
