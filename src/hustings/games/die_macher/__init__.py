"""Die Macher: three editions of one idea, two of one game."""
