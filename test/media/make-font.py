# Makes wide.ttf with fonttools (pip install fonttools): a font whose characters are boxes of three em, which no system font has.
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

WIDTH = 3000

def box():
    pen = TTGlyphPen(None)
    pen.moveTo((0, 0))
    for point in ((0, 1000), (WIDTH, 1000), (WIDTH, 0)):
        pen.lineTo(point)
    pen.closePath()
    return pen.glyph()

font = FontBuilder(1000, isTTF=True)
font.setupGlyphOrder(['.notdef', 'box'])
font.setupCharacterMap({code: 'box' for code in range(0x20, 0x7F)})
font.setupGlyf({'.notdef': box(), 'box': box()})
font.setupHorizontalMetrics({'.notdef': (WIDTH, 0), 'box': (WIDTH, 0)})
font.setupHorizontalHeader(ascent=1000, descent=0)
font.setupNameTable({'familyName': 'Nacre Wide', 'styleName': 'Regular'})
font.setupOS2(sTypoAscender=1000, usWinAscent=1000, usWinDescent=0)
font.setupPost()
font.save('wide.ttf')
