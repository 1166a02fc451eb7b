"""The games, one folder each: figures, a programme of phases, views, words."""
