"""Bedroom: bed at the left between two lamps, curtains at the window, door, wardrobe at the right."""
import light
import materials as m
import soft
from geometry import Kit
from objects import art, bed, decor, interior, joinery, lamps_by_color, shell, tech, textiles

W, H, FRONT = 6.3, 2.6, -4.2
REACH = FRONT - 3
WINDOW = (-2.35, -0.75, 0.42, 2.3)
BED, DOOR = 1.98, 3.98
WARDROBE = (4.66, 6.28)

CAMERA = {'at': (3.1, -6.15, 1.42), 'lens': 29.0, 'shift': (0.0, -0.06)}
EXPOSURE = 1.12
PAINT = {'shape': 'surface', 'color': '#e6e1d8', 'pattern': 'plain', 'finish': 'matt'}


def fixed(kit):
    white = m.wall_paint('#f6f4f0')
    shell.window_left(kit, WINDOW, m.lacquer('#f4f3f0', 'satin'))
    shell.ceiling(kit, -0.3, W, REACH, 0.2, H, white)
    shell.behind_viewer(kit, -0.3, W, 0, H + 0.25, m.wall_paint('#c9c1b6'), FRONT)
    light.sky(kit, [(-1.6, -7, -2.5), (-1.6, 8, -2.5), (-1.6, 8, 5), (-1.6, -7, 5)])
    interior.skirtings(kit, W, REACH, ((DOOR - 0.437, DOOR + 0.437),))
    mirrored(kit)
    furnish(kit)


def mirrored(kit):
    """Behind the viewer, for the mirrored wardrobe: a chest with a print above it."""
    other = Kit('fixed')
    wall = other.placed((5.4, FRONT, 0), 180)
    interior.console(wall, 1.3, 0.8, 0.4)
    interior.vase(wall, (-0.35, -0.2, 0.8), 0.3, 0.09)
    decor.picture(wall, (0.1, 0, 1.5), 0.8, 0.95, tone='#a8795c')
    textiles.rug(other, (5.4, -3.62, 0), 1.5, 1.1, soft.wool('#a2937f'))
    for part in other.parts:
        part.visible_camera = False
    kit.parts.extend(other.parts)


def furnish(kit):
    """What stands in every picture."""
    textiles.curtain_rail(kit, -3.1, -0.12, 2.44)
    textiles.curtain_left(kit, -0.72, -0.2, 0.015, 2.43, '#d9cfbf', seed=1.3)
    textiles.curtain_left(kit, -3.0, -2.4, 0.015, 2.43, '#d9cfbf', seed=4.1)
    textiles.curtain_left(kit, -2.38, -0.75, 0.03, 2.43, '#f4f1ea', x=0.05, sheer=0.62, folds=15, seed=7.7)
    textiles.rug(kit, (BED, -1.72, 0), 2.7, 1.75, soft.wool('#d6ccbb'), 0.02)
    bed.bed(kit.placed((BED, 0, 0)))
    for x in (BED - 1.3, BED + 1.3):
        bed.bedside(kit.placed((x, 0, 0)))
        interior.table_lamp(kit, (x + (0.04 if x < BED else -0.04), -0.2, 0.5), 0.44, '#cdbfa9')
    interior.books(kit, (BED - 1.26, -0.26, 0.19), ('#6f7b78', '#d9d2c5', '#95554a'), 0.2, 0.15)
    interior.bowl(kit, (BED + 1.42, -0.3, 0.5), 0.05, 0.035, '#8a7a66')
    interior.books(kit, (BED + 1.3, -0.25, 0.19), ('#d9d2c5', '#7c4a3e'), 0.21, 0.15)
    art.discs(kit, (BED - 0.36, 0, 1.66), 0.56, 0.74)
    art.leaf_print(kit, (BED + 0.36, 0, 1.66), 0.56, 0.74)


def lights():
    near, far, sill, head = WINDOW
    light.area('window', (-0.1, (near + far) / 2, (sill + head) / 2), (1, 0, -0.1), (far - near, head - sill), 170, light.DAY)
    light.sun((1.0, -0.25, -0.78), 4.0)
    light.area('above', (W / 2, -2.0, H - 0.03), (0, 0, -1), (4.6, 2.8), 34, light.EVEN)
    light.area('viewer', (W / 2, FRONT + 0.1, 1.6), (0, 1, -0.05), (5.2, 1.8), 27, light.EVEN)
    light.area('behind', (W / 2, -2.9, 2.4), (0, -1, -0.45), (4.8, 0.4), 15, light.EVEN)
    for x in (BED - 1.26, BED + 1.26):
        light.area('bedside', (x, -0.2, 0.99), (0, 0.45, 1), (0.16, 0.16), 2.2, light.WARM)
        light.area('bedside-down', (x, -0.2, 0.7), (0, 0.1, -1), (0.2, 0.2), 1.2, light.WARM)


def floor(kit, look):
    shell.floor(kit, -0.02, W + 0.02, REACH, 0.02, soft.floor_covering(look))


def wardrobe(kit, look):
    left, right = WARDROBE
    joinery.wardrobe(kit.placed(((left + right) / 2, -0.015, 0)), look, right - left, 2.4, 0.6)


def lamp(kit, look):
    place = kit.placed((3.3, -1.35, H))
    lamps_by_color.lamp(place, look, spread=(1.5, 0.6), drop=0.62, width=1.3)


SLOTS = {
    'floor': floor,
    'wall-colour': lambda kit, look: interior.painted_walls(kit, look, W, REACH, H + 0.02, WINDOW),
    'switches': lambda kit, look: tech.switches(kit.placed((DOOR - 0.6, 0, 1.14)), look),
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
