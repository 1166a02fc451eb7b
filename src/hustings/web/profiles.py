"""Profiles and lists of the best, as somebody may see them."""

from __future__ import annotations

import json

from sqlalchemy import Connection

from hustings import wire
from hustings.core.codec import loads
from hustings.core.errors import OptionError
from hustings.registry import title as find_title
from hustings.registry import titles
from hustings.table.localizer import Localizer
from hustings.web.people import public
from hustings.web.problems import not_found
from hustings.web.ratings import BOT, ENOUGH
from hustings.web.store import profiles, ratings, reviews
from hustings.web.store.profiles import PlayedRow
from hustings.web.store.ratings import RatedSeatRow, RatingRow
from hustings.web.store.rows import UserRow

RECENT = 20
LEADERS = 100
REVIEWED = 1000


def title_name(game: str) -> str:
    """Also of a game that is not here any more."""
    try:
        return find_title(game).name
    except OptionError:
        return game


def rating_of(row: RatingRow) -> wire.Rating:
    return wire.Rating(row.strength.rating, row.strength.uncertainty, row.games)


def profile(connection: Connection, viewer: UserRow | None, id: str) -> wire.Profile:
    """Raises a 404 where there is none, and where it is not for this viewer."""
    user = profiles.visible(connection, viewer, {id}).get(id)
    if user is None:
        raise not_found()
    played = profiles.played(connection, id)
    rated = {row.game: row for row in ratings.of_players(connection, {id})}
    history = ratings.history_of(connection, id)
    accuracies: dict[str, list[float]] = {}
    for row in reviews.of_user(connection, id, REVIEWED):
        accuracy = json.loads(row.accuracies)[row.seat]
        if accuracy is not None:
            accuracies.setdefault(row.game, []).append(accuracy)
    among = [row for row in played if row.among_people]
    games = {row.game for row in among} | set(rated)
    shown = [_title(game, among, rated.get(game), history, accuracies.get(game, [])) for game in games]
    return wire.Profile(
        public(user),
        user.created_at,
        viewer is not None and viewer.id == id,
        profiles.visibility_of(connection, id),  # type: ignore[arg-type]
        sorted(shown, key=lambda title: (-title.games, title.name)),
        len(played) - len(among),
        _recent(connection, viewer, id, among, {row.table_id for row in history}),
    )


def _title(
    game: str,
    played: list[PlayedRow],
    rating: RatingRow | None,
    history: list[RatedSeatRow],
    accuracies: list[float],
) -> wire.TitleRecord:
    mine = [(row, loads(row.result.encode())["ranks"][row.seat]) for row in played if row.game == game]
    ranks = [0] * max([row.players for row, _ in mine], default=0)
    for _, rank in mine:
        ranks[rank - 1] += 1
    return wire.TitleRecord(
        game,
        title_name(game),
        len(mine),
        ranks,
        None if rating is None else rating_of(rating),
        [
            wire.RatingPoint(row.at, row.strength.rating, row.strength.uncertainty)
            for row in history
            if row.game == game
        ],
        sum(accuracies) / len(accuracies) if accuracies else None,
        len(accuracies),
    )


def _recent(
    connection: Connection, viewer: UserRow | None, id: str, played: list[PlayedRow], rated: set[str]
) -> list[wire.ProfileGame]:
    mine = viewer is not None and viewer.id == id
    seated = set()
    if viewer is not None and not mine:
        seated = profiles.seated_at(connection, viewer.id, {row.table_id for row in played})
    found = []
    for row in played:
        if mine or row.table_id in seated or (row.visibility == "public" and not row.moderation):
            rank = loads(row.result.encode())["ranks"][row.seat]
            found.append(
                wire.ProfileGame(
                    row.table_id,
                    row.game,
                    title_name(row.game),
                    row.finished_at,
                    row.players,
                    rank,
                    row.table_id in rated,
                )
            )
        if len(found) == RECENT:
            break
    return found


def leaders(connection: Connection, viewer: UserRow | None, game: str, language: str) -> wire.Leaders:
    """Those with enough games whose profile the viewer may see, and bots."""
    rows = ratings.best(connection, game, ENOUGH)
    shown = profiles.visible(
        connection, viewer, {row.player for row in rows if not row.player.startswith(BOT)}
    )
    rows = [row for row in rows if row.player in shown or row.player.startswith(BOT)]
    rows.sort(key=lambda row: (-row.strength.at_least, row.player))
    speaker = Localizer(titles()[0], language)
    found: list[wire.Leader] = []
    place = 0
    for row in rows[:LEADERS]:
        user = shown.get(row.player)
        bot = None
        if user is None:
            bot = speaker.known(f"page-bot-{row.player.removeprefix(BOT)}") or wire.MessageInfo(
                "", {}, "", row.player.removeprefix(BOT)
            )
        else:
            place += 1
        found.append(
            wire.Leader(
                place if user is not None else 0, None if user is None else public(user), bot, rating_of(row)
            )
        )
    return wire.Leaders(game, title_name(game), ENOUGH, found)
