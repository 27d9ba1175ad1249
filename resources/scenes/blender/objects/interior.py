"""Shell and small furniture of living rooms, bedrooms, halls: painted walls with a window at the left, consoles, books, bowls, table lamps."""
import math
import random

import materials as m
import soft
from outlines import through
from objects import joinery, shell


def painted_walls(kit, look, width, reach, height, window):
    """Left wall with its window (near, far, sill, head), back wall, right wall: the surface of a wall colour."""
    paint = soft.wall(look)
    shell.left_wall_with_window(kit, reach, 0.2, height, window, paint)
    shell.back_wall(kit, 0, width, 0, height, paint)
    shell.right_wall(kit, width, reach, 0, 0, height, paint)


def skirtings(kit, width, reach, gaps, color='#f2f1ee'):
    """Boards around the room; `gaps`: (from, to) along the back wall where doors are, in order."""
    look = {'shape': 'low', 'color': color, 'finish': 'satin'}
    x = 0.0
    for a, b in (*gaps, (width, width)):
        if a > x:
            joinery.skirting(kit, look, x, a)
        x = b
    joinery.skirting(kit.placed((0, 0, 0), 90), look, reach, 0)
    joinery.skirting(kit.placed((width, 0, 0), -90), look, 0, -reach)


def console(kit, width=0.8, height=0.82, depth=0.26, timber='#c9a173'):
    """A slim table on a black frame, its back at y = 0, centred on x = 0."""
    oak, iron = m.wood(timber, 'matt', upright=False), m.lacquer('#26272a', 'satin')
    kit.box((-width / 2, -depth, height - 0.026), (width / 2, -0.002, height), oak, 0.003)
    for x in (-width / 2 + 0.03, width / 2 - 0.03):
        for y in (-depth + 0.02, -0.02):
            kit.box((x - 0.009, y - 0.009, 0), (x + 0.009, y + 0.009, height - 0.026), iron, 0.002)
        kit.box((x - 0.0085, -depth + 0.03, 0.17), (x + 0.0085, -0.03, 0.186), iron, 0.002)
    kit.box((-width / 2 + 0.03, -depth + 0.025, 0.186), (width / 2 - 0.03, -0.015, 0.2), oak, 0.003)


def bench(kit, width, height=0.45, depth=0.36, timber='#c9a173'):
    """A bench of solid oak on two slab legs, with its back at y = 0."""
    oak = m.wood(timber, 'matt', upright=False)
    kit.box((-width / 2, -depth, height - 0.04), (width / 2, -0.01, height), oak, 0.006)
    side = m.wood(timber, 'matt')
    for x in (-width / 2 + 0.05, width / 2 - 0.09):
        kit.box((x, -depth + 0.03, 0), (x + 0.04, -0.04, height - 0.0405), side, 0.005)


def books(kit, at, colors=('#95554a', '#d9d2c5', '#6f7b78'), width=0.22, depth=0.16, turn=6.0):
    """A lying stack."""
    paper = m.lacquer('#efe9dc', 'matt')
    z = 0.0
    for i, color in enumerate(colors):
        high = 0.022 + 0.008 * ((i * 5) % 3)
        part = kit.placed((at[0], at[1], at[2] + z), turn * (1 if i % 2 else -0.6))
        w, d = width - 0.012 * i, depth - 0.008 * i
        cover = m.lacquer(color, 'matt')
        part.box((-w / 2, -d / 2, 0), (w / 2, d / 2, 0.003), cover, 0.001)
        part.box((-w / 2, -d / 2, high - 0.003), (w / 2, d / 2, high), cover, 0.001)
        part.box((-w / 2, d / 2 - 0.004, 0.001), (w / 2, d / 2, high - 0.001), cover, 0.001)
        part.box((-w / 2 + 0.004, -d / 2 + 0.004, 0.0028), (w / 2 - 0.004, d / 2 - 0.0035, high - 0.0028), paper, 0)
        z += high + 0.0005
    return at[2] + z


def standing_books(kit, at, sizes, colors):
    """Backs of books from left to right; `sizes`: (thickness, height)."""
    x, y, z = at
    for (thick, high), color in zip(sizes, colors):
        kit.box((x, y - 0.15, z), (x + thick - 0.001, y, z + high), m.lacquer(color, 'matt'), 0.003)
        kit.box((x - 0.0002, y - 0.1506, z + high * 0.72), (x + thick - 0.0008, y - 0.12, z + high * 0.78), m.lacquer('#e9e2d4', 'matt'), 0)
        x += thick


def bowl(kit, at, radius=0.1, height=0.06, color='#b9a48c'):
    """An empty bowl of clay, round below."""
    clay = m.ceramic(color, 'matt')
    outer = [(radius * (0.4 + 0.6 * math.sin(t * math.pi / 2)), height * (1 - math.cos(t * math.pi / 2))) for t in [i / 10 for i in range(11)]]
    inner = [(r - 0.005, z + 0.004) for r, z in reversed(outer)]
    kit.lathe([(0.0, 0.0), *outer, *inner, (0.0, 0.006)], clay, at, count=64)


def vase(kit, at, height=0.26, radius=0.075, color='#d8cfc1'):
    """A bulged vase, empty."""
    k, r = height, radius
    profile = [(0.0, 0.0), (r * 0.55, 0.0), (r * 0.8, k * 0.1), (r, k * 0.35), (r * 0.92, k * 0.58), (r * 0.5, k * 0.8), (r * 0.34, k * 0.9), (r * 0.42, k), (r * 0.36, k), (r * 0.28, k * 0.9), (0.0, k * 0.8)]
    kit.lathe(smooth_profile(profile), m.ceramic(color, 'matt'), at, count=56)


def smooth_profile(points):
    """A turned profile with more points, rounded between the given ones."""
    middle = through([(r, z, 0) for r, z in points[1:]], 5)
    return [points[0], *[(max(0.0, p[0]), p[1]) for p in middle]]


def branches(kit, at, height=0.5, count=9, seed=4, leaf='#93a57c'):
    """Twigs with small round leaves (eucalyptus, olive), standing in a vase whose mouth is at `at`."""
    chance = random.Random(seed)
    x, y, z = at
    stem, green = m.lacquer('#6d6048', 'matt'), m.leaf(leaf)
    for i in range(count):
        turn = i * 2.4 + chance.uniform(-0.3, 0.3)
        out = height * chance.uniform(0.18, 0.5)
        top = height * chance.uniform(0.65, 1.0)
        points = [(x, y, z - 0.06), (x + out * 0.25 * math.cos(turn), y + out * 0.25 * math.sin(turn), z + top * 0.45), (x + out * math.cos(turn), y + out * math.sin(turn), z + top)]
        kit.tube(points, 0.0014, stem)
        path = through(points, 9)
        for k, p in enumerate(path[6:]):
            for side in (-1, 1):
                size = 0.016 + 0.012 * chance.random()
                a = turn + side * (1.2 + chance.uniform(-0.4, 0.4))
                middle = (p[0] + math.cos(a) * size, p[1] + math.sin(a) * size, p[2] + chance.uniform(-0.004, 0.01))
                kit.tilted(middle, (chance.uniform(-40, 40), chance.uniform(-50, 10), math.degrees(a))).lathe([(0.0, 0.0), (size, 0.0004), (0.0, 0.0012)], green, count=12)


def table_lamp(kit, at, height=0.42, color='#cdbfa9'):
    """A ceramic foot and a fabric shade that is lit."""
    x, y, z = at
    foot = height * 0.5
    profile = [(0.0, 0.0), (0.05, 0.0), (0.062, 0.02), (0.072, foot * 0.35), (0.06, foot * 0.68), (0.022, foot * 0.92), (0.016, foot)]
    kit.lathe(smooth_profile(profile), m.ceramic(color, 'matt'), at, count=56)
    kit.rod((x, y, z + foot - 0.005), (x, y, z + foot + 0.05), 0.006, m.metal('#b8924f'))
    low, high = foot + 0.03, height
    kit.lathe([(0.132, low), (0.108, high), (0.106, high), (0.13, low)], soft.shade_glow(), at, count=64)
    kit.ball((x, y, z + low + 0.06), (0.03, 0.03, 0.04), m.glow('#ffdcae', 4.0))
