"""Cuts the typeface to what French and English need.

Run in this folder after `npm ci` in `web/`, with fontTools 4.68.0 and brotli 1.1 or later:

    python3 subset.py

It reads the Latin part of the npm package `@fontsource-variable/bricolage-grotesque` (5.3.0) and writes
`bricolage.woff2`: weights from 400 to 800, every optical size, the letters below. The package has no narrow
no-break space: its thin space does as well, and breaks nothing where French joins a sign to its word.
"""

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

SOURCE = (
    "../../../node_modules/@fontsource-variable/bricolage-grotesque/files/"
    "bricolage-grotesque-latin-opsz-normal.woff2"
)
TARGET = "bricolage.woff2"

LETTERS = (
    "".join(map(chr, range(0x20, 0x7F)))
    + "ÀÂÄÆÇÈÉÊËÎÏÑÔÖŒÙÛÜàâäæçèéêëîïñôöœùûüÿ"
    + "‘’“”«»…–—·§©°½×−↑↓"
    + "\u00a0\u202f"
)
THIN, NARROW_NO_BREAK = 0x2009, 0x202F

font = TTFont(SOURCE, recalcTimestamp=False)
for table in font["cmap"].tables:
    if THIN in table.cmap:
        table.cmap[NARROW_NO_BREAK] = table.cmap[THIN]
font = instantiateVariableFont(font, {"wght": (400, 800)})

options = Options()
options.flavor = "woff2"
options.hinting = False
options.layout_features = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum"]
# The names say whose work it is, and under which licence.
options.name_IDs = ["*"]
subsetter = Subsetter(options)
subsetter.populate(text=LETTERS)
subsetter.subset(font)
font.flavor = "woff2"
font.save(TARGET)

missing = [hex(ord(letter)) for letter in LETTERS if ord(letter) not in font.getBestCmap()]
assert not missing, missing
