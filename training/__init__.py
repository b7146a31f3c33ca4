"""How the judges of our players are trained: self-play, a buffer of what was seen, and a fit, generation by generation.

    python -m training city --run runs/first --tables 2 king --generations 3

`docs/training.md` tells all of it. It stands outside the package: whoever plays needs none of it.
"""
