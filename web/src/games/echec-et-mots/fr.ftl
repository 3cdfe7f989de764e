## Shelf: what every page may tell

# Everywhere
game-echec-et-mots = Échec et Mots
rule-echec-et-mots = Règle de la boîte

# Sides
side-echec-et-mots-0 = Blancs
side-echec-et-mots-1 = Noirs

# Home
box-echec-et-mots = Des lettres prises à cheval, un mot de six arrête tout.
box-play-echec-et-mots = Jouer à Échec et Mots contre l’ordinateur, force { $level }

# Outcomes
outcome-echec-et-mots-words = Échec et Mots
outcome-echec-et-mots-second-knight = Échec et Mots, second cavalier pris
outcome-echec-et-mots-tie = Égalité, personne ne marque
outcome-echec-et-mots-level = Totaux égaux
outcome-echec-et-mots-quiet = Trop de coups sans rien prendre
outcome-echec-et-mots-exhausted = Plus de lettre ni de mot
outcome-echec-et-mots-flag = Temps écoulé
outcome-echec-et-mots-resignation = Abandon
outcome-echec-et-mots-agreement = Nulle par accord

## Settings: what the panel of settings tells

# Sounds
sound-echec-et-mots-voided = annonce manquée

## Choices: what the dialog of a new game tells, and the table

# New game
new-title-echec-et-mots = Nouvelle partie d’Échec et Mots

# Levels
level-1-echec-et-mots = Il saute où il y a une lettre et connaît les mots de l’école.
level-2-echec-et-mots = Elle prend les voyelles et annonce dès qu’elle peut.
level-3-echec-et-mots = Il flâne d’une lettre à l’autre, avec des mots de tous les jours.
level-4-echec-et-mots = Elle garde ses cavaliers et a du vocabulaire.
level-5-echec-et-mots = Il connaît beaucoup de mots et voit venir les vôtres.
level-6-echec-et-mots = Elle calcule quelques coups et vise sept lettres.
level-7-echec-et-mots = Il prend aussi les lettres qui vous manquent.
level-8-echec-et-mots = Tous les mots du lexique, et de loin.

## Dictionary: what the dictionary tells

# Rulings
dictionary-set-echec-et-mots-open = règle ouverte
dictionary-set-echec-et-mots-strict = règle stricte

# Letters
letters-set-echec-et-mots = Échec et Mots
letters-set-echec-et-mots-strict = Échec et Mots, règle stricte

## Table: what tables and lessons alone tell

# Invitation
invite-share-text-echec-et-mots = Une partie d’Échec et Mots ? La table est dressée.
invite-from-echec-et-mots = { $name } vous invite à une partie d’Échec et Mots.
invite-from-nobody-echec-et-mots = Une table d’Échec et Mots vous attend.

# Why a move of a hint is good
why-echec-et-mots-replies = Vos lettres écrivent { $word } : { $letters } lettres, la plus longue réponse trouvée.
why-echec-et-mots-no-reply = Aucun mot n’a été trouvé avec vos lettres.
why-echec-et-mots-announces-last = Prend le dernier cavalier en annonçant { $word } : { $points } points, si rien de mieux ne répond.
why-echec-et-mots-announces = Annonce { $word }, { $letters } lettres : { $points } points, si rien de mieux ne répond.
why-echec-et-mots-captures = Prend un cavalier.
why-echec-et-mots-completes = Le { $letter } donne { $word }, { $letters } lettres : de quoi annoncer.
why-echec-et-mots-denies = Prive l’adversaire du { $letter }, qui lui donnait un mot de { $letters } lettres.
why-echec-et-mots-one-short = Avec le { $letter }, il ne vous manque plus qu’un { $missing } pour un mot de { $letters } lettres.
why-echec-et-mots-towards = Le { $letter } sert un mot de { $letters } lettres ; il en manquera { $wanting }.
why-echec-et-mots-takes = Prend le { $letter }.
why-echec-et-mots-saves = Quitte { $square }, où ce cavalier allait être pris.
why-echec-et-mots-heads = Va chercher le { $letter }, au coup d’après.

# Refusals
echec-et-mots-not-your-turn = Ce n’est pas à vous : chaque camp joue à son tour.
echec-et-mots-no-such-seat = Échec et Mots se joue à deux : ce siège n’existe pas.
echec-et-mots-no-knight = Il n’y a pas de cavalier en { $subject }.
echec-et-mots-not-yours = Le cavalier en { $subject } est à votre adversaire.
echec-et-mots-no-such-move = Le cavalier ne va pas en { $subject } : il saute de deux cases dans un sens et d’une de côté.
echec-et-mots-banner = { $subject } n’est pas une case : le cavalier ne s’arrête pas sur le bandeau.
echec-et-mots-enemy-start = { $subject } est une case de départ de votre adversaire : vous n’y entrez pas.
echec-et-mots-own-knight = Votre autre cavalier occupe déjà { $subject }.
echec-et-mots-capture-not-written = Un cavalier adverse est en { $subject } : une prise s’écrit avec un x.
echec-et-mots-nothing-to-capture = Rien à prendre en { $subject }.
echec-et-mots-sheltered = Le cavalier en { $subject } est à l’abri sur sa case de départ.
echec-et-mots-last-knight-needs-word = En { $subject }, c’est le dernier cavalier adverse : on ne le prend qu’en annonçant un mot de six lettres au moins.
echec-et-mots-word-too-short = { $subject } est trop court : il faut six lettres au moins pour arrêter la partie.
echec-et-mots-letters-missing = Il vous manque des lettres pour écrire { $subject }.
echec-et-mots-reply-awaited = La partie est arrêtée : votre adversaire compose sa réponse.
echec-et-mots-nothing-to-reply = Personne n’a arrêté la partie : il n’y a pas de réponse à donner.
echec-et-mots-no-more-moves = La partie est arrêtée : plus de coup, donnez votre réponse.
echec-et-mots-word-unknown = { $subject } n’est pas dans le lexique.
echec-et-mots-word-locution = { $subject } ne vit que dans une locution.
echec-et-mots-word-conjugated-form = { $subject } est une forme conjuguée. D’un verbe, on ne joue que l’infinitif et les participes.
echec-et-mots-word-interjection = { $subject } est une interjection.
echec-et-mots-word-onomatopoeia = { $subject } est une onomatopée.
echec-et-mots-word-first-name = { $subject } est un prénom.
echec-et-mots-word-proper-noun = { $subject } est un nom propre.
echec-et-mots-word-acronym = { $subject } est un sigle.
echec-et-mots-word-symbol = { $subject } est un symbole ou une abréviation, non un mot.
echec-et-mots-word-grammatical-word = { $subject } n’est ni un nom, ni un adjectif, ni l’infinitif ou un participe d’un verbe : la règle stricte s’arrête là.
echec-et-mots-word-hyphen-or-apostrophe = { $subject } ne s’écrit pas d’un seul tenant : ni trait d’union ni apostrophe.
echec-et-mots-word-wrong-accents = { $subject } n’a pas les bons accents.
echec-et-mots-agreement-too-late = La partie est arrêtée : les mots décident, plus d’accord possible.
echec-et-mots-game-over = La partie est finie.

# Table
action-record-echec-et-mots = Feuille de la partie, en texte
record-echec-et-mots = Feuille
command-placeholder-echec-et-mots = a0-c1 ou ?

# Board
echec-et-mots-seat-white = Blancs
echec-et-mots-seat-black = Noirs
echec-et-mots-board = Plateau d’Échec et Mots, trait aux { $side }
echec-et-mots-knight-white = cavalier blanc
echec-et-mots-knight-black = cavalier noir
echec-et-mots-letter = lettre { $letter }
echec-et-mots-empty = vide
echec-et-mots-start = départ des { $side }
echec-et-mots-threatened = menacé
echec-et-mots-exposed = exposée
echec-et-mots-letters = { $letters ->
    [0] aucune lettre
    [one] une lettre
   *[other] { $letters } lettres
  }
echec-et-mots-knights = { $knights ->
    [0] plus de cavalier
   *[other] un seul cavalier
  }
echec-et-mots-legend-target = case permise
echec-et-mots-legend-letter = lettre à prendre
echec-et-mots-legend-capture = cavalier à prendre
echec-et-mots-legend-last = dernier coup
echec-et-mots-legend-threat = cavalier menacé
echec-et-mots-legend-danger = case exposée
echec-et-mots-goal = Ramassez des lettres avec vos cavaliers. Qui tient un mot de six lettres peut arrêter la partie : le plus long l’emporte, moins les lettres qui restent au chevalet.
echec-et-mots-rule-none = Le cavalier saute de deux cases dans un sens et d’une de côté, par-dessus tout. On joue l’un ou l’autre, sans passer.
echec-et-mots-rule-chosen = Un cavalier qui se pose sur une lettre la prend : elle va au chevalet et n’en revient plus.
echec-et-mots-rule-threat = Un cavalier menacé est à l’abri sur une de ses cases de départ.
echec-et-mots-rule-bench = Avec un mot de six lettres ou plus, annoncez : le coup d’abord, le mot avec lui. La lettre prise par ce coup compte.
echec-et-mots-rule-finish = Le dernier cavalier adverse est à portée. On ne le prend qu’avec un mot de six lettres, et il vaut dix points.
echec-et-mots-rule-reply = La partie est arrêtée. L’adversaire de qui annonce montre son mot le plus long, ou aucun.
echec-et-mots-rule-over = Le plus haut total l’emporte. Les flèches permettent de relire la partie coup par coup.
echec-et-mots-said-move = { $side } { $from } vers { $to }
echec-et-mots-said-letter = { $side } { $from } vers { $to }, prend { $letter }
echec-et-mots-said-capture = { $side } { $from } prend le cavalier en { $to }
echec-et-mots-said-announced = { $move }. Échec et Mots : { $word }
echec-et-mots-said-forfeit = { $move }. Annonce fausse, mot perdu
echec-et-mots-said-void = Annonce fausse, tour perdu
echec-et-mots-said-reply = Réponse : { $word }
echec-et-mots-said-no-reply = Réponse : aucun mot
echec-et-mots-text-void = tour perdu
echec-et-mots-text-none = aucun mot
echec-et-mots-no-move = Aucun coup joué.
echec-et-mots-alarm-announced = { $who ->
    [side] Échec et Mots ! Les { $name } annoncent { $word }.
   *[person] Échec et Mots ! { $name } annonce { $word }.
  }
echec-et-mots-alarm-forfeit = { $who ->
    [side] L’annonce des { $name } est fausse : leur mot est perdu.
   *[person] L’annonce { DE($name) } est fausse : son mot est perdu.
  }
echec-et-mots-alarm-threat = { $count ->
    [one] Votre cavalier { $squares } est menacé.
   *[other] Vos cavaliers { $squares } sont menacés.
  }
echec-et-mots-hint-reply = Composez votre mot le plus long.
echec-et-mots-hint-held-ready = Votre cavalier attend en { $to } : arrêtez la partie avec le mot, ou jouez « Sans mot ».
echec-et-mots-hint-held-plain = Votre cavalier attend en { $to }, le coup n’est pas joué : écrivez un mot, ou jouez « Sans mot ».
echec-et-mots-hint-held-word = Votre cavalier attend en { $to } : cette prise s’annonce avec un mot.
echec-et-mots-hint-chosen = Cavalier { $square } : { $count ->
    [0] aucune lettre
    [one] une lettre, { $letters }
   *[other] { $count } lettres, { $letters }
  }{ $free ->
    [0] {""}
    [one] {" "}; une case libre
   *[other] {" "}; { $free } cases libres
  }{ $takes ->
    [0] .
    [one] {" "}; une prise.
   *[other] {" "}; { $takes } prises.
  }
echec-et-mots-confirm = Cavalier { $from } vers { $to } ?
echec-et-mots-confirm-letter = Cavalier { $from } vers { $to }, prendre { $letter } ?
echec-et-mots-rack = { $who ->
    [side] Chevalet des { $name } : { $letters }
   *[person] Chevalet { DE($name) } : { $letters }
  }
echec-et-mots-rack-shut = { $who ->
    [side] Chevalet des { $name }
   *[person] Chevalet { DE($name) }
  }, { $count ->
    [0] sans lettre
    [one] une lettre
   *[other] { $count } lettres
  }
echec-et-mots-rack-empty = Pas encore de lettre.
echec-et-mots-rack-help = Entrée pose la lettre dans le mot, Majuscule et flèche la déplacent.
echec-et-mots-tile = { $letter }
echec-et-mots-tile-spent = { $letter }, dans le mot
echec-et-mots-tile-coming = { $letter }, prise par ce coup
echec-et-mots-shuffle = Mêler les lettres
echec-et-mots-bench = Votre mot
echec-et-mots-bench-reply = Votre réponse
echec-et-mots-ledge = Tapez ou posez vos lettres
echec-et-mots-ledge-word = Votre mot : { $word }
echec-et-mots-laid = Ôter { $letter }
echec-et-mots-laid-lacking = Ôter { $letter }, qui manque au chevalet
echec-et-mots-wipe = Effacer le mot
echec-et-mots-compose = Composer
echec-et-mots-fold = Replier
echec-et-mots-call = Échec et Mots !
echec-et-mots-danger = Cases exposées
echec-et-mots-pass = Aucun mot
echec-et-mots-pass-sure = Répondre sans mot ?
echec-et-mots-reply = Montrer ce mot
echec-et-mots-held = Coup choisi : { $from } vers { $to }.
echec-et-mots-held-letter = Coup choisi : { $from } vers { $to }, prend { $letter }.
echec-et-mots-held-other = Autre coup
echec-et-mots-held-plain = Sans mot
echec-et-mots-held-plain-title = Jouer ce coup sans rien annoncer
echec-et-mots-verdict-empty = Les accents sont facultatifs. Il faut six lettres pour arrêter la partie.
echec-et-mots-verdict-reply = Toute longueur convient. Chaque lettre qui reste coûte un point.
echec-et-mots-verdict-letters = { $count ->
    [one] Il vous manque { $letters }.
   *[other] Il vous manque { $letters }.
  }
echec-et-mots-verdict-source = On le prend en { $squares }.
echec-et-mots-verdict-short = { $count ->
    [one] { $word } : encore une lettre.
   *[other] { $word } : encore { $count } lettres.
  }
echec-et-mots-verdict-good = se joue.
echec-et-mots-verdict-unknown = La table tranchera.
echec-et-mots-verdict-blind = { $word } : la table tranchera, une annonce fausse se paie.
echec-et-mots-verdict-move = Choisissez maintenant le coup : le mot s’annonce avec lui.
echec-et-mots-verdict-wait = Gardez-le : il s’annonce à votre tour, avec votre coup.
echec-et-mots-sum-letters = { $letters } × 2 = { $points }
echec-et-mots-sum-unused = { $unused ->
    [one] − 1 lettre qui reste
   *[other] − { $unused } lettres qui restent
  }
echec-et-mots-sum-knight = + 10 pour le cavalier
echec-et-mots-sum-bonus = + { $bonus } si vous dépassez l’adversaire
echec-et-mots-sum-announces = { $who ->
    [side] Les { $name } annoncent
   *[person] { $name } annonce
  }
echec-et-mots-sum-replies = { $who ->
    [side] Les { $name } répondent
   *[person] { $name } répond
  }
echec-et-mots-sum-left = Faute de mots à comparer, le gagnant marque ce que vaut son meilleur mot, bonus compris, et { $points } points au moins.
echec-et-mots-tally-letters = { $letters ->
    [0] aucun mot
    [one] 1 lettre × 2
   *[other] { $letters } lettres × 2
  }
echec-et-mots-tally-unused = { $unused ->
    [0] rien au chevalet
    [one] 1 lettre au chevalet
   *[other] { $unused } lettres au chevalet
  }
echec-et-mots-tally-floor = jamais sous zéro
echec-et-mots-tally-bonus = bonus de { $letters } lettres
echec-et-mots-tally-no-bonus = pas de bonus, faute de dépasser
echec-et-mots-tally-other-bonus = bonus : à qui annonce
echec-et-mots-tally-knight = second cavalier
echec-et-mots-tally-tie = égalité, rien ne compte
echec-et-mots-tally-total = Total
echec-et-mots-count = Le compte
echec-et-mots-end-words = { $word } contre { $other }.
echec-et-mots-end-word = { $word }, sans réponse.
echec-et-mots-end-best = Le plus beau mot :
echec-et-mots-end-best-word = { $word }, { $letters ->
    [one] une lettre
   *[other] { $letters } lettres
  }, { $by }.
echec-et-mots-end-missed = Un mot vous a échappé.
echec-et-mots-end-missed-move = Au coup { $number } vous teniez { $word }, { $unused ->
    [0] sans reste
    [one] une lettre de reste
   *[other] { $unused } lettres de reste
  } : de quoi marquer { $points } points.
echec-et-mots-end-missed-reply = Pour répondre, vos lettres écrivaient { $word }, { $unused ->
    [0] sans reste
    [one] une lettre de reste
   *[other] { $unused } lettres de reste
  } : de quoi marquer { $points } points.
echec-et-mots-line-word = { $letters } × 2
echec-et-mots-line-none = aucun mot
echec-et-mots-line-unused = reste { $unused }
echec-et-mots-line-bonus = prime { $bonus }
echec-et-mots-line-knight = cavalier { $knight }
echec-et-mots-line-tie = égalité
echec-et-mots-match = La manche
echec-et-mots-match-game = Partie
echec-et-mots-match-now = En cours
echec-et-mots-match-total = Total
echec-et-mots-notes = Carnet
echec-et-mots-notes-help = Carnet : les lettres prises par l’adversaire
echec-et-mots-notes-letter = { $letter }, { $noted } sur { $count }
echec-et-mots-longest = Le plus long mot de chacun
echec-et-mots-longest-note = { $ply ->
    [0] avant le premier coup
    [one] en lettres, après un demi-coup
   *[other] en lettres, après { $ply } demi-coups
  }
echec-et-mots-longest-table = Coup par coup
echec-et-mots-longest-move = Coup
echec-et-mots-key-word = composer un mot
echec-et-mots-key-shuffle = mêler ses lettres
echec-et-mots-key-danger = montrer les cases exposées
echec-et-mots-which-square = Quelle case ? Par exemple d4.
echec-et-mots-no-moves = Aucun coup permis pour le moment.
echec-et-mots-moves-from = Cavalier { $square } : { $to }
echec-et-mots-rack-of = { $side } : { $count ->
    [0] aucune lettre.
   *[other] { $letters }.
  }
echec-et-mots-rack-closed = { $side } : carnet fermé.
echec-et-mots-type-move = a0-c1, c4xd6
echec-et-mots-does-move = jouer un coup
echec-et-mots-type-announce = c4-e5 #cheval
echec-et-mots-does-announce = jouer et annoncer le mot
echec-et-mots-type-reply = >orange, >-
echec-et-mots-does-reply = répondre par un mot, ou aucun
echec-et-mots-type-square = s d4
echec-et-mots-does-square = ce qu’il y a sur la case
echec-et-mots-type-moves = coups, coups c4
echec-et-mots-does-moves = les coups permis
echec-et-mots-type-racks = lettres
echec-et-mots-does-racks = les chevalets
echec-et-mots-type-last = dernier
echec-et-mots-does-last = le dernier coup

# In place of what was refused
echec-et-mots-instead-letters = { $count ->
    [0] Un mot n’emploie que vos lettres, et vous n’en avez pas encore.
   *[other] Un mot n’emploie que vos lettres : { $letters }.
  }
