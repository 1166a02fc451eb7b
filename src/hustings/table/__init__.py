"""The table: seats, match, clocks, undo, standing orders, and what each listener is told. No HTTP, no database."""
