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
