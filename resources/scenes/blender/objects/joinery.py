"""Doors, handles, skirtings and wardrobes. Doors stand on the floor against the wall y = 0, centred on x = 0.

Whatever the door, its leaf's face is DOOR_FACE before the wall and its handle sits at HANDLE (x from the middle of a
leaf that is hinged on the right, height): so handles, a slot of their own, fit every door.
"""
import math

import materials as m
from objects import decor
from outlines import circle, rounded

DOOR_FACE = 0.022
DOOR = (0.86, 2.06)
HANDLE = (-0.37, 1.05)


def door(kit, look):
    """An inner door with its frame."""
    width, height = DOOR
    body = m.body(look)
    concealed = look['shape'] == 'flush' and look['color'].lower() == '#f7f6f4'
    if look['shape'] == 'glass':
        glass_door(kit, look, width, height)
        return
    if not concealed:
        casing(kit, width, height, body if look['pattern'] == 'plain' else m.wood(look['color'], look['finish']))
    gap = m.lacquer('#2a2928', 'matt')
    kit.box((-width / 2 - 0.004, -0.012, 0), (width / 2 + 0.004, -0.001, height + 0.004), gap, 0)
    kit.box((-width / 2, -DOOR_FACE, 0.006), (width / 2, -0.006, height), body, 0.0025)
    if look['shape'] == 'panel':
        for low, high in ((0.2, 0.86), (1.02, height - 0.16)):
            raised_panel(kit, -width / 2 + 0.13, width / 2 - 0.13, low, high, body)
    for z in (0.25, height - 0.25):
        kit.rod((width / 2 + 0.004, -DOOR_FACE - 0.004, z - 0.05), (width / 2 + 0.004, -DOOR_FACE - 0.004, z + 0.05), 0.007, m.metal('#a9adb0'))


def casing(kit, width, height, body, board=0.07, depth=0.024):
    """Boards around an opening, mitred at the top."""
    x = width / 2 + 0.006
    top = height + 0.006
    kit.plate([(-x - board, 0), (-x, 0), (-x, top), (-x - board, top + board)], depth, body, 0.003)
    kit.plate([(x, 0), (x + board, 0), (x + board, top + board), (x, top)], depth, body, 0.003)
    kit.plate([(-x, top), (x, top), (x + board, top + board), (-x - board, top + board)], depth, body, 0.003)


def raised_panel(kit, x0, x1, low, high, body):
    """A moulded field: a frame of rounded bars around a raised board."""
    y = -DOOR_FACE
    bar, out = 0.022, 0.011
    # The uprights stand back a little: faces in one plane would shade each other.
    for a, b, c, d, back in ((x0, x1, low, low + bar, 0), (x0, x1, high - bar, high, 0), (x0, x0 + bar, low, high, 0.0006), (x1 - bar, x1, low, high, 0.0006)):
        kit.box((a, y - out + back, c), (b, y + 0.004, d), body, 0.006)
    kit.box((x0 + 0.055, y - 0.007, low + 0.055), (x1 - 0.055, y + 0.004, high - 0.055), body, 0.006)


def glass_door(kit, look, width, height):
    """A pane in a slim frame, with a view of the next room: a wall without an opening is behind it."""
    metal = m.solid(look.get('accent') or '#c9ced3', 'satin')
    satin = look['finish'] == 'satin'
    casing(kit, width, height, metal if look.get('accent') == '#26272a' else m.lacquer('#f3f2ef', 'matt'), 0.05)
    y = -DOOR_FACE
    kit.box((-width / 2, y + 0.003, 0.006), (width / 2, -0.004, height), m.lacquer('#c6cfcd', 'satin'), 0.002)
    corners = [(-width / 2 + 0.002, 0.008), (width / 2 - 0.002, 0.008), (width / 2 - 0.002, height - 0.002), (-width / 2 + 0.002, height - 0.002)]
    view = m.view('living-area-frosted.jpg' if satin else 'living-area.jpg')
    kit.quad([(x, y, z) for x, z in corners], view, [(0, 0), (1, 0), (1, 1), (0, 1)])
    if look.get('accent') == '#26272a':
        bars = [(-width / 2, -width / 2 + 0.035, 0.006, height), (width / 2 - 0.035, width / 2, 0.006, height), (-0.013, 0.013, 0.006, height)]
        bars += [(-width / 2, width / 2, z, z + 0.028) for z in (0.006, 0.62, 1.28, height - 0.03)]
        for i, (a, b, c, d) in enumerate(bars):
            kit.box((a, y - 0.012 - (0.0006 if i < 3 else 0), c), (b, y + 0.004, d), metal, 0.003)
        return
    for z in (0.3, height - 0.35):
        kit.box((width / 2 - 0.09, y - 0.012, z), (width / 2, y, z + 0.06), metal, 0.004)
    kit.box((HANDLE[0] - 0.05, y - 0.01, HANDLE[1] - 0.09), (HANDLE[0] + 0.05, y, HANDLE[1] + 0.06), metal, 0.004)


def handle(kit, look):
    """A lever on its rose with a keyhole rose below: the kit's origin is where the spindle leaves the leaf; it points to +x."""
    body = m.solid(look['color'], look['finish'])
    if look['shape'] == 'square':
        for z in (0, -0.075):
            kit.placed((0, 0, z)).plate(rounded(0.052, 0.052, 0.003), 0.009, body, 0.0015)
        kit.box((-0.009, -0.05, -0.009), (0.009, -0.006, 0.009), body, 0.002)
        kit.box((-0.01, -0.062, -0.01), (0.125, -0.044, 0.01), body, 0.003)
    elif look['shape'] == 'slim':
        kit.plate(rounded(0.034, 0.17, 0.017, (0, -0.035)), 0.007, body, 0.0015)
        kit.rod((0, -0.005, 0), (0, -0.05, 0), 0.0075, body)
        kit.box((-0.008, -0.058, -0.007), (0.13, -0.046, 0.007), body, 0.005)
    else:
        for z in (0, -0.075):
            kit.placed((0, 0, z)).plate(circle(0.026), 0.009, body, 0.002)
        kit.tube([(0, -0.006, 0), (0, -0.044, 0), (0.012, -0.056, 0), (0.06, -0.057, 0), (0.128, -0.055, 0)], 0.0095, body)
    kit.box((-0.002, -0.0095, -0.084), (0.002, -0.0085, -0.066), m.lacquer('#1a1a1a', 'matt'), 0)


def entrance_door(kit, look, width=0.94, height=2.1):
    """The door of a flat: thicker frame, spy hole, pull bar or lever with a long plate."""
    body = m.body(look)
    casing(kit, width, height, body if look['pattern'] == 'plain' else m.wood(look['color'], look['finish']), 0.085, 0.03)
    kit.box((-width / 2 - 0.004, -0.014, 0), (width / 2 + 0.004, -0.001, height + 0.004), m.lacquer('#2a2928', 'matt'), 0)
    kit.box((-width / 2, -0.028, 0.006), (width / 2, -0.006, height), body, 0.003)
    steel = m.metal('#a9adb0')
    y = -0.028
    if look['shape'] == 'panel':
        part = kit.placed((0, y + DOOR_FACE, 0))
        for low, high in ((0.2, 0.9), (1.06, height - 0.16)):
            raised_panel(part, -width / 2 + 0.14, width / 2 - 0.14, low, high, body)
    elif look['shape'] == 'glass-strip':
        kit.box((0.16, y - 0.003, 0.25), (0.28, y + 0.004, height - 0.2), steel, 0.002)
        kit.box((0.17, y - 0.004, 0.26), (0.27, y, height - 0.21), m.glow(look.get('accent') or '#cdd8d8', 0.5, 0.1), 0)
    else:
        for z in (0.55, 1.05, 1.55):
            kit.box((-width / 2, y - 0.0005, z), (width / 2, y + 0.004, z + 0.006), m.lacquer('#3a3938', 'matt'), 0)
    kit.placed((-width / 2 + 0.075, y, 1.0)).plate(rounded(0.042, 0.26, 0.008), 0.009, steel, 0.002)
    part = kit.placed((-width / 2 + 0.075, y, 1.06))
    part.tube([(0, -0.006, 0), (0, -0.05, 0), (0.012, -0.06, 0), (0.13, -0.058, 0)], 0.01, steel)
    if look['shape'] != 'glass-strip':
        kit.placed((0, y, 1.5)).plate(circle(0.012), 0.004, steel, 0.001)


def skirting(kit, look, x0, x1):
    """A board on the wall y = 0 from x0 to x1."""
    body = m.solid(look['color'], look['finish'], upright=False)
    if look['shape'] == 'profiled':
        kit.box((x0, -0.019, 0), (x1, 0, 0.085), body, 0.002)
        kit.box((x0, -0.014, 0.083), (x1, 0, 0.112), body, 0.008)
        kit.box((x0, -0.008, 0.11), (x1, 0, 0.125), body, 0.004)
    else:
        kit.box((x0, -0.014, 0), (x1, 0, 0.06 if look['shape'] == 'low' else 0.11), body, 0.003)


def wardrobe(kit, look, width, height, depth=0.6):
    """Against the wall, its origin at the floor in the middle. `open` is a coat rack, `walk-in` shelves and rails."""
    shape = look['shape']
    if shape == 'open':
        coat_rack(kit, look, width, height)
    elif shape == 'walk-in':
        walk_in(kit, look, width, height, depth)
    elif shape == 'sliding':
        sliding_doors(kit, look, width, height, depth)
    else:
        doors(kit, look, width, height, depth)


def doors(kit, look, width, height, depth):
    """Handleless doors with shadow gaps and a plinth."""
    body = m.body(look)
    dark = m.lacquer('#2a2928', 'matt')
    count = max(2, round(width / 0.5))
    kit.box((-width / 2, -depth + 0.021, 0.06), (width / 2, 0, height), body, 0.001)
    kit.box((-width / 2 + 0.004, -depth + 0.016, 0.064), (width / 2 - 0.004, -depth + 0.022, height - 0.004), dark, 0)
    kit.box((-width / 2 + 0.01, -depth + 0.05, 0), (width / 2 - 0.01, -0.02, 0.06), dark, 0)
    w = width / count
    for i in range(count):
        left = -width / 2 + i * w
        kit.box((left + 0.0015, -depth, 0.062), (left + w - 0.0015, -depth + 0.019, height), body, 0.002)
        x = left + (w - 0.03 if i % 2 == 0 else 0.03)
        kit.box((x - 0.006, -depth - 0.014, height * 0.42), (x + 0.006, -depth, height * 0.42 + 0.22), m.lacquer('#26272a', 'satin') if look['color'] != '#2f3a50' else m.metal('#b8924f'), 0.004)


def sliding_doors(kit, look, width, height, depth):
    """Two or three panels one before the other in a frame."""
    face = m.metal(look['color']) if look['color'] in m.METALS else m.body(look)
    rail = m.solid(look.get('accent') or '#c9ced3', 'satin')
    body = m.lacquer('#f1f0ed', 'matt')
    kit.box((-width / 2, -depth + 0.06, 0), (width / 2, 0, height), body, 0.002)
    for z in (0.0, height - 0.045):
        kit.box((-width / 2, -depth - 0.004, z), (width / 2, -depth + 0.07, z + 0.045), rail, 0.002)
    count = 2 if width < 1.9 else 3
    w = width / count
    for i in range(count):
        y = -depth + (0.004 if i % 2 else 0.03)
        left = -width / 2 + i * w
        kit.box((left + 0.004, y, 0.03), (left + w - 0.004, y + 0.018, height - 0.03), face, 0.001)
        for x in (left, left + w - 0.022):
            kit.box((x, y - 0.008, 0.03), (x + 0.022, y + 0.02, height - 0.03), rail, 0.002)


def coat_rack(kit, look, width, height):
    """A back panel with pegs and a shelf, a bench below, a coat and a bag."""
    body, second = m.body(look), m.solid(look.get('accent') or '#f3f2ef', 'matt')
    slats = int(width / 0.06)
    for i in range(slats):
        x = -width / 2 + 0.06 * i + 0.005
        kit.box((x, -0.022, 0.5), (x + 0.045, 0, height - 0.3), body, 0.003)
    kit.box((-width / 2, -0.3, height - 0.3), (width / 2, 0, height - 0.27), body, 0.003)
    kit.box((-width / 2, -0.38, 0.42), (width / 2, 0, 0.455), body, 0.004)
    for x in (-width / 2 + 0.02, width / 2 - 0.045):
        kit.box((x, -0.37, 0), (x + 0.025, -0.01, 0.42), second, 0.003)
    kit.box((-width / 2 + 0.02, -0.36, 0.14), (width / 2 - 0.02, -0.01, 0.16), second, 0.003)
    for i in range(5):
        x = -width / 2 + width * (i + 0.5) / 5
        kit.lathe([(0.0, 0.0), (0.011, 0.0), (0.011, -0.06), (0.018, -0.066), (0.018, -0.075), (0.0, -0.078)], m.lacquer('#26272a', 'satin'), (x, -0.02, height - 0.5), axis='y')
    decor.robe(kit.placed((-width * 0.2, -0.05, 0)), (0, 0, height - 0.52), 0.85, '#8d7f6c')
    decor.basket(kit, (width * 0.22, -0.2, 0.165), 0.14, 0.2)


def walk_in(kit, look, width, height, depth):
    """Open shelves and hanging rails between uprights, with folded and hanging clothes."""
    body, rail = m.body(look), m.solid(look.get('accent') or '#26272a', 'satin')
    kit.box((-width / 2, -0.02, 0), (width / 2, 0, height), body, 0.002)
    columns = max(2, round(width / 0.75))
    w = width / columns
    for i in range(columns + 1):
        x = -width / 2 + i * w
        kit.box((max(-width / 2, x - 0.011), -depth, 0), (min(width / 2, x + 0.011), 0, height), body, 0.002)
    colors = ('#6f6a62', '#b9a48c', '#39414c', '#d8cfc2', '#8b5e4a', '#4d5a4e')
    for i in range(columns):
        a, b = -width / 2 + i * w + 0.011, -width / 2 + (i + 1) * w - 0.011
        for z in (0.06, height - 0.36, height - 0.022):
            kit.box((a, -depth, z), (b, -0.02, z + 0.022), body, 0.002)
        if i % 2 == 0:
            z = height - 0.46
            kit.rod((a, -depth * 0.5, z), (b, -depth * 0.5, z), 0.012, rail)
            count = int((b - a) / 0.075)
            for k in range(count):
                garment(kit, (a + 0.05 + (b - a - 0.1) * k / max(1, count - 1), -depth * 0.5, z), depth * 0.8, 0.75 + 0.12 * ((k * 7) % 4), colors[(k * 5 + i) % 6])
        else:
            for z in (0.45, 0.82, 1.19, 1.56):
                kit.box((a, -depth, z), (b, -0.02, z + 0.022), body, 0.002)
                decor.towel_stack(kit, ((a + b) / 2 + 0.04 * (1 if z < 1 else -1), -depth * 0.55, z + 0.022), (colors[int(z * 10) % 6], colors[int(z * 7) % 6], colors[int(z * 3) % 6]), 0.36, 0.3)


def garment(kit, at, width, length, color):
    """Something on a hanger, seen from its side."""
    x, y, z = at

    def place(u, v):
        s = u * 2 - 1
        shoulder = 0.05 * abs(s)
        return (x + 0.014 * math.sin(u * 12 + v * 2) * (0.3 + v), y + s * width / 2 * (0.8 + 0.2 * v), z - 0.06 - shoulder - (length - 0.05) * v)

    kit.cloth(24, 20, place, m.fabric(color), 0.012)
    kit.tube([(x, y, z + 0.014), (x, y, z - 0.03), (x, y, z - 0.06)], 0.002, m.metal('#a9adb0'))
