"""Puzzles: positions from games of bots in which one answer is clearly best.

``puzzles("zoocracy")`` gives those that come with Hustings, ``Puzzle.position()`` the question, ``judge_answer`` what
an answer is worth. ``hustings puzzles`` makes more; ``docs/puzzles.md`` says how.
"""

from hustings.puzzles.answer import Verdict as Verdict
from hustings.puzzles.answer import holds as holds
from hustings.puzzles.answer import judge_answer as judge_answer
from hustings.puzzles.maker import make_puzzles as make_puzzles
from hustings.puzzles.model import Puzzle as Puzzle
from hustings.puzzles.model import PuzzleStart as PuzzleStart
from hustings.puzzles.model import all_puzzles as all_puzzles
from hustings.puzzles.model import puzzle as puzzle
from hustings.puzzles.model import puzzle_of_the_day as puzzle_of_the_day
from hustings.puzzles.model import puzzles as puzzles
