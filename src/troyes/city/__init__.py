"""Troyes, for two to four players."""
