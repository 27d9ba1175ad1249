"""Worktops of kitchen runs, and what sits in them: sinks and taps. Places and heights are those of `kitchen`."""
import math

import materials as m
import stones
from geometry import fix_normals, soften
from objects.kitchen import EDGE, FRONT_TOP, TOP
from outlines import ring

# The hole for every sink: half its length along the run, and from where to where before the wall.
SINK_HOLE = (0.3, 0.12, 0.53)


def worktop(kit, look, x0, x1, hole=None):
    """A slab along the run, let out for a sink in the middle of `hole` (x). Thin ones lie on a dark shadow gap."""
    thickness = 0.02 if look['shape'] == 'thin' else TOP - FRONT_TOP
    material = top_material(look)
    xs, ys = [x0, x1], [-EDGE, -0.001]
    cells = {(0, 0)}
    if hole is not None:
        half, back, near = SINK_HOLE
        xs, ys = [x0, hole - half, hole + half, x1], [-EDGE, -near, -back, -0.001]
        cells = {(i, j) for i in range(3) for j in range(3)} - {(1, 1)}
    slab(kit, xs, ys, cells, TOP - thickness, TOP, material)
    if thickness < 0.03:
        low, high = FRONT_TOP - 0.002, TOP - thickness + 0.001
        kit.box((x0 + 0.002, -EDGE + 0.035, low), (x1 - 0.002, -EDGE + 0.055, high), m.lacquer('#1d1c1b', 'matt'), 0)


def top_material(look):
    """A worktop's material: boards lie along the run, stone is without joints."""
    if look['pattern'] in ('plank', 'wide-plank'):
        return m.wood(look['color'], look['finish'], upright=False)
    if look['pattern'] == 'terrazzo':
        return stones.granite(look)
    return m.stone(look)


def slab(kit, xs, ys, cells, z0, z1, material, bevel=0.0025):
    """A plate of cells of a grid, in one piece, with rounded edges."""
    index, vertices, faces = {}, [], []

    def at(i, j, level):
        key = (i, j, level)
        if key not in index:
            index[key] = len(vertices)
            vertices.append((xs[i], ys[j], z1 if level else z0))
        return index[key]

    for i, j in sorted(cells):
        faces.append((at(i, j, 1), at(i + 1, j, 1), at(i + 1, j + 1, 1), at(i, j + 1, 1)))
        faces.append((at(i, j, 0), at(i, j + 1, 0), at(i + 1, j + 1, 0), at(i + 1, j, 0)))
        for (di, dj), (a, b) in (((0, -1), ((i, j), (i + 1, j))), ((1, 0), ((i + 1, j), (i + 1, j + 1))), ((0, 1), ((i + 1, j + 1), (i, j + 1))), ((-1, 0), ((i, j + 1), (i, j)))):
            if (i + di, j + dj) not in cells:
                faces.append((at(*a, 0), at(*b, 0), at(*b, 1), at(*a, 1)))
    thing = kit.mesh(vertices, faces, material, smooth=True)
    fix_normals(thing)
    soften(thing, bevel, 2)
    return thing


# -- Sink and tap -----------------------------------------------------------------------------------------------------

def sink(kit, look):
    """In the hole of the worktop; the kit's origin is on the floor at the wall, x = 0 the middle of the sink."""
    half, back, near = SINK_HOLE
    body = sink_body(look)
    shape = look['shape']
    if shape == 'apron':
        apron(kit, body, half, back, near)
        return
    rim(kit, body, half, back, near, 0.014, TOP + 0.003)
    if shape == 'one-and-half':
        split = half * 0.26
        bowl(kit, body, -half, split - 0.014, back, near, 0.19)
        bowl(kit, body, split + 0.014, half, back, near, 0.13)
        kit.box((split - 0.015, -near, TOP - 0.08), (split + 0.015, -back, TOP + 0.001), body, 0.006)
    else:
        bowl(kit, body, -half, half, back, near, 0.2)


def sink_body(look):
    """Steel and brass by their colour, all else ceramic."""
    if look['color'] in ('#a9adb0', '#b8924f', '#b5b9bc'):
        return m.hollow_metal(look['color'])
    return m.ceramic(look['color'], 'gloss' if look['finish'] == 'gloss' else 'matt')


def rim(kit, body, half, back, near, width, top):
    """A flat frame on the worktop around the hole."""
    xs = [-half - width, -half + 0.004, half - 0.004, half + width]
    ys = [-near - width, -near + 0.004, -back - 0.004, -back + width]
    cells = {(i, j) for i in range(3) for j in range(3)} - {(1, 1)}
    slab(kit, xs, ys, cells, TOP - 0.012, top, body, 0.0015)


def bowl(kit, body, x0, x1, back, near, depth):
    """A basin with round corners, seen from within, and its drain."""
    cx, cy = (x0 + x1) / 2, -(back + near) / 2
    rx, ry = (x1 - x0) / 2, (near - back) / 2
    top = TOP - 0.004
    rings = [ring(rx * k, ry * k, top - depth * t, (cx, cy), 9, 64) for k, t in ((1.0, 0.0), (0.995, 0.3), (0.985, 0.86), (0.96, 0.95), (0.9, 0.992), (0.5, 1.0), (0.08, 1.0))]
    thing = kit.loft(list(reversed(rings)), body, caps=(True, False))
    fix_normals(thing)
    kit.lathe([(0.0, 0.0), (0.044, 0.0), (0.044, 0.003), (0.036, 0.005), (0.0, 0.002)], m.metal('#a9adb0'), (cx, cy, top - depth))


def apron(kit, body, half, back, near):
    """A fireclay sink whose front stands before the run, thick-walled."""
    front_y = -EDGE - 0.022
    rim(kit, body, half, back, near, 0.026, TOP + 0.006)
    bowl(kit, body, -half, half, back, near, 0.2)
    kit.box((-half - 0.026, front_y, 0.655), (half + 0.026, -EDGE + 0.05, TOP + 0.006), body, 0.012, 4)
    kit.box((-half - 0.0255, -EDGE + 0.02, TOP - 0.01), (half + 0.0255, -near + 0.002, TOP + 0.0055), body, 0.003)


def tap(kit, look):
    """Behind the sink at the wall; the kit's origin is on the floor at the wall."""
    metal = m.solid(look['color'], look['finish'])
    y, z = -0.072, TOP
    kit.lathe([(0.0, 0.0), (0.029, 0.0), (0.029, 0.006), (0.025, 0.01), (0.0, 0.01)], metal, (0, y, z))
    if look['shape'] == 'straight':
        kit.lathe([(0.0, 0.0), (0.021, 0.005), (0.021, 0.27), (0.019, 0.274), (0.0, 0.275)], metal, (0, y, z))
        kit.box((-0.0135, y - 0.235, z + 0.226), (0.0135, y, z + 0.25), metal, 0.005)
        kit.rod((0.015, y, z + 0.14), (0.048, y, z + 0.14), 0.013, metal)
        kit.rod((0.045, y, z + 0.14), (0.052, y - 0.012, z + 0.225), 0.0055, metal)
    elif look['shape'] == 'pull-out':
        kit.lathe([(0.0, 0.0), (0.024, 0.005), (0.024, 0.19), (0.015, 0.205), (0.0, 0.205)], metal, (0, y, z))
        kit.tube([(0, y, z + 0.19), (0, y, z + 0.36), (0, y - 0.03, z + 0.44), (0, y - 0.1, z + 0.475), (0, y - 0.17, z + 0.44), (0, y - 0.2, z + 0.36)], 0.0075, metal)
        spring(kit, y, z)
        kit.lathe([(0.0, 0.0), (0.017, 0.0), (0.019, 0.02), (0.015, 0.12), (0.0, 0.13)], metal, (0, y - 0.203, z + 0.245))
        kit.rod((0, y, z + 0.28), (0, y - 0.2, z + 0.29), 0.006, metal)
        kit.rod((0.015, y, z + 0.11), (0.05, y, z + 0.11), 0.012, metal)
        kit.rod((0.046, y, z + 0.11), (0.056, y - 0.01, z + 0.2), 0.0055, metal)
    else:
        kit.lathe([(0.0, 0.0), (0.022, 0.005), (0.022, 0.13), (0.014, 0.14), (0.0, 0.14)], metal, (0, y, z))
        kit.tube([(0, y, z + 0.13), (0, y, z + 0.3), (0, y - 0.025, z + 0.375), (0, y - 0.1, z + 0.41), (0, y - 0.175, z + 0.375), (0, y - 0.2, z + 0.3), (0, y - 0.2, z + 0.255)], 0.0125, metal)
        kit.rod((0.015, y, z + 0.085), (0.048, y, z + 0.085), 0.013, metal)
        kit.rod((0.045, y, z + 0.085), (0.056, y - 0.012, z + 0.17), 0.0055, metal)


def spring(kit, y, z):
    """The coil around the hose of a professional tap."""
    points = []
    for i in range(281):
        t = i / 280
        a = math.pi * max(0.0, (t - 0.3) / 0.7)
        py, pz = (y, z + 0.22 + 0.18 * t / 0.3) if t < 0.3 else (y - 0.1 + 0.1 * math.cos(a), z + 0.4 + 0.075 * math.sin(a))
        turn = i / 280 * 2 * math.pi * 34
        points.append((0.0125 * math.cos(turn), py + 0.0125 * math.sin(turn) * (1 if t < 0.3 else math.cos(a)), pz + (0 if t < 0.3 else 0.0125 * math.sin(turn) * math.sin(a))))
    kit.tube(points, 0.0024, m.metal('#a9adb0'), smooth=False)
