"""One file per phase of the rulebook, in its order."""
