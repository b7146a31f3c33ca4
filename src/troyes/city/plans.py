"""Whole plans for an action: what to do, and every group of dice that does it without a cube.

A step that leaves nothing to choose is taken by itself, so its key is not part of a plan. To know which steps those
are, all groups that carry an action out are looked at together: what may join some dice is what lies beside them.
"""

from troyes.city.activities.cards import CARDS
from troyes.city.cathedral import room
from troyes.city.choices import VOCABULARY
from troyes.city.citizens import HIRING, can_enter, sources
from troyes.city.codes import ACTIVATE, AGRICULTURE, BUILD, COMBAT, DIE, DONE, FROM_HIRING, PLACE, USE
from troyes.city.combat import free_banners
from troyes.city.groups import Group, Recipe, gathered, sources_of_dice
from troyes.city.numbering import is_turned, pips
from troyes.city.state import ACTING, CHOOSING_DICE, City
from troyes.city.steps.dice import dice_codes
from troyes.city.targets import FIELD_PER, hire_price, influence_price, is_activate, is_place, need_of, recipe_for
from troyes.core.decision import Plan
from troyes.core.lists import raised, replaced

Ranks = tuple[int, ...]
"""Dice by their places in a pool, in its order: the same dice are always the same ranks."""


def plans(city: City, codes: list[int]) -> list[Plan]:
    """All plans from here. `codes`: what can be chosen now."""
    found: list[Plan] = []
    if city.step == CHOOSING_DICE:
        if city.cube >= 0 or any(is_turned(die) for die in city.group):
            return Follower(city).found
        return Planner(city).plans(city.target, city.group, False)
    if city.step == ACTING:
        planner = Planner(city)
        for code in codes:
            if AGRICULTURE <= code < USE:
                found += planner.plans(code, [], True)
    return found


class Pool:
    """All groups of plain dice of some colours that a seat can pay for."""

    def __init__(self, city: City, recipe: Recipe) -> None:
        self.dice: list[int] = []
        """By rank: the different dice."""
        self.groups: list[tuple[Ranks, Group]] = []
        self._recipe = recipe
        self._seat = city.seat
        self._budget = city.deniers[city.seat]
        self._counts: list[int] = []
        for die in sources_of_dice(city, city.seat, recipe, []):
            if self.dice and self.dice[-1] == die:
                self._counts[-1] += 1
            else:
                self.dice.append(die)
                self._counts.append(1)
        self._gather((), recipe.start())

    def _gather(self, ranks: Ranks, group: Group) -> None:
        if group.dice == self._recipe.most():
            return
        for rank in range(ranks[-1] if ranks else 0, len(self.dice)):
            if ranks.count(rank) == self._counts[rank]:
                continue
            larger = self._recipe.add(group, self.dice[rank], self._seat)
            if larger.price() <= self._budget:
                self.groups.append(((*ranks, rank), larger))
                self._gather((*ranks, rank), larger)


class Planner:
    """Finds plans for a seat that has the choice of all plain dice."""

    def __init__(self, city: City) -> None:
        self.city = city
        self._pools: dict[int, Pool] = {}

    def plans(self, target: int, chosen: list[int], named: bool) -> list[Plan]:
        """The plans to do this with the chosen dice and more. `named`: what to do is still to be chosen, too."""
        city = self.city
        recipe = recipe_for(city, target, -1)
        assert recipe is not None
        pool = self._pool(recipe)
        groups = LegalGroups(city, target, recipe, pool)
        base = tuple(sorted([pool.dice.index(die) for die in chosen]))
        yield_of = Yield(city, target)
        keys = VOCABULARY.keys
        found: list[Plan] = []
        for ranks, group in groups.legal:
            if not base or _holds(ranks, base):
                steps = [keys[target]] if named else []
                steps += groups.steps(ranks, base, not named)
                dice = tuple([keys[DIE + pool.dice[rank]] for rank in ranks])
                value = recipe.value(group.dice, group.points)
                faces = [pips(pool.dice[rank]) for rank in ranks]
                found.append(yield_of.plan(tuple(steps), value, group.price(), dice, len(dice), faces))
        return found

    def _pool(self, recipe: Recipe) -> Pool:
        """Actions that take the same colours share a pool; the guard takes a single die."""
        which = 8 + recipe.declared if recipe.single else recipe.colours
        pool = self._pools.get(which)
        if pool is None:
            pool = self._pools[which] = Pool(self.city, recipe)
        return pool


def _holds(ranks: Ranks, base: Ranks) -> bool:
    """Whether these dice are more than those, or the same."""
    return all(ranks.count(rank) >= base.count(rank) for rank in base)


class LegalGroups:
    """The groups with which an action is carried out, and what is asked on the way to each."""

    def __init__(self, city: City, target: int, recipe: Recipe, pool: Pool) -> None:
        self.city = city
        self.target = target
        self.pool = pool
        self.most = 1 if is_place(target) else recipe.most()
        self.legal: list[tuple[Ranks, Group]] = []
        self._next: dict[Ranks, set[int]] = {}
        """By the dice so far: the ranks that may join them, and -1 if they are enough."""
        need = need_of(city, city.seat, target)
        for ranks, group in pool.groups:
            if len(ranks) <= self.most and need.met_by(group, recipe) and self._fits(ranks):
                self.legal.append((ranks, group))
                self._learn(ranks)
        self._unsure = city.expansion.may_turn_bought(city, city.seat)
        """Whether dice that are turned over may be on offer as well."""

    def _fits(self, ranks: Ranks) -> bool:
        """Whether the dice find their places, where they need any."""
        if is_place(self.target):
            return can_enter(self.city, self.city.seat, self.target - PLACE, pips(self.pool.dice[ranks[0]]))
        if self.target == BUILD:
            values = [pips(self.pool.dice[rank]) for rank in ranks]
            return all(room(self.city, value) >= values.count(value) for value in values)
        return True

    def _learn(self, ranks: Ranks) -> None:
        size = len(ranks)
        self._options(ranks).add(-1)
        for part in range((1 << size) - 1):
            options = self._options(tuple([ranks[at] for at in range(size) if part >> at & 1]))
            for at in range(size):
                if not part >> at & 1:
                    options.add(ranks[at])

    def _options(self, ranks: Ranks) -> set[int]:
        options = self._next.get(ranks)
        if options is None:
            options = self._next[ranks] = set()
        return options

    def steps(self, ranks: Ranks, base: Ranks, asked: bool) -> list[str]:
        """The keys from the base to this group. `asked`: the first of them is asked in any case."""
        keys = VOCABULARY.keys
        found: list[str] = []
        have = list(base)
        for rank in ranks:
            if have.count(rank) < ranks.count(rank):
                if asked or self._is_asked(have):
                    found.append(keys[DIE + self.pool.dice[rank]])
                asked = False
                have.append(rank)
        if asked or self._is_asked(have):
            found.append(keys[DONE])
        return found

    def _is_asked(self, have: list[int]) -> bool:
        """Whether there is anything to choose with these dice."""
        options = self._options(tuple(sorted(have)))
        if len(options) > 1:
            return True
        if len(have) == self.most or (have and not self._unsure):
            return False
        probe = self.city.copy()
        probe.target, probe.cube = self.target, -1
        probe.group = [self.pool.dice[rank] for rank in have]
        asked = len(dice_codes(probe)) > 1
        if asked:
            options.add(-2)  # remembered: there is more than plain dice
        return asked


class Yield:
    """What a group of dice can do for an action."""

    def __init__(self, city: City, target: int) -> None:
        self.target = target
        self._seat = seat = city.seat
        self._purse = city.copy()
        self._purse.target = target
        self._by_die = target == BUILD or (is_activate(target) and CARDS[target - ACTIVATE].by_die)
        """Whether each die does its own."""
        self._hire = 0
        self._influence = 0
        if is_activate(target) and not city.has_tradesman(seat, city.slot_of(target - ACTIVATE)):
            activity = target - ACTIVATE
            self._hire = hire_price(city, seat, activity)
            self._influence = city.printed.hire_influence[activity]
            if sources(city, seat, influence_price(city, seat, activity)) == [FROM_HIRING]:
                self._influence += HIRING
        self._deniers = city.deniers[seat] - self._hire
        self._purse.influence = raised(city.influence, seat, -self._influence)

    def plan(
        self, keys: tuple[str, ...], value: int, price: int, dice: tuple[str, ...], cubes: int, faces: list[int]
    ) -> Plan:
        """`cubes`: how many the dice place where each die places its own; `faces`: what they show."""
        paid: dict[str, int] = {}
        if price + self._hire:
            paid["deniers"] = price + self._hire
        if self._influence:
            paid["influence"] = self._influence
        change = {name: -count for name, count in paid.items()}
        self._purse.deniers = replaced(self._purse.deniers, self._seat, self._deniers - price)
        times = self._times(value, cubes)
        outcome = (self.target, times, *(sorted(faces) if self._by_die or times == 0 else []))
        return Plan(keys, value, times, paid, change, dice, outcome)

    def _times(self, value: int, cubes: int) -> int:
        """Activations or cubes; for the Cathedral its cubes, for Agriculture its deniers."""
        city, target = self._purse, self.target
        if target == AGRICULTURE:
            return value // FIELD_PER
        if self._by_die:
            return cubes
        if is_activate(target):
            card = CARDS[target - ACTIVATE]
            return max(card.most_times(city, value), card.discards(city, value))
        if target >= COMBAT:
            event = target - COMBAT
            return min(value // city.printed.event_per[event], free_banners(city, city.queue.index(event)))
        return 0


class Follower:
    """Finds the plans on from dice that a cube modifies, by going each of them."""

    def __init__(self, city: City) -> None:
        self.found: list[Plan] = []
        self._probe = city.copy()
        recipe = recipe_for(city, city.target, city.cube)
        assert recipe is not None
        self._recipe = recipe
        self._ordered = not (recipe.first_leads and city.target == BUILD)
        """Whether the same dice are the same group in any order: where the first die leads they are not."""
        self._yield = Yield(city, city.target)
        self._ranks = {code: rank for rank, code in enumerate(dice_codes(city))}
        self._follow((), True, 0)

    def _follow(self, steps: tuple[str, ...], asked: bool, last: int) -> None:
        """Goes on from the dice so far with dice that come after the last one, or equal it."""
        city, keys = self._probe, VOCABULARY.keys
        group = city.group
        codes = dice_codes(city)
        asked = asked or len(codes) > 1
        for code in codes:
            after = (*steps, keys[code]) if asked else steps
            if code == DONE:
                part = self._recipe.parts(group)[0]
                whole = gathered(group, city.seat, part)
                dice = tuple([keys[DIE + die] for die in group])
                value = part.value(whole.dice, whole.points)
                cubes = self._cubes(part, group)
                faces = part.columns(group) if city.target == BUILD else [pips(die) for die in group]
                self.found.append(self._yield.plan(after, value, whole.price(), dice, cubes, faces))
            elif code >= DIE and (self._ranks[code] >= last or not self._ordered):
                city.group = [*group, code - DIE]
                self._follow(after, False, self._ranks[code])
                city.group = group

    def _cubes(self, recipe: Recipe, group: list[int]) -> int:
        """Where each die places a cube, or two with the Prior's: as many as there is room for (T17)."""
        if self._probe.target != BUILD:
            return len(recipe.values(group))
        return sum([min(recipe.times, room(self._probe, value)) for value in recipe.columns(group)])
