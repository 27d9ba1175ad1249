"""The material library: from a look ({shape, color, accent, pattern, finish}) or by name.

Surfaces (floors, tiles, wall colours) are seen by the camera only. Whatever else looks at them (light that
bounces, mirrors, metal) meets a neutral stand-in. So the light in a room does not depend on which surface is
chosen, and pictures of single surfaces and fittings stack to any combination.
"""
import patterns
from nodes import Graph, blend, darker, linear, luminance

ROUGHNESS = {'matt': 0.5, 'satin': 0.26, 'gloss': 0.07}
NEUTRAL = (0.66, 0.645, 0.62)

METALS = {
    '#c9ced3': ((0.83, 0.84, 0.86), 0.06),
    '#a9adb0': ((0.62, 0.62, 0.62), 0.28),
    '#b8924f': ((0.74, 0.53, 0.25), 0.24),
    '#d5dcde': ((0.93, 0.94, 0.94), 0.0),
    '#dbe1e2': ((0.93, 0.94, 0.94), 0.0),
}
TIMBERS = ('#c9a173', '#6b4a33', '#7d5a3c', '#e0cfae', '#c78f5c', '#d9c7ab')

# Width, height of a piece, joint, shift of the rows.
TILES = {
    'tile-metro': (0.15, 0.075, 0.003, 0.5),
    'tile-30x60': (0.6, 0.3, 0.0034, 0.5),
    'tile-60': (0.6, 0.6, 0.0036, 0.0),
    'tile-120': (1.2, 0.6, 0.0034, 0.5),
    'mosaic': (0.05, 0.05, 0.0034, 0.0),
}
WOODS = {'plank': (0.9, 0.12, 0.002, 'random'), 'wide-plank': (2.2, 0.22, 0.0026, 'random')}

_made = {}


def once(key, make):
    """The material of this key, made at most once a process."""
    if key not in _made:
        _made[key] = make('.'.join(str(k) for k in key))
    return _made[key]


# -- Looks ------------------------------------------------------------------------------------------------------------

def surface(look, neutral=NEUTRAL):
    """The material of a floor, wall or splashback of this look (texture coordinates in metres), seen by the camera only."""
    key = ('surface', look['color'], look.get('accent'), look['pattern'], look['finish'], neutral)
    return once(key, lambda name: seen_only_by_camera(name, look, neutral))


def seen_only_by_camera(name, look, neutral):
    g = Graph(name)
    real = covering(g, look)
    stand_in = g.node('BsdfDiffuse', {'Color': neutral}).outputs[0]
    camera = g.node('LightPath').outputs['Is Camera Ray']
    return g.surface(g.node('MixShader', {0: camera, 1: stand_in, 2: real}).outputs[0])


def body(look, upright=True):
    """The material of a fitting's or piece of furniture's body: wood, stone, tiles or `solid`, by its pattern."""
    if look['pattern'] == 'plain':
        return solid(look['color'], look['finish'], upright)
    if look['pattern'] in ('plank', 'wide-plank'):
        return wood(look['color'], look['finish'], upright)
    key = ('body', look['color'], look.get('accent'), look['pattern'], look['finish'])

    def make(name):
        g = Graph(name)
        return g.surface(covering(g, look))

    return once(key, make)


def solid(color, finish='satin', upright=True):
    """One colour: metal and timber are told by their colour, the rest is lacquer."""
    color = color.lower()
    if color in METALS:
        return metal(color)
    if color in TIMBERS:
        return wood(color, finish, upright)
    return lacquer(color, finish)


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


# -- Patterns -> shaders ----------------------------------------------------------------------------------------------

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

    presence = g.range(g.noise(at, 1.6, 2, 0.5), 0.38, 0.66)
    strong = g.math('MULTIPLY', ridge(1.3, 0.022, 3), presence)
    faint = g.math('MULTIPLY', ridge(3.1, 0.05, 5), 0.3)
    cloud = g.range(g.noise(bent, 2.2, 6, 0.6), 0.3, 0.75, 0.0, 0.3)
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


# -- Things -----------------------------------------------------------------------------------------------------------

def lacquer(color, finish='satin'):
    """Sprayed fronts, powder coat, plastic."""
    def make(name):
        g = Graph(name)
        rough = {'matt': 0.42, 'satin': 0.26, 'gloss': 0.06}[finish]
        base = linear(color)
        fine = g.noise(g.place(), 400, 2, 0.5)
        return g.surface(g.principled(base, rough, normal=g.bump(fine, 0.0002, 0.12) if finish != 'gloss' else None))
    return once(('lacquer', color, finish), make)


def ceramic(color, finish='gloss'):
    """Sanitary ware and mineral casting."""
    def make(name):
        g = Graph(name)
        rough = {'matt': 0.38, 'satin': 0.2, 'gloss': 0.08}[finish]
        return g.surface(g.principled(linear(color), rough, coat=0.6 if finish == 'gloss' else 0.0))
    return once(('ceramic', color, finish), make)


def metal(color):
    """Chrome, steel, brass, mirror: by their colour in METALS; others are anodised."""
    def make(name):
        g = Graph(name)
        tint, rough = METALS.get(color, (linear(color), 0.25))
        if rough < 0.02:
            return g.surface(g.principled(tint, 0.0, 1.0))
        brushed = g.noise(g.vector('MULTIPLY', g.place(), (4.0, 4.0, 300.0)), 3, 2, 0.5)
        roughness = g.range(brushed, 0.2, 0.8, rough * 0.8, rough * 1.3) if rough > 0.15 else rough
        return g.surface(g.principled(tint, roughness, 1.0))
    return once(('metal', color), make)


def wood(color, finish='satin', upright=True):
    """Timber through a body, grain upright or lying; veneered fronts and solid furniture."""
    def make(name):
        g = Graph(name)
        x, y, z = g.split(g.place())
        deep = g.math('ADD', x, g.math('MULTIPLY', y, 1.0)) if upright else g.math('ADD', z, g.math('MULTIPLY', y, 1.0))
        along = g.join(z if upright else x, deep, 3.0)
        shade = grain(g, along)
        base = linear(color)
        rough = {'matt': 0.46, 'satin': 0.34, 'gloss': 0.14}[finish]
        fine = g.noise(g.vector('MULTIPLY', along, (6.0, 190.0, 1.0)), 3, 2, 0.6)
        return g.surface(g.principled(g.times(base, shade), rough, normal=g.bump(fine, 0.0006, 0.3), specular=0.4))
    return once(('wood', color, finish, upright), make)


def stone(look):
    """A slab in one piece (worktops, tops): the look's pattern without joints."""
    def make(name):
        g = Graph(name)
        color = linear(look['color'])
        accent = linear(look.get('accent') or '#8a857d')
        if look['pattern'] == 'marble':
            return g.surface(marble(g, color, accent if look.get('accent') else darker(color, 0.6), look['finish'], g.place(), laid=False))
        return g.surface(covering(g, look))
    return once(('stone', look['color'], look.get('accent'), look['pattern'], look['finish']), make)


def glass(tint=(0.985, 0.995, 0.99)):
    """Thin panes: seen through without bending, reflecting at grazing angles. Throws almost no shadow."""
    def make(name):
        g = Graph(name)
        clear = g.node('BsdfTransparent', {'Color': tint}).outputs[0]
        shine = g.node('BsdfGlossy', {'Color': (1.0, 1.0, 1.0), 'Roughness': 0.0}).outputs[0]
        facing = g.node('LayerWeight', {'Blend': 0.12}).outputs['Fresnel']
        path = g.node('LightPath').outputs['Is Camera Ray']
        share = g.math('MULTIPLY', g.math('MULTIPLY', facing, 0.55), path)
        return g.surface(g.node('MixShader', {0: share, 1: clear, 2: shine}).outputs[0])
    return once(('glass', *tint), make)


def frosted(color, strength=0.25):
    """Opal glass that glows faintly (lamp shades by day)."""
    return glow(color, strength, 0.35)


def glow(color, strength, gloss=None):
    """Something that shines: seen, but not sampled as a light (lights do the lighting)."""
    def make(name):
        g = Graph(name)
        shine = g.node('Emission', {'Color': linear(color), 'Strength': strength}).outputs[0]
        if gloss is not None:
            shine = g.node('AddShader', {0: shine, 1: g.principled(linear(color), gloss)}).outputs[0]
        made = g.surface(shine)
        made.cycles.sample_as_light = False
        return made
    return once(('glow', color, strength, gloss), make)


def fabric(color, weave=420.0):
    """Towels, curtains, upholstery."""
    def make(name):
        g = Graph(name)
        at = g.place()
        nap = g.noise(at, weave, 3, 0.7)
        shade = g.range(nap, 0.25, 0.75, 0.84, 1.1)
        return g.surface(g.principled(g.times(linear(color), shade), 0.95, normal=g.bump(nap, 0.003, 0.7), specular=0.1, sheen=0.35))
    return once(('fabric', color, weave), make)


def leaf(color='#3f6b35'):
    def make(name):
        g = Graph(name)
        chance = g.node('ObjectInfo').outputs['Random']
        base = linear(color)
        seen = g.mix(chance, darker(base, 0.55), blend(base, (0.35, 0.42, 0.1), 0.35))
        front = g.principled(seen, 0.38)
        through = g.node('BsdfTranslucent', {'Color': blend(base, (0.4, 0.5, 0.1), 0.5)}).outputs[0]
        return g.surface(g.node('MixShader', {0: 0.22, 1: front, 2: through}).outputs[0])
    return once(('leaf', color), make)


def wall_paint(color):
    """A painted wall that is not for choice. Light that bounces meets it without its fine relief: same light, faster."""
    def make(name):
        g = Graph(name)
        flat = g.node('BsdfDiffuse', {'Color': linear(color)}).outputs[0]
        real = paint(g, linear(color), 'matt', g.place())
        return g.surface(g.node('MixShader', {0: g.node('LightPath').outputs['Is Camera Ray'], 1: flat, 2: real}).outputs[0])
    return once(('wall', color), make)
