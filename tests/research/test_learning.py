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

import troyes

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


def test_a_net_learns(
    example: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In seconds it gets far beyond random play, which makes 21 points; the whole takes minutes."""
    ppo = example.ppo
    monkeypatch.setattr(ppo, "TABLES", 64)
    monkeypatch.setattr(ppo, "PART", 512)
    net = ppo.learn(updates=6, seed=1)
    net.save(tmp_path / "net.npz")
    again = example.net.Net.load(tmp_path / "net.npz")
    points = ppo.played(again, 64, 10**15)
    assert points.mean() > 25
    assert points.tolist() == ppo.played(net, 64, 10**15).tolist()
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


def test_what_is_shown_of_a_way_is_what_comes_of_it(example: Any) -> None:
    """Every die with every use of it, in the engine's order; the last number tells the points after it."""
    tables = example.ppo.Tables(1, 5)
    game = troyes.new_game("troyes-dice", seed=5)
    while game.pending:
        seen, codes, _ = tables.look()
        ways: dict[tuple[int, int], int] = {}
        for code in sorted(game.pending[0].codes):
            after = _after(game, code)
            if after.pending and after.pending[0].kind == "use":
                for use in sorted(after.pending[0].codes):
                    ways[code, use] = _after(after, use).scores()[0].total
            else:
                ways[code, -1] = after.scores()[0].total
        assert [tuple(each) for each in codes.tolist()] == list(ways)
        assert [round(20 * float(row[-1])) for row in seen] == list(ways.values())
        tables.play(codes[-1:])
        for code in codes[-1].tolist():
            if code >= 0:
                game.play(0, code)


def _after(game: troyes.Game, code: int) -> troyes.Game:
    after = game.copy()
    after.play(0, code)
    return after


def test_the_slopes_are_those_of_the_loss(example: Any) -> None:
    """Written by hand, so measured: each weight is moved a little, and the loss with it."""
    ppo = example.ppo
    rng = np.random.default_rng(1)
    net = example.net.Net.fresh(7, 5, rng)
    net.weights = [weight.astype(np.float64) + 0.1 * rng.standard_normal(weight.shape) for weight in net.weights]
    ends = np.array([3, 5, 6, 10])
    part = ppo.Batch(
        seen=rng.random((10, 7)),
        ends=ends,
        chosen=np.array([1, 3, 5, 8]),
        logp=np.log(np.array([0.3, 0.55, 1.0, 0.2])),
        advantage=rng.standard_normal(4),
        target=rng.standard_normal(4),
    )

    def loss() -> float:
        logp, worth, _ = net.forward(part.seen, ends)
        advantage = (part.advantage - part.advantage.mean()) / (part.advantage.std() + 1e-8)
        ratio = np.exp(logp[part.chosen] - part.logp)
        clipped = np.clip(ratio, 1 - ppo.CLIP, 1 + ppo.CLIP)
        entropy = -ppo.expected(logp, logp, ends)
        chosen = -np.minimum(ratio * advantage, clipped * advantage)
        wrong = ppo.VALUE / 2 * (worth[part.chosen] - part.target) ** 2
        return float((chosen + wrong - ppo.ENTROPY * entropy).mean())

    slopes = ppo.slopes(net, part)
    for weight, slope in zip(net.weights, slopes, strict=True):
        for place in rng.choice(weight.size, min(5, weight.size), replace=False):
            kept = weight.flat[place]
            weight.flat[place] = kept + 1e-5
            above = loss()
            weight.flat[place] = kept - 1e-5
            below = loss()
            weight.flat[place] = kept
            assert slope.flat[place] == pytest.approx((above - below) / 2e-5, rel=1e-2, abs=1e-5)
