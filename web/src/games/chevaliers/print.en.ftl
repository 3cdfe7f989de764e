chevaliers-print-moves = Game sheet
chevaliers-print-silver = Silver
chevaliers-print-gold = Gold
