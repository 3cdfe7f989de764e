guerre-des-mots-print-tiles = Jetons
guerre-des-mots-print-tiles-how = { $count } jetons de { $mm } mm : la lettre devant, l’accent ou la pièce derrière. Imprimez recto verso, ou collez recto et verso dos à dos.
guerre-des-mots-print-games = Feuille de marque
guerre-des-mots-print-game = partie
guerre-des-mots-print-players = joueurs
guerre-des-mots-print-winner = vainqueur
guerre-des-mots-print-end = comment
