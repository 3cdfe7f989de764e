## At the command line

terminal-welcome = { $game }, level { $level }. You play seat { $seat }. “help” shows the commands.
terminal-help =
    Type an action in the game's notation, or:
      moves     the legal actions
      undo      take your last action back
      flip      turn the board
      resign    give the game up
      quit      leave
      help      see this list again
terminal-your-turn = Your turn.
terminal-played = The computer plays { $action }.
terminal-nothing-to-undo = There is nothing to take back.
terminal-refused = { $sentence } (clause { $clause })
terminal-malformed = “{ $action }” is not an action in this game's notation. “moves” shows the legal ones.
terminal-cost-claim = The opponent may claim it.
terminal-cost-move = The move is taken back.
terminal-cost-right = That right is lost, the rest of the coup stands.
terminal-cost-turn = The turn is lost.
terminal-cost-word = The word is lost.
terminal-cost-game = The game is lost.
terminal-winner = Seat { $seat } wins.
terminal-drawn = The game is drawn.

## What is wrong with an input

terminal-other = { $text }
terminal-or = {" "}or{" "}
terminal-in-file = { $file }: { $problem }
terminal-at-line = line { $line }, column { $column }: { $problem }
terminal-malformed-position = position malformed at byte { $at }, expected { $expected }
terminal-malformed-action = action "{ $action }" malformed at byte { $at }, expected { $expected }
terminal-option-unknown = option "{ $name }" unknown
terminal-option-twice = option { $name } cannot be "{ $value }" and "{ $before }", expected one value
terminal-option-values = option { $name } cannot be "{ $value }", expected { $values }
terminal-option-number = option { $name } cannot be "{ $value }", expected a number from { $low } to { $high }
terminal-option-position = option { $name } cannot be "{ $value }", expected a position
terminal-word-empty = word empty, expected letters
terminal-word-too-long = word too long, expected at most { $most } letters
terminal-word-bad-character = character '{ $word }' not in any word, expected letters, hyphens or apostrophes
terminal-letters-empty = letters empty, expected at least one
terminal-letters-too-many = letters too many, expected at most { $letters } of a rack or { $places } places of a pattern
terminal-jokers-too-many = jokers too many, expected at most { $jokers }
terminal-letters-bad-character = character '{ $word }' not a letter, expected letters and ?
terminal-no-game = no game found
terminal-not-text = text neither UTF-8 nor Latin-1
terminal-unreadable = file cannot be read: { $why }
terminal-too-large = file too large, expected { $most } bytes at most
terminal-too-few-actions = game { $game } has { $count } actions, expected --at { $count } at most
terminal-no-such-seat = seat { $seat } unknown, expected 0 to { $last }
terminal-dealt-to = { $game } cannot be dealt to { $seats } seats, expected { $expected }
terminal-sheet-tag = tag malformed, expected [Name "value"]
terminal-sheet-tag-twice = tag set twice, expected each once
terminal-sheet-deal-missing = deal missing, expected a tag Deal
terminal-sheet-deal = deal malformed at byte { $at }, expected { $expected }
terminal-sheet-move = move malformed at byte { $at }, expected { $expected }
terminal-sheet-end = end unknown, expected a tag Termination
terminal-sheet-result = result missing, expected { $expected }
terminal-sheet-after = words after the result, expected the end

## What a record says and the rules do not bear out

terminal-game = game { $game }: { $problem }
terminal-doubt-line = line { $line }: { $problem }
terminal-doubt-action = action { $action }: { $problem }
terminal-doubt-otherwise = “{ $told }” is written, the rules decide “{ $decided }”
terminal-doubt-missing = nothing more is written, the rules decide “{ $decided }”
terminal-doubt-nothing = “{ $told }” is written, and nothing brings it about
terminal-doubt-lexicon = decided with { $decided }, this build has { $present }
terminal-lexicon-none = no lexicon
terminal-lexicon = lexicon { $name }
terminal-doubt-tag = [{ $name } "{ $told }"] is written, expected "{ $expected }"
terminal-doubt-points = the result gives { $told } points, expected { $expected }
terminal-doubt-end = the result tells of “{ $told }”, expected “{ $expected }”
terminal-doubt-unended = a result is given, expected * as the game goes on
terminal-doubt-ended = the result is *, though the game has ended: { $expected }
terminal-nothing-to-print = { $game } has nothing to print.
terminal-no-such-sheet = sheet "{ $sheet }" unknown, expected { $expected }
