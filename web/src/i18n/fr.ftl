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
settings = Réglages
settings-theme = Apparence
theme-auto = Système
theme-light = Clair
theme-dark = Sombre
settings-language = Langue
settings-sound = Sons
settings-volume = Volume
settings-coordinates = Coordonnées
coordinates-auto = Sur le cadre
coordinates-inside = Dans les cases
coordinates-off = Aucune
settings-animation = Déplacement des pièces
animation-normal = Posé
animation-fast = Rapide
animation-off = Aucun
settings-follow = Tours de plusieurs coups
follow-slow = Lent
follow-normal = Posé
follow-fast = Vif
follow-off = D’un trait
settings-confirm = Confirmer chaque coup
settings-auto-queen = Promouvoir toujours en dame
settings-auto-flip = Sur un même écran, retourner le plateau à chaque coup
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
game-echecs = Jeu d’échecs
game-echec-et-mots = Échec et Mots
game-chevaliers = Échec aux Chevaliers
game-dames-de-lettres = Dames de Lettres
game-guerre-des-mots = La Guerre des Mots
rule-echecs = Règle FIDE
rule-echec-et-mots = Règle de la boîte
rule-chevaliers = Règle de la boîte
rule-dames-de-lettres = Règle de la boîte
rule-guerre-des-mots = Règle générale
rule-guerre-des-mots-general = Règle générale
rule-guerre-des-mots-general_1 = Règle générale, première partie
rule-guerre-des-mots-simplified = Règle simplifiée
rule-guerre-des-mots-lenient = { $rule }, erreurs refusées
rule-variants = { $variants ->
    [one] { $rule }, une variante
   *[other] { $rule }, { $variants } variantes
  }
rule-echecs-fide = Règle FIDE
rule-echecs-carlit = Feuille Carlit
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

### Home
home-page-title = Cavalettres, jeux de lettres et de cavaliers
home-title = Des chevaux, des lettres, et vous.
home-promise = Les boîtes d’hier se rouvrent, une à une. Prenez un siège, la règle est sur la table.
home-small = Sans compte ni publicité. À deux sur un écran, en ligne, ou contre l’ordinateur.
home-new = Nouvelle partie
home-code = J’ai un code
print-label = Linogravure : une tête de cheval dont la crinière s’envole en lettres
shelf-bot = Contre l’ordinateur
shelf-bot-text = Huit adversaires, du bambin à la machine. Un clic, et l’on joue.
shelf-each = { $minutes } min chacun
shelf-level = Force { $level }, { NAME($name) }
shelf-change = Changer
shelf-hotseat = Sur un même écran
shelf-hotseat-text = À deux devant l’appareil : on le passe, ou on se serre.
shelf-two = 2 joueurs
shelf-two-four = 2 ou 4 joueurs
shelf-two-eight = 2 à 8 joueurs
shelf-clock = Avec pendule
shelf-invite = Par invitation
shelf-invite-text = Un lien à envoyer, un code à montrer : on vous rejoint de partout.
shelf-choose = Choisir
shelf-rules = Le règlement
shelf-rules-text = Chaque règle a son numéro. Si un coup est refusé, vous saurez laquelle.
shelf-rules-echecs = Règle FIDE, feuille Carlit
box-echec-et-mots = Deux cavaliers ramassent des lettres. Qui tient un mot de six lettres peut arrêter la partie : le plus long l’emporte, s’il ne reste pas trop de lettres au chevalet.
box-chevaliers = Deux armées, quatre étangs, un château à tenir un tour. Les chevaliers sautent par-dessus les leurs, chargent, et toute prise est obligatoire.
box-dames-de-lettres = Glissez une lettre, écrivez un mot : les lettres d’en face se retournent et passent chez vous. Gagne qui chasse l’autre de son camp.
box-guerre-des-mots = Des chaînes de mots partent de chaque bord. Prenez les lettres des autres, rejouez, tirez, bloquez : gagne qui couvre la croix centrale d’un mot.
box-way-bot = L’ordinateur
box-way-hotseat = À deux ici
box-way-invite = Un ami
box-choose = Cadence et variantes
box-rules = Sa règle
words-title = Ce mot se joue-t-il ?
words-text = Le dictionnaire de la maison : le verdict de chaque jeu, et ce que vos lettres peuvent écrire.
words-look = Chercher
yours-title = Vos parties
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
open-host = Hôte
open-game = Jeu
open-pace = Cadence
open-rules = Règle
open-action = Action
open-see = S’asseoir
open-see-whose = S’asseoir à la table { DE($name) }
open-none = Aucune table ouverte. Dressez la première, on vous rejoindra.
open-asking = On regarde qui attend…
open-create = Dresser une table ouverte
code-title = J’ai un code
code-label = Les six lettres qu’on vous a dites, ou le lien reçu
code-odd = Cela ne mène à aucune table : un code a six lettres, comme ABF XYZ.
code-enter = Rejoindre
footer-house = Cavalettres, jeux de lettres et de cavaliers

### New game
new-title-echecs = Nouvelle partie d’échecs
new-title-echec-et-mots = Nouvelle partie d’Échec et Mots
new-title-chevaliers = Nouvelle partie d’Échec aux Chevaliers
new-title-dames-de-lettres = Nouvelle partie de Dames de Lettres
new-title-guerre-des-mots = Nouvelle partie de La Guerre des Mots
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
new-arbiter = Un siège d’arbitre
new-arbiter-note = Un tiers, venu par le lien de la table, voit tout, suspend la partie et tranche.
new-side = Votre camp
side-first = Blancs
side-second = Noirs
side-random = Au sort
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
fold-plain = { $rule }, aucune variante
fold-start = { $rule }, position composée
fold-profile = Quelle règle ?
rule-echecs-fide-note = Celle des tournois du monde entier.
rule-echecs-carlit-note = La feuille de la boîte, prise au mot. Quatre points changent.
carlit-C-1 = Au grand roque, le roi avance de trois cases.
carlit-C-2 = La tour non plus ne passe pas par une case menacée.
carlit-C-3 = À la troisième répétition, la partie est nulle d’elle-même.
carlit-C-4 = Pas de nulle au compte des coups.
fold-usual = Revenir à la règle de la boîte
fold-position = Position de départ (FEN)
fold-position-usual = La position habituelle

### Invitation
invite-ready = La table est dressée. Qui invitez-vous ?
invite-ready-note = Envoyez ce lien, ou faites lire le code : la partie commence dès qu’on s’assied en face.
invite-link = Lien de la table
invite-copy = Copier
invite-copied = Copié
invite-share = Envoyer
invite-share-text-echecs = Une partie d’échecs ? La table est dressée.
invite-share-text-echec-et-mots = Une partie d’Échec et Mots ? La table est dressée.
invite-share-text-chevaliers = Une partie d’Échec aux Chevaliers ? La table est dressée.
invite-share-text-dames-de-lettres = Une partie de Dames de Lettres ? La table est dressée.
invite-share-text-guerre-des-mots = Une partie de La Guerre des Mots ? La table est dressée.
invite-qr = Code à lire avec un téléphone : il mène à cette table
invite-code = Code à dire
invite-private = Table privée : seul ce lien y mène.
invite-public = Table ouverte : elle paraît aussi sur la page d’accueil.
invite-awaited = On attend votre adversaire…
invite-from-echecs = { $name } vous invite à une partie d’échecs.
invite-from-echec-et-mots = { $name } vous invite à une partie d’Échec et Mots.
invite-from-chevaliers = { $name } vous invite à une partie d’Échec aux Chevaliers.
invite-from-dames-de-lettres = { $name } vous invite à une partie de Dames de Lettres.
invite-from-guerre-des-mots = { $name } vous invite à une partie de La Guerre des Mots.
invite-from-nobody-echecs = Une table d’échecs vous attend.
invite-from-nobody-echec-et-mots = Une table d’Échec et Mots vous attend.
invite-from-nobody-chevaliers = Une table d’Échec aux Chevaliers vous attend.
invite-from-nobody-dames-de-lettres = Une table de Dames de Lettres vous attend.
invite-from-nobody-guerre-des-mots = Une table de La Guerre des Mots vous attend.
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
invite-start = Départ
invite-start-set = Position composée

### Rule book
book-page-title = { $title } – Cavalettres
book-title-echecs = Règles du jeu d’échecs
book-title-echec-et-mots = Règles d’Échec et Mots
book-title-chevaliers = Règles d’Échec aux Chevaliers
book-title-dames-de-lettres = Règles des Dames de Lettres
book-title-guerre-des-mots = Règles de La Guerre des Mots
book-intro-echecs = Chaque article porte un numéro, celui que cite un coup refusé. Deux règles se jouent ici : celle de la FIDE, en usage dans les tournois, et la feuille de la boîte Carlit, prise au mot. Quatre articles seulement les séparent :
book-intro-echec-et-mots = Un jeu d’Armand Jammot. Chaque article porte un numéro, celui que cite un coup ou un mot refusé. Là où la feuille de la boîte se tait, une option le dit, et son choix habituel vient d’abord.
book-intro-chevaliers = Un jeu de Max Gerchambeau, 1969. Chaque article porte un numéro, celui que cite un coup refusé. Le plateau est reconstitué ; là où la feuille de la boîte se tait, une option le dit, et son choix habituel vient d’abord.
book-intro-dames-de-lettres = Un jeu de Thierry Aymès. Chaque article porte un numéro, celui que cite un coup ou un mot refusé. Là où la feuille du jeu se tait, une option le dit, et son choix habituel vient d’abord.
book-intro-guerre-des-mots = Chaque article porte un numéro, celui que cite un coup refusé. Le plateau est reconstitué ; là où la feuille de la boîte se tait, une option le dit, et son choix habituel vient d’abord.
book-others = Autres règles
book-contents = Sommaire
book-link = Lien vers l’article { $clause }
book-play = Jouer une partie

### Dictionary
dictionary-page-title = Dictionnaire – Cavalettres
dictionary-word-title = { $word } – Dictionnaire – Cavalettres
dictionary-title = Dictionnaire
dictionary-intro = Ce mot se joue-t-il ? Le verdict de chaque jeu, et toutes les formes du mot.
dictionary-field = Un mot
dictionary-placeholder = cheval, œuvre, échec…
dictionary-clear = Effacer le mot
dictionary-to-letters = Que puis-je écrire avec ces lettres ?
dictionary-asking = On tourne les pages…
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
dictionary-playable = Jouable
dictionary-refused = Refusé
dictionary-set-open = règle ouverte
dictionary-set-strict = règle stricte
dictionary-set-exact = accents exacts
dictionary-set-ignored = accents ignorés
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

### Letters
letters-title = Que puis-je écrire avec ces lettres ?
letters-field = Vos lettres
letters-note = Vingt-cinq au plus, et deux jokers au plus : « ? ».
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
letters-set-echec-et-mots = Échec et Mots
letters-set-echec-et-mots-strict = Échec et Mots, règle stricte
letters-set-dames-de-lettres = Dames de Lettres
letters-set-guerre-des-mots = La Guerre des Mots
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
refusal-bad-stand-in = Un ordinateur remplace un absent à partir de trois joueurs, après une attente d’une seconde à un jour.
refusal-bad-arbiter = Ce jeu ne connaît pas d’arbitre.
refusal-too-many = Doucement : trop de demandes à la fois. Réessayez dans un instant.
refusal-unknown-game = { $subject } n’est pas sur l’étagère.
refusal-bad-option =
    { $name ->
        [start] Cette position de départ ne se joue pas. Vérifiez le texte FEN.
       *[other] La règle { $name } ne connaît pas la valeur { $value }.
    }
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
refusal-word-bad-character = Un mot s’écrit avec des lettres françaises, un trait d’union ou une apostrophe, rien d’autre.
refusal-letters-empty = Donnez au moins une lettre.
refusal-letters-too-many = C’est trop de lettres : vingt-cinq au plus, sans les jokers.
refusal-jokers-too-many = C’est trop de jokers : deux au plus.
refusal-letters-bad-character = Donnez des lettres, de A à Z, et « ? » pour un joker, rien d’autre.
refusal-lookup-own-time = Votre partie est en cours : le dictionnaire s’ouvre sur votre temps, quand c’est à vous de jouer.
refusal-lookup-forbidden = Votre partie est en cours : le dictionnaire reste fermé jusqu’à la fin.
refusal-sheet-sealed = Cette partie est en cours et des lettres y sont cachées : sa feuille se lit quand elle est finie.

### Refusals of words
refused-too-short = { $word } est trop court : il faut trois lettres au moins.
refused-word-unknown = { $word } n’est pas dans le lexique.
refused-word-proper-noun = { $word } est un nom propre.
refused-word-first-name = { $word } est un prénom.
refused-word-acronym = { $word } est un sigle.
refused-word-symbol = { $word } est un symbole ou une abréviation, pas un mot.
refused-word-interjection = { $word } est une interjection.
refused-word-onomatopoeia = { $word } est une onomatopée.
refused-word-conjugated-form = { $word } est une forme conjuguée. Du verbe, on ne joue que l’infinitif et les participes.
refused-word-grammatical-word = { $word } n’est ni un nom, ni un adjectif, ni l’infinitif ou un participe d’un verbe : la règle stricte s’en tient là.
refused-word-locution = { $word } ne vit qu’à l’intérieur d’une locution.
refused-word-hyphen-or-apostrophe = { $word } ne s’écrit pas d’un seul tenant : ni trait d’union ni apostrophe sur le plateau.
refused-word-wrong-accents = { $word } n’a pas les bons accents. On écrit { $spellings }.

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
word-class-sheet-word = mot de la feuille du jeu
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

### Refusals of chess
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

### Outcomes of chess
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

### Refusals of Échec et Mots
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

### Outcomes of Échec et Mots
outcome-echec-et-mots-words = Échec et Mots
outcome-echec-et-mots-second-knight = Échec et Mots, second cavalier pris
outcome-echec-et-mots-tie = Égalité, personne ne marque
outcome-echec-et-mots-level = Totaux égaux
outcome-echec-et-mots-quiet = Trop de coups sans rien prendre
outcome-echec-et-mots-exhausted = Plus de lettre ni de mot
outcome-echec-et-mots-flag = Temps écoulé
outcome-echec-et-mots-resignation = Abandon
outcome-echec-et-mots-agreement = Nulle par accord

### Refusals of Échec aux Chevaliers
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

### Outcomes of Échec aux Chevaliers
outcome-chevaliers-castle = Château pris
outcome-chevaliers-elimination = Camp éliminé
outcome-chevaliers-blocked = Camp bloqué
outcome-chevaliers-repetition = Position répétée
outcome-chevaliers-no-progress = Trop de coups sans progrès
outcome-chevaliers-agreement = Nulle par accord
outcome-chevaliers-flag = Temps écoulé
outcome-chevaliers-resignation = Abandon

### Dames de Lettres (refusals)
dames-de-lettres-not-your-turn = Ce n’est pas à vous : chacun joue à son tour.
dames-de-lettres-no-such-seat = Dames de Lettres se joue à deux : ce siège n’existe pas.
dames-de-lettres-game-over = La partie est finie.
dames-de-lettres-no-draw = Il n’y a pas de partie nulle à Dames de Lettres.
dames-de-lettres-no-letter = Il n’y a pas de lettre en { $subject }.
dames-de-lettres-not-yours = La lettre en { $subject } est à votre adversaire.
dames-de-lettres-not-a-line = { $subject } n’est pas sur une ligne droite : une lettre glisse droit ou en diagonale.
dames-de-lettres-occupied = La case { $subject } est occupée.
dames-de-lettres-capture-not-written = Ce coup prend la lettre en { $subject } : une prise s’écrit avec un x.
dames-de-lettres-nothing-to-capture = Rien à prendre sur le chemin de { $subject }.
dames-de-lettres-own-letter-between = Votre lettre en { $subject } barre le passage.
dames-de-lettres-two-in-a-row = Deux lettres de suite en { $subject } : on ne les saute pas.
dames-de-lettres-joker-between = Un joker en { $subject } : on ne le saute pas.
dames-de-lettres-no-turning = Un coup ne change pas de direction : pas de virage en { $subject }.
dames-de-lettres-no-capture-after-turning = Après un virage, il faut prendre : rien à prendre vers { $subject }.
dames-de-lettres-capture-needs-word = Partie du camp adverse, la lettre en { $subject } ne prend qu’en écrivant un mot.
dames-de-lettres-word-possible = Vous avez un mot à écrire : un coup sans mot n’est pas permis.
dames-de-lettres-opening-over = L’ouverture est passée : pour aller en { $subject }, il faut écrire un mot.
dames-de-lettres-last-letter = La lettre en { $subject } est la dernière de votre camp : elle ne va pas dans l’autre.
dames-de-lettres-too-short = { $subject } est trop court : trois lettres au moins.
dames-de-lettres-letters-differ = Ces cases n’épellent pas { $subject }.
dames-de-lettres-not-touching = Les lettres en { $subject } ne se touchent pas.
dames-de-lettres-not-straight = À cette table, un mot est en ligne droite : { $subject } n’y est pas.
dames-de-lettres-square-twice = La lettre en { $subject } ne sert qu’une fois dans le mot.
dames-de-lettres-moved-letter-missing = Le mot doit contenir la lettre jouée, en { $subject }.
dames-de-lettres-no-enemy-letter = { $subject } n’a aucune lettre de votre adversaire.
dames-de-lettres-own-camp = Partie de votre camp, la lettre doit écrire un mot qui passe dans l’autre : { $subject } n’y sont pas.
dames-de-lettres-word-unknown = { $subject } n’est pas dans le lexique.
dames-de-lettres-word-locution = { $subject } ne vit que dans une locution.
dames-de-lettres-word-conjugated-form = { $subject } est une forme conjuguée.
dames-de-lettres-word-interjection = { $subject } est une interjection.
dames-de-lettres-word-onomatopoeia = { $subject } est une onomatopée.
dames-de-lettres-word-first-name = { $subject } est un prénom.
dames-de-lettres-word-proper-noun = { $subject } est un nom propre.
dames-de-lettres-word-acronym = { $subject } est un sigle.
dames-de-lettres-word-symbol = { $subject } est un symbole ou une abréviation, non un mot.
dames-de-lettres-word-grammatical-word = { $subject } n’est pas un mot que l’on joue.
dames-de-lettres-word-hyphen-or-apostrophe = { $subject } ne s’écrit pas d’un seul tenant : ni trait d’union ni apostrophe.
dames-de-lettres-word-wrong-accents = { $subject } n’a pas les bons accents.
dames-de-lettres-word-barred = L’arbitre a interdit { $subject }.
dames-de-lettres-three-words = { $subject } est de trop : deux mots au plus par coup.
dames-de-lettres-letters-shared = Les deux mots ont { $subject } en commun : ils ne partagent que la lettre jouée.
dames-de-lettres-same-direction = Les deux mots partent par { $subject } : il leur faut deux directions.
dames-de-lettres-already-written = { $subject } est déjà écrit.
dames-de-lettres-gender-goes-back = { $subject } est déjà écrit au féminin : on ne revient pas au masculin.
dames-de-lettres-number-goes-back = { $subject } est déjà écrit au pluriel : on ne revient pas au singulier.
dames-de-lettres-may-not-inflect = Vous avez écrit { $subject } : seul votre adversaire peut l’accorder.
dames-de-lettres-same-tense = { $subject } est déjà écrit, au même temps du même verbe.
dames-de-lettres-joker-not-earned = Pas de joker { $subject } : il faut un mot de sept lettres pour chacun.
dames-de-lettres-joker-gone = Le joker { $subject } n’est plus à gagner.
dames-de-lettres-joker-square-taken = Le joker ne va pas en { $subject } : la case est occupée.
dames-de-lettres-joker-outside-camp = Le joker se pose dans votre camp, pas en { $subject }.
dames-de-lettres-joker-without-square = Dites où poser le joker { $subject }.
dames-de-lettres-enemy-joker = Le joker en { $subject } est à votre adversaire : vous n’écrivez pas avec lui.
dames-de-lettres-not-announced = { $subject } n’a pas été annoncé.
dames-de-lettres-other-words = Le coup n’écrit pas ce qui était annoncé : { $subject }.
dames-de-lettres-word-owed = { $subject } était annoncé, le coup ne l’écrit pas.
dames-de-lettres-strict-only = Cela ne se dit qu’en partie stricte.
dames-de-lettres-already-announced = { $subject } est annoncé : une annonce ne se reprend pas.
dames-de-lettres-already-touched = La lettre en { $subject } est touchée : c’est elle qu’il faut jouer.
dames-de-lettres-already-said = « J’adoube » est déjà dit.
dames-de-lettres-other-letter-touched = La lettre en { $subject } était touchée : il fallait la jouer.
dames-de-lettres-nothing-to-press = Il n’y a pas de pendule à presser.
dames-de-lettres-press-first = Pressez d’abord la pendule.
dames-de-lettres-arbiter-only = Seul l’arbitre en décide.
dames-de-lettres-not-a-ruling = L’arbitre ne joue pas.
dames-de-lettres-already-ruled = L’arbitre s’est déjà prononcé sur { $subject }.

### Dames de Lettres (outcomes)
outcome-dames-de-lettres-conquest = Camp conquis
outcome-dames-de-lettres-reversal = Retournement total
outcome-dames-de-lettres-blocked = Plus aucun coup
outcome-dames-de-lettres-flag = Temps écoulé
outcome-dames-de-lettres-fault = Faute
outcome-dames-de-lettres-resignation = Abandon

### La Guerre des Mots (refusals)
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

### La Guerre des Mots (outcomes)
outcome-guerre-des-mots-central-cross = Croix centrale
outcome-guerre-des-mots-secondary-goal = But d’en face
outcome-guerre-des-mots-others-resigned = Tous les autres ont abandonné
outcome-guerre-des-mots-others-out-of-time = Tous les autres ont dépassé leur temps
outcome-guerre-des-mots-standstill = Plus personne ne pose de lettre
outcome-guerre-des-mots-repetition = Position répétée
outcome-guerre-des-mots-last-round = Dernier tour joué

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
table-keys = Raccourcis et commandes
table-zen-leave = Quitter le mode calme
table-you = vous
table-computer = L’ordinateur
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
legend-target = case permise
legend-capture = prise possible
legend-last = dernier coup
legend-threat = roi en échec
legend-premove = coup prévu

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
action-yes = Oui
action-no = Non
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
action-record-echecs = Fichier PGN
record-echecs = PGN
action-record-echec-et-mots = Feuille de la partie, en texte
action-record-chevaliers = Feuille de la partie, en texte
action-record-dames-de-lettres = Feuille de la partie, en texte
record-echec-et-mots = Feuille
record-chevaliers = Feuille
record-dames-de-lettres = Feuille
action-record-guerre-des-mots = Feuille de la partie, en texte
record-guerre-des-mots = Feuille
name-at-seat = { $name } ({ $seat })
name-within = { NAME($name) }
action-result = Résultat

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
end-title-draw = Partie nulle.
end-title-aborted = La partie est annulée.
end-aborted-text = Elle ne compte pas.
end-match = Le match : { $score }
end-match-going = Le match continue : { $score }
end-moves = { $count ->
    [one] un coup
   *[other] { $count } coups
  }
end-close = Fermer et regarder la position
fair-title = Le tirage était-il honnête ?
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
board-premove = coup prévu

command-label = Commande
command-placeholder-echecs = Cf3, 0-0 ou ?
command-placeholder-echec-et-mots = a0-c1 ou ?
command-placeholder-chevaliers = f2-f3 ou ?
command-placeholder-dames-de-lettres = D3-E4 ou ?
command-placeholder-guerre-des-mots = h18v (PARI)A ou ?
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
keys-help = cette aide
keys-walk = aller de case en case
keys-pick = prendre, poser
keys-cancel = lâcher la pièce, fermer
keys-draw = clic droit : tracer un cercle ou une flèche
keys-confirm = confirmer le coup

### Echecs (board)
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

### Échec et Mots (board)
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

### Échec et Mots (options and levels)
level-1-echec-et-mots = Il saute où il y a une lettre et connaît les mots de l’école.
level-2-echec-et-mots = Elle prend les voyelles et annonce dès qu’elle peut.
level-3-echec-et-mots = Il flâne d’une lettre à l’autre, avec des mots de tous les jours.
level-4-echec-et-mots = Elle garde ses cavaliers et a du vocabulaire.
level-5-echec-et-mots = Il connaît beaucoup de mots et voit venir les vôtres.
level-6-echec-et-mots = Elle calcule quelques coups et vise sept lettres.
level-7-echec-et-mots = Il prend aussi les lettres qui vous manquent.
level-8-echec-et-mots = Tous les mots du lexique, et de loin.
option-echec-et-mots-layout = Cases de départ
option-echec-et-mots-layout-corner79 = aux bouts du bandeau
option-echec-et-mots-layout-beyond = derrière le bandeau
option-echec-et-mots-layout-inner = sur les 49 cases
option-echec-et-mots-dots = Cases à point
option-echec-et-mots-dots-x5 = au centre, en croix de saint André
option-echec-et-mots-dots-plus5 = au centre, en croix droite
option-echec-et-mots-next_start = Qui commence la partie suivante ?
option-echec-et-mots-next_start-loser = le perdant
option-echec-et-mots-next_start-alternate = chacun son tour
option-echec-et-mots-next_start-lot = le sort
option-echec-et-mots-start_entry = Entrer sur un départ adverse
option-echec-et-mots-start_entry-own_only = jamais
option-echec-et-mots-start_entry-protected = s’il est vide
option-echec-et-mots-start_entry-free = comme ailleurs
option-echec-et-mots-start_safe = Sur son départ, un cavalier est
option-echec-et-mots-start_safe-true = à l’abri
option-echec-et-mots-start_safe-false = prenable
option-echec-et-mots-word_classes = Mots permis
option-echec-et-mots-word_classes-open = tous, sauf formes conjuguées
option-echec-et-mots-word_classes-strict = noms, adjectifs, infinitifs, participes
option-echec-et-mots-bonus_cap = Bonus à partir de onze lettres
option-echec-et-mots-floor_zero = Sans mot, le compte
option-echec-et-mots-floor_zero-false = peut descendre sous zéro
option-echec-et-mots-floor_zero-true = ne descend pas sous zéro
option-echec-et-mots-capture10 = Les dix points du second cavalier
option-echec-et-mots-capture10-after = s’ajoutent après la comparaison
option-echec-et-mots-capture10-in_comparison = comptent dans la comparaison
option-echec-et-mots-tie = Égalité
option-echec-et-mots-tie-totals = sur les totaux
option-echec-et-mots-tie-words = sur les points des mots
option-echec-et-mots-bad_announce = Une annonce fausse
option-echec-et-mots-bad_announce-refuse = est refusée, sans frais
option-echec-et-mots-bad_announce-void_turn = coûte le tour
option-echec-et-mots-bad_announce-forfeit_word = coûte le mot
option-echec-et-mots-match = La manche se gagne
option-echec-et-mots-match-points = aux points
option-echec-et-mots-match-games = aux parties
option-echec-et-mots-quiet_end = Trop de coups sans prise
option-echec-et-mots-quiet_end-true = rendent la partie nulle
option-echec-et-mots-quiet_end-false = n’arrêtent rien : la feuille à la lettre
option-echec-et-mots-quiet_limit = Demi-coups sans prise avant la nulle
option-echec-et-mots-reply = La réponse
option-echec-et-mots-reply-player = est composée par le joueur
option-echec-et-mots-reply-auto = est trouvée par la table
option-echec-et-mots-notes = Carnet des lettres adverses
option-echec-et-mots-notes-auto = tenu par la page
option-echec-et-mots-notes-manual = coché à la main
option-echec-et-mots-notes-off = sans carnet
option-echec-et-mots-forfeit_points = Points d’un gain par abandon, au moins

### Échec aux Chevaliers (options)
option-chevaliers-seats = Joueurs
option-chevaliers-seats-2 = deux
option-chevaliers-seats-4 = quatre, en deux équipes
option-chevaliers-team = Dans une équipe
option-chevaliers-team-free = joue qui veut
option-chevaliers-team-alternate = on joue à tour de rôle
option-chevaliers-layout = Plateau
option-chevaliers-layout-c98 = 11 × 9 sans le centre, deux couloirs
option-chevaliers-layout-c98b = 11 × 9 sans le centre, étangs deux à deux
option-chevaliers-layout-c98c = 11 × 9 sans le centre, passages d’une case
option-chevaliers-layout-c98s = 11 × 9 sans le centre, château derrière l’armée
option-chevaliers-layout-d98 = 12 × 8 et deux châteaux à part
option-chevaliers-layout-e98 = 11 × 9 sans la case k5, un couloir
option-chevaliers-layout-k98 = 11 × 8 et une ligne de château par camp
option-chevaliers-layout-r99 = 11 × 9 entier, un couloir
option-chevaliers-layout-t98 = 7 × 14
option-chevaliers-capture = Une prise possible
option-chevaliers-capture-strict = est obligatoire
option-chevaliers-capture-as_written = peut être oubliée
option-chevaliers-capture-claim = peut être oubliée, et signalée
option-chevaliers-chain = Une prise commencée
option-chevaliers-chain-must = va jusqu’au bout
option-chevaliers-chain-may = peut s’arrêter en route
option-chevaliers-men_leap = Sauter par-dessus les siens
option-chevaliers-men_leap-false = les chevaliers seulement
option-chevaliers-men_leap-true = les hommes d’armes aussi
option-chevaliers-men_capture_back = Un homme d’armes prend en arrière
option-chevaliers-men_capture_back-true = oui
option-chevaliers-men_capture_back-false = non
option-chevaliers-charge_forces = Une prise après des sauts
option-chevaliers-charge_forces-false = n’oblige pas
option-chevaliers-charge_forces-true = oblige aussi
option-chevaliers-leap_after_capture = Sauter après avoir pris
option-chevaliers-leap_after_capture-false = jamais
option-chevaliers-leap_after_capture-true = les chevaliers le peuvent
option-chevaliers-castle_hold = Le château adverse se gagne
option-chevaliers-castle_hold-1 = en y tenant un tour
option-chevaliers-castle_hold-0 = dès qu’on y entre
option-chevaliers-own_castle = Entrer dans son propre château
option-chevaliers-own_castle-allowed = permis
option-chevaliers-own_castle-forbidden = par une prise seulement
option-chevaliers-stalemate = Un camp bloqué
option-chevaliers-stalemate-loss = perd
option-chevaliers-stalemate-draw = fait nulle
option-chevaliers-repetition = Nulle quand une position revient tant de fois
option-chevaliers-no_progress = Coups sans progrès avant la nulle

### Dames de Lettres (options)
option-dames-de-lettres-mode = Un coup faux
option-dames-de-lettres-mode-friendly = est refusé
option-dames-de-lettres-mode-strict = fait perdre, comme sur table
option-dames-de-lettres-path = Les lettres d’un mot
option-dames-de-lettres-path-contact = se touchent, en biais aussi
option-dames-de-lettres-path-straight = sont en ligne droite
option-dames-de-lettres-path-orthogonal = se touchent par un côté
option-dames-de-lettres-capture = Une lettre prise
option-dames-de-lettres-capture-remove = quitte le plateau
option-dames-de-lettres-capture-turn = se retourne et reste
option-dames-de-lettres-jump_own = Sauter ses propres lettres
option-dames-de-lettres-jump_own-false = non
option-dames-de-lettres-jump_own-true = oui
option-dames-de-lettres-capture_path = Les prises d’un coup
option-dames-de-lettres-capture_path-line = sur une seule ligne
option-dames-de-lettres-capture_path-chain = en tournant, comme aux dames
option-dames-de-lettres-ppf = Prise pure finale
option-dames-de-lettres-ppf-board = de la dernière lettre du plateau
option-dames-de-lettres-ppf-enemy_camp = de la dernière lettre de son camp
option-dames-de-lettres-last_letter = La dernière lettre d’un camp y reste
option-dames-de-lettres-last_letter-all = toujours
option-dames-de-lettres-last_letter-words = sauf pour une prise pure
option-dames-de-lettres-reuse = Une lettre sert deux fois dans un mot
option-dames-de-lettres-reuse-false = non
option-dames-de-lettres-reuse-true = oui
option-dames-de-lettres-fork = Les deux mots d’un double
option-dames-de-lettres-fork-disjoint = ne partagent que la lettre jouée
option-dames-de-lettres-fork-first_step = partent de deux côtés
option-dames-de-lettres-homograph = Un mot à plusieurs lectures
option-dames-de-lettres-homograph-best = prend celle qui passe
option-dames-de-lettres-homograph-lenient = et les anciens aussi
option-dames-de-lettres-homograph-strict = ne passe que si toutes passent
option-dames-de-lettres-inflect_by = Mettre un mot au féminin ou au pluriel
option-dames-de-lettres-inflect_by-opponent = l’adversaire de qui l’a écrit
option-dames-de-lettres-inflect_by-any = chacun
option-dames-de-lettres-joker_len = Un joker pour un mot de
option-dames-de-lettres-joker_len-min7 = sept lettres ou plus
option-dames-de-lettres-joker_len-exact7 = sept lettres juste
option-dames-de-lettres-joker_entry = Le joker se pose
option-dames-de-lettres-joker_entry-own_camp = aussitôt, dans son camp
option-dames-de-lettres-joker_entry-anywhere = aussitôt, où l’on veut
option-dames-de-lettres-joker_entry-reserve = quand on veut
option-dames-de-lettres-joker_counts = Les jokers comptent pour la fin
option-dames-de-lettres-joker_counts-false = non
option-dames-de-lettres-joker_counts-true = oui
option-dames-de-lettres-grace = Coups stratégiques
option-dames-de-lettres-grace-first_word_or_first_turn = jusqu’au premier mot, et au premier tour
option-dames-de-lettres-grace-first_word = jusqu’au premier mot
option-dames-de-lettres-strategic = Qu’il n’y ait pas de mot
option-dames-de-lettres-strategic-checked = est vérifié
option-dames-de-lettres-strategic-on_claim = est cru sur parole
option-dames-de-lettres-blocked_opening = Une ouverture sans mot
option-dames-de-lettres-blocked_opening-new_deal = redonne les lettres après vingt coups stratégiques chacun
option-dames-de-lettres-blocked_opening-goes_on = continue, à la lettre de la règle
option-dames-de-lettres-same_tense = Une autre personne du même temps
option-dames-de-lettres-same_tense-forbid = non
option-dames-de-lettres-same_tense-allow = oui
option-dames-de-lettres-camp_cross = Pour passer dans l’autre camp, il faut
option-dames-de-lettres-camp_cross-any_letter = une lettre du mot
option-dames-de-lettres-camp_cross-enemy_letter_or_moved = une lettre adverse ou la lettre jouée
option-dames-de-lettres-game2 = Qui commence la deuxième partie ?
option-dames-de-lettres-game2-swap = l’autre
option-dames-de-lettres-game2-lot = le sort
option-dames-de-lettres-game2-loser = le perdant
option-dames-de-lettres-ppf_double = Un retournement par une prise sans mot compte
option-dames-de-lettres-ppf_double-true = double
option-dames-de-lettres-ppf_double-false = simple
option-dames-de-lettres-clock = La pendule s’arrête
option-dames-de-lettres-clock-auto = avec le coup
option-dames-de-lettres-clock-press = quand on la presse, en partie stricte

### La Guerre des Mots (options)
option-guerre-des-mots-seats = Nombre de joueurs
option-guerre-des-mots-level = La règle
option-guerre-des-mots-level-general = générale
option-guerre-des-mots-level-general-note = Tout le jeu : à la règle simplifiée s’ajoutent les accents exacts, la lettre qu’on tourne à angle droit et le blocus de toute une chaîne par les pièces d’échecs.
option-guerre-des-mots-level-general_1 = générale, première partie
option-guerre-des-mots-level-general_1-note = La première moitié de la règle générale : accents exacts et lettres tournées, mais ni piratage, ni reprise, ni tir, ni blocus.
option-guerre-des-mots-level-simplified = simplifiée
option-guerre-des-mots-level-simplified-note = Pour commencer : on pose, on capture, on rejoue, on pirate, on tire, on protège un mot d’une croix. Les accents ne comptent pas.
option-guerre-des-mots-accents = Les accents
option-guerre-des-mots-accents-by_level = selon la règle
option-guerre-des-mots-accents-exact = comptent
option-guerre-des-mots-accents-ignored = ne comptent pas
option-guerre-des-mots-simplified_strict = Règle simplifiée à la lettre
option-guerre-des-mots-simplified_strict-false = non
option-guerre-des-mots-simplified_strict-true = oui
option-guerre-des-mots-hand = Les lettres de la donne
option-guerre-des-mots-hand-printed = en plus du joker et de la croix
option-guerre-des-mots-hand-inclusive = joker et croix compris
option-guerre-des-mots-seating = Les bases
option-guerre-des-mots-seating-sides = celles de son côté
option-guerre-des-mots-seating-corner = celles de son coin
option-guerre-des-mots-seating-one_base_each = une seule chacun
option-guerre-des-mots-two_letter_links = Un mot de deux lettres en relie deux autres
option-guerre-des-mots-two_letter_links-on = oui
option-guerre-des-mots-two_letter_links-off = non
option-guerre-des-mots-transfer_same_end = Un transfert revient au même bout
option-guerre-des-mots-transfer_same_end-false = non
option-guerre-des-mots-transfer_same_end-true = oui
option-guerre-des-mots-pivot_pair_must_be_word = La lettre tournée forme déjà un mot avec sa voisine
option-guerre-des-mots-pivot_pair_must_be_word-on = oui
option-guerre-des-mots-pivot_pair_must_be_word-off = pas forcément
option-guerre-des-mots-bonus_min_len = Lettres d’un mot pris pour rejouer
option-guerre-des-mots-max_coups_per_turn = Coups par tour au plus, 0 pour ne pas compter
option-guerre-des-mots-sweep_base = Un tir emporte aussi le mot de base
option-guerre-des-mots-sweep_base-false = non
option-guerre-des-mots-sweep_base-true = oui
option-guerre-des-mots-cross_immune = Les croix sont hors d’atteinte des tirs
option-guerre-des-mots-cross_immune-false = non
option-guerre-des-mots-cross_immune-true = oui
option-guerre-des-mots-knights = Des cavaliers
option-guerre-des-mots-knights-on = oui
option-guerre-des-mots-knights-off = non, des fous
option-guerre-des-mots-draw = Pioche quand on est bloqué
option-guerre-des-mots-draw-declared = sur parole
option-guerre-des-mots-draw-verified = si aucun coup n’est trouvé
option-guerre-des-mots-draw-never = jamais
option-guerre-des-mots-open_arsenals = Arsenaux ouverts
option-guerre-des-mots-open_arsenals-false = non
option-guerre-des-mots-open_arsenals-true = oui
option-guerre-des-mots-public_backs = Dos des voyelles du plateau visibles
option-guerre-des-mots-public_backs-false = non
option-guerre-des-mots-public_backs-true = oui
option-guerre-des-mots-on_error = Une erreur
option-guerre-des-mots-on_error-turn = coûte le tour
option-guerre-des-mots-on_error-turn-note = Comme autour de la boîte : un mot sans sens fait perdre le tour, et rien n’en avertit.
option-guerre-des-mots-on_error-refuse = est refusée
option-guerre-des-mots-on_error-refuse-note = Entre amis : le mot sans sens est montré avant d’être posé, et le tour reste à vous.
option-guerre-des-mots-hook_any_extension = Crochet sur tout rallongement
option-guerre-des-mots-hook_any_extension-false = non, une flexion
option-guerre-des-mots-hook_any_extension-true = oui
option-guerre-des-mots-compounds = Mots composés
option-guerre-des-mots-compounds-on = oui
option-guerre-des-mots-compounds-off = non
option-guerre-des-mots-freeze = Un blocus de la chaîne gèle
option-guerre-des-mots-freeze-player = le joueur
option-guerre-des-mots-freeze-chain = cette chaîne
option-guerre-des-mots-ally_reprise = Reprendre des lettres pour un autre
option-guerre-des-mots-ally_reprise-consent = s’il le veut bien
option-guerre-des-mots-ally_reprise-off = jamais
option-guerre-des-mots-secondary_long_words = Un mot plus long gagne sur le but d’en face
option-guerre-des-mots-secondary_long_words-false = non
option-guerre-des-mots-secondary_long_words-true = oui
option-guerre-des-mots-max_rounds = Tours de table au plus
option-guerre-des-mots-proximity = Sans vainqueur, le plus proche de la croix gagne
option-guerre-des-mots-proximity-on = oui
option-guerre-des-mots-proximity-off = non
option-guerre-des-mots-remind_shots = Proposer les tirs à portée
option-guerre-des-mots-remind_shots-false = si les erreurs sont refusées
option-guerre-des-mots-remind_shots-true = toujours
option-guerre-des-mots-reserve_all = Jokers et croix de trop dans la réserve
option-guerre-des-mots-reserve_all-false = non
option-guerre-des-mots-reserve_all-true = oui

### Teams: tables for more than two
side-chevaliers-0 = Argentés
side-chevaliers-1 = Dorés
seat-chevaliers-0 = Chevaliers argentés
seat-chevaliers-1 = Chevaliers dorés
seat-chevaliers-2 = Hommes d’armes argentés
seat-chevaliers-3 = Hommes d’armes dorés
side-dames-de-lettres-0 = Rouges
side-dames-de-lettres-1 = Noirs
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
team-free = L’un ou l’autre joue
team-alternate = Chacun son tour
team-free-note = À chaque tour l’équipe déplace une pièce, de l’un ou de l’autre : le premier coup joué compte.
team-alternate-note = Les quatre joueurs se suivent : l’un, un adversaire, son partenaire, l’autre adversaire.
team-free-mixed = L’ordinateur laisse alors tous les coups à son partenaire.
team-alternate-mixed = Choisi pour que l’ordinateur joue aussi : sinon, il laisse tous les coups à son partenaire.
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
team-hand-over = À mon partenaire ({ $name })
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
yours-waiting-many = En attente de joueurs
yours-with = Avec { NAME($names) }
yours-with-against = Avec { NAME($partners) }, contre { NAME($rivals) }
open-vacancies = { $count ->
    [one] une place libre
   *[other] { $count } places libres
  }

### Échec aux Chevaliers (board)
level-1-chevaliers = Il pousse ses hommes d’armes et prend quand la règle l’y oblige.
level-2-chevaliers = Elle voit les prises, pas encore ce qui les suit.
level-3-chevaliers = Il avance au petit trot et oublie parfois son château.
level-4-chevaliers = Elle compte les échanges et garde sa porte.
level-5-chevaliers = Il prépare ses charges et punit les pièces isolées.
level-6-chevaliers = Elle voit venir les longues prises et les tend en piège.
level-7-chevaliers = Il manœuvre loin, un chevalier toujours près du château.
level-8-chevaliers = Toute sa force : pas un saut ne lui échappe.
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

level-1-dames-de-lettres = Il écrit le premier petit mot qu’il voit, souvent de trois lettres.
level-2-dames-de-lettres = Elle connaît les mots de l’école et retourne ce qui s’offre.
level-3-dames-de-lettres = Il cherche à retourner plus d’une lettre, et oublie son camp.
level-4-dames-de-lettres = Elle surveille votre réponse avant d’écrire.
level-5-dames-de-lettres = Il garde son camp et prend ce qui traîne.
level-6-dames-de-lettres = Elle écrit deux mots d’un coup et pense aux jokers.
level-7-dames-de-lettres = Il vise le camp d’en face et vous laisse peu de mots.
level-8-dames-de-lettres = Toute sa force et tout le dictionnaire.

ddl-board = Plateau de Dames de Lettres, trait aux { $side }
ddl-letter-of = lettre { $letter } { $colour ->
    [red] rouge
   *[black] noire
}
ddl-joker-of = joker { $letter } { $colour ->
    [red] rouge
   *[black] noir
}
ddl-empty = vide
ddl-camp-of = camp des { $side }
ddl-letter-number = lettre { $number } du mot
ddl-will-turn = sera retournée
ddl-berth = le joker peut y entrer
ddl-strip = { $home } chez soi · { $away } en face
ddl-strip-whole = { $letters ->
    [1] une lettre
   *[other] { $letters } lettres
}
ddl-strip-title = { $letters ->
    [0] aucune lettre
    [one] une lettre
   *[other] { $letters } lettres
} en jeu : { $home } dans son camp, { $away } dans celui d’en face
ddl-legend-red = lettre rouge, bord cranté
ddl-legend-black = lettre noire, anneau
ddl-legend-joker = joker, marqué d’une étoile
ddl-legend-target = case où glisser
ddl-legend-capture = glissade qui prend
ddl-legend-last = dernier coup

ddl-rule-over = La partie est finie. Les flèches permettent de la relire coup par coup.
ddl-rule-paused = L’arbitre a suspendu la partie : les pendules sont arrêtées.
ddl-rule-press = Le coup est joué, votre temps court jusqu’à ce que vous appuyiez sur la pendule.
ddl-rule-joker = Le joker entre tout de suite, sur une case vide de votre camp. On peut aussi le laisser.
ddl-rule-word = Un mot se lit de proche en proche, diagonales comprises, et passe par la lettre déplacée.
ddl-rule-enemy = Il prend au moins une lettre adverse, qui se retourne.
ddl-rule-camp = Parti de chez soi, il doit toucher le camp d’en face.
ddl-rule-last = Vous n’avez plus qu’une lettre dans votre camp : elle ne peut pas en sortir.
ddl-rule-slide = Une lettre glisse en ligne droite, dans les huit sens, aussi loin qu’on veut.
ddl-rule-capture = Elle prend une lettre adverse isolée en passant par-dessus, si la case derrière est libre.
ddl-rule-pure = Partie de son camp, une prise se passe de mot.
ddl-rule-strict = Partie stricte : on annonce son mot, puis on joue. Une faute perd la partie.
ddl-rule-touch = Lettre touchée, lettre jouée, sauf si l’on a dit « J’adoube ».
ddl-rule-aim = Gagne qui ne laisse aucune lettre adverse dans le camp d’en face et y a une des siennes.
ddl-rule-opening = Tant qu’aucun mot n’est écrit, qui n’en trouve pas peut glisser une lettre sans mot.
ddl-rule-reversal = Retourner ou prendre toutes les lettres d’en face compte double.

ddl-hint-none = Prenez une lettre, ou tapez un mot.
ddl-hint-announced = Le mot est annoncé : prenez la lettre et écrivez-le.
ddl-hint-ready = Le coup est prêt : jouez-le.
ddl-hint-chosen = { $letter } en { $square } : { $count ->
    [0] aucune case libre.
    [one] une case où glisser.
   *[other] { $count } cases où glisser.
} { $takes ->
    [0] {""}
    [one] Une glissade prend.
   *[other] { $takes } glissades prennent.
}
ddl-hint-trace = Tracez le mot sur les lettres, par { $square }, ou tapez-le.
ddl-hint-wordless = Ce coup peut se jouer sans mot. Sinon, tracez ou tapez le mot, par { $square }.
ddl-hint-joker = Choisissez la case du joker { $letter }.
ddl-alarm-press = Appuyez sur la pendule !
ddl-alarm-owed = Mot annoncé : { $words }. Il faut l’écrire.
ddl-alarm-announced = Les { $side } annoncent { $words }.
ddl-alarm-touched = Lettre touchée : { $square } doit jouer.

ddl-bench = Le coup en préparation
ddl-word = Votre mot
ddl-word-placeholder = Votre mot
ddl-let-go = Tout lâcher
ddl-back = Un pas en arrière
ddl-play = { $count ->
    [one] Écrire le mot
   *[other] Écrire les deux mots
}
ddl-play-wordless = Sans mot
ddl-announce = Annoncer { $words }
ddl-second = 2e mot
ddl-second-title = Un second mot, par la même lettre
ddl-adoube = J’adoube
ddl-adoube-title = Toucher des lettres sans être tenu de les jouer
ddl-press = Appuyer sur la pendule
ddl-ways = { $count } façons de l’écrire
ddl-turns = { $count ->
    [0] n’en retourne aucune
    [one] en retourne une
   *[other] en retourne { $count }
}
ddl-routes = { $count } chemins jusque-là
ddl-takes = { $count ->
    [0] ne prend rien
    [one] en prend une
   *[other] en prend { $count }
}
ddl-turned = { $count ->
    [0] Aucune lettre retournée
    [one] Une lettre retournée
   *[other] { $count } lettres retournées
}
ddl-captured = { $count ->
    [one] · une prise
   *[other] · { $count } prises
}
ddl-verdict-word = Tracez ou tapez le mot.
ddl-verdict-second = Tracez ou tapez le second mot.
ddl-verdict-blind = Partie stricte : le mot n’est pas vérifié d’avance.
ddl-fault-short = Un mot a trois lettres au moins.
ddl-fault-path = { $word } ne se lit pas par la lettre déplacée.
ddl-fault-nowhere = Aucune de vos lettres ne peut glisser pour écrire { $word }.
ddl-fault-moved = Le mot doit passer par la lettre déplacée.
ddl-fault-enemy = { $word } ne prend aucune lettre adverse.
ddl-fault-camp = La lettre part de votre camp : le mot doit toucher le camp d’en face.
ddl-fault-last = C’est la dernière lettre de votre camp : elle ne peut pas en sortir.
ddl-fault-barred = L’arbitre a écarté { $word }.
ddl-fault-used = { $word } a déjà été écrit{ $by ->
    [0] {" "}par les Rouges.
    [1] {" "}par les Noirs.
   *[other] .
}
ddl-fault-fork = Les deux mots partagent d’autres lettres que la lettre déplacée : voyez { $word }.
ddl-jokers = Joker gagné
ddl-joker-which = { $count ->
    [0] Un joker de la réserve ?
    [one] Ce mot gagne un joker. Lequel ?
   *[other] Ces mots gagnent deux jokers. Lesquels ?
}
ddl-joker-where = Où ? Une case marquée sur le plateau.
ddl-joker-take = Joker { $letter } { $square }
ddl-joker-kept = gardé

ddl-used = Mots déjà écrits
ddl-no-words = Aucun mot n’est encore écrit.
ddl-forbids = Aucun ne revient. Un nom ou un adjectif ne recule ni en genre ni en nombre, et seul l’adversaire l’accorde ; un verbe change de temps.
ddl-admitted = L’arbitre admet : { $words }.
ddl-barred = L’arbitre écarte : { $words }.
ddl-stock = Jokers à gagner
ddl-stock-note = À qui écrit sept lettres.
ddl-stock-empty = Il n’en reste plus.
ddl-bag = { $count ->
    [0] Le sac est vide : c’est la dernière partie.
    [one] Le sac garde une lettre pour la suite du match ; celles d’une partie n’y reviennent pas.
   *[other] Le sac garde { $count } lettres pour la suite du match ; celles d’une partie n’y reviennent pas.
}
ddl-reserve = Gardés par les { $side } : { $letters }.
ddl-dictionary = Dictionnaire
ddl-lookup = Chercher un mot
ddl-lookup-note = On le consulte sur son propre temps.
ddl-lookup-good = { $word } est admis.

ddl-end-conquest = Plus une lettre des { $other } dans leur camp : les { $side } l’occupent.
ddl-end-reversal = Il ne reste aucune lettre aux { $other }.
ddl-end-blocked = Les { $other } n’ont plus aucun coup permis.
ddl-end-flag = Le temps des { $other } est écoulé.
ddl-end-fault = Faute des { $other }.
ddl-end-resignation = Les { $other } abandonnent.
ddl-end-twice = La victoire compte pour deux parties.
ddl-end-move = Le coup fautif : { $move }.

ddl-rulings = Vos décisions
ddl-ruling-word = Mot en litige
ddl-ruling-admit = Admettre ce mot
ddl-ruling-bar = Écarter ce mot
ddl-ruling-fault = Faute des { $side }
ddl-ruling-sure = Faute des { $side } : ils perdent la partie. Sûr ?
ddl-ruled-fault = L’arbitre déclare une faute des { $side }.
ddl-ruled-admit = L’arbitre admet { $word }.
ddl-ruled-bar = L’arbitre écarte { $word }.

ddl-said-by = { $side }, { $move }
ddl-said-move = { $from } { $count ->
    [0] vers
   *[other] prend et va en
} { $to }
ddl-said-word = { $word }, { $count ->
    [one] une lettre retournée
   *[other] { $count } lettres retournées
}
ddl-said-joker-kept = joker { $letter } gardé
ddl-said-joker = joker { $letter } en { $square }
ddl-said-fault = faute par { $move }
ddl-said-slid = { $from } en { $to }. Tracez ou tapez le mot.
ddl-said-traced = Mot : { $word }
ddl-said-back = Un pas en arrière : { $move }
ddl-said-adoube = Les { $side } disent : j’adoube
ddl-said-dealt = Nouvelle donne
ddl-no-move = Aucun coup joué.
ddl-which-square = Quelle case ? Par exemple D3.
ddl-count = { $side } : { $letters ->
    [0] aucune lettre
    [one] une lettre
   *[other] { $letters } lettres
}, { $home } chez soi, { $away } en face.
ddl-strict-only = On n’annonce que dans une partie stricte.
ddl-typed-slide = La lettre est posée : tapez le mot, ou tracez-le.
ddl-typed-wordless = La lettre est posée : Entrée joue ce coup sans mot.
ddl-typed-word = { $word } : { $count ->
    [one] Entrée l’écrit.
   *[other] { $count } chemins, choisissez-en un, puis Entrée.
}
ddl-key-word = écrire le mot
ddl-key-back = un pas en arrière dans le coup en préparation
ddl-key-double = commencer le second mot
ddl-type-move = D3-E4 MOTS, A1xA5
ddl-does-move = glisser et écrire, prendre sans mot
ddl-type-square = s D3
ddl-does-square = ce qu’il y a sur la case
ddl-type-words = mots
ddl-does-words = les mots déjà écrits
ddl-type-count = compte
ddl-does-count = les lettres de chacun
ddl-type-last = dernier
ddl-does-last = le dernier coup
ddl-type-announce = annonce MOT
ddl-does-announce = annoncer, dans une partie stricte

### La Guerre des Mots (board)
compass-S = Sud
compass-O = Ouest
compass-N = Nord
compass-E = Est
compass-SO = Sud-Ouest
compass-OSO = Ouest-Sud-Ouest
compass-ONO = Ouest-Nord-Ouest
compass-NO = Nord-Ouest
compass-NE = Nord-Est
compass-ENE = Est-Nord-Est
compass-ESE = Est-Sud-Est
compass-SE = Sud-Est
side-guerre-des-mots-0 = Sud
side-guerre-des-mots-1 = Nord
table-turn-side-guerre-des-mots = { A($side, start: 1) } de jouer.
end-title-side-wins-guerre-des-mots = { NAME($side, start: 1) } gagne la partie.
state-side-won-guerre-des-mots = { NAME($side, start: 1) } gagne
level-1-guerre-des-mots = Il pose ses propres lettres, en petits mots, un peu au hasard.
level-2-guerre-des-mots = Elle avance vers la croix et prend parfois des lettres aux autres.
level-3-guerre-des-mots = Il capture quand il peut, un coup à la fois.
level-4-guerre-des-mots = Elle voit les coups qui la font rejouer.
level-5-guerre-des-mots = Il enchaîne les coups d’un tour et regarde ce qu’il vous laisse.
level-6-guerre-des-mots = Elle sait plus de mots, rejoue longtemps et ne se trompe presque pas.
level-7-guerre-des-mots = Il pense à votre réponse avant de poser.
level-8-guerre-des-mots = Toute sa force, tout le dictionnaire, et vos lettres devinées.
gdm-board = Plateau de La Guerre des Mots, { A($side) } de jouer
gdm-zoom-in = Regarder de près
gdm-zoom-out = Voir tout le plateau
gdm-roster = Les chaînes
gdm-roster-letters = lettres
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
box-lesson = Première leçon
gdm-lesson = Première leçon : de la base à la croix
gdm-lesson-count = { $at } sur { $of }
gdm-lesson-leave = Quitter la leçon
gdm-lesson-back = Revenir
gdm-lesson-next = Voir ce coup
gdm-lesson-show = Montrer
gdm-lesson-end = Fermer la leçon
gdm-lesson-play = Une première partie
gdm-lesson-other = Ce coup se jouerait peut-être, mais la leçon en attend un autre : relisez, ou faites-le montrer.
gdm-lesson-1 = Vous êtes au Sud-Ouest. Le premier mot a quatre lettres, sur votre base bleue : touchez e22, écrivez RUSA ou touchez ses lettres, et posez-le.
gdm-lesson-2 = À l’Ouest-Sud-Ouest, un autre joueur commence sa chaîne par PAIR.
gdm-lesson-3 = Il enchaîne PRÉ à angle droit, sur le P.
gdm-lesson-4 = Prenez-lui PAIR : touchez R en c20, puis I, A et P. Il lui reste RÉ, qui est un mot. Posez ces lettres en PARIA sur votre A : touchez h18 et écrivez PARI.
gdm-lesson-5 = Un mot pris à une seule chaîne, sans lettre de l’Arsenal : vous rejouez. Prenez R, U et S à l’autre bout de votre chaîne : touchez e22 deux fois (une seule commencerait un mot), puis f22 et g22. Posez URS à droite du P, en i18 : PURS.
gdm-lesson-6 = Votre voisin rallonge RÉ en NARRÉ.
gdm-lesson-7 = Montez vers la croix : touchez k13 et écrivez ORALE au-dessus du S. Le R tombe sur une case verte : vous rejouez encore.
gdm-lesson-8 = Il vous faut R, N et A. Prenez N, A et R à NARRÉ depuis a17 : il reste RÉ. Posez RNA à droite du O, en l13.
gdm-lesson-9 = ORNA couvre deux brunes et deux rouges en ligne : la partie est gagnée. À vous, contre l’ordinateur : il joue la règle simplifiée et les erreurs sont refusées.
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
