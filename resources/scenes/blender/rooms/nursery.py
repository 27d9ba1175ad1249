"""Nursery: cot by the window, a low shelf with toys, a round rug, the door at the right."""
import light
import materials as m
import soft
from objects import art, decor, interior, joinery, lamps_by_color, nursery, shell, tech, textiles

W, H, FRONT = 5.1, 2.56, -4.0
REACH = FRONT - 3
WINDOW = (-2.2, -0.8, 0.72, 2.22)
DOOR = 4.28

CAMERA = {'at': (2.6, -5.6, 1.3), 'lens': 30.0, 'shift': (0.0, -0.036)}
EXPOSURE = 1.06
PAINT = {'shape': 'surface', 'color': '#e6e1d8', 'pattern': 'plain', 'finish': 'matt'}


def fixed(kit):
    white = m.wall_paint('#f6f4f0')
    shell.window_left(kit, WINDOW, m.lacquer('#f4f3f0', 'satin'))
    shell.ceiling(kit, -0.3, W, REACH, 0.2, H, white)
    shell.behind_viewer(kit, -0.3, W, 0, H + 0.25, m.wall_paint('#c9c1b6'), FRONT)
    light.sky(kit, [(-1.6, -7, -2.5), (-1.6, 8, -2.5), (-1.6, 8, 5), (-1.6, -7, 5)])
    interior.skirtings(kit, W, REACH, ((DOOR - 0.437, DOOR + 0.437),))
    furnish(kit)


def furnish(kit):
    """What stands in every picture."""
    textiles.curtain_rail(kit, -2.75, -0.2, 2.36, '#c9a173')
    textiles.curtain_left(kit, -0.78, -0.3, 0.015, 2.35, '#dccdb4', seed=1.3)
    textiles.curtain_left(kit, -2.7, -2.22, 0.015, 2.35, '#dccdb4', seed=4.1)
    nursery.cot(kit.placed((1.22, -0.04, 0)))
    nursery.mobile(kit, (1.22, -0.42, H), 0.72)
    nursery.shelf(kit.placed((2.22, -0.02, 0)))
    nursery.bunting(kit, 2.12, 3.56, 1.98)
    art.moon(kit, (2.64, 0, 1.36), 0.34, 0.44)
    art.balloon(kit, (3.06, 0, 1.36), 0.34, 0.44)
    textiles.round_rug(kit, (2.55, -1.72, 0), 0.98, soft.wool('#ded4c3'))
    textiles.bear(kit, (2.1, -1.55, 0.022), 0.42, '#b3906a', turn=10)
    nursery.blocks(kit, (2.72, -1.75, 0.022), 0.1)
    nursery.pouf(kit, (3.35, -1.25, 0), 0.27, 0.34, '#c99f86')
    decor.basket(kit, (0.3, -0.95, 0), 0.17, 0.32)
    right = kit.placed((W, 0, 0), -90)
    nursery.growth_ruler(right.placed((0.48, 0, 0.45)))
    decor.plant(kit, (4.74, -1.9, 0), 0.95, 30, '#c99a86', seed=8, lean=0.8, pot_size=0.14)


def lights():
    near, far, sill, head = WINDOW
    light.area('window', (-0.1, (near + far) / 2, (sill + head) / 2), (1, 0, -0.1), (far - near, head - sill), 62, light.DAY)
    light.sun((1.0, -0.22, -0.72), 4.6)
    light.area('above', (W / 2, -1.9, H - 0.03), (0, 0, -1), (3.8, 2.6), 25, light.EVEN)
    light.area('viewer', (W / 2, FRONT + 0.1, 1.6), (0, 1, -0.05), (4.4, 1.8), 22, light.EVEN)
    light.area('behind', (W / 2, -2.8, 2.38), (0, -1, -0.45), (4.2, 0.4), 12, light.EVEN)


def floor(kit, look):
    shell.floor(kit, -0.02, W + 0.02, REACH, 0.02, soft.floor_covering(look))


SLOTS = {
    'floor': floor,
    'wall-colour': lambda kit, look: interior.painted_walls(kit, look, W, REACH, H + 0.02, WINDOW),
    'switches': lambda kit, look: tech.switches(kit.placed((DOOR - 0.6, 0, 1.12)), look),
    'door': lambda kit, look: joinery.door(kit.placed((DOOR, 0, 0)), look),
    'door-handle': lambda kit, look: joinery.handle(kit.placed((DOOR + joinery.HANDLE[0], -joinery.DOOR_FACE, joinery.HANDLE[1])), look),
    'lamp': lambda kit, look: lamps_by_color.lamp(kit.placed((2.55, -1.0, H)), look, spread=(1.35, 0.35), drop=0.4, width=1.2),
}
STAND_INS = {
    'floor': {'shape': 'surface', 'color': '#b9a58a', 'pattern': 'wide-plank', 'finish': 'matt'},
    'wall-colour': PAINT,
}
MARGINS = {}
