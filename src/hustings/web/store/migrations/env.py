"""Run by Alembic with the connection it is given; there is no other way in."""

from __future__ import annotations

from alembic import context

from hustings.web.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
