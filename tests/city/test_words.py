"""The words of Troyes and The King's Challenge: nothing is left unsaid, in English or in French."""

import ast
import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from tests.city.table import city, facing, place, play
from tests.core.test_text import PACKAGE, messages

import troyes
from troyes.city import log
from troyes.city.names import NEUTRAL
from troyes.core import text
from troyes.core.message import Arg, Message

NAMES = ["Anna", "Bert", "Chloé", "Dan"]
ALL_BONUS = ("baker", "banquet", "prior", "resistance")
LONGEST_LABEL = 62
EN, FR = messages("city", "en"), messages("city", "fr")


class Reader:
    """Reads messages in both languages, each once, and complains about bad ones."""

    def __init__(self) -> None:
        self.read: dict[str, tuple[str, str]] = {}
        self.ids: set[str] = set()

    def __call__(self, id: str, args: dict[str, Arg]) -> tuple[str, str]:
        name = json.dumps([id, args])
        if name not in self.read:
            english, french = (text.render(id, args, lang, NAMES) for lang in text.LANGUAGES)
            assert english != french, id
            for words in (english, french):
                assert not re.search(r"[{}$]|None(?! of)|\b[a-z]+_[a-z]+\b|  | ,|\(\)", words), words
                assert words == words.strip(), id
            self.read[name] = english, french
            self.ids.add(id)
        return self.read[name]

    def all_of(self, kind: str) -> set[str]:
        return {id for id in self.ids if id.startswith(kind)}


def check_decision(game: troyes.Game, reader: Reader) -> None:
    for decision in game.pending:
        prompt = decision.prompt()
        for words in reader(prompt.id, prompt.args):
            assert words[-1] in ".?", words
        labels = [reader(option.message.id, option.message.args) for option in decision.options]
        for spoken in zip(*labels, strict=True):
            assert len(set(spoken)) == len(spoken), spoken
            assert max(map(len, spoken)) <= LONGEST_LABEL, spoken


def check_refusals(game: troyes.Game, reader: Reader) -> None:
    """Everything that can ever be chosen is on offer, or is refused in a sentence whose numbers bear it out."""
    for decision in game.pending:
        offered = decision.options.keys()
        for key in decision.vocabulary.keys:
            reason = game.why_not(decision.seat, key)
            assert (reason is None) == (key in offered), key
            if reason is not None:
                for words in reader(reason.message.id, reason.message.args):
                    assert words[-1] == ".", words
                check_numbers(reason.message)


def check_numbers(reason: Message) -> None:
    args: dict[str, Any] = reason.args
    if "price" in args:
        assert args["have"] < args["price"], reason
    elif reason.id == "why-city-must-counter":
        assert args["have"] >= args["value"]
    elif "have" in args and "value" in args:
        assert args["have"] < args["value"], reason


def check_log(game: troyes.Game, reader: Reader) -> None:
    """The whole log, and as each seat and a spectator may read it."""
    told: list[dict[str, Any]] = [message.data() for message in game.log]
    for seat in [None, *range(game.players)]:
        told += game.view(seat, log=True)["log"]
    for message in told:
        for words in reader(message["id"], message["args"]):
            assert words[-1] == ".", words


def busy_choices(game: troyes.Game, rng: random.Random) -> Iterator[int]:
    """Plays to the end at random, but seldom passes: counts the choices."""
    choices = 0
    while game.pending:
        yield choices
        decision = game.pending[0]
        codes = [option for option in decision.options if option.key != "pass" or rng.random() < 0.2]
        game.play(decision.seat, rng.choice(codes or list(decision.options)))
        choices += 1


@pytest.mark.parametrize(("name", "players"), [("troyes", 2), ("troyes", 3), ("troyes", 4), ("king", 1)])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_whole_games_are_told_and_asked_in_both_languages(name: str, players: int, seed: int) -> None:
    game = troyes.new_game(name, players=players, seed=seed, bonus=ALL_BONUS)
    reader = Reader()
    for choice in busy_choices(game, random.Random(seed)):
        check_decision(game, reader)
        if choice % 10 == 0:
            check_refusals(game, reader)
        if choice % 25 == 0:
            check_log(game, reader)
    check_log(game, reader)
    for score in game.scores():
        for line in score.lines:
            reader(f"score-{line}", {})


# -- every story -----------------------------------------------------------------------------------------------------

NUMBERS = {
    "gain": [4, 1, 2],
    "price": [0, 3],
    "loss": [0, 0],
    "faces": [4, 11, 18],
    "values": [2, 6, 4],
    "cards": [0, 10, 29],
    "deck": [1, 17],
    "characters": [4, 5],
    "space": [1, 4],
    "building": [2],
    "colour": [2],
    "tiles": [0, 4, 8, 12],
    "crowd": [0, 1, 0, 5, 2, 0, 0],
    "given": [2, 3],
    "received": [1, 5],
}
"""What an entry may say of an argument; of all others, a single number."""
OWNERLESS = {
    *("cards", "red-deck", "yellow-deck", "white-deck", "stack", "event-roll", "black-roll", "round", "revealed"),
    *("event-came", "filled", "event-strikes", "settled", "card-gone", "round-ends"),
    *("tiles", "open-character", "redealt", "raised"),
}


@pytest.mark.parametrize("king", [False, True])
@pytest.mark.parametrize("number", [1, 2, 4])
@pytest.mark.parametrize("what", range(len(log.STORIES.messages)), ids=log.STORIES.messages.__getitem__)
def test_every_story_can_be_told(what: int, number: int, king: bool) -> None:
    reader = Reader()
    numbers = log.STORIES.args[what]
    for owner in (0, NEUTRAL):
        entry = (what, owner, *(n for name in numbers for n in NUMBERS.get(name, [number])))
        message = log.message(entry, king)
        english, french = reader(message.id, message.args)
        assert english[-1] == french[-1] == "."
        if log.STORIES.messages[what] not in OWNERLESS:
            names = ("Anna", "Anna") if owner == 0 else ("Le Roy", "Le Roy")
            if owner == NEUTRAL and not king:
                names = ("The neutral player", "Le joueur neutre")
            assert (english.startswith(names[0]), french.startswith(names[1])) == (True, True)


@pytest.mark.parametrize(
    ("entry", "english", "french"),
    [
        (
            (log.TRADESMAN, 0, 10, 2),
            "Anna has a tradesman on the Merchant now (2 VP).",
            "Anna a maintenant un contremaître sur le Marchand (2 PV).",
        ),
        (
            (log.PLACED, 1, 1, 5),
            "Bert places a citizen: City Hall, row 2, space 2.",
            "Bert place un habitant : Hôtel de ville, rangée 2, case 2.",
        ),
        (
            (log.SENT_SPACE, 1, 0, 5),
            "Bert calls a citizen away (Palace, space 5).",
            "Bert retire un habitant (Palais, case 5).",
        ),
        (
            (log.COUNTERED, 0, 2, 6, 1, 3),
            "Anna counters black 6, 1 with red 4.",
            "Anna contre le noir (6, 1) avec 4 rouge.",
        ),
        (
            (log.BOUGHT, 0, 4, NEUTRAL),
            "Anna buys from the neutral player for 4 deniers.",
            "Anna achète chez le joueur neutre pour 4 deniers.",
        ),
        ((log.LOST, 0, 0, 0), "Anna has nothing to lose.", "Anna n’a rien à perdre."),
        (
            (log.USED_DICE, NEUTRAL),
            "The neutral player has no dice to spend.",
            "Le joueur neutre n’a aucun dé à dépenser.",
        ),
        (
            (log.ENTERED, 0, 0, 3),
            "Anna’s citizen enters the Palace (value 3).",
            "Anna : un habitant entre au Palais (valeur 3).",
        ),
        (
            (log.CHARACTER, NEUTRAL, 4, 3),
            "The neutral player gains 3 VP from Le Florentin.",
            "Le joueur neutre : Le Florentin rapporte 3 PV.",
        ),
    ],
)
def test_the_log_speaks_like_a_person(entry: log.Entry, english: str, french: str) -> None:
    message = log.message(entry, False)
    assert [message.text(lang, NAMES) for lang in ("en", "fr")] == [english, french]


# -- every question --------------------------------------------------------------------------------------------------

SHOOTING = {"step": "archer", "cards": ["archer"], "events": {"brigands_a": [], "brigands_b": []}}
MOMENTS: dict[str, tuple[dict[str, Any], list[str], str, str, dict[str, tuple[str, str]]]] = {
    "placement": (
        city(round=1, step="placement", supply=[5, 5, 5]),
        [],
        "Choose an empty space for one of your citizens.",
        "Choisissez une case vide pour un de vos habitants.",
        {"palace 3": ("Palace, space 3", "Palais, case 3")},
    ),
    "action": (
        city(
            tradesmen={"merchant": "0."},
            dice={0: "r6 y6 w6"},
            events={"brigands_a": [], "brigands_b": []},
        ),
        [],
        "Choose an action or pass; before that you may spend influence.",
        "Choisissez une action ou passez ; avant cela, vous pouvez dépenser de l’influence.",
        {
            "activate merchant": ("Activate the Merchant (division 2)", "Activer le Marchand (diviseur 2)"),
            "activate archer": (
                "Archer: hire a tradesman for 3 deniers (division 2)",
                "Archer : embaucher pour 3 deniers (diviseur 2)",
            ),
            "combat brigands_b": (
                "Combat the Brigands, no. 3 in the queue (division 3)",
                "Combattre les Brigands, n° 3 de la file (diviseur 3)",
            ),
            "turn red 6": (
                "Turn the red 6 over to 1 (4 influence, up to 3 dice)",
                "Retourner le 6 rouge en 1 (4 influences, jusqu’à 3 dés)",
            ),
        },
    ),
    "turning": (
        city(dice={0: "r6 y6 w6"}),
        ["turn red 6"],
        "Which other dice do you turn over?",
        "Quels autres dés retournez-vous ?",
        {"turn white 6": ("Turn the white 6 over to 1", "Retourner le 6 blanc en 1")},
    ),
    "black dice": (
        facing(black=[5, 4, 1], dice={0: "r4 y2 w1"}),
        ["die 0 yellow 2"],
        "A black die attacks: your own dice must reach 5, red ones count double (2 so far).",
        "Un dé noir attaque : vos propres dés doivent atteindre 5, les rouges comptent double (2 pour l’instant).",
        {"black 4": ("Take on another black 4 as well", "Contrer aussi un 4 noir")},
    ),
    "too strong a black die": (
        facing(black=[6], dice={0: "y2 w1"}),
        [],
        "A black die attacks: your own dice must reach 6, red ones count double.",
        "Un dé noir attaque : vos propres dés doivent atteindre 6, les rouges comptent double.",
        {"give way": ("Give way: lose 2 VP and keep your dice", "Céder : perdre 2 PV et garder vos dés")},
    ),
    "agriculture": (
        city(dice={0: "y6 y5", 1: "y4"}),
        ["agriculture", "die 0 yellow 5"],
        "Dice for agriculture: worth 5 so far, nothing to pay.",
        "Dés pour l’agriculture : valeur 5 pour l’instant, rien à payer.",
        {
            "die 0 yellow 6": ("Your yellow 6", "Votre 6 jaune"),
            "die 1 yellow 4": (
                "From Bert: yellow 4 (4 deniers in all)",
                "Chez Bert : 4 jaune (4 deniers en tout)",
            ),
        },
    ),
    "the Cathedral": (
        city(dice={0: "w6 w5 w4"}),
        ["build cathedral", "die 0 white 6"],
        "One die for the Cathedral so far, nothing to pay.",
        "Un dé pour la Cathédrale pour l’instant, rien à payer.",
        {"done": ("Use these dice", "Utiliser ces dés")},
    ),
    "a place": (
        city(dice={0: "w6 w5", "neutral": "w1"}),
        ["place bishopric"],
        "Choose the die that brings a citizen into the Bishopric.",
        "Choisissez le dé qui fait entrer un habitant à l’Évêché.",
        {
            "die neutral white 1": (
                "From the neutral player: white 1 (2 deniers in all)",
                "Chez le joueur neutre : 1 blanc (2 deniers en tout)",
            )
        },
    ),
    "a card": (
        city(cards=["merchant"], dice={0: "y5", 1: "y6"}, cubes={"tithe": [1]}),
        ["activate merchant", "die 1 yellow 6"],
        "Dice for the Merchant (division 2): worth 6 so far, 2 deniers to pay.",
        "Dés pour le Marchand (diviseur 2) : valeur 6 pour l’instant, 2 deniers à payer.",
        {},
    ),
    "a cube": (
        city(cards=["merchant"], dice={0: "y5", 1: "y6"}, cubes={"tithe": [1]}),
        ["activate merchant"],
        "Choose dice for the Merchant (division 2).",
        "Choisissez des dés pour le Marchand (diviseur 2).",
        {"use tithe": ("Use a cube from the Tithe", "Utiliser un cube posé sur la Dîme")},
    ),
    "a cube in use": (
        city(cards=["merchant"], dice={0: "y5", 1: "y6 y3", 2: "y1"}, cubes={"tithe": [1]}),
        ["activate merchant", "use tithe"],
        "Choose dice for the Merchant (division 2).",
        "Choisissez des dés pour le Marchand (diviseur 2).",
        {"die 1 yellow 6": ("From Bert: yellow 6 (free)", "Chez Bert : 6 jaune (gratuit)")},
    ),
    "an event": (
        city(dice={0: "r4 r4"}, events={"brigands_a": []}),
        ["combat brigands_a"],
        "Dice against the Brigands (division 3): worth 4 so far, nothing to pay.",
        "Dés contre les Brigands (diviseur 3) : valeur 4 pour l’instant, rien à payer.",
        {},
    ),
    "cubes": (
        city(dice={0: "r4 r4"}, events={"brigands_a": []}),
        ["combat brigands_a", "die 0 red 4"],
        "How many cubes do you put on the Brigands?",
        "Combien de cubes posez-vous sur les Brigands ?",
        {"times 1": ("Put one cube", "Poser un cube"), "times 2": ("Put 2 cubes", "Poser 2 cubes")},
    ),
    "a tradesman": (
        city(
            cards=["merchant"],
            dice={0: "y6"},
            palace="....0.",
            city_hall="... .0.",
            lying={"palace": [0]},
            tradesmen={"archer": ".0"},
        ),
        ["activate merchant"],
        "Whom do you send to the Merchant as a tradesman?",
        "Qui devient contremaître sur le Marchand ?",
        {
            "from supply": ("A citizen from your supply", "Un habitant de votre réserve"),
            "from palace 5": ("Your citizen: Palace, space 5", "Votre habitant : Palais, case 5"),
            "from lying palace": ("Your citizen lying on the Palace", "Votre habitant couché sur le Palais"),
            "from archer": ("Your tradesman on the Archer", "Votre contremaître sur l’Archer"),
        },
    ),
    "whom to place": (
        city(dice={0: "r6"}, supply=[0], palace="0....."),
        ["place palace"],
        "Whom do you send to the Palace?",
        "Qui envoyez-vous au Palais ?",
        {
            "from hiring": (
                "A new citizen, hired for 2 influence",
                "Un nouvel habitant, engagé pour 2 influences",
            )
        },
    ),
    "times": (
        city(tradesmen={"merchant": "0."}, dice={0: "y6"}),
        ["activate merchant"],
        "How many times do you activate the Merchant?",
        "Combien de fois activez-vous le Marchand ?",
        {"times 1": ("Once", "Une fois"), "times 3": ("3 times", "3 fois")},
    ),
    "the Miller": (
        city(tradesmen={"miller": "0."}, dice={0: "y6"}, palace="0....."),
        ["activate miller"],
        "The Miller works once: for the Palace or the Bishopric?",
        "Le Meunier agit une fois : pour le Palais ou pour l’Évêché ?",
        {"mill palace 1": ("Palace × 1", "Palais × 1"), "mill palace 0": ("Bishopric × 1", "Évêché × 1")},
    ),
    "Chivalry": (
        city(
            dice={0: "r6 r5 r5"},
            tradesmen={"chivalry": "0."},
            events={"brigands_a": [], "brigands_b": []},
        ),
        ["activate chivalry", "die 0 red 6", "done", "cube on brigands_b"],
        "On which event do you put your cube?",
        "Sur quel événement posez-vous votre cube ?",
        {
            "cube on brigands_a": (
                "Put a cube on the Brigands, no. 2 in the queue",
                "Poser un cube sur les Brigands, n° 2 de la file",
            ),
            "stop": ("Stop here", "S’arrêter là"),
        },
    ),
    "the Archer": (
        city(walk={"target": "activate archer", "left": 2, "value": -1}, **SHOOTING),
        [],
        "Roll for the Archer: 2 rolls left.",
        "Lancez le dé de l’Archer : il reste 2 lancers.",
        {"roll": ("Roll the die", "Lancer le dé")},
    ),
    "a hit": (
        city(walk={"target": "activate archer", "left": 1, "value": 1}, **SHOOTING),
        [],
        "A hit! On which event do you put your cube? One more roll is left.",
        "Touché ! Sur quel événement posez-vous votre cube ? Il reste encore un lancer.",
        {},
    ),
    "le Roy's dice": (
        city(king=True, dice={"neutral": "y6 y5"}),
        ["agriculture"],
        "Choose yellow dice for agriculture.",
        "Choisissez des dés jaunes pour l’agriculture.",
        {
            "die neutral yellow 6": (
                "From le Roy: yellow 6 (2 deniers in all)",
                "Chez le Roy : 6 jaune (2 deniers en tout)",
            )
        },
    ),
}
"""A position, what is chosen there; then what is asked, in both languages, and what some of the options say."""


def check_moment(moment: tuple[dict[str, Any], list[str], str, str, dict[str, tuple[str, str]]]) -> None:
    """What is asked there, what some of the options say, and that every answer and refusal has its words."""
    position, choices, english, french, labels = moment
    game = play(place(position), *choices)
    decision = game.pending[0]
    assert [decision.prompt().text(lang, NAMES) for lang in ("en", "fr")] == [english, french]
    options = {option.key: option.message for option in decision.options}
    assert {key: tuple(options[key].text(lang, NAMES) for lang in ("en", "fr")) for key in labels} == labels
    reader = Reader()
    check_decision(game, reader)
    check_refusals(game, reader)


@pytest.mark.parametrize("name", MOMENTS)
def test_every_question_can_be_asked(name: str) -> None:
    check_moment(MOMENTS[name])


# -- reasons that a random game seldom hears -------------------------------------------------------------------------


def chosen(*dice: tuple[str, int]) -> list[dict[str, Any]]:
    return [{"owner": 0, "colour": colour, "value": value} for colour, value in dice]


REFUSED: dict[str, tuple[dict[str, Any], list[str], str, str, str]] = {
    "column-full": (
        city(dice={0: "w6 w6 w5"}, cathedral=(".....1", ".....1", "......")),
        ["build cathedral", "die 0 white 6"],
        "die 0 white 6",
        "Column 6 of the Cathedral has no room for this die.",
        "La colonne 6 de la Cathédrale n’a pas de place pour ce dé.",
    ),
    "nobody": (
        city(dice={0: "r6"}, supply=[0], influence=[1]),
        [],
        "place palace",
        "You have no citizen to send: to hire one and act you need 2 influence, and you have 1.",
        "Vous n’avez aucun habitant à envoyer : pour en engager un et agir, il faut 2 influences, et vous en avez 1.",
    ),
    "three-dice": (
        city(
            step="dice",
            dice={0: "y6 y5 y4 y3"},
            walk={"target": "agriculture", "dice": chosen(("yellow", 6), ("yellow", 5), ("yellow", 4))},
        ),
        [],
        "die 0 yellow 3",
        "Three dice are the most that a group can have.",
        "Un groupe compte au plus trois dés.",
    ),
    "one-die": (
        city(step="dice", dice={0: "r6 r5"}, walk={"target": "place palace", "dice": chosen(("red", 6))}),
        [],
        "die 0 red 5",
        "One die is all that can be used here.",
        "On ne peut utiliser ici qu’un seul dé.",
    ),
    "settled-once": (
        city(
            step="event",
            cards=["chivalry"],
            events={"brigands_a": []},
            walk={"target": "activate chivalry", "left": 1, "value": 1, "settled": True},
        ),
        [],
        "cube on marauding",
        "Marauding was countered a moment ago and takes no more cubes in this action.",
        "Les Maraudeurs viennent d’être contrés et ne reçoivent plus de cubes dans cette action.",
    ),
    "cube-no-effect": (
        city(tradesmen={"merchant": "0."}, dice={0: "y5 y4 y3"}, cubes={"apprenticeship": [1]}),
        ["activate merchant", "use apprenticeship", "die 0 yellow 5"],
        "done",
        "Your cube would have no effect.",
        "Votre cube n’aurait aucun effet.",
    ),
    "influence-short": (
        city(cards=["artisan"], dice={0: "y6"}, supply=[0], influence=[2], palace="00...."),
        ["activate artisan"],
        "from hiring",
        "That takes 3 influence; you have 2.",
        "Il faut 3 influences ; vous en avez 2.",
    ),
    "protected": (
        city(dice={0: "y1"}, supply=[0], city_hall="200 ...", lying={"city_hall": [0]}),
        ["place city_hall"],
        "from hiring",
        "That would expel a citizen whose colour already lies on the City Hall and is protected.",
        "Cela expulserait un habitant dont la couleur, déjà couchée sur l’Hôtel de ville, est protégée.",
    ),
}
"""A position, what is chosen there, a key; then why it cannot be chosen, in both languages."""


@pytest.mark.parametrize("name", REFUSED)
def test_rare_reasons_are_given_too(name: str) -> None:
    position, choices, key, english, french = REFUSED[name]
    game = play(place(position), *choices)
    reason = game.why_not(0, key)
    assert reason is not None
    assert reason.message.id == f"why-city-{name}"
    assert [reason.message.text(lang, NAMES) for lang in ("en", "fr")] == [english, french]
    check_refusals(game, Reader())


# -- every message of a kind -----------------------------------------------------------------------------------------


def calls_of(function: str) -> list[ast.Call]:
    """Where any module of the city calls a function."""
    trees = [ast.parse(path.read_text("utf-8")) for path in sorted(PACKAGE.glob("city/**/*.py"))]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    return [node for node in nodes if isinstance(node, ast.Call) and getattr(node.func, "id", "") == function]


@pytest.mark.parametrize(
    ("function", "argument", "prefix", "least"), [("why", 0, "why-city-", 50), ("wrong", 1, "position-city-", 45)]
)
def test_every_reason_has_its_sentence(function: str, argument: int, prefix: str, least: int) -> None:
    """And no sentence is left over."""
    parts = [part for call in calls_of(function) for part in ast.walk(call.args[argument])]
    named = {f"{prefix}{part.value}" for part in parts if isinstance(part, ast.Constant)}
    assert len(named) >= least
    assert named == {id for id in EN if id.startswith(prefix)}


def test_every_story_has_its_sentence() -> None:
    assert {f"city-log-{story}" for story in log.STORIES.messages} == {id for id in EN if id.startswith("city-log-")}


def test_a_wrong_position_gives_its_sentence_what_it_asks_for() -> None:
    for call in calls_of("wrong"):
        why = call.args[1]
        assert isinstance(why, ast.Constant)
        given = {keyword.arg for keyword in call.keywords}
        assert EN[f"position-city-{why.value}"] | FR[f"position-city-{why.value}"] <= given, why.value


def test_both_languages_say_everything() -> None:
    assert EN.keys() == FR.keys()


@pytest.mark.parametrize("id", ["archer", "chivalry", "diplomat", "ransom", "catapult", "scout"])
def test_a_cube_on_an_event_is_said_to_bring_influence_never_to_cost_it(id: str) -> None:
    said = text.render(f"activity-{id}-effect", {})
    assert "bring" in said
    assert not re.search(r"for \d influence", said)
    assert "rapporte" in text.render(f"activity-{id}-effect", {}, "fr")


@pytest.mark.parametrize("page", ["rules.en.md", "ladies/rules.en.md"])
def test_the_rules_say_for_influence_only_of_a_price(page: str) -> None:
    words = (PACKAGE / "city" / page).read_text("utf-8")
    assert not re.search(r"event\**, for\s+1\s+influence", words)
