"""Guides whose samples and commands are tried by tests of their own, which follow them step by step."""

APART = {
    "docs/adding-a-bot.md": "tests/house/test_adding_a_bot.py",
    "docs/adding-a-card.md": "tests/house/test_adding_a_card.py",
    "docs/adding-a-game.md": "tests/docs/test_adding_a_game.py",
    "docs/adding-a-language.md": "tests/house/test_adding_a_page_and_a_language.py",
    "docs/adding-a-page.md": "tests/house/test_adding_a_page_and_a_language.py",
    "docs/learning.md": "tests/research/test_learning.py",
    "examples/lookout/README.md": "examples/lookout/tests",
}
