"""A package, so that a browser is started once for it, and closed before tests of other kinds begin."""
