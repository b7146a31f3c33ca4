"""The learned weights of `evaluation`, as `scripts/learn_city.py` wrote them: those of a card by its name."""

import json
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from troyes.bots.city.evaluation import BY_CARD, FEATURES, PHASES, REACHED, Evaluation
from troyes.bots.city.judge import Judge, Network
from troyes.bots.net import read as read_net
from troyes.city.state import City

JUDGE: Final = "judge.bin"
"""The network that the strongest player judges by, at the tables where it was found to be stronger: its first line
names them (`python -m training keep`)."""
_EVALUATIONS: Final[dict[str, Evaluation]] = {}


def evaluation_for(city: City, judged: bool = False) -> Evaluation:
    """The eyes for this many seats, or for le Roy's table. `judged`: with the network, if there is one."""
    name = "king" if city.king else str(city.seats)
    key = f"judged {name}" if judged else name
    known = _EVALUATIONS.get(key)
    if known is None:
        weights, roy = read(name), read("king-roy") if city.king else []
        network = _network(name) if judged else None
        known = Evaluation(weights, roy) if network is None else Judge(weights, roy, network)
        _EVALUATIONS[key] = known
    return known


def _network(table: str) -> Network | None:
    if not _data(JUDGE).is_file():
        return None
    network = Network(read_net(_data(JUDGE).read_bytes()))
    return network if table in network.told["tables"] else None


def _data(name: str) -> Traversable:
    return files("troyes.bots.city") / "data" / name


def read(name: str) -> list[float]:
    """PHASES times FEATURES."""
    rows: dict[str, Any] = json.loads(_data(f"{name}.json").read_text("utf-8"))
    weights: list[float] = []
    for phase in range(PHASES):
        weights += _row(rows[str(phase)]) if str(phase) in rows else [0.0] * FEATURES
    return weights


def _row(row: dict[str, Any]) -> list[float]:
    weights: list[float] = list(row["table"])
    for feature, names in BY_CARD.items():
        known: dict[str, float] = row[feature]
        learned = [weight for weight in known.values() if weight]
        usual = sum(learned) / len(learned) if learned else 0.0
        """Of a card that has come since the weights were learned: like another."""
        weights += [known.get(name, usual) for name in names]
    assert len(weights) == FEATURES
    return weights


def written(weights: list[float]) -> str:
    """What `read` reads again. A phase that was never met is left out."""
    lines: list[str] = []
    for phase in range(PHASES):
        part = weights[FEATURES * phase : FEATURES * (phase + 1)]
        if any(part):
            row: dict[str, Any] = {"table": part[:REACHED]}
            at = REACHED
            for feature, names in BY_CARD.items():
                row[feature] = dict(zip(names, part[at : at + len(names)], strict=True))
                at += len(names)
            features = ",\n".join(f' "{feature}": {json.dumps(row[feature])}' for feature in row)
            lines.append(f'"{phase}": {{\n{features}\n}}')
    return "{\n" + ",\n".join(lines) + "\n}\n"
