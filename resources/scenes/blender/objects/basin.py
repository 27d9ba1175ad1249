"""Vanities, basin taps and mirrors. All of them fit each other: whatever the vanity, its tap stands at one place.

The kit's origin is on the floor at the wall, in the middle of the vanity. Tops are TOP above the floor, and taps
stand TAP_BACK in front of the wall.
"""
import materials as m
from outlines import arch, circle, ring, rounded

TOP = 0.86
TAP_BACK = 0.075
# The second colour of mirrors that shine.
LIT = '#fff1d6'


def vanity(kit, look, width, depth=0.48, seen_into=False):
    """`width` and `depth` in metres: single, double, floating, console or corner.

    Where a cast bowl is `seen_into` (from above), the cabinet leaves room for it; from across a room nobody could tell.
    """
    front = m.solid(look.get('accent') or look['color'], 'satin' if look['finish'] == 'gloss' else look['finish'], upright=False)
    white = m.ceramic(look['color'] if look['pattern'] == 'plain' else '#f4f3ef', 'gloss' if look['finish'] != 'matt' else 'matt')
    shape = look['shape']
    if shape == 'console':
        console(kit, look, width, depth, white)
    elif shape == 'floating':
        floating(kit, width, depth, front, white)
    elif shape == 'corner':
        hand_basin(kit, width, depth, white)
    else:
        columns = 2 if shape == 'double' else 1
        drawers(kit, -width / 2, width / 2, 0.36, TOP - 0.03, depth, front, columns, 2, 0.09 if seen_into else 0.0)
        basin_top(kit, width, depth, white, width * (0.43 if columns == 2 else 0.4), is_shut=not seen_into)


def drawers(kit, x0, x1, low, high, depth, front, columns, rows, hollow=0.0):
    """A hung cabinet with handleless drawers: shadow gaps and a recessed grip; `hollow`: how deep it is open at its top."""
    kit.box((x0 + 0.003, -depth + 0.024, low), (x1 - 0.003, 0, high - hollow), front, 0.001)
    if hollow > 0:
        for a, b in ((x0 + 0.003, x0 + 0.021), (x1 - 0.021, x1 - 0.003)):
            kit.box((a, -depth + 0.024, high - hollow - 0.001), (b, 0, high), front, 0.001)
    dark = m.lacquer('#3a3937', 'matt')
    kit.box((x0 + 0.006, -depth + 0.02, low + 0.003), (x1 - 0.006, -depth + 0.026, high - 0.003), dark, 0)
    w, h = (x1 - x0) / columns, (high - low) / rows
    for column in range(columns):
        for row in range(rows):
            left, bottom = x0 + column * w, low + row * h
            kit.box((left + 0.0015, -depth, bottom + (0.0015 if row == 0 else 0.002)), (left + w - 0.0015, -depth + 0.019, bottom + h - 0.018), front, 0.0018)


def basin_top(kit, width, depth, white, half, is_shut=True):
    """A cast top with the bowl in one piece and a ledge for the tap; `is_shut`: with an underside, right through the bowl."""
    a, b = width / 2 + 0.004, depth / 2 + 0.004
    centre, bowl_at = (0, -depth / 2), (0, -depth / 2 - 0.035)
    e = 40
    edge = [ring(a, b, TOP - 0.03, centre, e, 128), ring(a, b, TOP - 0.004, centre, e, 128), ring(a - 0.004, b - 0.004, TOP, centre, e, 128)]
    hb = depth * 0.335
    bowl = [(0.0, 0.0, 0.0, 9), (0.004, 0.004, -0.003, 9), (0.014, 0.012, -0.03, 8), (0.03, 0.022, -0.085, 7), (0.07, 0.05, -0.107, 5), (0.16, 0.1, -0.113, 3)]
    kit.loft(edge + [ring(half - dx, hb - dy, TOP + dz, bowl_at, x, 128) for dx, dy, dz, x in bowl], white, caps=(is_shut, True))
    drain(kit, (0, bowl_at[1], TOP - 0.113))


def bowl(kit, at, rx, ry, height, white, exponent=2.0):
    """A thin-walled bowl standing on a top."""
    out = [(0.62, 0.0), (0.66, 0.002), (0.82, height * 0.35), (0.97, height * 0.85), (1.0, height - 0.003), (0.995, height)]
    into = [(0.97, height), (0.96, height - 0.004), (0.9, height * 0.6), (0.72, height * 0.28), (0.3, height * 0.2)]
    kit.loft([ring(rx * k, ry * k, at[2] + z, at, exponent, 96) for k, z in out + into], white)
    drain(kit, (at[0], at[1], at[2] + height * 0.2))


def drain(kit, at):
    """A round waste of 6 cm, at the bottom of a bowl."""
    kit.lathe([(0.0, 0.0), (0.03, 0.0), (0.031, 0.003), (0.026, 0.006), (0.0, 0.006)], m.metal('#c9ced3'), at)


def floating(kit, width, depth, front, white):
    """A thick floating top with a bowl on it and a low drawer below."""
    kit.box((-width / 2, -depth, TOP - 0.06), (width / 2, 0, TOP), front, 0.003)
    drawers(kit, -width / 2, width / 2, 0.47, TOP - 0.085, depth - 0.012, front, 2, 1)
    bowl(kit, (0, -depth * 0.58, TOP), 0.26, 0.165, 0.085, white, 3.4)


def console(kit, look, width, depth, white):
    """A stone top on a slender metal frame, a bowl on it, a towel over the rail."""
    top = m.stone(look)
    frame = m.solid(look.get('accent') or '#26272a', 'satin')
    kit.box((-width / 2, -depth, TOP - 0.03), (width / 2, 0, TOP), top, 0.0025)
    kit.box((-width / 2, -depth, TOP - 0.1), (width / 2, -depth + 0.02, TOP - 0.03), top, 0.002)
    x, y = width / 2 - 0.035, -depth + 0.035
    for px in (-x, x):
        for py in (y, -0.04):
            kit.box((px - 0.011, py - 0.011, 0), (px + 0.011, py + 0.011, TOP - 0.03), frame, 0.002)
        kit.box((px - 0.009, y, 0.24), (px + 0.009, -0.04, 0.258), frame, 0.002)
    kit.box((-x, y - 0.009, 0.58), (x, y + 0.009, 0.598), frame, 0.002)
    kit.box((-x, y, 0.24), (x, -0.04, 0.256), top, 0.002)
    bowl(kit, (0, -depth * 0.58, TOP), 0.235, 0.175, 0.085, white, 2.2)
    fold(kit, (0.22, y, 0.589), 0.2, 0.24, '#d8cdbb')


def fold(kit, at, width, drop, color):
    """A towel folded over a rail."""
    import math

    def place(u, v):
        length = 2 * drop
        s = v * length
        bend = 0.016
        x = at[0] - width / 2 + width * u
        wave = 0.0035 * math.sin(u * 9 + v * 2.2)
        if s < drop:
            return (x, at[1] - bend + wave, at[2] - drop + s + 0.012)
        return (x, at[1] + bend + wave, at[2] + drop - s + 0.012 - 0.03 * 0)

    kit.cloth(30, 40, place, m.fabric(color), 0.007)


def hand_basin(kit, width, depth, white):
    """A small basin hung on the wall."""
    at = (0, -depth / 2)
    a, b = width * 0.46, depth / 2
    out = [(0.5, 0.5, -0.16, 2.6), (0.7, 0.72, -0.155, 3), (0.9, 0.92, -0.09, 5), (1.0, 1.0, -0.03, 8), (1.0, 1.0, -0.003, 8), (0.99, 0.985, 0.0, 8)]
    into = [(0.86, 0.66, 0.0, 5), (0.84, 0.64, -0.004, 5), (0.76, 0.56, -0.06, 4), (0.55, 0.42, -0.105, 3), (0.2, 0.18, -0.112, 2)]
    rings = [ring(a * kx, b * ky, TOP + z, at, e, 96) for kx, ky, z, e in out]
    rings += [ring(a * kx, b * ky, TOP + z, (0, at[1] - depth * 0.09), e, 96) for kx, ky, z, e in into]
    kit.loft(rings, white)
    drain(kit, (0, at[1] - depth * 0.09, TOP - 0.112))


def basin_tap(kit, look):
    """On the top at TAP_BACK before the wall; wall taps come out of it at the same height for all vanities."""
    body = m.solid(look['color'], look['finish'])
    y, z, shape = -TAP_BACK, TOP, look['shape']
    if shape == 'wall':
        kit.placed((0, 0, z + 0.2)).plate(rounded(0.2, 0.06, 0.012), 0.008, body, 0.002)
        kit.tube([(-0.045, 0, z + 0.2), (-0.045, -0.17, z + 0.2), (-0.045, -0.205, z + 0.193), (-0.045, -0.213, z + 0.175)], 0.0125, body)
        kit.lathe([(0.0, 0.0), (0.022, 0.0), (0.022, -0.045), (0.019, -0.052), (0.0, -0.052)], body, (0.055, 0, z + 0.2), axis='y')
        kit.rod((0.055, -0.04, z + 0.215), (0.055, -0.046, z + 0.285), 0.0055, body)
        return
    kit.lathe([(0.0, 0.0), (0.028, 0.0), (0.028, 0.005), (0.0235, 0.008), (0.0, 0.008)], body, (0, y, z))
    if shape == 'arc':
        kit.tube([(0, y, z), (0, y, z + 0.19), (0, y - 0.012, z + 0.235), (0, y - 0.06, z + 0.262), (0, y - 0.112, z + 0.24), (0, y - 0.126, z + 0.19), (0, y - 0.126, z + 0.172)], 0.0115, body)
        kit.lathe([(0.0, 0.0), (0.021, 0.0), (0.021, 0.05), (0.018, 0.056), (0.0, 0.056)], body, (0, y, z + 0.006))
        kit.rod((0.018, y, z + 0.04), (0.075, y, z + 0.052), 0.0055, body)
    elif shape == 'tall':
        kit.lathe([(0.0, 0.0), (0.0225, 0.0), (0.0225, 0.285), (0.0215, 0.288), (0.0, 0.288)], body, (0, y, z))
        kit.box((-0.0135, y - 0.165, z + 0.222), (0.0135, y, z + 0.24), body, 0.005)
        kit.lathe([(0.0, 0.0), (0.0225, 0.0), (0.0225, 0.028), (0.0205, 0.031), (0.0, 0.031)], body, (0, y, z + 0.291))
        kit.rod((0, y - 0.015, z + 0.312), (0, y - 0.075, z + 0.322), 0.005, body)
    else:
        kit.lathe([(0.0, 0.0), (0.0225, 0.0), (0.0225, 0.125), (0.0215, 0.128), (0.0, 0.128)], body, (0, y, z))
        kit.box((-0.013, y - 0.145, z + 0.088), (0.013, y, z + 0.108), body, 0.006)
        kit.lathe([(0.0, 0.0), (0.0225, 0.0), (0.0225, 0.02), (0.02, 0.023), (0.0, 0.023)], body, (0, y, z + 0.131))
        kit.box((-0.007, y - 0.105, z + 0.146), (0.007, y, z + 0.153), body, 0.003)


def is_lit(look):
    """Whether a mirror of this look has light around it."""
    return look.get('accent') == LIT


def mirror(kit, look, width, height=0.78):
    """Centred on the kit's origin, flat on the wall."""
    glass = m.metal('#d5dcde')
    shape = look['shape']
    lit = m.glow('#ffe9c4', 3.2) if is_lit(look) else None
    edge = m.lacquer('#c8cdce', 'gloss')
    if shape == 'round':
        r = min(width, 0.88) / 2
        kit.plate(circle(r - 0.03), 0.022, edge, 0)
        kit.placed((0, -0.022, 0)).plate(circle(r, count=96), 0.005, glass, 0.001)
        if lit:
            kit.placed((0, -0.012, 0)).plate(circle(r - 0.012, count=96), 0.009, lit, 0)
    elif shape == 'arch':
        frame = m.solid(look.get('accent') or '#26272a', 'satin')
        w = min(width, 0.7)
        kit.plate(arch(w + 0.03, -height / 2 - 0.115, height / 2 + 0.115), 0.026, frame, 0.004)
        kit.placed((0, -0.0262, 0)).plate(arch(w, -height / 2 - 0.1, height / 2 + 0.1), 0.001, glass, 0)
    elif shape == 'cabinet':
        mirror_cabinet(kit, look, width, height * 0.94, glass)
    elif shape == 'frame':
        frame = m.solid(look.get('accent') or '#26272a', 'satin')
        framed(kit, width, height, 0.016, 0.032, frame, glass)
    else:
        kit.box((-width / 2 + 0.03, -0.022, -height / 2 + 0.03), (width / 2 - 0.03, 0, height / 2 - 0.03), edge, 0)
        kit.box((-width / 2, -0.028, -height / 2), (width / 2, -0.0225, height / 2), glass, 0.0012)
        if lit:
            kit.box((-width / 2 + 0.01, -0.021, -height / 2 + 0.01), (width / 2 - 0.01, -0.012, height / 2 - 0.01), lit, 0)


def mirror_cabinet(kit, look, width, height, glass):
    """Two or three mirrored doors, by its width, under a line of light."""
    side = m.solid(look.get('accent') or '#f6f5f2', 'satin')
    kit.box((-width / 2, -0.13, -height / 2), (width / 2, 0, height / 2), side, 0.002)
    doors = 3 if width > 0.9 else 2
    for i in range(doors):
        left = -width / 2 + width / doors * i
        kit.box((left + 0.0015, -0.136, -height / 2), (left + width / doors - 0.0015, -0.131, height / 2 - 0.0), glass, 0.0012)
    kit.box((-width / 2 + 0.02, -0.118, height / 2 + 0.001), (width / 2 - 0.02, -0.02, height / 2 + 0.012), m.glow('#ffe9c4', 3.2), 0)


def framed(kit, width, height, bar, depth, frame, glass):
    """A pane in a frame whose bars are `bar` wide and `depth` thick."""
    x, z = width / 2, height / 2
    kit.box((-x, -depth, -z), (x, 0, -z + bar), frame, 0.002)
    kit.box((-x, -depth, z - bar), (x, 0, z), frame, 0.002)
    kit.box((-x, -depth, -z + bar), (-x + bar, 0, z - bar), frame, 0.002)
    kit.box((x - bar, -depth, -z + bar), (x, 0, z - bar), frame, 0.002)
    kit.box((-x + bar, -depth * 0.55, -z + bar), (x - bar, -0.004, z - bar), glass, 0)
