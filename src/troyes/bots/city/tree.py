"""The search tree of Troyes: whole turns as branches, each seat choosing for itself, down to the end of the round, and
beyond it where the search comes often.

A leaf is not played out: it is looked at. What chance decides on the way (a new roll, what le Roy does) comes as often
as it is likely. Where more than one roll is made, as between two rounds, a fall has so many outcomes as were drawn, up
to a cap, and cards that nobody knows are drawn anew for each. The best branches by the first look are tried first, and
more of them as a node is visited more often.

The tree holds so many branches and no more: each keeps a city, and a long search would fill the machine with them. When
it is full the half that was visited least is given back. What was learned below it stays in the branches above; who
comes there again grows it anew.
"""

from math import log, sqrt
from typing import Any, Final

from troyes.bots.city.belief import chances_for
from troyes.bots.city.evaluation import Evaluation, is_round_over
from troyes.bots.city.luck import WHATEVER, luck_of
from troyes.bots.city.turns import Turn, Turns
from troyes.city.decks import draw_anew
from troyes.city.names import NEUTRAL
from troyes.city.rounds import rounds
from troyes.city.state import OVER, PLACED, City
from troyes.city.walk import carry_out, settle
from troyes.core.rng import Rng

OUTCOMES: Final = 24
"""The cap on what is drawn for one branch."""
EXPLORE: Final = 1.2
"""Points by which a branch that was seldom visited is overrated."""
EXPLORE_ROY: Final = 2.0
"""The same against le Roy, whose turns are chance."""
DEEP: Final = 100
LOOKED_AT: Final = 10
"""So many turns of a node get more than a first look."""
LOOKED_AT_WIDELY: Final = 20
"""The same where every turn that is worth a thought is listed at all nodes, and not only at the root."""
FIRST_WIDTH: Final = 3
WIDENING: Final = 0.5
"""A node that was visited n times looks at FIRST_WIDTH + n ** WIDENING branches."""
OFTEN: Final = 20
"""A turn that ends a round, and to which the search has come so often, is worth more than a look at it: then the search
goes on beyond the round, with new guesses at the dice and cards to come."""
MOST_HELD: Final = 20_000
"""So many branches a tree may hold, at 3.5 to 4.5 kB each. Where a round begins a second is enough to fill it."""


def gain_for(city: City, seat: int, values: list[float]) -> float:
    """What a seat makes of everybody's points: its own, less what the best of the others and all of them have."""
    if city.king:
        return values[0] - values[NEUTRAL]
    best, whole = -1e9, 0.0
    for other in range(city.seats):
        if other != seat:
            best = max(best, values[other])
            whole += values[other]
    return values[seat] - 0.5 * best - 0.5 * whole / (city.seats - 1)


class Branch:
    """A turn, what was thought of it at first, and what came of it."""

    def __init__(self, turn: Turn, prior: float) -> None:
        self.turn = turn
        self.values: list[float] = []
        """What each owner may expect, at first sight; nothing where it was not worth that."""
        self.gains: list[float] = []
        """What each seat makes of that."""
        self.prior = prior
        """What the seat that chooses makes of it."""
        self.visits = 0
        self.worth: list[float] = []
        """By seat: the sum of what it made of all that was seen."""
        self.sums: list[float] = []
        """By owner, for the turns to choose from: the sum of what was expected."""
        self.nodes: list[Node] = []
        """What it leads to, by outcome; none if the round ends with it."""
        self.is_sure = False
        """Whether a fall of its roll has one outcome."""

    def mean(self, seat: int) -> float:
        """What the seat makes of all that was seen."""
        return self.worth[seat] / self.visits if self.visits else self.gains[seat]

    def means(self) -> list[float]:
        """What each owner may expect, of a turn to choose from."""
        return [whole / self.visits for whole in self.sums] if self.visits else self.values


class Node:
    """A choice of one seat, or the end."""

    def __init__(self, city: City, chances: list[float], fall: int = 0) -> None:
        self.city = city
        self.chances = chances
        """By Character: how likely it counts, from here on."""
        self.fall = fall
        """Which fall of a roll has led here."""
        self.seat = city.seat
        self.visits = 0
        self.branches: list[Branch] | None = None
        """The best by the first look first."""


def _prior(branch: Branch) -> float:
    return -branch.prior


class Tree:
    def __init__(
        self,
        city: City,
        evaluation: Evaluation,
        chances: list[float],
        rng: Rng,
        depth: int = DEEP,
        options: dict[str, Any] | None = None,
        wide: bool = False,
    ) -> None:
        self.root = Node(city, chances)
        self.options = options
        """The game's, by which cards that lie hidden are drawn anew. None: they lie as they were guessed."""
        self.depth = depth
        """So many turns ahead at the most."""
        self.wide = wide
        """Whether all turns that are worth a thought are looked for below the root, too, or the likeliest."""
        self.room = MOST_HELD
        """For so many branches."""
        self.explore = EXPLORE_ROY if city.king else EXPLORE
        self.evaluation = evaluation
        self.rng = rng
        self.turns = Turns(evaluation, chances)
        self.grown = 0
        """How many nodes were grown."""
        self.held = 0
        """How many branches there are."""

    def simulate(self) -> None:
        """Goes down by what looks best, grows one node, and carries what it sees back up."""
        if self.held > self.room:
            self._give_back()
        node = self.root
        path: list[Branch] = []
        while True:
            node.visits += 1
            if node.branches is None:
                branch = self.grow(node)
                path.append(branch)
                break
            branch = self._select(node)
            path.append(branch)
            below = self._below(node, branch) if len(path) < self.depth else None
            if below is None:
                break
            node = below
        self._back(path, branch)

    def _give_back(self) -> None:
        """Cuts off the half of the nodes that was visited least; the root's own branches stay."""
        visits = sorted([node.visits for node in self.nodes()])
        seldom = visits[len(visits) // 2]
        for node in self.nodes():
            for branch in node.branches or ():
                branch.nodes = [below for below in branch.nodes if below.visits > seldom]
        self.held = 0
        for node in self.nodes():
            self.held += len(node.branches or ())

    def nodes(self) -> list[Node]:
        """All of them, each before those that it leads to."""
        found = [self.root]
        at = 0
        while at < len(found):
            for branch in found[at].branches or ():
                found += branch.nodes
            at += 1
        return found

    def grow(self, node: Node, turns: list[Turn] | None = None) -> Branch:
        """Looks at every turn from here, and tells the best."""
        found: list[Branch] = []
        city, seat = node.city, node.seat
        self.turns.chances = node.chances
        if turns is None:
            turns = self.turns.of(city, self.wide) if city.step != OVER else [Turn([], city)]
            few = LOOKED_AT_WIDELY if self.wide else LOOKED_AT
        else:
            few = len(turns)
        for turn in turns:
            found.append(Branch(turn, self.evaluation.expected(turn.city, seat, node.chances)))
        found.sort(key=_prior)
        likely = found[:few]
        for branch in likely:
            self._judge(node, branch)
        likely.sort(key=_prior)
        node.branches = likely
        self.grown += 1
        self.held += len(likely)
        return likely[0]

    def _judge(self, node: Node, branch: Branch) -> None:
        city = branch.turn.city
        values = self.evaluation.outlook(city, node.chances)
        branch.values = values
        branch.gains = [gain_for(city, seat, values) for seat in range(city.seats)]
        branch.prior = branch.gains[node.seat]
        if not branch.turn.rolls:  # then it is a city of its own, and nobody will ask how it came to be so
            city.log = None

    def _select(self, node: Node) -> Branch:
        branches = node.branches
        assert branches is not None
        width = min(len(branches), FIRST_WIDTH + int(node.visits**WIDENING))
        best = branches[0]
        if width == 1:
            return best
        most = -1e9
        spread = self.explore * sqrt(log(node.visits + 1.0))
        seat = node.seat
        for at in range(width):
            branch = branches[at]
            visits = branch.visits
            value = branch.prior if visits == 0 else branch.worth[seat] / visits
            value += spread / sqrt(visits + 1.0)
            if value > most:
                best, most = branch, value
        return best

    def _below(self, node: Node, branch: Branch) -> Node | None:
        """The node that the branch leads to; none if the round or the game ends with it."""
        turn, nodes = branch.turn, branch.nodes
        luck = luck_of(turn.city, turn.rolls)
        if luck is None and nodes and nodes[0].city.round == node.city.round:
            return nodes[0]
        if turn.city.step == OVER:
            return None
        if not turn.rolls and is_round_over(turn.city):
            if not self._goes_on(branch):
                return None
            luck = WHATEVER
        if luck is None:
            return self._lead(node, branch, 0, ())
        seen = [0.0] * len(luck.falls)
        for below in nodes:
            seen[below.fall] += below.visits
        fall = luck.due(seen)
        least: Node | None = None
        for below in nodes:
            if below.fall == fall and (least is None or below.visits < least.visits):
                least = below
        if least is not None and (branch.is_sure or len(nodes) >= OUTCOMES or len(nodes) * len(nodes) > branch.visits):
            return least
        return self._lead(node, branch, fall, luck.falls[fall])

    def _goes_on(self, branch: Branch) -> bool:
        """Whether it is worth while to look beyond the end of the round."""
        city = branch.turn.city
        return self.depth == DEEP and branch.visits >= OFTEN and city.round + 1 < rounds(city)

    def _lead(self, node: Node, branch: Branch, fall: int, dice: tuple[int, ...]) -> Node | None:
        """One more node below a branch: the first dice are told, whatever else is rolled is drawn."""
        before = self.rng.state()
        city = self._after(branch.turn, dice, False)
        if city is not None and city.round != node.city.round:
            city = self._after(branch.turn, dice, True)
        branch.is_sure = self.rng.state() == before
        if city is None:
            return None
        found = Node(city, self._chances(city, node), fall)
        branch.nodes.append(found)
        return found

    def _after(self, turn: Turn, dice: tuple[int, ...], anew: bool) -> City | None:
        """Where the turn leads to, at the next choice or the end; none if a round ends with it before that.

        `anew`: cards that lie hidden are drawn anew, since some of them come up on the way.
        """
        city, rng = turn.city.copy(), self.rng
        if anew and self.options is not None:
            draw_anew(city, self.root.seat, self.options, rng)
        rng.script = dice
        if turn.rolls:
            carry_out(city, turn.codes[-1], rng)
        ends = city.step >= PLACED and turn.rolls and is_round_over(city)
        if city.step >= PLACED and not ends:
            settle(city, rng)
        rng.script = ()
        return None if ends else city

    def _chances(self, city: City, before: Node) -> list[float]:
        """A Character that le Roy has revealed was counted then, and counts no more."""
        if city.king and len(city.characters[0]) != len(before.city.characters[0]):
            return chances_for(city, 0)
        return before.chances

    def _back(self, path: list[Branch], leaf: Branch) -> None:
        first = path[0]
        first.sums = _sum(first.sums, leaf.values)
        gains = leaf.gains
        for branch in path:
            branch.visits += 1
            branch.worth = _sum(branch.worth, gains)


def _sum(sums: list[float], more: list[float]) -> list[float]:
    if not sums:
        return more
    return [sums[at] + more[at] for at in range(len(sums))]
