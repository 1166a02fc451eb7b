"""The server: tables, secrets, time, and nothing lost. Needs the extra ``web``."""
