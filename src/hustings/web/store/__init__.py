"""What is kept: people, tables, and every entry of every game, which is never deleted."""
