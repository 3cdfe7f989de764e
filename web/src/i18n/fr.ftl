### Shell
skip = Aller au contenu
close = Fermer
dismiss = Masquer ce message
cancel = Annuler
clause-title = Article { $clause } du règlement
bar-home = Retour à la ludothèque
bar-nav = Principal
bar-play = Jouer
bar-rules = Règles
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
settings-confirm = Confirmer chaque coup
settings-auto-queen = Promouvoir toujours en dame
settings-auto-flip = Retourner le plateau à chaque coup, sur un même écran
lost-title = Cette page n’est pas sur l’étagère
lost-text = Le lien est peut-être incomplet, ou la page a changé de place.
lost-home = Retour à la ludothèque

### Home
home-page-title = Cavalettres, jeux de lettres et de cavaliers
home-title = Des chevaux, des lettres, et la règle sur la table.

### Refusals

### Table

### Echecs (board)
