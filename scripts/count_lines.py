"""Counts the Python in `src`: modules, all lines, and lines of code without blanks, comments and docstrings."""

import ast
import io
import sys
import tokenize
from pathlib import Path

NOTHING = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER}


def code_lines(text: str) -> int:
    """Lines on which something other than a comment or a docstring stands."""
    lines: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type not in NOTHING:
            lines.update(range(token.start[0], token.end[0] + 1))
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            lines.difference_update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return len(lines)


if __name__ == "__main__":
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "src")
    texts = [path.read_text("utf-8") for path in sorted(folder.rglob("*.py"))]
    lines = sum(text.count("\n") for text in texts)
    print(f"{len(texts)} modules, {lines} lines, {sum(map(code_lines, texts))} of code")
