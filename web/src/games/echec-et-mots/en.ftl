## Shelf: what every page may tell

# Everywhere
game-echec-et-mots = Échec et Mots
rule-echec-et-mots = Rules of the box

# Sides
side-echec-et-mots-0 = White
side-echec-et-mots-1 = Black

# Home
box-echec-et-mots = Letters taken on horseback, a word of six stops it all.
box-play-echec-et-mots = Play Échec et Mots against the computer, level { $level }

# Outcomes
outcome-echec-et-mots-words = Échec et Mots
outcome-echec-et-mots-second-knight = Échec et Mots, second knight taken
outcome-echec-et-mots-tie = Tie, nobody scores
outcome-echec-et-mots-level = Equal totals
outcome-echec-et-mots-quiet = Too many moves without taking anything
outcome-echec-et-mots-exhausted = No letter and no word left
outcome-echec-et-mots-flag = Out of time
outcome-echec-et-mots-resignation = Resignation
outcome-echec-et-mots-agreement = Draw agreed

## Settings: what the panel of settings tells

# Sounds
sound-echec-et-mots-voided = failed announcement

## Choices: what the dialog of a new game tells, and the table

# New game
new-title-echec-et-mots = New game of Échec et Mots

# Levels
level-1-echec-et-mots = He leaps to wherever there is a letter and knows the words of school.
level-2-echec-et-mots = She takes the vowels and announces as soon as she can.
level-3-echec-et-mots = He strolls from letter to letter, with everyday words.
level-4-echec-et-mots = She looks after her knights and has a good vocabulary.
level-5-echec-et-mots = He knows many words and sees yours coming.
level-6-echec-et-mots = She calculates a few moves and aims for seven letters.
level-7-echec-et-mots = He also takes the letters you lack.
level-8-echec-et-mots = Every word of the list, and from afar.

## Dictionary: what the dictionary tells

# Rulings
dictionary-set-echec-et-mots-open = open rule
dictionary-set-echec-et-mots-strict = strict rule

# Letters
letters-set-echec-et-mots = Échec et Mots
letters-set-echec-et-mots-strict = Échec et Mots, strict rule

## Table: what tables and lessons alone tell

# Invitation
invite-share-text-echec-et-mots = A game of Échec et Mots? The table is set.
invite-from-echec-et-mots = { $name } invites you to a game of Échec et Mots.
invite-from-nobody-echec-et-mots = A table of Échec et Mots is waiting for you.

# Why a move of a hint is good
why-echec-et-mots-replies = Your letters write { $word }: { $letters } letters, the longest reply found.
why-echec-et-mots-no-reply = No word was found with your letters.
why-echec-et-mots-announces-last = Takes the last knight and announces { $word }: { $points } points, unless the reply is better.
why-echec-et-mots-announces = Announces { $word }, { $letters } letters: { $points } points, unless the reply is better.
why-echec-et-mots-captures = Takes a knight.
why-echec-et-mots-completes = The { $letter } makes { $word }, { $letters } letters: enough to announce.
why-echec-et-mots-denies = Keeps the { $letter } from the other side, whom it gave a word of { $letters } letters.
why-echec-et-mots-one-short = With the { $letter }, only { $missing } is wanting for a word of { $letters } letters.
why-echec-et-mots-towards = The { $letter } serves a word of { $letters } letters; { $wanting } will be wanting.
why-echec-et-mots-takes = Takes the { $letter }.
why-echec-et-mots-saves = Leaves { $square }, where this knight was about to be taken.
why-echec-et-mots-heads = On its way to the { $letter }, the move after.

# Refusals
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

# Table
action-record-echec-et-mots = Record of the game, as text
record-echec-et-mots = Record
command-placeholder-echec-et-mots = a0-c1 or ?

# Board
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
echec-et-mots-end-words = { $word } against { $other }.
echec-et-mots-end-word = { $word }, without a reply.
echec-et-mots-end-best = The best word:
echec-et-mots-end-best-word = { $word }, { $letters ->
    [one] one letter
   *[other] { $letters } letters
  }, { $by }.
echec-et-mots-end-missed = A word escaped you.
echec-et-mots-end-missed-move = At move { $number } you held { $word }, { $unused ->
    [0] with nothing left over
    [one] with one letter left over
   *[other] with { $unused } letters left over
  }: enough to score { $points } points.
echec-et-mots-end-missed-reply = For your reply your letters spelled { $word }, { $unused ->
    [0] with nothing left over
    [one] with one letter left over
   *[other] with { $unused } letters left over
  }: enough to score { $points } points.
echec-et-mots-line-word = { $letters } × 2
echec-et-mots-line-none = no word
echec-et-mots-line-unused = { $unused } left over
echec-et-mots-line-bonus = bonus { $bonus }
echec-et-mots-line-knight = knight { $knight }
echec-et-mots-line-tie = a tie
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

# In place of what was refused
echec-et-mots-instead-letters = { $count ->
    [0] A word uses your letters alone, and you have none yet.
   *[other] A word uses your letters alone: { $letters }.
  }
