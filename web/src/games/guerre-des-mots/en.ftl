## Shelf: what every page may tell

# Everywhere
game-guerre-des-mots = La Guerre des Mots
rule-guerre-des-mots = General rule
rule-guerre-des-mots-general = General rule
rule-guerre-des-mots-general_1 = General rule, first part
rule-guerre-des-mots-simplified = Simplified rule
rule-guerre-des-mots-lenient = { $rule }, errors refused

# Home
box-guerre-des-mots = Chains of words cross one another on their way to the cross.
box-play-guerre-des-mots = Play La Guerre des Mots against the computer, level { $level }

# Outcomes
outcome-guerre-des-mots-central-cross = Central cross
outcome-guerre-des-mots-secondary-goal = Goal opposite
outcome-guerre-des-mots-others-resigned = Resignation: one side is left
outcome-guerre-des-mots-others-out-of-time = Out of time: one side is left
outcome-guerre-des-mots-standstill = Nobody lays a letter any more
outcome-guerre-des-mots-repetition = Position repeated
outcome-guerre-des-mots-last-round = Last round played

# Sides
side-guerre-des-mots-0 = South
side-guerre-des-mots-1 = North
state-side-won-guerre-des-mots = { $side } wins

# Points of the compass
seat-guerre-des-mots-S = South
seat-guerre-des-mots-O = West
seat-guerre-des-mots-N = North
seat-guerre-des-mots-E = East
seat-guerre-des-mots-SO = South-West
seat-guerre-des-mots-OSO = West-South-West
seat-guerre-des-mots-ONO = West-North-West
seat-guerre-des-mots-NO = North-West
seat-guerre-des-mots-NE = North-East
seat-guerre-des-mots-ENE = East-North-East
seat-guerre-des-mots-ESE = East-South-East
seat-guerre-des-mots-SE = South-East

## Settings: what the panel of settings tells

# Sounds
sound-guerre-des-mots-drew = draw
sound-guerre-des-mots-reprise = taking back
sound-guerre-des-mots-shot = shot
sound-guerre-des-mots-goal = cross reached
sound-guerre-des-mots-erred = error
sound-guerre-des-mots-declined = help declined

# Settings
gdm-pace = Turns of several coups
gdm-pace-slow = Slow
gdm-pace-normal = Steady
gdm-pace-fast = Quick
gdm-pace-off = At once

## Choices: what the dialog of a new game tells, and the table

# New game
new-title-guerre-des-mots = New game of La Guerre des Mots

# Levels
level-1-guerre-des-mots = He lays letters of his own, in small words, rather at random.
level-2-guerre-des-mots = She heads for the cross and sometimes takes letters from others.
level-3-guerre-des-mots = He captures when he can, one coup at a time.
level-4-guerre-des-mots = She sees the coups that let her play again.
level-5-guerre-des-mots = He links the coups of a turn and looks at what he leaves you.
level-6-guerre-des-mots = She knows more words, plays on and on and hardly ever errs.
level-7-guerre-des-mots = He thinks of your answer before he lays a word.
level-8-guerre-des-mots = All its strength, the whole dictionary, and your letters guessed.

## Dictionary: what the dictionary tells

# Rulings
dictionary-set-guerre-des-mots-exact = exact accents
dictionary-set-guerre-des-mots-ignored = accents ignored

# Letters
letters-set-guerre-des-mots = La Guerre des Mots

## Table: what tables and lessons alone tell

# Invitation
invite-share-text-guerre-des-mots = A game of La Guerre des Mots? The table is set.
invite-from-guerre-des-mots = { $name } invites you to a game of La Guerre des Mots.
invite-from-nobody-guerre-des-mots = A table of La Guerre des Mots awaits you.

# Why a move of a hint is good
why-guerre-des-mots-draws = No coup offers itself: draw.
why-guerre-des-mots-passes = Nothing better to lay: pass.
why-guerre-des-mots-consents = Let them: it serves you.
why-guerre-des-mots-declines = Decline: it would cost you.
why-guerre-des-mots-wins = { $word } covers the central cross: the game is won.
why-guerre-des-mots-founds = { $word } begins your chain.
why-guerre-des-mots-takes-back = Takes { $taken ->
        [one] one letter
       *[other] { $taken } letters
    } back into your Arsenal, to lay them better.
why-guerre-des-mots-shoots = { $word }, and a shot at an enemy chain.
why-guerre-des-mots-blockades = { $word }, and a blockade that guards a word.
why-guerre-des-mots-captures = { $word }, with { $captured ->
        [one] one letter taken
       *[other] { $captured } letters taken
    } from the others.
why-guerre-des-mots-replays = { $word } earns you { $replays ->
        [one] one coup
       *[other] { $replays } coups
    } more.
why-guerre-des-mots-nearer = { $word } brings your chain nearer to the central cross.
why-guerre-des-mots-lays = { $word }, a word of { $letters } letters.

# Refusals
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

# Table
action-record-guerre-des-mots = Record of the game, as text
record-guerre-des-mots = Record
command-placeholder-guerre-des-mots = h9v (A)S or ?

# Board
table-turn-side-guerre-des-mots = { $side } to move.
end-by-side-guerre-des-mots = by { NAME($side) }
end-title-side-wins-guerre-des-mots = { $side } wins the game.
gdm-board = Board of La Guerre des Mots, { $side } to move
gdm-zoom-in = Look closer
gdm-zoom-out = See the whole board
gdm-roster = The chains
gdm-roster-letters = letters
gdm-roster-arsenals = See everybody’s letters
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
gdm-taken = Letters taken, to lay
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
gdm-end-longest = The longest word:
gdm-end-longest-word = { $word }, { $count } letters, at coup { $number }, { $by }.
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

# In place of what was refused
gdm-instead-base = The first word lies on one of your bases.
gdm-instead-lay = A letter may be laid on { $squares }.
gdm-instead-ends = A chain goes on from its ends, { $squares }.
gdm-instead-shot = from { $from } at { $target }
gdm-instead-shots = This coup can shoot { $shots }.
gdm-instead-no-shot =
    From where they are, the letters of this coup can hit nothing.{ $plain ->
        [yes] {" "}Without a shot it is allowed.
       *[other] {""}
    }
gdm-instead-block = The cross of the blockade may lie on { $squares }.
gdm-instead-no-block =
    This coup has no right to a blockade.{ $plain ->
        [yes] {" "}Without the cross it is allowed.
       *[other] {""}
    }
gdm-instead-symbol = The piece may be visible on { $squares }.
gdm-instead-no-symbol =
    No letter of this coup lies on the piece of its back.{ $plain ->
        [yes] {" "}With its pieces hidden it is allowed.
       *[other] {""}
    }
gdm-instead-lift = You may take back the cross on { $squares }.
gdm-instead-turn = { $from } to { $to }
gdm-instead-turns = A letter at an end can turn, { $turns }.
gdm-instead-no-turn = No letter at your ends can turn.
gdm-instead-transfer = Taken at { $from }, letters are laid at the other end, at { $to }.
gdm-instead-one-end = From one’s own chain, letters are taken at one end only, { $squares }.
gdm-instead-must = You must play a coup.
gdm-instead-again = Play another coup, or pass.
gdm-instead-may = Play a coup, or pass.
gdm-instead-answer = First answer what you are asked, yes or no.
