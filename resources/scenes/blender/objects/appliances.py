"""Kitchen appliances: hobs (lying on z = 0), ovens (before y = 0), hoods (on the wall y = 0 over x = 0)."""
import math

import materials as m

BLACK = '#121315'
LIGHT = '#fff1d8'


def hob(kit, look):
    """The kit's origin is in the middle of the hob, on the worktop."""
    shape = look['shape']
    glass = m.lacquer(look['color'], 'matt' if look['finish'] == 'matt' else 'gloss')
    line = m.lacquer(look.get('accent') or '#8a8d90', 'satin')
    w, d = (0.29 if shape == 'ceramic' else 0.31 if look.get('accent') == '#6d7073' else 0.4), 0.255
    kit.box((-w, -d, 0), (w, d, 0.0065), glass, 0.002)
    top = 0.0068
    if shape == 'ceramic':
        steel = m.metal('#a9adb0')
        for low, high in (((-w - 0.006, -d - 0.006), (w + 0.006, -d + 0.004)), ((-w - 0.006, d - 0.004), (w + 0.006, d + 0.006))):
            kit.box((*low, 0), (*high, 0.009), steel, 0.002)
        for x in (-w, w):
            kit.box((x - 0.005, -d, 0), (x + 0.005, d, 0.0088), steel, 0.002)
        zones = ((-w * 0.48, 0.11, 0.105), (w * 0.5, 0.115, 0.075), (-w * 0.48, -0.12, 0.075), (w * 0.48, -0.1, 0.1))
        for x, y, r in zones:
            disc(kit, x, y, r, top, m.lacquer('#3a2724', 'satin'))
            hoop(kit, x, y, r, top, line, 0.0018)
    elif shape == 'induction':
        for x, y, r in ((-w * 0.52, 0.11, 0.1), (w * 0.52, 0.11, 0.085), (-w * 0.52, -0.11, 0.085), (w * 0.52, -0.1, 0.1)):
            hoop(kit, x, y, r, top, line, 0.0018)
            kit.box((x - 0.022, y - 0.0016, top - 0.0006), (x + 0.022, y + 0.0016, top + 0.0006), line, 0)
            kit.box((x - 0.0016, y - 0.022, top - 0.0005), (x + 0.0016, y + 0.022, top + 0.0005), line, 0)
    else:
        for x in (-w * 0.62, w * 0.62):
            field(kit, x, 0.012, 0.115, 0.2, top, line)
    if shape == 'downdraft':
        kit.box((-0.062, -0.2, 0.004), (0.062, 0.22, 0.016), m.lacquer('#0b0b0c', 'matt'), 0.005)
        steel = m.metal('#a9adb0')
        for x in (-0.056, 0.056):
            kit.box((x - 0.006, -0.2, 0.005), (x + 0.006, 0.22, 0.019), steel, 0.002)
        for i in range(9):
            y = -0.18 + i * 0.047
            kit.box((-0.05, y, 0.012), (0.05, y + 0.014, 0.0185), steel, 0.001)
    kit.box((-0.1, -d + 0.014, top - 0.0006), (0.1, -d + 0.021, top + 0.0005), line, 0)


def disc(kit, x, y, r, z, material):
    """A flat disc of radius r, lying."""
    kit.lathe([(0.0, 0.0), (r, 0.0), (r, 0.0002), (0.0, 0.0003)], material, (x, y, z), count=48)


def hoop(kit, x, y, r, z, material, width):
    """A circle of radius r drawn as a line of half `width`, lying."""
    points = [(x + math.cos(2 * math.pi * i / 48) * r, y + math.sin(2 * math.pi * i / 48) * r, z) for i in range(49)]
    kit.tube(points, width, material, smooth=False)


def field(kit, x, y, half_x, half_y, z, line):
    """A rectangle of lines with marks at thirds."""
    t = 0.0018
    for sy in (-half_y, -half_y / 3, half_y / 3, half_y):
        reach = half_x if abs(sy) == half_y else 0.02
        kit.box((x - reach, y + sy - t, z - 0.0006), (x + reach, y + sy + t, z + 0.0006), line, 0)
    for sx in (-half_x, half_x):
        kit.box((x + sx - t, y - half_y, z - 0.0005), (x + sx + t, y + half_y, z + 0.0005), line, 0)


# -- Ovens ------------------------------------------------------------------------------------------------------------

def oven(kit, look):
    """Before the face of a tall unit (y = 0), its origin on the floor; fills 0.74 to 1.9 m at most."""
    shape = look['shape']
    if shape == 'double':
        appliance(kit, look, 0.745, 0.595)
        appliance(kit, look, 1.345, 0.455)
    elif shape == 'steam':
        appliance(kit, look, 0.9, 0.455, tank=True)
        drawer(kit, look, 0.756, 0.14)
    elif shape == 'pyro':
        appliance(kit, look, 0.9, 0.595, knobs=False, screen=0.17)
        drawer(kit, look, 0.756, 0.14)
    else:
        appliance(kit, look, 0.82, 0.595)


def appliance(kit, look, z, height, tank=False, knobs=True, screen=0.075):
    """One oven: control strip over a door with a window, a handle and what is seen inside."""
    frame = m.metal(look['color']) if look['color'] in m.METALS else m.lacquer(look['color'], look['finish'])
    glass = m.lacquer(BLACK, 'gloss')
    trim = m.metal('#a9adb0') if look['color'] in m.METALS else m.lacquer('#2c2d30', 'satin')
    w, strip = 0.297, 0.1
    top = z + height
    kit.box((-w, -0.004, z), (w, 0.006, top), m.lacquer('#0c0c0d', 'matt'), 0)
    kit.box((-w, -0.022, top - strip), (w, 0.0, top), frame, 0.0025)
    kit.box((-w, -0.022, z), (w, 0.0, top - strip - 0.004), frame, 0.0025)
    kit.box((-w + 0.028, -0.0238, z + 0.03), (w - 0.028, -0.02, top - strip - 0.075), glass, 0.001)
    window(kit, w, z, top - strip)
    handle_z = top - strip - 0.04
    kit.rod((-w + 0.04, -0.062, handle_z), (w - 0.04, -0.062, handle_z), 0.0085, trim)
    for x in (-w + 0.075, w - 0.075):
        kit.rod((x, -0.02, handle_z), (x, -0.062, handle_z), 0.006, trim)
    kit.box((-screen, -0.0234, top - strip + 0.024), (screen, -0.021, top - 0.024), glass, 0.0005)
    digits(kit, top - strip / 2)
    if knobs:
        for x in (-0.2, 0.2):
            kit.lathe([(0.0, -0.024), (0.021, -0.022), (0.022, -0.004), (0.024, 0.0), (0.0, 0.0)], trim, (x, -0.022, top - strip / 2), axis='y', count=36)
    if tank:
        kit.box((w - 0.15, -0.0236, top - strip + 0.012), (w - 0.03, -0.021, top - 0.012), glass, 0.001)


def window(kit, w, z, top):
    """The warm inside behind the pane, with two shelves."""
    low, high = z + 0.075, top - 0.11
    kit.box((-w + 0.075, -0.0242, low), (w - 0.075, -0.0236, high), m.glow('#2a1a10', 0.3, 0.05), 0)
    count = max(2, int((high - low) / 0.09))
    for i in range(1, count):
        y = low + (high - low) * i / count
        kit.box((-w + 0.08, -0.0246, y), (w - 0.08, -0.0242, y + 0.003), m.glow('#8a6242', 0.3), 0)


def digits(kit, z):
    """A clock: four strokes of light."""
    for x in (-0.026, -0.012, 0.008, 0.022):
        kit.box((x - 0.003, -0.0241, z - 0.009), (x + 0.003, -0.0234, z + 0.009), m.glow('#d6ecee', 1.3), 0)


def drawer(kit, look, z, height):
    """A blank front that fills up what an oven leaves: its lower edge at z."""
    frame = m.metal(look['color']) if look['color'] in m.METALS else m.lacquer(look['color'], look['finish'])
    kit.box((-0.297, -0.022, z), (0.297, 0.0, z + height - 0.003), frame, 0.0025)


# -- Hoods ------------------------------------------------------------------------------------------------------------

def hood(kit, look, ceiling, over=0.34):
    """`over`: how far before the wall the middle of the hob is; `ceiling` height in metres. Origin on the floor."""
    body = m.solid(look['color'], look['finish'])
    HOODS[look['shape']](kit, look, body, ceiling, over)


def wall_hood(kit, look, body, ceiling, over):
    """A flat canopy under a chimney."""
    kit.box((-0.449, -0.5, 1.56), (0.449, -0.002, 1.615), body, 0.003)
    kit.box((-0.43, -0.48, 1.612), (0.43, -0.01, 1.632), body, 0.006)
    kit.box((-0.155, -0.28, 1.63), (0.155, -0.002, 2.12), body, 0.003)
    kit.box((-0.151, -0.276, 2.11), (0.151, -0.002, ceiling - 0.002), body, 0.002)
    kit.box((-0.13, -0.502, 1.578), (0.13, -0.499, 1.596), m.lacquer('#151617', 'gloss'), 0.0008)
    for x in (-0.26, 0.26):
        lamp(kit, x, -0.4, 1.56)


def slanted_hood(kit, look, body, ceiling, over):
    """A pane that leans towards the viewer, with a lower flap, and a slim chimney."""
    glass = m.lacquer(look['color'], 'gloss')
    y0, z0, y1, z1 = -0.4, 1.5, -0.14, 1.93
    side = [(-y0 - 0.028, z0 + 0.012), (-y1 - 0.012, z1 - 0.01), (0.0, z1 - 0.01), (0.0, z0 + 0.14)]
    for x in (-0.43, 0.4):
        part = kit.placed((x, 0, 0), 90)
        part.plate([(-a, b) for a, b in side], -0.03, m.lacquer('#2b2c2e', 'satin'), 0)
    kit.loft([[(x, y0 + 0.03, z0 + 0.01), (x, y1, z1 - 0.012), (x, -0.003, z1 - 0.012), (x, -0.003, z0 + 0.14)] for x in (-0.42, 0.42)], m.lacquer('#2b2c2e', 'satin'))
    leaning(kit, glass, -0.449, 0.449, (y0, z0 + 0.155), (y1 - 0.004, z1))
    leaning(kit, glass, -0.449, 0.449, (y0 - 0.004, z0), (y0, z0 + 0.148), thick=0.012)
    kit.box((-0.15, -0.2, z1 - 0.012), (0.15, -0.002, ceiling - 0.002), body, 0.002)
    kit.box((-0.05, y0 - 0.0055, z0 + 0.118), (0.05, y0 - 0.004, z0 + 0.124), m.glow('#dfeef2', 0.9), 0)
    for x in (-0.26, 0.26):
        lamp(kit, x, y0 + 0.08, z0 + 0.045)


def leaning(kit, material, x0, x1, low, high, thick=0.014):
    """A pane between a lower and an upper edge (y, z)."""
    length = math.hypot(high[0] - low[0], high[1] - low[1])
    angle = math.degrees(math.atan2(high[0] - low[0], high[1] - low[1]))
    part = kit.tilted((0, low[0], low[1]), (-angle, 0, 0))
    part.box((x0, -thick, 0), (x1, 0, length), material, 0.004)


def ceiling_hood(kit, look, body, ceiling, over):
    """A panel under the ceiling with a slot around it and a field of light."""
    y = -0.62
    kit.box((-0.6, y - 0.36, ceiling - 0.075), (0.6, y + 0.36, ceiling - 0.001), m.lacquer('#e6e4df', 'matt'), 0.003)
    kit.box((-0.57, y - 0.33, ceiling - 0.098), (0.57, y + 0.33, ceiling - 0.07), body, 0.006)
    for x in (-0.4, 0.4):
        kit.box((x - 0.1, y - 0.2, ceiling - 0.1), (x + 0.1, y + 0.2, ceiling - 0.096), m.glow(LIGHT, 3.0), 0)


def island_hood(kit, look, body, ceiling, over):
    """A cylinder on ropes."""
    y = -over
    kit.lathe([(0.0, 2.06), (0.19, 2.06), (0.195, 2.055), (0.195, 1.605), (0.19, 1.6), (0.18, 1.6), (0.178, 1.62), (0.0, 1.62)], body, (0, y, 0), count=72)
    kit.lathe([(0.0, 1.612), (0.12, 1.612), (0.12, 1.606), (0.0, 1.606)], m.glow(LIGHT, 3.5), (0, y, 0), count=48)
    kit.lathe([(0.0, ceiling - 0.03), (0.17, ceiling - 0.03), (0.17, ceiling - 0.001), (0.0, ceiling - 0.001)], body, (0, y, 0), count=64)
    for i in range(3):
        a = math.radians(90 + 120 * i)
        x, dy = 0.14 * math.cos(a), 0.14 * math.sin(a)
        kit.rod((x, y + dy, 2.055), (x, y + dy, ceiling - 0.02), 0.0025, m.lacquer('#6b6c6e', 'satin'))


def lamp(kit, x, y, z):
    """A round lamp in the underside of a hood."""
    kit.lathe([(0.0, -0.0015), (0.032, -0.0015), (0.032, 0.001), (0.0, 0.001)], m.glow(LIGHT, 5.0), (x, y, z), count=32)


HOODS = {'wall': wall_hood, 'slanted': slanted_hood, 'ceiling': ceiling_hood, 'island': island_hood}
