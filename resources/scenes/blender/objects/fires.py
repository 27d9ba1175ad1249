"""Fireplaces before the wall y = 0, centred on x = 0, from the floor to the ceiling where they have a chimney."""
import math
import random

from mathutils import Matrix

import materials as m
import stones
from geometry import Kit, fix_normals
from outlines import ring

WARM = (1.0, 0.55, 0.22)


def fireplace(kit, look, ceiling):
    """Built in front of the wall; `ceiling`: its height in metres."""
    SHAPES[look['shape']](kit, look, m.body(look), ceiling)


def walled(kit, body, x, depth, ceiling, opening, side=None):
    """A breast with an opening (x0, x1, z0, z1) in its front; `side`: the opening goes round that corner."""
    x0, x1, z0, z1 = opening
    inside = x1 if side is None else x
    kit.box((-x, -depth, 0), (x, -0.001, z0), body, 0.003)
    kit.box((-x, -depth, z1), (x, -0.001, ceiling - 0.002), body, 0.003)
    kit.box((-x, -depth + 0.0005, z0 - 0.001), (x0, -0.002, z1 + 0.001), body, 0.001)
    if side is None:
        kit.box((x1, -depth + 0.0005, z0 - 0.001), (x, -0.002, z1 + 0.001), body, 0.001)
    soot = m.lacquer('#171412', 'matt')
    kit.box((x0, -0.06, z0 + 0.001), (inside - 0.004, -0.003, z1 - 0.001), soot, 0)
    kit.box((x0 + 0.001, -depth + 0.02, z0 + 0.001), (inside - 0.004, -0.03, z0 + 0.02), m.lacquer('#2a2522', 'matt'), 0)
    kit.box((x0 + 0.001, -depth + 0.02, z1 - 0.012), (inside - 0.004, -0.03, z1 - 0.001), soot, 0)
    kit.box((x0 + 0.0005, -depth + 0.02, z0 + 0.002), (x0 + 0.012, -0.03, z1 - 0.002), soot, 0)
    if side is None:
        kit.box((x1 - 0.012, -depth + 0.02, z0 + 0.002), (x1 - 0.0005, -0.03, z1 - 0.002), soot, 0)


def rim(kit, opening, y, side=None):
    """A narrow black frame around the opening."""
    x0, x1, z0, z1 = opening
    iron, w = m.lacquer('#1b1b1c', 'satin'), 0.022
    for low, high in ((z0 - 0.004, z0 + w), (z1 - w, z1 + 0.004)):
        kit.box((x0 - 0.004, y - 0.006, low), (x1 + 0.004, y + 0.02, high), iron, 0.002)
    for a in ((x0 - 0.004, x0 + w - 0.004), *(() if side else ((x1 - w + 0.004, x1 + 0.004),))):
        kit.box((a[0], y - 0.0055, z0), (a[1], y + 0.019, z1), iron, 0.002)


def fire(kit, x, y, z, half, height, seed=3):
    """Logs, embers and flames around (x, y), with their light."""
    chance = random.Random(seed)
    bark = m.lacquer('#2c211a', 'matt')
    for i, (dx, dy, lift, lean) in enumerate(((0.0, -0.04, 0.035, 7), (0.02, 0.05, 0.035, -9), (-0.03, 0.0, 0.095, 14))):
        part = kit.tilted((x + dx, y + dy, z + lift), (0, 3 - 3 * i, lean))
        length = half * (0.86 - 0.1 * i)
        part.lathe([(0.0, -length), (0.033, -length), (0.037, -length * 0.6), (0.035, 0.0), (0.038, length * 0.5), (0.033, length), (0.0, length)], bark, axis='x', count=20)
    for i in range(16):
        kit.ball((x + chance.uniform(-half, half) * 0.85, y + chance.uniform(-0.07, 0.07), z + 0.012), (0.022, 0.018, 0.011), m.glow('#ff5a14', chance.choice((1.2, 2.2, 3.4))), count=10)
    tongues(kit, x, y, z + 0.03, half * 0.82, height, chance)
    kit.shine((x, y - 0.02, z + height * 0.55), (0, -1, -0.6), (half * 1.6, height * 0.7), 3.2, WARM)


def tongues(kit, x, y, z, half, height, chance):
    """Flames in three layers, from red at the back to yellow before it, over 2 `half` along x."""
    count = max(7, round(half / 0.032))
    for layer, (color, strength, tall, thick, back) in enumerate((('#ff5a12', 2.2, 1.0, 1.0, 0.03), ('#ff9426', 3.2, 0.78, 0.72, 0.0), ('#ffd678', 4.6, 0.46, 0.5, -0.02))):
        for i in range(count):
            px = x + ((i + 0.5) / count * 2 - 1) * half + chance.uniform(-0.015, 0.015)
            middle = 1 - 0.45 * abs((px - x) / half) ** 2
            h, r = height * tall * middle * chance.uniform(0.55, 1.0), 0.042 * thick * chance.uniform(0.75, 1.15)
            bend, phase = chance.uniform(0.006, 0.02), chance.uniform(0, 6)
            rings = []
            for k in range(12):
                t = k / 11
                width = r * (0.5 + 1.5 * t) * (1 - t) ** 0.9 / 0.72 + 0.0008
                rings.append(ring(width, width * 0.6, z + h * t, (px + bend * math.sin(phase + t * 4.2) * t * 1.6, y + back + 0.006 * math.sin(phase * 2 + t * 5)), 2, 18))
            thing = kit.loft(rings, stones.flame(color, strength))
            thing.visible_shadow = False
            thing.visible_diffuse = False


def wall_fire(kit, look, body, ceiling):
    """A chimney breast with a broad hearth and a stone bench."""
    opening = (-0.44, 0.44, 0.52, 1.0)
    walled(kit, body, 0.6, 0.4, ceiling, opening)
    rim(kit, opening, -0.4)
    kit.box((-0.68, -0.5, 0.3), (0.68, -0.002, 0.352), m.lacquer('#4a4845', 'satin'), 0.004)
    kit.box((-0.6, -0.42, 0.0), (0.6, -0.002, 0.04), m.lacquer('#4a4845', 'matt'), 0.002)
    fire(kit, 0, -0.2, 0.54, 0.32, 0.32)


def corner_fire(kit, look, body, ceiling):
    """Its pane goes round the left corner; wood is kept below."""
    opening = (-0.4, 0.5, 0.46, 1.06)
    flipped = mirrored(kit)
    walled(flipped, body, 0.5, 0.5, ceiling, opening, side='right')
    rim(flipped, opening, -0.5, side='right')
    flipped.rod((0.486, -0.486, 0.46), (0.486, -0.486, 1.06), 0.012, m.lacquer('#1b1b1c', 'satin'))
    flipped.box((-0.56, -0.56, 0.3), (0.56, -0.002, 0.345), m.lacquer('#8c8781', 'satin'), 0.004)
    fire(kit, -0.06, -0.28, 0.48, 0.3, 0.36, seed=8)


def mirrored(kit):
    """The same kit with left and right exchanged."""
    other = Kit(kit.name)
    other.matrix = kit.matrix @ Matrix.Diagonal((-1, 1, 1, 1))
    other.parts = kit.parts
    return other


def island_fire(kit, look, body, ceiling):
    """A hanging steel fireplace: a bowl and a hood around an open fire, a flue to the ceiling."""
    y = -0.52

    def turned(profile, material):
        thing = kit.loft([ring(r, r, z, (0, y), 2, 72) for r, z in profile], material, caps=(False, False))
        fix_normals(thing)
        return thing

    turned([(0.02, 0.42), (0.18, 0.425), (0.31, 0.47), (0.385, 0.56), (0.4, 0.64), (0.385, 0.645), (0.36, 0.58), (0.28, 0.51), (0.02, 0.49)], body)
    turned([(0.4, 1.04), (0.395, 1.1), (0.34, 1.22), (0.22, 1.36), (0.12, 1.46), (0.1, 1.52), (0.1, ceiling - 0.002)], body)
    turned([(0.1, 1.44), (0.2, 1.35), (0.32, 1.21), (0.38, 1.1), (0.385, 1.04), (0.4, 1.04)], m.lacquer('#141211', 'matt'))
    half_shell(kit, y, body)
    turned([(0.0005, ceiling - 0.02), (0.2, ceiling - 0.02), (0.2, ceiling - 0.002)], body)
    turned([(0.0005, 0.012), (0.42, 0.012), (0.425, 0.008), (0.425, 0.0005)], m.lacquer('#2c2b2b', 'gloss'))
    fire(kit, 0, y, 0.53, 0.2, 0.3, seed=5)


def half_shell(kit, y, body):
    """The back of the hanging fireplace, from bowl to hood."""
    def place(u, v):
        a = math.radians(20 + 140 * u)
        r = 0.4 + 0.012 * math.sin(math.pi * v)
        return (r * math.cos(a), y + r * math.sin(a), 0.64 + 0.4 * v)

    kit.cloth(40, 6, place, body, 0.012)


def ethanol(kit, look, body, ceiling):
    """A flat steel case on the wall, a line of fire in it."""
    opening = (-0.46, 0.46, 0.52, 0.98)
    x, low, high, depth = 0.6, 0.38, 1.1, 0.24
    x0, x1, z0, z1 = opening
    for a, b, c, d in ((-x, x, low, z0), (-x, x, z1, high)):
        kit.box((a, -depth, c), (b, -0.001, d), body, 0.003)
    for a, b in ((-x, x0), (x1, x)):
        kit.box((a, -depth + 0.0005, z0 - 0.001), (b, -0.002, z1 + 0.001), body, 0.001)
    kit.box((x0, -0.03, z0), (x1, -0.002, z1), m.lacquer('#3a3735', 'satin'), 0)
    kit.box((-0.36, -0.17, z0 - 0.002), (0.36, -0.07, z0 + 0.045), m.metal('#a9adb0'), 0.004)
    tongues(kit, 0, -0.12, z0 + 0.04, 0.3, 0.24, random.Random(11))
    kit.shine((0, -0.13, z0 + 0.15), (0, -1, -0.6), (0.6, 0.15), 2.4, WARM)


SHAPES = {'wall': wall_fire, 'corner': corner_fire, 'island': island_fire, 'ethanol': ethanol}
