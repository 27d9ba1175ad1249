"""What hangs before and behind a window of the back wall: its middle at the kit's x = 0, the wall's face at y = 0."""
import math

from mathutils import Vector, noise

import materials as m
import soft
from nodes import Graph, blend, linear

FRAME = 0.17  # where the window stands in the wall
OUTSIDE = 0.11  # how far behind the window what hangs outside is


def blind(kit, look, width, sill, head, outside=False):
    """`outside`: slats and screens hang behind the window (shutters always do), so that the window is seen before them."""
    SHAPES[look['shape']](kit, look, width / 2, sill, head, outside)


def shutter(kit, look, x, sill, head, outside):
    """A roller shutter outside, let down by almost a half; light between its lower slats."""
    body = m.lacquer(look['color'], 'satin')
    y, pitch = FRAME + 0.075, 0.055
    count = int((head - sill) * 0.46 / pitch)
    for i in range(count):
        z = head - (i + 1) * pitch
        kit.box((-x + 0.004, y, z + 0.003), (x - 0.004, y + 0.012, z + pitch), body, 0.0055, 4)
    kit.box((-x + 0.004, y + 0.004, head - count * pitch), (x - 0.004, y + 0.008, head), m.lacquer('#2e2f30', 'matt'), 0)
    low = head - count * pitch - 0.035
    kit.box((-x + 0.004, y - 0.002, low), (x - 0.004, y + 0.014, low + 0.036), m.solid('#a9adb0'), 0.003)
    for side in (-1, 1):
        kit.box((side * x - 0.022 * (side > 0), y - 0.01, sill + 0.02), (side * x + 0.022 * (side < 0), y + 0.02, head), body, 0.002)


def venetian(kit, look, x, sill, head, outside):
    """Slats of 5 cm, tilted so that one looks out between them."""
    body = m.solid(look['color'], 'satin')
    y, pitch = FRAME + OUTSIDE if outside else 0.055, 0.045
    bottom = sill + (head - sill) * 0.36
    count = int((head - 0.06 - bottom) / pitch)
    kit.box((-x + 0.006, y - 0.028, head - 0.052), (x - 0.006, y + 0.028, head - 0.002), body, 0.003)
    for i in range(count):
        z = head - 0.075 - i * pitch
        slat(kit, body, -x + 0.012, x - 0.012, y, z, 27)
    low = head - 0.075 - count * pitch
    kit.box((-x + 0.012, y - 0.024, low - 0.008), (x - 0.012, y + 0.024, low + 0.012), body, 0.004)
    cord = m.lacquer('#d9d7d2' if look['color'] != '#26272a' else '#1c1d1f', 'matt')
    for t in (-0.72, 0.0, 0.72):
        for dy in (-0.026, 0.026):
            kit.rod((x * t, y + dy, head - 0.05), (x * t, y + dy, low), 0.0012, cord)


def slat(kit, body, x0, x1, y, z, tilt):
    """A thin arched strip."""
    half, steps = 0.025, 6
    vertices, faces = [], []
    for i in range(steps + 1):
        t = i / steps * 2 - 1
        across, up = half * t, 0.0035 * (1 - t * t)
        a = math.radians(tilt)
        dy, dz = across * math.cos(a) - up * math.sin(a), across * math.sin(a) + up * math.cos(a)
        vertices += [(x0, y + dy, z - dz), (x1, y + dy, z - dz)]
    for i in range(steps):
        faces.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    kit.mesh(vertices, faces, body, smooth=True)


def screen(kit, look, x, sill, head, outside):
    """A roller blind of a cloth that the day shines through, half let down."""
    y = FRAME + OUTSIDE if outside else 0.07
    low = head - (head - sill) * 0.5
    steel = m.solid('#a9adb0')
    kit.quad([(-x + 0.018, y, low), (x - 0.018, y, low), (x - 0.018, y, head - 0.05), (-x + 0.018, y, head - 0.05)], backlit(look['color']))
    kit.box((-x + 0.006, y - 0.045, head - 0.088), (x - 0.006, y + 0.04, head - 0.002), m.lacquer('#f2f1ee', 'satin'), 0.012)
    kit.box((-x + 0.016, y - 0.01, low - 0.022), (x - 0.016, y + 0.01, low + 0.003), steel, 0.004)
    for side in (-1, 1):
        kit.rod((side * (x - 0.012), y, sill + 0.02), (side * (x - 0.012), y, head - 0.05), 0.002, steel)


def backlit(color):
    """Woven cloth in front of the sky: lit from the room and glowing faintly from behind."""
    def make(name):
        g = Graph(name)
        weave = g.noise(g.place(), 600.0, 2, 0.6)
        base = linear(color)
        lit = g.principled(g.times(base, g.range(weave, 0.3, 0.7, 0.86, 1.08)), 0.9, specular=0.1)
        glow = g.node('Emission', {'Color': g.times(blend(base, (0.9, 0.95, 1.0), 0.15), g.range(weave, 0.3, 0.7, 0.8, 1.1)), 'Strength': 0.26}).outputs[0]
        made = g.surface(g.node('AddShader', {0: lit, 1: glow}).outputs[0])
        made.cycles.sample_as_light = False
        return made

    return m.once(('backlit', color), make)


def curtain(kit, look, x, sill, head, outside):
    """Linen in waves at both sides, from a rod to the floor."""
    top = head + 0.14
    rod = m.lacquer('#26272a', 'satin')
    kit.rod((-x - 0.42, -0.095, top + 0.02), (x + 0.42, -0.095, top + 0.02), 0.011, rod)
    for side in (-1, 1):
        kit.ball((side * (x + 0.43), -0.095, top + 0.02), (0.021, 0.021, 0.021), rod)
        kit.rod((side * (x + 0.36), -0.002, top + 0.02), (side * (x + 0.36), -0.095, top + 0.02), 0.007, rod)
        hang(kit, soft.curtain(look['color']), side * (x + 0.12) - 0.24, side * (x + 0.12) + 0.24, top, 1.7 + side)


def hang(kit, material, x0, x1, top, seed):
    """A curtain in waves from x0 to x1, from its rod at `top` to the floor."""
    waves = 6

    def place(u, v):
        low = 1 - v
        wander = noise.noise(Vector((u * 5 + seed, low * 1.3, seed))) * (0.25 + 0.5 * low)
        a = 2 * math.pi * waves * u + wander * 1.3
        deep = 0.034 + 0.01 * noise.noise(Vector((u * 7, seed, 2.0)))
        return (x0 + (x1 - x0) * u + 0.012 * math.sin(2 * a) + 0.01 * low * wander, -0.095 - deep * math.sin(a) * (0.75 + 0.35 * low), 0.015 + (top + 0.012 - 0.015) * v)

    kit.cloth(waves * 22, 24, place, material, 0.0016)


SHAPES = {'shutter': shutter, 'venetian': venetian, 'screen': screen, 'curtain': curtain}
