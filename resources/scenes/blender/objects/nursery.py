"""A child's room: cot, shelf, toys, bunting, a mobile."""
import math

from mathutils import Vector, noise

import materials as m
import soft
from outlines import circle
from objects import interior, textiles

BIRCH = '#e0cfae'


def cot(kit, blanket='#c9b7a2'):
    """A cot with bars, along the wall y = 0, centred on x = 0."""
    birch, lying = m.wood(BIRCH, 'matt'), m.wood(BIRCH, 'matt', upright=False)
    half, back, front = 0.68, -0.05, -0.75
    for y in (back, front):
        for i in range(16):
            x = -half + (i + 0.5) / 16 * 2 * half
            kit.rod((x, y, 0.25), (x, y, 0.87), 0.0085, birch)
        kit.box((-half, y - 0.016, 0.21), (half, y + 0.016, 0.255), lying, 0.006)
        kit.box((-half, y - 0.018, 0.865), (half, y + 0.018, 0.905), lying, 0.012)
    for x in (-half, half):
        for y in (back, front):
            kit.rod((x, y, 0.0), (x, y, 0.95), 0.024, birch)
            kit.ball((x, y, 0.95), (0.024, 0.024, 0.018), birch)
        kit.box((x - 0.014, front + 0.02, 0.21), (x + 0.014, back - 0.02, 0.255), birch, 0.005)
        kit.box((x - 0.014, front + 0.02, 0.84), (x + 0.014, back - 0.02, 0.9), birch, 0.01)
        for i in range(7):
            y = front + (i + 0.5) / 7 * (back - front)
            kit.rod((x, y, 0.25), (x, y, 0.85), 0.0085, birch)
    kit.box((-half + 0.03, front + 0.03, 0.262), (half - 0.03, back - 0.03, 0.4), soft.linen('#f4f1ea'), 0.04, 5)
    quilt(kit, (-half + 0.04, 0.22), (front + 0.04, back - 0.05), 0.405, blanket)
    textiles.pillow(kit, (half - 0.24, -0.3, 0.4), (0.42, 0.3, 0.1), 38, soft.linen('#faf7f1'), turn=-14, seed=2.2)
    textiles.bear(kit, (half - 0.5, -0.42, 0.405), 0.24, '#c3a47e', turn=-12)


def quilt(kit, across, along, z, color):
    """A small padded blanket with sewn squares."""
    (x0, x1), (y0, y1) = across, along

    def place(u, v):
        x, y = x0 + (x1 - x0) * u, y0 + (y1 - y0) * v
        edge = min(1.0, min(u, 1 - u, v, 1 - v) * 14)
        pad = abs(math.sin(u * math.pi * 6)) ** 0.5 * abs(math.sin(v * math.pi * 5)) ** 0.5
        return (x, y + 0.008 * noise.noise(Vector((u * 4, 3, 1))), z + 0.012 + 0.02 * pad * edge + 0.012 * noise.noise(Vector((x * 4, y * 4, 2))))

    kit.cloth(120, 80, place, soft.linen(color), 0.012)


def shelf(kit, width=1.26, height=0.86, depth=0.36):
    """A low shelf of three by two, its left end at x = 0, with boxes below, books and toys above and on top."""
    birch, lying = m.wood(BIRCH, 'matt'), m.wood(BIRCH, 'matt', upright=False)
    t = 0.022
    w = (width - t) / 3
    for i in range(4):
        kit.box((i * w, -depth, 0.05), (i * w + t, -0.003, height - t), birch, 0.002)
    for z in (0.05, 0.44):
        for i in range(3):
            kit.box((i * w + t, -depth + 0.001, z), (i * w + w, -0.004, z + t), lying, 0.002)
    kit.box((-0.004, -depth - 0.004, height - t), (width + 0.004, -0.003, height), lying, 0.004)
    kit.box((0.001, -0.01, 0.06), (width - 0.001, -0.0035, height - t), m.lacquer('#f1ede4', 'matt'), 0)
    for x in (0.02, width - 0.06):
        for y in (-depth + 0.03, -0.07):
            kit.box((x, y, 0), (x + 0.04, y + 0.04, 0.05), birch, 0.004)
    for i, color in enumerate(('#c99a86', '#a9b39c', '#c7b08d')):
        box(kit, (i * w + t + 0.012, -depth + 0.02, 0.05 + t), (w - t - 0.024, depth - 0.05, 0.3), color)
    low = 0.44 + t
    blocks(kit, (t + 0.09, -depth * 0.55, low), 0.075)
    interior.standing_books(kit, (w + t + 0.03, -0.06, low), ((0.03, 0.27), (0.022, 0.3), (0.034, 0.25), (0.026, 0.29), (0.02, 0.24), (0.03, 0.28)), ('#7d8a86', '#c9876d', '#e7c29d', '#8fa08a', '#efe6d6', '#5f6e78'))
    textiles.bear(kit, (2 * w + t + 0.2, -depth * 0.5, low), 0.29, '#a98763', turn=8)
    on_top(kit, depth, height)


def on_top(kit, depth, height):
    """Toys on a shelf of this depth and height."""
    wood = m.wood('#c9a173', 'matt')
    for x, r, z, color in ((0.2, 0.085, 0.3, '#8fa08a'), (0.38, 0.065, 0.22, '#5f7a68'), (0.29, 0.05, 0.16, '#c7b08d')):
        y = -depth * (0.45 if color != '#c7b08d' else 0.75)
        kit.rod((x, y, height), (x, y, height + 0.03), 0.012, wood)
        kit.lathe([(0.0, 0.03), (r, 0.03), (r, 0.036), (0.004, z), (0.0, z)], m.lacquer(color, 'matt'), (x, y, height), count=48)
    rainbow(kit.placed((0.66, -depth * 0.5, height)))
    car(kit.placed((1.04, -depth * 0.55, height)))


def rainbow(kit, colors=('#b9765a', '#dba97f', '#e7d3ab', '#9fae97', '#7f98a3')):
    """Nested wooden arches."""
    r, thick = 0.145, 0.021
    for i, color in enumerate(colors):
        out, inn = r - i * (thick + 0.0015), r - i * (thick + 0.0015) - thick
        n = 28
        outline = [(out * math.cos(math.pi * k / n), out * math.sin(math.pi * k / n)) for k in range(n + 1)]
        outline += [(inn * math.cos(math.pi * (n - k) / n), inn * math.sin(math.pi * (n - k) / n)) for k in range(n + 1)]
        kit.placed((0, 0.03, 0)).plate(outline, 0.06, m.lacquer(color, 'matt'), 0.003)


def car(kit, color='#b9645a'):
    """A wooden toy car, seen from its side."""
    body = m.lacquer(color, 'satin')
    outline = [(-0.12, 0.025), (0.12, 0.025), (0.125, 0.06), (0.11, 0.075), (0.06, 0.08), (0.035, 0.12), (-0.05, 0.125), (-0.085, 0.085), (-0.12, 0.08)]
    kit.placed((0, 0.035, 0)).plate(outline, 0.07, body, 0.01)
    for x in (-0.07, 0.07):
        kit.lathe([(0.0, -0.048), (0.026, -0.048), (0.029, -0.042), (0.029, 0.042), (0.026, 0.048), (0.0, 0.048)], m.wood('#c9a173', 'matt'), (x, 0, 0.03), axis='y', count=32)


def box(kit, at, size, color):
    """A felt box with a handle hole."""
    x, y, z = at
    w, d, h = size
    felt = m.fabric(color, 200.0)
    kit.box((x, y, z), (x + w, y + d, z + h), felt, 0.014, 4)
    kit.placed((x + w / 2, y, z + h * 0.76)).plate([(px * 0.045, py * 0.013) for px, py in circle(1.0, count=32)], 0.002, m.lacquer('#4a3f35', 'matt'), 0)


def blocks(kit, at, size=0.09):
    """Three cubes and a ball of painted wood."""
    x, y, z = at
    s = size
    for dx, dy, dz, turn, color in ((-0.03, 0, 0, 12, '#d8a47f'), (s * 1.05, 0.01, 0, -8, '#8fa3ad'), (s * 0.45, 0.005, s, 20, '#a9b39c')):
        part = kit.placed((x + dx, y + dy, z + dz), turn)
        part.box((-s / 2, -s / 2, 0), (s / 2, s / 2, s), m.lacquer(color, 'matt'), 0.005)
    kit.ball((x + s * 2.0, y - s * 0.7, z + s * 0.36), (s * 0.36,) * 3, m.lacquer('#b9765a', 'satin'), count=32)


def bunting(kit, x0, x1, z, colors=('#c99a86', '#e7d3ab', '#a9b39c', '#efe6d6', '#8fa3ad')):
    """Pennants on a line that sags along the wall y = 0."""
    count = round((x1 - x0) / 0.19)
    sag = 0.16

    def line(u):
        return (x0 + (x1 - x0) * u, -0.014, z - sag * (1 - (2 * u - 1) ** 2))

    kit.tube([line(i / 20) for i in range(21)], 0.0022, m.lacquer('#d8cbb5', 'matt'))
    for i in range(count):
        a, b = line((i + 0.06) / count), line((i + 0.94) / count)
        middle = ((a[0] + b[0]) / 2, (a[2] + b[2]) / 2 - 0.2)

        def place(u, v, a=a, b=b, middle=middle, i=i):
            top = (a[0] + (b[0] - a[0]) * u, a[2] + (b[2] - a[2]) * u)
            wave = 0.006 * math.sin(u * 3.1 + i) * v
            return (top[0] + (middle[0] - top[0]) * v, -0.014 - wave, top[1] + (middle[1] - top[1]) * v)

        kit.cloth(8, 10, place, m.fabric(colors[i % len(colors)]), 0.002)


def mobile(kit, at, drop=0.55):
    """Felt clouds, a moon and stars on a wooden ring that hangs from the ceiling at `at`."""
    part = kit.placed(at)
    cord = m.lacquer('#d8cbb5', 'matt')
    part.rod((0, 0, 0), (0, 0, -drop + 0.16), 0.0018, cord)
    ring = [(0.16 * math.cos(2 * math.pi * i / 48), 0.16 * math.sin(2 * math.pi * i / 48), -drop) for i in range(49)]
    part.tube(ring, 0.007, m.wood('#c9a173', 'matt'), smooth=False)
    felt = ('#f1ece2', '#c99a86', '#a9b39c', '#e7d3ab', '#8fa3ad')
    for i in range(5):
        a = 2 * math.pi * i / 5 + 0.4
        x, y = 0.16 * math.cos(a), 0.16 * math.sin(a)
        low = -drop - 0.12 - 0.05 * (i % 3)
        part.rod((0, 0, -drop + 0.16), (x, y, -drop), 0.0012, cord)
        part.rod((x, y, -drop), (x, y, low), 0.0012, cord)
        cloth = soft.wool(felt[i])
        if i % 2:
            part.ball((x, y, low - 0.03), (0.034, 0.034, 0.034), cloth)
        else:
            for dx, r in ((-0.035, 0.024), (0.0, 0.034), (0.036, 0.026)):
                part.ball((x + dx, y, low - 0.025 + r * 0.3), (r, r * 0.7, r), cloth)


def pouf(kit, at, radius=0.26, height=0.34, color='#c7b08d'):
    """A knitted seat."""
    n = 40
    profile = [(0.0, height)] + [(radius * math.cos(t) ** 0.55, height / 2 + height / 2 * math.sin(t)) for t in [math.pi / 2 - math.pi * (i + 1) / (n + 2) for i in range(n)]] + [(0.0, 0.0)]
    part = kit.placed(at)
    part.lathe(profile, soft.knit(color, 0.032), count=72)


def growth_ruler(kit, height=1.4, width=0.15):
    """A measuring board on the wall y = 0, its foot at the kit's origin."""
    kit.box((-width / 2, -0.016, 0), (width / 2, -0.001, height), m.wood(BIRCH, 'matt'), 0.003)
    dark = m.lacquer('#5b5148', 'matt')
    for i in range(1, int(height / 0.05)):
        long = 0.055 if i % 2 == 0 else 0.03
        kit.box((-width / 2 + 0.002, -0.0168, i * 0.05 - 0.002), (-width / 2 + long, -0.0155, i * 0.05 + 0.002), dark, 0)
    for z, color in ((0.42, '#c99a86'), (0.78, '#8fa3ad'), (1.12, '#a9b39c')):
        kit.ball((0.03, -0.02, z), (0.022, 0.006, 0.022), m.lacquer(color, 'matt'))
