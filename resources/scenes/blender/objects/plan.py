"""A flat from above, cut at door height: walls, openings, and what stands in a plan. Metres; the back of the house is at high y."""
import materials as m
import soft
from objects import decor, furniture, shell

CUT = 1.25  # walls are cut at this height
TIMBER = '#c9a173'


def wall(kit, x0, y0, x1, y1, height=CUT):
    """A cut wall between two corners: light plaster, dark where it is cut."""
    kit.box((x0, y0, 0), (x1, y1, height - 0.012), m.wall_paint('#f3f0ea'), 0)
    kit.box((x0 - 0.001, y0 - 0.001, height - 0.012), (x1 + 0.001, y1 + 0.001, height), m.lacquer('#55504a', 'matt'), 0)


def leaf(kit, x0, y0, x1, y1):
    """A door's leaf, open."""
    kit.box((x0, y0, 0.01), (x1, y1, 1.0), m.lacquer('#f6f4ef', 'satin'), 0.004)


def window(kit, x0, y0, x1, y1, sill=0.3):
    """A window in an outer wall that runs along y: sill wall, frame, pane."""
    middle = (x0 + x1) / 2
    kit.box((x0, y0, 0), (x1, y1, sill), m.wall_paint('#f3f0ea'), 0)
    white = m.lacquer('#f4f3f0', 'satin')
    kit.box((middle - 0.035, y0, sill), (middle + 0.035, y0 + 0.06, CUT - 0.08), white, 0.003)
    kit.box((middle - 0.035, y1 - 0.06, sill), (middle + 0.035, y1, CUT - 0.08), white, 0.003)
    kit.box((middle - 0.035, y0 + 0.06, sill), (middle + 0.035, y1 - 0.06, sill + 0.06), white, 0.003)
    kit.box((middle - 0.006, y0 + 0.06, sill + 0.06), (middle + 0.006, y1 - 0.06, CUT - 0.09), m.glass(), 0)


def floor(kit, x0, y0, x1, y1, look, z=0.004):
    """The floor of a room between two corners."""
    shell.floor(kit, x0, x1, y0, y1, soft.floor_covering(look), z)


def chest(kit, x0, y0, x1, y1, height, color='#ece9e2', finish='satin'):
    """Anything boxy: cabinets, worktops, appliances."""
    kit.box((x0, y0, 0.005), (x1, y1, height), m.solid(color, finish), 0.008)


def counter(kit, x0, y0, x1, y1):
    """A run of kitchen units with its worktop."""
    kit.box((x0 + 0.01, y0 + 0.01, 0.005), (x1 - 0.01, y1 - 0.01, 0.88), m.lacquer('#e9e5dd', 'satin'), 0.004)
    kit.box((x0, y0, 0.88), (x1, y1, 0.92), m.lacquer('#4d4a46', 'satin'), 0.004)


def washstand(kit, x0, y0, x1, y1):
    """A vanity with two round basins on it."""
    kit.box((x0 + 0.01, y0 + 0.01, 0.3), (x1, y1 - 0.01, 0.82), m.wood(TIMBER, 'matt'), 0.006)
    kit.box((x0, y0, 0.82), (x1, y1, 0.85), m.ceramic('#f4f3ef', 'satin'), 0.006)
    for share in (0.26, 0.74):
        at = ((x0 + x1) / 2 - 0.03, y0 + (y1 - y0) * share, 0.85)
        kit.lathe([(0.0, 0.012), (0.13, 0.02), (0.17, 0.09), (0.185, 0.1), (0.19, 0.09), (0.16, 0.0), (0.0, 0.0)], m.ceramic('#f6f5f2', 'gloss'), at, count=64)
        kit.rod((x1 - 0.06, at[1], 0.85), (x1 - 0.06, at[1], 1.0), 0.012, m.metal('#c9ced3'))
        kit.rod((x1 - 0.06, at[1], 0.995), (x1 - 0.17, at[1], 0.995), 0.01, m.metal('#c9ced3'))


def stool(kit, at, seat='#b9765a'):
    """A bar stool at (x, y)."""
    x, y = at
    kit.rod((x, y, 0), (x, y, 0.63), 0.02, m.lacquer('#26272a', 'matt'))
    kit.lathe([(0.0, 0.62), (0.17, 0.62), (0.185, 0.64), (0.18, 0.675), (0.0, 0.68)], soft.linen(seat), (x, y, 0), count=48)


def dining_table(kit, at, seat='#b9b3a6', radius=0.55):
    """A round table at (x, y) with four chairs."""
    x, y = at
    furniture.round_table(kit, (x, y, 0), radius, 0.74, TIMBER)
    furniture.bowl(kit, (x, y, 0.74), 0.12)
    for dx, dy, turn in ((0, 0.72, 0), (0, -0.72, 180), (0.72, 0, -90), (-0.72, 0, 90)):
        furniture.chair(kit, (x + dx, y + dy, 0), turn, TIMBER, seat)


def shrub(kit, at, radius, seed=1):
    """A round bush, as leaves around a dark heart."""
    x, y = at
    decor.plant(kit, (x, y, -0.25), radius * 1.5, int(46 + radius * 60), '#5f5d59', seed, 1.35, 0.12)
