"""Cuts the three fixed fonts of the sheets out of the page's variable one: see README.md."""

import sys

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

CUTS = (("text", 500, 14), ("bold", 700, 30), ("heavy", 800, 40))
THIN, NARROW = 0x2009, 0x202F

for cut, weight, optical in CUTS:
    font = instantiateVariableFont(TTFont(sys.argv[1]), {"wght": weight, "opsz": optical})
    for table in font["cmap"].tables:
        table.cmap[NARROW] = table.cmap[THIN]
    options = Options()
    options.hinting = False
    options.layout_features = ["kern", "mark", "locl"]
    options.drop_tables += ["STAT", "gasp", "DSIG"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=font.getBestCmap().keys())
    subsetter.subset(font)
    name = cut.capitalize()
    for record, text in (
        (1, f"Bricolage Grotesque {name}"),
        (3, f"Bricolage Grotesque {name}"),
        (4, f"Bricolage Grotesque {name}"),
        (6, f"BricolageGrotesque-{name}"),
    ):
        font["name"].setName(text, record, 3, 1, 0x409)
    font.flavor = None
    font.save(f"bricolage-{cut}.ttf")
