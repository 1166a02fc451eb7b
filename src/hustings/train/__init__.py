"""Bots that learn: weights by evolution (``weights``), values of positions by regression (``values``)."""
