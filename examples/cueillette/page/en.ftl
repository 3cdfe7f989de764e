## Shelf: what every page may tell

# Everywhere
game-cueillette = Cueillette
rule-cueillette = Rule of the example

# Sides
side-cueillette-0 = White
side-cueillette-1 = Black

# Home
box-cueillette = Two knights, a field of letters: every leap picks one, and its square stays bare.
box-play-cueillette = Play Cueillette against the computer, level { $level }

# Outcomes
outcome-cueillette-harvest = Nothing left to pick
outcome-cueillette-agreement = Draw by agreement
outcome-cueillette-flag = Out of time
outcome-cueillette-resignation = Resignation

## Choices: what the dialog of a new game tells, and the table

# New game
new-title-cueillette = New game of Cueillette

## Table: what tables and lessons alone tell

# Invitation
invite-share-text-cueillette = A game of Cueillette? The table is laid.
invite-from-cueillette = { $name } invites you to a game of Cueillette.
invite-from-nobody-cueillette = A table of Cueillette awaits you.

# Refusals
cueillette-no-such-seat = Cueillette is for two: there is no such seat.
cueillette-not-your-turn = It is not your leap.
cueillette-no-leap = The knight does not leap to { $subject }: two squares one way, one to the side.
cueillette-picked = Nothing left on { $subject }: a square once picked stays shut.
cueillette-game-over = The game is over.

# Table
action-record-cueillette = Game sheet
record-cueillette = Sheet
command-placeholder-cueillette = b3 or ?

# Board
cueillette-board = Field of seven by seven squares
cueillette-goal = Whoever has gathered more points when nobody can leap any more wins.
cueillette-hint = { $count ->
    [one] one letter within reach.
   *[other] { $count } letters within reach.
  }
cueillette-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
cueillette-said = { $to }, { $letter }: { $points ->
    [one] one point
   *[other] { $points } points
  }
cueillette-knight = { $square }, knight of { $side }
cueillette-letter = { $square }, letter { $letter }
cueillette-empty = { $square }, empty
cueillette-rule-leap = The knight leaps two squares one way and one to the side, onto a letter.
cueillette-rule-letter = It takes it: 1 to 5 points, and the square stays bare.
cueillette-rule-over = The game is over. The arrows let you read it again.
cueillette-type-leap = b3
cueillette-does-leap = leap to b3
