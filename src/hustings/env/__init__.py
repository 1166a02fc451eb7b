"""For learners: every game as a chain of small picks with masks, and what a seat knows as numbers.

``picks`` numbers the picks of all decisions in one flat list, ``observation`` turns a view into
arrays, ``table`` plays one game pick by pick; ``pettingzoo``, ``openspiel`` and
``vector`` (many games side by side) stand on these. Needs ``pip install 'hustings[learn]'``.
"""
