"""Lines are counted over all servers on one database."""

from contextlib import ExitStack

from troyes.server.guard.lines import Lines
from troyes.server.settings import Settings

SETTINGS = Settings(max_lines_per_guest=3, max_lines_per_address=5)


def test_lines_elsewhere_count() -> None:
    one, other = Lines(SETTINGS, shared=True), Lines(SETTINGS, shared=True)
    with ExitStack() as open_ones:
        for _ in range(2):
            assert open_ones.enter_context(one.one_more("guest", "anna"))
        other.heard("one", one.to_tell())
        assert open_ones.enter_context(other.one_more("guest", "anna"))
        assert not open_ones.enter_context(other.one_more("guest", "anna"))
        assert open_ones.enter_context(other.one_more("guest", "bea"))
        one.heard("other", other.to_tell())
        assert not open_ones.enter_context(one.one_more("guest", "anna"))
        assert open_ones.enter_context(one.one_more("address", "anna"))
        other.lost(["one"])
        assert open_ones.enter_context(other.one_more("guest", "anna"))
    other.heard("one", one.to_tell())
    assert not other._elsewhere["one"]
    assert not one._held


def test_who_comes_later_hears_of_all() -> None:
    one, late = Lines(SETTINGS, shared=True), Lines(SETTINGS, shared=True)
    with ExitStack() as open_ones:
        for _ in range(3):
            open_ones.enter_context(one.one_more("guest", "anna"))
        one.to_tell()
        assert one.to_tell() == {}
        one.tell_anew()
        late.heard("one", one.to_tell())
        assert not open_ones.enter_context(late.one_more("guest", "anna"))


def test_who_is_alone_remembers_nothing_for_others() -> None:
    alone = Lines(SETTINGS)
    with alone.one_more("address", "::1"):
        assert not alone._untold
