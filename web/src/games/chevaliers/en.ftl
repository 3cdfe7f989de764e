## Shelf: what every page may tell

# Everywhere
game-chevaliers = Échec aux Chevaliers
rule-chevaliers = Rules of the box

# Home
box-chevaliers = Two armies, four ponds, a castle to hold.
box-play-chevaliers = Play Échec aux Chevaliers against the computer, level { $level }

# Outcomes
outcome-chevaliers-castle = Castle taken
outcome-chevaliers-elimination = Camp eliminated
outcome-chevaliers-blocked = Camp blocked
outcome-chevaliers-repetition = Position repeated
outcome-chevaliers-no-progress = Too many moves without progress
outcome-chevaliers-agreement = Draw agreed
outcome-chevaliers-flag = Out of time
outcome-chevaliers-resignation = Resignation

# Sides
side-chevaliers-0 = Silver
side-chevaliers-1 = Gold
seat-chevaliers-0 = Silver knights
seat-chevaliers-1 = Gold knights
seat-chevaliers-2 = Silver men-at-arms
seat-chevaliers-3 = Gold men-at-arms

## Choices: what the dialog of a new game tells, and the table

# New game
new-title-chevaliers = New game of Échec aux Chevaliers

# How partners share their turns
partners-chevaliers-free = Either partner moves
partners-chevaliers-alternate = In turn
partners-chevaliers-free-note = Each turn the team moves one piece, of one partner or the other: the first move played counts.
partners-chevaliers-alternate-note = The four players follow one another: one, an opponent, the partner, the other opponent.
partners-chevaliers-free-mixed = The computer then leaves every move to its partner.
partners-chevaliers-alternate-mixed = Chosen so that the computer plays too: otherwise it leaves every move to its partner.

# Levels
level-1-chevaliers = Pushes men-at-arms forward and captures when the rule says so.
level-2-chevaliers = Sees captures, not yet what follows them.
level-3-chevaliers = Trots ahead and sometimes forgets the castle.
level-4-chevaliers = Counts exchanges and guards the gate.
level-5-chevaliers = Prepares charges and punishes stray pieces.
level-6-chevaliers = Sees long captures coming and lays them as traps.
level-7-chevaliers = Manoeuvres far ahead, a knight always near the castle.
level-8-chevaliers = All its strength: no leap goes unseen.

## Table: what tables and lessons alone tell

# Invitation
invite-share-text-chevaliers = A game of Échec aux Chevaliers? The table is set.
invite-from-chevaliers = { $name } invites you to a game of Échec aux Chevaliers.
invite-from-nobody-chevaliers = A table of Échec aux Chevaliers awaits you.

# Why a move of a hint is good
why-chevaliers-claim = The enemy could capture and did not: claim it.
why-chevaliers-last = Takes the last enemy: the game is won.
why-chevaliers-blocks = The enemy cannot move any more: the game is won.
why-chevaliers-castle = Holds the enemy castle: the game is won.
why-chevaliers-expels = Drives the enemy out of your castle before it is lost.
why-chevaliers-enters-for-good = Enters the enemy castle, and nobody can drive it out.
why-chevaliers-enters = Enters the enemy castle: the other must drive it out or lose.
why-chevaliers-wins-in = Wins in { $moves } moves, whatever the answer.
why-chevaliers-charges = A charge: leaps over its own, then takes { $captured ->
        [one] one enemy
       *[other] { $captured } enemies
    }.
why-chevaliers-captures = Takes { $captured ->
        [one] one enemy
       *[other] { $captured } enemies at a stroke
    }.
why-chevaliers-saves = Leaves { $square }, where the enemy was about to take it.
why-chevaliers-guards = Guards the piece on { $square }, which was about to be taken.
why-chevaliers-threatens = Threatens to take { $threatened ->
        [one] one enemy
       *[other] { $threatened } enemies
    } next.
why-chevaliers-nears-castle = Comes within { $steps ->
        [one] one step
       *[other] { $steps } steps
    } of the enemy castle.
why-chevaliers-leaps = Gains { $steps } steps towards the enemy castle by leaping over its own.
why-chevaliers-advances = Goes on towards the enemy castle.

# Refusals
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

# Table
chevaliers-end-best = The greatest capture:
chevaliers-end-best-move = { $move }, { $count } pieces, at move { $number }, { $by }.
action-record-chevaliers = Record of the game, as text
record-chevaliers = Record
command-placeholder-chevaliers = f2-f3 or ?

# Board
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
