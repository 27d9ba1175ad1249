"""What floors, walls and tops look like: the shader of every pattern of a look, on texture coordinates in metres.

Each takes the graph of a material (`g`), colours as linear light and a finish, and gives a shader's socket.
"""
import patterns
from nodes import blend, darker, linear, luminance

ROUGHNESS = {'matt': 0.5, 'satin': 0.26, 'gloss': 0.07}

# Width, height of a piece, joint, shift of the rows.
TILES = {
    'tile-metro': (0.15, 0.075, 0.003, 0.5),
    'tile-30x60': (0.6, 0.3, 0.0034, 0.5),
    'tile-60': (0.6, 0.6, 0.0036, 0.0),
    'tile-120': (1.2, 0.6, 0.0034, 0.5),
    'mosaic': (0.05, 0.05, 0.0034, 0.0),
}
WOODS = {'plank': (0.9, 0.12, 0.002, 'random'), 'wide-plank': (2.2, 0.22, 0.0026, 'random')}


def covering(g, look):
    """The shader of a look's pattern on texture coordinates in metres."""
    pattern, color, finish = look['pattern'], linear(look['color']), look['finish']
    accent = linear(look['accent']) if look.get('accent') else None
    uv = g.uv()
    if pattern in TILES:
        return stoneware(g, color, finish, patterns.rows(g, uv, *TILES[pattern]), lively=pattern == 'mosaic')
    if pattern == 'hexagon':
        return stoneware(g, color, finish, patterns.hexagons(g, uv, 0.19, 0.0038), lively=True)
    if pattern in WOODS:
        return timber(g, color, finish, patterns.rows(g, uv, *WOODS[pattern]))
    if pattern == 'herringbone':
        return timber(g, color, finish, patterns.herringbone(g, g.uv(0.7854), 0.11, 5, 0.002))
    if pattern == 'terrazzo':
        return terrazzo(g, color, accent or darker(color, 0.5), finish, uv)
    if pattern == 'marble':
        return marble(g, color, accent or darker(color, 0.6), finish, uv)
    if pattern == 'concrete':
        return concrete(g, color, finish, uv)
    if pattern == 'fluted':
        return fluted(g, color, finish, uv)
    return paint(g, color, finish, uv)


def grout(color):
    """Joints: lighter than dark tiles, darker than light ones."""
    return blend(darker(color, 0.62), (0.42, 0.41, 0.39), 0.45) if luminance(color) > 0.25 else blend(color, (0.3, 0.3, 0.29), 0.35)


def stoneware(g, color, finish, laid, lively=False):
    """Tiles: clouded body, slightly different from piece to piece, recessed matt joints, glaze that waves a little."""
    rough = ROUGHNESS[finish]
    tone = g.range(laid.random, 0, 1, 0.9 if lively else 0.955, 1.08 if lively else 1.035)
    matt = finish == 'matt'
    clouds = g.noise(laid.grain, 2.6, 6, 0.6, 0.4)
    fine = g.noise(laid.grain, 70, 3, 0.6)
    shade = g.math('MULTIPLY', tone, g.range(clouds, 0.25, 0.75, 0.9 if matt else 0.97, 1.07 if matt else 1.02))
    if matt:
        shade = g.math('MULTIPLY', shade, g.range(fine, 0.2, 0.8, 0.965, 1.03))
    face = g.times(color, shade)
    seen = g.mix(laid.joint, face, grout(color))
    wave = g.noise(laid.grain, 6 if matt else 9, 2, 0.5)
    height = g.math('SUBTRACT', g.math('MULTIPLY', wave, 0.05 if finish == 'gloss' else 0.02), laid.joint)
    normal = g.bump(height, 0.0022, 0.7)
    streaks = g.range(clouds, 0.3, 0.7, rough * 0.9, rough * 1.12) if matt else rough
    roughness = g.between(laid.joint, streaks, 0.85)
    return g.principled(seen, roughness, normal=normal)


def timber(g, color, finish, laid):
    """Boards: annual rings as stretched noise, pores, boards of different tone; joints dark and narrow."""
    tone = g.range(laid.random, 0, 1, 0.85, 1.12)
    shade = g.math('MULTIPLY', tone, grain(g, laid.grain))
    warm = (color[0] * 1.02, color[1] * 0.965, color[2] * 0.9)
    face = g.times(g.mix(laid.random, color, warm), shade)
    seen = g.mix(g.math('MULTIPLY', laid.joint, 0.85), face, darker(color, 0.16))
    pores = g.noise(g.vector('MULTIPLY', laid.grain, (6.0, 190.0, 1.0)), 3, 2, 0.6)
    height = g.math('SUBTRACT', g.math('MULTIPLY', pores, 0.1), laid.joint)
    rough = {'matt': 0.46, 'satin': 0.33, 'gloss': 0.16}[finish]
    roughness = g.range(pores, 0.3, 0.7, rough * 1.15, rough * 0.88)
    return g.principled(seen, roughness, normal=g.bump(height, 0.0012, 0.55), specular=0.4)


def grain(g, along):
    """Light and dark of wood around 1; x runs along the grain."""
    rings = g.noise(g.vector('MULTIPLY', along, (0.55, 9.0, 1.0)), 2.6, 5, 0.62, 1.1)
    lines = g.noise(g.vector('MULTIPLY', along, (1.6, 60.0, 1.0)), 2.2, 4, 0.65, 0.3)
    pores = g.noise(g.vector('MULTIPLY', along, (9.0, 260.0, 1.0)), 2.0, 2, 0.5)
    shade = g.math('MULTIPLY', g.range(rings, 0.28, 0.72, 0.72, 1.2), g.range(lines, 0.3, 0.7, 0.84, 1.1))
    return g.math('MULTIPLY', shade, g.range(pores, 0.32, 0.5, 0.86, 1.0))


def terrazzo(g, color, chip, finish, uv):
    """Slabs of 90 cm with chips of several sizes and tones."""
    laid = patterns.rows(g, uv, 0.9, 0.9, 0.003, 0.0)
    seen = color
    light = blend(color, (0.9, 0.88, 0.84), 0.6)
    for scale, share, tones in ((26, 0.36, (chip, light)), (55, 0.3, (darker(chip, 0.7), blend(chip, color, 0.4))), (110, 0.26, (chip, light))):
        bent = g.vector('ADD', laid.grain, g.vector('SCALE', g.node('TexNoise', {'Vector': laid.grain, 'Scale': scale * 0.8}).outputs['Color'], scale=0.5 / scale))
        near = g.node('TexVoronoi', {'Vector': bent, 'Scale': float(scale)})
        edge = g.node('TexVoronoi', {'Vector': bent, 'Scale': float(scale)}, feature='DISTANCE_TO_EDGE')
        pick, tone, _ = g.split(near.outputs['Color'])
        inside = g.range(edge.outputs['Distance'], 0.1, 0.16)
        chosen = g.math('MULTIPLY', g.math('LESS_THAN', pick, share), inside)
        seen = g.mix(chosen, seen, g.times(g.mix(g.math('LESS_THAN', tone, 0.62), tones[1], tones[0]), g.range(tone, 0, 1, 0.8, 1.15)))
    seen = g.mix(laid.joint, seen, grout(color))
    height = g.math('MULTIPLY', laid.joint, -1.0)
    rough = {'matt': 0.36, 'satin': 0.22, 'gloss': 0.08}[finish]
    return g.principled(seen, g.between(laid.joint, rough, 0.8), normal=g.bump(height, 0.0016, 0.6))


def marble(g, color, vein, finish, uv, laid=True):
    """Polished slabs of 1.2 x 0.6 m; veins are ridges of bent noise: a few strong ones, many faint."""
    pieces = patterns.rows(g, uv, 1.2, 0.6, 0.0026, 0.5) if laid else None
    at = pieces.grain if pieces else uv
    slope = g.node('Mapping', {'Vector': at, 'Rotation': (0.0, 0.0, 0.6), 'Scale': (1.0, 1.9, 1.0)}).outputs[0]
    bend = g.node('TexNoise', {'Vector': slope, 'Scale': 1.8, 'Detail': 5.0, 'Roughness': 0.55}).outputs['Color']
    bent = g.vector('ADD', slope, g.vector('SCALE', g.vector('SUBTRACT', bend, (0.5, 0.5, 0.5)), scale=0.75))

    def ridge(scale, width, detail):
        n = g.noise(bent, scale, detail, 0.5)
        return g.range(g.math('ABSOLUTE', g.math('SUBTRACT', n, 0.5)), 0.0, width, 1.0, 0.0, smooth=True)

    # Light veins on a dark stone stand out far more than dark ones on a light stone: finer ones, fainter clouds.
    is_dark = luminance(color) < 0.15
    strong_width, faint_width, faint_share, clouds = (0.009, 0.02, 0.07, 0.035) if is_dark else (0.022, 0.05, 0.3, 0.3)
    presence = g.range(g.noise(at, 1.6, 2, 0.5), 0.38, 0.66)
    strong = g.math('MULTIPLY', ridge(1.3, strong_width, 3), presence)
    faint = g.math('MULTIPLY', ridge(3.1, faint_width, 5), faint_share)
    cloud = g.range(g.noise(bent, 2.2, 6, 0.6), 0.3, 0.75, 0.0, clouds)
    cover = g.math('ADD', g.math('MAXIMUM', g.math('MULTIPLY', strong, 0.85), faint), cloud, clamp=True)
    seen = g.mix(cover, color, vein)
    normal = None
    rough = {'matt': 0.4, 'satin': 0.2, 'gloss': 0.06}[finish]
    if pieces:
        seen = g.mix(pieces.joint, seen, darker(grout(color), 0.9))
        normal = g.bump(g.math('MULTIPLY', pieces.joint, -1.0), 0.0014, 0.6)
        rough = g.between(pieces.joint, rough, 0.7)
    return g.principled(seen, rough, normal=normal)


def concrete(g, color, finish, uv):
    """Trowelled plaster: large clouds, strokes, fine pores."""
    clouds = g.noise(uv, 1.1, 8, 0.62, 0.5)
    strokes = g.noise(g.node('Mapping', {'Vector': uv, 'Rotation': (0.0, 0.0, 0.5), 'Scale': (1.0, 5.0, 1.0)}).outputs[0], 2.4, 6, 0.65, 0.8)
    fine = g.noise(uv, 60, 4, 0.6)
    shade = g.math('MULTIPLY', g.range(clouds, 0.25, 0.75, 0.82, 1.13), g.range(strokes, 0.25, 0.75, 0.93, 1.06))
    shade = g.math('MULTIPLY', shade, g.range(fine, 0.2, 0.8, 0.96, 1.03))
    rough = {'matt': 0.55, 'satin': 0.36, 'gloss': 0.14}[finish]
    return g.principled(g.times(color, shade), g.range(clouds, 0.3, 0.7, rough * 0.85, rough * 1.15), normal=g.bump(strokes, 0.0015, 0.25))


def fluted(g, color, finish, uv):
    """Upright half-round ribs of 24 mm in pieces of 40 cm, glazed."""
    x, y, _ = g.split(uv)
    pitch = 0.024
    across = g.math('DIVIDE', x, pitch)
    t = g.math('SUBTRACT', g.math('FRACT', across), 0.5)
    height = g.math('SQRT', g.math('MAXIMUM', g.math('SUBTRACT', 0.27, g.math('MULTIPLY', t, t)), 0.0))
    laid = patterns.rows(g, uv, pitch * 6, 0.4, 0.003, 0.0)
    valley = g.range(g.math('ABSOLUTE', t), 0.4, 0.5, 0.0, 1.0, smooth=True)
    rib = g.random(g.join(g.math('FLOOR', across), g.math('FLOOR', g.math('DIVIDE', y, 0.4)), 2.0))
    shade = g.math('MULTIPLY', g.range(rib, 0, 1, 0.93, 1.06), g.range(valley, 0, 1, 1.0, 0.55))
    face = g.mix(g.math('MULTIPLY', laid.joint, 0.8), g.times(color, shade), darker(color, 0.5))
    down = g.math('SUBTRACT', g.math('MULTIPLY', height, pitch), g.math('MULTIPLY', laid.joint, 0.002))
    return g.principled(face, {'matt': 0.5, 'satin': 0.26, 'gloss': 0.12}[finish], normal=g.bump(down, 1.0, 0.8))


def paint(g, color, finish, uv):
    """A painted wall: matt with a trace of the roller; glossy and satin as coated glass."""
    roller = g.noise(uv, 260, 3, 0.6)
    large = g.noise(uv, 1.2, 3, 0.5)
    seen = g.times(color, g.range(large, 0.25, 0.75, 0.985, 1.015))
    if finish == 'matt':
        return g.principled(seen, 0.72, normal=g.bump(roller, 0.0006, 0.25), specular=0.3)
    return g.principled(seen, ROUGHNESS[finish])
