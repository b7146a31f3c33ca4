"""The published tables are those of the code."""

from scripts.programs_doc import PAGE, page


def test_the_page_of_actions_and_observations_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == page(), "run scripts/programs_doc.py"
