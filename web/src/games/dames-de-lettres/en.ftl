## Shelf: what every page may tell

# Everywhere
game-dames-de-lettres = Dames de Lettres
rule-dames-de-lettres = Rules of the box

# Home
box-dames-de-lettres = Write a word, and the letters before you turn over.
box-play-dames-de-lettres = Play Dames de Lettres against the computer, level { $level }

# Outcomes
outcome-dames-de-lettres-conquest = Camp conquered
outcome-dames-de-lettres-reversal = Total reversal
outcome-dames-de-lettres-blocked = No move left
outcome-dames-de-lettres-flag = Time used up
outcome-dames-de-lettres-fault = Fault
outcome-dames-de-lettres-resignation = Resignation

# Sides
side-dames-de-lettres-0 = Red
side-dames-de-lettres-1 = Black

## Settings: what the panel of settings tells

# Sounds
sound-dames-de-lettres-adjusted = letter straightened
sound-dames-de-lettres-faulted = fault
sound-dames-de-lettres-pressed = clock pressed
sound-dames-de-lettres-turned = letters turned

## Choices: what the dialog of a new game tells, and the table

# New game
new-title-dames-de-lettres = New game of Dames de Lettres

# Levels
level-1-dames-de-lettres = He writes the first small word he sees, often of three letters.
level-2-dames-de-lettres = She knows the words of school and turns over what offers itself.
level-3-dames-de-lettres = He looks for more than one letter to turn, and forgets his camp.
level-4-dames-de-lettres = She thinks of your answer before she writes.
level-5-dames-de-lettres = He guards his camp and takes what lies about.
level-6-dames-de-lettres = She writes two words at once and thinks of the jokers.
level-7-dames-de-lettres = He aims at the other camp and leaves you few words.
level-8-dames-de-lettres = All its strength and the whole dictionary.

## Dictionary: what the dictionary tells

# Letters
letters-set-dames-de-lettres = Dames de Lettres

## Table: what tables and lessons alone tell

# Invitation
invite-share-text-dames-de-lettres = A game of Dames de Lettres? The table is set.
invite-from-dames-de-lettres = { $name } invites you to a game of Dames de Lettres.
invite-from-nobody-dames-de-lettres = A table of Dames de Lettres is waiting for you.

# Why a move of a hint is good
why-dames-de-lettres-announces = Announce { $word }, then play it.
why-dames-de-lettres-presses = Your move is made: press the clock.
why-dames-de-lettres-reverses = Leaves the other side without a letter: the game is won.
why-dames-de-lettres-conquers = Conquers the enemy camp: the game is won.
why-dames-de-lettres-blocks = The other side has no move left: the game is won.
why-dames-de-lettres-joker = { $word } turns { $turned ->
        [one] one letter
       *[other] { $turned } letters
    } and earns a joker.
why-dames-de-lettres-doubles = Two words at once, { $word }, which turn { $turned ->
        [one] one letter
       *[other] { $turned } letters
    }.
why-dames-de-lettres-captures-and-turns = Takes { $captured ->
        [one] one letter
       *[other] { $captured } letters
    }, and { $word } turns { $turned }.
why-dames-de-lettres-turns = { $word } turns { $turned ->
        [one] one letter
       *[other] { $turned } letters
    }.
why-dames-de-lettres-captures = Takes { $captured ->
        [one] one letter
       *[other] { $captured } letters
    }.
why-dames-de-lettres-prepares = No word can be written yet: places a letter for later.

# Refusals
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

# Table
action-record-dames-de-lettres = Record of the game, as text
record-dames-de-lettres = Record
command-placeholder-dames-de-lettres = D3-E4 or ?

# Board
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
ddl-objection-short = A word has three letters at least.
ddl-objection-path = { $word } cannot be read through the letter moved.
ddl-objection-nowhere = None of your letters can slide to write { $word }.
ddl-objection-moved = The word must run through the letter moved.
ddl-objection-enemy = { $word } takes no enemy letter.
ddl-objection-camp = The letter comes from your camp: the word must reach the other camp.
ddl-objection-last = It is the last letter of your camp: it may not leave.
ddl-objection-barred = The arbiter has barred { $word }.
ddl-objection-used = { $word } has been written already{ $by ->
    [0] {" "}by Red.
    [1] {" "}by Black.
   *[other] .
}
ddl-objection-fork = The two words share more letters than the one moved: see { $word }.
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
ddl-end-best = The best word:
ddl-end-best-word = { $word }, { $count ->
    [0] nothing turned
    [one] one letter turned
   *[other] { $count } letters turned
  }, at move { $number }, { $by }.
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
ddl-no-slide = Nothing slides from { $from } to { $to }: straight, to an empty square that nothing bars (§ M1 to M4). Nothing is played.
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

# In place of what was refused
ddl-instead-word = { $word } by { $from }-{ $to }
ddl-instead-wordless = Without a word, { $moves } may be played.
