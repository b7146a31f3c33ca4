"""What `scripts/balance.py` measures and may move: estimates alone, within what is known of all cards."""

import json
from pathlib import Path

import pytest
from scripts.balance import Table, measured, usual_weights
from scripts.balance_moves import Face, Plan, Share, faces, own_face, written
from scripts.ridge import Sums, fitted

import troyes
from troyes.city import numbers
from troyes.city.names import ACTIVITIES
from troyes.city.numbers import base, provenance
from troyes.core.cards import Overlay, all_numbers

EARLIER = all_numbers(base(), Path(numbers.__file__).with_name("printed-0.1.0.toml"))["activities"]


@pytest.mark.parametrize("name", ACTIVITIES)
def test_every_face_of_a_card_keeps_what_is_known_of_it(name: str) -> None:
    card = EARLIER[name]
    for face in faces(name):
        assert abs(face.hire - card["hire"]) <= 2
        assert abs(face.vp - card["vp"][0]) <= 2
        assert name == "fort" or abs(face.per - card["per"]) <= 1
        assert 1 / 3 <= face.vp / (face.hire or card["hire_influence"]) <= 0.6
        for number in ("hire", "per"):
            if provenance()[f"activities.{name}.{number}"] != "estimate" and name != "fort":
                assert getattr(face, number) == card[number]


@pytest.mark.parametrize("name", ACTIVITIES)
def test_the_numbers_of_the_product_are_no_farther_from_the_first_ones(name: str) -> None:
    assert own_face(base(), name) in list(faces(name))
    if base()["activities"][name]["vp"] != EARLIER[name]["vp"]:
        assert base()["activities"][name]["vp"] == own_face(base(), name).data()["vp"]


def test_known_numbers_never_move() -> None:
    assert list(faces("merchant")) == [Face(4, 2, 2)]
    assert {(face.hire, face.per) for face in faces("priest")} == {(8, 3)}


def test_a_card_that_lies_idle_gets_better_and_one_in_demand_dearer(tmp_path: Path) -> None:
    plan = Plan()
    plan.move({"blacksmith": Share(0.1, 0.1), "diplomat": Share(4.0, 2.0), "monk": Share(1.0, 1.1)})
    moved = plan.numbers()["activities"]
    assert set(moved) == {"blacksmith", "diplomat"}
    blacksmith, diplomat = ({**base()["activities"][name], **moved[name]} for name in ("blacksmith", "diplomat"))
    own = base()["activities"]
    assert blacksmith["per"] < own["blacksmith"]["per"] or blacksmith["vp"] > own["blacksmith"]["vp"]
    assert diplomat["hire"] > own["diplomat"]["hire"] or diplomat["vp"] < own["diplomat"]["vp"]
    file = tmp_path / "moved.toml"
    file.write_text(written(plan.numbers()))
    assert Overlay(file).data == plan.numbers()
    troyes.new_game("troyes", seed=1, cards=file)


def test_the_same_games_tell_the_same() -> None:
    table = Table("king", 1, 1, 2, None, usual_weights(["king"])["king"])
    found = measured(table)
    assert found == measured(table)
    cards = {place: use for place, use in found.items() if place.startswith("activities.")}
    assert len(cards) == 9
    assert all(use["games"] == 1 and use["turns"] <= use["times"] for use in cards.values())
    assert json.loads(json.dumps(found)) == found


def test_a_line_is_found_again() -> None:
    sums = Sums(3)
    for at in range(30):
        row = [1.0, float(at % 5), float(at % 3)]
        sums.add(row, 2.0 * row[0] - 3.0 * row[1] + 0.5 * row[2])
    assert fitted(sums, 1e-9).weights == pytest.approx([2.0, -3.0, 0.5], abs=1e-6)
    assert fitted(sums, 0.0, [0.0, 0.0, 0.0], 1e9).weights == pytest.approx([0.0, 0.0, 0.0], abs=1e-6)
