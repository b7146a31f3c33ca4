"""Finished games looked back at, played on from, brought from elsewhere, and listed."""
