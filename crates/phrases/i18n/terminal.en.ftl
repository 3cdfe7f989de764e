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
