## Shelf: what every page may tell

# Everywhere
game-echecs = Chess
rule-echecs = FIDE rules
rule-echecs-fide = FIDE rules
rule-echecs-carlit = Carlit sheet

# Sides
side-echecs-0 = White
side-echecs-1 = Black

# Home
box-echecs = The great classic, by FIDE rules or the Carlit sheet.
box-play-echecs = Play chess against the computer, level { $level }

# Outcomes
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

## Settings: what the panel of settings tells

# Settings
echecs-auto-queen = Always promote to a queen

# Sounds
sound-echecs-castled = castling
sound-echecs-promoted = promotion

## Choices: what the dialog of a new game tells, and the table

# New game
new-title-echecs = New game of chess

## Table: what tables and lessons alone tell

# The board
echecs-legend-target = allowed square
echecs-legend-capture = possible capture
echecs-legend-last = last move
echecs-legend-threat = king in check
echecs-legend-premove = planned move

# Invitation
invite-share-text-echecs = A game of chess? The table is set.
invite-from-echecs = { $name } invites you to a game of chess.
invite-from-nobody-echecs = A chess table is waiting for you.

# Why a move of a hint is good
# What is taken, what takes, and what is one's own, within the sentences below
why-echecs-victim = { $victim ->
        *[p] a pawn
         [n] a knight
         [b] a bishop
         [r] a rook
         [q] a queen
         [k] the king
    }
why-echecs-mover = { $piece ->
        *[p] the pawn
         [n] the knight
         [b] the bishop
         [r] the rook
         [q] the queen
         [k] the king
    }
why-echecs-own = { $piece ->
        *[p] your pawn
         [n] your knight
         [b] your bishop
         [r] your rook
         [q] your queen
         [k] your king
    }
why-echecs-claim = The draw can be claimed here, and nothing is better.
why-echecs-mate = It is mate.
why-echecs-mate-in = Mate in { $moves } moves, whatever the answer.
why-echecs-promotes = The pawn becomes a { $piece ->
        *[q] queen
         [r] rook
         [b] bishop
         [n] knight
    }.
why-echecs-takes-free = Takes { why-echecs-victim } on { $square } with { why-echecs-mover } and loses nothing.
why-echecs-takes-more = Takes { why-echecs-victim } on { $square } with { why-echecs-mover }: even if retaken, you gain.
why-echecs-trades = Trades { why-echecs-mover } for { why-echecs-victim } on { $square }, at equal worth.
why-echecs-takes = Takes { why-echecs-victim } on { $square } with { why-echecs-mover }: a sacrifice, for what follows.
why-echecs-parries = Parries the check with { why-echecs-mover }.
why-echecs-castles = Brings the king to safety by castling { $side ->
        *[short] short
         [long] long
    }.
why-echecs-saves = Brings { why-echecs-own } to safety: on { $square } it was about to be taken.
why-echecs-guards = Guards { why-echecs-own } on { $square }, which was about to be taken.
why-echecs-forks = A fork: attacks { $first ->
        *[p] a pawn
         [n] a knight
         [b] a bishop
         [r] a rook
         [q] a queen
         [k] the king
    } and { $second ->
        *[p] a pawn
         [n] a knight
         [b] a bishop
         [r] a rook
         [q] a queen
         [k] the king
    } at once.
why-echecs-checks-and-threatens = Check, and { $piece ->
        *[p] a pawn
         [n] a knight
         [b] a bishop
         [r] a rook
         [q] a queen
         [k] the king
    } on { $square } is next.
why-echecs-threatens = Threatens to take { why-echecs-mover } on { $square }.
why-echecs-checks = Gives check with { why-echecs-mover }.
why-echecs-develops = Brings { why-echecs-mover } off the first rank, into play.
why-echecs-centre = Takes the centre, on { $square }.
why-echecs-advances = The pawn is but { $left ->
        [one] one square
       *[other] { $left } squares
    } from promotion.

# Refusals
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

# Table
action-record-echecs = PGN file
record-echecs = PGN
command-placeholder-echecs = Nf3, O-O or ?

# Board
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

## Server: what only the server tells

echecs-bad-option = { $name ->
    [start] This starting position cannot be played. Check the FEN text.
   *[other] { refusal-bad-option }
  }
