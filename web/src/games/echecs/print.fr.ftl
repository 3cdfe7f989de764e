echecs-print-moves = Feuille de partie

terminal-pgn-character = caractère « { $word } » inattendu
terminal-pgn-comment = commentaire non fermé, attendu : { "}" }
terminal-pgn-variation-open = variante non fermée, attendu : )
terminal-pgn-variation-closed = variante fermée sans avoir été ouverte
terminal-pgn-tag-name = étiquette sans nom
terminal-pgn-tag-value = étiquette sans valeur, attendu : "
terminal-pgn-tag-open = étiquette non fermée, attendu : "]
terminal-pgn-variant = variante « { $word } » inconnue, attendu : Standard ou Carlit
terminal-pgn-move-malformed = coup « { $word } » mal formé
terminal-pgn-move-illegal = coup « { $word } » illégal
terminal-pgn-move-ambiguous = coup « { $word } » ambigu
terminal-pgn-result = résultat manquant, attendu : 1-0, 0-1, 1/2-1/2 ou *
