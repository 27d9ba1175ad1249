"""What makes a room lived in: plants, towels, bottles, stools, baskets, pictures."""
import math
import random

import materials as m
from outlines import arch, ring


def plant(kit, at, height=1.1, leaves=34, pot='#cfc6b8', seed=3, lean=1.0, pot_size=0.16):
    """A leafy plant in a pot: stems that bow outwards, each with curved leaves."""
    chance = random.Random(seed)
    clay = m.ceramic(pot, 'matt')
    x, y, z = at
    k = pot_size / 0.16
    kit.loft([ring(0.115 * k, 0.115 * k, z, (x, y), 2, 48), ring(0.125 * k, 0.125 * k, z + 0.006, (x, y), 2, 48), ring(0.16 * k, 0.16 * k, z + 0.29 * k, (x, y), 2, 48), ring(0.16 * k, 0.16 * k, z + 0.3 * k, (x, y), 2, 48), ring(0.147 * k, 0.147 * k, z + 0.3 * k, (x, y), 2, 48), ring(0.142 * k, 0.142 * k, z + 0.265 * k, (x, y), 2, 48)], clay, caps=(True, False))
    kit.lathe([(0.0, 0.262 * k), (0.143 * k, 0.26 * k), (0.143 * k, 0.255 * k), (0.0, 0.255 * k)], m.lacquer('#3b2f25', 'matt'), at)
    green, stem = m.leaf(), m.lacquer('#5a6b3a', 'satin')
    top = height - 0.3 * k
    for i in range(leaves):
        turn = i * 2.399 + chance.uniform(-0.3, 0.3)
        rise = chance.uniform(0.35, 1.0)
        out = (1.08 - rise * 0.62) * 0.34 * height * lean * chance.uniform(0.75, 1.15)
        base = (x + 0.03 * math.cos(turn), y + 0.03 * math.sin(turn), z + 0.26 * k)
        tip = (x + out * math.cos(turn), y + out * math.sin(turn), z + 0.26 * k + top * rise * 0.8)
        middle = (x + out * 0.4 * math.cos(turn), y + out * 0.4 * math.sin(turn), z + 0.26 * k + top * rise * 0.62)
        kit.tube([base, middle, tip], 0.0028 * k, stem)
        size = chance.uniform(0.13, 0.2) * (0.7 + 0.3 * height)
        leaf(kit, tip, turn, chance.uniform(-15, 50), size, green, chance.uniform(-20, 20))


def leaf(kit, at, turn, droop, size, material, roll=0.0):
    """A pointed leaf that starts at `at`, folded along its rib and bent down (degrees)."""
    rows, half = 12, 3
    vertices, faces = [], []
    for i in range(rows + 1):
        t = i / rows
        width = size * 0.3 * math.sin(math.pi * t**0.8) ** 0.85 if 0 < t < 1 else 0.001
        bend = math.radians(droop) * t
        along = size * t
        for j in range(-half, half + 1):
            s = j / half
            vertices.append((along * math.cos(bend), width * s, -along * math.sin(bend) * 0.7 + abs(s) * width * 0.28))
    span = 2 * half + 1
    for i in range(rows):
        for j in range(2 * half):
            a = i * span + j
            faces.append((a, a + 1, a + span + 1, a + span))
    kit.tilted(at, (roll, -12, math.degrees(turn))).mesh(vertices, faces, material, smooth=True)


def sprig(kit, at, height=0.3, seed=5):
    """A few dry stalks in a slim vase."""
    chance = random.Random(seed)
    x, y, z = at
    kit.lathe([(0.0, 0.0), (0.03, 0.0), (0.036, 0.02), (0.034, 0.08), (0.016, 0.12), (0.018, 0.135), (0.013, 0.135), (0.011, 0.12), (0.0, 0.1)], m.ceramic('#b9a48c', 'matt'), at)
    stalk = m.lacquer('#a08a63', 'matt')
    for i in range(9):
        a, out = i * 2.4, chance.uniform(0.02, 0.09)
        top = (x + out * math.cos(a), y + out * 0.6 * math.sin(a), z + 0.13 + height * chance.uniform(0.6, 1))
        kit.tube([(x, y, z + 0.1), (x + out * 0.3 * math.cos(a), y + out * 0.2 * math.sin(a), z + 0.13 + height * 0.4), top], 0.0012, stalk)
        kit.ball(top, (0.006, 0.006, 0.026), m.fabric('#cbb58c'), turn=(chance.uniform(-0.3, 0.3), chance.uniform(-0.4, 0.4), 0), count=10)


def stool(kit, at, height=0.45, timber='#c9a173'):
    """Round seat on three splayed legs."""
    x, y, z = at
    oak = m.wood(timber, 'matt')
    kit.lathe([(0.0, height - 0.032), (0.155, height - 0.032), (0.168, height - 0.022), (0.17, height - 0.008), (0.162, height), (0.0, height - 0.004)], m.wood(timber, 'matt', upright=False), at, count=64)
    for i in range(3):
        a = math.radians(90 + 120 * i)
        kit.rod((x + 0.1 * math.cos(a), y + 0.1 * math.sin(a), z + height - 0.03), (x + 0.175 * math.cos(a), y + 0.175 * math.sin(a), z), 0.0145, oak)


def towel_stack(kit, at, colors=('#e4ddd0', '#b9bfae', '#efeae0'), width=0.27, depth=0.2):
    """Folded towels, one on another."""
    x, y, z = at
    for i, color in enumerate(colors):
        w, d, h = width - 0.012 * i, depth - 0.01 * i, 0.05
        cloth = m.fabric(color)
        low = z + i * (h + 0.002)
        kit.box((x - w / 2, y - d / 2, low), (x + w / 2, y + d / 2, low + h / 2 - 0.001), cloth, 0.02, 5)
        kit.box((x - w / 2, y - d / 2, low + h / 2 + 0.001), (x + w / 2, y + d / 2, low + h), cloth, 0.02, 5)


def bottle(kit, at, height, radius, color, pump=False):
    """A bottle with a stopper, or with a pump for soap."""
    glass = m.lacquer(color, 'satin')
    neck = height * 0.72
    kit.lathe([(0.0, 0.0), (radius * 0.94, 0.0), (radius, 0.004), (radius, neck * 0.9), (radius * 0.8, neck), (radius * 0.36, neck + height * 0.03), (radius * 0.34, height * 0.8)], glass, at)
    x, y, z = at
    cap = m.lacquer('#2a2a2a', 'satin') if pump else m.metal('#b8924f')
    kit.lathe([(0.0, height * 0.78), (radius * 0.42, height * 0.78), (radius * 0.42, height * 0.9), (0.0, height * 0.9)], cap, at)
    if pump:
        kit.rod((x, y, z + height * 0.9), (x, y, z + height * 0.985), radius * 0.12, cap)
        kit.box((x - radius * 1.1, y - 0.006, z + height * 0.96), (x + radius * 0.3, y + 0.006, z + height), cap, 0.002)


def bath_mat(kit, at, width, depth, color='#d9d2c5'):
    """A thick mat with a soft edge."""
    x, y, z = at

    def place(u, v):
        edge = min(u, 1 - u, v, 1 - v)
        lift = 0.011 * min(1.0, edge * 14) + 0.0012 * math.sin(u * 140) * math.sin(v * 90)
        return (x - width / 2 + width * u, y - depth / 2 + depth * v, z + lift + 0.001)

    kit.cloth(150, 100, place, m.fabric(color, 300.0), 0.004)


def basket(kit, at, radius=0.19, height=0.42, color='#b08d5e'):
    """A woven basket: rings of bent rods."""
    x, y, z = at
    cane = m.lacquer(color, 'matt')
    rows = int(height / 0.018)
    for i in range(rows):
        r = radius * (0.9 + 0.12 * math.sin(math.pi * i / rows))
        points = []
        for k in range(73):
            a = 2 * math.pi * k / 72
            wobble = 0.005 * (1 if (k // 2 + i) % 2 else -1)
            points.append((x + (r + wobble) * math.cos(a), y + (r + wobble) * math.sin(a), z + 0.01 + i * 0.018))
        kit.tube(points, 0.0088, cane, smooth=False)
    kit.lathe([(0.0, 0.0), (radius * 0.86, 0.0), (radius * 0.86, height * 0.9), (radius * 0.84, height * 0.9)], m.lacquer('#6f573a', 'matt'), at)


def picture(kit, at, width, height, frame='#c9a173', tone='#b9a48c'):
    """A framed print on the wall y = 0: a shape on paper."""
    part = kit.placed(at)
    wood, paper = m.solid(frame, 'matt'), m.lacquer('#f3efe7', 'matt')
    part.box((-width / 2, -0.025, -height / 2), (width / 2, 0, height / 2), wood, 0.002)
    part.box((-width / 2 + 0.014, -0.027, -height / 2 + 0.014), (width / 2 - 0.014, -0.025, height / 2 - 0.014), paper, 0)
    part.placed((0, -0.0272, 0)).plate(arch(width * 0.42, -height * 0.26, height * 0.2), 0.0004, m.lacquer(tone, 'matt'), 0)


def robe(kit, at, length=1.1, color='#e6e0d4'):
    """A bath towel on a hook, falling in folds; the hook is at `at` on the wall y = 0."""
    x, y, z = at
    kit.lathe([(0.0, 0.0), (0.016, 0.0), (0.016, -0.006), (0.008, -0.01), (0.008, -0.05), (0.014, -0.056), (0.0, -0.06)], m.lacquer('#26272a', 'satin'), at, axis='y')

    def place(u, v):
        spread = 0.03 + 0.17 * min(1, v * 1.9) ** 0.6
        s = u * 2 - 1
        fold = 0.024 * math.cos(s * 9.5 + 0.5 * v) * min(1, 0.25 + v * 1.6)
        return (x + s * spread, y - 0.048 - fold - 0.012 * (1 - s * s), z + 0.02 - length * v - 0.035 * abs(s) ** 1.5 * (1 - v))

    kit.cloth(90, 70, place, m.fabric(color), 0.009)
