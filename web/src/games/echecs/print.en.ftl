echecs-print-moves = Game sheet
