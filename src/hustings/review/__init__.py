"""A finished game, looked at again: what each decision was worth to whoever took it, and what luck did.

``review(record)`` judges every decision by what its seat could know then; ``docs/review.md`` says how.
"""

from hustings.review.accuracy import accuracy as accuracy
from hustings.review.model import Better as Better
from hustings.review.model import ChanceDraw as ChanceDraw
from hustings.review.model import DecidingMoment as DecidingMoment
from hustings.review.model import DecisionReview as DecisionReview
from hustings.review.model import GameReview as GameReview
from hustings.review.model import SeatReview as SeatReview
from hustings.review.model import review_of as review_of
from hustings.review.reviewer import PLAYOUTS as PLAYOUTS
from hustings.review.reviewer import NotOver as NotOver
from hustings.review.reviewer import Reviewer as Reviewer
from hustings.review.reviewer import review as review
