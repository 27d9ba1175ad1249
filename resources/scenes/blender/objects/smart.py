"""Devices of a smart home. The kit's origin is on the wall y = 0 in the device's middle (for the ceiling sensor: on the ceiling)."""
import math

import materials as m
from outlines import circle, rounded


def plastic(look):
    """The material of a device's case."""
    return m.solid(look['color'], look['finish'])


def display(kit, width, height, y, radius=0.003):
    """A dark pane; what it shows is put before it."""
    kit.placed((0, y, 0)).plate(rounded(width, height, radius), 0.0012, m.lacquer('#101417', 'gloss'), 0.0004)


def tile(kit, x, z, width, height, y, color, strength=0.5, radius=0.003):
    """A lit rectangle with round corners on a display, its middle at (x, z)."""
    kit.placed((x, y, z)).plate(rounded(width, height, min(radius, width / 2.1, height / 2.1)), 0.0004, m.glow(color, strength), 0)


# Strokes of lit digits on a field of 1 x 2: (x0, z0, x1, z1).
STROKES = {
    'a': (0, 1.86, 1, 2), 'b': (0.86, 1, 1, 2), 'c': (0.86, 0, 1, 1), 'd': (0, 0, 1, 0.14), 'e': (0, 0, 0.14, 1),
    'f': (0, 1, 0.14, 2), 'g': (0, 0.93, 1, 1.07),
}
DIGITS = {'0': 'abcdef', '1': 'bc', '2': 'abged', '5': 'afgcd'}


def digits(kit, text, x, z, width, y, color, strength=1.3):
    """Lit digits, the lower left corner of the first at (x, z); each twice as high as wide."""
    lit = m.glow(color, strength)
    for sign in text:
        if sign == '.':
            kit.box((x, y - 0.0004, z), (x + 0.16 * width, y, z + 0.16 * width), lit, 0)
            x += 0.4 * width
            continue
        for name in DIGITS[sign]:
            a, b, c, d = STROKES[name]
            kit.box((x + a * width, y - 0.0004 - 0.00001 * ord(name), z + b * width), (x + c * width, y, z + d * width), lit, 0)
        x += 1.36 * width


def central_unit(kit, look):
    """`box`: a closed gateway; `panel`: a small screen with keys; `touch`: a large screen."""
    tint = look.get('accent') or '#9ec7cf'
    if look['shape'] == 'panel':
        kit.plate(rounded(0.25, 0.17, 0.008), 0.016, plastic(look), 0.003)
        display(kit, 0.226, 0.146, -0.016)
        home_screen(kit, 0.226, 0.146, -0.0172, tint, 2)
    elif look['shape'] == 'touch':
        kit.plate(rounded(0.36, 0.24, 0.014), 0.013, plastic(look), 0.003)
        display(kit, 0.346, 0.226, -0.013, 0.009)
        home_screen(kit, 0.346, 0.226, -0.0142, tint, 3)
    else:
        body = plastic(look)
        kit.plate(rounded(0.26, 0.19, 0.022), 0.042, body, 0.009)
        kit.box((-0.112, -0.0424, 0.045), (0.112, -0.0415, 0.047), m.lacquer('#b3b2ae', 'matt'), 0)
        for x in (-0.024, 0, 0.024):
            kit.placed((x, -0.042, -0.055)).plate(circle(0.0042, count=24), 0.0006, m.glow('#8fd39c', 2.0), 0)
        for i in range(7):
            kit.box((0.06 + i * 0.008, -0.0424, 0.06), (0.064 + i * 0.008, -0.0415, 0.078), m.lacquer('#8d8c88', 'matt'), 0)


def home_screen(kit, width, height, y, tint, columns):
    """Time and temperature at the left, coloured tiles at the right."""
    left = -width / 2
    digits(kit, '20', left + width * 0.07, height * 0.14, width * 0.05, y, '#f3efe6', 1.0)
    digits(kit, '15', left + width * 0.24, height * 0.14, width * 0.05, y, '#f3efe6', 1.0)
    for i, share in enumerate((0.26, 0.2, 0.23)):
        tile(kit, left + width * (0.07 + share / 2), height * (-0.1 - 0.13 * i), width * share, height * 0.035, y, '#8b9499', 0.5)
    colors = (tint, '#e2b27a', '#7fa58c', '#c98a76', '#a9b7bd', '#d9c7a0')
    w, h = width * 0.5 / columns, height * 0.4
    for i in range(columns * 2):
        x = width * 0.0 - width * 0.01 + (i % columns + 0.5) * w
        tile(kit, x, height * (0.21 - 0.42 * (i // columns)), w * 0.86, h * 0.88, y, colors[i], 0.62, 0.006)


def thermostat(kit, look):
    """`dial` to turn, `display` with a small screen, `glass` flat with digits behind."""
    tint = look.get('accent') or '#9ec7cf'
    body = plastic(look)
    if look['shape'] == 'dial':
        kit.plate(rounded(0.086, 0.086, 0.01), 0.012, body, 0.003)
        kit.lathe([(0.034, -0.0118), (0.034, -0.014), (0.031, -0.027), (0.029, -0.029), (0.0, -0.029)], body, axis='y', count=72)
        for i in range(11):
            a = math.radians(-130 + 26 * i)
            x, z = 0.0385 * math.sin(a), 0.0385 * math.cos(a)
            kit.placed((x, -0.012, z)).plate(circle(0.0011, count=12), 0.0004, m.lacquer('#6a6a68', 'matt'), 0)
        kit.box((-0.0012, -0.0295, 0.014), (0.0012, -0.0288, 0.026), m.lacquer('#c2603f', 'matt'), 0)
    elif look['shape'] == 'glass':
        kit.plate(rounded(0.086, 0.122, 0.004), 0.009, body, 0.001)
        dark = look['color'].lower() != '#26272a'
        digits(kit, '21', -0.02, 0.0, 0.0145, -0.009, '#2d3236' if dark else tint, 0.12 if dark else 1.2)
        ring = [(0.006 * math.cos(2 * math.pi * i / 32), -0.0093, -0.035 + 0.006 * math.sin(2 * math.pi * i / 32)) for i in range(33)]
        kit.tube(ring, 0.0009, m.glow('#e08a4f', 1.2), smooth=False)
        for x in (-0.026, 0.026):
            kit.box((x - 0.005, -0.0094, -0.0357), (x + 0.005, -0.009, -0.0343), m.lacquer('#7b7f82', 'matt'), 0)
        kit.box((0.0253, -0.0094, -0.04), (0.0267, -0.0089, -0.03), m.lacquer('#7b7f82', 'matt'), 0)
    else:
        kit.plate(rounded(0.086, 0.086, 0.008), 0.012, body, 0.003)
        part = kit.placed((0, 0, 0.008))
        display(part, 0.064, 0.048, -0.012)
        digits(part, '21.5', -0.024, -0.012, 0.0125, -0.0132, tint, 1.2)
        for x in (-0.02, 0.0, 0.02):
            kit.placed((x, -0.012, -0.029)).plate(rounded(0.013, 0.006, 0.0025), 0.002, body, 0.0008)


def doorbell(kit, look):
    """The inside station of a door intercom: `audio`, `video` with keys, `video-large`."""
    body = plastic(look)
    if look['shape'] == 'audio':
        kit.plate(rounded(0.1, 0.2, 0.012), 0.02, body, 0.005)
        dark = m.lacquer('#3a3c3e' if look['color'] != '#26272a' else '#0c0d0e', 'matt')
        for i in range(6):
            for k in range(6):
                kit.placed((-0.02 + 0.008 * k, -0.0201, 0.045 + 0.008 * i)).plate(circle(0.0021, count=12), 0.0003, dark, 0)
        for z in (-0.03, -0.062):
            kit.placed((0, -0.02, z)).plate(rounded(0.06, 0.024, 0.005), 0.003, body, 0.0012)
        kit.placed((0.02, -0.0231, -0.03)).plate(circle(0.0022, count=16), 0.0003, m.glow('#8fd39c', 2.0), 0)
        return
    width, height, low = (0.15, 0.21, 0.05) if look['shape'] == 'video' else (0.28, 0.19, 0.012)
    kit.plate(rounded(width, height, 0.01), 0.017, body, 0.003)
    part = kit.placed((0, 0, (low - 0.012) / 2))
    w, h = width - 0.024, height - low - 0.012
    display(part, w, h, -0.017)
    visitor(part, w * 0.96, h * 0.94, -0.0182)
    if look['shape'] == 'video':
        for x, color in ((-0.042, None), (0.0, '#8fd39c'), (0.042, None)):
            key = kit.placed((x, -0.017, -height / 2 + 0.026))
            key.plate(circle(0.0125), 0.002, body, 0.0008)
            key.placed((0, -0.002, 0)).plate(circle(0.003, count=16), 0.0003, m.glow(color or '#c9ced3', 1.4 if color else 0.5), 0)


def visitor(kit, width, height, y):
    """What the door camera sees: someone before a bright street."""
    kit.placed((0, y, 0)).plate(rounded(width, height, 0.002), 0.0002, m.glow('#8fa4ad', 0.55), 0)
    kit.placed((0, y - 0.0002, -height * 0.36)).plate(rounded(width, height * 0.28, 0.001), 0.0002, m.glow('#767a76', 0.45), 0)
    kit.placed((-width * 0.3, y - 0.0003, 0.02 * height)).plate(rounded(width * 0.22, height * 0.72, 0.001), 0.0002, m.glow('#b9ac98', 0.55), 0)
    s = height
    body = [(-0.24 * s, -0.49 * s), (0.24 * s, -0.49 * s), (0.235 * s, -0.3 * s), (0.17 * s, -0.17 * s), (0.06 * s, -0.11 * s), (-0.06 * s, -0.11 * s), (-0.17 * s, -0.17 * s), (-0.235 * s, -0.3 * s)]
    kit.placed((width * 0.08, y - 0.0006, 0)).plate(body, 0.0002, m.glow('#41505c', 0.4), 0)
    kit.placed((width * 0.08, y - 0.0009, 0)).plate(circle(0.12 * s, (0, 0.05 * s)), 0.0002, m.glow('#c9a58c', 0.6), 0)
    kit.placed((width * 0.08, y - 0.0011, 0)).plate([(0.125 * s * math.cos(math.pi * i / 20), 0.07 * s + 0.12 * s * math.sin(math.pi * i / 20)) for i in range(21)], 0.0002, m.glow('#4a382c', 0.35), 0)


def motion_sensor(kit, look):
    """`wall`: a square with a round lens; `ceiling`: a flat dome."""
    body, lens = plastic(look), m.lacquer('#e9e9e4' if look['color'] != '#26272a' else '#3b3d40', 'satin')
    if look['shape'] == 'ceiling':
        kit.lathe([(0.0, 0.0), (0.058, 0.0), (0.058, -0.02), (0.05, -0.028), (0.036, -0.03)], body, count=64)
        kit.ball((0, 0, -0.03), (0.035, 0.035, 0.026), lens, count=40)
        return
    kit.plate(rounded(0.086, 0.086, 0.008), 0.012, body, 0.003)
    kit.lathe([(0.033, -0.0118), (0.033, -0.016), (0.03, -0.018)], body, axis='y', count=56)
    kit.ball((0, -0.016, 0), (0.0295, 0.022, 0.0295), lens, count=40)
    # The lens is cut into upright strips.
    for i in range(-2, 3):
        across, forward = math.sin(i * 0.42), math.cos(i * 0.42)
        strip = [math.pi * (k / 16 - 0.5) for k in range(17)]
        points = [(0.0297 * across * math.cos(a), -0.016 - 0.0222 * forward * math.cos(a), 0.0297 * math.sin(a)) for a in strip]
        kit.tube(points, 0.0006, m.lacquer('#b9b9b4', 'satin'))


def wallbox(kit, look):
    """`box`: broad and round; `slim`: narrow with a bar of light. Both with socket plug and a hung cable; a box without a lamp is only prepared."""
    body, black = plastic(look), m.lacquer('#1d1f21', 'satin')
    if look['shape'] == 'box' and not look.get('accent'):
        prepared(kit, body)
        return
    w, h, d = (0.2, 0.46, 0.1) if look['shape'] == 'slim' else (0.33, 0.38, 0.14)
    radius = 0.03 if look['shape'] == 'slim' else 0.075
    kit.plate(rounded(w, h, radius), d, body, 0.02)
    tint = look.get('accent') or '#4f9a74'
    if look['shape'] == 'slim':
        kit.placed((0, -d - 0.0006, 0.04)).plate(rounded(w * 0.66, h * 0.62, 0.012), 0.004, m.lacquer('#14171a', 'gloss'), 0.001)
        kit.box((-0.05, -d - 0.0056, h * 0.3), (0.05, -d - 0.004, h * 0.3 + 0.008), m.glow(tint, 2.2), 0.001)
    else:
        kit.placed((0, -d - 0.0002, 0.09)).plate(rounded(w * 0.5, 0.07, 0.02), 0.003, m.lacquer('#14171a', 'gloss'), 0.001)
        kit.box((-0.055, -d - 0.0042, 0.086), (0.055, -d - 0.003, 0.094), m.glow(tint, 2.2), 0.001)
    z = -h * 0.18 if look['shape'] == 'box' else -h * 0.34
    kit.lathe([(0.0, -d - 0.03), (0.03, -d - 0.03), (0.036, -d - 0.024), (0.038, -d + 0.01)], black, (0, 0, z), axis='y')
    cable(kit, w, d, z, black)


def prepared(kit, body):
    """A blank cover over the supply line."""
    kit.plate(rounded(0.18, 0.18, 0.014), 0.05, body, 0.008)
    for x in (-0.068, 0.068):
        for z in (-0.068, 0.068):
            kit.placed((x, -0.0502, z)).plate(circle(0.006, count=20), 0.001, m.metal('#a9adb0'), 0.0003)
    kit.rod((0, -0.02, -0.09), (0, -0.02, -1.2), 0.011, m.lacquer('#77736d', 'matt'))


def cable(kit, w, d, z, black):
    """From the socket down and in loops around a holder beside the box."""
    x, hook = w / 2 + 0.17, 0.06
    kit.plate([(x + 0.03 * math.cos(a), hook + 0.03 * math.sin(a)) for a in [2 * math.pi * i / 32 for i in range(32)]], 0.1, black, 0.004)
    points = [(0, -d - 0.03, z), (0.005, -d - 0.09, z - 0.02), (0.05, -d - 0.1, z - 0.16), (x - 0.1, -0.09, -0.42), (x + 0.02, -0.075, -0.5)]
    for turn in range(3):
        k = 0.016 * turn
        points += [(x + 0.13 + k, -0.06 - 0.012 * turn, -0.25), (x + 0.05, -0.06 - 0.012 * turn, hook + 0.045 + k * 0.6), (x - 0.05, -0.064 - 0.012 * turn, hook + 0.03 + k * 0.6), (x - 0.13 - k, -0.068 - 0.012 * turn, -0.25), (x, -0.07 - 0.012 * turn, -0.52 - k)]
    kit.tube(points[:-1], 0.0105, black)
