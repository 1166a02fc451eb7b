# Die Macher, 2006 : ce que cette édition dit autrement que celle de 1997.

classic-head-votes = Votes
