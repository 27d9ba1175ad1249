"""Bathroom: tub at the left by the window, vanity and toilet at a ledge, shower in the right corner."""
import light
import materials as m
from geometry import Kit
from objects import accessories, basin, decor, heating, lamps, sanitary, shell, shower

W, H, FRONT = 5.4, 2.52, -4.3
LEDGE = (2.5, 4.22, 0.18, 1.16)  # from, to, depth, height
VANITY_X, TOILET_X, RADIATOR_X = 3.06, 3.92, 2.14
SHOWER_X, SHOWER_DEPTH = 4.36, 1.15
WINDOW = (-1.72, -0.62, 1.02, 2.24)

CAMERA = {'at': (W / 2 - 0.02, -6.35, 1.42), 'lens': 32.0, 'shift': (0.0, -0.062)}
EXPOSURE = 1.14

PAINT = '#efebe4'
BEHIND = '#c2bab0'
TILE = {'shape': 'surface', 'color': '#e3dfd7', 'pattern': 'tile-30x60', 'finish': 'satin'}


def fixed(kit):
    shell_of_room(kit)
    shell.behind_viewer(kit, -0.3, W, 0, H + 0.25, m.wall_paint(BEHIND), FRONT)
    mirrored(kit)
    furnish(kit)


def mirrored(kit):
    """What hangs on the wall behind the viewer: seen in the mirror only."""
    other = Kit('fixed')
    decor.picture(other.placed((3.3, FRONT, 0), 180), (0, 0, 1.55), 0.7, 0.95, tone='#a8795c')
    for part in other.parts:
        part.visible_camera = False
    kit.parts.extend(other.parts)


def shell_of_room(kit):
    """Walls, ceiling and window, but not the wall behind the viewer."""
    paint, white = m.wall_paint(PAINT), m.wall_paint('#f6f4f0')
    shell.left_wall_with_window(kit, FRONT - 3, 0.2, H + 0.25, WINDOW, paint)
    shell.window_left(kit, WINDOW, m.lacquer('#f4f3f0', 'satin'))
    shell.right_wall(kit, W, FRONT - 3, -2.2, 0, H + 0.25, paint)
    kit.box((0, FRONT - 3, H), (W, -0.15, H + 0.08), white, 0)
    shell.ceiling(kit, -0.3, W, FRONT - 3, 0.2, H + 0.24, white)
    light.sky(kit, [(-1.4, -6, -1.5), (-1.4, 8, -1.5), (-1.4, 8, 5), (-1.4, -6, 5)])


def furnish(kit):
    """What stands in every picture."""
    decor.plant(kit, (0.36, -1.3, 0), 1.25, 44, '#c9bfae', seed=11)
    decor.stool(kit, (2.18, -0.95, 0), 0.45)
    decor.towel_stack(kit, (2.18, -0.95, 0.452))
    decor.bottle(kit, (LEDGE[0] + 0.1, -0.09, LEDGE[3]), 0.17, 0.032, '#8f6f4f', pump=True)
    decor.bottle(kit, (LEDGE[0] + 0.19, -0.085, LEDGE[3]), 0.12, 0.035, '#e5ded2')
    decor.sprig(kit, (4.1, -0.09, LEDGE[3]), 0.26)


def lights(behind=((W / 2, -2.9, 2.35), (0, -1, -0.45))):
    """`behind`: place and direction of the light for the wall behind the viewer, which only mirrors show."""
    near, far, sill, head = WINDOW
    light.area('window', (-0.1, (near + far) / 2, (sill + head) / 2), (1, 0, -0.12), (far - near, head - sill), 30, light.DAY)
    light.sun((1.0, -0.4, -0.74), 6.0)
    light.area('above', (W / 2, -2.0, H - 0.07), (0, 0, -1), (3.8, 2.6), 34, light.EVEN)
    light.area('viewer', (W / 2, FRONT + 0.1, 1.6), (0, 1, -0.05), (4.6, 1.8), 27, light.EVEN)
    light.area('behind', *behind, (4.4, 0.4), 17, light.EVEN)
    light.area('cove', (W / 2, -0.085, H + 0.2), (0, 0.05, -1), (W - 0.1, 0.05), 15, light.WARM)


def floor(kit, look):
    shell.floor(kit, -0.02, W + 0.02, FRONT - 3, 0.02, m.surface(look))


def wall_tiles(kit, look):
    """Back wall, ledge and the tiled part of the right wall."""
    tile = m.surface(look)
    shell.back_wall(kit, -0.01, W, 0, H + 0.24, tile)
    side_tiles(kit, tile)


def side_tiles(kit, tile):
    """The tiled part of the right wall, and the ledge."""
    shell.right_wall(kit, W, -2.2, 0, 0, H + 0.24, tile)
    x0, x1, depth, height = LEDGE
    shell.back_wall(kit, x0, x1, 0, height, tile, -depth)
    shell.floor(kit, x0, x1, -depth, 0, tile, height)
    shell.left_wall(kit, x0, -depth, 0, 0, height, tile)
    shell.right_wall(kit, x1, -depth, 0, 0, height, tile)


def at_ledge(kit, x, z=0.0):
    """Where fittings stand whose back is at the ledge, not at the wall."""
    return kit.placed((x, -LEDGE[2], z))


def lamp(kit, look):
    if look['shape'] == 'mirror-light':
        lamps.lamp(kit.placed((VANITY_X, 0, 2.2)), look, width=0.62)
    else:
        lamps.lamp(kit.placed((W / 2, -1.7, H)), look, spread=(1.5, 0.75), drop=0.4)
    # Pictures of mirrors do not know which lamp hangs there.
    for part in kit.parts:
        part.visible_glossy = False


def small_things(kit, look):
    """Between tub and radiator a towel bar and hooks, paper beside the toilet."""
    accessories.towel_bar(kit.placed((1.4, 0, 1.12)), look)
    for x in (1.66, 1.8):
        accessories.hook(kit.placed((x, 0, 1.6)), look)
    accessories.paper_holder(at_ledge(kit, 4.15, 0.74), look)


SLOTS = {
    'floor': floor,
    'wall-tiles': wall_tiles,
    'radiator': lambda kit, look: heating.radiator(kit.placed((RADIATOR_X, 0, 0)), look, 0.46, 1.35, 0.55),
    'mirror': lambda kit, look: basin.mirror(kit.placed((VANITY_X, 0, 1.68)), look, 1.0),
    'flush-plate': lambda kit, look: sanitary.flush_plate(at_ledge(kit, TOILET_X, 0.98), look),
    'accessories': small_things,
    'shower-bench': lambda kit, look: shower.bench(kit.placed((W, -0.57, 0), -90), look, 1.1, 0.4),
    'shower-area': lambda kit, look: shower.shower_area(kit, look, 1.72, 0.8),
    'shower-set': lambda kit, look: shower.shower_set(kit.placed((4.86, 0, 0)), look, H),
    'shower': lambda kit, look: shower.shower(kit.placed((SHOWER_X, 0, 0)), look, W - SHOWER_X, SHOWER_DEPTH),
    'vanity': lambda kit, look: basin.vanity(at_ledge(kit, VANITY_X), look, 0.82 if look['shape'] == 'single' else 1.08),
    'tap': lambda kit, look: basin.basin_tap(at_ledge(kit, VANITY_X), look),
    'toilet': lambda kit, look: sanitary.toilet(at_ledge(kit, TOILET_X), look),
    'bathtub': lambda kit, look: sanitary.bathtub(kit.placed((0.0, 0, 0)), look, 1.72, 0.78),
    'lamp': lamp,
}
# Surfaces as they are in the base picture and wherever another thing is rendered.
STAND_INS = {
    'floor': {'shape': 'surface', 'color': '#b7afa3', 'pattern': 'tile-60', 'finish': 'matt'},
    'wall-tiles': TILE,
}
# How far a thing's shadow reaches, where that is more than usual (share of the picture's width).
MARGINS = {'vanity': 0.1, 'toilet': 0.05}
