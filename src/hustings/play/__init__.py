"""Drivers: what sits between the rules and the people, bots and files. None of it knows a rule."""
