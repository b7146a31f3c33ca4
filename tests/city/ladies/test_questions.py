"""Every question that the expansion asks, in both languages, and what some of the answers say."""

from typing import Any

import pytest
from tests.city import test_words as base
from tests.city.table import city, facing, place, play
from tests.city.test_words import EN, Reader, check_decision

TOLL = ("toll", "extra_purple", "exchange", "fair")
GUILD = ("guild", "extra_white", "turn_bought", "race_a")
HARVEST = ("harvest", "extra_yellow", "second_site", "abbey")
PATRONAGE = ("patronage", "extra_red", "shield", "race_b")
"""Outdoor activities from the first gate to the last."""


def struck(event: str, **given: Any) -> dict[str, Any]:
    """The event phase: that event asks seat 0."""
    return city(step="ordeal", events={event: []}, dice={0: "y6"}, ladies={"striking": event, "asked": [0]}, **given)


MOMENTS: dict[str, tuple[dict[str, Any], list[str], str, str, dict[str, tuple[str, str]]]] = {
    "action": (
        city(
            cards=["recruiter", "fort"],
            tiles=TOLL,
            outdoor={"extra_purple": [1], "exchange": [1]},
            dice={0: "r6", 1: "y3 p1"},
        ),
        [],
        "Choose an action or pass; before that you may spend influence.",
        "Choisissez une action ou passez ; avant cela, vous pouvez dépenser de l’influence.",
        {
            "patrol ramparts": (
                "Send your guard along the ramparts with one die",
                "Envoyer votre garde sur les remparts avec un dé",
            ),
            "activate recruiter": (
                "Recruiter: hire a tradesman for 3 influence (division 4)",
                "Recruteur : embaucher pour 3 influences (diviseur 4)",
            ),
            "activate fort": (
                "Fort: hire a tradesman for 5 deniers, a cube for each die",
                "Fort : embaucher pour 5 deniers, un cube par dé",
            ),
            "use extra_purple": (
                "Purple Recruit: roll your purple die for 2 deniers",
                "Recrue violette : relancer votre dé violet pour 2 deniers",
            ),
            "use exchange": (
                "Exchange: swap dice with other districts",
                "Échange : échanger des dés avec d’autres quartiers",
            ),
        },
    ),
    "a purple die": (
        city(tradesmen={"merchant": "0."}, dice={0: "p4"}),
        [],
        "Choose an action or pass; before that you may spend influence.",
        "Choisissez une action ou passez ; avant cela, vous pouvez dépenser de l’influence.",
        {
            "reroll purple 4": ("Reroll the purple 4 (1 influence)", "Relancer le 4 violet (1 influence)"),
            "turn purple 4": (
                "Turn the purple 4 over to 3 (4 influence, up to 3 dice)",
                "Retourner le 4 violet en 3 (4 influences, jusqu’à 3 dés)",
            ),
        },
    ),
    "black dice": (
        facing(black=[5], tiles=PATRONAGE, outdoor={"shield": [1]}, dice={0: "p2 y3"}),
        [],
        "A black die attacks: your own dice must reach 5, red ones count double.",
        "Un dé noir attaque : vos propres dés doivent atteindre 5, les rouges comptent double.",
        {
            "die purple red 2": ("Your purple 2, which counts double", "Votre 2 violet, qui compte double"),
            "use shield": ("Use a cube from the Shield", "Utiliser un cube posé sur le Bouclier"),
        },
    ),
    "the Distiller": (
        city(tradesmen={"merchant": "0."}, cubes={"distiller": [1]}, dice={0: "y3 p2"}),
        ["activate merchant", "use distiller"],
        "Choose dice for the Merchant (division 2).",
        "Choisissez des dés pour le Marchand (diviseur 2).",
        {
            "die purple yellow 2": ("Your purple 2 as a yellow die", "Votre 2 violet comme dé jaune"),
            "turned 0 yellow 3": ("Your yellow 3, turned over to 4", "Votre 3 jaune, retourné en 4"),
            "turned purple yellow 2": (
                "Your purple 2 as a yellow die, turned over to 5",
                "Votre 2 violet comme dé jaune, retourné en 5",
            ),
        },
    ),
    "a Turncoat": (
        city(tradesmen={"merchant": "0."}, tiles=GUILD, outdoor={"turn_bought": [1]}, dice={0: "y3", 1: "y2"}),
        ["activate merchant"],
        "Choose dice for the Merchant (division 2).",
        "Choisissez des dés pour le Marchand (diviseur 2).",
        {
            "turned 1 yellow 2": (
                "From Bert: yellow 2, turned over to 5 (2 deniers in all)",
                "Chez Bert : 2 jaune retourné en 5 (2 deniers en tout)",
            )
        },
    ),
    "the Fort": (
        city(tradesmen={"fort": "0."}, dice={0: "r6 r2"}),
        ["activate fort"],
        "Choose dice for the Fort: each puts a cube on it.",
        "Choisissez des dés pour le Fort : chacun y pose un cube.",
        {"die 0 red 6": ("Your red 6", "Votre 6 rouge")},
    ),
    "two dice for the Fort": (
        city(tradesmen={"fort": "0."}, dice={0: "r6 r2", 1: "r3"}),
        ["activate fort", "die 0 red 6", "die 1 red 3"],
        "2 dice for the Fort so far, 4 deniers to pay.",
        "2 dés pour le Fort pour l’instant, 4 deniers à payer.",
        {"done": ("Use these dice", "Utiliser ces dés")},
    ),
    "a garrison again": (
        city(tradesmen={"fort": "0."}, dice={0: "r6"}),
        [],
        "Choose an action or pass; before that you may spend influence.",
        "Choisissez une action ou passez ; avant cela, vous pouvez dépenser de l’influence.",
        {"activate fort": ("Activate the Fort: a cube for each die", "Activer le Fort : un cube par dé")},
    ),
    "a mixed card": (
        city(tradesmen={"squire": "0."}, cubes={"squire": [2]}, dice={0: "r6"}),
        ["activate squire"],
        "How many cubes do you put on the Squire, or use up there?",
        "Combien de cubes posez-vous, ou dépensez-vous, sur l’Écuyer ?",
        {
            "times 3": ("Put 3 cubes there", "Y poser 3 cubes"),
            "times 1": ("Put one cube there", "Y poser un cube"),
            "discard 2": ("Use 2 cubes up", "Dépenser 2 cubes"),
            "discard 1": ("Use one cube up", "Dépenser un cube"),
        },
    ),
    "the Landlady": (
        city(tradesmen={"landlady": "0."}, dice={0: "y6 y2"}),
        ["activate landlady", "die 0 yellow 6", "die 0 yellow 2", "times 2"],
        "The Landlady works 2 times: for influence or for VP?",
        "La Logeuse agit 2 fois : pour de l’influence ou des PV ?",
        {
            "lodge vp 2": ("2 VP", "2 PV"),
            "lodge vp 1": ("1 VP and 4 influence", "1 PV et 4 influences"),
            "lodge vp 0": ("8 influence", "8 influences"),
        },
    ),
    "the Executioner": (
        city(tradesmen={"executioner": "0."}, dice={0: "r6"}),
        ["activate executioner", "times 3"],
        "From whom does the Executioner take 1 influence? He still works 3 times.",
        "À qui le Bourreau prend-il 1 influence ? Il agit encore 3 fois.",
        {"take from 1": ("Take it from Bert", "La prendre à Bert")},
    ),
    "the Master Builder": (
        city(tradesmen={"master_builder": "0."}, cathedral=["...1.."] * 3, dice={0: "w5"}),
        ["activate master_builder"],
        "In which column of the Cathedral do you build?",
        "Dans quelle colonne de la Cathédrale bâtissez-vous ?",
        {
            "column 1": ("Column 1, level 1", "Colonne 1, niveau 1"),
            "column 4": ("Column 4, level 4", "Colonne 4, niveau 4"),
        },
    ),
    "the guard's die": (
        city(tiles=HARVEST, dice={0: "r3 p2", 1: "w1"}),
        ["patrol ramparts"],
        "Choose a die of any colour for your guard.",
        "Choisissez pour votre garde un dé de n’importe quelle couleur.",
        {"die purple red 2": ("Your purple 2", "Votre 2 violet")},
    ),
    "the guard": (
        city(tiles=HARVEST, guards=[8], dice={0: "r3"}),
        ["patrol ramparts", "advance 1"],
        "Your guard is on space 9, and the die has 2 points left.",
        "Votre garde est sur la case 9 et il reste 2 points au dé.",
        {
            "advance 4": (
                "Advance 4 spaces, to space 13 (2 deniers)",
                "Avancer de 4 cases, jusqu’à la case 13 (2 deniers)",
            ),
            "advance 1": ("Advance one space, to space 10", "Avancer d’une case, jusqu’à la case 10"),
            "cube at harvest": ("Put a cube on the Harvest", "Poser un cube sur la Moisson"),
            "stop": ("Stop here: 2 points are lost", "S’arrêter là : 2 points sont perdus"),
        },
    ),
    "a tired guard": (
        city(tiles=HARVEST, guards=[8], dice={0: "r1"}),
        ["patrol ramparts", "advance 1"],
        "Your guard is on space 9, and the die is used up: each further point costs 1 denier.",
        "Votre garde est sur la case 9 et le dé est épuisé : chaque point de plus coûte 1 denier.",
        {
            "cube at harvest": ("Put a cube on the Harvest (1 denier)", "Poser un cube sur la Moisson (1 denier)"),
            "stop": ("Stop here", "S’arrêter là"),
        },
    ),
    "an exchange": (
        city(tiles=TOLL, outdoor={"exchange": [1]}, dice={0: "r6 y1", 1: "y3", "neutral": "w5"}),
        ["use exchange", "die 1 yellow 3", "die 0 red 6"],
        "Which die of another district do you want?",
        "Quel dé d’un autre quartier voulez-vous ?",
        {
            "die neutral white 5": ("From the neutral player: white 5", "Chez le joueur neutre : 5 blanc"),
            "done": ("Exchange no more dice", "Ne plus échanger de dé"),
        },
    ),
    "a die to give": (
        city(tiles=TOLL, outdoor={"exchange": [1]}, dice={0: "r6 y1", 1: "y3 w2"}),
        ["use exchange", "die 1 yellow 3"],
        "Which of your dice do you give for it?",
        "Lequel de vos dés donnez-vous en échange ?",
        {"die 0 yellow 1": ("Your yellow 1", "Votre 1 jaune")},
    ),
    "Possession's prisoners": (
        city(events={"possession": []}, possessed=[1, 1, 1], dice={0: "w6"}),
        ["combat possession", "times 2"],
        "Whose citizen do you free from Possession? You free 2, one by one.",
        "Quel habitant libérez-vous de la Possession ? Vous en libérez 2, un par un.",
        {
            "free 0": ("One of your own citizens", "Un de vos propres habitants"),
            "free 1": ("Bert’s citizen", "Bert : un habitant"),
        },
    ),
    "the Harvest": (
        city(tiles=HARVEST, outdoor={"harvest": [1]}, dice={0: "y6"}),
        ["agriculture"],
        "Do you use a cube from the Harvest for 5 deniers more?",
        "Utilisez-vous un cube posé sur la Moisson pour 5 deniers de plus ?",
        {"decline": ("Keep your cube", "Garder votre cube")},
    ),
    "Patronage": (
        city(tiles=PATRONAGE, outdoor={"patronage": [1]}, dice={0: "r6"}),
        ["place palace"],
        "Do you use a cube from Patronage for 4 influence?",
        "Utilisez-vous un cube posé sur le Mécénat pour 4 influences ?",
        {
            "use patronage": (
                "Use a cube from Patronage for 4 influence",
                "Utiliser un cube posé sur le Mécénat pour 4 influences",
            )
        },
    ),
    **{
        f"a {colour} die more": (
            city(
                tiles=("toll", f"extra_{colour}", "exchange", "fair"), outdoor={f"extra_{colour}": [1]}, dice={0: "r6"}
            ),
            [],
            "Choose an action or pass; before that you may spend influence.",
            "Choisissez une action ou passez ; avant cela, vous pouvez dépenser de l’influence.",
            {
                f"use extra_{colour}": (
                    f"{colour.capitalize()} Recruit: roll another {colour} die",
                    f"Recrue {french} : lancer un dé {french} de plus",
                )
            },
        )
        for colour, french in (("red", "rouge"), ("yellow", "jaune"))
    },
    "a white die more": (
        city(tiles=("toll", "extra_white", "exchange", "fair"), outdoor={"extra_white": [1]}, dice={0: "r6"}),
        [],
        "Choose an action or pass; before that you may spend influence.",
        "Choisissez une action ou passez ; avant cela, vous pouvez dépenser de l’influence.",
        {
            "use extra_white": (
                "White Recruit: roll another white die",
                "Recrue blanche : lancer un dé blanc de plus",
            )
        },
    ),
    "a cube used before the action": (
        city(tiles=("toll", "extra_white", "exchange", "fair"), outdoor={"extra_white": [1]}, dice={0: "r6"}),
        ["use extra_white"],
        "Choose an action: after that cube there is no passing. You may still spend influence.",
        "Choisissez une action : après ce cube, on ne passe plus. Vous pouvez encore dépenser de l’influence.",
        {},
    ),
    "the Catapult": (
        city(tradesmen={"catapult": "0."}, cubes={"catapult": [2]}, events={"war": [1]}, dice={0: "r6"}),
        ["activate catapult", "discard 2"],
        "At which event do you fire? It gets two cubes. You have 2 shots.",
        "Sur quel événement tirez-vous ? Il reçoit deux cubes. Vous avez 2 tirs.",
        {"cube on war": ("Put two cubes on the War", "Poser deux cubes sur la Guerre")},
    ),
    "the Scout": (
        city(tradesmen={"scout": "0."}, events={"war": [1]}, dice={0: "r4"}),
        ["activate scout"],
        "Which events get a cube? 1 denier each, no more than one on any of them.",
        "Quels événements reçoivent un cube ? 1 denier chacun, pas plus d’un sur chaque.",
        {},
    ),
    "a Second Site": (
        city(
            tradesmen={"squire": "0."},
            cards=["breeder", "hermit"],
            tiles=HARVEST,
            outdoor={"second_site": [1]},
            dice={0: "r6"},
        ),
        ["activate squire", "times 1"],
        "Do you move a cube from the Second Site to another card?",
        "Déplacez-vous un cube du Second chantier sur une autre carte ?",
        {
            "site breeder": ("Move it to the Breeder (3 deniers)", "Le déplacer sur l’Éleveur (3 deniers)"),
            "site hermit": ("Move it to the Hermit", "Le déplacer sur l’Ermite"),
        },
    ),
    "a Toll": (
        city(tiles=TOLL, outdoor={"toll": [0, 1]}, dice={1: "y6"}),
        ["agriculture"],
        "Anna buys from you: do you use a cube from the Toll for 4 influence?",
        "Anna achète chez vous : utilisez-vous un cube posé sur le Péage pour 4 influences ?",
        {},
    ),
    "the Guild": (
        city(tradesmen={"merchant": "01"}, tiles=GUILD, outdoor={"guild": [0, 1]}, dice={0: "y6"}),
        ["activate merchant"],
        "Anna activates the Merchant: do you use a cube from the Guild for 4 deniers?",
        "Anna active le Marchand : utilisez-vous un cube posé sur la Guilde pour 4 deniers ?",
        {},
    ),
    "Possession": (
        struck("possession", palace="....0."),
        [],
        "Possession: which of your citizens do you put on the card?",
        "Possession : lequel de vos habitants mettez-vous sur la carte ?",
        {"from palace 5": ("Your citizen: Palace, space 5", "Votre habitant : Palais, case 5")},
    ),
    "Harsh Winter": (
        struck("harsh_winter", cubes={"squire": [1]}, tiles=HARVEST, outdoor={"abbey": [1]}),
        [],
        "Harsh Winter: from where do you lose a cube?",
        "Hiver rigoureux : où perdez-vous un cube ?",
        {
            "lose squire": ("A cube from the Squire", "Un cube posé sur l’Écuyer"),
            "lose abbey": ("A cube from the Abbey", "Un cube posé sur l’Abbaye"),
        },
    ),
    "Harsh Winter, with a cube on the Shield": (
        struck("harsh_winter", cubes={"squire": [1]}, tiles=PATRONAGE, outdoor={"shield": [1]}),
        [],
        "Harsh Winter: from where do you lose a cube?",
        "Hiver rigoureux : où perdez-vous un cube ?",
        {
            "lose shield": (
                "A cube from the Shield: the loss and its answer at once",
                "Un cube posé sur le Bouclier : perte et réponse à la fois",
            ),
        },
    ),
    "Drought": (
        struck("drought", city_hall="0.. 0..", tiles=PATRONAGE, outdoor={"shield": [1]}),
        [],
        "Drought: do you use a cube from the Shield against the loss of 2 deniers?",
        "Sécheresse : utilisez-vous un cube posé sur le Bouclier pour ne pas perdre 2 deniers ?",
        {"decline": ("Keep your cube and lose 2 deniers", "Garder votre cube et perdre 2 deniers")},
    ),
    "Heresy": (
        struck("heresy", tiles=PATRONAGE, outdoor={"shield": [1]}),
        [],
        "Heresy: do you use a cube from the Shield against the loss of 2 influence?",
        "Hérésie : utilisez-vous un cube posé sur le Bouclier pour ne pas perdre 2 influences ?",
        {"decline": ("Keep your cube and lose 2 influence", "Garder votre cube et perdre 2 influences")},
    ),
    "Interruption of Work": (
        struck(
            "interruption_of_work",
            cathedral=["...0..", "......", "......"],
            tiles=PATRONAGE,
            outdoor={"shield": [1]},
        ),
        [],
        "Interruption of Work: do you use a cube from the Shield against the loss of a cube of the Cathedral?",
        "Arrêt des travaux : utilisez-vous un cube posé sur le Bouclier pour ne pas perdre un cube de la Cathédrale ?",
        {
            "decline": (
                "Keep your cube and lose a cube of the Cathedral",
                "Garder votre cube et perdre un cube de la Cathédrale",
            )
        },
    ),
}
"""A position, what is chosen there; then what is asked, in both languages, and what some of the options say."""


@pytest.mark.parametrize("name", MOMENTS)
def test_every_question_can_be_asked(name: str) -> None:
    base.check_moment(MOMENTS[name])


def test_no_question_and_no_option_is_left_over() -> None:
    """Of the whole game, the expansion and what it rests on."""
    reader = Reader()
    for position, choices, *_ in [*base.MOMENTS.values(), *MOMENTS.values()]:
        check_decision(play(place(position), *choices), reader)
    for kind in ("city-ask-", "city-option-"):
        assert reader.all_of(kind) == {id for id in EN if id.startswith(kind)}
