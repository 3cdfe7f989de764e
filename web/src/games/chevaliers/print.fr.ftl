chevaliers-print-moves = Feuille de partie
chevaliers-print-silver = Argentés
chevaliers-print-gold = Dorés
