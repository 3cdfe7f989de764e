## À la ligne de commande

terminal-welcome = { $game }, niveau { $level }. Vous tenez le camp { $seat }. « aide » montre les commandes.
terminal-help =
    Tapez un coup dans la notation du jeu, ou :
      coups        les coups permis
      annuler      reprendre votre dernier coup
      tourner      retourner le plateau
      abandonner   rendre la partie
      quitter      sortir
      aide         revoir cette liste
terminal-your-turn = À vous.
terminal-played = L’ordinateur joue { $action }.
terminal-nothing-to-undo = Il n’y a rien à reprendre.
terminal-refused = { $sentence } (article { $clause })
terminal-malformed = « { $action } » n’est pas un coup dans la notation de ce jeu. « coups » montre ceux qui sont permis.
terminal-cost-claim = L’adversaire peut l’exiger.
terminal-cost-move = Le coup est repris.
terminal-cost-right = Ce droit est perdu, le reste du coup tient.
terminal-cost-turn = Le tour est perdu.
terminal-cost-word = Le mot est perdu.
terminal-cost-game = La partie est perdue.
terminal-winner = Le camp { $seat } gagne.
terminal-drawn = Partie nulle.

## Ce qui ne va pas dans une entrée

terminal-other = { $text }
terminal-or = {" "}ou{" "}
terminal-in-file = { $file } : { $problem }
terminal-at-line = ligne { $line }, colonne { $column } : { $problem }
terminal-malformed-position = position mal formée à l’octet { $at }, attendu : { $expected }
terminal-malformed-action = action « { $action } » mal formée à l’octet { $at }, attendu : { $expected }
terminal-option-unknown = option « { $name } » inconnue
terminal-option-twice = l’option { $name } ne peut être à la fois « { $before } » et « { $value } »
terminal-option-values = l’option { $name } ne peut être « { $value } », attendu : { $values }
terminal-option-number = l’option { $name } ne peut être « { $value } », attendu : un nombre de { $low } à { $high }
terminal-option-position = l’option { $name } ne peut être « { $value } », attendu : une position
terminal-word-empty = mot vide, attendu : des lettres
terminal-word-too-long = mot trop long, attendu : { $most } lettres au plus
terminal-word-bad-character = le caractère « { $word } » n’est d’aucun mot, attendu : des lettres, des traits d’union ou des apostrophes
terminal-letters-empty = aucune lettre, attendu : une au moins
terminal-letters-too-many = trop de lettres, attendu : { $letters } au plus sur un chevalet, { $places } places au plus dans un dessin
terminal-jokers-too-many = trop de jokers, attendu : { $jokers } au plus
terminal-letters-bad-character = le caractère « { $word } » n’est pas une lettre, attendu : des lettres et ?
terminal-no-game = aucune partie trouvée
terminal-not-text = texte ni en UTF-8 ni en Latin-1
terminal-unreadable = le fichier ne peut être lu : { $why }
terminal-too-large = fichier trop grand, attendu : { $most } octets au plus
terminal-too-few-actions = la partie { $game } compte { $count } actions, attendu : --at { $count } au plus
terminal-no-such-seat = siège { $seat } inconnu, attendu : de 0 à { $last }
terminal-dealt-to = { $game } ne se donne pas à { $seats } sièges, attendu : { $expected }
terminal-sheet-tag = étiquette mal formée, attendu : [Nom "valeur"]
terminal-sheet-tag-twice = étiquette donnée deux fois, attendu : une seule
terminal-sheet-deal-missing = donne manquante, attendu : une étiquette Deal
terminal-sheet-deal = donne mal formée à l’octet { $at }, attendu : { $expected }
terminal-sheet-move = coup mal formé à l’octet { $at }, attendu : { $expected }
terminal-sheet-end = fin inconnue, attendu : une étiquette Termination
terminal-sheet-result = résultat manquant, attendu : { $expected }
terminal-sheet-after = du texte après le résultat, attendu : la fin

## Ce qu’un relevé dit et que la règle ne confirme pas

terminal-game = partie { $game } : { $problem }
terminal-doubt-line = ligne { $line } : { $problem }
terminal-doubt-action = action { $action } : { $problem }
terminal-doubt-otherwise = on lit « { $told } », la règle décide « { $decided } »
terminal-doubt-missing = plus rien n’est écrit, la règle décide « { $decided } »
terminal-doubt-nothing = on lit « { $told } », que rien n’amène
terminal-doubt-lexicon = décidé avec { $decided }, le programme a { $present }
terminal-lexicon-none = aucun lexique
terminal-lexicon = le lexique { $name }
terminal-doubt-tag = on lit [{ $name } "{ $told }"], attendu : "{ $expected }"
terminal-doubt-points = le résultat donne { $told } points, attendu : { $expected }
terminal-doubt-end = le résultat dit « { $told } », attendu : « { $expected } »
terminal-doubt-unended = un résultat est donné, attendu : * puisque la partie continue
terminal-doubt-ended = le résultat est *, mais la partie est finie : { $expected }
terminal-nothing-to-print = { $game } n’a rien à imprimer.
terminal-no-such-sheet = feuille « { $sheet } » inconnue ; on attend { $expected }
