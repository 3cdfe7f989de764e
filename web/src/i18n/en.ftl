### Shell
skip = Skip to content
close = Close
dismiss = Hide this message
unreachable = The server does not answer. Check the connection, then try again.
loading = The page is coming…
load-failed = The page could not be loaded.
retry = Try again
clause-title = Clause { $clause } of the rules
bar-home = Back to the toy library
bar-nav = Main
bar-play = Play
bar-rules = Rules
bar-dictionary = Dictionary
settings = Settings
settings-theme = Appearance
theme-auto = System
theme-light = Light
theme-dark = Dark
settings-language = Language
settings-sound = Sounds
settings-volume = Volume
settings-coordinates = Coordinates
coordinates-auto = On the frame
coordinates-inside = In the squares
coordinates-off = None
settings-animation = Moving pieces
animation-normal = Calm
animation-fast = Fast
animation-off = None
settings-follow = Turns of several coups
follow-slow = Slow
follow-normal = Steady
follow-fast = Quick
follow-off = At once
settings-confirm = Confirm every move
settings-auto-queen = Always promote to a queen
settings-auto-flip = On a shared screen, turn the board after each move
name-label = Your name at the table
name-change = Change name
name-title = Your name
name-note = One to twenty-four characters, shown to your opponents.
name-save = Keep this name
devices-note = Does another device or browser bear your name too?
devices-forget = Forget my other devices
devices-sure = Your other devices will lose your name and your games.
devices-yes = Forget them
devices-forgotten = Done: only this device still bears your name. Reload your other tabs.
lost-title = This page is not on the shelf
lost-text = The link may be incomplete, or the page has moved.
lost-home = Back to the toy library

### Words shared by several pages
game-echecs = Chess
game-echec-et-mots = Échec et Mots
game-chevaliers = Échec aux Chevaliers
game-dames-de-lettres = Dames de Lettres
game-guerre-des-mots = La Guerre des Mots
rule-echecs = FIDE rules
rule-echec-et-mots = Rules of the box
rule-chevaliers = Rules of the box
rule-dames-de-lettres = Rules of the box
rule-guerre-des-mots = General rule
rule-guerre-des-mots-general = General rule
rule-guerre-des-mots-general_1 = General rule, first part
rule-guerre-des-mots-simplified = Simplified rule
rule-guerre-des-mots-lenient = { $rule }, errors refused
rule-variants = { $variants ->
    [one] { $rule }, one variant
   *[other] { $rule }, { $variants } variants
  }
rule-echecs-fide = FIDE rules
rule-echecs-carlit = Carlit sheet
pace-none = No clock
pace-custom = Other
pace-with-increment = { $base } + { $seconds } s
pace-spoken = { $seconds ->
    [0] { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } each
   *[other] { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } and { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } a move
}
duration-s = { $seconds } s
duration-min = { $minutes } min
duration-h = { $hours } h
level-1 = The toddler
level-1-text = Learns how the pieces go, and plays as luck has it.
level-2 = The schoolgirl
level-2-text = Takes what lies about, and looks no further.
level-3 = The stroller
level-3-text = Plays on a bench, in no hurry, and misses things.
level-4 = The neighbour
level-4-text = Sees simple threats and holds on to her pieces.
level-5 = The librarian
level-5-text = Knows the principles and punishes carelessness.
level-6 = The club player
level-6-text = Thinks a few moves ahead and seldom errs.
level-7 = The master
level-7-text = Sees far: it takes a plan to stand up to him.
level-8 = The machine
level-8-text = Its whole strength, and no presents.

### Home
home-page-title = Cavalettres, games of letters and knights
home-title = Horses, letters, and you.
home-promise = Yesterday’s boxes open again, one by one. Take a seat, the rules are on the table.
home-small = No account, no advertising. Two at one screen, online, or against the computer.
home-new = New game
home-code = I have a code
print-label = Linocut: a horse’s head whose mane flies off in letters
shelf-bot = Against the computer
shelf-bot-text = Eight opponents, from the toddler to the machine. One click, and you play.
shelf-each = { $minutes } min each
shelf-level = Level { $level }, { NAME($name) }
shelf-change = Change
shelf-hotseat = On one screen
shelf-hotseat-text = Two in front of one device: pass it round, or squeeze in.
shelf-two = 2 players
shelf-two-four = 2 or 4 players
shelf-two-eight = 2 to 8 players
shelf-clock = With clocks
shelf-invite = By invitation
shelf-invite-text = A link to send, a code to show: they join you from anywhere.
shelf-choose = Choose
shelf-rules = The rule book
shelf-rules-text = Every rule has its number. If a move is refused, you will know which.
shelf-rules-echecs = FIDE rules, Carlit sheet
box-echec-et-mots = Two knights gather letters. Whoever holds a word of six letters may stop the game: the longer one wins, unless too many letters stay on the rack.
box-chevaliers = Two armies, four ponds, a castle to hold for one turn. Knights leap over their own, charge, and every capture must be made.
box-dames-de-lettres = Slide a letter, write a word: the letters of the other side turn over and are yours. Whoever drives the other out of his camp wins.
box-guerre-des-mots = Chains of words set out from every side. Take the letters of others, play again, shoot, block: who covers the central cross with a word wins.
box-way-bot = The computer
box-way-hotseat = Two of us here
box-way-invite = A friend
box-choose = Pace and variants
box-rules = Its rules
words-title = Can this word be played?
words-text = The dictionary of the house: the verdict of each game, and what your letters can write.
words-look = Look up
yours-title = Your games
yours-bot = Level { $level }, { $moves }
yours-against = Against { NAME($name) }
yours-waiting = Waiting for an opponent
yours-hotseat = On one screen
numbered-game = Game { $number }
yours-moves =
    { $moves ->
        [0] no move yet
        [one] one move
       *[other] { $moves } moves
    }
state-waiting = Invitation
state-between = Match goes on
state-over = Finished
state-won = Won
state-lost = Lost
state-drawn = Drawn
state-won-by = Won by { NAME($names) }
state-side-won = { $side } wins
yours-all = All your games ({ $count })
state-yours = Your move
state-theirs = In play
open-title = Open tables
open-host = Host
open-game = Game
open-pace = Pace
open-rules = Rules
open-action = Action
open-see = Sit down
open-see-whose = Sit down at { NAME($name) }’s table
open-none = No open table. Set the first one, others will join.
open-asking = Looking for who is waiting…
open-create = Set an open table
code-title = I have a code
code-label = The six letters you were told, or the link you were sent
code-odd = This leads to no table: a code has six letters, like ABF XYZ.
code-enter = Join
footer-house = Cavalettres, games of letters and knights

### New game
new-title-echecs = New game of chess
new-title-echec-et-mots = New game of Échec et Mots
new-title-chevaliers = New game of Échec aux Chevaliers
new-title-dames-de-lettres = New game of Dames de Lettres
new-title-guerre-des-mots = New game of La Guerre des Mots
new-game = Which game?
new-whom = With whom?
whom-bot = The computer
whom-bot-note = eight levels
whom-hotseat = Same screen
whom-hotseat-note = pass the device round
whom-invite = A friend
whom-invite-note = by a link or a code
new-level = Its level
level-label = Level { $level }, { NAME($name) }. { $text }
new-open = Table open to all
new-open-note = It shows on the home page. Otherwise only the link leads to it.
new-arbiter = A chair for an arbiter
new-arbiter-note = A third person, who comes by the link of the table, sees everything, stops the game and rules.
new-side = Your side
side-first = White
side-second = Black
side-random = By lot
new-pace = Pace
new-pace-note = minutes + seconds a move
new-unequal = A different time for the opponent
new-their-time = The opponent’s time
slider-minutes = Minutes at the start
slider-increment = Seconds added after each move
slider-increment-value = + { $seconds } s a move
new-match = Match
match-games =
    { $games ->
        [one] 1 game
       *[other] { $games }
    }
new-prepare = Set the table
fold-plain = { $rule }, no variant
fold-start = { $rule }, set-up position
fold-profile = Which rules?
rule-echecs-fide-note = Those of tournaments all over the world.
rule-echecs-carlit-note = The sheet in the box, taken at its word. Four points change.
carlit-C-1 = In long castling the king goes three squares.
carlit-C-2 = The rook does not cross an attacked square either.
carlit-C-3 = At the third repetition the game is drawn by itself.
carlit-C-4 = No draw by counting moves.
fold-usual = Back to the rules of the box
fold-position = Starting position (FEN)
fold-position-usual = The usual position

### Invitation
invite-ready = The table is set. Whom do you invite?
invite-ready-note = Send this link, or let them scan the code: the game begins as soon as they sit down.
invite-link = Link to the table
invite-copy = Copy
invite-copied = Copied
invite-share = Send
invite-share-text-echecs = A game of chess? The table is set.
invite-share-text-echec-et-mots = A game of Échec et Mots? The table is set.
invite-share-text-chevaliers = A game of Échec aux Chevaliers? The table is set.
invite-share-text-dames-de-lettres = A game of Dames de Lettres? The table is set.
invite-share-text-guerre-des-mots = A game of La Guerre des Mots? The table is set.
invite-qr = Code to scan with a phone: it leads to this table
invite-code = Code to say
invite-private = Private table: only this link leads to it.
invite-public = Open table: it also shows on the home page.
invite-awaited = Waiting for your opponent…
invite-from-echecs = { $name } invites you to a game of chess.
invite-from-echec-et-mots = { $name } invites you to a game of Échec et Mots.
invite-from-chevaliers = { $name } invites you to a game of Échec aux Chevaliers.
invite-from-dames-de-lettres = { $name } invites you to a game of Dames de Lettres.
invite-from-guerre-des-mots = { $name } invites you to a game of La Guerre des Mots.
invite-from-nobody-echecs = A chess table is waiting for you.
invite-from-nobody-echec-et-mots = A table of Échec et Mots is waiting for you.
invite-from-nobody-chevaliers = A table of Échec aux Chevaliers awaits you.
invite-from-nobody-dames-de-lettres = A table of Dames de Lettres is waiting for you.
invite-from-nobody-guerre-des-mots = A table of La Guerre des Mots awaits you.
invite-fill = Fill with computers of level { $level }
invite-sit = Sit down
invite-pace = Pace
invite-pace-yours = Your time
invite-pace-theirs = Their time
invite-rules = Rules
invite-match = Match
invite-match-games =
    { $games ->
        [one] One game
       *[other] { $games } games
    }
invite-start = Start
invite-start-set = Set-up position

### Rule book
book-page-title = { $title } – Cavalettres
book-title-echecs = Rules of chess
book-title-echec-et-mots = Rules of Échec et Mots
book-title-chevaliers = Rules of Échec aux Chevaliers
book-title-dames-de-lettres = Rules of Dames de Lettres
book-title-guerre-des-mots = Rules of La Guerre des Mots
book-intro-echecs = Every clause has a number, the one a refused move quotes. Two sets of rules are played here: those of FIDE, used in tournaments, and the sheet in the Carlit box, taken at its word. Only four clauses tell them apart:
book-intro-echec-et-mots = A game by Armand Jammot. Every clause has a number, the one that a refused move or word cites. Where the sheet in the box is silent, an option says so, its usual choice first.
book-intro-chevaliers = A game by Max Gerchambeau, 1969. Every clause has a number, the one that a refused move cites. The board is reconstructed; where the sheet of the box is silent, an option says so, and its usual choice comes first.
book-intro-dames-de-lettres = A game by Thierry Aymès. Every clause has a number, the one that a refused move or word cites. Where the sheet of the game is silent, an option says so, its usual choice first.
book-intro-guerre-des-mots = Every clause has a number, the one that a refused coup cites. The board is a reconstruction; where the sheet of the box is silent an option says so, and its usual choice comes first.
book-others = Other rules
book-contents = Contents
book-link = Link to clause { $clause }
book-play = Play a game

### Dictionary
dictionary-page-title = Dictionary – Cavalettres
dictionary-word-title = { $word } – Dictionary – Cavalettres
dictionary-title = Dictionary
dictionary-intro = Can this French word be played? The verdict of each game, and every form of the word.
dictionary-field = A word
dictionary-placeholder = cheval, œuvre, échec…
dictionary-clear = Clear the word
dictionary-to-letters = What can I write with these letters?
dictionary-asking = Turning the pages…
dictionary-retry = Try again
dictionary-back-to-game = Back to the game
dictionary-empty-title = Write a French word, with or without its accents.
dictionary-empty-text = Or start with one of these:
dictionary-print = Linocut: an open book with letters flying out of it
dictionary-understood = Read as: { $word }
dictionary-other-spellings = The same letters also spell:
dictionary-only-spellings = With its accents this word is written:
dictionary-not-found = The lexicon does not know this word.
dictionary-verdicts = Verdict
dictionary-playable = Playable
dictionary-refused = Refused
dictionary-set-open = open rule
dictionary-set-strict = strict rule
dictionary-set-exact = exact accents
dictionary-set-ignored = accents ignored
dictionary-set-both = { $first } or { $second }
dictionary-compound = A compound: its members are laid on either side of a cross.
dictionary-spelt = Written:
dictionary-nearest = Words near it:
dictionary-said-playable = { $word }, playable: { $games }.
dictionary-said-refused = { $word }, refused: { $games }.
dictionary-readings = Grammar
dictionary-of-lemma = from { $word }
dictionary-forms = All its forms
dictionary-form-count =
    { $count ->
        [one] one form
       *[other] { $count } forms
    }
dictionary-credit-title = The lexicon
dictionary-credit = Lexique / Dictionnaires orthographiques français v7.5, Dicollecte / Grammalecte, © Olivier R. and the Dicollecte contributors, MPL-2.0; expanded, re-tagged and supplemented.
dictionary-credit-where = The table and its licence are in the folder “data/lexicon” of the source repository.
dictionary-credit-identity = Edition consulted: { $lexicon }
word-declined = { $what }, { $traits }
word-conjugated = { $tense }, { $person ->
    [1] 1st
    [2] 2nd
   *[other] { $person }rd
  } person { $number ->
    [plural] plural
   *[other] singular
  }
word-conjugated-two = { $tense }, { $first ->
    [1] 1st
   *[other] 2nd
  } and { $second ->
    [2] 2nd
   *[other] 3rd
  } persons { $number ->
    [plural] plural
   *[other] singular
  }
word-conjugated-all = { $tense }, all three persons { $number ->
    [plural] plural
   *[other] singular
  }
word-frequency = { $level ->
    [0] frequency not recorded
    [1] hardly ever met
    [2] very rare
    [3] very rare
    [4] rare
    [5] uncommon
    [6] fairly common
    [7] common
    [8] very common
   *[9] among the commonest
  }
word-frequency-scale = frequency { $level } out of 9

### Letters
letters-title = What can I write with these letters?
letters-field = Your letters
letters-note = Twenty-five at most, and two jokers at most: “?”.
letters-note-pattern = The pattern of the word, ? for any letter: ?A?IA
letters-clear = Clear the letters
letters-seek = Use them
letters-seek-write = In part
letters-seek-anagram = All
letters-seek-contain = With others
letters-seek-pattern = As a pattern
letters-seek-write-text = Words made of some of these letters.
letters-seek-anagram-text = Words made of all these letters, none left over.
letters-seek-contain-text = Words that have all these letters, among others.
letters-seek-pattern-text = Words of this pattern, letter by letter.
letters-set = For which game?
letters-set-echec-et-mots = Échec et Mots
letters-set-echec-et-mots-strict = Échec et Mots, strict rule
letters-set-dames-de-lettres = Dames de Lettres
letters-set-guerre-des-mots = La Guerre des Mots
letters-familiar = Which words?
letters-familiar-all = All words
letters-familiar-known = Known words
letters-familiar-usual = Common words
letters-familiar-daily = Everyday words
letters-min = From
letters-max = to
letters-lengths = Length
letters-unit = letters
letters-none = No word. Try with one letter less, or a joker.
letters-total =
    { $total ->
        [one] One word
       *[other] { $total } words
    }
letters-more =
    { $count ->
        [one] One more, shorter, is not shown.
       *[other] { $count } more, shorter, are not shown.
    }
letters-more-narrow = Narrow the search to see them.
letters-length =
    { $length ->
        [one] One letter
       *[other] { $length } letters
    }
letters-joker = Underlined: a joker.

### What a shared link shows before anybody follows it
invitation-title = { $game } · Cavalettres
invitation-waiting = { $name } is waiting for you at the table: come in and play, no account needed.
invitation-playing = The game is under way: come in and watch, no account needed.
invitation-over = The game is over: come and replay it move by move.

### Refusals
guest-name = Knight { $number }
refusal-malformed = This text cannot be read from character { $at } on.
refusal-not-seated = You do not sit at this table.
refusal-not-your-turn = It is not your turn.
refusal-stale = The position changed while you were deciding. Look, then move again.
refusal-over = The game is over.
refusal-not-started = Not now: the game is not there yet.
refusal-no-offer = That offer is no longer on the table.
refusal-offer-stands = Your offer still stands, or was just declined. Make a move first.
refusal-cannot-abort = Two moves are played: the game cannot be called off, only played or resigned.
refusal-cannot-take-back = You have no move to take back.
refusal-taken = This place is taken. If none is left, you may watch the game.
refusal-own-table = You already sit at this table.
refusal-too-long = This message is empty or too long.
refusal-no-partner = Nobody else plays in your team.
refusal-paused = The arbiter has stopped the game.
refusal-not-arbiter = Only the arbiter of the table may do this.
refusal-not-host = Only the host of the table may do this.
refusal-too-many-waiting = Too many tables already wait for somebody here: play at one of them, or give one up.
refusal-too-many-computers = You already play at many tables against the computer: finish a game first.
refusal-no-such-code = No table waits under this code: it is of no use once the table is full.
refusal-no-candidate = Nobody is asking for the arbiter’s chair.
refusal-turned-down = The players have declined you as their arbiter.
refusal-not-gone = Nobody has been away for long enough for the game to be claimed.
refusal-bad-patience = Somebody away is waited for from one second to one day before the game is claimed.
refusal-bad-stand-in = A computer stands in for somebody away from three players on, after one second to one day.
refusal-bad-arbiter = This game knows no arbiter.
refusal-too-many = Gently: too many requests at once. Try again in a moment.
refusal-unknown-game = { $subject } is not on the shelf.
refusal-bad-option =
    { $name ->
        [start] This starting position cannot be played. Check the FEN text.
       *[other] The rule { $name } does not know the value { $value }.
    }
refusal-bad-clock = This pace does not hold: from one second to a day, ten minutes added at most, and the same for partners.
refusal-bad-games = A match has one to ninety-nine games.
refusal-bad-places = This game is not played with that number of places.
refusal-no-person = The table needs at least one person.
refusal-bad-name = A name has one to twenty-four visible characters.
refusal-bad-level = The computer plays from level 1 to level 8, not { $subject }.
refusal-bad-request = The request cannot be read.
refusal-bad-method = This address does not answer that kind of request.
refusal-bad-cookie = Your guest pass can no longer be read. Reload the page to receive a new one.
refusal-bad-key = The key of a request for a table has up to sixty-four letters, digits, hyphens and underscores.
refusal-bad-salt = Your share of chance has sixty-four characters at most.
refusal-bad-protocol = This page is of another edition than the server. Reload it.
refusal-too-large = The request is too long.
refusal-too-slow = The request did not arrive whole. Try again.
refusal-not-found = Nothing at this address. The link may be incomplete.
refusal-bad-origin = This request comes from another site: it is not followed.
refusal-storage = The server cannot save anything just now. Your move is not played.
refusal-shutting-down = The server is restarting. The game is kept, come back in a moment.
refusal-word-empty = Write a word.
refusal-word-too-long = This word is too long: no French word comes near it.
refusal-word-bad-character = A word is written with French letters, a hyphen or an apostrophe, nothing else.
refusal-letters-empty = Give at least one letter.
refusal-letters-too-many = Too many letters: twenty-five at most, without the jokers.
refusal-jokers-too-many = Too many jokers: two at most.
refusal-letters-bad-character = Give letters, A to Z, and “?” for a joker, nothing else.
refusal-lookup-own-time = Your game is under way: the dictionary opens on your own time, when it is your turn.
refusal-lookup-forbidden = Your game is under way: the dictionary stays closed until it ends.
refusal-sheet-sealed = This game is under way and letters are hidden in it: its sheet can be read once it is over.

### Refusals of words
refused-too-short = { $word } is too short: three letters at least.
refused-word-unknown = { $word } is not in the lexicon.
refused-word-proper-noun = { $word } is a proper noun.
refused-word-first-name = { $word } is a first name.
refused-word-acronym = { $word } is an acronym.
refused-word-symbol = { $word } is a symbol or an abbreviation, not a word.
refused-word-interjection = { $word } is an interjection.
refused-word-onomatopoeia = { $word } is an onomatopoeia.
refused-word-conjugated-form = { $word } is a conjugated form. Of a verb, only the infinitive and the participles are played.
refused-word-grammatical-word = { $word } is no noun, no adjective, nor the infinitive or a participle of a verb: the strict rule goes no further.
refused-word-locution = { $word } lives only inside a set phrase.
refused-word-hyphen-or-apostrophe = { $word } is not written in one piece: neither hyphen nor apostrophe goes on the board.
refused-word-wrong-accents = { $word } has the wrong accents. One writes { $spellings }.

### Grammar
word-class-noun = noun
word-class-adjective = adjective
word-class-verb = verb
word-class-adverb = adverb
word-class-number = number
word-class-interjection = interjection
word-class-determiner = determiner
word-class-pronoun = pronoun
word-class-preposition = preposition
word-class-conjunction = conjunction
word-class-grammatical = grammatical word
word-class-locution = part of a set phrase
word-class-first-name = first name
word-class-surname = surname
word-class-proper-noun = proper noun
word-class-acronym = acronym
word-class-symbol = symbol or abbreviation
word-class-listed = word of the list
word-class-sheet-word = word of the game’s own sheet
word-gender-masculine = masculine
word-gender-feminine = feminine
word-gender-both = masculine or feminine
word-number-singular = singular
word-number-plural = plural
word-number-invariable = invariable
word-tense-infinitive = infinitive
word-tense-present-participle = present participle
word-tense-past-participle = past participle
word-tense-present = present
word-tense-imperfect = imperfect
word-tense-simple-past = simple past
word-tense-future = future
word-tense-subjunctive-present = subjunctive present
word-tense-subjunctive-imperfect = subjunctive imperfect
word-tense-conditional = present conditional
word-tense-imperative = imperative
word-mark-reform = spelling of 1990
word-mark-traditional = traditional spelling
word-mark-classical = classical spelling
word-mark-annex = annex list
word-mark-contributed = from contributors
word-mark-rare = rare
word-mark-archaic = archaic
word-mark-familiar = familiar
word-mark-slang = slang
word-mark-pejorative = pejorative
word-mark-regional = regional
word-mark-new = neologism
word-mark-abbreviation = abbreviation
word-mark-in-locutions = mostly in set phrases
word-mark-onomatopoeia = onomatopoeia
word-mark-si-unit = unit of measure
word-mark-supplement = added by the house

### Refusals of chess
echecs-not-your-turn = It is not your turn: the sides move one after the other.
echecs-no-piece = The square { $subject } is empty.
echecs-not-yours = The piece on { $subject } is your opponent’s.
echecs-not-a-king-move = The king does not go to { $subject }: it moves one square, any way.
echecs-not-a-queen-move = The queen does not go to { $subject }: it follows a file, a rank or a diagonal.
echecs-not-a-bishop-move = The bishop does not go to { $subject }: it follows the diagonals.
echecs-not-a-rook-move = The rook does not go to { $subject }: it follows files and ranks.
echecs-not-a-knight-move = The knight does not go to { $subject }: it jumps two squares one way and one aside.
echecs-not-a-pawn-move = The pawn does not go to { $subject }: it moves straight ahead and captures diagonally.
echecs-pawn-too-far = The pawn does not go as far as { $subject }: it moves one square, or two from its home square.
echecs-pawn-not-at-home = The pawn on { $subject } has left its home square: it moves one square only.
echecs-pawn-blocked = The pawn is stopped at { $subject }: it does not capture straight ahead.
echecs-pawn-nothing-to-capture = Nothing to capture on { $subject }: the pawn moves diagonally only to capture.
echecs-en-passant-lapsed = The pawn on { $subject } cannot be captured in passing: it must have just moved two squares.
echecs-path-blocked = The way is blocked on { $subject }. Only the knight jumps.
echecs-own-piece = A piece of yours already stands on { $subject }.
echecs-promotion-missing = The pawn arrives on { $subject }: choose a queen, a rook, a bishop or a knight.
echecs-promotion-not-allowed = No promotion on { $subject }: only a pawn that has reached the end becomes another piece.
echecs-king-into-check = The king would be in check: the threat comes from { $subject }.
echecs-leaves-king-in-check = Your king would still be in check: the threat comes from { $subject }.
echecs-pinned = This piece is pinned before your king: the threat comes from { $subject }.
echecs-castle-distance = For this castling the king goes to { $subject }.
echecs-castle-right-lost = No more castling on this side: the king or the rook on { $subject } has moved.
echecs-castle-path-blocked = No castling while a piece stands between king and rook: { $subject }.
echecs-castle-in-check = No castling out of check: the threat comes from { $subject }.
echecs-castle-through-check = No castling: the king would cross an attacked square, { $subject }.
echecs-castle-rook-path = No castling: the rook would cross an attacked square, { $subject }.
echecs-nothing-to-claim = You have no draw to claim in this position.
echecs-agreement-too-early = A draw can be agreed once each side has made a move.
echecs-game-over = The game is over.
echecs-no-such-seat = Chess is played by two: there is no such seat.

### Outcomes of chess
outcome-echecs-checkmate = Checkmate
outcome-echecs-stalemate = Stalemate
outcome-echecs-dead-position = No mate possible
outcome-echecs-threefold = Threefold repetition
outcome-echecs-fivefold = Fivefold repetition
outcome-echecs-repetition = Threefold repetition
outcome-echecs-fifty-moves = Fifty moves
outcome-echecs-seventyfive-moves = Seventy-five moves
outcome-echecs-agreement = Draw agreed
outcome-echecs-resignation = Resignation
outcome-echecs-time = Out of time
outcome-echecs-time-no-mate = Out of time, no mate possible

### Refusals of Échec et Mots
echec-et-mots-not-your-turn = It is not your turn: the sides move one after the other.
echec-et-mots-no-such-seat = Échec et Mots is played by two: there is no such seat.
echec-et-mots-no-knight = There is no knight on { $subject }.
echec-et-mots-not-yours = The knight on { $subject } is your opponent’s.
echec-et-mots-no-such-move = The knight does not go to { $subject }: it jumps two squares one way and one aside.
echec-et-mots-banner = { $subject } is no square: the knight does not stop on the title strip.
echec-et-mots-enemy-start = { $subject } is a start square of your opponent: you cannot enter it.
echec-et-mots-own-knight = Your other knight already stands on { $subject }.
echec-et-mots-capture-not-written = An enemy knight stands on { $subject }: a capture is written with an x.
echec-et-mots-nothing-to-capture = Nothing to capture on { $subject }.
echec-et-mots-sheltered = The knight on { $subject } is sheltered on its start square.
echec-et-mots-last-knight-needs-word = On { $subject } stands your opponent’s last knight: it is captured only with a word of six letters or more.
echec-et-mots-word-too-short = { $subject } is too short: it takes six letters or more to stop the game.
echec-et-mots-letters-missing = You lack letters to write { $subject }.
echec-et-mots-reply-awaited = The game is stopped: your opponent is composing the reply.
echec-et-mots-nothing-to-reply = Nobody has stopped the game: there is nothing to reply to.
echec-et-mots-no-more-moves = The game is stopped: no more moves, give your reply.
echec-et-mots-word-unknown = { $subject } is not in the lexicon.
echec-et-mots-word-locution = { $subject } lives only inside a set phrase.
echec-et-mots-word-conjugated-form = { $subject } is a conjugated form. Of a verb, only the infinitive and the participles are played.
echec-et-mots-word-interjection = { $subject } is an interjection.
echec-et-mots-word-onomatopoeia = { $subject } is an onomatopoeia.
echec-et-mots-word-first-name = { $subject } is a first name.
echec-et-mots-word-proper-noun = { $subject } is a proper noun.
echec-et-mots-word-acronym = { $subject } is an acronym.
echec-et-mots-word-symbol = { $subject } is a symbol or an abbreviation, not a word.
echec-et-mots-word-grammatical-word = { $subject } is no noun, no adjective, nor the infinitive or a participle of a verb: the strict rule goes no further.
echec-et-mots-word-hyphen-or-apostrophe = { $subject } is not written in one piece: no hyphen and no apostrophe.
echec-et-mots-word-wrong-accents = { $subject } has the wrong accents.
echec-et-mots-agreement-too-late = The game is stopped: the words decide, nothing is left to agree on.
echec-et-mots-game-over = The game is over.

### Outcomes of Échec et Mots
outcome-echec-et-mots-words = Échec et Mots
outcome-echec-et-mots-second-knight = Échec et Mots, second knight taken
outcome-echec-et-mots-tie = Tie, nobody scores
outcome-echec-et-mots-level = Equal totals
outcome-echec-et-mots-quiet = Too many moves without taking anything
outcome-echec-et-mots-exhausted = No letter and no word left
outcome-echec-et-mots-flag = Out of time
outcome-echec-et-mots-resignation = Resignation
outcome-echec-et-mots-agreement = Draw agreed

### Refusals of Échec aux Chevaliers
chevaliers-not-your-turn = It is not your turn: the camps move one after the other.
chevaliers-no-such-seat = This table has no such seat.
chevaliers-game-over = The game is over.
chevaliers-no-piece = There is nobody on { $subject }.
chevaliers-not-yours = The piece on { $subject } is the enemy’s.
chevaliers-no-passing = Nobody passes: the piece must leave { $subject }.
chevaliers-no-square = { $subject } is no square of the board.
chevaliers-into-water = { $subject } is a pond: nobody stops on it or crosses it.
chevaliers-occupied = The square { $subject } is occupied.
chevaliers-too-far = { $subject } is too far: a step is one square.
chevaliers-man-backward = A man-at-arms does not go back: { $subject } lies behind him.
chevaliers-man-leaps = A man-at-arms does not leap to { $subject }: only knights leap over their own.
chevaliers-nobody-to-leap = For this leap a piece of yours would have to stand on { $subject }.
chevaliers-enemy-leapt = On { $subject } stands an enemy, whom one jumps over only to take him.
chevaliers-no-leap-there = No row of leaps leads to { $subject }.
chevaliers-leap-to-start = Leaps cannot bring the piece back to { $subject }, where they begin.
chevaliers-diagonal-capture = Nobody captures diagonally: { $subject } is not straight ahead, behind or beside.
chevaliers-not-a-jump = One captures by jumping two squares, over the enemy next to one: { $subject } does not fit.
chevaliers-nobody-to-capture = There is nobody to take on { $subject }.
chevaliers-own-piece-captured = The piece on { $subject } is your own: it is not taken.
chevaliers-landing-occupied = No capture: the square { $subject } behind the enemy is occupied.
chevaliers-man-captures-back = At this table a man-at-arms does not capture backward: { $subject } lies behind him.
chevaliers-jumped-twice = The piece on { $subject } is taken already: nobody is jumped twice.
chevaliers-leap-after-capture = Leaps come before captures: no leap to { $subject } once something is taken.
chevaliers-man-charges = A man-at-arms does not charge: after his leaps he does not capture to { $subject }.
chevaliers-step-combined = A step is a whole move: the one to { $subject } goes with no leap and no capture.
chevaliers-capture-due = A capture is possible and must be made: move { $subject }.
chevaliers-chain-unfinished = The capture is not complete: it goes on to { $subject }.
chevaliers-no-fault = The last move overlooked no capture: there is nothing to claim.
chevaliers-own-castle = At this table one’s own castle, { $subject }, is entered by a capture only.
chevaliers-partners-piece = The piece on { $subject } is your partner’s.
chevaliers-partners-turn = It is your partner’s turn.

### Outcomes of Échec aux Chevaliers
outcome-chevaliers-castle = Castle taken
outcome-chevaliers-elimination = Camp eliminated
outcome-chevaliers-blocked = Camp blocked
outcome-chevaliers-repetition = Position repeated
outcome-chevaliers-no-progress = Too many moves without progress
outcome-chevaliers-agreement = Draw agreed
outcome-chevaliers-flag = Out of time
outcome-chevaliers-resignation = Resignation

### Dames de Lettres (refusals)
dames-de-lettres-not-your-turn = It is not your turn: the sides alternate.
dames-de-lettres-no-such-seat = Dames de Lettres is played by two: there is no such seat.
dames-de-lettres-game-over = The game is over.
dames-de-lettres-no-draw = There is no drawn game in Dames de Lettres.
dames-de-lettres-no-letter = There is no letter on { $subject }.
dames-de-lettres-not-yours = The letter on { $subject } is your opponent’s.
dames-de-lettres-not-a-line = { $subject } is not on a straight line: a letter slides straight or diagonally.
dames-de-lettres-occupied = { $subject } is occupied.
dames-de-lettres-capture-not-written = This move captures the letter on { $subject }: a capture is written with an x.
dames-de-lettres-nothing-to-capture = There is nothing to capture on the way to { $subject }.
dames-de-lettres-own-letter-between = Your own letter on { $subject } is in the way.
dames-de-lettres-two-in-a-row = Two letters in a row on { $subject }: they are not jumped.
dames-de-lettres-joker-between = A joker on { $subject }: it is not jumped.
dames-de-lettres-no-turning = A move does not change direction: no turning on { $subject }.
dames-de-lettres-no-capture-after-turning = After a turn there must be a capture: none on the way to { $subject }.
dames-de-lettres-capture-needs-word = From the enemy camp, the letter on { $subject } captures only by writing a word.
dames-de-lettres-word-possible = You have a word to write: a move without one is not allowed.
dames-de-lettres-opening-over = The opening is over: to go to { $subject } you must write a word.
dames-de-lettres-last-letter = The letter on { $subject } is the last in your camp: it does not go to the other.
dames-de-lettres-too-short = { $subject } is too short: three letters at least.
dames-de-lettres-letters-differ = These squares do not spell { $subject }.
dames-de-lettres-not-touching = The letters on { $subject } do not touch.
dames-de-lettres-not-straight = At this table words are straight: { $subject } is out of line.
dames-de-lettres-square-twice = The letter on { $subject } serves once in a word.
dames-de-lettres-moved-letter-missing = The word must have the letter just moved, on { $subject }.
dames-de-lettres-no-enemy-letter = { $subject } has no letter of your opponent’s.
dames-de-lettres-own-camp = A letter from your camp must write a word that enters the other: { $subject } do not.
dames-de-lettres-word-unknown = { $subject } is not in the lexicon.
dames-de-lettres-word-locution = { $subject } lives only inside a locution.
dames-de-lettres-word-conjugated-form = { $subject } is a conjugated form.
dames-de-lettres-word-interjection = { $subject } is an interjection.
dames-de-lettres-word-onomatopoeia = { $subject } is an onomatopoeia.
dames-de-lettres-word-first-name = { $subject } is a first name.
dames-de-lettres-word-proper-noun = { $subject } is a proper noun.
dames-de-lettres-word-acronym = { $subject } is an acronym.
dames-de-lettres-word-symbol = { $subject } is a symbol or an abbreviation, not a word.
dames-de-lettres-word-grammatical-word = { $subject } is not a word that can be played.
dames-de-lettres-word-hyphen-or-apostrophe = { $subject } is not written in one piece: no hyphen, no apostrophe.
dames-de-lettres-word-wrong-accents = { $subject } has the wrong accents.
dames-de-lettres-word-barred = The arbiter forbade { $subject }.
dames-de-lettres-three-words = { $subject } is one too many: two words a move at most.
dames-de-lettres-letters-shared = Both words have { $subject }: they share the moved letter only.
dames-de-lettres-same-direction = Both words leave by { $subject }: they need two directions.
dames-de-lettres-already-written = { $subject } is already written.
dames-de-lettres-gender-goes-back = { $subject } is already written in the feminine: there is no going back to the masculine.
dames-de-lettres-number-goes-back = { $subject } is already written in the plural: there is no going back to the singular.
dames-de-lettres-may-not-inflect = You wrote { $subject }: only your opponent may inflect it.
dames-de-lettres-same-tense = { $subject } is already written, in the same tense of the same verb.
dames-de-lettres-joker-not-earned = No joker { $subject }: each takes a word of seven letters.
dames-de-lettres-joker-gone = The joker { $subject } can no longer be earned.
dames-de-lettres-joker-square-taken = The joker does not go to { $subject }: the square is taken.
dames-de-lettres-joker-outside-camp = The joker is placed in your camp, not on { $subject }.
dames-de-lettres-joker-without-square = Say where to place the joker { $subject }.
dames-de-lettres-enemy-joker = The joker on { $subject } is your opponent’s: you cannot write with it.
dames-de-lettres-not-announced = { $subject } was not announced.
dames-de-lettres-other-words = The move does not write what was announced: { $subject }.
dames-de-lettres-word-owed = { $subject } was announced, and the move does not write it.
dames-de-lettres-strict-only = That is said in strict games only.
dames-de-lettres-already-announced = { $subject } is announced: an announcement is not taken back.
dames-de-lettres-already-touched = The letter on { $subject } is touched: it must be moved.
dames-de-lettres-already-said = “J’adoube” has been said.
dames-de-lettres-other-letter-touched = The letter on { $subject } was touched: it had to be moved.
dames-de-lettres-nothing-to-press = There is no clock to press.
dames-de-lettres-press-first = Press the clock first.
dames-de-lettres-arbiter-only = That is for the arbiter to decide.
dames-de-lettres-not-a-ruling = The arbiter does not play.
dames-de-lettres-already-ruled = The arbiter has already ruled on { $subject }.

### Dames de Lettres (outcomes)
outcome-dames-de-lettres-conquest = Camp conquered
outcome-dames-de-lettres-reversal = Total reversal
outcome-dames-de-lettres-blocked = No move left
outcome-dames-de-lettres-flag = Time used up
outcome-dames-de-lettres-fault = Fault
outcome-dames-de-lettres-resignation = Resignation

### La Guerre des Mots (refusals)
guerre-des-mots-off-the-board = The word runs off the board from { $subject }.
guerre-des-mots-not-your-turn = It is not your turn.
guerre-des-mots-no-such-seat = There is no such seat at this table.
guerre-des-mots-base-word-first = Begin with a word of four letters on one of your bases.
guerre-des-mots-not-on-a-base = A chain begins on the four blue squares of a base, not at { $subject }.
guerre-des-mots-not-own-base = The base at { $subject } is not yours.
guerre-des-mots-four-letters-wanted = A base word has four letters, all laid now: the one at { $subject } has not.
guerre-des-mots-arsenal-only = The first word comes from your Arsenal alone.
guerre-des-mots-broken-chain = The chain would be broken between { $subject }.
guerre-des-mots-square-twice = Two tiles cannot lie on { $subject }.
guerre-des-mots-isolated-letters = The word at { $subject } does not start from an extremity of a chain.
guerre-des-mots-two-crosses = Two crosses would lie in a row at { $subject }: one alone parts two words.
guerre-des-mots-cross-at-corner = A cross cannot be at the corner, on { $subject }.
guerre-des-mots-violet = { $subject } is violet: no letter goes there.
guerre-des-mots-opposition = The tiles on { $subject } would touch: a square must stay between them.
guerre-des-mots-two-letter-link = At this table a word of two letters links no two others: { $subject }.
guerre-des-mots-must-leave-a-word = Every chain must be left a word at least.
guerre-des-mots-more-than-one-word = One word a coup.
guerre-des-mots-not-part-of-this-coup = That cannot be part of this coup, at { $subject }.
guerre-des-mots-nothing-laid = The coup neither lays nor turns a letter.
guerre-des-mots-letter-not-in-arsenal = You have no { $subject }.
guerre-des-mots-no-tile = There is no tile on { $subject }.
guerre-des-mots-not-an-extremity = { $subject } is not an extremity of a chain.
guerre-des-mots-nothing-taken = At least one letter must be taken at { $subject }.
guerre-des-mots-transfer-to-same-end = A transfer is laid at the other extremity of the chain.
guerre-des-mots-transfer-from-both-ends = A transfer takes from one end only: not from { $subject } as well.
guerre-des-mots-word-protected = A cross protects the word at { $subject }.
guerre-des-mots-chain-blockaded = The chain at { $subject } is under blockade.
guerre-des-mots-word-goes-on = The word does not stop there: read on beyond { $subject }.
guerre-des-mots-both-ends-need-one-word = Only a chain of one word is prolonged at both ends: not at { $subject }.
guerre-des-mots-only-in-the-axis-of-the-cross = After the cross on { $subject }, only a new word is laid, in its axis.
guerre-des-mots-pivot-not-right-angle = The letter is turned at a right angle about its neighbour: { $subject } will not do.
guerre-des-mots-pivot-too-short = The word at { $subject } is too short for its letter to be turned.
guerre-des-mots-pivot-word-elsewhere = After a change of direction only the turned word is prolonged: not at { $subject }.
guerre-des-mots-letter-not-there = There is no letter on { $subject }.
guerre-des-mots-letter-differs = That is not the letter that lies on { $subject }.
guerre-des-mots-square-taken = { $subject } is taken.
guerre-des-mots-no-accents-here = This table plays without accents: no { $subject }.
guerre-des-mots-cross-out-of-place = The cross on { $subject } does not part two members of a compound.
guerre-des-mots-not-laid-now = The letter on { $subject } is not laid by this coup: it does not fire.
guerre-des-mots-shooter-not-at-word-end = The letter on { $subject } is not at an end of the word: it does not fire.
guerre-des-mots-no-firing-value = The letter on { $subject } has no firing value.
guerre-des-mots-not-that-way = The letter on { $subject } does not fire that way.
guerre-des-mots-shot-twice = The letter on { $subject } has fired that way already.
guerre-des-mots-shot-crosses-violet = The violet square { $subject } stops the shot.
guerre-des-mots-shot-meets-own-chain = The chain at { $subject } stops the shot.
guerre-des-mots-shot-meets-nothing = The shot from { $subject } meets nothing.
guerre-des-mots-out-of-range = The target on { $subject } is out of range.
guerre-des-mots-no-shot-from-blue = There is no shot from a blue square: { $subject }.
guerre-des-mots-base-word-cannot-be-shot = The base word at { $subject } cannot be shot.
guerre-des-mots-word-struck-stays = From { $subject } one must take as far as the word struck.
guerre-des-mots-base-word-stays = The base word at { $subject } cannot be swept along.
guerre-des-mots-no-corner = There is no corner to take from { $subject }.
guerre-des-mots-nothing-behind-cross = There is no word to take behind the cross on { $subject }.
guerre-des-mots-no-right-to-replay = These letters earn no other coup.
guerre-des-mots-position-repeated = This position has been seen in this turn already.
guerre-des-mots-other-chain = The whole coup is played on one chain: not at { $subject } as well.
guerre-des-mots-no-blockade-by-pirate = A pirate lays no blockade: { $subject }.
guerre-des-mots-nothing-asked = Nobody asked you anything.
guerre-des-mots-answer-first = Whoever wants to take letters back must be answered first.
guerre-des-mots-already-declined = The owner has already said no.
guerre-des-mots-nobody-to-ask = The chain at { $subject } has no player any more: nobody to ask.
guerre-des-mots-not-your-chain = The chain at { $subject } is not yours.
guerre-des-mots-no-right-to-blockade = These letters give no right to a blockade.
guerre-des-mots-not-beyond-the-word = The cross on { $subject } is not at the free end of the word laid.
guerre-des-mots-no-cross-left = You have no cross left for { $subject }.
guerre-des-mots-cross-stays = The cross on { $subject } is not moved.
guerre-des-mots-cross-not-at-end = The cross on { $subject } is not at an extremity: it stays.
guerre-des-mots-not-your-cross = There is no cross of yours on { $subject }.
guerre-des-mots-protected-word-fixed = The cross on { $subject } cannot come back: the word that it protects is not changed.
guerre-des-mots-symbol-mismatch = The letter on { $subject } does not bear the piece of its square.
guerre-des-mots-frozen-by-own-blockade = Your blockade freezes you: no capture, no shot, no piracy.
guerre-des-mots-no-symbol = No piece of yours is up on { $subject }.
guerre-des-mots-two-chains-already = You have two chains already.
guerre-des-mots-new-chain-needs-arsenal = A second chain needs one letter of your Arsenal at least.
guerre-des-mots-game-over = The game is over.
guerre-des-mots-reserve-empty = The reserve is empty.
guerre-des-mots-draw-not-allowed = Nobody draws at this table.
guerre-des-mots-already-played = One draws instead of a coup: you have already played one in this turn.
guerre-des-mots-not-blocked = You are not blocked: you have a coup to play.
guerre-des-mots-no-draw-by-agreement = There is no draw by agreement.
guerre-des-mots-already-left = That player has already left the game.
guerre-des-mots-base-not-free = The base is not free: there is a tile on { $subject }.
guerre-des-mots-not-at-this-level = That is not played at this level of the rule.
guerre-des-mots-not-a-word = { $subject } is not a word.
guerre-des-mots-not-a-compound = { $subject } is not a compound.
guerre-des-mots-captured-letters-left-over = All letters taken must be laid: { $subject } is left over.
guerre-des-mots-accent-not-on-tile = None of the letters taken bears { $subject } on its back.

### La Guerre des Mots (outcomes)
outcome-guerre-des-mots-central-cross = Central cross
outcome-guerre-des-mots-secondary-goal = Goal opposite
outcome-guerre-des-mots-others-resigned = All the others resigned
outcome-guerre-des-mots-others-out-of-time = All the others ran out of time
outcome-guerre-des-mots-standstill = Nobody lays a letter any more
outcome-guerre-des-mots-repetition = Position repeated
outcome-guerre-des-mots-last-round = Last round played

### Table
table-title-turn = ● Your move – Cavalettres
table-title = { $game } – { $names } – Cavalettres
table-title-over = Game over – { $names } – Cavalettres
table-title-waiting = You are awaited – Cavalettres
table-game-of = game { $game } of { $games }
table-loading = Setting the table…
table-unreachable = The server does not answer. Trying again…
table-missing = There is no such table
table-missing-text = The link may be incomplete, or the table has been put away.
table-no-face = This page does not know that game yet. Reload it.
table-board = Board
table-notes = Notes
table-rule = The rule, here
table-rule-short = Rule
table-goal = The goal.
table-flip = Turn the board
table-mute = Mute
table-unmute = Unmute
table-rules = Rules of the game
table-keys = Shortcuts and commands
table-zen-leave = Leave calm mode
table-you = you
table-computer = The computer
table-computer-level = level { $level }
table-free = Free place
table-online = at the table
table-away = away
table-watching = You are watching
deed = { $name }: { $move }.
deeds = What was just played
deeds-again = See this turn again, coup by coup
table-turn-you = Your move.
table-turn-side = { $side } to move.
table-turn-other = { $name } is thinking.
table-shared = on this same screen
table-turn-kept = Your move is kept; it leaves as soon as the connection is back.
table-turn-computer = The computer is thinking.
table-ended = { $how }. The game is over.
table-waiting = Waiting for an opponent.
table-aborted = The game is called off.
table-score = Match: { $score }
table-clock = Clock of { NAME($name) }

link-ok = Online
link-saved = Move saved
link-lost = Reconnecting… your moves are kept
link-offline = Offline for { $seconds } s
link-outdated = A new version is ready.
link-revoked = This device was forgotten.
link-reload = Reload
link-latency = { $ms } ms to the server

sheet-title = Score sheet
sheet-empty = No move played.
sheet-first = Start of the game
sheet-back = Move before
sheet-ahead = Next move
sheet-last = Back to now
sheet-move = Move { $number }, { $text }: { $move }
sheet-past = You are viewing move { $number }.
sheet-past-start = You are viewing the starting position.
sheet-past-played = A move was just played.
sheet-now = Back to now
sheet-end = Back to the end

talk-title = Conversation
talk-empty = A kind word makes a good game.
talk-label = Your message
talk-send = Send
talk-short = Talk

legend-title = Legend
legend-target = allowed square
legend-capture = possible capture
legend-last = last move
legend-threat = king in check
legend-premove = planned move

action-takeback = Take my move back
action-takeback-short = Take back
action-draw = Draw
action-resign = Resign
action-abort = Call the game off
action-close = Put this table away
action-more = More
action-sheet = Moves
action-draw-sure = Offer a draw?
action-resign-sure = Resign the game?
action-abort-sure = Call the game off?
action-yes = Yes
action-no = No
action-confirm = Play this move
action-cancel = Back
action-next = Next game
action-next-side = Game { $game }, { NAME($name) } has { $side }
action-rematch = Rematch
action-rematch-yours = You will have { $side }
action-rematch-theirs = { $name } will have { $side }
action-other = Another opponent
action-to-table = Back to the table
action-new = New game
action-review = Review
action-record-echecs = PGN file
record-echecs = PGN
action-record-echec-et-mots = Record of the game, as text
action-record-chevaliers = Record of the game, as text
action-record-dames-de-lettres = Record of the game, as text
record-echec-et-mots = Record
record-chevaliers = Record
record-dames-de-lettres = Record
action-record-guerre-des-mots = Record of the game, as text
record-guerre-des-mots = Record
name-at-seat = { $name } ({ $seat })
name-within = { NAME($name) }
action-result = Result

offer-accept = Accept
offer-decline = Decline
offer-withdraw = Withdraw
offer-draw = { $name } offers a draw.
offer-draw-note = Moving declines it.
offer-takeback = { $name } would like to take back { $move }.
offer-takeback-plain = { $name } would like to take a move back.
offer-rematch = { $name } offers a rematch.
offer-mine-draw = You offer a draw.
offer-mine-takeback = You ask to take your move back.
offer-mine-rematch = You offer a rematch.
offer-resume = { $name } offers to go on without waiting for the arbiter.
offer-mine-resume = You offer to go on without waiting for the arbiter.
offer-mine-note = { $name } has not answered yet.
offer-gone-draw = The draw is declined.
offer-gone-takeback = The takeback is declined.
offer-gone-rematch = The rematch is declined.
offer-gone-resume = The game stays stopped.
offer-taken-back = A move is taken back.

end-title-win = { $name } wins the game.
end-title-you-win = You win the game!
end-title-side-wins = { $side } wins the game.
end-title-draw = The game is drawn.
end-title-aborted = The game is called off.
end-aborted-text = It does not count.
end-match = The match: { $score }
end-match-going = The match goes on: { $score }
end-moves = { $count ->
    [one] one move
   *[other] { $count } moves
  }
end-close = Close and look at the position
fair-title = Was the draw of lots honest?
fair-text = Before anyone sat down, the server sealed a secret; this is its fingerprint. At the end it shows the secret, and your browser does the sum again.
fair-commitment = Fingerprint announced
fair-secret = Secret shown
fair-salts = The players’ part
fair-later = The secret will be shown when the match ends.
fair-check = Verify
fair-good = The fingerprint matches: the draw of lots is honest.
fair-unable = This browser only does the sum on a secure address (https).
fair-bad = The fingerprint does not match the secret shown.

board-target = allowed
board-capture = capture possible
board-last = last move
board-premove = planned move

command-label = Command
command-placeholder-echecs = Nf3, O-O or ?
command-placeholder-echec-et-mots = a0-c1 or ?
command-placeholder-chevaliers = f2-f3 or ?
command-placeholder-dames-de-lettres = D3-E4 or ?
command-placeholder-guerre-des-mots = h18v (PARI)A or ?
command-run = Do
command-unknown = “{ $text }” reads neither as a move nor as a command. Type ? for help.
command-not-your-turn = It is not your move.
command-past = You are viewing the past. Come back to now to move.
command-not-playing = You have no game under way.
command-no-offer = There is no offer on the table.
command-no-clock = This game is played without a clock.
command-clock = { $side }: { $hours ->
    [0] {""}
   *[other] { $hours } h{" "}
  }{ $minutes } min { $seconds } s.
command-flipped = The board is turned, { $side } at the foot.
command-resign-again = Repeat the command to resign.
command-draw-offered = You offer a draw.
command-takeback-offered = You ask to take your move back.
command-type-clock = clock
command-does-clock = everybody’s time
command-type-draw = draw
command-does-draw = offer a draw
command-type-takeback = takeback
command-does-takeback = ask to take a move back
command-type-accept = accept
command-does-accept = accept the offer
command-type-decline = decline
command-does-decline = decline the offer
command-type-resign = resign
command-does-resign = resign, in two steps
command-type-flip = flip
command-does-flip = turn the board
command-type-help = ?
command-does-help = this help

keys-moves = Looking back
keys-table = The table
keys-board = On the board
keys-typed = Commands to type
keys-back = move before, next move
keys-ends = start, now
keys-flip = turn the board
keys-mute = sounds
keys-zen = the board alone
keys-talk = talk
keys-listen = go to the board, square by square
keys-type = type a command
keys-help = this help
keys-walk = go from square to square
keys-pick = pick up, put down
keys-cancel = let go of the piece, close
keys-draw = right click: draw a ring or an arrow
keys-confirm = confirm the move

### Echecs (board)
echecs-seat-white = White
echecs-seat-black = Black
echecs-board = Chessboard, { $side } to move
echecs-check = Check!
echecs-in-check = in check
echecs-piece-roi = King
echecs-piece-dame = Queen
echecs-piece-tour = Rook
echecs-piece-fou = Bishop
echecs-piece-cavalier = Knight
echecs-piece-pion = Pawn
echecs-count-Q = { $count ->
    [one] a queen
   *[other] { $count } queens
  }
echecs-count-R = { $count ->
    [one] a rook
   *[other] { $count } rooks
  }
echecs-count-B = { $count ->
    [one] a bishop
   *[other] { $count } bishops
  }
echecs-count-N = { $count ->
    [one] a knight
   *[other] { $count } knights
  }
echecs-count-P = { $count ->
    [one] a pawn
   *[other] { $count } pawns
  }
echecs-letter-K = king
echecs-letter-Q = queen
echecs-letter-R = rook
echecs-letter-B = bishop
echecs-letter-N = knight
echecs-letter-P = pawn
echecs-white-roi = white king
echecs-white-dame = white queen
echecs-white-tour = white rook
echecs-white-fou = white bishop
echecs-white-cavalier = white knight
echecs-white-pion = white pawn
echecs-black-roi = black king
echecs-black-dame = black queen
echecs-black-tour = black rook
echecs-black-fou = black bishop
echecs-black-cavalier = black knight
echecs-black-pion = black pawn
echecs-the-roi = The king
echecs-the-dame = The queen
echecs-the-tour = The rook
echecs-the-fou = The bishop
echecs-the-cavalier = The knight
echecs-the-pion = The pawn
echecs-rule-roi = takes one step in any direction, never onto a threatened square. Once a game, it may castle.
echecs-rule-dame = goes as far as it likes, straight or diagonally, without jumping.
echecs-rule-tour = goes as far as it likes along files and ranks, without jumping.
echecs-rule-fou = slides diagonally, without jumping. It never leaves its colour.
echecs-rule-cavalier = jumps two squares one way and one aside, over anything.
echecs-rule-pion = goes one square ahead, two from its start. It captures one step diagonally, and becomes a piece at the far end.
echecs-rule-check = Three answers: move the king, capture the piece that threatens it, or step between.
echecs-rule-over = The game is over. The arrows let you look at it again, move by move.
echecs-goal = Whoever checkmates the other king wins: attacked, with no move to save it.
echecs-rule-none = Choose a piece: a full round is an allowed square, red brackets a capture.
echecs-rule-premove = You may plan your move: it is played as soon as it is your turn, if it is legal.
echecs-square = { $square }, { $piece }
echecs-square-empty = { $square }, empty
echecs-piece-at = { $piece } { $square }
echecs-said-move = { $piece } { $square }
echecs-said-move-from = { $piece } { $from } to { $square }
echecs-said-capture = { $piece } takes { $square }
echecs-said-capture-from = { $piece } { $from } takes { $square }
echecs-said-en-passant = { $move } en passant
echecs-said-promotion = { $move }, promotes to { $piece }
echecs-said-short = Castles short
echecs-said-long = Castles long
echecs-said-check = { $move }, check
echecs-said-mate = { $move }, checkmate
echecs-no-move = No move played.
echecs-claim-repetition = Claim the draw: third repetition
echecs-claim-moves = Claim the draw: fifty moves
echecs-promote = Promote to
echecs-hint-promote = Which piece does the pawn become?
echecs-hint-premove = Planned move: { $from } to { $to }. A click drops it.
echecs-hint-chosen = { $piece } { $square }: { $free ->
    [0] { $takes ->
        [0] no square allowed.
        [one] one capture.
       *[other] { $takes } captures.
      }
    [one] one free square{ $takes ->
        [0] .
        [one] , one capture.
       *[other] , { $takes } captures.
      }
   *[other] { $free } free squares{ $takes ->
        [0] .
        [one] , one capture.
       *[other] , { $takes } captures.
      }
  }
echecs-confirm = { $piece } { $from } to { $square }?
echecs-captured = Captured: { $pieces }
echecs-which-piece = Which piece? K, Q, R, B, N or P.
echecs-which-square = Which square? For instance e4, a file e, a rank 4.
echecs-stands = { $piece }: { $squares }.
echecs-stands-nowhere = { $piece }: none.
echecs-line-empty = Nothing on { $line }.
echecs-no-moves = No legal move for now.
echecs-no-moves-from = No legal move from { $from }.
echecs-moves-from = { $piece }: { $to }
echecs-nobody = None of your pieces can play { $move }.
echecs-several = Several pieces can go to { $to }: { $squares }. Say which.
echecs-material-even = Material is even.
echecs-material-ahead = { $side } is { $points ->
    [one] one pawn ahead.
   *[other] { $points } pawns ahead.
  }
echecs-type-move = Nf3, exd5, O-O, e7e8q
echecs-does-move = play a move
echecs-type-pieces = p N
echecs-does-pieces = where the knights are
echecs-type-square = s e4, s e, s 4
echecs-does-square = what is on the square, the file, the rank
echecs-type-moves = moves, moves e2
echecs-does-moves = the legal moves
echecs-type-last = last
echecs-does-last = the last move
echecs-type-material = material
echecs-does-material = who is ahead
echecs-type-claim = claim
echecs-does-claim = claim the draw

### Échec et Mots (board)
echec-et-mots-seat-white = White
echec-et-mots-seat-black = Black
echec-et-mots-board = Board of Échec et Mots, { $side } to move
echec-et-mots-knight-white = white knight
echec-et-mots-knight-black = black knight
echec-et-mots-letter = letter { $letter }
echec-et-mots-empty = empty
echec-et-mots-start = start square of { $side }
echec-et-mots-threatened = threatened
echec-et-mots-exposed = exposed
echec-et-mots-letters = { $letters ->
    [0] no letter
    [one] one letter
   *[other] { $letters } letters
  }
echec-et-mots-knights = { $knights ->
    [0] no knight left
   *[other] one knight left
  }
echec-et-mots-legend-target = square you may go to
echec-et-mots-legend-letter = letter to take
echec-et-mots-legend-capture = knight to capture
echec-et-mots-legend-last = last move
echec-et-mots-legend-threat = threatened knight
echec-et-mots-legend-danger = exposed square
echec-et-mots-goal = Gather letters with your knights. Whoever holds a word of six letters may stop the game: the longer one wins, less the letters left on the rack.
echec-et-mots-rule-none = The knight leaps two squares one way and one to the side, over anything. You move either one, and nobody passes.
echec-et-mots-rule-chosen = A knight that lands on a letter takes it: it goes to the rack and never comes back.
echec-et-mots-rule-threat = A threatened knight is safe on one of its own start squares.
echec-et-mots-rule-bench = With a word of six letters or more, announce: the move first, the word with it. The letter that this move takes counts.
echec-et-mots-rule-finish = The last enemy knight is within reach. It can only be captured with a word of six letters, and is worth ten points.
echec-et-mots-rule-reply = The game is stopped. The opponent of whoever announced shows their longest word, or none.
echec-et-mots-rule-over = The higher total wins. The arrow keys lead through the game move by move.
echec-et-mots-said-move = { $side } { $from } to { $to }
echec-et-mots-said-letter = { $side } { $from } to { $to }, takes { $letter }
echec-et-mots-said-capture = { $side } { $from } captures the knight on { $to }
echec-et-mots-said-announced = { $move }. Échec et Mots: { $word }
echec-et-mots-said-forfeit = { $move }. Wrong announcement, the word is lost
echec-et-mots-said-void = Wrong announcement, the turn is lost
echec-et-mots-said-reply = Reply: { $word }
echec-et-mots-said-no-reply = Reply: no word
echec-et-mots-text-void = turn lost
echec-et-mots-text-none = no word
echec-et-mots-no-move = No move played.
echec-et-mots-alarm-announced = { $who ->
    [side] Échec et Mots! { $name } announces { $word }.
   *[person] Échec et Mots! { $name } announces { $word }.
  }
echec-et-mots-alarm-forfeit = { $who ->
    [side] The announcement of { $name } is wrong: the word is lost.
   *[person] The announcement of { NAME($name) } is wrong: the word is lost.
  }
echec-et-mots-alarm-threat = { $count ->
    [one] Your knight { $squares } is threatened.
   *[other] Your knights { $squares } are threatened.
  }
echec-et-mots-hint-reply = Compose your longest word.
echec-et-mots-hint-held-ready = Your knight waits on { $to }: stop the game with the word, or play “No word”.
echec-et-mots-hint-held-plain = Your knight waits on { $to }, the move is not played yet: write a word, or play “No word”.
echec-et-mots-hint-held-word = Your knight waits on { $to }: this capture is announced with a word.
echec-et-mots-hint-chosen = Knight { $square }: { $count ->
    [0] no letter
    [one] one letter, { $letters }
   *[other] { $count } letters, { $letters }
  }{ $free ->
    [0] {""}
    [one] ; one free square
   *[other] ; { $free } free squares
  }{ $takes ->
    [0] .
    [one] ; one capture.
   *[other] ; { $takes } captures.
  }
echec-et-mots-confirm = Knight { $from } to { $to }?
echec-et-mots-confirm-letter = Knight { $from } to { $to }, taking { $letter }?
echec-et-mots-rack = { $who ->
    [side] Rack of { $name }: { $letters }
   *[person] Rack of { NAME($name) }: { $letters }
  }
echec-et-mots-rack-shut = { $who ->
    [side] Rack of { $name }
   *[person] Rack of { NAME($name) }
  }, { $count ->
    [0] no letter
    [one] one letter
   *[other] { $count } letters
  }
echec-et-mots-rack-empty = No letter yet.
echec-et-mots-rack-help = Enter lays the letter into the word, Shift and an arrow move it.
echec-et-mots-tile = { $letter }
echec-et-mots-tile-spent = { $letter }, in the word
echec-et-mots-tile-coming = { $letter }, taken by this move
echec-et-mots-shuffle = Shuffle the letters
echec-et-mots-bench = Your word
echec-et-mots-bench-reply = Your reply
echec-et-mots-ledge = Type or lay your letters
echec-et-mots-ledge-word = Your word: { $word }
echec-et-mots-laid = Take { $letter } off
echec-et-mots-laid-lacking = Take { $letter } off, which your rack lacks
echec-et-mots-wipe = Wipe the word
echec-et-mots-compose = Compose
echec-et-mots-fold = Fold
echec-et-mots-call = Échec et Mots!
echec-et-mots-danger = Exposed squares
echec-et-mots-pass = No word
echec-et-mots-pass-sure = Reply without a word?
echec-et-mots-reply = Show this word
echec-et-mots-held = Chosen move: { $from } to { $to }.
echec-et-mots-held-letter = Chosen move: { $from } to { $to }, takes { $letter }.
echec-et-mots-held-other = Another move
echec-et-mots-held-plain = No word
echec-et-mots-held-plain-title = Play this move without announcing anything
echec-et-mots-verdict-empty = Accents are optional. It takes six letters to stop the game.
echec-et-mots-verdict-reply = Any length will do. Every letter left costs a point.
echec-et-mots-verdict-letters = { $count ->
    [one] You lack { $letters }.
   *[other] You lack { $letters }.
  }
echec-et-mots-verdict-source = It can be taken on { $squares }.
echec-et-mots-verdict-short = { $count ->
    [one] { $word }: one more letter.
   *[other] { $word }: { $count } more letters.
  }
echec-et-mots-verdict-good = can be played.
echec-et-mots-verdict-unknown = The table will tell.
echec-et-mots-verdict-blind = { $word }: the table will tell, and a wrong announcement has its price.
echec-et-mots-verdict-move = Now choose the move: the word is announced with it.
echec-et-mots-verdict-wait = Keep it: it is announced at your turn, with your move.
echec-et-mots-sum-letters = { $letters } × 2 = { $points }
echec-et-mots-sum-unused = { $unused ->
    [one] − 1 letter left
   *[other] − { $unused } letters left
  }
echec-et-mots-sum-knight = + 10 for the knight
echec-et-mots-sum-bonus = + { $bonus } if you outscore your opponent
echec-et-mots-sum-announces = { $who ->
    [side] { $name } announces
   *[person] { $name } announces
  }
echec-et-mots-sum-replies = { $who ->
    [side] { $name } replies
   *[person] { $name } replies
  }
echec-et-mots-sum-left = With no words to compare, the winner scores what their best word is worth, bonus included, and at least { $points } points.
echec-et-mots-tally-letters = { $letters ->
    [0] no word
    [one] 1 letter × 2
   *[other] { $letters } letters × 2
  }
echec-et-mots-tally-unused = { $unused ->
    [0] nothing on the rack
    [one] 1 letter on the rack
   *[other] { $unused } letters on the rack
  }
echec-et-mots-tally-floor = never below zero
echec-et-mots-tally-bonus = bonus of { $letters } letters
echec-et-mots-tally-no-bonus = no bonus, not being ahead
echec-et-mots-tally-other-bonus = bonus: the announcer’s alone
echec-et-mots-tally-knight = second knight
echec-et-mots-tally-tie = a tie, nothing counts
echec-et-mots-tally-total = Total
echec-et-mots-count = The count
echec-et-mots-match = The match
echec-et-mots-match-game = Game
echec-et-mots-match-now = Being played
echec-et-mots-match-total = Total
echec-et-mots-notes = Notebook
echec-et-mots-notes-help = Notebook: the letters your opponent took
echec-et-mots-notes-letter = { $letter }, { $noted } of { $count }
echec-et-mots-longest = The longest word of each
echec-et-mots-longest-note = { $ply ->
    [0] before the first move
    [one] in letters, after one half-move
   *[other] in letters, after { $ply } half-moves
  }
echec-et-mots-longest-table = Move by move
echec-et-mots-longest-move = Move
echec-et-mots-key-word = compose a word
echec-et-mots-key-shuffle = shuffle one’s letters
echec-et-mots-key-danger = show the exposed squares
echec-et-mots-which-square = Which square? For example d4.
echec-et-mots-no-moves = No move is possible now.
echec-et-mots-moves-from = Knight { $square }: { $to }
echec-et-mots-rack-of = { $side }: { $count ->
    [0] no letter.
   *[other] { $letters }.
  }
echec-et-mots-rack-closed = { $side }: the notebook is closed.
echec-et-mots-type-move = a0-c1, c4xd6
echec-et-mots-does-move = play a move
echec-et-mots-type-announce = c4-e5 #cheval
echec-et-mots-does-announce = play and announce the word
echec-et-mots-type-reply = >orange, >-
echec-et-mots-does-reply = reply with a word, or none
echec-et-mots-type-square = s d4
echec-et-mots-does-square = what is on the square
echec-et-mots-type-moves = moves, moves c4
echec-et-mots-does-moves = the moves one may make
echec-et-mots-type-racks = letters
echec-et-mots-does-racks = the racks
echec-et-mots-type-last = last
echec-et-mots-does-last = the last move

### Échec et Mots (options and levels)
level-1-echec-et-mots = He leaps to wherever there is a letter and knows the words of school.
level-2-echec-et-mots = She takes the vowels and announces as soon as she can.
level-3-echec-et-mots = He strolls from letter to letter, with everyday words.
level-4-echec-et-mots = She looks after her knights and has a good vocabulary.
level-5-echec-et-mots = He knows many words and sees yours coming.
level-6-echec-et-mots = She calculates a few moves and aims for seven letters.
level-7-echec-et-mots = He also takes the letters you lack.
level-8-echec-et-mots = Every word of the list, and from afar.
option-echec-et-mots-layout = Start squares
option-echec-et-mots-layout-corner79 = at the ends of the strip
option-echec-et-mots-layout-beyond = behind the strip
option-echec-et-mots-layout-inner = on the 49 squares
option-echec-et-mots-dots = Dotted squares
option-echec-et-mots-dots-x5 = in the centre, as a diagonal cross
option-echec-et-mots-dots-plus5 = in the centre, as an upright cross
option-echec-et-mots-next_start = Who begins the next game?
option-echec-et-mots-next_start-loser = the loser
option-echec-et-mots-next_start-alternate = each in turn
option-echec-et-mots-next_start-lot = the lot decides
option-echec-et-mots-start_entry = Entering an enemy start square
option-echec-et-mots-start_entry-own_only = never
option-echec-et-mots-start_entry-protected = when it is empty
option-echec-et-mots-start_entry-free = like any other square
option-echec-et-mots-start_safe = On its start square, a knight
option-echec-et-mots-start_safe-true = is safe
option-echec-et-mots-start_safe-false = can be captured
option-echec-et-mots-word_classes = Allowed words
option-echec-et-mots-word_classes-open = all but conjugated forms
option-echec-et-mots-word_classes-strict = nouns, adjectives, infinitives, participles
option-echec-et-mots-bonus_cap = Bonus for eleven letters or more
option-echec-et-mots-floor_zero = Without a word, the score
option-echec-et-mots-floor_zero-false = may fall below zero
option-echec-et-mots-floor_zero-true = never falls below zero
option-echec-et-mots-capture10 = The ten points of the second knight
option-echec-et-mots-capture10-after = are added after the comparison
option-echec-et-mots-capture10-in_comparison = count in the comparison
option-echec-et-mots-tie = A tie
option-echec-et-mots-tie-totals = by the totals
option-echec-et-mots-tie-words = by the points of the words
option-echec-et-mots-bad_announce = A wrong announcement
option-echec-et-mots-bad_announce-refuse = is refused, at no cost
option-echec-et-mots-bad_announce-void_turn = costs the turn
option-echec-et-mots-bad_announce-forfeit_word = costs the word
option-echec-et-mots-match = The match is won
option-echec-et-mots-match-points = by points
option-echec-et-mots-match-games = by games
option-echec-et-mots-quiet_end = Too many moves without taking
option-echec-et-mots-quiet_end-true = draw the game
option-echec-et-mots-quiet_end-false = stop nothing: the sheet to its letter
option-echec-et-mots-quiet_limit = Half-moves without taking before a draw
option-echec-et-mots-reply = The reply
option-echec-et-mots-reply-player = is composed by the player
option-echec-et-mots-reply-auto = is found by the table
option-echec-et-mots-notes = Notebook of the opponent’s letters
option-echec-et-mots-notes-auto = kept by the page
option-echec-et-mots-notes-manual = ticked by hand
option-echec-et-mots-notes-off = no notebook
option-echec-et-mots-forfeit_points = Points for a win by resignation, at least

### Échec aux Chevaliers (options)
option-chevaliers-seats = Players
option-chevaliers-seats-2 = two
option-chevaliers-seats-4 = four, in two teams
option-chevaliers-team = In a team
option-chevaliers-team-free = either partner moves
option-chevaliers-team-alternate = partners take turns
option-chevaliers-layout = Board
option-chevaliers-layout-c98 = 11 × 9 without the centre, two corridors
option-chevaliers-layout-c98b = 11 × 9 without the centre, ponds in pairs
option-chevaliers-layout-c98c = 11 × 9 without the centre, one-square passages
option-chevaliers-layout-c98s = 11 × 9 without the centre, castle behind the army
option-chevaliers-layout-d98 = 12 × 8 and two castles apart
option-chevaliers-layout-e98 = 11 × 9 without square k5, one corridor
option-chevaliers-layout-k98 = 11 × 8 and a castle line a camp
option-chevaliers-layout-r99 = full 11 × 9, one corridor
option-chevaliers-layout-t98 = 7 × 14
option-chevaliers-capture = A possible capture
option-chevaliers-capture-strict = must be made
option-chevaliers-capture-as_written = may be overlooked
option-chevaliers-capture-claim = may be overlooked, and claimed
option-chevaliers-chain = A capture once begun
option-chevaliers-chain-must = is completed
option-chevaliers-chain-may = may stop on the way
option-chevaliers-men_leap = Leaping over one’s own
option-chevaliers-men_leap-false = knights only
option-chevaliers-men_leap-true = men-at-arms too
option-chevaliers-men_capture_back = A man-at-arms captures backward
option-chevaliers-men_capture_back-true = yes
option-chevaliers-men_capture_back-false = no
option-chevaliers-charge_forces = A capture that needs leaps first
option-chevaliers-charge_forces-false = is never due
option-chevaliers-charge_forces-true = is due as well
option-chevaliers-leap_after_capture = Leaping after a capture
option-chevaliers-leap_after_capture-false = never
option-chevaliers-leap_after_capture-true = knights may
option-chevaliers-castle_hold = The enemy castle is won
option-chevaliers-castle_hold-1 = by holding it for a turn
option-chevaliers-castle_hold-0 = by entering it
option-chevaliers-own_castle = Entering one’s own castle
option-chevaliers-own_castle-allowed = allowed
option-chevaliers-own_castle-forbidden = by a capture only
option-chevaliers-stalemate = A blocked camp
option-chevaliers-stalemate-loss = loses
option-chevaliers-stalemate-draw = draws
option-chevaliers-repetition = Drawn when a position has stood so many times
option-chevaliers-no_progress = Moves without progress before the draw

### Dames de Lettres (options)
option-dames-de-lettres-mode = A wrong move
option-dames-de-lettres-mode-friendly = is refused
option-dames-de-lettres-mode-strict = loses, as over the board
option-dames-de-lettres-path = The letters of a word
option-dames-de-lettres-path-contact = touch, diagonally as well
option-dames-de-lettres-path-straight = are in a straight line
option-dames-de-lettres-path-orthogonal = touch by a side
option-dames-de-lettres-capture = A captured letter
option-dames-de-lettres-capture-remove = leaves the board
option-dames-de-lettres-capture-turn = is turned over and stays
option-dames-de-lettres-jump_own = Jumping one’s own letters
option-dames-de-lettres-jump_own-false = no
option-dames-de-lettres-jump_own-true = yes
option-dames-de-lettres-capture_path = The captures of a move
option-dames-de-lettres-capture_path-line = on one line
option-dames-de-lettres-capture_path-chain = with turns, as at draughts
option-dames-de-lettres-ppf = Final pure capture
option-dames-de-lettres-ppf-board = of the last letter on the board
option-dames-de-lettres-ppf-enemy_camp = of the last letter in its camp
option-dames-de-lettres-last_letter = The last letter of a camp stays in it
option-dames-de-lettres-last_letter-all = always
option-dames-de-lettres-last_letter-words = unless by a pure capture
option-dames-de-lettres-reuse = A letter serves twice in a word
option-dames-de-lettres-reuse-false = no
option-dames-de-lettres-reuse-true = yes
option-dames-de-lettres-fork = The two words of a double
option-dames-de-lettres-fork-disjoint = share the moved letter only
option-dames-de-lettres-fork-first_step = leave by two sides
option-dames-de-lettres-homograph = A word with several readings
option-dames-de-lettres-homograph-best = takes the one that passes
option-dames-de-lettres-homograph-lenient = and so do earlier ones
option-dames-de-lettres-homograph-strict = passes only if all do
option-dames-de-lettres-inflect_by = Putting a word in the feminine or plural
option-dames-de-lettres-inflect_by-opponent = the opponent of whoever wrote it
option-dames-de-lettres-inflect_by-any = either side
option-dames-de-lettres-joker_len = A joker for a word of
option-dames-de-lettres-joker_len-min7 = seven letters or more
option-dames-de-lettres-joker_len-exact7 = seven letters exactly
option-dames-de-lettres-joker_entry = The joker is placed
option-dames-de-lettres-joker_entry-own_camp = at once, in one’s camp
option-dames-de-lettres-joker_entry-anywhere = at once, anywhere
option-dames-de-lettres-joker_entry-reserve = whenever one likes
option-dames-de-lettres-joker_counts = Jokers count for the end
option-dames-de-lettres-joker_counts-false = no
option-dames-de-lettres-joker_counts-true = yes
option-dames-de-lettres-grace = Strategic moves
option-dames-de-lettres-grace-first_word_or_first_turn = until the first word, and on the first turn
option-dames-de-lettres-grace-first_word = until the first word
option-dames-de-lettres-strategic = That there is no word
option-dames-de-lettres-strategic-checked = is checked
option-dames-de-lettres-strategic-on_claim = is taken on trust
option-dames-de-lettres-blocked_opening = An opening without a word
option-dames-de-lettres-blocked_opening-new_deal = is dealt again after twenty strategic moves each
option-dames-de-lettres-blocked_opening-goes_on = goes on, as the sheet has it
option-dames-de-lettres-same_tense = Another person of the same tense
option-dames-de-lettres-same_tense-forbid = no
option-dames-de-lettres-same_tense-allow = yes
option-dames-de-lettres-camp_cross = To enter the other camp, it takes
option-dames-de-lettres-camp_cross-any_letter = a letter of the word
option-dames-de-lettres-camp_cross-enemy_letter_or_moved = an enemy letter or the one moved
option-dames-de-lettres-game2 = Who begins the second game?
option-dames-de-lettres-game2-swap = the other side
option-dames-de-lettres-game2-lot = the lot
option-dames-de-lettres-game2-loser = the loser
option-dames-de-lettres-ppf_double = A reversal by a capture without a word counts
option-dames-de-lettres-ppf_double-true = double
option-dames-de-lettres-ppf_double-false = single
option-dames-de-lettres-clock = The clock stops
option-dames-de-lettres-clock-auto = with the move
option-dames-de-lettres-clock-press = when it is pressed, in a strict game

### La Guerre des Mots (options)
option-guerre-des-mots-seats = Number of players
option-guerre-des-mots-level = The rule
option-guerre-des-mots-level-general = general
option-guerre-des-mots-level-general-note = The whole game: to the simplified rule it adds exact accents, letters turned at a right angle, and the blockade of a whole chain by chess pieces.
option-guerre-des-mots-level-general_1 = general, first part
option-guerre-des-mots-level-general_1-note = The first half of the general rule: exact accents and turned letters, but no piracy, reprise, shots or blockades.
option-guerre-des-mots-level-simplified = simplified
option-guerre-des-mots-level-simplified-note = To begin with: lay, capture, play again, pirate, shoot, protect a word with a cross. Accents do not count.
option-guerre-des-mots-accents = Accents
option-guerre-des-mots-accents-by_level = as the rule has it
option-guerre-des-mots-accents-exact = count
option-guerre-des-mots-accents-ignored = do not count
option-guerre-des-mots-simplified_strict = Simplified rule to the letter
option-guerre-des-mots-simplified_strict-false = no
option-guerre-des-mots-simplified_strict-true = yes
option-guerre-des-mots-hand = Letters dealt
option-guerre-des-mots-hand-printed = besides joker and cross
option-guerre-des-mots-hand-inclusive = joker and cross included
option-guerre-des-mots-seating = Bases
option-guerre-des-mots-seating-sides = those of one’s side
option-guerre-des-mots-seating-corner = those of one’s corner
option-guerre-des-mots-seating-one_base_each = one each
option-guerre-des-mots-two_letter_links = A word of two letters links two others
option-guerre-des-mots-two_letter_links-on = yes
option-guerre-des-mots-two_letter_links-off = no
option-guerre-des-mots-transfer_same_end = A transfer goes back to the same end
option-guerre-des-mots-transfer_same_end-false = no
option-guerre-des-mots-transfer_same_end-true = yes
option-guerre-des-mots-pivot_pair_must_be_word = The turned letter makes a word with its neighbour
option-guerre-des-mots-pivot_pair_must_be_word-on = yes
option-guerre-des-mots-pivot_pair_must_be_word-off = not necessarily
option-guerre-des-mots-bonus_min_len = Letters of a word taken to replay
option-guerre-des-mots-max_coups_per_turn = Coups a turn at most, 0 for any number
option-guerre-des-mots-sweep_base = A shot sweeps the base word along
option-guerre-des-mots-sweep_base-false = no
option-guerre-des-mots-sweep_base-true = yes
option-guerre-des-mots-cross_immune = Crosses are out of reach of shots
option-guerre-des-mots-cross_immune-false = no
option-guerre-des-mots-cross_immune-true = yes
option-guerre-des-mots-knights = Knights
option-guerre-des-mots-knights-on = yes
option-guerre-des-mots-knights-off = no, bishops
option-guerre-des-mots-draw = Drawing when blocked
option-guerre-des-mots-draw-declared = on one’s word
option-guerre-des-mots-draw-verified = if no coup is found
option-guerre-des-mots-draw-never = never
option-guerre-des-mots-open_arsenals = Open Arsenals
option-guerre-des-mots-open_arsenals-false = no
option-guerre-des-mots-open_arsenals-true = yes
option-guerre-des-mots-public_backs = Backs of vowels on the board shown
option-guerre-des-mots-public_backs-false = no
option-guerre-des-mots-public_backs-true = yes
option-guerre-des-mots-on_error = An error
option-guerre-des-mots-on_error-turn = costs the turn
option-guerre-des-mots-on_error-turn-note = As round the box: a word without a sense costs the turn, and nothing warns of it.
option-guerre-des-mots-on_error-refuse = is refused
option-guerre-des-mots-on_error-refuse-note = Among friends: a word without a sense is shown before it is laid, and the turn stays yours.
option-guerre-des-mots-hook_any_extension = Hook with any prolonging
option-guerre-des-mots-hook_any_extension-false = no, an inflection
option-guerre-des-mots-hook_any_extension-true = yes
option-guerre-des-mots-compounds = Compounds
option-guerre-des-mots-compounds-on = yes
option-guerre-des-mots-compounds-off = no
option-guerre-des-mots-freeze = A chain blockade freezes
option-guerre-des-mots-freeze-player = the player
option-guerre-des-mots-freeze-chain = that chain
option-guerre-des-mots-ally_reprise = Taking letters back for another
option-guerre-des-mots-ally_reprise-consent = with consent
option-guerre-des-mots-ally_reprise-off = never
option-guerre-des-mots-secondary_long_words = A longer word wins on the goal opposite
option-guerre-des-mots-secondary_long_words-false = no
option-guerre-des-mots-secondary_long_words-true = yes
option-guerre-des-mots-max_rounds = Rounds at most
option-guerre-des-mots-proximity = Without a winner the nearest to the cross wins
option-guerre-des-mots-proximity-on = yes
option-guerre-des-mots-proximity-off = no
option-guerre-des-mots-remind_shots = Propose shots in range
option-guerre-des-mots-remind_shots-false = where errors are refused
option-guerre-des-mots-remind_shots-true = always
option-guerre-des-mots-reserve_all = Jokers and crosses left over go to the reserve
option-guerre-des-mots-reserve_all-false = no
option-guerre-des-mots-reserve_all-true = yes

### Teams: tables for more than two
side-chevaliers-0 = Silver
side-chevaliers-1 = Gold
seat-chevaliers-0 = Silver knights
seat-chevaliers-1 = Gold knights
seat-chevaliers-2 = Silver men-at-arms
seat-chevaliers-3 = Gold men-at-arms
side-dames-de-lettres-0 = Red
side-dames-de-lettres-1 = Black
new-seats = How many?
new-seats-count = { $count ->
    [2] Two
    [3] Three
    [4] Four
   *[other] { $count }
  }
new-seats-teams = { $count ->
    [4] Four, two against two
   *[other] { $count }, in teams
  }
company-around = { $count ->
    [4] All four here
   *[other] All { $count } here
  }
company-around-note = around this screen
company-friends = { $count ->
    [3] Two friends
    [4] Three friends
    [5] Four friends
    [6] Five friends
    [7] Six friends
    [8] Seven friends
   *[other] Friends
  }
company-friends-note = each at their own screen
company-partner = With a friend
company-partner-note = against the computer
company-alone = On your own
company-alone-note = against the computer
new-places = Who sits where
new-place = Place { $place }
new-you = You
new-place-host = You too, on this screen
new-place-invite = A friend
new-place-bot = Level { $level }, { NAME($name) }
new-seat = Your arms
new-team = Who moves in a team?
team-free = Either partner moves
team-alternate = In turn
team-free-note = Each turn the team moves one piece, of one partner or the other: the first move played counts.
team-alternate-note = The four players follow one another: one, an opponent, the partner, the other opponent.
team-free-mixed = The computer then leaves every move to its partner.
team-alternate-mixed = Chosen so that the computer plays too: otherwise it leaves every move to its partner.
team-ours = Your team
team-theirs = The other side
team-number = Team { $number }
team-awaited = to move
team-clock = Clock of { $side }
team-waiting = { $count ->
    [one] One more person to come.
   *[other] { $count } more people to come.
  }
team-turn-ours = Your team to move.
team-turn-seat = You to move: { $seat }.
team-turn-partner = { $name } is thinking for your team.
team-turn-others = { $names } are thinking.
team-offer-missing = Waiting for { NAME($names) }.
team-draw-sure = Offer a draw for your team?
team-resign-sure = Resign for the whole team?
team-end-win = Your team wins the game!
team-end-others = { $names } win the game.
team-next = { $count ->
    [one] Game { $game }, { NAME($names) } has { $side }
   *[other] Game { $game }, { NAME($names) } have { $side }
  }
team-away = { $count ->
    [one] { $names } has left the table.
   *[other] { $names } have left the table.
  }
team-arrived =
    { $count ->
        [one] { $names } takes a seat.
       *[other] { $names } take their seats.
    }
new-away = If somebody leaves
new-away-after =
    { $minutes ->
        [0] Wait for them
        [1] 1 minute
       *[other] { $minutes } minutes
    }
new-away-note =
    { $minutes ->
        [one] Whoever is to play and has been away for a minute is replaced by a computer. They take their place back when they return.
       *[other] Whoever is to play and has been away for { $minutes } minutes is replaced by a computer. They take their place back when they return.
    }
new-away-wait-note = The game stays where it is until they return.
new-away-level = Replaced by
invite-away =
    { $minutes ->
        [one] { $computer } plays for them after 1 minute
       *[other] { $computer } plays for them after { $minutes } minutes
    }
away-missed =
    { $count ->
        [one] { $names } is to play, but is no longer here.
       *[other] { $names } are to play, but are no longer here.
    }
away-waits = Everybody waits.
away-hint = { $name } is awaited.
away-claimable = You may claim the game.
away-claim = Claim the game
away-claim-minutes = { $count ->
    [one] You may claim the game in a minute at most.
   *[other] You may claim the game in { $count } minutes at most.
  }
away-claim-seconds = You may claim the game in { $count } s.
outcome-claimed = The opponent has gone away
team-hand-over = Over to my partner ({ $name })
away-minutes =
    { $count ->
        [one] { $computer } takes over in a minute at most.
       *[other] { $computer } takes over in { $count } minutes at most.
    }
away-seconds =
    { $count ->
        [one] { $computer } takes over in { $count } second.
       *[other] { $computer } takes over in { $count } seconds.
    }
away-stands-for = { $name } (computer)
away-replaced = { $computer } plays for { NAME($name) }, who will take the place back on returning.
away-returned = { $name } is back and takes the place again.
away-yours-again = Here you are again: a computer was playing for you, and the place is yours once more.
talk-channels = Whom to talk to
talk-channel-table = Table
talk-channel-team = Team
talk-channel-gallery = Gallery
talk-gallery-title = Gallery conversation
talk-gallery-label = To the gallery
talk-gallery-empty = Spectators talk to each other here; the players will read it after the game.
talk-gallery-mute = Hide the gallery
talk-watcher = { $name }, spectator
talk-watchers = { $count ->
    [one] One spectator
   *[other] { $count } spectators
  }
talk-team-title = Team conversation
talk-team-label = To your team
talk-team-empty = Only { NAME($names) } and you read what is written here.
talk-team-said = { $name }, to the team: { $text }
talk-unread = { $count ->
    [one] one unread message
   *[other] { $count } unread messages
  }
invite-ready-many = Send this link, or let them scan the code: everybody chooses a place, and the game begins when all are taken.
invite-seated = You have your place. Waiting for the others.
invite-awaited-many = { $count ->
    [one] One more person to come…
   *[other] { $count } more people to come…
  }
invite-team = Teams
invite-free = Free place
invite-host = host
invite-with = Play with { NAME($names) }
invite-against = Play against { NAME($names) }
invite-take = { $what }, { $place }
invite-partners-note = Partners stay together for the whole match, share one clock, and talk without the others reading it.
yours-waiting-many = Waiting for players
yours-with = With { NAME($names) }
yours-with-against = With { NAME($partners) }, against { NAME($rivals) }
open-vacancies = { $count ->
    [one] one free place
   *[other] { $count } free places
  }

### Échec aux Chevaliers (board)
level-1-chevaliers = Pushes men-at-arms forward and captures when the rule says so.
level-2-chevaliers = Sees captures, not yet what follows them.
level-3-chevaliers = Trots ahead and sometimes forgets the castle.
level-4-chevaliers = Counts exchanges and guards the gate.
level-5-chevaliers = Prepares charges and punishes stray pieces.
level-6-chevaliers = Sees long captures coming and lays them as traps.
level-7-chevaliers = Manoeuvres far ahead, a knight always near the castle.
level-8-chevaliers = All its strength: no leap goes unseen.
chevaliers-board = Board of the Knights’ game, { $side } to move
chevaliers-knight-silver = silver knight
chevaliers-knight-gold = gold knight
chevaliers-man-silver = silver man-at-arms
chevaliers-man-gold = gold man-at-arms
chevaliers-of-silver = Silver
chevaliers-of-gold = Gold
chevaliers-empty = empty
chevaliers-water = pond
chevaliers-castle = castle of { $side }
chevaliers-landing = landing { $number }
chevaliers-beyond = one may end there
chevaliers-taken = will be taken
chevaliers-must = must capture
chevaliers-waits = must wait
chevaliers-invader = enemy in the castle
chevaliers-left = In play: { $knights ->
    [0] no knight
    [one] one knight
   *[other] { $knights } knights
  }, { $men ->
    [0] no man-at-arms
    [one] one man-at-arms
   *[other] { $men } men-at-arms
  }
chevaliers-in-play = in play
chevaliers-legend-silver = silver knight, plain
chevaliers-legend-gold = gold man-at-arms, dotted
chevaliers-legend-pond = pond, nobody crosses
chevaliers-legend-target = next landing
chevaliers-legend-beyond = square to end on, further
chevaliers-legend-must = must capture
chevaliers-legend-capture = piece to take
chevaliers-legend-threat = enemy in the castle
chevaliers-rule-aim = Whoever holds the enemy castle for a whole turn wins, or whoever takes every enemy piece.
chevaliers-rule-race = Whoever enters the enemy castle wins, or whoever takes every enemy piece.
chevaliers-rule-step = A Knight steps one square in any direction.
chevaliers-rule-leap = It leaps over its friends, as often as it likes, a free square behind each.
chevaliers-rule-charge = Then it charges: first the leaps, next the captures.
chevaliers-rule-man = A man-at-arms steps forward, diagonally forward or sideways, never back.
chevaliers-rule-capture = One captures by jumping over a neighbouring enemy, straight, never diagonally.
chevaliers-rule-must = A capture without a leap is possible: the move must be a capture, any one.
chevaliers-rule-chain = The same piece goes on capturing while it can, turning if it likes.
chevaliers-rule-obliged = A forgotten capture was signalled: the move is taken back, a capture must be played.
chevaliers-rule-invader = An enemy is in a castle. If it is still there after the reply, its camp wins; only a capture drives it out, from the side.
chevaliers-rule-over = The game is over. The arrow keys lead through it move by move.
chevaliers-alarm-defend = An enemy is in your castle: take it now!
chevaliers-alarm-lost = An enemy is in your castle, and nothing can take it.
chevaliers-alarm-hold = You are in the enemy castle: hold it for one turn!
chevaliers-alarm-shared = An enemy is in the castle of { $side }: it must be taken now.
chevaliers-alarm-watched = An enemy is in the castle of { $side }.
chevaliers-alarm-obliged = Forgotten capture: { $side } must play one.
chevaliers-hint-must = A capture must be played: move { $squares }.
chevaliers-hint-chosen = { $arm ->
    [knights] Knight { $square }: { $ways }.
   *[men] Man-at-arms { $square }: { $ways }.
  }
chevaliers-hint-steps = { $count ->
    [one] one step
   *[other] { $count } steps
  }
chevaliers-hint-leaps = { $count ->
    [one] one leap
   *[other] { $count } leaps
  }
chevaliers-hint-takes = { $count ->
    [one] one capture
   *[other] { $count } captures
  }
chevaliers-hint-plan = { $arm ->
    [knights] Knight { $square }
   *[men] Man-at-arms { $square }
  } { $way ->
    [step] goes to { $to }.
    [leap] leaps to { $to }.
    [capture] takes { $squares }.
   *[charge] leaps to { $to }, then takes { $squares }.
  }
chevaliers-hint-onward = The capture goes on: choose the next landing.
chevaliers-hint-enough = It may stop here, or go on.
chevaliers-barred-must = { $square } must wait: a capture must be played, move { $squares }.
chevaliers-barred-partner = { $square } is your partner’s.
chevaliers-barred-turn = { $square } must wait: it is the turn of { $arm ->
    [knights] the men-at-arms.
   *[men] the knights.
  }
chevaliers-barred-stuck = { $square } is shut in: no move is possible.
chevaliers-tip = { $arm ->
    [knights] This knight cannot move now.
   *[men] This man-at-arms cannot move now.
  }
chevaliers-tip-must = A capture is possible, so it must be played: { $squares }.
chevaliers-tip-partner = Your partner commands this arm.
chevaliers-tip-turn = It is not the turn of this arm.
chevaliers-tip-stuck = No free square around it, nothing to take.
chevaliers-bench = The move being composed
chevaliers-play = Play { $move }
chevaliers-back = One step
chevaliers-key-back = one step back in the move being composed
chevaliers-several = Several ways end on { $square }: go there landing by landing.
chevaliers-said-hop-onward = Landing { $number }, { $square }. The move must go on.
chevaliers-said-hop-enough = Landing { $number }, { $square }. Enter plays { $move }, or go on.
chevaliers-said-hop-ready = { $square }. Enter plays { $move }.
chevaliers-said-back = One step back, { $square }.
chevaliers-said-by = { $side }, { $move }
chevaliers-said-step = { $from } to { $to }
chevaliers-said-leap = { $from } leaps to { $to }
chevaliers-said-capture = { $from } takes { $squares }, lands on { $to }
chevaliers-said-charge = { $from } charges, takes { $squares }, lands on { $to }
chevaliers-said-entered = { $move }, in the enemy castle
chevaliers-said-recalled = { $move } forgot a capture, taken back
chevaliers-said-claimed = Forgotten capture signalled: the move is taken back, a capture must be played
chevaliers-text-recalled = { $move } taken back
chevaliers-text-claimed = { $move } (signalled)
chevaliers-no-move = No move played.
chevaliers-claim = Signal the forgotten capture
chevaliers-nothing-to-claim = No forgotten capture to signal.
chevaliers-which-square = Which square? For instance f2.
chevaliers-which-way = Several moves go there: { $moves }. Say which.
chevaliers-no-moves = No move allowed for now.
chevaliers-stand = { $piece }: { $squares }.
chevaliers-count = { $side }: { $knights ->
    [0] no knight
    [one] one knight
   *[other] { $knights } knights
  }, { $men ->
    [0] no man-at-arms
    [one] one man-at-arms
   *[other] { $men } men-at-arms
  }.
chevaliers-type-move = f2-f3, b1^f3, b2xb4xd4
chevaliers-does-move = a step, a leap, a capture
chevaliers-type-square = s f2
chevaliers-does-square = what stands on the square
chevaliers-type-pieces = p
chevaliers-does-pieces = where the pieces stand
chevaliers-type-moves = moves, moves b1
chevaliers-does-moves = the moves allowed
chevaliers-type-last = last
chevaliers-does-last = the last move
chevaliers-type-count = count
chevaliers-does-count = the pieces in play
chevaliers-type-claim = claim
chevaliers-does-claim = signal a forgotten capture
arbiter-you = You are the arbiter of this game
arbiter-is = Arbiter: { $name }
arbiter-free = The arbiter’s chair is free.
arbiter-sit = Ask to be the arbiter
arbiter-asks = { $name } asks to be the arbiter.
arbiter-asks-note = The arbiter may stop the game and rule: every player has to agree.
arbiter-agreed = You agree, the others are still to answer.
arbiter-asking = You ask to be the arbiter: every player has to agree.
arbiter-pause = Stop the game
arbiter-resume = Let the game go on
arbiter-paused = The arbiter has stopped the game.
arbiter-resumed = The game goes on.
arbiter-go-on = Offer to go on
arbiter-says = { $name }, arbiter

level-1-dames-de-lettres = He writes the first small word he sees, often of three letters.
level-2-dames-de-lettres = She knows the words of school and turns over what offers itself.
level-3-dames-de-lettres = He looks for more than one letter to turn, and forgets his camp.
level-4-dames-de-lettres = She thinks of your answer before she writes.
level-5-dames-de-lettres = He guards his camp and takes what lies about.
level-6-dames-de-lettres = She writes two words at once and thinks of the jokers.
level-7-dames-de-lettres = He aims at the other camp and leaves you few words.
level-8-dames-de-lettres = All its strength and the whole dictionary.

ddl-board = Board of Dames de Lettres, { $side } to move
ddl-letter-of = { $colour ->
    [red] red
   *[black] black
} letter { $letter }
ddl-joker-of = { $colour ->
    [red] red
   *[black] black
} joker { $letter }
ddl-empty = empty
ddl-camp-of = camp of { $side }
ddl-letter-number = letter { $number } of the word
ddl-will-turn = turns over
ddl-berth = the joker may enter here
ddl-strip = { $home } at home · { $away } across
ddl-strip-whole = { $letters ->
    [1] one letter
   *[other] { $letters } letters
}
ddl-strip-title = { $letters ->
    [0] no letter
    [one] one letter
   *[other] { $letters } letters
} in play: { $home } in their own camp, { $away } in the other one
ddl-legend-red = red letter, notched rim
ddl-legend-black = black letter, ring
ddl-legend-joker = joker, marked with a star
ddl-legend-target = square to slide to
ddl-legend-capture = slide that captures
ddl-legend-last = last move

ddl-rule-over = The game is over. The arrows let you read it again move by move.
ddl-rule-paused = The arbiter has stopped the game: the clocks stand still.
ddl-rule-press = The move is made, and your time runs until you press the clock.
ddl-rule-joker = The joker enters at once, on an empty square of your camp. You may also leave it.
ddl-rule-word = A word runs from letter to letter that touch, diagonally too, through the letter moved.
ddl-rule-enemy = It takes one enemy letter at least, which turns over.
ddl-rule-camp = Begun at home, it must reach the other camp.
ddl-rule-last = You have one letter left in your camp: it may not leave.
ddl-rule-slide = A letter slides in a straight line, in all eight directions, as far as one likes.
ddl-rule-capture = It takes a lone enemy letter by passing over it, when the square behind is free.
ddl-rule-pure = From one’s own camp, a capture needs no word.
ddl-rule-strict = Strict game: one announces the word, then moves. A fault loses the game.
ddl-rule-touch = A letter touched is a letter moved, unless one said “J’adoube”.
ddl-rule-aim = Whoever leaves no enemy letter in the other camp and has one there wins.
ddl-rule-opening = While no word is written, whoever finds none may slide a letter without a word.
ddl-rule-reversal = To turn over or take every letter of the other side counts double.

ddl-hint-none = Take a letter, or type a word.
ddl-hint-announced = The word is announced: take the letter and write it.
ddl-hint-ready = The move is ready: play it.
ddl-hint-chosen = { $letter } on { $square }: { $count ->
    [0] no free square.
    [one] one square to slide to.
   *[other] { $count } squares to slide to.
} { $takes ->
    [0] {""}
    [one] One slide captures.
   *[other] { $takes } slides capture.
}
ddl-hint-trace = Trace the word over the letters, through { $square }, or type it.
ddl-hint-wordless = This move needs no word. Otherwise trace or type the word, through { $square }.
ddl-hint-joker = Choose the square of the joker { $letter }.
ddl-alarm-press = Press the clock!
ddl-alarm-owed = Word announced: { $words }. It must be written.
ddl-alarm-announced = { $side } announces { $words }.
ddl-alarm-touched = Letter touched: { $square } must move.

ddl-bench = The move in the making
ddl-word = Your word
ddl-word-placeholder = Your word
ddl-let-go = Let go of everything
ddl-back = One step back
ddl-play = { $count ->
    [one] Write the word
   *[other] Write both words
}
ddl-play-wordless = Without a word
ddl-announce = Announce { $words }
ddl-second = 2nd word
ddl-second-title = A second word, through the same letter
ddl-adoube = J’adoube
ddl-adoube-title = Touch letters without having to move them
ddl-press = Press the clock
ddl-ways = { $count } ways to write it
ddl-turns = { $count ->
    [0] turns none
    [one] turns one
   *[other] turns { $count }
}
ddl-routes = { $count } ways to get there
ddl-takes = { $count ->
    [0] takes none
    [one] takes one
   *[other] takes { $count }
}
ddl-turned = { $count ->
    [0] No letter turned over
    [one] One letter turned over
   *[other] { $count } letters turned over
}
ddl-captured = { $count ->
    [one] · one captured
   *[other] · { $count } captured
}
ddl-verdict-word = Trace or type the word.
ddl-verdict-second = Trace or type the second word.
ddl-verdict-blind = Strict game: the word is not checked beforehand.
ddl-fault-short = A word has three letters at least.
ddl-fault-path = { $word } cannot be read through the letter moved.
ddl-fault-nowhere = None of your letters can slide to write { $word }.
ddl-fault-moved = The word must run through the letter moved.
ddl-fault-enemy = { $word } takes no enemy letter.
ddl-fault-camp = The letter comes from your camp: the word must reach the other camp.
ddl-fault-last = It is the last letter of your camp: it may not leave.
ddl-fault-barred = The arbiter has barred { $word }.
ddl-fault-used = { $word } has been written already{ $by ->
    [0] {" "}by Red.
    [1] {" "}by Black.
   *[other] .
}
ddl-fault-fork = The two words share more letters than the one moved: see { $word }.
ddl-jokers = Joker earned
ddl-joker-which = { $count ->
    [0] A joker put by?
    [one] This word earns a joker. Which one?
   *[other] These words earn two jokers. Which ones?
}
ddl-joker-where = Where? A marked square of the board.
ddl-joker-take = Joker { $letter } { $square }
ddl-joker-kept = put by

ddl-used = Words written
ddl-no-words = No word is written yet.
ddl-forbids = None comes back. A noun or an adjective goes back neither in gender nor in number, and only the opponent inflects it; a verb changes its tense.
ddl-admitted = The arbiter admits: { $words }.
ddl-barred = The arbiter bars: { $words }.
ddl-stock = Jokers to earn
ddl-stock-note = For whoever writes seven letters.
ddl-stock-empty = None is left.
ddl-bag = { $count ->
    [0] The bag is empty: this is the last game.
    [one] The bag keeps one letter for the rest of the match; those of a game do not go back.
   *[other] The bag keeps { $count } letters for the rest of the match; those of a game do not go back.
}
ddl-reserve = In reserve for { $side }: { $letters }.
ddl-dictionary = Dictionary
ddl-lookup = Look a word up
ddl-lookup-note = One consults it on one’s own time.
ddl-lookup-good = { $word } is allowed.

ddl-end-conquest = Not one letter of { $other } is left in their camp: { $side } holds it.
ddl-end-reversal = { $other } has no letter left.
ddl-end-blocked = { $other } has no legal move left.
ddl-end-flag = { $other } ran out of time.
ddl-end-fault = A fault of { $other }.
ddl-end-resignation = { $other } resigns.
ddl-end-twice = The win counts for two games.
ddl-end-move = The faulty move: { $move }.

ddl-rulings = Your rulings
ddl-ruling-word = Disputed word
ddl-ruling-admit = Admit this word
ddl-ruling-bar = Bar this word
ddl-ruling-fault = Fault of { $side }
ddl-ruling-sure = A fault of { $side }: they lose the game. Sure?
ddl-ruled-fault = The arbiter declares a fault of { $side }.
ddl-ruled-admit = The arbiter admits { $word }.
ddl-ruled-bar = The arbiter bars { $word }.

ddl-said-by = { $side }, { $move }
ddl-said-move = { $from } { $count ->
    [0] to
   *[other] captures and goes to
} { $to }
ddl-said-word = { $word }, { $count ->
    [one] one letter turned over
   *[other] { $count } letters turned over
}
ddl-said-joker-kept = joker { $letter } put by
ddl-said-joker = joker { $letter } on { $square }
ddl-said-fault = a fault by { $move }
ddl-said-slid = { $from } to { $to }. Trace or type the word.
ddl-said-traced = Word: { $word }
ddl-said-back = One step back: { $move }
ddl-said-adoube = { $side } says: j’adoube
ddl-said-dealt = A new deal
ddl-no-move = No move made.
ddl-which-square = Which square? D3, for example.
ddl-count = { $side }: { $letters ->
    [0] no letter
    [one] one letter
   *[other] { $letters } letters
}, { $home } at home, { $away } across.
ddl-strict-only = Words are announced in strict games only.
ddl-typed-slide = The letter is down: type the word, or trace it.
ddl-typed-wordless = The letter is down: Enter plays this move without a word.
ddl-typed-word = { $word }: { $count ->
    [one] Enter writes it.
   *[other] { $count } ways, choose one, then Enter.
}
ddl-key-word = write the word
ddl-key-back = one step back in the move in the making
ddl-key-double = begin the second word
ddl-type-move = D3-E4 MOTS, A1xA5
ddl-does-move = slide and write, capture without a word
ddl-type-square = s D3
ddl-does-square = what lies on the square
ddl-type-words = words
ddl-does-words = the words written
ddl-type-count = count
ddl-does-count = the letters of each side
ddl-type-last = last
ddl-does-last = the last move
ddl-type-announce = announce MOT
ddl-does-announce = announce, in a strict game

### La Guerre des Mots (board)
compass-S = South
compass-O = West
compass-N = North
compass-E = East
compass-SO = South-West
compass-OSO = West-South-West
compass-ONO = West-North-West
compass-NO = North-West
compass-NE = North-East
compass-ENE = East-North-East
compass-ESE = East-South-East
compass-SE = South-East
side-guerre-des-mots-0 = South
side-guerre-des-mots-1 = North
table-turn-side-guerre-des-mots = { $side } to move.
end-title-side-wins-guerre-des-mots = { $side } wins the game.
state-side-won-guerre-des-mots = { $side } wins
level-1-guerre-des-mots = He lays letters of his own, in small words, rather at random.
level-2-guerre-des-mots = She heads for the cross and sometimes takes letters from others.
level-3-guerre-des-mots = He captures when he can, one coup at a time.
level-4-guerre-des-mots = She sees the coups that let her play again.
level-5-guerre-des-mots = He links the coups of a turn and looks at what he leaves you.
level-6-guerre-des-mots = She knows more words, plays on and on and hardly ever errs.
level-7-guerre-des-mots = He thinks of your answer before he lays a word.
level-8-guerre-des-mots = All its strength, the whole dictionary, and your letters guessed.
gdm-board = Board of La Guerre des Mots, { $side } to move
gdm-zoom-in = Look closer
gdm-zoom-out = See the whole board
gdm-roster = The chains
gdm-roster-letters = letters
gdm-roster-open = See the players
gdm-roster-close = Close the list of players
gdm-you = You
gdm-left = gone
gdm-no-chain-yet = no chain
gdm-words =
    { $count ->
        [one] 1 word
       *[other] { $count } words
    }
gdm-frozen = frozen by his own blockade
gdm-known = Known letters: { $letters }
gdm-letters =
    { $count ->
        [one] 1 letter
       *[other] { $count } letters
    }
gdm-arsenal = Arsenal
gdm-arsenal-yours = Your Arsenal, { $count }
gdm-arsenal-of = Arsenal { $side }, { $count }
gdm-arsenal-empty = The Arsenal is empty.
gdm-reserve = Reserve: { $count }
gdm-curtain = { $side } to move. Hand the screen over: the Arsenal stays covered until then.
gdm-unveil = I play { $side }: show my Arsenal
gdm-tile = Letter { $front }
gdm-tile-back = Letter { $front }, { $back } on the back
gdm-tile-joker = Joker
gdm-tile-cross = Cross
gdm-bench = Your coup
gdm-tools = Tools
gdm-tool-turn = Turn
gdm-tool-turn-title = Change direction: turn the last letter of a word
gdm-tool-shot = Shoot
gdm-tool-shot-title = Aim with a letter laid at an end of the word
gdm-tool-block = Block
gdm-tool-block-title = Word blockade: a cross at the free end of the word
gdm-tool-symbol = Piece
gdm-tool-symbol-title = Chain blockade: show or hide the piece of a letter
gdm-play = Play this coup
gdm-play-word = Lay { $words }
gdm-play-reprise = Take back to the Arsenal
gdm-pass = Pass
gdm-pass-sure = Yes, pass
gdm-draw = Draw
gdm-draw-sure = Yes, draw
gdm-draw-title = Blocked: draw two letters and end the turn
gdm-back = One step back
gdm-clear = Let go of everything
gdm-lacking = You lack: { $letters }
gdm-over =
    { $count ->
        [one] Taken, still to lay: { $letters }
       *[other] Taken, still to lay: { $letters }
    }
gdm-reprise = You take { $letters } back and lay nothing.
gdm-leaves = Left of { $chain }: { $words }
gdm-wins = This coup wins the game.
gdm-earns =
    { $count ->
        [one] You play again once.
       *[other] You play again { $count } times.
    }
gdm-offer-block = Rather a cross on { $cell }
gdm-offer-shot = Shoot from { $from }: take { $letters } from { NAME($owner) }
box-lesson = First lesson
gdm-lesson = First lesson: from the base to the cross
gdm-lesson-count = { $at } of { $of }
gdm-lesson-leave = Leave the lesson
gdm-lesson-back = Back
gdm-lesson-next = See this coup
gdm-lesson-show = Show me
gdm-lesson-end = Close the lesson
gdm-lesson-play = A first game
gdm-lesson-other = That coup might well be played, but the lesson waits for another: read again, or have it shown.
gdm-lesson-1 = You sit South-West. The first word has four letters, on your blue base: press e22, write RUSA or press its letters, and lay it.
gdm-lesson-2 = West-South-West, another player begins a chain with PAIR.
gdm-lesson-3 = He chains PRÉ at a right angle, on the P.
gdm-lesson-4 = Take PAIR from him: press R on c20, then I, A and P. RÉ is left, which is a word. Lay these letters as PARIA on your A: press h18 and write PARI.
gdm-lesson-5 = A word taken from one chain, without a letter of the Arsenal: you play again. Take R, U and S at the other end of your chain: touch e22 twice (once would begin a word), then f22 and g22. Lay URS to the right of the P, on i18: PURS.
gdm-lesson-6 = Your neighbour prolongs RÉ to NARRÉ.
gdm-lesson-7 = Go up to the cross: press k13 and write ORALE above the S. The R falls on a green square: you play again.
gdm-lesson-8 = You need R, N and A. Take N, A and R of NARRÉ from a17: RÉ is left. Lay RNA to the right of the O, on l13.
gdm-lesson-9 = ORNA covers two browns and two reds in line: the game is won. Your turn, against the computer: it plays the simplified rule, and errors are refused.
gdm-back-of = Back of the letter on { $square }
gdm-back-unseen = You have not been shown this back: if it bears anything else, the turn is lost.
gdm-joker = What does the joker stand for?
gdm-shots = Shots
gdm-shot =
    Shot from { $from } to the { $dir ->
        [N] north
        [S] south
        [W] west
       *[E] east
    }, words taken from { $end }
gdm-shot-end = Other end
gdm-shot-words =
    { $count ->
        [0] As far as the word struck
        [one] 1 word
       *[other] { $count } words
    }
gdm-shot-corner = With the corner
gdm-shot-off = Do not shoot
gdm-consent = Help offered
gdm-consent-title = { $name } offers you help.
gdm-consent-what =
    { $count ->
        [one] The letter { $letters } would leave your chain for your Arsenal.
       *[other] The letters { $letters } would leave your chain for your Arsenal.
    }
gdm-consent-left = It would keep { $words }.
gdm-consent-yes = Yes: take { $letters } back
gdm-consent-no = No: leave the chain as it is
gdm-consent-then = If you accept, that is { NAME($name) }’s coup. If not, nothing changes and { NAME($name) } plays something else.
gdm-consent-waits = You offer { NAME($owner) } to take { $letters } back into their Arsenal. Their answer is awaited.
gdm-consent-watch = { $asker } offers { NAME($owner) } to take { $letters } back into their Arsenal. Their answer is awaited.
gdm-consent-ask = Offer { NAME($name) } to take { $letters } back into their Arsenal
gdm-declined = { $name } leaves the letters where they are. The turn goes on.
gdm-ahead-play = On your turn
gdm-ahead-lost =
    { $count ->
        [one] The board has changed on { $squares }: that part of the coup you prepared is gone.
       *[other] The board has changed on { $squares }: those parts of the coup you prepared are gone.
    }
gdm-hint-ahead = Meanwhile, prepare your coup on the board, or arrange your letters.
gdm-hint-ahead-set = Your coup is being prepared: play it on your turn, if nobody gets in its way.
gdm-mix-title = Shuffle the letters
gdm-sort = Sort
gdm-sort-title = Sort: vowels, then consonants
gdm-tile-move = Drag it onto the board, or to another place (Shift and arrows)
gdm-log = Latest coups
gdm-no-coup = No coup yet.
gdm-title-drew =
    { $count ->
        [one] draws 1 letter
       *[other] draws { $count } letters
    }
gdm-title-passed = passes
gdm-title-erred = error, turn lost
gdm-title-left = leaves the game
gdm-title-reprise = takes { $letters } back
gdm-title-turned = turns a letter
gdm-note-pirated = on the chain of { NAME($owner) }
gdm-note-captured = { $letters } from { NAME($owner) }
gdm-note-transferred = { $letters } from one end to the other
gdm-note-hit = shot from { $from }: { $letters } from { NAME($owner) }
gdm-note-missed = shot from { $from } at { $at }, missed
gdm-note-denied-replay = no replay: the letters taken are no word
gdm-note-denied-blockade = no blockade: the letters taken are no word
gdm-note-blockade = a cross protects the word
gdm-note-symbol = the chain is under blockade
gdm-note-replays =
    { $count ->
        [one] plays again
       *[other] plays again { $count } times
    }
gdm-note-goal-central = the central cross is covered
gdm-note-goal-secondary = the goal opposite is covered
gdm-said-lay = { $name } lays { $words }
gdm-said-found = { $name } begins a chain: { $words }
gdm-said-reprise = { $name } takes { $letters } back
gdm-said-turned = { $name } turns a letter
gdm-said-erred = { $name } errs and loses the turn. { $why }
gdm-said-drew =
    { $count ->
        [one] { $name } draws one letter
       *[other] { $name } draws { $count } letters
    }
gdm-said-passed = { $name } passes
gdm-said-left-resignation = { $name } resigns
gdm-said-left-flag = { $name } ran out of time
gdm-end-nearest = Nobody covered the cross: { NAME($names) } has the end of a chain nearest to the centre, and wins.
gdm-end-nearest-several = Nobody covered the cross: { $names } have the end of a chain nearest to the centre, level with each other.
gdm-end-nobody = Nobody covered the cross, and nobody has a chain: nobody wins.
gdm-end-arsenals = What everybody held in the Arsenal
gdm-said-back = One step back: { $coup }
gdm-said-forth = One step on: { $coup }
gdm-alarm-due =
    { $count ->
        [one] You play again: one coup left.
       *[other] You play again: { $count } coups left.
    }
gdm-alarm-asked = Your consent is asked.
gdm-hint-curtain = The Arsenal is covered.
gdm-hint-base = Lay four letters on one of your blue bases: press its first square, then write.
gdm-hint-none = Press a square and write, or take letters where a chain ends.
gdm-hint-end = Write the word that starts from this letter. Touch it again to take it back.
gdm-hint-caret = Write, or press your letters. The same square changes direction.
gdm-hint-held = Press the square to lay this letter on.
gdm-hint-joker = Choose the joker’s letter.
gdm-hint-turn = Press the last letter of a word.
gdm-hint-turn-second = Press the square it turns to.
gdm-hint-shot = Press the laid letter that fires.
gdm-hint-shot-second = Press the tile aimed at, in a straight line.
gdm-hint-block = Press the square of the cross, at the free end of the word.
gdm-hint-symbol = Press the letter whose piece shows or hides.
gdm-square-empty = empty
gdm-square-letter = { $letter } of { NAME($owner) }
gdm-square-cross = cross of { NAME($owner) }
gdm-square-joker = joker
gdm-square-symbol = piece up
gdm-square-end = extremity
gdm-square-taken = taken
gdm-square-laid = to be laid: { $letter }
gdm-square-laid-cross = to be laid: cross
gdm-square-caret =
    { $axis ->
        [h] writing here, to the right
       *[v] writing here, downwards
    }
gdm-square-blue = blue base
gdm-square-green = green
gdm-square-violet = violet
gdm-square-red = red
gdm-square-brown = brown
gdm-square-king = king
gdm-square-queen = queen
gdm-square-rook = rook
gdm-square-bishop = bishop
gdm-square-knight = knight
gdm-legend-blue = Blue, base
gdm-legend-green = Green, play again
gdm-legend-violet = Violet, a cross only
gdm-legend-red = Red, goal
gdm-legend-brown = Brown, central cross
gdm-legend-symbol = Piece, chain blockade
gdm-legend-end = End of a chain
gdm-key-back = One step back in the coup
gdm-key-forth = Take the step again
gdm-type-coup = N e22h (RUSA)
gdm-does-coup = plays a coup as it is written
gdm-type-square = square k13
gdm-does-square = says what is on a square
gdm-type-arsenal = arsenal
gdm-does-arsenal = says your letters and their backs
gdm-type-chains = chains
gdm-does-chains = says the chains and their ends
gdm-type-draw = D
gdm-does-draw = draws two letters
gdm-type-pass = pass
gdm-does-pass = passes, or plays no replay
gdm-type-last = last
gdm-does-last = says the last coup again
gdm-which-square = Which square? Such as k13.
gdm-chain-told = { $owner }: { $words }, from { $from } to { $to }.
gdm-no-chain = No chain yet.
gdm-rule-aim = One wins by covering two reds and two browns in line with a word, or the goal opposite.
gdm-rule-base = The first word has four letters, one on each blue square of a base of yours.
gdm-rule-lay = A word goes out from the end of a chain at a right angle, or prolongs the last word.
gdm-rule-apart = Two chains do not touch, not even by a corner.
gdm-rule-take = Letters are taken from the end of a chain without a gap, and all are laid in the coup.
gdm-rule-bonus = A word taken from one chain, without a letter of the Arsenal: play again, or lay a blockade.
gdm-rule-turn = The last letter of a word of three or more turns at a right angle round its neighbour.
gdm-rule-block = Whoever may play again may rather lay a cross at the free end of the word: it protects it.
gdm-rule-symbol = A letter laid on the piece of its back may show it: the whole chain is protected, its player frozen.
gdm-rule-shot = A consonant laid at an end of the word fires: its value must exceed the distance and the value aimed at.
