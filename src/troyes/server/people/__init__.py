"""Guests, accounts and friends."""
