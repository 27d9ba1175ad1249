"""Apartment houses from outside: façades with openings, windows, balconies, a set-back top storey."""
import materials as m
from nodes import Graph, linear

STOREY, WALL = 3.0, 0.36


def bars(kit, boxes, material):
    """Many small boxes as one mesh (railings, boards)."""
    vertices, faces = [], []
    for (x0, y0, z0), (x1, y1, z1) in boxes:
        n = len(vertices)
        vertices += [(x, y, z) for z in (z0, z1) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
        faces += [tuple(n + i for i in face) for face in ((3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))]
    return kit.mesh(vertices, faces, material)


def plaster(color):
    """Rendered walls of this colour."""
    def make(name):
        g = Graph(name)
        at = g.place()
        fine, broad = g.noise(at, 160, 3, 0.65), g.noise(at, 0.35, 4, 0.55)
        shade = g.math('MULTIPLY', g.range(broad, 0.3, 0.7, 0.96, 1.03), g.range(fine, 0.25, 0.75, 0.97, 1.02))
        return g.surface(g.principled(g.times(linear(color), shade), 0.9, normal=g.bump(fine, 0.004, 0.5), specular=0.2))
    return m.once(('plaster', color), make)


def pane(inside='#6d6558'):
    """Insulating glass by day: the sky in it, and a hint of the room behind."""
    def make(name):
        g = Graph(name)
        at = g.place()
        wave = g.noise(at, 0.5, 2, 0.5)
        room = g.node('Emission', {'Color': linear(inside), 'Strength': 0.5}).outputs[0]
        sky = g.node('BsdfGlossy', {'Color': (0.9, 0.95, 0.97, 1.0)[:3], 'Roughness': 0.015}).outputs[0]
        g.bump(wave, 0.001, 0.2)
        facing = g.node('LayerWeight', {'Blend': 0.42}).outputs['Fresnel']
        made = g.surface(g.node('MixShader', {0: g.range(facing, 0, 1, 0.3, 1.0), 1: room, 2: sky}).outputs[0])
        made.cycles.sample_as_light = False
        return made
    return m.once(('pane', inside), make)


def facade(kit, width, height, openings, material, thickness=WALL):
    """A wall of `width` along x, its face at y = 0, with rectangular holes (x0, z0, x1, z1)."""
    xs = sorted({0.0, width, *(x for o in openings for x in (o[0], o[2]))})
    zs = sorted({0.0, height, *(z for o in openings for z in (o[1], o[3]))})
    boxes = []
    for x0, x1 in zip(xs, xs[1:]):
        run = None
        for z0, z1 in zip(zs, zs[1:]):
            x, z = (x0 + x1) / 2, (z0 + z1) / 2
            if any(o[0] < x < o[2] and o[1] < z < o[3] for o in openings):
                if run:
                    boxes.append(run)
                run = None
            else:
                run = ((x0, 0.0, run[0][2] if run else z0), (x1, thickness, z1))
        if run:
            boxes.append(run)
    bars(kit, boxes, material)


def window(kit, x0, z0, x1, z1, sashes=2, curtain=None, inside='#6d6558'):
    """Frame, sashes and pane in an opening, set back; a curtain at one side of it."""
    dark = m.lacquer('#2e3032', 'satin')
    y = 0.2
    bars(kit, [((x0, y, z0), (x1, y + 0.08, z0 + 0.07)), ((x0, y, z1 - 0.07), (x1, y + 0.08, z1)), ((x0, y, z0 + 0.07), (x0 + 0.07, y + 0.08, z1 - 0.07)), ((x1 - 0.07, y, z0 + 0.07), (x1, y + 0.08, z1 - 0.07))], dark)
    step = (x1 - x0) / sashes
    bars(kit, [((x0 + step * i - 0.045, y - 0.01, z0 + 0.06), (x0 + step * i + 0.045, y + 0.07, z1 - 0.06)) for i in range(1, sashes)], dark)
    kit.quad([(x0 + 0.06, y + 0.05, z0 + 0.06), (x1 - 0.06, y + 0.05, z0 + 0.06), (x1 - 0.06, y + 0.05, z1 - 0.06), (x0 + 0.06, y + 0.05, z1 - 0.06)], pane(inside))
    bars(kit, [((x0 - 0.03, -0.04, z0 - 0.04), (x1 + 0.03, y, z0 - 0.005))], m.metal('#a9adb0'))
    if curtain is not None:
        a, b = (x0 + 0.08, x0 + step * 0.55) if curtain == 'left' else (x1 - step * 0.55, x1 - 0.08)
        folds = 14
        w = (b - a) / folds
        bars(kit, [((a + w * i, y + 0.035 + 0.006 * (i % 2), z0 + 0.09), (a + w * (i + 1), y + 0.045, z1 - 0.09)) for i in range(folds)], m.lacquer('#cfc8bb', 'matt'))


def balcony(kit, x0, x1, z, depth=1.7):
    """A slab with a slim railing."""
    steel = m.lacquer('#2e3032', 'satin')
    kit.box((x0, -depth, z - 0.22), (x1, 0.02, z), m.wall_paint('#e9e5dd'), 0.012)
    top = z + 1.02
    rails = [((x0, -depth + 0.02, top), (x1, -depth + 0.06, top + 0.04)), ((x0, -depth, top), (x0 + 0.04, 0, top + 0.04)), ((x1 - 0.04, -depth, top), (x1, 0, top + 0.04))]
    x = x0 + 0.02
    while x < x1 - 0.02:
        rails.append(((x, -depth + 0.032, z), (x + 0.014, -depth + 0.048, top)))
        x += 0.105
    y = -depth + 0.1
    while y < -0.05:
        rails += [((x0 + 0.012, y, z), (x0 + 0.026, y + 0.014, top)), ((x1 - 0.026, y, z), (x1 - 0.012, y + 0.014, top))]
        y += 0.105
    bars(kit, rails, steel)


def top_storey(kit, width, depth, z, inset=1.9):
    """Set back behind a terrace, clad in larch, under a thin dark roof."""
    x0, x1, y0 = inset, width - inset * 0.6, inset
    boards = [[], [], []]
    x, i = x0, 0
    openings = [(x0 + 1.1, x0 + 4.4), (x1 - 5.0, x1 - 1.7)]
    while x < x1:
        b = min(x + 0.135, x1)
        low = z + 2.35 if any(a < (x + b) / 2 < c for a, c in openings) else z
        boards[(i * 7) % 3].append(((x, y0, low), (b - 0.01, y0 + 0.05, z + 2.75)))
        x, i = b, i + 1
    for tone, part in zip(('#a9835a', '#b58f64', '#9d7850'), boards):
        bars(kit, part, m.wood(tone, 'matt'))
    kit.box((x0 + 0.01, y0 + 0.3, z), (x1 - 0.01, depth - 1, z + 2.74), m.lacquer('#8a6a48', 'matt'), 0)
    for side in (x0, x1):
        kit.box((side - 0.03, y0 + 0.02, z), (side + 0.03, depth - 1, z + 2.74), m.wood('#a9835a', 'matt'), 0)
    for n, (a, b) in enumerate(openings):
        window(kit.placed((0, y0 - 0.12, 0)), a, z + 0.03, b, z + 2.35, 2, 'left' if n else None)
    kit.box((x0 - 0.75, y0 - 1.05, z + 2.76), (x1 + 0.75, depth, z + 3.0), m.lacquer('#35373a', 'satin'), 0.02)
    kit.box((x0 - 0.7, y0 - 1.0, z + 2.72), (x1 + 0.7, depth, z + 2.77), m.wood('#b58f64', 'matt', False), 0)
    rails = [((0.1, 0.1, z + 1.12), (width - 0.1, 0.14, z + 1.16))]
    x = 0.1
    while x < width - 0.1:
        rails.append(((x, 0.112, z + 0.2), (x + 0.014, 0.128, z + 1.13)))
        x += 0.105
    bars(kit, rails, m.lacquer('#2e3032', 'satin'))


def house(kit, width, depth, color, balconies, windows, lit=()):
    """Three storeys and a top storey. `balconies`: (x0, x1) with a door each; `windows`: (x0, x1); `lit`: (storey, place) with light in it."""
    wall = plaster(color)
    height = 3 * STOREY + 0.35
    openings, made = [], []
    for storey in range(3):
        z = storey * STOREY + 0.3
        for place, (a, b) in enumerate([*balconies, *windows]):
            is_door = place < len(balconies)
            low, high = (z + 0.02, z + 2.4) if is_door else (z + 0.75, z + 2.4)
            openings.append((a + 0.45, low, b - 0.45, high) if is_door else (a, low, b, high))
            made.append((openings[-1], (storey, place)))
    facade(kit, width, height, openings, wall)
    for (a, low, b, high), where in made:
        curtain = (None, 'left', 'right')[(where[0] * 2 + where[1] * 5) % 3]
        window(kit, a, low, b, high, 2, curtain, '#e8b878' if where in lit else '#5d574d')
    for storey in (1, 2):
        for a, b in balconies:
            balcony(kit, a, b, storey * STOREY + 0.3)
    side = [(2.2, s * STOREY + 1.05, 3.6, s * STOREY + 2.7) for s in range(3)] + [(6.4, s * STOREY + 1.05, 7.8, s * STOREY + 2.7) for s in range(3)]
    for at, turn in (((0, depth, 0), -90), ((width, WALL, 0), 90)):
        wing = kit.placed(at, turn)
        facade(wing, depth - WALL, height, side, wall)
        for opening in side:
            window(wing, *opening, 2, None, '#5d574d')
    kit.box((0.3, 0.3, 0.1), (width - 0.3, depth, height - 0.02), m.lacquer('#3a3733', 'matt'), 0)
    kit.box((-0.06, -0.06, height - 0.02), (width + 0.06, depth, height + 0.16), m.wall_paint('#dcd6cb'), 0.015)
    kit.box((-0.05, -0.05, -0.1), (width + 0.05, 0.1, 0.3), m.lacquer('#77726b', 'matt'), 0.01)
    top_storey(kit, width, depth, height + 0.14)
