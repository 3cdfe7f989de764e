## Shelf: what every page may tell

# Everywhere
game-chevaliers = Échec aux Chevaliers
rule-chevaliers = Règle de la boîte

# Home
box-chevaliers = Deux armées, quatre étangs, un château à tenir.
box-play-chevaliers = Jouer à Échec aux Chevaliers contre l’ordinateur, force { $level }

# Outcomes
outcome-chevaliers-castle = Château pris
outcome-chevaliers-elimination = Camp éliminé
outcome-chevaliers-blocked = Camp bloqué
outcome-chevaliers-repetition = Position répétée
outcome-chevaliers-no-progress = Trop de coups sans progrès
outcome-chevaliers-agreement = Nulle par accord
outcome-chevaliers-flag = Temps écoulé
outcome-chevaliers-resignation = Abandon

# Sides
side-chevaliers-0 = Argentés
side-chevaliers-1 = Dorés
seat-chevaliers-0 = Chevaliers argentés
seat-chevaliers-1 = Chevaliers dorés
seat-chevaliers-2 = Hommes d’armes argentés
seat-chevaliers-3 = Hommes d’armes dorés

## Choices: what the dialog of a new game tells, and the table

# New game
new-title-chevaliers = Nouvelle partie d’Échec aux Chevaliers

# How partners share their turns
partners-chevaliers-free = L’un ou l’autre joue
partners-chevaliers-alternate = Chacun son tour
partners-chevaliers-free-note = À chaque tour l’équipe déplace une pièce, de l’un ou de l’autre : le premier coup joué compte.
partners-chevaliers-alternate-note = Les quatre joueurs se suivent : l’un, un adversaire, son partenaire, l’autre adversaire.
partners-chevaliers-free-mixed = L’ordinateur laisse alors tous les coups à son partenaire.
partners-chevaliers-alternate-mixed = Choisi pour que l’ordinateur joue aussi : sinon, il laisse tous les coups à son partenaire.

# Levels
level-1-chevaliers = Il pousse ses hommes d’armes et prend quand la règle l’y oblige.
level-2-chevaliers = Elle voit les prises, pas encore ce qui les suit.
level-3-chevaliers = Il avance au petit trot et oublie parfois son château.
level-4-chevaliers = Elle compte les échanges et garde sa porte.
level-5-chevaliers = Il prépare ses charges et punit les pièces isolées.
level-6-chevaliers = Elle voit venir les longues prises et les tend en piège.
level-7-chevaliers = Il manœuvre loin, un chevalier toujours près du château.
level-8-chevaliers = Toute sa force : pas un saut ne lui échappe.

## Table: what tables and lessons alone tell

# Invitation
invite-share-text-chevaliers = Une partie d’Échec aux Chevaliers ? La table est dressée.
invite-from-chevaliers = { $name } vous invite à une partie d’Échec aux Chevaliers.
invite-from-nobody-chevaliers = Une table d’Échec aux Chevaliers vous attend.

# Why a move of a hint is good
why-chevaliers-claim = L’ennemi pouvait prendre et ne l’a pas fait : réclamez.
why-chevaliers-last = Prend le dernier ennemi : c’est gagné.
why-chevaliers-blocks = L’ennemi ne peut plus bouger : c’est gagné.
why-chevaliers-castle = Tient le château ennemi : c’est gagné.
why-chevaliers-expels = Chasse l’ennemi de votre château, avant qu’il ne soit perdu.
why-chevaliers-enters-for-good = Entre au château ennemi, et personne ne peut l’en déloger.
why-chevaliers-enters = Entre au château ennemi : à l’autre de l’en déloger, ou de perdre.
why-chevaliers-wins-in = Gagne en { $moves } coups, quoi que l’ennemi réponde.
why-chevaliers-charges = Une charge : saute par-dessus les siens, puis prend { $captured ->
        [one] un ennemi
       *[other] { $captured } ennemis
    }.
why-chevaliers-captures = Prend { $captured ->
        [one] un ennemi
       *[other] { $captured } ennemis d’un trait
    }.
why-chevaliers-saves = Quitte { $square }, où l’ennemi allait le prendre.
why-chevaliers-guards = Protège la pièce en { $square }, qu’on allait prendre.
why-chevaliers-threatens = Menace de prendre { $threatened ->
        [one] un ennemi
       *[other] { $threatened } ennemis
    } au prochain coup.
why-chevaliers-nears-castle = Arrive à { $steps ->
        [one] un pas
       *[other] { $steps } pas
    } du château ennemi.
why-chevaliers-leaps = Gagne { $steps } pas vers le château ennemi en sautant par-dessus les siens.
why-chevaliers-advances = Avance vers le château ennemi.

# Refusals
chevaliers-not-your-turn = Ce n’est pas à vous : chaque camp joue à son tour.
chevaliers-no-such-seat = Ce siège n’existe pas à cette table.
chevaliers-game-over = La partie est finie.
chevaliers-no-piece = Il n’y a personne en { $subject }.
chevaliers-not-yours = La pièce en { $subject } est à l’ennemi.
chevaliers-no-passing = On ne passe pas son tour : la pièce doit quitter { $subject }.
chevaliers-no-square = { $subject } n’est pas une case du plateau.
chevaliers-into-water = { $subject } est un étang : on ne s’y arrête pas et on ne le franchit pas.
chevaliers-occupied = La case { $subject } est occupée.
chevaliers-too-far = { $subject } est trop loin : un pas est d’une seule case.
chevaliers-man-backward = Un homme d’armes ne recule pas : { $subject } est derrière lui.
chevaliers-man-leaps = Un homme d’armes ne saute pas en { $subject } : seuls les chevaliers sautent par-dessus les leurs.
chevaliers-nobody-to-leap = Pour ce saut, il faudrait une pièce à vous en { $subject }.
chevaliers-enemy-leapt = En { $subject } se tient un ennemi : on ne saute par-dessus lui qu’en le prenant.
chevaliers-no-leap-there = Aucune suite de sauts ne mène en { $subject }.
chevaliers-leap-to-start = Des sauts ne peuvent pas ramener la pièce en { $subject }, d’où elle part.
chevaliers-diagonal-capture = On ne prend pas en biais : { $subject } n’est ni devant, ni derrière, ni de côté.
chevaliers-not-a-jump = On prend en sautant de deux cases, par-dessus l’ennemi voisin : { $subject } ne convient pas.
chevaliers-nobody-to-capture = Il n’y a personne à prendre en { $subject }.
chevaliers-own-piece-captured = La pièce en { $subject } est des vôtres : on ne la prend pas.
chevaliers-landing-occupied = Pas de prise : la case { $subject }, derrière l’ennemi, est occupée.
chevaliers-man-captures-back = À cette table, un homme d’armes ne prend pas en arrière : { $subject } est derrière lui.
chevaliers-jumped-twice = La pièce en { $subject } est déjà prise : on ne la saute pas deux fois.
chevaliers-leap-after-capture = Les sauts viennent avant les prises : pas de saut en { $subject } une fois qu’on a pris.
chevaliers-man-charges = Un homme d’armes ne charge pas : après ses sauts, pas de prise en { $subject }.
chevaliers-step-combined = Un pas est un coup entier : celui vers { $subject } ne se joint ni à un saut ni à une prise.
chevaliers-capture-due = Une prise est possible, elle est obligatoire : jouez { $subject }.
chevaliers-chain-unfinished = La prise n’est pas finie : elle continue en { $subject }.
chevaliers-no-fault = Le dernier coup n’a oublié aucune prise : rien à signaler.
chevaliers-own-castle = À cette table, on n’entre dans son propre château, { $subject }, que par une prise.
chevaliers-partners-piece = La pièce en { $subject } est à votre partenaire.
chevaliers-partners-turn = C’est le tour de votre partenaire.

# Table
chevaliers-end-best = La plus belle prise :
chevaliers-end-best-move = { $move }, { $count } pièces, au coup { $number }, { $by }.
action-record-chevaliers = Feuille de la partie, en texte
record-chevaliers = Feuille
command-placeholder-chevaliers = f2-f3 ou ?

# Board
chevaliers-board = Plateau d’Échec aux Chevaliers, trait aux { $side }
chevaliers-knight-silver = chevalier argenté
chevaliers-knight-gold = chevalier doré
chevaliers-man-silver = homme d’armes argenté
chevaliers-man-gold = homme d’armes doré
chevaliers-of-silver = Argentés
chevaliers-of-gold = Dorés
chevaliers-empty = vide
chevaliers-water = étang
chevaliers-castle = château des { $side }
chevaliers-landing = étape { $number }
chevaliers-beyond = on peut y finir
chevaliers-taken = sera prise
chevaliers-must = doit prendre
chevaliers-waits = doit attendre
chevaliers-invader = ennemi dans le château
chevaliers-left = En jeu : { $knights ->
    [0] aucun chevalier
    [one] un chevalier
   *[other] { $knights } chevaliers
  }, { $men ->
    [0] aucun homme d’armes
    [one] un homme d’armes
   *[other] { $men } hommes d’armes
  }
chevaliers-in-play = en jeu
chevaliers-legend-silver = chevalier argenté, uni
chevaliers-legend-gold = homme d’armes doré, pointillé
chevaliers-legend-pond = étang, infranchissable
chevaliers-legend-target = étape permise
chevaliers-legend-beyond = case où finir plus loin
chevaliers-legend-must = doit prendre
chevaliers-legend-capture = pièce à prendre
chevaliers-legend-threat = ennemi dans le château
chevaliers-rule-aim = Gagne qui tient un tour entier dans le château adverse, ou qui prend toutes les pièces d’en face.
chevaliers-rule-race = Gagne qui entre dans le château adverse, ou qui prend toutes les pièces d’en face.
chevaliers-rule-step = Le Chevalier fait un pas dans tous les sens.
chevaliers-rule-leap = Il saute par-dessus les siens, autant de fois qu’il veut, une case libre derrière chacun.
chevaliers-rule-charge = Puis il charge : d’abord les sauts, ensuite les prises.
chevaliers-rule-man = L’homme d’armes fait un pas en avant, en biais ou de côté, jamais en arrière.
chevaliers-rule-capture = On prend en sautant par-dessus un ennemi voisin, tout droit, jamais en biais.
chevaliers-rule-must = Une prise sans saut est possible : le coup doit être une prise, celle que l’on veut.
chevaliers-rule-chain = La même pièce prend encore tant qu’elle peut, en tournant si elle veut.
chevaliers-rule-obliged = Une prise oubliée a été signalée : le coup est repris, une prise doit être jouée.
chevaliers-rule-invader = Un ennemi est dans un château. S’il y est encore après la réponse, son camp gagne ; on ne l’en chasse qu’en le prenant, de côté.
chevaliers-rule-over = La partie est finie. Les flèches permettent de la relire coup par coup.
chevaliers-alarm-defend = Un ennemi est dans votre château : prenez-le maintenant !
chevaliers-alarm-lost = Un ennemi est dans votre château, et rien ne peut le prendre.
chevaliers-alarm-hold = Vous êtes dans le château adverse : tenez un tour !
chevaliers-alarm-shared = Un ennemi est dans le château des { $side } : il faut le prendre maintenant.
chevaliers-alarm-watched = Un ennemi est dans le château des { $side }.
chevaliers-alarm-obliged = Prise oubliée : les { $side } doivent en jouer une.
chevaliers-hint-must = Prise obligatoire : jouez { $squares }.
chevaliers-hint-chosen = { $arm ->
    [knights] Chevalier { $square } : { $ways }.
   *[men] Homme d’armes { $square } : { $ways }.
  }
chevaliers-hint-steps = { $count ->
    [one] un pas
   *[other] { $count } pas
  }
chevaliers-hint-leaps = { $count ->
    [one] un saut
   *[other] { $count } sauts
  }
chevaliers-hint-takes = { $count ->
    [one] une prise
   *[other] { $count } prises
  }
chevaliers-hint-plan = { $arm ->
    [knights] Le Chevalier { $square }
   *[men] L’homme d’armes { $square }
  } { $way ->
    [step] va en { $to }.
    [leap] saute en { $to }.
    [capture] prend { $squares }.
   *[charge] saute en { $to }, puis prend { $squares }.
  }
chevaliers-hint-onward = La prise continue : choisissez l’étape suivante.
chevaliers-hint-enough = Il peut s’arrêter là, ou continuer.
chevaliers-barred-must = { $square } doit attendre : prise obligatoire, jouez { $squares }.
chevaliers-barred-partner = { $square } est à votre partenaire.
chevaliers-barred-turn = { $square } doit attendre : c’est le tour { $arm ->
    [knights] des hommes d’armes.
   *[men] des chevaliers.
  }
chevaliers-barred-stuck = { $square } est enfermé : aucun coup possible.
chevaliers-tip = { $arm ->
    [knights] Ce chevalier ne peut pas jouer ici.
   *[men] Cet homme d’armes ne peut pas jouer ici.
  }
chevaliers-tip-must = Une prise est possible, elle est obligatoire : { $squares }.
chevaliers-tip-partner = C’est l’arme de votre partenaire.
chevaliers-tip-turn = Ce n’est pas le tour de cette arme.
chevaliers-tip-stuck = Aucune case libre autour de lui, rien à prendre.
chevaliers-bench = Le coup en préparation
chevaliers-play = Jouer { $move }
chevaliers-back = Un pas
chevaliers-key-back = un pas en arrière dans le coup en préparation
chevaliers-several = Plusieurs chemins finissent en { $square } : allez-y étape par étape.
chevaliers-said-hop-onward = Étape { $number }, { $square }. Le coup doit continuer.
chevaliers-said-hop-enough = Étape { $number }, { $square }. Entrée joue { $move }, ou continuez.
chevaliers-said-hop-ready = { $square }. Entrée joue { $move }.
chevaliers-said-back = Un pas en arrière, { $square }.
chevaliers-said-by = { $side }, { $move }
chevaliers-said-step = { $from } vers { $to }
chevaliers-said-leap = { $from } saute en { $to }
chevaliers-said-capture = { $from } prend { $squares }, arrive en { $to }
chevaliers-said-charge = { $from } charge, prend { $squares }, arrive en { $to }
chevaliers-said-entered = { $move }, dans le château adverse
chevaliers-said-recalled = { $move } oubliait une prise, repris
chevaliers-said-claimed = Prise oubliée signalée : le coup est repris, une prise doit être jouée
chevaliers-text-recalled = { $move } repris
chevaliers-text-claimed = { $move } (signalé)
chevaliers-no-move = Aucun coup joué.
chevaliers-claim = Signaler la prise oubliée
chevaliers-nothing-to-claim = Aucune prise oubliée à signaler.
chevaliers-which-square = Quelle case ? Par exemple f2.
chevaliers-which-way = Plusieurs coups vont là : { $moves }. Précisez.
chevaliers-no-moves = Aucun coup permis pour le moment.
chevaliers-stand = { $piece } : { $squares }.
chevaliers-count = { $side } : { $knights ->
    [0] aucun chevalier
    [one] un chevalier
   *[other] { $knights } chevaliers
  }, { $men ->
    [0] aucun homme d’armes
    [one] un homme d’armes
   *[other] { $men } hommes d’armes
  }.
chevaliers-type-move = f2-f3, b1^f3, b2xb4xd4
chevaliers-does-move = un pas, un saut, une prise
chevaliers-type-square = s f2
chevaliers-does-square = ce qu’il y a sur la case
chevaliers-type-pieces = p
chevaliers-does-pieces = où sont les pièces
chevaliers-type-moves = coups, coups b1
chevaliers-does-moves = les coups permis
chevaliers-type-last = dernier
chevaliers-does-last = le dernier coup
chevaliers-type-count = compte
chevaliers-does-count = les pièces en jeu
chevaliers-type-claim = signaler
chevaliers-does-claim = signaler une prise oubliée
