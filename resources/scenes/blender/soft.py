"""Materials of soft furnishing: carpet, rugs, curtains, knitted throws, bed linen."""
import materials as m
from coverings import covering
from nodes import Graph, blend, darker, linear


# What light and mirrors meet instead of a floor: warmer than that of tiled rooms.
FLOOR_NEUTRAL = (0.63, 0.56, 0.47)
# Painted walls throw back more light than tiled ones; and what they look like in the gleam of a floor.
WALL_NEUTRAL = (0.74, 0.725, 0.7)
GLEAMING = (0.3, 0.28, 0.25)


def floor_covering(look):
    """The floor of a look; a plain one is carpet (a plain wall would be paint). Seen by the camera only, as `m.surface`."""
    if look['pattern'] != 'plain':
        return m.surface(look, FLOOR_NEUTRAL)

    def make(name):
        g = Graph(name)
        stand_in = g.node('BsdfDiffuse', {'Color': FLOOR_NEUTRAL}).outputs[0]
        camera = g.node('LightPath').outputs['Is Camera Ray']
        return g.surface(g.node('MixShader', {0: camera, 1: stand_in, 2: pile(g, linear(look['color']), g.uv())}).outputs[0])

    return m.once(('carpet', look['color']), make)


def wall(look):
    """A painted wall. Light that bounces and mirrors meet a light stand-in; the soft gleam of floors meets a darker one.

    A dark floor gleams with what stands behind it. What gleams in a layer of a floor is the wall, even where furniture
    is put before it later; so the wall gleams about as furniture does.
    """
    def make(name):
        g = Graph(name)
        path = g.node('LightPath').outputs
        soft_gleam = g.math('MULTIPLY', path['Is Glossy Ray'], g.math('SUBTRACT', 1.0, path['Is Singular Ray']))
        stand_in = g.node('BsdfDiffuse', {'Color': g.mix(soft_gleam, WALL_NEUTRAL, GLEAMING)}).outputs[0]
        return g.surface(g.node('MixShader', {0: path['Is Camera Ray'], 1: stand_in, 2: covering(g, look)}).outputs[0])

    return m.once(('wall-of-choice', look['color'], look['pattern'], look['finish']), make)


def pile(g, color, at):
    """Short velour: flecks of a few millimetres, and the broad light and dark of a pile that lies differently."""
    fleck = g.noise(at, 150, 3, 0.75)
    tuft = g.noise(at, 42, 3, 0.6)
    broad = g.noise(at, 1.5, 3, 0.55, 0.6)
    shade = g.math('MULTIPLY', g.range(fleck, 0.25, 0.75, 0.8, 1.16), g.range(broad, 0.3, 0.7, 0.93, 1.06))
    shade = g.math('MULTIPLY', shade, g.range(tuft, 0.3, 0.7, 0.93, 1.05))
    height = g.math('ADD', fleck, g.math('MULTIPLY', tuft, 0.6))
    return g.principled(g.times(color, shade), 0.95, normal=g.bump(height, 0.005, 0.8), specular=0.05)


def wool(color):
    """A rug's pile."""
    def make(name):
        g = Graph(name)
        return g.surface(pile(g, linear(color), g.place()))
    return m.once(('wool', color), make)


def berber(color, line, size=0.42):
    """A thick woven rug with a net of uneven thin lines (metres between them)."""
    def make(name):
        g = Graph(name)
        at = g.place()
        bend = g.node('TexNoise', {'Vector': at, 'Scale': 5.0, 'Detail': 3.0}).outputs['Color']
        x, y, _ = g.split(g.vector('ADD', at, g.vector('SCALE', g.vector('SUBTRACT', bend, (0.5, 0.5, 0.5)), scale=0.06)))
        x, y = g.math('DIVIDE', x, size), g.math('DIVIDE', y, size * 1.35)
        lines = []
        for way in ('ADD', 'SUBTRACT'):
            across = g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.math(way, x, y)), 0.5))
            lines.append(g.range(across, 0.022, 0.04, 1.0, 0.0, smooth=True))
        net = g.math('MAXIMUM', *lines)
        fleck = g.noise(at, 120, 3, 0.75)
        seen = g.mix(g.math('MULTIPLY', net, 0.82), linear(color), linear(line))
        tuft = g.noise(at, 36, 3, 0.6)
        height = g.math('ADD', fleck, g.math('MULTIPLY', tuft, 0.8))
        shade = g.math('MULTIPLY', g.range(fleck, 0.25, 0.75, 0.84, 1.1), g.range(tuft, 0.3, 0.7, 0.93, 1.05))
        return g.surface(g.principled(g.times(seen, shade), 0.95, normal=g.bump(height, 0.006, 0.8), specular=0.05, sheen=0.2))
    return m.once(('berber', color, line, size), make)


def linen(color):
    """Washed linen for beds and cushions: fine creases, a woven face."""
    def make(name):
        g = Graph(name)
        at = g.place()
        crease = g.noise(at, 13, 5, 0.6, 1.2)
        thread = g.noise(g.vector('MULTIPLY', at, (1.0, 2.4, 2.4)), 260, 2, 0.6)
        shade = g.math('MULTIPLY', g.range(thread, 0.25, 0.75, 0.9, 1.06), g.range(crease, 0.3, 0.7, 0.97, 1.02))
        height = g.math('ADD', g.math('MULTIPLY', crease, 2.4), g.math('MULTIPLY', thread, 0.35))
        return g.surface(g.principled(g.times(linear(color), shade), 0.95, normal=g.bump(height, 0.004, 0.55), specular=0.08, sheen=0.3))
    return m.once(('linen', color), make)


def knit(color, stitch=0.026):
    """Coarse knitting: ribs of slanting stitches (metres from rib to rib)."""
    def make(name):
        g = Graph(name)
        x, y, z = g.split(g.place())
        along = g.math('ADD', y, g.math('MULTIPLY', z, -1.0))
        u = g.math('DIVIDE', along, stitch)
        fold = g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', u), 0.5))
        v = g.math('FRACT', g.math('ADD', g.math('DIVIDE', x, stitch * 0.8), g.math('MULTIPLY', fold, 1.2)))
        height = g.math('MULTIPLY', g.math('SINE', g.math('MULTIPLY', v, 3.1416)), g.range(fold, 0.0, 0.45, 1.0, 0.25))
        nap = g.noise(g.place(), 300, 2, 0.6)
        shade = g.math('MULTIPLY', g.range(height, 0.0, 1.0, 0.62, 1.08), g.range(nap, 0.25, 0.75, 0.9, 1.06))
        return g.surface(g.principled(g.times(linear(color), shade), 0.95, normal=g.bump(height, 0.01, 0.8), specular=0.06, sheen=0.35))
    return m.once(('knit', color, stitch), make)


def curtain(color, sheer=0.0):
    """Hanging cloth that lets light through; `sheer`: the share that shines through thin cloth, 0 for dense curtains.

    Nothing is seen through it: a surface of choice behind would come out speckled.
    """
    def make(name):
        g = Graph(name)
        base = linear(color)
        thread = g.noise(g.vector('MULTIPLY', g.place(), (1.0, 1.0, 0.3)), 300, 2, 0.6)
        seen = g.times(base, g.range(thread, 0.25, 0.75, 0.92, 1.05))
        front = g.principled(seen, 0.95, specular=0.05, sheen=0.2)
        through = g.node('BsdfTranslucent', {'Color': blend(base, (1.0, 0.97, 0.92), 0.3)}).outputs[0]
        return g.surface(g.node('MixShader', {0: sheer or 0.22, 1: front, 2: through}).outputs[0])
    return m.once(('curtain', color, sheer), make)


def shade_glow(color='#ffe2b8', strength=1.1):
    """A lit fabric lampshade: brightest in its middle height, its weave visible."""
    def make(name):
        g = Graph(name)
        at = g.place()
        thread = g.noise(at, 260, 2, 0.6)
        shine = g.node('Emission', {'Color': g.times(linear(color), g.range(thread, 0.25, 0.75, 0.93, 1.04)), 'Strength': strength}).outputs[0]
        cloth = g.principled(darker(linear('#efe6d6'), 0.7), 0.95, specular=0.05)
        made = g.surface(g.node('AddShader', {0: shine, 1: cloth}).outputs[0])
        made.cycles.sample_as_light = False
        return made
    return m.once(('shade', color, strength), make)
