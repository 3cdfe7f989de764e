## Shell: what every page may tell

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
bar-print = To print
settings = Settings
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
point-title = { $title }:
rule-variants = { $variants ->
    [one] { $rule }, one variant
   *[other] { $rule }, { $variants } variants
  }
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
side-random = By lot
dictionary-field = A word
dictionary-asking = Turning the pages…
table-computer = The computer
action-yes = Yes
action-no = No

### Home
home-page-title = Cavalettres, games of letters and knights
home-title = Horses, letters, { $count ->
        [5] five
        [6] six
        [7] seven
        [8] eight
       *[other] { $count }
    } games.
home-promise = Take a box, press Play: the computer is already seated.
home-small = No account, no advertising.
print-label = Linocut: a horse’s head whose mane flies off in letters
shelf-title = The shelf
shelf-players = { $count }
shelf-players-or = { $few } or { $most }
shelf-players-to = { $few } to { $most }
shelf-said = players
shelf-duration = about { $minutes } min
shelf-duration-short = abt. { $minutes } min
shelf-duration-two = about { $minutes } min for two
shelf-duration-two-short = abt. { $minutes } min for two
box-play = Play
box-force = level { $level }
box-set = { $game }: level { $level }, pace and variants
box-wait = One moment…
way-hotseat = Two here
way-hotseat-short = Two
way-hotseat-name = Two here, on this screen: { $game }
way-invite = A friend
way-invite-short = A friend
way-invite-name = A friend, by a link or a code: { $game }
way-lesson = Learn
way-lesson-short = Lesson
way-lesson-name = Learn, the first lesson: { $game }
way-resume = Resume the lesson
way-resume-short = Resume
way-resume-name = Resume the first lesson: { $game }
way-rules = Rules
way-rules-short = Rules
way-rules-name = Rules: { $game }
words-title = Can this word be played?
words-text = The verdict of each word game, the forms of the word, and what your letters can write.
words-playable = Playable
words-refused = Refused
words-look = Look up
yours-title = Your games
yours-turn = Your move
yours-running = Your games under way
yours-lost = Your games do not answer.
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
open-see = Sit down
open-see-whose = Sit down at { NAME($name) }’s table
open-none = No open table. Set the first one, others will join.
open-asking = Looking for who is waiting…
open-create = Set a table
open-all = All tables ({ $count })
open-lost = The list is not available.
code-label = Were you given a code?
code-example = ABF XYZ
code-odd = This leads to no table: a code has six letters, like ABF XYZ.
code-enter = Enter
footer-house = Cavalettres, games of letters and knights
yours-waiting-many = Waiting for players
yours-with = With { NAME($names) }
yours-with-against = With { NAME($partners) }, against { NAME($rivals) }
open-vacancies = { $count ->
    [one] one free place
   *[other] { $count } free places
  }

table-helped = helped

## Settings: what the panel of settings tells

### Settings
settings-theme = Appearance
theme-auto = System
theme-light = Light
theme-dark = Dark
settings-language = Language
settings-sound = Sounds
settings-volume = Volume
settings-heard = What is heard
settings-heard-moves = moves
settings-heard-words = words
settings-heard-table = the table
settings-heard-clock = the clock
settings-listen = Listen to each sound
sound-move = move
sound-leap = leap
sound-capture = capture
sound-check = check
sound-pass = pass
sound-refused = refusal
sound-letter = letter
sound-word = word
sound-announced = announcement
sound-blockade = blockade
sound-start = start
sound-offer = offer
sound-talk = message
sound-comes = arrival
sound-goes = departure
sound-notify = notice
sound-takenBack = taken back
sound-win = win
sound-loss = loss
sound-draw = draw
sound-lowTime = little time
sound-tick = second
settings-coordinates = Coordinates
coordinates-auto = On the frame
coordinates-inside = In the squares
coordinates-off = None
settings-animation = Moving pieces
animation-normal = Calm
animation-fast = Fast
animation-off = None
settings-confirm = Confirm every move
settings-auto-flip = On a shared screen, turn the board after each move

## Choices: what the dialog of a new game tells, and the table

### New game
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
new-hints = Hints allowed
new-hints-note = Everybody may ask for them; the game is then marked.
new-arbiter = A chair for an arbiter
new-arbiter-note = A third person, who comes by the link of the table, sees everything, stops the game and rules.
new-side = Your side
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
new-rules = Which rules?
new-rules-changed = What you change
new-rules-undo = Back to “{ $name }”
new-point-undo = Change no longer
new-points = Set point by point
new-points-changed =
    { $count ->
        [one] one point changed
       *[other] { $count } points changed
    }
new-point-between = from { $min } to { $max }
new-point-usual = As usual

### Teams: tables for more than two
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
        [one] { $names } sits down.
       *[other] { $names } sit down.
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
team-hand-over = Over to my partner ({ $name })

## Table: what tables alone tell

### Invitation
invite-ready = The table is set. Whom do you invite?
invite-ready-note = Send this link, or let them scan the code: the game begins as soon as they sit down.
invite-link = Link to the table
invite-copy = Copy
invite-copied = Copied
invite-share = Send
invite-qr = Code to scan with a phone: it leads to this table
invite-code = Code to say
invite-private = Private table: only this link leads to it.
invite-public = Open table: it also shows on the home page.
invite-awaited = Waiting for your opponent…
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
invite-hints = for everybody

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
table-rule-chosen = What this table has chosen
instead-ask = What about this?
instead-way = { $square } may go to { $squares }.
instead-stuck = { $square } cannot move now.
instead-others = { $count ->
    [0] Nothing can move.
    [one] Only { $squares } may move.
   *[other] These may move: { $squares }.
  }
instead-words = Close by, { $words } would pass.
table-keys = Shortcuts and commands
table-zen-leave = Leave calm mode
table-you = you
table-pupil = The pupil
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
action-hint = A hint
action-takeback = Take back my move
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
name-at-seat = { $name } ({ $seat })
name-within = { NAME($name) }
action-share = Share
share-copied = The address of the game is copied.
share-by-hand = The address of the game: { $address }
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
end-title-counts = { $name } wins, { $points } to { $other }.
end-title-you-count = You win, { $points } to { $other }!
end-title-side-counts = { $side } wins, { $points } to { $other }.
end-title-draw = The game is drawn.
end-title-aborted = The game is called off.
end-aborted-text = It does not count.
end-helped = A helped game: hints given ({ $names }).
end-helped-shared = A helped game: hints were given.
end-match = The match: { $score }
end-match-going = The match goes on: { $score }
end-how = { $how }, at move { $number }.
end-by-you = by you
end-by = by { NAME($name) }
end-by-side = by { $side }
end-details = The details
end-fold = Fold the result
end-unfold = Unfold the result
fair-title = Check the draw of lots
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
command-label = Command
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
keys-hint = a hint, where there may be one
keys-help = this help
keys-walk = go from square to square
keys-pick = pick up, put down
keys-cancel = let go of the piece, close
keys-draw = right click: draw a ring or an arrow
keys-confirm = confirm the move

### Teams: tables for more than two
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

### The arbiter
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

### A hand while playing
hint-title = A hint
hint-price = A hint? The game will be marked as helped, down to its sheet.
hint-yes = Yes, help me
hint-thinking = Thinking for you…
hint-look = Look inside the frame.
hint-look-hand = Look at your letters.
hint-letters = Take these letters: { $letters }.
hint-from = Start from here: { $squares }.
hint-hand = There is no piece and no letter to choose.
hint-move = { $move }
hint-best = Nothing better was found here.
hint-more-2 = With what?
hint-more-3 = Show me the move
hint-play = Play this move
hint-close = Close the hint

## Book: what the rule books tell

### Rule book
book-page-title = { $title }: the rules – Cavalettres
book-others = The books
book-contents = Contents
book-link = Clause { $clause }
book-play = Play
book-lesson = Learn by playing
book-print = Print
book-wait = One moment…
book-page = The rules on one page
book-origin = Where it comes from
book-end = Now you know it all. The rest is learned by playing.
book-questions = What if…
book-variants = Table variants
book-usual = As usual
book-usual-number = Usually { $value }
book-index = Index
book-chapter = Chapter { $number }
book-here = At this table
card-title = Clause { $clause }
card-table = The rules of this table
card-book = Read in the book
book-variant = Table variant
book-search = Search the books
book-search-hint = Search, or { $clause }
book-search-found = { $count ->
    [one] One passage found
   *[other] { $count } passages found
}
book-search-none = Nothing by that word.
book-search-try = Try “{ $first }”, “{ $second }” or { $clause }.
book-try = Try it
book-write = Write a move
book-again = Start over
book-show = Show me
book-legal = It is not the move we are looking for.
book-answer-good = Accepted.
book-answer-bad = Refused.
book-answer-off = Allowed, but…
book-only-moves = Here one only plays.
book-answer-away = The referee is absent.
book-answer-closed = The referee keeps silent.
book-referee-again = Try again
lesson-page-title = { $game }: first lesson – Cavalettres
lesson-title = { $game }, first lesson
lesson-where = first lesson, about five minutes
lesson-leave = Leave the lesson
lesson-leave-short = Leave
lesson-coach = The wooden horse
lesson-count = Step { $at } of { $of }
lesson-step = Step { $at } of { $of }{ $state ->
    [now] , current
    [past] , done
   *[next] { "" }
  }
lesson-done = That is it.
lesson-next = Go on
lesson-finish = Finish
lesson-back = Step before
lesson-over = You know how to play.
lesson-over-todo = Now for real!
lesson-play = Play against the toddler
lesson-read = Read the rules
lesson-again = Do it again

## Kit: what the page of printed boxes tells

### Printing
kit-page-title = To print: { $game } · Cavalettres
kit-title = Print it, cut it out, play it
kit-promise = A printer, scissors, a little glue: the box is on the table.
kit-game = The game
kit-paper = The paper
kit-square = squares of { $mm } mm
kit-ink = The ink
kit-ink-full = Colour
kit-ink-full-how = as on the screen
kit-ink-save = Sparing
kit-ink-save-how = lines, hardly any ink
kit-sheets = The sheets
kit-save = { $count ->
    [one] Save the sheet
   *[other] Save { $count } sheets
}
kit-none = Tick a sheet
kit-count = { $count ->
    [one] { $count } sheet
   *[other] { $count } sheets
  }
kit-see = View
kit-see-sheet = View at full size: { $title }
kit-note = Print at 100%, without fitting to the page: the ruler at the foot of each sheet must measure ten centimetres. On both sides, turn over the long edge.

## Dictionary: what the dictionary tells

### Dictionary
dictionary-page-title = Dictionary – Cavalettres
dictionary-word-title = { $word } – Dictionary – Cavalettres
dictionary-title = Dictionary
dictionary-intro = Can this French word be played? The verdict of each game, and every form of the word.
dictionary-placeholder = cheval, œuvre, échec…
dictionary-clear = Clear the word
dictionary-to-letters = What can I write with these letters?
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
refusal-word-bad-character = A word is written with French letters, a hyphen or an apostrophe, nothing else.

### Letters
letters-title = What can I write with these letters?
letters-field = Your letters
letters-note = { $letters } at most, and { $jokers } jokers at most: “?”.
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
word-class-added = word added to the list
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

## Server: what the server alone tells

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
refusal-bad-hints = Hints cannot be agreed on with a clock, with an arbiter or under the strict rule.
refusal-bad-stand-in = A computer stands in for somebody away from three players on, after one second to one day.
refusal-bad-arbiter = This game knows no arbiter.
refusal-too-many = Gently: too many requests at once. Try again in a moment.
refusal-unknown-game = { $subject } is not on the shelf.
refusal-bad-option = One of the chosen rules is not played that way.
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
refusal-letters-empty = Give at least one letter.
refusal-letters-too-many = Too many letters: { $letters } at most, without the jokers, and { $places } in a pattern.
refusal-jokers-too-many = Too many jokers: { $jokers } at most.
refusal-letters-bad-character = Give letters, A to Z, and “?” for a joker, nothing else.
refusal-lookup-own-time = Your game is under way: the dictionary opens on your own time, when it is your turn.
refusal-lookup-forbidden = Your game is under way: the dictionary stays closed until it ends.
refusal-hint-clock = No hints in a game against the clock.
refusal-hint-arbiter = No hints at a table with an arbiter.
refusal-hint-not-agreed = No hints here: they were not agreed on when the table was opened.
refusal-hint-forbidden = No hints among players under this strict rule: everybody risks their own words.
refusal-sheet-sealed = This game is under way and letters are hidden in it: its sheet can be read once it is over.

### Refusals of words
refused-too-short = { $word } is too short: { $least } letters at least.
refused-word-unknown = { $word } is not in the lexicon.
refused-word-proper-noun = { $word } is a proper noun.
refused-word-first-name = { $word } is a first name.
refused-word-acronym = { $word } is an acronym.
refused-word-symbol = { $word } is a symbol or an abbreviation, not a word.
refused-word-interjection = { $word } is an interjection.
refused-word-onomatopoeia = { $word } is an onomatopoeia.
refused-word-conjugated-form = { $word } is a conjugated form.
refused-word-grammatical-word = { $word } is not of a kind that is played.
refused-word-locution = { $word } lives only inside a set phrase.
refused-word-hyphen-or-apostrophe = { $word } is not written in one piece: no hyphen and no apostrophe.
refused-word-wrong-accents = { $word } has the wrong accents. One writes { $spellings }.
