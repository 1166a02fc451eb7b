"""What listeners are told of one change."""

from __future__ import annotations

from hustings.core.record import RecordLine
from hustings.table.aggregate import GameTable, start_match
from hustings.table.entries import EntryRenderer, NeedsWhole, ReplayCursor, find_words
from hustings.table.localizer import Localizer
from hustings.table.recipients import FeedKey, Recipient
from hustings.table.rows import EntryRow
from hustings.table.sse import message
from hustings.table.stored_words import EventWords
from hustings.table.undo import read_undone


class Feed:
    """The entries of a change, written for each kind of recipient as they come about.

    ``followed``: the change was made by another process.
    """

    def __init__(
        self, before: GameTable, table: GameTable, recipients: list[Recipient], followed: bool = False
    ) -> None:
        self.before = before
        self.table = table
        self.followed = followed
        self.entries: list[EntryRow] = []
        self.messages: dict[FeedKey, list[bytes]] = {}
        self.renderers: dict[FeedKey, EntryRenderer] = {}
        self.in_words = False  # whether somebody listens who is told in words
        for recipient in recipients:
            key = recipient.feed_key
            if key not in self.renderers:
                self.renderers[key] = renderer(table, recipient)
                self.messages[key] = []
                self.in_words = self.in_words or not recipient.brief

    def add_line(
        self, row: EntryRow, line: RecordLine, described: list[EventWords], choice: RecordLine | None
    ) -> None:
        """``choice`` is the sealed one that this line opens."""
        self.entries.append(row)
        secret = any(each.event.secret for each in described)
        same: dict[tuple[str, bool], bytes] = {}  # what reads the same to several
        for key, writer in self.renderers.items():
            written = same.get(key[1:])
            if written is None or secret:
                if line.undo >= 0:
                    entry = writer.undo(row, line)
                elif line.note is not None:
                    entry = writer.note(row, line, choice)
                else:
                    entry = writer.move(row, line, described)
                written = same[key[1:]] = message("entry", entry, row.seq)
            self.messages[key].append(written)

    def add_other(self, row: EntryRow) -> None:
        """What is no line of the record."""
        self.entries.append(row)
        for key, writer in self.renderers.items():
            entry = writer.other(row)
            if entry is not None:
                self.messages[key].append(message("entry", entry, row.seq))

    def messages_for(self, recipient: Recipient) -> list[bytes] | None:
        """The entries for somebody; None if they have to read them from the log."""
        written = self.messages.get(recipient.feed_key)
        if written is not None:
            return written
        if not self.entries:
            return []
        if self.followed:
            return None
        # Came while the change was on its way.
        try:
            self._find_words()
        except NeedsWhole:
            return None
        writer = renderer(self.table, recipient)
        late = [(row.seq, writer.entry(row)) for row in self.entries]
        return [message("entry", entry, seq) for seq, entry in late if entry is not None]

    def _find_words(self) -> None:
        """The words of this change, where nobody wanted them when it was made. Raises NeedsWhole."""
        rows = [row for row in self.entries if row.type == "line"]
        if rows:
            table, start = self.table, self.before.match
            if start is None:
                start = start_match(table.row)
            found = find_words(table.title.words, ReplayCursor(table.game, start.state, start.n), rows)
            for row in rows:
                row.told = found.get(row.seq, row.told)


def renderer(table: GameTable, recipient: Recipient) -> EntryRenderer:
    speaker = Localizer(table.title, recipient.language)
    writer = EntryRenderer(table.game, speaker, recipient.seat, table.over, recipient.brief)
    writer.undone = read_undone(table.row.undone)
    return writer
