"""Telling people who are away that it is their turn: by browser push, and by a webhook."""
