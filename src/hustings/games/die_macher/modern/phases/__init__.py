"""The phases of the 2019 edition, in the order of its rulebook."""
