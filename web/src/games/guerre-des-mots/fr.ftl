## Shelf: what every page may tell

# Everywhere
game-guerre-des-mots = La Guerre des Mots
rule-guerre-des-mots = Règle générale
rule-guerre-des-mots-general = Règle générale
rule-guerre-des-mots-general_1 = Règle générale, première partie
rule-guerre-des-mots-simplified = Règle simplifiée
rule-guerre-des-mots-lenient = { $rule }, erreurs refusées

# Home
box-guerre-des-mots = Des chaînes de mots se croisent et visent la croix.
box-play-guerre-des-mots = Jouer à La Guerre des Mots contre l’ordinateur, force { $level }

# Outcomes
outcome-guerre-des-mots-central-cross = Croix centrale
outcome-guerre-des-mots-secondary-goal = But d’en face
outcome-guerre-des-mots-others-resigned = Abandon : il ne reste qu’un camp
outcome-guerre-des-mots-others-out-of-time = Temps écoulé : il ne reste qu’un camp
outcome-guerre-des-mots-standstill = Plus personne ne pose de lettre
outcome-guerre-des-mots-repetition = Position répétée
outcome-guerre-des-mots-last-round = Dernier tour joué

# Sides
side-guerre-des-mots-0 = Sud
side-guerre-des-mots-1 = Nord
state-side-won-guerre-des-mots = { NAME($side, start: 1) } gagne

# Points of the compass
seat-guerre-des-mots-S = Sud
seat-guerre-des-mots-O = Ouest
seat-guerre-des-mots-N = Nord
seat-guerre-des-mots-E = Est
seat-guerre-des-mots-SO = Sud-Ouest
seat-guerre-des-mots-OSO = Ouest-Sud-Ouest
seat-guerre-des-mots-ONO = Ouest-Nord-Ouest
seat-guerre-des-mots-NO = Nord-Ouest
seat-guerre-des-mots-NE = Nord-Est
seat-guerre-des-mots-ENE = Est-Nord-Est
seat-guerre-des-mots-ESE = Est-Sud-Est
seat-guerre-des-mots-SE = Sud-Est

## Settings: what the panel of settings tells

# Sounds
sound-guerre-des-mots-drew = pioche
sound-guerre-des-mots-reprise = reprise
sound-guerre-des-mots-shot = tir
sound-guerre-des-mots-goal = croix atteinte
sound-guerre-des-mots-erred = erreur
sound-guerre-des-mots-declined = aide refusée

# Settings
gdm-pace = Tours de plusieurs coups
gdm-pace-slow = Lent
gdm-pace-normal = Posé
gdm-pace-fast = Vif
gdm-pace-off = D’un trait

## Choices: what the dialog of a new game tells, and the table

# New game
new-title-guerre-des-mots = Nouvelle partie de La Guerre des Mots

# Levels
level-1-guerre-des-mots = Il pose ses propres lettres, en petits mots, un peu au hasard.
level-2-guerre-des-mots = Elle avance vers la croix et prend parfois des lettres aux autres.
level-3-guerre-des-mots = Il capture quand il peut, un coup à la fois.
level-4-guerre-des-mots = Elle voit les coups qui la font rejouer.
level-5-guerre-des-mots = Il enchaîne les coups d’un tour et regarde ce qu’il vous laisse.
level-6-guerre-des-mots = Elle sait plus de mots, rejoue longtemps et ne se trompe presque pas.
level-7-guerre-des-mots = Il pense à votre réponse avant de poser.
level-8-guerre-des-mots = Toute sa force, tout le dictionnaire, et vos lettres devinées.

## Dictionary: what the dictionary tells

# Rulings
dictionary-set-guerre-des-mots-exact = accents exacts
dictionary-set-guerre-des-mots-ignored = accents ignorés

# Letters
letters-set-guerre-des-mots = La Guerre des Mots

## Table: what tables and lessons alone tell

# Invitation
invite-share-text-guerre-des-mots = Une partie de La Guerre des Mots ? La table est dressée.
invite-from-guerre-des-mots = { $name } vous invite à une partie de La Guerre des Mots.
invite-from-nobody-guerre-des-mots = Une table de La Guerre des Mots vous attend.

# Why a move of a hint is good
why-guerre-des-mots-draws = Aucun coup ne s’offre : piochez.
why-guerre-des-mots-passes = Rien de mieux à poser : passez.
why-guerre-des-mots-consents = Laissez faire : cela vous sert.
why-guerre-des-mots-declines = Refusez : cela vous coûterait.
why-guerre-des-mots-wins = { $word } couvre la croix centrale : c’est gagné.
why-guerre-des-mots-founds = { $word } commence votre chaîne.
why-guerre-des-mots-takes-back = Reprend { $taken ->
        [one] une lettre
       *[other] { $taken } lettres
    } dans votre arsenal, pour mieux les poser.
why-guerre-des-mots-shoots = { $word }, et un tir qui porte sur une chaîne ennemie.
why-guerre-des-mots-blockades = { $word }, et un blocus qui protège un mot.
why-guerre-des-mots-captures = { $word }, avec { $captured ->
        [one] une lettre prise
       *[other] { $captured } lettres prises
    } aux autres.
why-guerre-des-mots-replays = { $word } vous donne { $replays ->
        [one] un coup
       *[other] { $replays } coups
    } de plus.
why-guerre-des-mots-nearer = { $word } rapproche votre chaîne de la croix centrale.
why-guerre-des-mots-lays = { $word }, un mot de { $letters } lettres.

# Refusals
guerre-des-mots-off-the-board = Le mot sort du plateau depuis { $subject }.
guerre-des-mots-not-your-turn = Ce n’est pas à vous de jouer.
guerre-des-mots-no-such-seat = Ce siège n’existe pas à cette table.
guerre-des-mots-base-word-first = Commencez par un mot de quatre lettres sur une de vos bases.
guerre-des-mots-not-on-a-base = Une chaîne commence sur les quatre cases bleues d’une base, non en { $subject }.
guerre-des-mots-not-own-base = La base en { $subject } n’est pas à vous.
guerre-des-mots-four-letters-wanted = Un mot de base a quatre lettres, toutes posées : en { $subject }, ce n’est pas le cas.
guerre-des-mots-arsenal-only = Le premier mot vient tout entier de votre Arsenal.
guerre-des-mots-broken-chain = La chaîne serait rompue entre { $subject }.
guerre-des-mots-square-twice = Deux jetons ne peuvent pas être en { $subject }.
guerre-des-mots-isolated-letters = Le mot en { $subject } ne part pas d’une extrémité de chaîne.
guerre-des-mots-two-crosses = Deux croix se suivraient en { $subject } : une seule sépare deux mots.
guerre-des-mots-cross-at-corner = Une croix ne peut pas être au coin, en { $subject }.
guerre-des-mots-violet = La case { $subject } est violette : aucune lettre n’y va.
guerre-des-mots-opposition = Les jetons en { $subject } se toucheraient : une case doit rester entre eux.
guerre-des-mots-two-letter-link = À cette table, un mot de deux lettres n’en relie pas deux autres : { $subject }.
guerre-des-mots-must-leave-a-word = Il faut laisser au moins un mot à chaque chaîne.
guerre-des-mots-more-than-one-word = Un seul mot par coup.
guerre-des-mots-not-part-of-this-coup = Ce coup ne peut pas comprendre cela, en { $subject }.
guerre-des-mots-nothing-laid = Le coup ne pose ni ne tourne aucune lettre.
guerre-des-mots-letter-not-in-arsenal = Vous n’avez pas de { $subject }.
guerre-des-mots-no-tile = Il n’y a pas de jeton en { $subject }.
guerre-des-mots-not-an-extremity = { $subject } n’est pas une extrémité de chaîne.
guerre-des-mots-nothing-taken = Il faut prendre au moins une lettre en { $subject }.
guerre-des-mots-transfer-to-same-end = Un transfert se pose à l’autre extrémité de la chaîne.
guerre-des-mots-transfer-from-both-ends = Un transfert ne prend qu’à un bout : pas aussi en { $subject }.
guerre-des-mots-word-protected = Une croix protège le mot en { $subject }.
guerre-des-mots-chain-blockaded = La chaîne en { $subject } est sous blocus.
guerre-des-mots-word-goes-on = Le mot ne s’arrête pas là : lisez au-delà de { $subject }.
guerre-des-mots-both-ends-need-one-word = On ne rallonge des deux bouts qu’une chaîne d’un seul mot : pas en { $subject }.
guerre-des-mots-only-in-the-axis-of-the-cross = Après la croix en { $subject }, on ne pose qu’un nouveau mot, dans son axe.
guerre-des-mots-pivot-not-right-angle = La lettre tourne à angle droit autour de sa voisine : { $subject } ne convient pas.
guerre-des-mots-pivot-too-short = Le mot en { $subject } est trop court pour tourner sa lettre.
guerre-des-mots-pivot-word-elsewhere = Après un changement de direction, on ne rallonge que le mot tourné : pas en { $subject }.
guerre-des-mots-letter-not-there = Il n’y a pas de lettre en { $subject }.
guerre-des-mots-letter-differs = Ce n’est pas la lettre qui est en { $subject }.
guerre-des-mots-square-taken = La case { $subject } est occupée.
guerre-des-mots-no-accents-here = On joue sans accents à cette table : pas de { $subject }.
guerre-des-mots-cross-out-of-place = La croix en { $subject } ne sépare pas deux membres d’un composé.
guerre-des-mots-not-laid-now = La lettre en { $subject } n’est pas posée par ce coup : elle ne tire pas.
guerre-des-mots-shooter-not-at-word-end = La lettre en { $subject } n’est pas à un bout du mot : elle ne tire pas.
guerre-des-mots-no-firing-value = La lettre en { $subject } n’a pas de valeur de tir.
guerre-des-mots-not-that-way = La lettre en { $subject } ne tire pas de ce côté.
guerre-des-mots-shot-twice = La lettre en { $subject } a déjà tiré de ce côté.
guerre-des-mots-shot-crosses-violet = Le violet en { $subject } arrête le tir.
guerre-des-mots-shot-meets-own-chain = La chaîne en { $subject } arrête le tir.
guerre-des-mots-shot-meets-nothing = Le tir de { $subject } ne rencontre rien.
guerre-des-mots-out-of-range = La cible en { $subject } est hors de portée.
guerre-des-mots-no-shot-from-blue = On ne tire pas d’une case bleue : { $subject }.
guerre-des-mots-base-word-cannot-be-shot = Le mot de base en { $subject } ne se vise pas.
guerre-des-mots-word-struck-stays = Depuis { $subject }, il faut prendre jusqu’au mot touché.
guerre-des-mots-base-word-stays = Le mot de base en { $subject } ne s’emporte pas.
guerre-des-mots-no-corner = Il n’y a pas de coin à prendre depuis { $subject }.
guerre-des-mots-nothing-behind-cross = Il n’y a pas de mot à prendre derrière la croix en { $subject }.
guerre-des-mots-no-right-to-replay = Ces lettres ne donnent pas de coup de plus.
guerre-des-mots-position-repeated = Cette position a déjà été vue dans ce tour.
guerre-des-mots-other-chain = Tout le coup se joue sur une même chaîne : pas aussi en { $subject }.
guerre-des-mots-no-blockade-by-pirate = Un pirate ne pose pas de blocus : { $subject }.
guerre-des-mots-nothing-asked = On ne vous a rien demandé.
guerre-des-mots-answer-first = Il faut d’abord répondre à qui veut reprendre des lettres.
guerre-des-mots-already-declined = Le propriétaire a déjà dit non.
guerre-des-mots-nobody-to-ask = La chaîne en { $subject } n’a plus de joueur : personne à qui demander.
guerre-des-mots-not-your-chain = La chaîne en { $subject } n’est pas à vous.
guerre-des-mots-no-right-to-blockade = Ces lettres ne donnent pas droit à un blocus.
guerre-des-mots-not-beyond-the-word = La croix en { $subject } n’est pas au bout libre du mot posé.
guerre-des-mots-no-cross-left = Vous n’avez plus de croix pour { $subject }.
guerre-des-mots-cross-stays = La croix en { $subject } ne se déplace pas.
guerre-des-mots-cross-not-at-end = La croix en { $subject } n’est pas à une extrémité : elle reste.
guerre-des-mots-not-your-cross = Il n’y a pas de croix à vous en { $subject }.
guerre-des-mots-protected-word-fixed = La croix en { $subject } ne peut pas revenir : le mot qu’elle protège ne se change pas.
guerre-des-mots-symbol-mismatch = La lettre en { $subject } ne porte pas la pièce de sa case.
guerre-des-mots-frozen-by-own-blockade = Votre blocus vous gèle : ni capture, ni tir, ni piratage.
guerre-des-mots-no-symbol = Aucune pièce à vous n’est visible en { $subject }.
guerre-des-mots-two-chains-already = Vous avez déjà deux chaînes.
guerre-des-mots-new-chain-needs-arsenal = Une deuxième chaîne demande au moins une lettre de votre Arsenal.
guerre-des-mots-game-over = La partie est finie.
guerre-des-mots-reserve-empty = La réserve est vide.
guerre-des-mots-draw-not-allowed = On ne pioche pas à cette table.
guerre-des-mots-already-played = On pioche au lieu de jouer un coup : vous en avez déjà joué un dans ce tour.
guerre-des-mots-not-blocked = Vous n’êtes pas bloqué : vous avez un coup à jouer.
guerre-des-mots-no-draw-by-agreement = Il n’y a pas de partie nulle par accord.
guerre-des-mots-already-left = Ce joueur a déjà quitté la partie.
guerre-des-mots-base-not-free = La base n’est pas libre : un jeton est en { $subject }.
guerre-des-mots-not-at-this-level = Cela ne se joue pas à ce niveau de la règle.
guerre-des-mots-not-a-word = { $subject } n’est pas un mot.
guerre-des-mots-not-a-compound = { $subject } n’est pas un mot composé.
guerre-des-mots-captured-letters-left-over = Toutes les lettres prises doivent être posées : il reste { $subject }.
guerre-des-mots-accent-not-on-tile = Aucune des lettres prises ne porte { $subject } au dos.

# Table
action-record-guerre-des-mots = Feuille de la partie, en texte
record-guerre-des-mots = Feuille
command-placeholder-guerre-des-mots = h9v (A)S ou ?

# Board
table-turn-side-guerre-des-mots = { A($side, start: 1) } de jouer.
end-by-side-guerre-des-mots = par { NAME($side) }
end-title-side-wins-guerre-des-mots = { NAME($side, start: 1) } gagne la partie.
gdm-board = Plateau de La Guerre des Mots, { A($side) } de jouer
gdm-zoom-in = Regarder de près
gdm-zoom-out = Voir tout le plateau
gdm-roster = Les chaînes
gdm-roster-letters = lettres
gdm-roster-arsenals = Voir les lettres de chacun
gdm-roster-open = Voir les joueurs
gdm-roster-close = Refermer la liste des joueurs
gdm-you = Vous
gdm-left = parti
gdm-no-chain-yet = sans chaîne
gdm-words =
    { $count ->
        [one] 1 mot
       *[other] { $count } mots
    }
gdm-frozen = gelé par son propre blocus
gdm-known = Lettres connues : { $letters }
gdm-letters =
    { $count ->
        [one] 1 lettre
       *[other] { $count } lettres
    }
gdm-arsenal = Arsenal
gdm-arsenal-yours = Votre Arsenal, { $count }
gdm-arsenal-of = Arsenal { DE($side) }, { $count }
gdm-arsenal-empty = L’Arsenal est vide.
gdm-reserve = Réserve : { $count }
gdm-curtain = { A($side, start: 1) } de jouer. Passez l’écran : l’Arsenal reste couvert jusque-là.
gdm-unveil = Je joue { NAME($side) } : montrer mon Arsenal
gdm-tile = Lettre { $front }
gdm-tile-back = Lettre { $front }, au dos { $back }
gdm-tile-joker = Joker
gdm-tile-cross = Croix
gdm-bench = Votre coup
gdm-tools = Outils
gdm-tool-turn = Tourner
gdm-tool-turn-title = Changer de direction : tourner la dernière lettre d’un mot
gdm-tool-shot = Tirer
gdm-tool-shot-title = Viser avec une lettre posée à un bout du mot
gdm-tool-block = Bloquer
gdm-tool-block-title = Blocus du mot : une croix au bout libre du mot
gdm-tool-symbol = Pièce
gdm-tool-symbol-title = Blocus de la chaîne : montrer ou cacher la pièce d’une lettre
gdm-play = Jouer ce coup
gdm-play-word = Poser { $words }
gdm-play-reprise = Reprendre dans l’Arsenal
gdm-pass = Passer
gdm-pass-sure = Oui, passer
gdm-draw = Piocher
gdm-draw-sure = Oui, piocher
gdm-draw-title = Bloqué : piocher deux lettres et finir le tour
gdm-back = Revenir d’un pas
gdm-clear = Tout lâcher
gdm-taken = Lettres prises, à poser
gdm-lacking = Il vous manque : { $letters }
gdm-over =
    { $count ->
        [one] Reste à poser, prise : { $letters }
       *[other] Restent à poser, prises : { $letters }
    }
gdm-reprise = Vous reprenez { $letters }, sans rien poser.
gdm-leaves = Reste { $chain } : { $words }
gdm-wins = Ce coup gagne la partie.
gdm-earns =
    { $count ->
        [one] Vous rejouez une fois.
       *[other] Vous rejouez { $count } fois.
    }
gdm-offer-block = Plutôt une croix en { $cell }
gdm-offer-shot = Tirer de { $from } : prendre { $letters } { A($owner) }
gdm-back-of = Dos de la lettre en { $square }
gdm-back-unseen = On ne vous a pas montré ce dos : s’il porte autre chose, le tour est perdu.
gdm-joker = Que vaut le joker ?
gdm-shots = Tirs
gdm-shot =
    Tir de { $from } vers { $dir ->
        [N] le nord
        [S] le sud
        [W] l’ouest
       *[E] l’est
    }, mots pris depuis { $end }
gdm-shot-end = Autre bout
gdm-shot-words =
    { $count ->
        [0] Jusqu’au mot touché
        [one] 1 mot
       *[other] { $count } mots
    }
gdm-shot-corner = Avec le coin
gdm-shot-off = Ne pas tirer
gdm-consent = Une aide proposée
gdm-consent-title = { NAME($name, start: 1) } vous propose son aide.
gdm-consent-what =
    { $count ->
        [one] La lettre { $letters } quitterait votre chaîne pour votre Arsenal.
       *[other] Les lettres { $letters } quitteraient votre chaîne pour votre Arsenal.
    }
gdm-consent-left = Il y resterait { $words }.
gdm-consent-yes = D’accord : reprendre { $letters }
gdm-consent-no = Non : laisser en place
gdm-consent-then = Si vous acceptez, c’est le coup { DE($name) }. Sinon rien ne change, et { NAME($name) } joue autre chose.
gdm-consent-waits = Vous proposez { A($owner) } de reprendre { $letters } dans son Arsenal. On attend sa réponse.
gdm-consent-watch = { NAME($asker, start: 1) } propose { A($owner) } de reprendre { $letters } dans son Arsenal. On attend sa réponse.
gdm-consent-ask = Proposer { A($name) } de reprendre { $letters } dans son Arsenal
gdm-declined = { NAME($name, start: 1) } laisse ses lettres en place. Le tour continue.
gdm-ahead-play = À votre tour
gdm-ahead-lost =
    { $count ->
        [one] Le plateau a changé en { $squares } : cette partie de votre coup préparé est ôtée.
       *[other] Le plateau a changé en { $squares } : ces parties de votre coup préparé sont ôtées.
    }
gdm-hint-ahead = En attendant, préparez votre coup sur le plateau, ou rangez vos lettres.
gdm-hint-ahead-set = Votre coup se prépare : jouez-le à votre tour, si personne ne l’a dérangé.
gdm-mix-title = Mêler les lettres
gdm-sort = Ranger
gdm-sort-title = Ranger : les voyelles, puis les consonnes
gdm-tile-move = À glisser sur le plateau, ou à une autre place (Maj et flèches)
gdm-log = Derniers coups
gdm-no-coup = Aucun coup encore.
gdm-title-drew =
    { $count ->
        [one] pioche 1 lettre
       *[other] pioche { $count } lettres
    }
gdm-title-passed = passe
gdm-title-erred = erreur, tour perdu
gdm-title-left = quitte la partie
gdm-title-reprise = reprend { $letters }
gdm-title-turned = tourne une lettre
gdm-note-pirated = sur la chaîne { DE($owner) }
gdm-note-captured = { $letters } { A($owner) }
gdm-note-transferred = { $letters } d’un bout à l’autre
gdm-note-hit = tir de { $from } : { $letters } { A($owner) }
gdm-note-missed = tir de { $from } sur { $at }, manqué
gdm-note-denied-replay = sans rejouer : les lettres prises ne font pas un mot
gdm-note-denied-blockade = sans blocus : les lettres prises ne font pas un mot
gdm-note-blockade = une croix protège le mot
gdm-note-symbol = la chaîne est sous blocus
gdm-note-replays =
    { $count ->
        [one] rejoue
       *[other] rejoue { $count } fois
    }
gdm-note-goal-central = la croix centrale est couverte
gdm-note-goal-secondary = le but d’en face est couvert
gdm-said-lay = { NAME($name, start: 1) } pose { $words }
gdm-said-found = { NAME($name, start: 1) } commence une chaîne : { $words }
gdm-said-reprise = { NAME($name, start: 1) } reprend { $letters }
gdm-said-turned = { NAME($name, start: 1) } tourne une lettre
gdm-said-erred = { NAME($name, start: 1) } se trompe et perd son tour. { $why }
gdm-said-drew =
    { $count ->
        [one] { NAME($name, start: 1) } pioche une lettre
       *[other] { NAME($name, start: 1) } pioche { $count } lettres
    }
gdm-said-passed = { NAME($name, start: 1) } passe
gdm-said-left-resignation = { NAME($name, start: 1) } abandonne
gdm-said-left-flag = { NAME($name, start: 1) } a dépassé son temps
gdm-end-nearest = Personne n’a couvert la croix : { NAME($names) } a le bout de chaîne le plus proche du centre, et gagne.
gdm-end-nearest-several = Personne n’a couvert la croix : { $names } ont le bout de chaîne le plus proche du centre, à égalité.
gdm-end-nobody = Personne n’a couvert la croix, et personne n’a de chaîne : nul ne gagne.
gdm-end-longest = Le plus long mot :
gdm-end-longest-word = { $word }, { $count } lettres, au coup { $number }, { $by }.
gdm-end-arsenals = Ce que chacun avait dans son Arsenal
gdm-said-back = Un pas en arrière : { $coup }
gdm-said-forth = Un pas en avant : { $coup }
gdm-alarm-due =
    { $count ->
        [one] Vous rejouez : encore un coup.
       *[other] Vous rejouez : encore { $count } coups.
    }
gdm-alarm-asked = On vous demande votre accord.
gdm-hint-curtain = L’Arsenal est couvert.
gdm-hint-base = Posez quatre lettres sur une de vos bases bleues : touchez sa première case, puis écrivez.
gdm-hint-none = Touchez une case et écrivez, ou prenez des lettres au bout d’une chaîne.
gdm-hint-end = Écrivez le mot qui part de cette lettre. Touchez-la encore pour la reprendre.
gdm-hint-caret = Écrivez, ou touchez vos lettres. La même case change de sens.
gdm-hint-held = Touchez la case où poser cette lettre.
gdm-hint-joker = Choisissez la lettre du joker.
gdm-hint-turn = Touchez la dernière lettre d’un mot.
gdm-hint-turn-second = Touchez la case où elle tourne.
gdm-hint-shot = Touchez la lettre posée qui tire.
gdm-hint-shot-second = Touchez le jeton visé, en ligne droite.
gdm-hint-block = Touchez la case de la croix, au bout libre du mot.
gdm-hint-symbol = Touchez la lettre dont la pièce se montre ou se cache.
gdm-square-empty = vide
gdm-square-letter = { $letter } { DE($owner) }
gdm-square-cross = croix { DE($owner) }
gdm-square-joker = joker
gdm-square-symbol = pièce visible
gdm-square-end = extrémité
gdm-square-taken = prise
gdm-square-laid = à poser : { $letter }
gdm-square-laid-cross = à poser : croix
gdm-square-caret =
    { $axis ->
        [h] on écrit ici, vers la droite
       *[v] on écrit ici, vers le bas
    }
gdm-square-blue = base bleue
gdm-square-green = verte
gdm-square-violet = violette
gdm-square-red = rouge
gdm-square-brown = brune
gdm-square-king = roi
gdm-square-queen = dame
gdm-square-rook = tour
gdm-square-bishop = fou
gdm-square-knight = cavalier
gdm-legend-blue = Bleue, base
gdm-legend-green = Verte, on rejoue
gdm-legend-violet = Violette, croix seule
gdm-legend-red = Rouge, but
gdm-legend-brown = Brune, croix centrale
gdm-legend-symbol = Pièce, blocus de la chaîne
gdm-legend-end = Bout de chaîne
gdm-key-back = Revenir d’un pas dans le coup
gdm-key-forth = Refaire le pas défait
gdm-type-coup = N e22h (RUSA)
gdm-does-coup = joue un coup comme il s’écrit
gdm-type-square = case k13
gdm-does-square = dit ce qu’il y a sur une case
gdm-type-arsenal = arsenal
gdm-does-arsenal = dit vos lettres et leurs dos
gdm-type-chains = chaînes
gdm-does-chains = dit les chaînes et leurs bouts
gdm-type-draw = pioche
gdm-does-draw = pioche deux lettres
gdm-type-pass = passe
gdm-does-pass = passe, ou renonce à rejouer
gdm-type-last = dernier
gdm-does-last = redit le dernier coup
gdm-which-square = Quelle case ? Par exemple k13.
gdm-chain-told = { $owner } : { $words }, de { $from } à { $to }.
gdm-no-chain = Aucune chaîne encore.
gdm-rule-aim = On gagne en couvrant d’un mot deux rouges et deux brunes en ligne, ou le but d’en face.
gdm-rule-base = Le premier mot a quatre lettres, une sur chaque case bleue d’une de vos bases.
gdm-rule-lay = Un mot part d’un bout de chaîne, à angle droit, ou rallonge le dernier mot.
gdm-rule-apart = Deux chaînes ne se touchent pas, même par un coin.
gdm-rule-take = Les lettres se prennent depuis un bout de chaîne, sans trou, et toutes se posent dans le coup.
gdm-rule-bonus = Un mot pris à une seule chaîne, sans lettre de l’Arsenal : on rejoue, ou on pose un blocus.
gdm-rule-turn = La dernière lettre d’un mot d’au moins trois lettres tourne à angle droit autour de sa voisine.
gdm-rule-block = Qui a droit de rejouer peut poser plutôt une croix au bout libre du mot : elle le protège.
gdm-rule-symbol = Une lettre posée sur la pièce de son dos peut la montrer : toute la chaîne est protégée, et son joueur gelé.
gdm-rule-shot = Une consonne posée à un bout du mot tire : sa valeur doit dépasser la distance et la valeur visée.

# In place of what was refused
gdm-instead-base = Le premier mot se pose sur une de vos bases.
gdm-instead-lay = Une lettre peut être posée en { $squares }.
gdm-instead-ends = Une chaîne se prolonge à ses bouts, en { $squares }.
gdm-instead-shot = de { $from } sur { $target }
gdm-instead-shots = Ce coup peut tirer { $shots }.
gdm-instead-no-shot =
    Là où elles sont, les lettres de ce coup ne peuvent rien toucher.{ $plain ->
        [yes] {" "}Sans tir, il est permis.
       *[other] {""}
    }
gdm-instead-block = La croix du blocus peut être posée en { $squares }.
gdm-instead-no-block =
    Ce coup ne donne pas droit au blocus.{ $plain ->
        [yes] {" "}Sans la croix, il est permis.
       *[other] {""}
    }
gdm-instead-symbol = La pièce peut être visible en { $squares }.
gdm-instead-no-symbol =
    Aucune lettre de ce coup n’est posée sur la pièce de son dos.{ $plain ->
        [yes] {" "}Pièces cachées, il est permis.
       *[other] {""}
    }
gdm-instead-lift = Vous pouvez reprendre la croix en { $squares }.
gdm-instead-turn = { $from } vers { $to }
gdm-instead-turns = Une lettre du bout peut tourner, { $turns }.
gdm-instead-no-turn = Aucune lettre de vos bouts ne peut tourner.
gdm-instead-transfer = Prises en { $from }, les lettres se posent à l’autre bout, en { $to }.
gdm-instead-one-end = À sa propre chaîne, on ne prend qu’à un bout, en { $squares }.
gdm-instead-must = Il vous faut jouer un coup.
gdm-instead-again = Jouez encore un coup, ou passez.
gdm-instead-may = Jouez un coup, ou passez.
gdm-instead-answer = Répondez d’abord à ce qu’on vous demande, par oui ou par non.
