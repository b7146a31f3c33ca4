"""The Ladies of Troyes: the expansion."""
