guerre-des-mots-print-tiles = Tiles
guerre-des-mots-print-tiles-how = { $count } tiles of { $mm } mm: the letter in front, the accent or the piece behind. Print on both sides, or glue front and back together.
guerre-des-mots-print-games = Score sheet
guerre-des-mots-print-game = game
guerre-des-mots-print-players = players
guerre-des-mots-print-winner = winner
guerre-des-mots-print-end = how
