"""Makes the fonts of this folder from Archivo with variable width and weight. README.md says what they have.

Usage: python3 make.py Archivo.ttf
"""

import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.otTables import VarIdxMap
from fontTools.varLib import instancer, varStore  # noqa: F401 (varStore adds `optimize` to the tables)
from fontTools.varLib.iup import iup_delta

ENGLISH = "20-21,24-29,2B-3B,3F-5A,61-7A,A0,B7,D7,2013-2014,2018-2019,201C-201D,2026"
OTHERS = "22-23,2A,3C-3E,5B-60,7B-7E,A1-B6,B8-D6,D8-FF"
FEATURES = ["kern", "liga", "mark", "mkmk", "ccmp", "locl"]
# How far a variation may put a point from its place in the family, in font units: thousandths of an em.
TOLERANCE = 2


def is_left_out(peaks):
    """Whether a variation is for letters that differ from the default in weight and in width."""
    return peaks.get("wght", 0) != 0 and peaks.get("wdth", 0) != 0


def cut_outlines(font):
    """Leaves out variations, and the points of the others that follow from their neighbors."""
    for name, variations in font["gvar"].variations.items():
        variations[:] = [v for v in variations if not is_left_out({tag: axis[1] for tag, axis in v.axes.items()})]
        points, control = font["glyf"]._getCoordinatesAndControls(name, font["hmtx"].metrics)
        for variation in variations:
            if None in variation.coordinates:
                variation.coordinates = iup_delta(variation.coordinates, points, control.endPts)
            variation.coordinates = [(round(x), round(y)) for x, y in variation.coordinates]
            variation.optimize(points, control.endPts, tolerance=TOLERANCE)


def cut_metrics(font, store):
    """Returns the new index of each entry of the store, for the tables that refer to it."""
    tags = [axis.axisTag for axis in font["fvar"].axes]
    for data in store.VarData:
        regions = [store.VarRegionList.Region[index] for index in data.VarRegionIndex]
        peaks = [dict(zip(tags, [axis.PeakCoord for axis in region.VarRegionAxis])) for region in regions]
        data.Item = [[0 if is_left_out(peak) else delta for peak, delta in zip(peaks, item)] for item in data.Item]
    return store.optimize()


def cut(font):
    instancer.instantiateVariableFont(font, {"wght": (400, 900, 900)}, inplace=True)
    cut_outlines(font)
    advances = font["HVAR"].table
    indices = cut_metrics(font, advances.VarStore)
    # A font without this map has its advances in the order of the glyphs.
    in_order = {glyph: index for index, glyph in enumerate(font.getGlyphOrder())}
    old = advances.AdvWidthMap.mapping if advances.AdvWidthMap else in_order
    advances.AdvWidthMap = VarIdxMap()
    advances.AdvWidthMap.mapping = {glyph: indices[index] for glyph, index in old.items()}
    indices = cut_metrics(font, font["GDEF"].table.VarStore)
    font["GDEF"].table.remap_device_varidxes(indices)
    font["GPOS"].table.remap_device_varidxes(indices)
    font["fvar"].instances = []


def save(source, file, characters, features):
    options = subset.Options(layout_features=features, drop_tables=["STAT"], name_IDs=[0, 1, 2, 13, 14, 256, 257])
    font = subset.load_font(source, options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=subset.parse_unicodes(characters))
    subsetter.subset(font)
    options.flavor = "woff2" if file.endswith("woff2") else None
    subset.save_font(font, file, options)


save(sys.argv[1], "archivo.ttf", f"{ENGLISH},{OTHERS}", FEATURES)
font = TTFont("archivo.ttf")
cut(font)
font.save("archivo.ttf")
save("archivo.ttf", "archivo.woff2", ENGLISH, ["kern", "liga"])
save("archivo.ttf", "archivo-latin-1.woff2", OTHERS, FEATURES)
