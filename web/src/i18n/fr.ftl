## Shell: what every page may tell

### Shell
skip = Aller au contenu
close = Fermer
dismiss = Masquer ce message
unreachable = Le serveur ne répond pas. Vérifiez la connexion, puis réessayez.
loading = La page arrive…
load-failed = La page n’a pas pu être chargée.
retry = Réessayer
clause-title = Article { $clause } du règlement
bar-home = Retour à la ludothèque
bar-nav = Principal
bar-play = Jouer
bar-rules = Règles
bar-dictionary = Dictionnaire
bar-print = À imprimer
settings = Réglages
name-label = Votre nom à la table
name-change = Changer de nom
name-title = Votre nom
name-note = De un à vingt-quatre caractères, montrés à vos adversaires.
name-save = Garder ce nom
devices-note = Un autre appareil ou un autre navigateur porte aussi votre nom ?
devices-forget = Oublier mes autres appareils
devices-sure = Vos autres appareils perdront votre nom et vos parties.
devices-yes = Les oublier
devices-forgotten = C’est fait : seul cet appareil porte encore votre nom. Rechargez vos autres onglets.
lost-title = Cette page n’est pas sur l’étagère
lost-text = Le lien est peut-être incomplet, ou la page a changé de place.
lost-home = Retour à la ludothèque

### Words shared by several pages
point-title = { $title } :
rule-variants = { $variants ->
    [one] { $rule }, une variante
   *[other] { $rule }, { $variants } variantes
  }
pace-none = Sans pendule
pace-custom = Autre
pace-with-increment = { $base } + { $seconds } s
pace-spoken = { $seconds ->
    [0] { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } chacun
   *[other] { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } et { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    } par coup
}
duration-s = { $seconds } s
duration-min = { $minutes } min
duration-h = { $hours } h
level-1 = Le bambin
level-1-text = Il apprend la marche des pièces et joue au petit bonheur.
level-2 = L’écolière
level-2-text = Elle prend ce qui traîne, sans regarder plus loin.
level-3 = Le promeneur
level-3-text = Il joue sur un banc, sans hâte, et laisse passer des choses.
level-4 = La voisine
level-4-text = Elle voit les menaces simples et tient à ses pièces.
level-5 = Le bibliothécaire
level-5-text = Il connaît les principes et punit les étourderies.
level-6 = La joueuse de club
level-6-text = Elle calcule quelques coups d’avance et se trompe peu.
level-7 = Le maître
level-7-text = Il calcule loin : il faut un plan pour lui tenir tête.
level-8 = La machine
level-8-text = Toute sa force, sans le moindre cadeau.
side-random = Au sort
dictionary-field = Un mot
dictionary-asking = On tourne les pages…
table-computer = L’ordinateur
action-yes = Oui
action-no = Non

### Home
home-page-title = Cavalettres, jeux de lettres et de cavaliers
home-title = Des chevaux, des lettres, { $count ->
        [5] cinq
        [6] six
        [7] sept
        [8] huit
       *[other] { $count }
    } jeux.
home-promise = Prenez une boîte, pressez Jouer : l’ordinateur est déjà assis.
home-small = Sans compte ni publicité.
print-label = Linogravure : une tête de cheval dont la crinière s’envole en lettres
shelf-title = L’étagère
shelf-players = { $count }
shelf-players-or = { $few } ou { $most }
shelf-players-to = { $few } à { $most }
shelf-said = joueurs
shelf-duration = environ { $minutes } min
shelf-duration-short = env. { $minutes } min
shelf-duration-two = environ { $minutes } min à deux
shelf-duration-two-short = env. { $minutes } min à deux
box-play = Jouer
box-force = force { $level }
box-set = { $game } : force { $level }, cadence et variantes
box-wait = Un instant…
way-hotseat = À deux ici
way-hotseat-short = À deux
way-hotseat-name = À deux ici, sur cet écran : { $game }
way-invite = Un ami
way-invite-short = Un ami
way-invite-name = Un ami, par un lien ou un code : { $game }
way-lesson = Apprendre
way-lesson-short = Leçon
way-lesson-name = Apprendre, la première leçon : { $game }
way-resume = Reprendre la leçon
way-resume-short = Reprendre
way-resume-name = Reprendre la première leçon : { $game }
way-rules = Règle
way-rules-short = Règle
way-rules-name = Règle : { $game }
words-title = Ce mot se joue-t-il ?
words-text = Le verdict de chaque jeu de lettres, les formes du mot, et ce que vos lettres peuvent écrire.
words-playable = Jouable
words-refused = Refusé
words-look = Chercher
yours-title = Vos parties
yours-turn = À vous de jouer
yours-running = Vos parties en cours
yours-lost = Vos parties ne répondent pas.
yours-bot = Force { $level }, { $moves }
yours-against = Contre { NAME($name) }
yours-waiting = En attente d’un adversaire
yours-hotseat = Sur un même écran
numbered-game = Partie { $number }
yours-moves =
    { $moves ->
        [0] pas encore de coup
        [one] un coup
       *[other] { $moves } coups
    }
state-waiting = Invitation
state-between = Suite du match
state-over = Finie
state-won = Gagnée
state-lost = Perdue
state-drawn = Nulle
state-won-by = Gagnée par { NAME($names) }
state-side-won = Les { $side } gagnent
yours-all = Toutes vos parties ({ $count })
state-yours = À vous
state-theirs = En cours
open-title = Tables ouvertes
open-see = S’asseoir
open-see-whose = S’asseoir à la table { DE($name) }
open-none = Aucune table ouverte. Dressez la première, on vous rejoindra.
open-asking = On regarde qui attend…
open-create = Dresser une table
open-all = Toutes les tables ({ $count })
open-lost = Liste indisponible.
code-label = On vous a donné un code ?
code-example = ABF XYZ
code-odd = Cela ne mène à aucune table : un code a six lettres, comme ABF XYZ.
code-enter = Entrer
footer-house = Cavalettres, jeux de lettres et de cavaliers
yours-waiting-many = En attente de joueurs
yours-with = Avec { NAME($names) }
yours-with-against = Avec { NAME($partners) }, contre { NAME($rivals) }
open-vacancies = { $count ->
    [one] une place libre
   *[other] { $count } places libres
  }

table-helped = aidé

## Settings: what the panel of settings tells

### Settings
settings-theme = Apparence
theme-auto = Système
theme-light = Clair
theme-dark = Sombre
settings-language = Langue
settings-sound = Sons
settings-volume = Volume
settings-heard = On entend
settings-heard-moves = les coups
settings-heard-words = les mots
settings-heard-table = la table
settings-heard-clock = la pendule
settings-listen = Écouter chaque son
sound-move = coup
sound-leap = saut
sound-capture = prise
sound-check = échec
sound-pass = tour passé
sound-refused = refus
sound-letter = lettre
sound-word = mot
sound-announced = annonce
sound-blockade = blocus
sound-start = début
sound-offer = proposition
sound-talk = message
sound-comes = arrivée
sound-goes = départ
sound-notify = avis
sound-takenBack = reprise
sound-win = victoire
sound-loss = défaite
sound-draw = nulle
sound-lowTime = temps compté
sound-tick = seconde
settings-coordinates = Coordonnées
coordinates-auto = Sur le cadre
coordinates-inside = Dans les cases
coordinates-off = Aucune
settings-animation = Déplacement des pièces
animation-normal = Posé
animation-fast = Rapide
animation-off = Aucun
settings-confirm = Confirmer chaque coup
settings-auto-flip = Sur un même écran, retourner le plateau à chaque coup

## Choices: what the dialog of a new game tells, and the table

### New game
new-game = Quel jeu ?
new-whom = Avec qui ?
whom-bot = L’ordinateur
whom-bot-note = huit forces
whom-hotseat = Même écran
whom-hotseat-note = on se passe l’appareil
whom-invite = Un ami
whom-invite-note = par un lien ou un code
new-level = Sa force
level-label = Force { $level }, { NAME($name) }. { $text }
new-open = Table ouverte à tous
new-open-note = Elle paraît sur la page d’accueil. Sinon, seul le lien y mène.
new-hints = Indices permis
new-hints-note = Chacun peut en demander ; la partie en porte alors la mention.
new-arbiter = Un siège d’arbitre
new-arbiter-note = Un tiers, venu par le lien de la table, voit tout, suspend la partie et tranche.
new-side = Votre camp
new-pace = Cadence
new-pace-note = minutes + secondes par coup
new-unequal = Temps différents pour l’adversaire
new-their-time = Le temps de l’adversaire
slider-minutes = Minutes au départ
slider-increment = Secondes ajoutées à chaque coup
slider-increment-value = + { $seconds } s par coup
new-match = Match
match-games =
    { $games ->
        [one] 1 partie
       *[other] { $games }
    }
new-prepare = Préparer la table
new-rules = Quelle règle ?
new-rules-changed = Ce que vous changez
new-rules-undo = Revenir à « { $name } »
new-point-undo = Ne plus changer
new-points = Régler point par point
new-points-changed =
    { $count ->
        [one] un point changé
       *[other] { $count } points changés
    }
new-point-between = de { $min } à { $max }
new-point-usual = Comme d’habitude

### Teams: tables for more than two
new-seats = À combien ?
new-seats-count = { $count ->
    [2] À deux
    [3] À trois
    [4] À quatre
   *[other] À { $count }
  }
new-seats-teams = { $count ->
    [4] À quatre, deux contre deux
   *[other] À { $count }, en équipes
  }
company-around = { $count ->
    [3] À trois ici
    [4] À quatre ici
    [5] À cinq ici
    [6] À six ici
    [7] À sept ici
    [8] À huit ici
   *[other] À { $count } ici
  }
company-around-note = autour de cet écran
company-friends = { $count ->
    [3] Deux amis
    [4] Trois amis
    [5] Quatre amis
    [6] Cinq amis
    [7] Six amis
    [8] Sept amis
   *[other] Des amis
  }
company-friends-note = chacun à son écran
company-partner = Avec un ami
company-partner-note = contre l’ordinateur
company-alone = Vous seul
company-alone-note = contre l’ordinateur
new-places = Qui s’assied où
new-place = Place { $place }
new-you = Vous
new-place-host = Vous aussi, sur cet écran
new-place-invite = Un ami
new-place-bot = Force { $level }, { NAME($name) }
new-seat = Vos armes
new-team = Dans une équipe, qui joue ?
team-ours = Votre équipe
team-theirs = En face
team-number = Équipe { $number }
team-awaited = à jouer
team-clock = Pendule des { $side }
team-waiting = { $count ->
    [one] On attend encore une personne.
   *[other] On attend encore { $count } personnes.
  }
team-turn-ours = À votre équipe de jouer.
team-turn-seat = À vous de jouer : { $seat }.
team-turn-partner = { $name } réfléchit pour votre équipe.
team-turn-others = { $names } réfléchissent.
team-offer-missing = On attend encore { NAME($names) }.
team-draw-sure = Proposer la nulle au nom de l’équipe ?
team-resign-sure = Abandonner pour toute l’équipe ?
team-end-win = Votre équipe gagne la partie !
team-end-others = { $names } gagnent la partie.
team-next = { $count ->
    [one] Partie { $game }, { NAME($names) } a les { $side }
   *[other] Partie { $game }, { NAME($names) } ont les { $side }
  }
team-away = { $count ->
    [one] { $names } n’est plus à la table.
   *[other] { $names } ne sont plus à la table.
  }
team-arrived =
    { $count ->
        [one] { $names } s’assied à la table.
       *[other] { $names } s’asseyent à la table.
    }
new-away = Si quelqu’un s’en va
new-away-after =
    { $minutes ->
        [0] On l’attend
        [1] 1 minute
       *[other] { $minutes } minutes
    }
new-away-note =
    { $minutes ->
        [one] Qui doit jouer et n’est plus là depuis une minute est remplacé par un ordinateur. À son retour, il reprend sa place.
       *[other] Qui doit jouer et n’est plus là depuis { $minutes } minutes est remplacé par un ordinateur. À son retour, il reprend sa place.
    }
new-away-wait-note = La partie reste où elle en est jusqu’à son retour.
new-away-level = Remplaçant
team-hand-over = À mon partenaire ({ $name })

## Table: what tables alone tell

### Invitation
invite-ready = La table est dressée. Qui invitez-vous ?
invite-ready-note = Envoyez ce lien, ou faites lire le code : la partie commence dès qu’on s’assied en face.
invite-link = Lien de la table
invite-copy = Copier
invite-copied = Copié
invite-share = Envoyer
invite-qr = Code à lire avec un téléphone : il mène à cette table
invite-code = Code à dire
invite-private = Table privée : seul ce lien y mène.
invite-public = Table ouverte : elle paraît aussi sur la page d’accueil.
invite-awaited = On attend votre adversaire…
invite-fill = Compléter avec l’ordinateur, force { $level }
invite-sit = S’asseoir
invite-pace = Cadence
invite-pace-yours = Votre temps
invite-pace-theirs = Son temps
invite-rules = Règle
invite-match = Match
invite-match-games =
    { $games ->
        [one] Une partie
       *[other] { $games } parties
    }
invite-hints = permis à chacun

### Table
table-title-turn = ● À vous de jouer – Cavalettres
table-title = { $game } – { $names } – Cavalettres
table-title-over = Partie finie – { $names } – Cavalettres
table-title-waiting = On vous attend – Cavalettres
table-game-of = partie { $game } sur { $games }
table-loading = On dresse la table…
table-unreachable = Le serveur ne répond pas. On réessaie…
table-missing = Cette table n’existe pas
table-missing-text = Le lien est peut-être incomplet, ou la table a été rangée.
table-no-face = Cette page ne connaît pas encore ce jeu. Rechargez-la.
table-board = Plateau
table-notes = Notes
table-rule = La règle, ici
table-rule-short = Règle
table-goal = Le but.
table-flip = Retourner le plateau
table-mute = Couper les sons
table-unmute = Remettre les sons
table-rules = Règles du jeu
table-rule-chosen = Ce que cette table a choisi
instead-ask = Et ceci ?
instead-way = { $square } peut aller en { $squares }.
instead-stuck = { $square } ne peut pas bouger maintenant.
instead-others = { $count ->
    [0] Rien ne peut bouger.
    [one] Seul { $squares } peut jouer.
   *[other] Peuvent jouer : { $squares }.
  }
instead-words = Tout près, on admettrait { $words }.
table-keys = Raccourcis et commandes
table-zen-leave = Quitter le mode calme
table-you = vous
table-pupil = L’élève
table-computer-level = force { $level }
table-free = Place libre
table-online = à la table
table-away = absent
table-watching = Vous regardez
deed = { $name } : { $move }.
deeds = Ce qui vient d’être joué
deeds-again = Revoir ce tour, coup par coup
table-turn-you = À vous de jouer.
table-turn-side = Aux { $side } de jouer.
table-turn-other = { $name } réfléchit.
table-shared = même écran
table-turn-kept = Votre coup est gardé, il partira dès que la liaison revient.
table-turn-computer = L’ordinateur réfléchit.
table-ended = { $how }. La partie est finie.
table-waiting = On attend un adversaire.
table-aborted = La partie est annulée.
table-score = Match : { $score }
table-clock = Pendule { DE($name) }
link-ok = En ligne
link-saved = Coup enregistré
link-lost = Reconnexion… vos coups sont gardés
link-offline = Hors ligne depuis { $seconds } s
link-outdated = Une nouvelle version est prête.
link-revoked = Cet appareil a été oublié.
link-reload = Recharger
link-latency = { $ms } ms jusqu’au serveur
sheet-title = Feuille de partie
sheet-empty = Aucun coup joué.
sheet-first = Début de la partie
sheet-back = Coup précédent
sheet-ahead = Coup suivant
sheet-last = Revenir au présent
sheet-move = Coup { $number }, { $text } : { $move }
sheet-past = Vous relisez le coup { $number }.
sheet-past-start = Vous relisez la position de départ.
sheet-past-played = Un coup vient d’être joué.
sheet-now = Revenir au présent
sheet-end = Revenir à la fin
talk-title = Conversation
talk-empty = Un mot gentil fait une bonne partie.
talk-label = Votre message
talk-send = Envoyer
talk-short = Parler
legend-title = Légende
action-hint = Un indice
action-takeback = Reprendre mon coup
action-takeback-short = Reprendre
action-draw = Nulle
action-resign = Abandon
action-abort = Annuler la partie
action-close = Ranger cette table
action-more = Plus
action-sheet = Feuille
action-draw-sure = Proposer la nulle ?
action-resign-sure = Abandonner la partie ?
action-abort-sure = Annuler la partie ?
action-confirm = Jouer ce coup
action-cancel = Revenir
action-next = Partie suivante
action-next-side = Partie { $game }, { NAME($name) } a les { $side }
action-rematch = Revanche
action-rematch-yours = Vous aurez les { $side }
action-rematch-theirs = { NAME($name, start: 1) } aura les { $side }
action-other = Changer d’adversaire
action-to-table = Revenir à la table
action-new = Nouvelle partie
action-review = Revoir
name-at-seat = { $name } ({ $seat })
name-within = { NAME($name) }
action-share = Partager
share-copied = L’adresse de la partie est copiée.
share-by-hand = L’adresse de la partie : { $address }
offer-accept = Accepter
offer-decline = Refuser
offer-withdraw = Retirer
offer-draw = { $name } propose la nulle.
offer-draw-note = Jouer la refuse.
offer-takeback = { $name } voudrait reprendre { $move }.
offer-takeback-plain = { $name } voudrait reprendre un coup.
offer-rematch = { $name } propose la revanche.
offer-mine-draw = Vous proposez la nulle.
offer-mine-takeback = Vous demandez à reprendre votre coup.
offer-mine-rematch = Vous proposez la revanche.
offer-resume = { $name } propose de continuer sans attendre l’arbitre.
offer-mine-resume = Vous proposez de continuer sans attendre l’arbitre.
offer-mine-note = { $name } n’a pas encore répondu.
offer-gone-draw = La nulle est refusée.
offer-gone-takeback = La reprise est refusée.
offer-gone-rematch = La revanche est refusée.
offer-gone-resume = La partie reste suspendue.
offer-taken-back = Un coup est repris.
end-title-win = { $name } gagne la partie.
end-title-you-win = Vous gagnez la partie !
end-title-side-wins = Les { $side } gagnent la partie.
end-title-counts = { $name } gagne, { $points } à { $other }.
end-title-you-count = Vous gagnez, { $points } à { $other } !
end-title-side-counts = Les { $side } gagnent, { $points } à { $other }.
end-title-draw = Partie nulle.
end-title-aborted = La partie est annulée.
end-aborted-text = Elle ne compte pas.
end-helped = Partie aidée : indices donnés ({ $names }).
end-helped-shared = Partie aidée : des indices ont été demandés.
end-match = Le match : { $score }
end-match-going = Le match continue : { $score }
end-how = { $how }, au coup { $number }.
end-by-you = par vous
end-by = par { NAME($name) }
end-by-side = par les { $side }
end-details = Le détail
end-fold = Replier le résultat
end-unfold = Déplier le résultat
fair-title = Vérifier le tirage
fair-text = Avant que quiconque ne s’assoie, le serveur a scellé un secret ; voici son empreinte. À la fin il montre le secret : votre navigateur refait le calcul.
fair-commitment = Empreinte annoncée
fair-secret = Secret révélé
fair-salts = Part des joueurs
fair-later = Le secret sera montré à la fin du match.
fair-check = Vérifier
fair-good = L’empreinte correspond : le tirage est honnête.
fair-unable = Ce navigateur ne calcule l’empreinte que sur une adresse sûre (https).
fair-bad = L’empreinte ne correspond pas au secret montré.
board-target = case permise
board-capture = prise possible
board-last = dernier coup
command-label = Commande
command-run = Faire
command-unknown = « { $text } » ne se lit pas comme un coup ni comme une commande. Tapez ? pour l’aide.
command-not-your-turn = Ce n’est pas à vous de jouer.
command-past = Vous relisez le passé. Revenez au présent pour jouer.
command-not-playing = Aucune partie en cours pour vous.
command-no-offer = Aucune proposition sur la table.
command-no-clock = Cette partie se joue sans pendule.
command-clock = { $side } : { $hours ->
    [0] {""}
   *[other] { $hours } h{" "}
  }{ $minutes } min { $seconds } s.
command-flipped = Le plateau est retourné, { $side } en bas.
command-resign-again = Répétez la commande pour abandonner.
command-draw-offered = Vous proposez la nulle.
command-takeback-offered = Vous demandez à reprendre votre coup.
command-type-clock = pendule
command-does-clock = le temps de chacun
command-type-draw = nulle
command-does-draw = proposer la nulle
command-type-takeback = reprendre
command-does-takeback = demander à reprendre un coup
command-type-accept = accepter
command-does-accept = accepter la proposition
command-type-decline = refuser
command-does-decline = refuser la proposition
command-type-resign = abandon
command-does-resign = abandonner, en deux fois
command-type-flip = retourner
command-does-flip = retourner le plateau
command-type-help = ?
command-does-help = cette aide
keys-moves = Relire
keys-table = La table
keys-board = Sur le plateau
keys-typed = Commandes à taper
keys-back = coup précédent, coup suivant
keys-ends = début, présent
keys-flip = retourner le plateau
keys-mute = sons
keys-zen = le plateau seul
keys-talk = parler
keys-listen = aller au plateau, case par case
keys-type = taper une commande
keys-hint = un indice, là où il est permis
keys-help = cette aide
keys-walk = aller de case en case
keys-pick = prendre, poser
keys-cancel = lâcher la pièce, fermer
keys-draw = clic droit : tracer un cercle ou une flèche
keys-confirm = confirmer le coup

### Teams: tables for more than two
invite-away =
    { $minutes ->
        [one] { $computer } joue pour lui après 1 minute
       *[other] { $computer } joue pour lui après { $minutes } minutes
    }
away-missed =
    { $count ->
        [one] { $names } doit jouer, mais n’est plus là.
       *[other] { $names } doivent jouer, mais ne sont plus là.
    }
away-waits = On attend.
away-hint = On attend { $name }.
away-claimable = Vous pouvez réclamer la partie.
away-claim = Réclamer la partie
away-claim-minutes = { $count ->
    [one] Vous pourrez réclamer la partie dans une minute au plus.
   *[other] Vous pourrez réclamer la partie dans { $count } minutes au plus.
  }
away-claim-seconds = Vous pourrez réclamer la partie dans { $count } s.
outcome-claimed = L’adversaire s’est absenté
away-minutes =
    { $count ->
        [one] { $computer } prend sa place dans une minute au plus.
       *[other] { $computer } prend sa place dans { $count } minutes au plus.
    }
away-seconds =
    { $count ->
        [one] { $computer } prend sa place dans { $count } seconde.
       *[other] { $computer } prend sa place dans { $count } secondes.
    }
away-stands-for = { $name } (ordinateur)
away-replaced = { $computer } joue pour { NAME($name) }, qui reprendra sa place à son retour.
away-returned = { $name } est de retour et reprend sa place.
away-yours-again = Vous revoilà : un ordinateur jouait pour vous, la place est de nouveau à vous.
talk-channels = À qui parler
talk-channel-table = Table
talk-channel-team = Équipe
talk-channel-gallery = Tribune
talk-gallery-title = Conversation de la tribune
talk-gallery-label = À la tribune
talk-gallery-empty = Les spectateurs parlent ici entre eux ; les joueurs le liront après la partie.
talk-gallery-mute = Masquer la tribune
talk-watcher = { $name }, spectateur
talk-watchers = { $count ->
    [one] Un spectateur
   *[other] { $count } spectateurs
  }
talk-team-title = Conversation de l’équipe
talk-team-label = À votre équipe
talk-team-empty = Ce qui s’écrit ici n’est lu que par { NAME($names) } et vous.
talk-team-said = { $name }, à l’équipe : { $text }
talk-unread = { $count ->
    [one] un message non lu
   *[other] { $count } messages non lus
  }
invite-ready-many = Envoyez ce lien, ou faites lire le code : chacun choisit sa place, et la partie commence quand toutes sont prises.
invite-seated = Vous avez votre place. On attend les autres.
invite-awaited-many = { $count ->
    [one] On attend encore une personne…
   *[other] On attend encore { $count } personnes…
  }
invite-team = Équipes
invite-free = Place libre
invite-host = hôte
invite-with = Jouer avec { NAME($names) }
invite-against = Jouer contre { NAME($names) }
invite-take = { $what }, { $place }
invite-partners-note = Les partenaires restent ensemble tout le match, partagent une pendule et se parlent sans qu’en face on les lise.

### The arbiter
arbiter-you = Vous arbitrez cette partie
arbiter-is = Arbitre : { $name }
arbiter-free = Le siège d’arbitre est libre.
arbiter-sit = Demander à arbitrer
arbiter-asks = { $name } demande à arbitrer.
arbiter-asks-note = L’arbitre peut suspendre la partie et trancher : il faut l’accord de tous les joueurs.
arbiter-agreed = Vous êtes d’accord, on attend les autres.
arbiter-asking = Vous demandez à arbitrer : on attend l’accord de tous les joueurs.
arbiter-pause = Suspendre la partie
arbiter-resume = Continuer la partie
arbiter-paused = L’arbitre a suspendu la partie.
arbiter-resumed = La partie continue.
arbiter-go-on = Proposer de continuer
arbiter-says = { $name }, arbitre

### A hand while playing
hint-title = Un indice
hint-price = Un indice ? La partie portera la mention « aidé », jusqu’à sa feuille.
hint-yes = Oui, aidez-moi
hint-thinking = On réfléchit à votre place…
hint-look = Regardez dans la zone encadrée.
hint-look-hand = Regardez vos lettres.
hint-letters = Prenez ces lettres : { $letters }.
hint-from = Partez d’ici : { $squares }.
hint-hand = Il n’y a ni pièce ni lettre à choisir.
hint-move = { $move }
hint-best = Rien de mieux n’a été trouvé ici.
hint-more-2 = Avec quoi ?
hint-more-3 = Montrez-moi le coup
hint-play = Jouer ce coup
hint-close = Fermer l’indice

## Book: what the rule books tell

### Rule book
book-page-title = { $title } : la règle – Cavalettres
book-others = Les livres
book-contents = Sommaire
book-link = Article { $clause }
book-play = Jouer
book-lesson = Apprendre en jouant
book-print = Imprimer
book-wait = Un instant…
book-page = La règle sur une page
book-origin = D’où il vient
book-end = Vous savez tout. Le reste s’apprend en jouant.
book-questions = Et si…
book-variants = Variantes de table
book-usual = D’habitude
book-usual-number = D’habitude { $value }
book-index = Index
book-chapter = Chapitre { $number }
book-variant = Variante de table
book-here = À cette table
card-title = Article { $clause }
card-table = La règle de cette table
card-book = Lire dans le livre
book-search = Chercher dans les livres
book-search-hint = Chercher, ou { $clause }
book-search-found = { $count ->
    [one] Un passage trouvé
   *[other] { $count } passages trouvés
}
book-search-none = Rien à ce mot.
book-search-try = Essayez « { $first } », « { $second } » ou { $clause }.
book-try = Essayez
book-write = Écrire un coup
book-again = Recommencer
book-show = Montrer
book-legal = Ce n’est pas le coup qu’on cherche.
book-answer-good = Accepté.
book-answer-bad = Refusé.
book-answer-off = Permis, mais…
book-only-moves = Ici, on ne fait que jouer.
book-answer-away = L’arbitre est absent.
book-answer-closed = L’arbitre se tait.
book-referee-again = Réessayer
lesson-page-title = { $game } : première leçon – Cavalettres
lesson-title = { $game }, première leçon
lesson-where = première leçon, cinq minutes environ
lesson-leave = Quitter la leçon
lesson-leave-short = Quitter
lesson-coach = Le cheval de bois
lesson-count = Étape { $at } sur { $of }
lesson-step = Étape { $at } sur { $of }{ $state ->
    [now] , en cours
    [past] , faite
   *[next] { "" }
  }
lesson-done = C’est cela.
lesson-next = Continuer
lesson-finish = Terminer
lesson-back = Étape d’avant
lesson-over = Vous savez jouer.
lesson-over-todo = À vous, pour de bon !
lesson-play = Jouer contre le bambin
lesson-read = Lire la règle
lesson-again = Refaire

## Kit: what the page of printed boxes tells

### Printing
kit-page-title = À imprimer : { $game } · Cavalettres
kit-title = À imprimer, à découper, à jouer
kit-promise = Une imprimante, des ciseaux, un peu de colle : la boîte est sur la table.
kit-game = Le jeu
kit-paper = Le papier
kit-square = cases de { $mm } mm
kit-ink = L’encre
kit-ink-full = Couleur
kit-ink-full-how = comme à l’écran
kit-ink-save = Économe
kit-ink-save-how = des traits, presque pas d’encre
kit-sheets = Les feuilles
kit-save = { $count ->
    [one] Enregistrer la feuille
   *[other] Enregistrer { $count } feuilles
}
kit-none = Cochez une feuille
kit-count = { $count ->
    [one] { $count } feuille
   *[other] { $count } feuilles
  }
kit-see = Voir
kit-see-sheet = Voir en grand : { $title }
kit-note = Imprimez à 100 %, sans ajuster à la page : la réglette au bas de chaque feuille doit mesurer dix centimètres. Recto verso, retournez sur le grand côté.

## Dictionary: what the dictionary tells

### Dictionary
dictionary-page-title = Dictionnaire – Cavalettres
dictionary-word-title = { $word } – Dictionnaire – Cavalettres
dictionary-title = Dictionnaire
dictionary-intro = Ce mot se joue-t-il ? Le verdict de chaque jeu, et toutes les formes du mot.
dictionary-placeholder = cheval, œuvre, échec…
dictionary-clear = Effacer le mot
dictionary-to-letters = Que puis-je écrire avec ces lettres ?
dictionary-retry = Réessayer
dictionary-back-to-game = Retour à la partie
dictionary-empty-title = Écrivez un mot, avec ou sans ses accents.
dictionary-empty-text = Ou commencez par l’un de ceux-ci :
dictionary-print = Linogravure : un livre ouvert d’où s’échappent des lettres
dictionary-understood = Lu ainsi : { $word }
dictionary-other-spellings = Les mêmes lettres s’écrivent aussi :
dictionary-only-spellings = Avec ses accents, ce mot s’écrit :
dictionary-not-found = Le lexique ne connaît pas ce mot.
dictionary-verdicts = Verdict
dictionary-set-both = { $first } ou { $second }
dictionary-compound = Mot composé : ses membres se posent de part et d’autre d’une croix.
dictionary-spelt = S’écrit :
dictionary-nearest = Mots voisins :
dictionary-said-playable = { $word }, jouable : { $games }.
dictionary-said-refused = { $word }, refusé : { $games }.
dictionary-readings = Grammaire
dictionary-of-lemma = { DE($word) }
dictionary-forms = Toutes les formes
dictionary-form-count =
    { $count ->
        [one] une forme
       *[other] { $count } formes
    }
dictionary-credit-title = Le lexique
dictionary-credit = Lexique / Dictionnaires orthographiques français v7.5, Dicollecte / Grammalecte, © Olivier R. and the Dicollecte contributors, MPL-2.0; expanded, re-tagged and supplemented.
dictionary-credit-where = La table et sa licence sont dans le dossier « data/lexicon » du dépôt des sources.
dictionary-credit-identity = Édition consultée : { $lexicon }
word-declined = { $what } { $traits }
word-conjugated = { $tense }, { $person ->
    [1] 1re
   *[other] { $person }e
  } personne du { $number ->
    [plural] pluriel
   *[other] singulier
  }
word-conjugated-two = { $tense }, { $first ->
    [1] 1re
   *[other] { $first }e
  } et { $second }e personnes du { $number ->
    [plural] pluriel
   *[other] singulier
  }
word-conjugated-all = { $tense }, les trois personnes du { $number ->
    [plural] pluriel
   *[other] singulier
  }
word-frequency = { $level ->
    [0] fréquence non relevée
    [1] rarissime
    [2] très rare
    [3] très rare
    [4] rare
    [5] peu courant
    [6] assez courant
    [7] courant
    [8] très courant
   *[9] parmi les plus courants
  }
word-frequency-scale = fréquence { $level } sur 9
refusal-word-bad-character = Un mot s’écrit avec des lettres françaises, un trait d’union ou une apostrophe, rien d’autre.

### Letters
letters-title = Que puis-je écrire avec ces lettres ?
letters-field = Vos lettres
letters-note = { $letters } au plus, et { $jokers } jokers au plus : « ? ».
letters-note-pattern = Le motif du mot, ? pour une lettre quelconque : ?A?IA
letters-clear = Effacer les lettres
letters-seek = Les employer
letters-seek-write = En partie
letters-seek-anagram = Toutes
letters-seek-contain = Avec d’autres
letters-seek-pattern = En motif
letters-seek-write-text = Les mots faits d’une partie de ces lettres.
letters-seek-anagram-text = Les mots faits de toutes ces lettres, sans reste.
letters-seek-contain-text = Les mots qui ont toutes ces lettres, parmi d’autres.
letters-seek-pattern-text = Les mots de ce dessin, lettre pour lettre.
letters-set = Pour quel jeu ?
letters-familiar = Quels mots ?
letters-familiar-all = Tous les mots
letters-familiar-known = Mots connus
letters-familiar-usual = Mots courants
letters-familiar-daily = Mots de tous les jours
letters-min = De
letters-max = à
letters-lengths = Longueur
letters-unit = lettres
letters-none = Aucun mot. Essayez avec une lettre de moins, ou un joker.
letters-total =
    { $total ->
        [one] Un mot
       *[other] { $total } mots
    }
letters-more =
    { $count ->
        [one] Un autre, plus court, n’est pas montré.
       *[other] { $count } autres, plus courts, ne sont pas montrés.
    }
letters-more-narrow = Resserrez la recherche pour les voir.
letters-length =
    { $length ->
        [one] Une lettre
       *[other] { $length } lettres
    }
letters-joker = Souligné : un joker.

### Grammar
word-class-noun = nom
word-class-adjective = adjectif
word-class-verb = verbe
word-class-adverb = adverbe
word-class-number = nombre
word-class-interjection = interjection
word-class-determiner = déterminant
word-class-pronoun = pronom
word-class-preposition = préposition
word-class-conjunction = conjonction
word-class-grammatical = mot grammatical
word-class-locution = élément de locution
word-class-first-name = prénom
word-class-surname = nom de famille
word-class-proper-noun = nom propre
word-class-acronym = sigle
word-class-symbol = symbole ou abréviation
word-class-listed = mot de la liste
word-class-added = mot ajouté à la liste
word-gender-masculine = masculin
word-gender-feminine = féminin
word-gender-both = masculin ou féminin
word-number-singular = singulier
word-number-plural = pluriel
word-number-invariable = invariable
word-tense-infinitive = infinitif
word-tense-present-participle = participe présent
word-tense-past-participle = participe passé
word-tense-present = présent
word-tense-imperfect = imparfait
word-tense-simple-past = passé simple
word-tense-future = futur
word-tense-subjunctive-present = subjonctif présent
word-tense-subjunctive-imperfect = subjonctif imparfait
word-tense-conditional = conditionnel présent
word-tense-imperative = impératif
word-mark-reform = orthographe de 1990
word-mark-traditional = graphie traditionnelle
word-mark-classical = graphie classique
word-mark-annex = liste annexe
word-mark-contributed = apport de contributeurs
word-mark-rare = rare
word-mark-archaic = vieux
word-mark-familiar = familier
word-mark-slang = argot
word-mark-pejorative = péjoratif
word-mark-regional = régional
word-mark-new = néologisme
word-mark-abbreviation = abréviation
word-mark-in-locutions = surtout dans des locutions
word-mark-onomatopoeia = onomatopée
word-mark-si-unit = unité de mesure
word-mark-supplement = ajouté par la maison

## Server: what the server alone tells

### What a shared link shows before anybody follows it
invitation-title = { $game } · Cavalettres
invitation-waiting = { $name } vous attend à la table : entrez et jouez, sans compte.
invitation-playing = La partie est en cours : entrez la regarder, sans compte.
invitation-over = La partie est finie : venez la revoir coup par coup.

### Refusals
guest-name = Cavalier { $number }
refusal-malformed = Ce texte ne se lit pas à partir du caractère { $at }.
refusal-not-seated = Vous n’êtes pas assis à cette table.
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-stale = La position a changé pendant que vous décidiez. Regardez, puis rejouez.
refusal-over = La partie est finie.
refusal-not-started = Ce n’est pas le moment : la partie n’en est pas là.
refusal-no-offer = Cette proposition n’est plus sur la table.
refusal-offer-stands = Votre proposition tient toujours, ou vient d’être refusée. Jouez d’abord un coup.
refusal-cannot-abort = Deux coups sont joués : la partie ne s’annule plus, elle se joue ou s’abandonne.
refusal-cannot-take-back = Vous n’avez aucun coup à reprendre.
refusal-taken = Cette place est prise. S’il n’en reste plus, vous pouvez regarder la partie.
refusal-own-table = Vous êtes déjà assis à cette table.
refusal-too-long = Ce message est vide ou trop long.
refusal-no-partner = Personne d’autre ne joue dans votre équipe.
refusal-paused = L’arbitre a suspendu la partie.
refusal-not-arbiter = Seul l’arbitre de la table peut le faire.
refusal-not-host = Seul l’hôte de la table peut le faire.
refusal-too-many-waiting = Trop de tables attendent déjà quelqu’un ici : jouez à l’une d’elles, ou abandonnez-en une.
refusal-too-many-computers = Vous jouez déjà à beaucoup de tables contre l’ordinateur : finissez une partie d’abord.
refusal-no-such-code = Aucune table n’attend sous ce code : il cesse de servir dès que la table est complète.
refusal-no-candidate = Personne ne demande le siège d’arbitre.
refusal-turned-down = Les joueurs ont décliné votre arbitrage.
refusal-not-gone = Personne ne s’est absenté assez longtemps pour que la partie puisse être réclamée.
refusal-bad-patience = On attend un absent d’une seconde à un jour avant de réclamer la partie.
refusal-bad-hints = On ne peut convenir d’indices ni avec une pendule, ni avec un arbitre, ni à la règle stricte.
refusal-bad-stand-in = Un ordinateur remplace un absent à partir de trois joueurs, après une attente d’une seconde à un jour.
refusal-bad-arbiter = Ce jeu ne connaît pas d’arbitre.
refusal-too-many = Doucement : trop de demandes à la fois. Réessayez dans un instant.
refusal-unknown-game = { $subject } n’est pas sur l’étagère.
refusal-bad-option = Une des règles choisies ne se joue pas ainsi.
refusal-bad-clock = Cette cadence ne tient pas : de une seconde à un jour, et dix minutes d’ajout au plus.
refusal-bad-games = Un match compte de une à quatre-vingt-dix-neuf parties.
refusal-bad-places = Ce jeu ne se joue pas à ce nombre de places.
refusal-no-person = Il faut au moins une personne à la table.
refusal-bad-name = Un nom compte de un à vingt-quatre caractères visibles.
refusal-bad-level = L’ordinateur joue de la force 1 à la force 8, pas { $subject }.
refusal-bad-request = La demande ne se lit pas.
refusal-bad-method = Cette adresse ne répond pas à ce genre de demande.
refusal-bad-cookie = Votre carnet d’invité ne se lit plus. Rechargez la page pour en recevoir un neuf.
refusal-bad-key = La clé d’une demande de table compte soixante-quatre lettres, chiffres, traits d’union et soulignés au plus.
refusal-bad-salt = Votre part de hasard compte soixante-quatre caractères au plus.
refusal-bad-protocol = Cette page est d’une autre édition que le serveur. Rechargez-la.
refusal-too-large = La demande est trop longue.
refusal-too-slow = La demande n’est pas arrivée en entier. Réessayez.
refusal-not-found = Rien à cette adresse. Le lien est peut-être incomplet.
refusal-bad-origin = Cette demande vient d’un autre site : elle n’est pas suivie.
refusal-storage = Le serveur ne peut rien enregistrer pour le moment. Votre coup n’est pas joué.
refusal-shutting-down = Le serveur redémarre. La partie est gardée, revenez dans un instant.
refusal-word-empty = Écrivez un mot.
refusal-word-too-long = Ce mot est trop long : aucun mot français n’en approche.
refusal-letters-empty = Donnez au moins une lettre.
refusal-letters-too-many = C’est trop de lettres : { $letters } au plus, sans les jokers, et { $places } dans un motif.
refusal-jokers-too-many = C’est trop de jokers : { $jokers } au plus.
refusal-letters-bad-character = Donnez des lettres, de A à Z, et « ? » pour un joker, rien d’autre.
refusal-lookup-own-time = Votre partie est en cours : le dictionnaire s’ouvre sur votre temps, quand c’est à vous de jouer.
refusal-lookup-forbidden = Votre partie est en cours : le dictionnaire reste fermé jusqu’à la fin.
refusal-hint-clock = Pas d’indice dans une partie à la pendule.
refusal-hint-arbiter = Pas d’indice à une table arbitrée.
refusal-hint-not-agreed = Pas d’indice ici : on n’en est pas convenu en ouvrant la table.
refusal-hint-forbidden = Pas d’indice entre joueurs à cette règle stricte : chacun y risque ses propres mots.
refusal-sheet-sealed = Cette partie est en cours et des lettres y sont cachées : sa feuille se lit quand elle est finie.

### Refusals of words
refused-too-short = { $word } est trop court : il faut { $least } lettres au moins.
refused-word-unknown = { $word } n’est pas dans le lexique.
refused-word-proper-noun = { $word } est un nom propre.
refused-word-first-name = { $word } est un prénom.
refused-word-acronym = { $word } est un sigle.
refused-word-symbol = { $word } est un symbole ou une abréviation, pas un mot.
refused-word-interjection = { $word } est une interjection.
refused-word-onomatopoeia = { $word } est une onomatopée.
refused-word-conjugated-form = { $word } est une forme conjuguée.
refused-word-grammatical-word = { $word } n’est pas d’une nature que l’on joue.
refused-word-locution = { $word } ne vit qu’à l’intérieur d’une locution.
refused-word-hyphen-or-apostrophe = { $word } ne s’écrit pas d’un seul tenant : ni trait d’union ni apostrophe.
refused-word-wrong-accents = { $word } n’a pas les bons accents. On écrit { $spellings }.
