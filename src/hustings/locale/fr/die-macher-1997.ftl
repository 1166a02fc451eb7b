# Die Macher, 1997 : ce que la page dit autrement que pour les autres éditions. Les mots sont ceux de la boîte.

page-scene-poll-why = Surenchérir ou sortir pour de bon. L’acheteur voit la carte et décide de ce qui est rendu public.
page-scene-published = Rendu public par
page-phase-placing = Corruption
page-phase-conference = Commission du programme
page-phase-donations = Dons privés
page-phase-donations-why = Accepter un don privé et perdre des adhérents, ou le refuser et en gagner.
page-kind-donation = Don privé
page-kind-publish = Rendre un sondage public
page-kind-cabinet = Cartes Corruption
page-board-cabinet = Corruption
page-board-pool = Bourse d’échange
page-board-part-dominant = opinions garanties
figure-table-cabinet = Cartes Corruption
figure-table-donation = Dons privés
figure-row-donation = Don privé de { $n }
figure-constant-pool-cards = Cartes de la bourse d’échange
figure-constant-poll-dice = Dés pour un sondage qui n’est pas rendu public
