"""Hallway: tall window at the left, entrance door, a console with a print, inner door, wardrobe at the right."""
import light
import materials as m
import soft
from geometry import Kit
from objects import art, decor, interior, joinery, lamps_by_color, shell, tech, textiles

W, H, FRONT = 5.2, 2.56, -4.0
REACH = FRONT - 3
WINDOW = (-2.1, -0.75, 0.1, 2.3)
ENTRANCE, DOOR, CONSOLE = 1.06, 3.3, 2.3
WARDROBE = (4.0, 5.18)

CAMERA = {'at': (W / 2, -5.55, 1.36), 'lens': 30.0, 'shift': (0.0, -0.036)}
EXPOSURE = 0.98
PAINT = {'shape': 'surface', 'color': '#e6e1d8', 'pattern': 'plain', 'finish': 'matt'}


def fixed(kit):
    white = m.wall_paint('#f6f4f0')
    shell.window_left(kit, WINDOW, m.lacquer('#f4f3f0', 'satin'), sashes=1)
    kit.box((0, REACH, H), (W, -0.13, H + 0.08), white, 0)
    shell.ceiling(kit, -0.3, W, REACH, 0.2, H + 0.22, white)
    shell.behind_viewer(kit, -0.3, W, 0, H + 0.25, m.wall_paint('#c9c1b6'), FRONT)
    light.sky(kit, [(-1.6, -7, -2.5), (-1.6, 8, -2.5), (-1.6, 8, 5), (-1.6, -7, 5)])
    interior.skirtings(kit, W, REACH, ((ENTRANCE - 0.48, ENTRANCE + 0.48), (DOOR - 0.437, DOOR + 0.437)))
    mirrored(kit)
    furnish(kit)


def mirrored(kit):
    """Behind the viewer, for the mirrored wardrobe: a bench, prints, a runner."""
    other = Kit('fixed')
    wall = other.placed((4.3, FRONT, 0), 180)
    interior.bench(wall, 1.2)
    decor.picture(wall, (0.0, 0, 1.5), 0.7, 0.95, tone='#a8795c')
    textiles.rug(other, (4.4, -3.2, 0), 1.3, 1.5, soft.wool('#a2937f'))
    for part in other.parts:
        part.visible_camera = False
    kit.parts.extend(other.parts)


def furnish(kit):
    """What stands in every picture."""
    decor.plant(kit, (0.33, -0.62, 0), 1.3, 40, '#c9bfae', seed=21, lean=0.62)
    table = kit.placed((CONSOLE, 0, 0))
    interior.console(table, 0.78)
    interior.vase(table, (-0.22, -0.13, 0.82), 0.24, 0.07, '#e2d8c8')
    interior.branches(table, (-0.22, -0.13, 1.05), 0.34, 7)
    top = interior.books(table, (0.17, -0.13, 0.82), ('#7c4a3e', '#d9d2c5'))
    interior.bowl(table, (0.17, -0.13, top), 0.062, 0.035, '#8a7a66')
    decor.basket(table, (0.0, -0.13, 0.2), 0.125, 0.2)
    art.hills(kit, (CONSOLE + 0.02, 0, 1.72), 0.52, 0.7)
    textiles.rug(kit, (2.2, -1.75, 0), 2.5, 0.95, soft.berber('#d9d0c0', '#6b5f52', 0.3))


def lights():
    near, far, sill, head = WINDOW
    light.area('window', (-0.1, (near + far) / 2, (sill + head) / 2), (1, 0, -0.1), (far - near, head - sill), 52, light.DAY)
    light.sun((1.0, -0.28, -0.8), 5.0)
    light.area('above', (W / 2, -1.9, H - 0.07), (0, 0, -1), (3.8, 2.6), 24, light.EVEN)
    light.area('viewer', (W / 2, FRONT + 0.1, 1.6), (0, 1, -0.05), (4.4, 1.8), 22, light.EVEN)
    light.area('behind', (W / 2, -2.7, 2.35), (0, -1, -0.45), (4.2, 0.4), 12, light.EVEN)
    light.area('cove', (W / 2, -0.07, H + 0.19), (0, 0.05, -1), (W - 0.1, 0.05), 13, light.WARM)


def floor(kit, look):
    shell.floor(kit, -0.02, W + 0.02, REACH, 0.02, soft.floor_covering(look))


def wardrobe(kit, look):
    left, right = WARDROBE
    height = 2.14 if look['shape'] == 'open' else 2.36
    joinery.wardrobe(kit.placed(((left + right) / 2, -0.015, 0)), look, right - left, height, 0.44)


def lamp(kit, look):
    lamps_by_color.lamp(kit.placed((W / 2, -0.95, H)), look, spread=(1.35, 0.35), drop=0.42, width=1.5)


SLOTS = {
    'floor': floor,
    'wall-colour': lambda kit, look: interior.painted_walls(kit, look, W, REACH, H + 0.24, WINDOW),
    'switches': lambda kit, look: tech.switches(kit.placed((1.76, 0, 1.16)), look, ('switch', 'switch', 'socket')),
    'entrance-door': lambda kit, look: joinery.entrance_door(kit.placed((ENTRANCE, 0, 0)), look),
    'door': lambda kit, look: joinery.door(kit.placed((DOOR, 0, 0)), look),
    'door-handle': lambda kit, look: joinery.handle(kit.placed((DOOR + joinery.HANDLE[0], -joinery.DOOR_FACE, joinery.HANDLE[1])), look),
    'wardrobe': wardrobe,
    'lamp': lamp,
}
STAND_INS = {
    'floor': {'shape': 'surface', 'color': '#b9a58a', 'pattern': 'wide-plank', 'finish': 'matt'},
    'wall-colour': PAINT,
}
MARGINS = {}
