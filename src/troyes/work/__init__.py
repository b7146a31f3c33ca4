"""Where work runs: in this process, in several, or on Ray. What comes of it is the same everywhere."""
