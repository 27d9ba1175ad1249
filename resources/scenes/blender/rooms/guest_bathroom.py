"""Guest bathroom: a ledge along the back wall with basin and toilet, a narrow window at the left."""
import light
import materials as m
from geometry import Kit
from objects import basin, decor, sanitary, shell

W, H, FRONT = 2.9, 2.52, -3.6
LEDGE = (0.17, 1.16)  # depth, height
BASIN_X, TOILET_X = 0.92, 2.12
WINDOW = (-1.55, -0.75, 1.2, 2.2)

CAMERA = {'at': (W / 2 + 0.02, -4.95, 1.34), 'lens': 36.0, 'shift': (0.0, -0.092)}
EXPOSURE = 1.14

PAINT, BEHIND = '#ebe5db', '#bdb5aa'
TILE = {'shape': 'surface', 'color': '#e3dfd7', 'pattern': 'tile-30x60', 'finish': 'satin'}


def fixed(kit):
    paint, white = m.wall_paint(PAINT), m.wall_paint('#f6f4f0')
    shell.left_wall_with_window(kit, FRONT - 3, 0.2, H + 0.25, WINDOW, paint)
    shell.window_left(kit, WINDOW, m.lacquer('#f4f3f0', 'satin'), sashes=1)
    shell.right_wall(kit, W, FRONT - 3, 0, 0, H + 0.25, paint)
    kit.box((0, FRONT - 3, H), (W, -0.15, H + 0.08), white, 0)
    shell.ceiling(kit, -0.3, W, FRONT - 3, 0.2, H + 0.24, white)
    shell.behind_viewer(kit, -0.3, W, 0, H + 0.25, m.wall_paint(BEHIND), FRONT)
    light.sky(kit, [(-1.4, -6, -1.5), (-1.4, 8, -1.5), (-1.4, 8, 5), (-1.4, -6, 5)])
    hidden = Kit('fixed')
    decor.picture(hidden.placed((0.54, FRONT, 0), 180), (0, 0, 1.6), 0.7, 0.95, tone='#7f8c7a')
    for part in hidden.parts:
        part.visible_camera = False
    kit.parts.extend(hidden.parts)
    furnish(kit)


def furnish(kit):
    depth, height = LEDGE
    decor.bottle(kit, (1.44, -0.085, height), 0.17, 0.031, '#8f6f4f', pump=True)
    decor.sprig(kit, (2.62, -0.085, height), 0.28)
    decor.basket(kit, (0.27, -0.46, 0), 0.17, 0.36)
    decor.towel_stack(kit, (0.27, -0.46, 0.33), ('#e4ddd0', '#c3b59f'), 0.25, 0.2)
    wall = kit.placed((W, 0, 0), -90)
    decor.picture(wall, (1.15, 0, 1.55), 0.46, 0.62)
    decor.robe(wall, (0.5, 0, 1.5), 0.62, '#d8cdbb')


def lights():
    near, far, sill, head = WINDOW
    light.area('window', (-0.1, (near + far) / 2, (sill + head) / 2), (1, 0, -0.12), (far - near, head - sill), 23, light.DAY)
    light.sun((1.0, -0.3, -0.82), 5.0)
    light.area('above', (W / 2, -1.7, H - 0.07), (0, 0, -1), (2.0, 2.0), 20, light.EVEN)
    light.area('viewer', (W / 2, FRONT + 0.1, 1.6), (0, 1, -0.05), (2.4, 1.8), 14, light.EVEN)
    light.area('behind', (W / 2, -2.4, 2.35), (0, -1, -0.45), (2.2, 0.4), 7, light.EVEN)
    light.area('cove', (W / 2, -0.085, H + 0.2), (0, 0.05, -1), (W - 0.1, 0.05), 9, light.WARM)


def floor(kit, look):
    shell.floor(kit, -0.02, W + 0.02, FRONT - 3, 0.02, m.surface(look))


def wall_tiles(kit, look):
    """The back wall and the ledge before it."""
    tile = m.surface(look)
    depth, height = LEDGE
    shell.back_wall(kit, 0, W, height, H + 0.24, tile)
    shell.back_wall(kit, 0, W, 0, height, tile, -depth)
    shell.floor(kit, 0, W, -depth, 0, tile, height)


def at_ledge(kit, x, z=0.0):
    """Where fittings stand whose back is at the ledge, not at the wall."""
    return kit.placed((x, -LEDGE[0], z))


SLOTS = {
    'floor': floor,
    'wall-tiles': wall_tiles,
    'mirror': lambda kit, look: basin.mirror(kit.placed((BASIN_X, 0, 1.66)), look, 0.62, 0.74),
    'flush-plate': lambda kit, look: sanitary.flush_plate(at_ledge(kit, TOILET_X, 0.98), look),
    'vanity': lambda kit, look: basin.vanity(at_ledge(kit, BASIN_X), look, 0.5 if look['shape'] == 'corner' else 0.68, 0.4),
    'tap': lambda kit, look: basin.basin_tap(at_ledge(kit, BASIN_X), look),
    'toilet': lambda kit, look: sanitary.toilet(at_ledge(kit, TOILET_X), look),
}
STAND_INS = {
    'floor': {'shape': 'surface', 'color': '#b7afa3', 'pattern': 'tile-60', 'finish': 'matt'},
    'wall-tiles': TILE,
}
MARGINS = {'vanity': 0.12, 'toilet': 0.06}
