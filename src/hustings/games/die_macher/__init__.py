"""Die Macher: the classic editions of 1997 and 2006, and the game of 2019."""
