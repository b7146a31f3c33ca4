"""Errors travel between processes and languages."""

import pickle
import signal
import subprocess
import sys

import pytest

import troyes


@pytest.mark.parametrize(
    "error",
    [
        troyes.OptionError("option-players", place="players", game="troyes-dice", value="11", low=1, high=10),
        troyes.RecordError("record-foreign", place="$"),
    ],
)
def test_an_error_can_be_sent_to_another_process(error: troyes.TroyesError):
    sent = pickle.loads(pickle.dumps(error))
    assert type(sent) is type(error)
    assert (str(sent), sent.place, sent.text("fr")) == (str(error), error.place, error.text("fr"))


def test_an_illegal_move_keeps_its_reason_on_the_way():
    with pytest.raises(troyes.IllegalMove) as refused:
        troyes.new_game("troyes-dice", seed=1).play(0, "citizen red")
    sent = pickle.loads(pickle.dumps(refused.value))
    assert sent.reason == refused.value.reason
    assert sent.reason.rule == refused.value.reason.rule
    assert sent.reason.text("fr") == refused.value.reason.text("fr")


def test_a_reason_within_an_error_speaks_its_language():
    record = troyes.new_game("troyes-dice", seed=1).record() | {"choices": [[0, "juggle"]]}
    with pytest.raises(troyes.RecordError) as broken:
        troyes.replay(record)
    assert "There is no such choice" in broken.value.text("en")
    assert "There is no such choice" not in broken.value.text("fr")


def test_ctrl_c_interrupts_the_dice_like_anything_else():
    """Compiled, arithmetic beyond 30 bits would end the process with "out of memory" instead. Where the tests run in
    the background Ctrl-C may be ignored from the start, so the process asks for it."""
    roll = (
        "import signal\nsignal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "from troyes.core.rng import from_seed\nrng = from_seed(1)\nprint('rolling', flush=True)\nwhile True: rng.die()"
    )
    for _ in range(3):
        with subprocess.Popen(
            [sys.executable, "-c", roll], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        ) as process:
            assert process.stdout is not None
            process.stdout.readline()
            process.send_signal(signal.SIGINT)
            try:
                _, trouble = process.communicate(timeout=30)
            finally:
                process.kill()
        assert "KeyboardInterrupt" in trouble
