"""Kitchen: sink run at the left under the window, hob run at the back, tall units at the right, a round table before them."""
import light
import materials as m
from objects import appliances, decor, furniture, interior, kitchen, lamps_by_color, openings, shell, worktops

W, H, FRONT = 4.7, 2.6, -4.3
REACH = FRONT - 3
WINDOW = (-2.1, -0.56, 1.02, 2.3)
LEFT_RUN = -2.6  # where the run at the window ends
SINK, HOB = -1.1, 1.99
TALL = (3.42, 4.04, 4.68)
TALL_HEIGHT, WALL_UNITS = 2.25, (1.47, 2.25)
TABLE = (3.78, -2.02)

CAMERA = {'at': (2.3, -4.6, 1.53), 'lens': 24.5, 'shift': (0.0, -0.066)}
EXPOSURE = 1.03


def fixed(kit):
    white = m.wall_paint('#f6f4f0')
    shell.window_left(kit, WINDOW, m.lacquer('#f4f3f0', 'satin'))
    shell.ceiling(kit, -0.3, W, FRONT, 0.2, H, white)
    behind(kit)
    openings.outdoors(kit, [(-2.4, -7, -2.5), (-2.4, 9, -2.5), (-2.4, 9, 6), (-2.4, -7, 6)])
    on_shelves(kit)
    on_worktop(kit)
    at_table(kit)


def behind(kit):
    """The wall behind the viewer, with a tall window that the sun comes through."""
    paint = m.wall_paint('#c9c1b6')
    for x0, x1, z0, z1 in ((-0.3, 1.42, 0, H), (2.62, W, 0, H), (1.42, 2.62, 0, 1.15), (1.42, 2.62, 2.22, H), (1.98, 2.06, 1.15, 2.22)):
        shell.back_wall(kit, x0, x1, z0, z1, paint, FRONT).visible_camera = False


def on_shelves(kit):
    """Two oak boards beside the hood, with crockery."""
    x0, x1 = 2.62, 3.36
    for z in (1.5, 1.86):
        furniture.shelf_board(kit, x0, x1, z, 0.24)
    low, high = 1.528, 1.888
    furniture.plates(kit, (x0 + 0.15, -0.13, low), 6, 0.105, '#ece7df')
    furniture.bowl(kit, (x0 + 0.15, -0.13, low + 0.075), 0.075, '#b9a892')
    furniture.cups(kit, (x0 + 0.34, -0.12, low), 4, 0.098, '#cfc4b4')
    interior.vase(kit, (x0 + 0.13, -0.12, high), 0.21, 0.07, '#8f7f6c')
    furniture.book_row(kit, (x0 + 0.26, -0.04, high), 0.2, seed=12, height=0.21, depth=0.14)
    decor.plant(kit, (x1 - 0.15, -0.12, high), 0.3, 26, '#d8cfc1', seed=7, lean=0.9, pot_size=0.05)


def on_worktop(kit):
    """Boards, bottles, a kettle, fruit, and herbs on the sill."""
    top = kitchen.TOP
    furniture.board(kit, (2.86, -0.085, top), 0.28, 0.4, '#c9a173', 9)
    furniture.board(kit, (3.03, -0.12, top), 0.22, 0.3, '#7d5a3c', 11)
    decor.bottle(kit, (2.58, -0.13, top), 0.27, 0.034, '#56653f')
    decor.bottle(kit, (2.665, -0.11, top), 0.22, 0.03, '#b98a3c')
    furniture.kettle(kit, (3.25, -0.3, top), '#e9e4da')
    furniture.bowl(kit, (0.9, -0.3, top), 0.15, '#cdbfa9', ('#d9a93a', '#e0b446', '#b9c05a'))
    for y, color in ((-0.8, '#c8a58c'), (-0.68, '#e3dccf')):
        decor.plant(kit, (-0.06, y, WINDOW[2] + 0.022), 0.24, 22, color, seed=int(-y * 40), lean=0.8, pot_size=0.045)


def at_table(kit):
    """The round table with its chairs."""
    x, y = TABLE
    furniture.round_table(kit, (x, y, 0), 0.56)
    furniture.chair(kit, (x - 0.72, y + 0.2, 0), 106)
    furniture.chair(kit, (x + 0.12, y + 0.72, 0), -8)
    interior.branches(kit, (x - 0.02, y + 0.05, 0.74 + 0.2), 0.42, 8, seed=9)
    interior.vase(kit, (x - 0.02, y + 0.05, 0.74), 0.2, 0.075, '#b9a48c')


def lights():
    near, far, sill, head = WINDOW
    light.area('window', (-0.1, (near + far) / 2, (sill + head) / 2), (1, 0, -0.1), (far - near, head - sill), 48, light.DAY)
    light.sun((0.16, 1.0, -0.62), 5.0)
    light.area('above', (2.5, -1.9, H - 0.03), (0, 0, -1), (3.4, 2.6), 24, light.EVEN)
    light.area('viewer', (W / 2, FRONT + 0.1, 1.6), (0, 1, -0.05), (4.0, 1.8), 24, light.EVEN)
    light.area('behind', (W / 2, -2.9, 2.35), (0, -1, -0.45), (3.8, 0.4), 12, light.EVEN)
    light.area('under', (0.74, -0.2, WALL_UNITS[0] - 0.012), (0, 0.15, -1), (1.2, 0.03), 3.2, light.WARM)


# -- What can be chosen -----------------------------------------------------------------------------------------------

def floor(kit, look):
    shell.floor(kit, -0.02, W + 0.02, REACH, 0.02, m.surface(look))


def splashback(kit, look):
    """Behind the worktops: on the back wall, and at the left up to the window."""
    material = m.surface(look)
    low, high = kitchen.TOP - 0.012, WALL_UNITS[0]
    kit.box((0.0085, -0.009, low), (TALL[0] - 0.0185, -0.0005, high), material, 0)
    kit.box((0.0005, WINDOW[1] + 0.0005, low), (0.009, -0.0005, high), material, 0)
    kit.box((0.0005, LEFT_RUN, low), (0.009, WINDOW[1], WINDOW[2] - 0.012), material, 0)


def at_left(kit):
    """Origin at the near end of the left run; x goes along it into the picture."""
    return kit.placed((0, LEFT_RUN, 0), 90)


def front(kit, look):
    """All units: both runs, their corner, wall and tall units."""
    kitchen.base_units(at_left(kit), look, ((0.02, 0.46, 'door'), (0.46, 1.06, 'appliance'), (1.06, 1.94, 'sink')), ends=(True, False))
    kitchen.base_units(kit, look, ((0.66, 1.1, 'door'), (1.1, 1.54, 'door'), (1.54, 2.44, 'drawers'), (2.44, 2.92, 'door'), (2.92, 3.4, 'drawers')))
    kitchen.corner(kit, look)
    kitchen.wall_units(kit, look, (0.012, 0.49, 0.97, 1.45), *WALL_UNITS)
    kitchen.tall_units(kit, look, *TALL, TALL_HEIGHT)


def worktop(kit, look):
    """Two slabs that meet in the corner."""
    worktops.worktop(at_left(kit), look, -0.012, -LEFT_RUN - 0.0095, hole=SINK - LEFT_RUN)
    worktops.worktop(kit, look, kitchen.EDGE + 0.0006, TALL[0] - 0.019)


def at_sink(kit):
    """Origin on the floor at the left wall, in the middle of the sink."""
    return kit.placed((0, SINK, 0), 90)


def lamp(kit, look):
    if look['shape'] == 'spots':
        # To both sides of a hood in the ceiling.
        lamps_by_color.lamp(kit.placed((2.72, -1.1, H)), look, spread=(1.5, 0.32))
    elif look['shape'] in ('disc', 'track'):
        lamps_by_color.lamp(kit.placed((2.3, -1.1, H)), look, spread=(1.15, 0.32), width=1.5)
    else:
        lamps_by_color.lamp(kit.placed((TABLE[0] - 0.16, TABLE[1], H)), look, drop=0.72, width=1.0)


SLOTS = {
    'floor': floor,
    'wall-colour': lambda kit, look: interior.painted_walls(kit, look, W, REACH, H + 0.02, WINDOW),
    'splashback': splashback,
    'front': front,
    'oven': lambda kit, look: appliances.oven(kit.placed(((TALL[0] + TALL[1]) / 2, -kitchen.FACE, 0)), look),
    'worktop': worktop,
    'hob': lambda kit, look: appliances.hob(kit.placed((HOB, -0.335, kitchen.TOP)), look),
    'sink': lambda kit, look: worktops.sink(at_sink(kit), look),
    'tap': lambda kit, look: worktops.tap(at_sink(kit), look),
    'hood': lambda kit, look: appliances.hood(kit.placed((HOB, 0, 0)), look, H),
    'lamp': lamp,
}
# Fronts, worktops and sinks take each other's place exactly, so that neutral ones stand in the base picture.
STAND_INS = {
    'floor': {'shape': 'surface', 'color': '#b9ae9f', 'pattern': 'tile-60', 'finish': 'matt'},
    'wall-colour': {'shape': 'surface', 'color': '#e6e1d8', 'pattern': 'plain', 'finish': 'matt'},
    'splashback': {'shape': 'surface', 'color': '#dcd8d0', 'pattern': 'plain', 'finish': 'matt'},
    'front': {'shape': 'flat', 'color': '#c4beb4', 'pattern': 'plain', 'finish': 'satin'},
    'worktop': {'shape': 'thick', 'color': '#b5b0a8', 'pattern': 'plain', 'finish': 'matt'},
    'sink': {'shape': 'single', 'color': '#a9adb0', 'pattern': 'plain', 'finish': 'satin'},
}
MARGINS = {'oven': 0.02, 'hood': 0.1}
