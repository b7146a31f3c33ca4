"""The page that plays by itself, as it lies on a host of plain files."""

from tests.page.site import built


def test_every_script_is_called_so_that_any_host_sends_it_as_one() -> None:
    """A browser runs no module that comes as something else, and many hosts know `.js` alone."""
    suffixes = {path.suffix for path in built().rglob("*") if path.is_file()}
    assert ".js" in suffixes
    assert not suffixes & {".mjs", ".ts", ".wasm"}
