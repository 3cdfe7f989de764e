### Shell
skip = Skip to content
close = Close
dismiss = Hide this message
cancel = Cancel
clause-title = Clause { $clause } of the rules
bar-home = Back to the toy library
bar-nav = Main
bar-play = Play
bar-rules = Rules
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
settings-confirm = Confirm every move
settings-auto-queen = Always promote to a queen
settings-auto-flip = Turn the board after each move, on a shared screen
lost-title = This page is not on the shelf
lost-text = The link may be incomplete, or the page has moved.
lost-home = Back to the toy library

### Home
home-page-title = Cavalettres, games of letters and knights
home-title = Horses, letters, and the rules on the table.

### Refusals

### Table

### Echecs (board)
