echecs-print-moves = Feuille de partie
