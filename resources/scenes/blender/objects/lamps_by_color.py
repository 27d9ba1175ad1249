"""Lamps whose glass has a colour of its own; all others are those of `lamps`. Origins as there."""
import materials as m
from nodes import Graph, linear, luminance
from objects import lamps


def lamp(kit, look, spread=(0.5, 0.5), drop=0.5, width=1.1):
    """As `lamps.lamp`, with smoked globes and coloured clouds."""
    if look['shape'] == 'globe' and luminance(linear(look['color'])) < 0.4:
        smoked_globe(kit, look, drop)
    elif look['shape'] == 'cloud':
        cloud(kit, look, drop)
    else:
        lamps.lamp(kit, look, spread, drop, width)


def smoked(color):
    """Dark blown glass: its front seen as a brown film over what glows in it, with sharp reflections."""
    def make(name):
        g = Graph(name)
        facing = g.node('LayerWeight', {'Blend': 0.35}).outputs['Facing']
        clear = g.node('BsdfTransparent', {'Color': tuple(min(1.0, v * 5.2) for v in linear(color))}).outputs[0]
        body = g.principled(tuple(v * 0.55 for v in linear(color)), 0.05)
        share = g.range(facing, 0.0, 1.0, 0.3, 0.92)
        return g.surface(g.node('MixShader', {0: share, 1: clear, 2: body}).outputs[0])
    return m.once(('smoked', color), make)


def smoked_globe(kit, look, drop):
    """A globe of dark glass with a lit bulb in it."""
    r = 0.15
    stem = m.solid(look.get('accent') or '#26272a', 'satin')
    kit.lathe([(0.0, 0.0), (0.055, 0.0), (0.055, -0.018), (0.0, -0.022)], stem)
    kit.rod((0, 0, -0.01), (0, 0, -drop + r), 0.006, stem)
    kit.lathe([(0.0, 0.0), (0.045, 0.0), (0.045, -0.04), (0.0, -0.045)], stem, (0, 0, -drop + r + 0.025))
    kit.ball((0, 0, -drop), (r, r, r), smoked(look['color']), count=48)
    kit.lathe([(0.0, 0.0), (0.018, 0.0), (0.018, -0.05), (0.0, -0.055)], stem, (0, 0, -drop + r - 0.02))
    kit.ball((0, 0, -drop + 0.035), (0.036, 0.036, 0.046), m.glow('#ffd9a0', 6.0), count=32)


def cloud(kit, look, drop):
    """A cloud of tinted opal glass."""
    glass = m.frosted('#fff6e6', 0.8) if look['color'].lower() == '#f6f6f4' else m.frosted(look['color'], 0.8)
    kit.rod((0, 0, 0), (0, 0, -drop + 0.12), 0.004, m.lacquer('#e8e6e1', 'satin'))
    kit.lathe([(0.0, 0.0), (0.05, 0.0), (0.05, -0.02), (0.0, -0.024)], m.lacquer('#e8e6e1', 'satin'))
    for x, z, r in ((-0.17, -0.01, 0.085), (-0.07, 0.045, 0.115), (0.06, 0.03, 0.125), (0.17, -0.01, 0.09), (0.0, -0.03, 0.1)):
        kit.ball((x, 0, -drop + z), (r, r * 0.75, r), glass, count=40)
