"""Kitchen runs: fronts, worktops, sinks and taps. A run stands with its back at y = 0 and goes along x.

All fronts fill the same volume and all worktops end at the same edges, so that any of them takes the place of
another: faces at FACE, top of the fronts at FRONT_TOP, top of the worktop at TOP, its edge at EDGE.
"""
import math

import materials as m
import stones
from geometry import fix_normals, ring, soften

DEPTH = 0.6
FACE = 0.62  # before the wall, with the panel's thickness
FRONT_TOP = 0.872
TOP = 0.91
EDGE = 0.632
PLINTH = 0.1
GAP = 0.0035
CHANNEL = 0.03
# The hole for every sink: half its length along the run, and from where to where before the wall.
SINK_HOLE = (0.3, 0.12, 0.53)


def carcass(kit, look, x0, x1, z0, z1, depth=DEPTH):
    """What is behind the fronts: dark in the gaps. Ends flush with the fronts are panels of the look."""
    kit.box((x0 + 0.002, -depth, z0), (x1 - 0.002, -0.002, z1), m.lacquer('#211f1d', 'matt'), 0)


def end_panel(kit, look, x0, x1, z0, z1, depth=FACE):
    kit.box((x0, -depth, z0), (x1, -0.001, z1), m.body(look), 0.0015)


def front(kit, look, x0, x1, z0, z1, handle=None, face=FACE):
    """One panel. `handle`: where a handle sits: 'top', 'bottom', 'left', 'right', or None."""
    body = m.body(look)
    a, b, c, d = x0 + GAP / 2, x1 - GAP / 2, z0 + GAP / 2, z1 - GAP / 2
    if look['shape'] == 'frame':
        framed(kit, body, a, b, c, d, face)
    else:
        kit.box((a, -face, c), (b, -face + 0.02, d), body, 0.0018)
    if handle and look['shape'] == 'bar-handle':
        bar(kit, look, a, b, c, d, handle, face)
    if handle and look['shape'] == 'frame':
        knob(kit, look, a, b, c, d, handle, face)


def framed(kit, body, a, b, c, d, face):
    """A frame of four bars around a panel that stands back."""
    w = min(0.075, (d - c) * 0.27)
    kit.box((a + w * 0.5, -face + 0.009, c + w * 0.5), (b - w * 0.5, -face + 0.019, d - w * 0.5), body, 0)
    for low, high in ((c, c + w), (d - w, d)):
        kit.box((a + w - 0.0005, -face + 0.0004, low), (b - w + 0.0005, -face + 0.02, high), body, 0.002)
    for left, right in ((a, a + w), (b - w, b)):
        kit.box((left, -face, c), (right, -face + 0.0196, d), body, 0.002)


def bar(kit, look, a, b, c, d, handle, face):
    """A round bar on two posts."""
    steel = m.solid(look.get('accent') or '#a9adb0', 'satin')
    out, r = -face - 0.034, 0.006
    mx, mz = (a + b) / 2, (c + d) / 2
    if handle in ('top', 'bottom'):
        z = d - 0.045 if handle == 'top' else c + 0.045
        half = min(0.2, (b - a) * 0.32)
        ends = ((mx - half, z), (mx + half, z))
    else:
        x = a + 0.045 if handle == 'left' else b - 0.045
        half = min(0.24, (d - c) * 0.32)
        middle = mz if d - c < 0.9 else (c + half + 0.1 if c > 1.0 else d - half - 0.06)
        ends = ((x, middle - half), (x, middle + half))
    (x0, z0), (x1, z1) = ends
    kit.rod((x0, out, z0), (x1, out, z1), r, steel)
    for t in (0.12, 0.88):
        px, pz = x0 + (x1 - x0) * t, z0 + (z1 - z0) * t
        kit.rod((px, -face, pz), (px, out, pz), 0.0045, steel)


def knob(kit, look, a, b, c, d, handle, face):
    """A turned knob; broad drawers have two."""
    steel = m.solid(look.get('accent') or '#a9adb0', 'satin')
    mx, mz = (a + b) / 2, (c + d) / 2
    if handle in ('top', 'bottom'):
        z = d - 0.037 if d - c > 0.3 else mz
        z = z if handle == 'top' else c + 0.037
        places = [(mx, z)] if b - a < 0.7 else [(a + (b - a) * 0.25, z), (b - (b - a) * 0.25, z)]
    else:
        x = a + 0.037 if handle == 'left' else b - 0.037
        places = [(x, mz if d - c < 0.9 else (c + 0.2 if c > 1.0 else d - 0.16))]
    for x, z in places:
        kit.lathe([(0.0, 0.001), (0.009, 0.0), (0.0075, -0.012), (0.016, -0.018), (0.0175, -0.024), (0.013, -0.029), (0.0, -0.03)], steel, (x, -face, z), axis='y', count=28)


def base_units(kit, look, units, ends=(False, False)):
    """A row of base units. `units`: (x0, x1, kind), kind 'doors', 'door', 'drawers' or 'sink' (a blind panel above doors)."""
    x0, x1 = units[0][0], units[-1][1]
    dark = m.solid(look.get('accent') or '#26272a', 'matt') if look['shape'] == 'handleless' else m.lacquer('#2b2a28', 'matt')
    carcass(kit, look, x0, x1, PLINTH, FRONT_TOP - 0.001)
    kit.box((x0 + 0.004, -DEPTH + 0.05, 0), (x1 - 0.004, -0.01, PLINTH + 0.002), m.lacquer('#3a3835', 'matt'), 0)
    top = FRONT_TOP
    if look['shape'] == 'handleless':
        top = FRONT_TOP - CHANNEL
        kit.box((x0 + 0.003, -FACE + 0.012, top - 0.02), (x1 - 0.003, -DEPTH + 0.002, FRONT_TOP), dark, 0)
    for a, b, kind in units:
        fill(kit, look, a, b, kind, top)
    if ends[0]:
        end_panel(kit, look, x0 - 0.018, x0, 0, FRONT_TOP)
    if ends[1]:
        end_panel(kit, look, x1, x1 + 0.018, 0, FRONT_TOP)


def corner(kit, look):
    """Where two runs meet in a corner at the left: blind strips between their fronts."""
    body = m.body(look)
    top = FRONT_TOP - (CHANNEL if look['shape'] == 'handleless' else 0.0) - GAP / 2
    kit.box((FACE - 0.02, -0.66 + 0.002, PLINTH + GAP / 2), (FACE - 0.0005, -FACE + 0.0195, top), body, 0.0015)
    kit.box((FACE - 0.002, -FACE + 0.0005, PLINTH + GAP / 2), (0.66 - 0.002, -FACE + 0.02, top), body, 0.0015)


def fill(kit, look, a, b, kind, top):
    low = PLINTH
    if kind == 'drawers':
        gap = 0.024 if look['shape'] == 'handleless' else 0.0
        first = top - 0.15
        second = low + (first - low) / 2
        front(kit, look, a, b, first, top, 'top')
        front(kit, look, a, b, second, first - gap, 'top')
        front(kit, look, a, b, low, second, 'top')
    elif kind == 'pair':
        gap = 0.024 if look['shape'] == 'handleless' else 0.0
        middle = low + (top - low) / 2
        front(kit, look, a, b, middle, top, 'top')
        front(kit, look, a, b, low, middle - gap, 'top')
    elif kind == 'doors':
        middle = (a + b) / 2
        front(kit, look, a, middle, low, top, 'right')
        front(kit, look, middle, b, low, top, 'left')
    else:
        front(kit, look, a, b, low, top, 'top' if kind == 'appliance' else 'right')


def wall_units(kit, look, xs, z0, z1, depth=0.36):
    """Cabinets that hang, with doors from one x to the next."""
    carcass(kit, look, xs[0], xs[-1], z0 + 0.003, z1 - 0.003, depth - 0.02)
    body = m.body(look)
    for low, high in ((z0, z0 + 0.016), (z1 - 0.016, z1)):
        kit.box((xs[0] + 0.001, -depth + 0.022, low), (xs[-1] - 0.001, -0.001, high), body, 0.001)
    for x in (xs[0], xs[-1] - 0.016):
        kit.box((x, -depth + 0.0225, z0 + 0.0005), (x + 0.016, -0.0015, z1 - 0.0005), body, 0.001)
    for i, (a, b) in enumerate(zip(xs, xs[1:])):
        front(kit, look, a, b, z0, z1, ('right' if i % 2 == 0 else 'left') if look['shape'] == 'frame' else 'bottom', depth)


def tall_units(kit, look, x0, x1, x2, height):
    """Two tall units: ovens from x0 to x1 (over a blind panel that stands back behind them), fridge from x1 to x2."""
    carcass(kit, look, x0, x2, PLINTH, height - 0.003)
    kit.box((x0 + 0.004, -DEPTH + 0.05, 0), (x2, -0.01, PLINTH + 0.002), m.lacquer('#3a3835', 'matt'), 0)
    end_panel(kit, look, x0 - 0.018, x0, 0, height)
    kit.box((x0, -FACE + 0.002, height - 0.018), (x2, -0.002, height), m.body(look), 0.001)
    top = height - 0.019
    channel = 0.014 if look['shape'] == 'handleless' else 0.0
    front(kit, look, x0, x1 - channel, PLINTH, 0.44, 'top')
    front(kit, look, x0, x1 - channel, 0.44, 0.72, 'top')
    front(kit, look, x0, x1 - channel, 0.72, 1.92)
    front(kit, look, x0, x1 - channel, 1.92, top, 'bottom')
    front(kit, look, x1 + channel, x2, PLINTH, 0.82, 'left')
    front(kit, look, x1 + channel, x2, 0.82, top, 'left')


# -- Worktop ----------------------------------------------------------------------------------------------------------

def worktop(kit, look, x0, x1, hole=None, ends=(0.0, 0.0)):
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
    if look['color'] in ('#a9adb0', '#b8924f', '#b5b9bc'):
        return m.metal(look['color'])
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
