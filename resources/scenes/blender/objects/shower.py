"""Shower enclosures and shower fittings."""
import materials as m
from outlines import ring, rounded

HEIGHT = 2.02


def shower(kit, look, width, depth):
    """In a right-hand back corner: the kit's origin is its left end at the back wall; it reaches `depth` to the front."""
    rail = m.solid(look.get('accent') or '#c9ced3', 'gloss' if look.get('accent') != '#26272a' else 'satin')
    smoked = look['color'] == '#6d6864'
    pane = m.glass((0.42, 0.40, 0.38)) if smoked else m.glass()
    shape = look['shape']
    if shape in ('tray', 'corner', 'sliding'):
        base = 0.028 if look['finish'] == 'matt' else {'tray': 0.06, 'corner': 0.09, 'sliding': 0.045}[shape]
        tray(kit, width, depth, base, m.ceramic(look['color'], look['finish']))
        bottom = base
    else:
        drain_line(kit, width, rail)
        bottom = 0.004
    {'tray': hinged, 'corner': corner_entry, 'sliding': sliding, 'niche': niche, 'walk-in': walk_in}[shape](kit, width, depth, bottom, pane, rail, look)


def tray(kit, width, depth, height, shell):
    """Slightly dished, with a round waste."""
    at = (width / 2, -depth / 2)
    a, b = width / 2, depth / 2
    rings = [ring(a, b, 0.0, at, 80, 96), ring(a, b, height - 0.006, at, 80, 96), ring(a - 0.006, b - 0.006, height, at, 60, 96)]
    rings += [ring(a - 0.05, b - 0.05, height, at, 30, 96), ring(a - 0.075, b - 0.075, height - 0.012, at, 24, 96), ring(0.06, 0.06, height - 0.018, at, 2, 96)]
    kit.loft(rings, shell)
    kit.lathe([(0.0, 0.0), (0.056, 0.0), (0.058, 0.003), (0.05, 0.007), (0.0, 0.008)], m.metal('#c9ced3'), (at[0], at[1], height - 0.018))


def drain_line(kit, width, rail):
    """A long slot in the floor at the back wall, for showers without a tray."""
    kit.box((width * 0.18, -0.16, 0.0005), (width * 0.82, -0.09, 0.003), rail, 0.001)
    kit.box((width * 0.185, -0.156, 0.003), (width * 0.815, -0.094, 0.0035), m.lacquer('#2c2d2e', 'matt'), 0)
    kit.box((width * 0.19, -0.148, 0.0034), (width * 0.81, -0.102, 0.005), rail, 0.001)


def sheet(kit, low, high, pane):
    """One pane as a single surface, so that it is seen through once."""
    (x0, y0, z0), (x1, y1, z1) = low, high
    if abs(x1 - x0) < abs(y1 - y0):
        kit.quad([(x0, y0, z0), (x0, y1, z0), (x0, y1, z1), (x0, y0, z1)], pane)
    else:
        kit.quad([(x0, y0, z0), (x1, y0, z0), (x1, y0, z1), (x0, y0, z1)], pane)


def edge(kit, x, y, low, high, rail=None):
    """The polished edge of a pane, or a slim profile."""
    if rail is None:
        kit.box((x - 0.004, y - 0.004, low), (x + 0.004, y + 0.004, high), m.lacquer('#a9bdb8', 'gloss'), 0.001)
    else:
        kit.box((x - 0.012, y - 0.012, low), (x + 0.012, y + 0.012, high), rail, 0.002)


def brink(kit, x0, x1, y, z):
    """The polished upper edge of a pane from x0 to x1."""
    kit.box((x0, y - 0.004, z - 0.002), (x1, y + 0.004, z + 0.003), m.lacquer('#a9bdb8', 'gloss'), 0.001)


def side_wall(kit, depth, bottom, top, pane, rail):
    """The pane at the left, from the back wall to the front."""
    sheet(kit, (0, -depth, bottom), (0, -0.01, top), pane)
    edge(kit, 0, -0.012, bottom, top, rail)


def handle(kit, x, y, rail, low=0.95, high=1.3):
    """An upright bar before a door, from `low` to `high`."""
    kit.rod((x, y - 0.045, low), (x, y - 0.045, high), 0.009, rail)
    for z in (low + 0.03, high - 0.03):
        kit.rod((x, y, z), (x, y - 0.045, z), 0.007, rail)


def hinge(kit, x, y, z, rail):
    """A metal block around the edge of a pane."""
    kit.box((x - 0.035, y - 0.012, z - 0.03), (x + 0.035, y + 0.012, z + 0.03), rail, 0.004)


def hinged(kit, width, depth, bottom, pane, rail, look):
    """A fixed side and a hinged door."""
    side_wall(kit, depth, bottom, HEIGHT, pane, rail)
    sheet(kit, (0.02, -depth, bottom + 0.012), (width - 0.012, -depth, HEIGHT), pane)
    edge(kit, 0, -depth, bottom, HEIGHT, rail)
    edge(kit, width - 0.013, -depth, bottom, HEIGHT, rail)
    kit.box((0, -depth - 0.008, HEIGHT - 0.004), (width, -depth + 0.008, HEIGHT + 0.016), rail, 0.002)
    kit.box((-0.008, -depth, HEIGHT - 0.004), (0.008, 0, HEIGHT + 0.016), rail, 0.002)
    handle(kit, 0.14, -depth, rail)
    for z in (0.3, 1.75):
        hinge(kit, width - 0.035, -depth, z, rail)


def walk_in(kit, width, depth, bottom, pane, rail, look):
    """One tall pane at the side; black ones are framed and barred like a workshop window."""
    side_wall(kit, depth, bottom, HEIGHT + 0.03, pane, rail)
    if look.get('accent') == '#26272a':
        edge(kit, 0, -depth, bottom, HEIGHT + 0.03, rail)
        for z in (bottom + 0.008, 0.7, 1.36, HEIGHT + 0.03):
            kit.box((-0.01, -depth, z - 0.009), (0.01, 0, z + 0.009), rail, 0.002)
        kit.box((-0.009, -depth / 2 - 0.008, bottom), (0.009, -depth / 2 + 0.008, HEIGHT + 0.03), rail, 0.002)
    else:
        edge(kit, 0, -depth, bottom, HEIGHT + 0.03)
        kit.box((-0.012, -depth, bottom), (0.012, 0, bottom + 0.014), rail, 0.002)
        kit.rod((0, -depth + 0.08, HEIGHT + 0.02), (width, -depth + 0.08, HEIGHT + 0.02), 0.0095, rail)


def corner_entry(kit, width, depth, bottom, pane, rail, look):
    """Sliding doors that open at the front left corner, framed."""
    side_wall(kit, depth, bottom, HEIGHT - 0.06, pane, rail)
    sheet(kit, (0, -depth, bottom), (width, -depth, HEIGHT - 0.06), pane)
    for x in (0.0, width * 0.5, width - 0.012):
        edge(kit, x, -depth, bottom, HEIGHT - 0.06, rail)
    edge(kit, 0, -depth * 0.5, bottom, HEIGHT - 0.06, rail)
    for z in (bottom + 0.012, HEIGHT - 0.06):
        kit.box((0, -depth - 0.016, z - 0.012), (width, -depth + 0.016, z + 0.016), rail, 0.003)
        kit.box((-0.016, -depth, z - 0.012), (0.016, 0, z + 0.016), rail, 0.003)
    handle(kit, 0.06, -depth, rail, 0.98, 1.22)


def sliding(kit, width, depth, bottom, pane, rail, look):
    """A fixed pane and one that glides on a round bar."""
    side_wall(kit, depth, bottom, HEIGHT, pane, rail)
    sheet(kit, (0.0, -depth, bottom), (width * 0.54, -depth, HEIGHT), pane)
    sheet(kit, (width * 0.5, -depth - 0.03, bottom + 0.012), (width - 0.01, -depth - 0.03, HEIGHT + 0.03), pane)
    edge(kit, 0, -depth, bottom, HEIGHT, rail)
    edge(kit, width * 0.5, -depth - 0.03, bottom + 0.012, HEIGHT + 0.03)
    kit.rod((0, -depth - 0.015, HEIGHT - 0.05), (width, -depth - 0.015, HEIGHT - 0.05), 0.0125, rail)
    for x in (0.58, 0.9):
        kit.lathe([(0.0, 0.0), (0.032, 0.0), (0.032, -0.018), (0.028, -0.021), (0.0, -0.021)], rail, (width * x, -depth - 0.028, HEIGHT - 0.035), axis='y')
    kit.box((0, -depth - 0.008, bottom), (width, -depth + 0.008, bottom + 0.012), rail, 0.002)
    handle(kit, width * 0.57, -depth - 0.03, rail, 0.95, 1.25)


def niche(kit, width, depth, bottom, pane, rail, look):
    """Frameless: a side, a fixed strip and a door on two hinges."""
    side_wall(kit, depth, bottom, HEIGHT, pane, rail)
    sheet(kit, (0, -depth, bottom), (width * 0.34, -depth, HEIGHT), pane)
    sheet(kit, (width * 0.345, -depth, bottom + 0.01), (width - 0.01, -depth, HEIGHT), pane)
    for x in (0, width * 0.3425, width - 0.011):
        edge(kit, x, -depth, bottom, HEIGHT)
    for a, b in ((0, width * 0.34), (width * 0.345, width - 0.01)):
        brink(kit, a, b, -depth, HEIGHT)
    handle(kit, width * 0.42, -depth, rail)
    for z in (0.3, 1.75):
        hinge(kit, width - 0.035, -depth, z, rail)


def bench(kit, look, width, depth):
    """A wall-hung seat at the wall y = 0, centred on x = 0, its top 0.46 m high."""
    body = m.ceramic(look['color'], look['finish'])
    kit.box((-width / 2, -depth, 0.385), (width / 2, -0.001, 0.46), body, 0.006)
    kit.box((-width / 2 + 0.05, -depth + 0.08, 0.34), (width / 2 - 0.05, -0.001, 0.3845), m.lacquer('#c9c5bd', 'matt'), 0.002)


def shower_area(kit, look, length, width):
    """A second shower level with the floor, in the corner of two walls as a bathtub: drains, a rail, perhaps a pane at its free end."""
    rail = m.solid(look.get('accent') or look['color'], 'gloss')
    edges(kit, length, width, rail)
    drain_line(kit.placed((0.35, 0, 0)), 1.0, rail)
    if look['shape'] == 'double':
        drain_line(kit.placed((0.35, -width + 0.25, 0)), 1.0, rail)
    if look['shape'] == 'glass':
        sheet(kit, (length, -width, 0.004), (length, -0.01, HEIGHT), m.glass())
        edge(kit, length, -0.012, 0.004, HEIGHT, rail)
        edge(kit, length, -width, 0.004, HEIGHT)
        kit.box((length - 0.012, -width, 0.004), (length + 0.012, 0, 0.018), rail, 0.002)
        kit.rod((0, -width + 0.06, HEIGHT - 0.01), (length, -width + 0.06, HEIGHT - 0.01), 0.0095, rail)
    shower_set(kit.placed((0.85, 0, 0)), {'shape': 'rail', 'color': '#c9ced3', 'finish': 'gloss'}, 2.5)


def edges(kit, length, width, rail):
    """The profile where the tiles begin to fall towards the drain."""
    kit.box((0, -width - 0.006, 0.0005), (length + 0.006, -width + 0.006, 0.0035), rail, 0.001)
    kit.box((length - 0.006, -width + 0.0065, 0.0005), (length + 0.006, -0.001, 0.0035), rail, 0.001)


def shower_set(kit, look, ceiling, reach=0.42):
    """On the wall y = 0 around x = 0; `ceiling` is the height that ceiling showers hang from."""
    body = m.solid(look['color'], look['finish'])
    shape = look['shape']
    if shape == 'ceiling-rain':
        built_in(kit, body, ceiling, reach)
        return
    if shape == 'rain':
        mixer_bar(kit, body)
        kit.tube([(0, -0.055, 1.1), (0, -0.055, 2.1), (0, -0.065, 2.2), (0, -0.12, 2.245), (0, -reach + 0.02, 2.245), (0, -reach, 2.235), (0, -reach, 2.2)], 0.0105, body)
        head(kit, (0, -reach, 2.175), 0.125, body)
        stay(kit, 1.98, body)
        stay(kit, 1.5, body)
        hand_shower(kit, (0, -0.075, 1.62), body)
        return
    if shape == 'thermostat':
        mixer_bar(kit, body)
        kit.placed((0, 0, 1.145)).plate([(-0.165, 0.0), (0.165, 0.0), (0.165, 0.008), (-0.165, 0.008)], 0.105, m.lacquer('#e9ecec', 'gloss') if look['color'] == '#c9ced3' else body, 0.002)
    else:
        kit.placed((0, 0, 1.08)).plate(rounded(0.15, 0.15, 0.03), 0.009, body, 0.002)
        kit.lathe([(0.0, 0.0), (0.026, 0.0), (0.026, -0.05), (0.023, -0.056), (0.0, -0.056)], body, (0, -0.008, 1.08), axis='y')
        kit.rod((0, -0.055, 1.085), (0, -0.068, 1.165), 0.006, body)
    kit.rod((0, -0.055, 1.22), (0, -0.055, 2.08), 0.0105, body)
    stay(kit, 1.25, body)
    stay(kit, 2.05, body)
    hand_shower(kit, (0, -0.075, 1.86), body)


def mixer_bar(kit, body):
    """A thermostat on the wall, 1.1 m high."""
    kit.lathe([(0.0, -0.14), (0.02, -0.14), (0.021, -0.1), (0.0235, -0.095), (0.0235, 0.095), (0.021, 0.1), (0.02, 0.14), (0.0, 0.14)], body, (0, -0.055, 1.1), axis='x')
    for x in (-0.075, 0.075):
        kit.lathe([(0.0, 0.0), (0.033, 0.0), (0.033, -0.006), (0.015, -0.012), (0.015, -0.05), (0.0, -0.05)], body, (x, 0, 1.1), axis='y')


def stay(kit, z, body):
    """What holds a rail at the wall, at height z."""
    kit.lathe([(0.0, 0.0), (0.018, 0.0), (0.018, -0.006), (0.009, -0.01), (0.009, -0.05), (0.0, -0.05)], body, (0, 0, z), axis='y')


def hand_shower(kit, at, body):
    """A hand shower in its holder, its hose in a long loop."""
    x, y, z = at
    kit.box((-0.016, y - 0.005, z - 0.022), (0.016, y + 0.03, z + 0.022), body, 0.006)
    kit.tube([(x, y - 0.012, z - 0.07), (x, y - 0.02, z + 0.06), (x, y - 0.05, z + 0.13)], 0.0115, body)
    kit.tilted((x, y - 0.085, z + 0.135), (55, 0, 0)).lathe([(0.0, -0.014), (0.048, -0.014), (0.052, -0.008), (0.052, 0.004), (0.03, 0.016), (0.0, 0.018)], body)
    kit.tube([(x, y - 0.012, z - 0.07), (x + 0.015, y - 0.01, z - 0.3), (x + 0.07, y, 0.86), (x + 0.115, y + 0.005, 0.78), (x + 0.12, y + 0.01, 0.9), (x + 0.075, y + 0.015, 1.07)], 0.0062, m.metal('#c9ced3') if body.name.startswith('metal.#c9') else body)


def head(kit, at, radius, body):
    """A flat round rain head, its underside at `at`."""
    kit.lathe([(0.0, 0.0), (radius - 0.003, 0.0), (radius, 0.003), (radius, 0.008), (radius * 0.9, 0.011), (0.03, 0.016), (0.018, 0.03), (0.0, 0.03)], body, at, count=72)


def built_in(kit, body, ceiling, reach):
    """A square rain head under the ceiling, two plates and a hand shower on the wall."""
    kit.box((-0.17, -reach - 0.2, ceiling - 0.012), (0.17, -reach + 0.14, ceiling - 0.002), body, 0.003)
    kit.placed((0, 0, 1.15)).plate(rounded(0.12, 0.3, 0.014), 0.008, body, 0.002)
    for z in (1.08, 1.22):
        kit.lathe([(0.0, 0.0), (0.028, 0.0), (0.028, -0.045), (0.025, -0.05), (0.0, -0.05)], body, (0, -0.007, z), axis='y')
    kit.rod((0, -0.05, 1.22), (0, -0.055, 1.29), 0.005, body)
    kit.placed((0.2, 0, 1.15)).plate(rounded(0.06, 0.06, 0.01), 0.008, body, 0.002)
    kit.rod((0.2, 0, 1.15), (0.2, -0.045, 1.15), 0.011, body)
    kit.box((0.187, -0.06, 1.14), (0.213, -0.035, 1.36), body, 0.008)
    kit.tube([(0.2, -0.047, 1.14), (0.2, -0.05, 0.95), (0.225, -0.04, 0.72), (0.25, -0.03, 0.86), (0.232, -0.02, 1.05), (0.21, -0.01, 1.12)], 0.0062, body)
