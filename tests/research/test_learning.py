"""The tutorials of docs/learning.md in short: a net that learns to play, and takes part in a ladder."""

import json
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

FOLDER = Path(__file__).parents[2] / "examples" / "learning"


@pytest.fixture(scope="module")
def example() -> Any:
    """Its modules, which import each other by their bare names."""
    sys.path.insert(0, str(FOLDER))
    try:
        import net  # pyright: ignore[reportMissingImports]
        import ppo  # pyright: ignore[reportMissingImports]
    finally:
        sys.path.remove(str(FOLDER))
    return SimpleNamespace(net=net, ppo=ppo)


def test_a_net_imitates_and_then_improves(
    example: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In seconds it gets far beyond random play, which makes 21 points; the whole takes minutes."""
    ppo = example.ppo
    monkeypatch.setattr(ppo, "CHUNK", 64)
    monkeypatch.setattr(ppo, "STEPS", 16)
    net = ppo.learn(chunks=4, updates=2, seed=1)
    net.save(tmp_path / "net.npz")
    again = example.net.Net.load(tmp_path / "net.npz")
    points = ppo.played(again, 32, "fresh")
    assert points.mean() > 25
    assert points.tolist() == ppo.played(net, 32, "fresh").tolist()
    ppo.compare(net, 4)
    assert "greedy" in capsys.readouterr().out

    command = ["ladder", "dice", "--players", "1", "--bots", "net_bot:Learned,random", "--games", "4", "--seed", "1"]
    path = {**os.environ, "PYTHONPATH": os.pathsep.join([str(FOLDER), *sys.path]), "TROYES_LANG": "en"}
    done = subprocess.run(
        [sys.executable, "-m", "troyes", *command, "--out", "ladder.jsonl", "--json", "ladder.json"],
        cwd=tmp_path,
        env=path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    table = json.loads((tmp_path / "ladder.json").read_text("utf-8"))
    assert "net_bot:Learned" in json.dumps(table)


def test_the_slopes_are_those_of_the_loss(example: Any) -> None:
    """Written by hand, so measured: each weight is moved a little, and the loss with it."""
    rng = np.random.default_rng(1)
    size = example.net.looked(np.zeros((1, 699), np.float32)).shape[1]
    seen = rng.random((6, size)).astype(np.float32)
    net = example.net.Net.fresh(seen, 5, 4, rng)
    net.weights = [weight.astype(np.float64) + 0.1 * rng.standard_normal(weight.shape) for weight in net.weights]
    legal = np.array([[1, 1, 1, 0]] * 6, bool)
    part = {
        "seen": seen,
        "legal": legal,
        "action": np.array([0, 1, 2, 0, 1, 2]),
        "logp": np.log(np.array([0.3, 0.36, 0.31, 0.34, 0.3, 0.2])),
        "advantage": rng.standard_normal(6),
        "target": rng.standard_normal(6),
    }

    def loss() -> float:
        logp, p, value, _ = net.forward(seen, legal)
        rows = np.arange(6)
        advantage = part["advantage"]
        advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
        ratio = np.exp(logp[rows, part["action"]] - part["logp"])
        clipped = np.clip(ratio, 1 - example.ppo.CLIP, 1 + example.ppo.CLIP)
        entropy = -(p * np.where(legal, logp, 0)).sum(axis=1)
        chosen = -np.minimum(ratio * advantage, clipped * advantage)
        wrong = example.ppo.VALUE / 2 * (value - part["target"]) ** 2
        return float((chosen + wrong - example.ppo.ENTROPY * entropy).mean())

    slopes = example.ppo.slopes(net, part)
    for weight, slope in zip(net.weights, slopes, strict=True):
        for place in rng.choice(weight.size, min(5, weight.size), replace=False):
            kept = weight.flat[place]
            weight.flat[place] = kept + 1e-5
            above = loss()
            weight.flat[place] = kept - 1e-5
            below = loss()
            weight.flat[place] = kept
            assert slope.flat[place] == pytest.approx((above - below) / 2e-5, rel=1e-2, abs=1e-5)
