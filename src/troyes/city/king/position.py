"""Positions of The King's Challenge have the form of those of Troyes."""

from troyes.city.position import read
from troyes.city.shapes import schema

__all__ = ["read", "schema"]
