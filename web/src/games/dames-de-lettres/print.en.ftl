dames-de-lettres-print-tokens = Tokens
dames-de-lettres-print-tokens-how = { $count } tokens of { $mm } mm, jokers included: red on one side, black on the other. Print on both sides, or glue front and back together.
dames-de-lettres-print-words = The words written
dames-de-lettres-print-first = Red
dames-de-lettres-print-second = Black
dames-de-lettres-print-word = word
