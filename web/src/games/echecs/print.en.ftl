echecs-print-moves = Game sheet

terminal-pgn-character = character "{ $word }" unexpected
terminal-pgn-comment = comment not closed, expected { "}" }
terminal-pgn-variation-open = variation not closed, expected )
terminal-pgn-variation-closed = variation closed but never opened
terminal-pgn-tag-name = tag without a name
terminal-pgn-tag-value = tag without a value, expected "
terminal-pgn-tag-open = tag not closed, expected "]
terminal-pgn-variant = variant "{ $word }" unknown, expected Standard or Carlit
terminal-pgn-move-malformed = move "{ $word }" malformed
terminal-pgn-move-illegal = move "{ $word }" illegal
terminal-pgn-move-ambiguous = move "{ $word }" ambiguous
terminal-pgn-result = result missing, expected 1-0, 0-1, 1/2-1/2 or *
