"""The flat from above, cut at door height: the wall between kitchen and living area, storage, balcony door and terrace vary."""
import light
import materials as m
import soft
from objects import bed, decor, furniture, plan, sanitary, shell, textiles

CUT = plan.CUT
OAK = {'shape': 'surface', 'color': '#bfa485', 'pattern': 'plank', 'finish': 'matt'}
TILES = {'shape': 'surface', 'color': '#c9c4ba', 'pattern': 'tile-60', 'finish': 'matt'}
PAVING = {'shape': 'surface', 'color': '#a9a59d', 'pattern': 'tile-60', 'finish': 'matt'}
WHITE = {'shape': 'built-in', 'color': '#f6f5f2', 'pattern': 'plain', 'finish': 'gloss'}

CAMERA = {'at': (6.55, 2.1, 21.0), 'lens': 45.0, 'tilt': -85.2}
EXPOSURE = 1.0

WALLS = (
    (0, 0, 4.7, 0.3), (5.7, 0, 11, 0.3), (0, 7.3, 11, 7.6),
    (0, 0.301, 0.3, 1), (0, 2.2, 0.3, 4.9), (0, 6.6, 0.3, 7.299),
    (10.7, 0.301, 11, 0.9), (10.7, 2.3, 11, 3.9), (10.7, 6.7, 11, 7.299),
    (0.301, 3.9, 4.0, 4.05), (4.0, 4.97, 4.15, 7.299), (2.7, 0.301, 2.85, 0.6), (2.7, 1.45, 2.85, 3.899),
    (4.001, 2.05, 4.15, 4.08), (4.151, 3.0, 4.9, 3.15), (5.9, 3.0, 10.699, 3.15), (6.9, 0.301, 7.05, 1.2), (6.9, 2.1, 7.05, 2.999),
)
LEAVES = ((2.86, 1.43, 3.68, 1.47), (6.05, 2.08, 6.89, 2.12), (3.13, 4.93, 3.99, 4.97), (4.71, 0.31, 4.75, 1.2))
ROOMS = (
    (0.3, 4.05, 4.0, 7.3), (4.15, 3.15, 10.7, 7.3), (2.85, 0.3, 6.9, 3.0), (2.85, 2.9, 4.0, 3.95),
    (4.9, 2.9, 5.9, 3.2), (3.95, 4.08, 4.2, 4.97), (7.05, 0.3, 10.7, 3.0), (6.85, 1.2, 7.1, 2.1),
)


def fixed(kit):
    shell.floor(kit, -8, 21, -7, 15, m.surface({'shape': 'surface', 'color': '#8f9c78', 'pattern': 'plain', 'finish': 'matt'}), -0.09)
    kit.box((-0.02, -0.02, -0.09), (11.02, 7.62, 0.0), m.lacquer('#8f8a82', 'matt'), 0)
    for i, rectangle in enumerate(ROOMS):
        plan.floor(kit, *rectangle, OAK, 0.004 + i * 0.0004)
    plan.floor(kit, 0.3, 0.3, 2.7, 3.9, TILES, 0.004)
    plan.floor(kit, 2.65, 0.6, 2.9, 1.45, TILES, 0.009)
    plan.floor(kit, 4.7, -0.01, 5.7, 0.35, {**PAVING, 'color': '#77726b', 'pattern': 'plain'}, 0.009)
    kit.box((4.5, -1.7, -0.09), (5.9, -0.02, -0.03), m.lacquer('#a09c94', 'matt'), 0.01)
    kit.box((11.02, 3.08, -0.089), (13.67, 7.37, -0.03), m.lacquer('#b3aea5', 'matt'), 0.006)
    for part in WALLS:
        plan.wall(kit, *part)
    for part in LEAVES:
        plan.leaf(kit, *part)
    for y0, y1 in ((1, 2.2), (4.9, 6.6)):
        plan.window(kit, 0, y0, 0.3, y1)
    plan.window(kit, 10.7, 0.9, 11, 2.3)
    living(kit)
    bathroom(kit)
    bedrooms(kit)
    garden(kit)


def living(kit):
    textiles.rug(kit, (8.3, 5.35, 0.006), 2.7, 2.3, soft.wool('#dbd4c8'))
    furniture.sofa(kit, (8.3, 7.25, 0), 0, 2.4, '#a7a79c')
    furniture.coffee_table(kit, (8.3, 5.3, 0), 0.42, 0.36)
    plan.chest(kit, 7.3, 3.17, 9.3, 3.55, 0.45, plan.TIMBER, 'matt')
    kit.box((7.6, 3.28, 0.45), (9.0, 3.33, 1.1), m.lacquer('#1d1e20', 'gloss'), 0.006)
    plan.counter(kit, 4.16, 5.1, 4.79, 7.28)
    plan.counter(kit, 4.79, 6.66, 6.1, 7.28)
    kit.box((4.28, 6.2, 0.905), (4.7, 6.6, 0.926), m.metal('#a9adb0'), 0.01)
    kit.box((4.25, 5.3, 0.92), (4.72, 5.86, 0.926), m.lacquer('#17181a', 'gloss'), 0.004)
    decor.plant(kit, (10.3, 6.9, 0), 1.0, 40, '#8d8a80', seed=4)


def bathroom(kit):
    sanitary.bathtub(kit.placed((1.2, 3.88, 0)), WHITE, 1.74, 0.8)
    plan.washstand(kit, 2.2, 2.05, 2.69, 3.15)
    sanitary.toilet(kit.placed((0.32, 2.55, 0), 90), {**WHITE, 'shape': 'rimless'})
    kit.box((0.31, 0.31, 0.006), (1.4, 1.3, 0.03), m.ceramic('#e3e0d8', 'matt'), 0.008)
    kit.box((1.4, 0.31, 0.01), (1.41, 1.3, 1.2), m.glass(), 0)
    decor.bath_mat(kit, (1.55, 1.95, 0.006), 0.8, 0.5)


def bedrooms(kit):
    textiles.rug(kit, (2.0, 5.6, 0.006), 2.9, 1.7, soft.wool('#d6ccbb'))
    bed.bed(kit.placed((2.0, 7.28, 0)), 1.7, 2.05)
    for x in (0.86, 3.14):
        bed.bedside(kit.placed((x, 7.28, 0)))
    plan.chest(kit, 0.32, 4.06, 2.9, 4.64, 1.2)
    textiles.rug(kit, (8.3, 1.75, 0.006), 1.5, 1.2, soft.wool('#e7dccb'))
    bed.bed(kit.placed((9.95, 2.98, 0)), 0.95, 2.0, '#dfe3e6', '#c9cfd6', '#adc4d3', ('#e0cfae', '#c8b79d'))
    plan.chest(kit, 7.07, 0.34, 8.6, 0.95, 0.75, '#e0cfae', 'matt')
    furniture.chair(kit, (7.85, 1.25, 0), 0, '#e0cfae', '#d3aea2')
    plan.chest(kit, 5.95, 0.32, 6.88, 0.75, 1.2)
    decor.plant(kit, (0.6, 4.95, 0), 0.75, 34, '#b9765a', seed=6)


def garden(kit):
    for i, (x, y, r) in enumerate(((-0.9, 6.6, 0.6), (-1.1, 1.2, 0.75), (12.4, 1.2, 0.8), (13.6, 2.0, 0.55), (-0.7, 3.4, 0.45), (14.5, 6.9, 0.7), (7.9, -0.8, 0.5), (1.8, -0.8, 0.55), (3.0, 8.25, 0.5), (9.6, 8.3, 0.55))):
        plan.shrub(kit, (x, y), r, i + 3)


def lights():
    light.sun((0.55, 0.42, -1.0), 2.6, angle=2.4)
    light.area('sky', (5.5, 3.8, 14.0), (0, 0, -1), (24, 20), 2600, light.DAY)


def kitchen_wall(kit, look):
    """Between kitchen and living area: closed, half high, of glass, a counter, or open."""
    x0, x1 = 6.4, 6.52
    shape = look['shape']
    if shape == 'closed':
        plan.wall(kit, x0, 3.151, x1, 3.5)
        plan.wall(kit, x0, 4.4, x1, 7.299)
        plan.leaf(kit, 6.525, 4.36, 7.34, 4.4)
    elif shape == 'half':
        kit.box((x0, 4.5, 0), (x1, 7.299, 0.8), m.wall_paint('#f3f0ea'), 0)
        kit.box((x0 - 0.06, 4.45, 0.8), (x1 + 0.06, 7.299, 0.84), m.wood(plan.TIMBER, 'matt', False), 0.006)
    elif shape == 'glass':
        steel = m.lacquer('#1c1d1f', 'satin')
        for y in (3.16, 4.18, 5.2, 6.22, 7.24):
            kit.box((6.43, y, 0), (6.49, y + 0.05, CUT), steel, 0.004)
        kit.box((6.43, 3.16, CUT), (6.49, 7.29, CUT + 0.03), steel, 0.004)
        kit.box((6.43, 3.21, 0), (6.49, 7.24, 0.06), steel, 0.004)
        kit.box((6.455, 3.21, 0.06), (6.465, 7.24, CUT), m.frosted('#dfe9ea', 0.2), 0)
    elif shape == 'counter':
        kit.box((6.16, 4.5, 0), (6.5, 6.5, 0.86), m.lacquer('#ece9e2', 'satin'), 0.004)
        kit.box((6.08, 4.4, 0.86), (6.76, 6.6, 0.92), m.wood(plan.TIMBER, 'matt', False), 0.008)
        for y in (4.85, 5.5, 6.15):
            plan.stool(kit, (7.05, y))
    else:
        plan.dining_table(kit, (6.35, 4.75))


def storage(kit, look):
    """The small room beside the bathroom: closed, with shelves, a laundry, or open as a niche."""
    x0, x1 = 2.851, 3.999
    shape = look['shape']
    if shape != 'open-niche':
        plan.wall(kit, x0, 2.05, 3.0, 2.17)
        plan.wall(kit, 3.8, 2.05, x1, 2.17)
        plan.leaf(kit, 3.76, 1.28, 3.8, 2.045)
    if shape == 'shelves':
        plan.chest(kit, x0 + 0.005, 3.5, x1 - 0.005, 3.88, 1.1, plan.TIMBER, 'matt')
        plan.chest(kit, x0 + 0.005, 2.2, x0 + 0.3, 3.49, 1.1, plan.TIMBER, 'matt')
        for x in (3.08, 3.46, 3.82):
            decor.basket(kit, (x, 3.69, 1.1), 0.12, 0.16)
    elif shape == 'laundry':
        for x in (2.87, 3.45):
            plan.chest(kit, x, 3.28, x + 0.54, 3.88, 0.85, '#f4f4f2', 'gloss')
            kit.lathe([(0.0, 0.851), (0.17, 0.851), (0.18, 0.856), (0.0, 0.857)], m.metal('#a9adb0'), (x + 0.27, 3.56, 0), count=48)
        plan.chest(kit, x0 + 0.005, 2.3, x0 + 0.42, 3.1, 0.86, '#e6e6e3')
        decor.towel_stack(kit, (x0 + 0.2, 2.6, 0.86))
    elif shape == 'open-niche':
        plan.chest(kit, x0 + 0.005, 3.45, x1 - 0.005, 3.88, 0.45, plan.TIMBER, 'matt')
        kit.box((x0 + 0.04, 3.48, 0.45), (x1 - 0.04, 3.86, 0.53), soft.linen('#cfc4b2'), 0.03, 5)
    else:
        decor.basket(kit, (3.3, 3.5, 0), 0.26, 0.5)


def balcony_door(kit, look):
    """From the living area to the terrace; open as far as its kind allows."""
    y0, y1 = 3.901, 6.699
    frame = m.lacquer(look['color'], 'matt')

    def pane(part, a, b, x):
        part.box((x + 0.02, a + 0.05, 0.06), (x + 0.03, b - 0.05, CUT - 0.1), m.frosted('#cfe0e4', 0.25), 0)
        for y in (a, b - 0.05):
            part.box((x - 0.01, y, 0.01), (x + 0.06, y + 0.05, CUT - 0.06), frame, 0.004)
        part.box((x - 0.005, a + 0.05, CUT - 0.12), (x + 0.055, b - 0.05, CUT - 0.061), frame, 0.004)

    if look['shape'] == 'sliding':
        plan.wall(kit, 10.701, y0, 11, 4.1)
        plan.wall(kit, 10.701, 6.5, 11, y1)
        pane(kit, 4.1, 5.35, 10.8)
        pane(kit, 4.6, 5.85, 10.88)
    elif look['shape'] == 'lift-slide':
        pane(kit, y0, 5.35, 10.8)
        pane(kit, 4.2, 5.6, 10.88)
    elif look['shape'] == 'folding':
        for i in range(2):
            pane(kit.placed((11.02 + i * 0.1, y0 + 0.05 + i * 0.03, 0), -78), 0, 0.7, 0)
            pane(kit.placed((11.02 + i * 0.1, y1 - 0.12 - i * 0.03, 0), -102), 0, 0.7, 0)
    else:
        plan.wall(kit, 10.701, y0, 11, 4.4)
        plan.wall(kit, 10.701, 6.2, 11, y1)
        pane(kit, 4.4, 5.3, 10.84)
        pane(kit.placed((10.84, 6.2, 0), 118), 0, 0.9, 0)


def terrace(kit, look):
    x0, y0, x1, y1 = 11.02, 3.15, 13.6, 7.3
    if look['shape'] == 'planks':
        y = y0
        while y < y1 - 0.05:
            kit.box((x0, y, -0.05), (x1, min(y + 0.139, y1), 0.02), m.wood(look['color'], look['finish'], False), 0.004)
            y += 0.145
    else:
        kit.box((x0, y0, -0.08), (x1, y1, 0.012), m.body(look, False), 0)
    edge = m.lacquer('#8a857c', 'matt')
    for a, b, c, d in ((x0, y0 - 0.08, x1 + 0.08, y0), (x0, y1, x1 + 0.08, y1 + 0.08), (x1, y0, x1 + 0.08, y1)):
        kit.box((a, b, -0.08), (c, d, 0.05), edge, 0.004)
    if look['shape'] == 'gravel':
        for i, (x, y, r) in enumerate(((11.75, 4.2, 0.45), (12.7, 5.6, 0.55), (11.9, 6.5, 0.42), (12.9, 3.95, 0.42))):
            plan.shrub(kit, (x, y), r, i + 21)
    else:
        plan.dining_table(kit, (12.3, 5.2), '#e6dfd2', 0.45)
        decor.plant(kit, (13.15, 3.65, 0.012), 0.9, 40, '#5f5d59', seed=3)


SLOTS = {'terrace': terrace, 'kitchen-wall': kitchen_wall, 'storage': storage, 'balcony-door': balcony_door}
STAND_INS = {}
MARGINS = {}
