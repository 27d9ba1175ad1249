"""Extras of a bathroom: ceilings, wall niches, loudspeakers, ambient light."""
import random

import materials as m
from outlines import circle, rounded
from neutral import for_camera
from nodes import linear
from objects import decor

# What light meets instead of a lining: the paint of the ceiling itself.
CEILING = '#f6f4f0'


def ceiling(kit, look, x0, x1, y0, y1, z):
    """A lining under the ceiling z, between walls; it throws back the light of a painted ceiling, whatever it is."""
    shape = look['shape']
    if shape == 'slats':
        wood = for_camera(m.wood(look['color'], 'matt', upright=False), CEILING)
        kit.box((x0, y0, z - 0.004), (x1, y1, z - 0.001), for_camera(m.lacquer('#1d1c1b', 'matt'), CEILING), 0)
        pitch = 0.075
        for i in range(int((y1 - y0) / pitch)):
            y = y1 - 0.03 - i * pitch
            kit.box((x0, y - 0.04, z - 0.045), (x1, y, z - 0.005), wood, 0.002)
        return
    if shape == 'panel':
        kit.box((x0 + 0.22, y0, z - 0.05), (x1 - 0.22, y1 - 0.12, z - 0.012), for_camera(m.wall_paint(look['color']), CEILING), 0.002)
        kit.box((x0 + 0.26, y0 + 0.04, z - 0.012), (x1 - 0.26, y1 - 0.16, z - 0.001), for_camera(m.lacquer('#8d8a85', 'matt'), CEILING), 0)
        return
    material = m.wall_paint(look['color']) if shape == 'flat' else m.lacquer(look['color'], 'gloss')
    kit.box((x0, y0, z - 0.012), (x1, y1, z - 0.001), for_camera(material, CEILING), 0)


def niche_wall(kit, look, tile, x0, x1, z0, z1):
    """Part of the tiled wall y = 0 with niches in it; without a look, the wall alone."""
    if look['shape'] == 'surface':
        holes = []
    else:
        middle, low = (x0 + x1) / 2, z0 + 0.14
        spans = {'single': [(-0.15, 0.15)], 'double': [(-0.36, -0.06), (0.06, 0.36)], 'long': [(-0.55, 0.55)], 'lit': [(-0.4, 0.4)]}
        holes = [(middle + a, middle + b) for a, b in spans[look['shape']]]
        high = low + (0.2 if look['shape'] == 'long' else 0.3)
    wall = m.surface(tile)

    def sheet(a, b, c, d):
        kit.quad([(a, 0, c), (b, 0, c), (b, 0, d), (a, 0, d)], wall, [(a, c), (b, c), (b, d), (a, d)])

    if not holes:
        sheet(x0, x1, z0, z1)
        return
    sheet(x0, x1, z0, low)
    sheet(x0, x1, high, z1)
    left = x0
    for a, b in holes:
        sheet(left, a, low, high)
        left = b
        recess(kit, look, a, b, low, high)
    sheet(left, x1, low, high)


def recess(kit, look, a, b, low, high, depth=0.11):
    """One niche from a to b, with bottles in it; a lit one shines down from its top."""
    lining = m.body(look)
    for corners, uv in (
        ([(a, depth, low), (b, depth, low), (b, depth, high), (a, depth, high)], [(a, low), (b, low), (b, high), (a, high)]),
        ([(a, 0, low), (b, 0, low), (b, depth, low), (a, depth, low)], [(a, 0), (b, 0), (b, depth), (a, depth)]),
        ([(a, 0, high), (a, depth, high), (b, depth, high), (b, 0, high)], [(a, 0), (a, depth), (b, depth), (b, 0)]),
        ([(a, 0, low), (a, depth, low), (a, depth, high), (a, 0, high)], [(0, low), (depth, low), (depth, high), (0, high)]),
        ([(b, 0, low), (b, 0, high), (b, depth, high), (b, depth, low)], [(0, low), (0, high), (depth, high), (depth, low)]),
    ):
        kit.quad(corners, lining, uv)
    rim = m.metal('#a9adb0')
    for x in (a, b):
        kit.box((x - 0.003, -0.003, low - 0.003), (x + 0.003, 0.006, high + 0.003), rim, 0.001)
    for z in (low, high):
        kit.box((a, -0.003, z - 0.003), (b, 0.006, z + 0.003), rim, 0.001)
    decor.bottle(kit, (a + 0.07, depth * 0.55, low), min(0.16, (high - low) * 0.6), 0.026, '#8f6f4f', pump=True)
    decor.bottle(kit, (a + 0.14, depth * 0.55, low), min(0.12, (high - low) * 0.5), 0.028, '#dcd5c8')
    if look['shape'] == 'lit':
        color = look.get('accent') or '#ffdca8'
        kit.box((a + 0.01, 0.02, high - 0.008), (b - 0.01, 0.03, high - 0.002), m.glow(color, 9.0), 0)
        kit.shine(((a + b) / 2, 0.03, high - 0.012), (0, 0.35, -1), (b - a - 0.04, 0.03), 2.6, linear(color))


def audio(kit, look, ceiling_at, wall_at):
    """Loudspeakers in the ceiling (a list of places) or a radio on the wall; kit's axes are the room's."""
    if look['shape'] == 'wall':
        part = kit.placed(wall_at)
        part.plate(rounded(0.16, 0.081, 0.008), 0.011, m.lacquer(look['color'], 'satin'), 0.002)
        part.placed((0.04, -0.011, 0)).plate(rounded(0.062, 0.062, 0.004), 0.0015, m.lacquer('#17181a', 'gloss'), 0)
        part.placed((0.04, -0.0127, 0.004)).plate(rounded(0.04, 0.02, 0.002), 0.0005, m.glow(look.get('accent') or '#9ec7cf', 1.6), 0)
        for i in range(6):
            for k in range(6):
                part.placed((-0.062 + 0.0095 * i, -0.0111, -0.024 + 0.0095 * k)).plate(circle(0.0027, count=12), 0.0003, m.lacquer('#55565a', 'matt'), 0)
        return
    body = m.lacquer(look['color'], 'matt')
    mesh = m.lacquer('#2a2b2d' if look['color'] == '#26272a' else '#d9d8d4', 'matt')
    for at in ceiling_at:
        part = kit.placed(at)
        part.lathe([(0.085, 0.0), (0.105, 0.0), (0.105, -0.006), (0.1, -0.008), (0.088, -0.008), (0.085, -0.004)], body, count=64)
        part.lathe([(0.0, -0.001), (0.087, -0.001), (0.087, -0.0055), (0.0, -0.0065)], mesh, count=64)


def ambient_light(kit, look, x0, x1, y0, y1, z, feet):
    """Light along the edges of the ceiling, along the feet of walls (`feet`: from x, to x, y), as stars or as coloured light."""
    shape, color = look['shape'], look['color']
    if shape == 'star-sky':
        stars(kit, color, x0 + 0.2, x0 + (x1 - x0) * 0.5, y0 + 0.2, y1 - 0.3, z - 0.053)
        return
    light, profile, strip = linear(color), m.lacquer('#f1efeb', 'matt'), m.glow(color, 4.5)
    if shape == 'strip':
        for a, b, y in feet:
            kit.box((a, y - 0.022, 0.03), (b, y, 0.052), profile, 0.002)
            kit.box((a, y - 0.024, 0.028), (b, y - 0.005, 0.03), strip, 0)
            kit.shine(((a + b) / 2, y - 0.03, 0.045), (0, -1, -0.35), (b - a, 0.02), 5 * (b - a), light, reach=0.8)
        return
    power = {'cove': 9, 'color': 12}[shape]
    low = z - 0.09
    for a, b, out in (((x0, y0), (x0, y1), (1, 0)), ((x1, y0), (x1, y1), (-1, 0)), ((x0, y1), (x1, y1), (0, -1))):
        c, d = (a[0] + out[0] * 0.045, a[1] + out[1] * 0.045), (b[0] + out[0] * 0.045, b[1] + out[1] * 0.045)
        (left, right), (near, far) = ((min(a[i], b[i], c[i], d[i]), max(a[i], b[i], c[i], d[i])) for i in (0, 1))
        kit.box((left, near, low), (right, far, low + 0.03), profile, 0.002)
        kit.box((left + 0.006, near + 0.006, low - 0.002), (right - 0.006, far - 0.006, low), strip, 0)
        length = max(right - left, far - near)
        size = (length, 0.03) if right - left > far - near else (0.03, length)
        at = ((left + right) / 2 + out[0] * 0.03, (near + far) / 2 + out[1] * 0.03, low - 0.006)
        kit.shine(at, (-out[0] * 0.12, -out[1] * 0.12, -1), size, power * length / 5, light, reach=1.1)


def stars(kit, color, x0, x1, y0, y1, z):
    """Ends of light fibres in a ceiling."""
    chance = random.Random(4)
    star = m.glow(color, 14.0)
    for _ in range(120):
        r = chance.choice((0.003, 0.003, 0.004, 0.0055))
        kit.placed((chance.uniform(x0, x1), chance.uniform(y0, y1), z)).lathe([(0.0, 0.0), (r, 0.0), (r, -0.001), (0.0, -0.0015)], star, count=10)
