## Shelf: what every page may tell

# Everywhere
game-dames-de-lettres = Dames de Lettres
rule-dames-de-lettres = Règle de la boîte

# Home
box-dames-de-lettres = Écrivez un mot, les lettres d’en face se retournent.
box-play-dames-de-lettres = Jouer aux Dames de Lettres contre l’ordinateur, force { $level }

# Outcomes
outcome-dames-de-lettres-conquest = Camp conquis
outcome-dames-de-lettres-reversal = Retournement total
outcome-dames-de-lettres-blocked = Plus aucun coup
outcome-dames-de-lettres-flag = Temps écoulé
outcome-dames-de-lettres-fault = Faute
outcome-dames-de-lettres-resignation = Abandon

# Sides
side-dames-de-lettres-0 = Rouges
side-dames-de-lettres-1 = Noirs

## Settings: what the panel of settings tells

# Sounds
sound-dames-de-lettres-adjusted = lettre remise droite
sound-dames-de-lettres-faulted = faute
sound-dames-de-lettres-pressed = pendule pressée
sound-dames-de-lettres-turned = lettres retournées

## Choices: what the dialog of a new game tells, and the table

# New game
new-title-dames-de-lettres = Nouvelle partie de Dames de Lettres

# Levels
level-1-dames-de-lettres = Il écrit le premier petit mot qu’il voit, souvent de trois lettres.
level-2-dames-de-lettres = Elle connaît les mots de l’école et retourne ce qui s’offre.
level-3-dames-de-lettres = Il cherche à retourner plus d’une lettre, et oublie son camp.
level-4-dames-de-lettres = Elle surveille votre réponse avant d’écrire.
level-5-dames-de-lettres = Il garde son camp et prend ce qui traîne.
level-6-dames-de-lettres = Elle écrit deux mots d’un coup et pense aux jokers.
level-7-dames-de-lettres = Il vise le camp d’en face et vous laisse peu de mots.
level-8-dames-de-lettres = Toute sa force et tout le dictionnaire.

## Dictionary: what the dictionary tells

# Letters
letters-set-dames-de-lettres = Dames de Lettres

## Table: what tables and lessons alone tell

# Invitation
invite-share-text-dames-de-lettres = Une partie de Dames de Lettres ? La table est dressée.
invite-from-dames-de-lettres = { $name } vous invite à une partie de Dames de Lettres.
invite-from-nobody-dames-de-lettres = Une table de Dames de Lettres vous attend.

# Why a move of a hint is good
why-dames-de-lettres-announces = Annoncez { $word }, puis jouez-le.
why-dames-de-lettres-presses = Votre coup est joué : appuyez sur la pendule.
why-dames-de-lettres-reverses = Ne laisse plus une seule lettre à l’adversaire : c’est gagné.
why-dames-de-lettres-conquers = Conquiert le camp adverse : c’est gagné.
why-dames-de-lettres-blocks = L’adversaire n’a plus de coup : c’est gagné.
why-dames-de-lettres-joker = { $word } : { $turned ->
        [one] une lettre retournée
       *[other] { $turned } lettres retournées
    }, et un joker gagné.
why-dames-de-lettres-doubles = Deux mots d’un coup, { $word }, qui retournent { $turned ->
        [one] une lettre
       *[other] { $turned } lettres
    }.
why-dames-de-lettres-captures-and-turns = Prend { $captured ->
        [one] une lettre
       *[other] { $captured } lettres
    }, et { $word } en retourne { $turned }.
why-dames-de-lettres-turns = { $word } retourne { $turned ->
        [one] une lettre
       *[other] { $turned } lettres
    }.
why-dames-de-lettres-captures = Prend { $captured ->
        [one] une lettre
       *[other] { $captured } lettres
    }.
why-dames-de-lettres-prepares = Aucun mot ne s’écrit encore : place une lettre pour la suite.

# Refusals
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

# Table
action-record-dames-de-lettres = Feuille de la partie, en texte
record-dames-de-lettres = Feuille
command-placeholder-dames-de-lettres = D3-E4 ou ?

# Board
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
ddl-objection-short = Un mot a trois lettres au moins.
ddl-objection-path = { $word } ne se lit pas par la lettre déplacée.
ddl-objection-nowhere = Aucune de vos lettres ne peut glisser pour écrire { $word }.
ddl-objection-moved = Le mot doit passer par la lettre déplacée.
ddl-objection-enemy = { $word } ne prend aucune lettre adverse.
ddl-objection-camp = La lettre part de votre camp : le mot doit toucher le camp d’en face.
ddl-objection-last = C’est la dernière lettre de votre camp : elle ne peut pas en sortir.
ddl-objection-barred = L’arbitre a écarté { $word }.
ddl-objection-used = { $word } a déjà été écrit{ $by ->
    [0] {" "}par les Rouges.
    [1] {" "}par les Noirs.
   *[other] .
}
ddl-objection-fork = Les deux mots partagent d’autres lettres que la lettre déplacée : voyez { $word }.
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
ddl-end-best = Le plus beau mot :
ddl-end-best-word = { $word }, { $count ->
    [0] sans rien retourner
    [one] une lettre retournée
   *[other] { $count } lettres retournées
  }, au coup { $number }, { $by }.
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
ddl-no-slide = De { $from } à { $to }, rien ne glisse : tout droit, jusqu’à une case vide que rien ne barre (§ M1 à M4). Rien n’est joué.
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

# In place of what was refused
ddl-instead-word = { $word } par { $from }-{ $to }
ddl-instead-wordless = Sans mot, on peut jouer { $moves }.
