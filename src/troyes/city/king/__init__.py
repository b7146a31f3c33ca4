"""The King's Challenge: one player against le Roy."""
