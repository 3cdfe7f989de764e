dames-de-lettres-print-tokens = Pions
dames-de-lettres-print-tokens-how = { $count } pions de { $mm } mm, jokers compris : rouges d’un côté, noirs de l’autre. Imprimez recto verso, ou collez recto et verso dos à dos.
dames-de-lettres-print-words = Les mots écrits
dames-de-lettres-print-first = Rouges
dames-de-lettres-print-second = Noirs
dames-de-lettres-print-word = mot
