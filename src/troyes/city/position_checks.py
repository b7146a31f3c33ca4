"""Whether a position's step fits what lies on the table: nothing is chosen that could not have been."""

from troyes.city.choices import VOCABULARY
from troyes.city.faults import wrong
from troyes.city.state import ANSWERING, COUNTERING, OVER, PLACING, SUFFERING, TURNING, City
from troyes.city.steps.table import STEPS


def check_step(city: City) -> None:
    """The step must leave something to choose, with what is chosen already."""
    step = city.step
    if bool(city.black) and step not in (COUNTERING, TURNING):
        raise wrong("black_dice", "black-dice")
    if (city.black or step in (PLACING, SUFFERING, OVER)) and any(city.district):
        raise wrong("families", "district")
    if city.ladies is None and step > OVER:
        raise wrong("step", "expansion-step")
    city.expansion.check(city)
    if step == OVER:
        return
    if city.passed(city.seat) and step != ANSWERING:
        raise wrong("turn", "has-passed")
    if not STEPS[step].check(city):
        raise wrong("walk.target", "target", key=VOCABULARY.keys[city.target] if city.target >= 0 else "")
    if not STEPS[step].codes(city):
        raise wrong("step", "nothing-to-choose")
