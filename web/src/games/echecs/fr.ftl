## Shelf: what every page may tell

# Everywhere
game-echecs = Jeu d’échecs
rule-echecs = Règle FIDE
rule-echecs-fide = Règle FIDE
rule-echecs-carlit = Feuille Carlit

# Sides
side-echecs-0 = Blancs
side-echecs-1 = Noirs

# Home
box-echecs = Le grand classique, règle FIDE ou feuille Carlit.
box-play-echecs = Jouer aux échecs contre l’ordinateur, force { $level }

# Outcomes
outcome-echecs-checkmate = Échec et mat
outcome-echecs-stalemate = Pat
outcome-echecs-dead-position = Mat impossible
outcome-echecs-threefold = Triple répétition
outcome-echecs-fivefold = Quintuple répétition
outcome-echecs-repetition = Triple répétition
outcome-echecs-fifty-moves = Cinquante coups
outcome-echecs-seventyfive-moves = Soixante-quinze coups
outcome-echecs-agreement = Nulle par accord
outcome-echecs-resignation = Abandon
outcome-echecs-time = Temps écoulé
outcome-echecs-time-no-mate = Temps écoulé, mat impossible

## Settings: what the panel of settings tells

# Settings
echecs-auto-queen = Promouvoir toujours en dame

# Sounds
sound-echecs-castled = roque
sound-echecs-promoted = promotion

## Choices: what the dialog of a new game tells, and the table

# New game
new-title-echecs = Nouvelle partie d’échecs

## Table: what tables and lessons alone tell

# The board
echecs-legend-target = case permise
echecs-legend-capture = prise possible
echecs-legend-last = dernier coup
echecs-legend-threat = roi en échec
echecs-legend-premove = coup prévu

# Invitation
invite-share-text-echecs = Une partie d’échecs ? La table est dressée.
invite-from-echecs = { $name } vous invite à une partie d’échecs.
invite-from-nobody-echecs = Une table d’échecs vous attend.

# Why a move of a hint is good
# What is taken, what takes, and what is one's own, within the sentences below
why-echecs-victim = { $victim ->
        *[p] un pion
         [n] un cavalier
         [b] un fou
         [r] une tour
         [q] une dame
         [k] le roi
    }
why-echecs-mover = { $piece ->
        *[p] le pion
         [n] le cavalier
         [b] le fou
         [r] la tour
         [q] la dame
         [k] le roi
    }
why-echecs-own = { $piece ->
        *[p] votre pion
         [n] votre cavalier
         [b] votre fou
         [r] votre tour
         [q] votre dame
         [k] votre roi
    }
why-echecs-claim = La nulle se réclame ici, et rien n’est mieux.
why-echecs-mate = C’est mat.
why-echecs-mate-in = Mat en { $moves } coups, quoi que l’adversaire réponde.
why-echecs-promotes = Le pion devient { $piece ->
        *[q] dame
         [r] tour
         [b] fou
         [n] cavalier
    }.
why-echecs-takes-free = Prend { why-echecs-victim } en { $square } avec { why-echecs-mover }, sans rien perdre.
why-echecs-takes-more = Prend { why-echecs-victim } en { $square } avec { why-echecs-mover } : même repris, vous y gagnez.
why-echecs-trades = Échange { why-echecs-mover } contre { why-echecs-victim } en { $square }, à valeur égale.
why-echecs-takes = Prend { why-echecs-victim } en { $square } avec { why-echecs-mover } : un sacrifice, pour la suite.
why-echecs-parries = Pare l’échec avec { why-echecs-mover }.
why-echecs-castles = Met le roi à l’abri par le { $side ->
        *[short] petit
         [long] grand
    } roque.
why-echecs-saves = Met { why-echecs-own } à l’abri : en { $square }, on allait prendre.
why-echecs-guards = Protège { why-echecs-own } en { $square }, qu’on allait prendre.
why-echecs-forks = Fourchette : attaque { $first ->
        *[p] un pion
         [n] un cavalier
         [b] un fou
         [r] une tour
         [q] une dame
         [k] le roi
    } et { $second ->
        *[p] un pion
         [n] un cavalier
         [b] un fou
         [r] une tour
         [q] une dame
         [k] le roi
    } à la fois.
why-echecs-checks-and-threatens = Échec, et { $piece ->
        *[p] un pion
         [n] un cavalier
         [b] un fou
         [r] une tour
         [q] une dame
         [k] le roi
    } est à prendre ensuite en { $square }.
why-echecs-threatens = Menace de prendre { why-echecs-mover } en { $square }.
why-echecs-checks = Donne échec avec { why-echecs-mover }.
why-echecs-develops = Sort { why-echecs-mover } de la première rangée, vers le jeu.
why-echecs-centre = Prend place au centre, en { $square }.
why-echecs-advances = Le pion n’est plus qu’à { $left ->
        [one] une case
       *[other] { $left } cases
    } de la promotion.

# Refusals
echecs-not-your-turn = Ce n’est pas à vous : chaque camp joue à son tour.
echecs-no-piece = La case { $subject } est vide.
echecs-not-yours = La pièce en { $subject } est à votre adversaire.
echecs-not-a-king-move = Le roi ne va pas en { $subject } : il avance d’une seule case, dans tous les sens.
echecs-not-a-queen-move = La dame ne va pas en { $subject } : elle suit une colonne, une rangée ou une diagonale.
echecs-not-a-bishop-move = Le fou ne va pas en { $subject } : il suit les diagonales.
echecs-not-a-rook-move = La tour ne va pas en { $subject } : elle suit les colonnes et les rangées.
echecs-not-a-knight-move = Le cavalier ne va pas en { $subject } : il saute de deux cases dans un sens et d’une de côté.
echecs-not-a-pawn-move = Le pion ne va pas en { $subject } : il avance tout droit et prend en diagonale.
echecs-pawn-too-far = Le pion ne va pas si loin que { $subject } : il avance d’une case, ou de deux depuis sa case de départ.
echecs-pawn-not-at-home = Le pion en { $subject } a quitté sa case de départ : il avance d’une seule case.
echecs-pawn-blocked = Le pion est arrêté en { $subject } : il ne prend pas devant lui.
echecs-pawn-nothing-to-capture = Rien à prendre en { $subject } : le pion ne va en diagonale que pour prendre.
echecs-en-passant-lapsed = Le pion en { $subject } ne se prend pas en passant : il faut qu’il vienne d’avancer de deux cases.
echecs-path-blocked = Le chemin est barré en { $subject }. Seul le cavalier saute.
echecs-own-piece = Une de vos pièces occupe déjà { $subject }.
echecs-promotion-missing = Le pion arrive en { $subject } : choisissez une dame, une tour, un fou ou un cavalier.
echecs-promotion-not-allowed = Pas de promotion en { $subject } : seul un pion arrivé au bout change de pièce.
echecs-king-into-check = Le roi serait en échec : la menace vient de { $subject }.
echecs-leaves-king-in-check = Votre roi resterait en échec : la menace vient de { $subject }.
echecs-pinned = Cette pièce est clouée devant votre roi : la menace vient de { $subject }.
echecs-castle-distance = Pour ce roque, le roi va en { $subject }.
echecs-castle-right-lost = Plus de roque de ce côté : le roi ou la tour en { $subject } a déjà bougé.
echecs-castle-path-blocked = Pas de roque tant qu’une pièce sépare le roi de la tour : { $subject }.
echecs-castle-in-check = Pas de roque sous l’échec : la menace vient de { $subject }.
echecs-castle-through-check = Pas de roque : le roi passerait par une case menacée, { $subject }.
echecs-castle-rook-path = Pas de roque : la tour passerait par une case menacée, { $subject }.
echecs-nothing-to-claim = Vous n’avez pas de nulle à réclamer dans cette position.
echecs-agreement-too-early = La nulle se convient quand chacun a joué au moins un coup.
echecs-game-over = La partie est finie.
echecs-no-such-seat = Les échecs se jouent à deux : ce siège n’existe pas.

# Table
action-record-echecs = Fichier PGN
record-echecs = PGN
command-placeholder-echecs = Cf3, 0-0 ou ?

# Board
echecs-seat-white = Blancs
echecs-seat-black = Noirs
echecs-board = Échiquier, trait aux { $side }
echecs-check = Échec !
echecs-in-check = en échec
echecs-piece-roi = Roi
echecs-piece-dame = Dame
echecs-piece-tour = Tour
echecs-piece-fou = Fou
echecs-piece-cavalier = Cavalier
echecs-piece-pion = Pion
echecs-count-Q = { $count ->
    [one] une dame
   *[other] { $count } dames
  }
echecs-count-R = { $count ->
    [one] une tour
   *[other] { $count } tours
  }
echecs-count-B = { $count ->
    [one] un fou
   *[other] { $count } fous
  }
echecs-count-N = { $count ->
    [one] un cavalier
   *[other] { $count } cavaliers
  }
echecs-count-P = { $count ->
    [one] un pion
   *[other] { $count } pions
  }
echecs-letter-K = roi
echecs-letter-Q = dame
echecs-letter-R = tour
echecs-letter-B = fou
echecs-letter-N = cavalier
echecs-letter-P = pion
echecs-white-roi = roi blanc
echecs-white-dame = dame blanche
echecs-white-tour = tour blanche
echecs-white-fou = fou blanc
echecs-white-cavalier = cavalier blanc
echecs-white-pion = pion blanc
echecs-black-roi = roi noir
echecs-black-dame = dame noire
echecs-black-tour = tour noire
echecs-black-fou = fou noir
echecs-black-cavalier = cavalier noir
echecs-black-pion = pion noir
echecs-the-roi = Le roi
echecs-the-dame = La dame
echecs-the-tour = La tour
echecs-the-fou = Le fou
echecs-the-cavalier = Le cavalier
echecs-the-pion = Le pion
echecs-rule-roi = fait un pas dans tous les sens, jamais sur une case menacée. Une fois par partie, il peut roquer.
echecs-rule-dame = va aussi loin qu’elle veut, en ligne droite ou en diagonale, sans sauter.
echecs-rule-tour = va aussi loin qu’elle veut, en colonne ou en rangée, sans sauter.
echecs-rule-fou = glisse en diagonale, sans sauter. Il ne quitte jamais sa couleur.
echecs-rule-cavalier = saute de deux cases dans un sens et d’une de côté, par-dessus tout.
echecs-rule-pion = avance d’une case, de deux depuis son départ. Il prend d’un pas en diagonale, et se change en pièce au bout.
echecs-rule-check = Trois réponses : déplacer le roi, prendre la pièce qui menace, ou s’interposer.
echecs-rule-over = La partie est finie. Les flèches permettent de la relire coup par coup.
echecs-goal = Gagne qui met le roi d’en face échec et mat : attaqué, et sans aucun coup pour le sauver.
echecs-rule-none = Choisissez une pièce : rond plein, case permise ; équerres rouges, prise.
echecs-rule-premove = Vous pouvez prévoir votre coup : il part dès que c’est à vous, s’il est permis.
echecs-square = { $square }, { $piece }
echecs-square-empty = { $square }, vide
echecs-piece-at = { $piece } { $square }
echecs-said-move = { $piece } { $square }
echecs-said-move-from = { $piece } { $from } vers { $square }
echecs-said-capture = { $piece } prend { $square }
echecs-said-capture-from = { $piece } { $from } prend { $square }
echecs-said-en-passant = { $move } en passant
echecs-said-promotion = { $move }, promotion en { $piece }
echecs-said-short = Petit roque
echecs-said-long = Grand roque
echecs-said-check = { $move }, échec
echecs-said-mate = { $move }, échec et mat
echecs-no-move = Aucun coup joué.
echecs-claim-repetition = Réclamer la nulle : troisième répétition
echecs-claim-moves = Réclamer la nulle : cinquante coups
echecs-promote = Promouvoir en
echecs-hint-promote = En quelle pièce changer le pion ?
echecs-hint-premove = Coup prévu : { $from } vers { $to }. Un clic l’efface.
echecs-hint-chosen = { $piece } { $square } : { $free ->
    [0] { $takes ->
        [0] aucune case permise.
        [one] une prise.
       *[other] { $takes } prises.
      }
    [one] une case libre{ $takes ->
        [0] .
        [one] , une prise.
       *[other] , { $takes } prises.
      }
   *[other] { $free } cases libres{ $takes ->
        [0] .
        [one] , une prise.
       *[other] , { $takes } prises.
      }
  }
echecs-confirm = { $piece } { $from } vers { $square } ?
echecs-captured = Prises : { $pieces }
echecs-which-piece = Quelle pièce ? R, D, T, F, C ou P.
echecs-which-square = Quelle case ? Par exemple e4, une colonne e, une rangée 4.
echecs-stands = { $piece } : { $squares }.
echecs-stands-nowhere = { $piece } : aucun.
echecs-line-empty = Rien sur { $line }.
echecs-no-moves = Aucun coup permis pour le moment.
echecs-no-moves-from = Aucun coup permis depuis { $from }.
echecs-moves-from = { $piece } : { $to }
echecs-nobody = Aucune de vos pièces ne peut jouer { $move }.
echecs-several = Plusieurs pièces peuvent aller en { $to } : { $squares }. Précisez.
echecs-material-even = Matériel égal.
echecs-material-ahead = { $side } : { $points ->
    [one] un pion d’avance.
   *[other] { $points } pions d’avance.
  }
echecs-type-move = Cf3, exd5, 0-0, e7e8d
echecs-does-move = jouer un coup
echecs-type-pieces = p C
echecs-does-pieces = où sont les cavaliers
echecs-type-square = s e4, s e, s 4
echecs-does-square = ce qu’il y a sur la case, la colonne, la rangée
echecs-type-moves = coups, coups e2
echecs-does-moves = les coups permis
echecs-type-last = dernier
echecs-does-last = le dernier coup
echecs-type-material = matériel
echecs-does-material = qui est en avance
echecs-type-claim = réclamer
echecs-does-claim = réclamer la nulle

## Server: what only the server tells

echecs-bad-option = { $name ->
    [start] Cette position de départ ne se joue pas. Vérifiez le texte FEN.
   *[other] { refusal-bad-option }
  }
