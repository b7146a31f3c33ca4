"""Whole numbers of 64 bits, which compiled code counts with fastest; elsewhere they are plain ones."""

__all__ = ["i64"]

MYPY = True
if MYPY:  # the one name that pyright does not follow (see pyproject.toml)
    from mypy_extensions import i64
else:
    i64 = int
