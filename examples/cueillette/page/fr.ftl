## Shelf: what every page may tell

# Everywhere
game-cueillette = Cueillette
rule-cueillette = Règle de l’exemple

# Sides
side-cueillette-0 = Blancs
side-cueillette-1 = Noirs

# Home
box-cueillette = Deux cavaliers, un champ de lettres : chaque saut en cueille une, et sa case reste nue.
box-play-cueillette = Jouer à la Cueillette contre l’ordinateur, force { $level }

# Outcomes
outcome-cueillette-harvest = Plus rien à cueillir
outcome-cueillette-agreement = Nulle par accord
outcome-cueillette-flag = Temps écoulé
outcome-cueillette-resignation = Abandon

## Choices: what the dialog of a new game tells, and the table

# New game
new-title-cueillette = Nouvelle partie de Cueillette

## Table: what tables and lessons alone tell

# Invitation
invite-share-text-cueillette = Une partie de Cueillette ? La table est dressée.
invite-from-cueillette = { $name } vous invite à une partie de Cueillette.
invite-from-nobody-cueillette = Une table de Cueillette vous attend.

# Refusals
cueillette-no-such-seat = La Cueillette se joue à deux : ce siège n’existe pas.
cueillette-not-your-turn = Ce n’est pas à vous de sauter.
cueillette-no-leap = Le cavalier ne saute pas en { $subject } : deux cases dans un sens, une de côté.
cueillette-picked = Plus rien en { $subject } : une case cueillie ne s’ouvre plus.
cueillette-game-over = La partie est finie.

# Table
action-record-cueillette = Feuille de partie
record-cueillette = Feuille
command-placeholder-cueillette = b3 ou ?

# Board
cueillette-board = Champ de sept cases sur sept
cueillette-goal = Gagne qui a cueilli le plus de points quand plus personne ne peut sauter.
cueillette-hint = { $count ->
    [one] une lettre à portée.
   *[other] { $count } lettres à portée.
  }
cueillette-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
cueillette-said = { $to }, { $letter } : { $points ->
    [one] un point
   *[other] { $points } points
  }
cueillette-knight = { $square }, cavalier des { $side }
cueillette-letter = { $square }, lettre { $letter }
cueillette-empty = { $square }, vide
cueillette-rule-leap = Le cavalier saute de deux cases dans un sens et d’une de côté, sur une lettre.
cueillette-rule-letter = Il la prend : de 1 à 5 points, et la case reste nue.
cueillette-rule-over = La partie est finie. Les flèches permettent de la relire.
cueillette-type-leap = b3
cueillette-does-leap = sauter en b3
