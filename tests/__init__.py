"""All tests, and what they share. A package, so that no other folder of this name is taken for it."""
