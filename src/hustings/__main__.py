"""``python -m hustings``."""

from hustings.cli import main

if __name__ == "__main__":
    main()
