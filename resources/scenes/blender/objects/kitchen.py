"""Kitchen runs: fronts of base, wall and tall units. A run stands with its back at y = 0 and goes along x.

All fronts fill the same volume and all worktops end at the same edges, so that any of them takes the place of
another: faces at FACE, top of the fronts at FRONT_TOP, top of the worktop (`worktops`) at TOP, its edge at EDGE.
"""
import materials as m

DEPTH = 0.6
FACE = 0.62  # before the wall, with the panel's thickness
FRONT_TOP = 0.872
TOP = 0.91
EDGE = 0.632
PLINTH = 0.1
GAP = 0.0035
CHANNEL = 0.03
BOWL = 0.24  # what a sink's bowl needs below the fronts' top


def carcass(kit, x0, x1, z0, z1, depth=DEPTH):
    """What is behind the fronts: dark in the gaps. Ends flush with the fronts are panels of the look."""
    kit.box((x0 + 0.002, -depth, z0), (x1 - 0.002, -0.002, z1), m.lacquer('#211f1d', 'matt'), 0)


def bodies(kit, units):
    """What is behind the fronts of a row. Below a sink it ends under the bowl, which light falls into."""
    top, start = FRONT_TOP - 0.001, units[0][0]
    for a, b, kind in units:
        if kind == 'sink':
            if a > start:
                carcass(kit, start, a, PLINTH, top)
            carcass(kit, a, b, PLINTH, FRONT_TOP - BOWL)
            kit.box((a + 0.002, -DEPTH, FRONT_TOP - BOWL), (b - 0.002, -DEPTH + 0.012, top), m.lacquer('#211f1d', 'matt'), 0)
            start = b
    if start < units[-1][1]:
        carcass(kit, start, units[-1][1], PLINTH, top)


def end_panel(kit, look, x0, x1, z0, z1, depth=FACE):
    """A panel of the look that closes a run at its side."""
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
    """A row of base units. `units`: (x0, x1, kind), kind 'doors', 'sink' (doors, and room for a bowl behind them), 'door', 'drawers' or 'appliance' (one panel with its handle at the top)."""
    x0, x1 = units[0][0], units[-1][1]
    dark = m.solid(look.get('accent') or '#26272a', 'matt') if look['shape'] == 'handleless' else m.lacquer('#2b2a28', 'matt')
    bodies(kit, units)
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
    """The fronts of one unit from a to b, up to `top`."""
    low = PLINTH
    if kind == 'drawers':
        gap = 0.024 if look['shape'] == 'handleless' else 0.0
        first = top - 0.15
        second = low + (first - low) / 2
        front(kit, look, a, b, first, top, 'top')
        front(kit, look, a, b, second, first - gap, 'top')
        front(kit, look, a, b, low, second, 'top')
    elif kind in ('doors', 'sink'):
        middle = (a + b) / 2
        front(kit, look, a, middle, low, top, 'right')
        front(kit, look, middle, b, low, top, 'left')
    else:
        front(kit, look, a, b, low, top, 'top' if kind == 'appliance' else 'right')


def wall_units(kit, look, xs, z0, z1, depth=0.36):
    """Cabinets that hang, with doors from one x to the next."""
    carcass(kit, xs[0], xs[-1], z0 + 0.003, z1 - 0.003, depth - 0.02)
    body = m.body(look)
    for low, high in ((z0, z0 + 0.016), (z1 - 0.016, z1)):
        kit.box((xs[0] + 0.001, -depth + 0.022, low), (xs[-1] - 0.001, -0.001, high), body, 0.001)
    for x in (xs[0], xs[-1] - 0.016):
        kit.box((x, -depth + 0.0225, z0 + 0.0005), (x + 0.016, -0.0015, z1 - 0.0005), body, 0.001)
    for i, (a, b) in enumerate(zip(xs, xs[1:])):
        front(kit, look, a, b, z0, z1, ('right' if i % 2 == 0 else 'left') if look['shape'] == 'frame' else 'bottom', depth)


def tall_units(kit, look, x0, x1, x2, height):
    """Two tall units: ovens from x0 to x1 (over a blind panel that stands back behind them), fridge from x1 to x2."""
    carcass(kit, x0, x2, PLINTH, height - 0.003)
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
