"""Living room: sofa at the left, window, television wall and fireplace along the back."""
import light
import materials as m
import soft
from objects import blinds, decor, fires, furniture, heating, interior, joinery, lamps_by_color, media, openings, shell, tech, textiles

W, H, FRONT = 6.8, 2.65, -5.0
REACH = FRONT - 3
WINDOW = (0.5, 2.2, 0.72, 2.32)
TV, SWITCH, FIRE = (3.66, 2.26), 5.0, 5.94
MIDDLE = (WINDOW[0] + WINDOW[1]) / 2

CAMERA = {'at': (3.4, -6.0, 1.38), 'lens': 26.0, 'shift': (0.0, -0.058)}
EXPOSURE = 1.08


def fixed(kit):
    openings.window_back(kit, WINDOW, m.lacquer('#f4f3f0', 'satin'), blinds.FRAME)
    shell.ceiling(kit, -0.3, W, FRONT, 0.2, H, m.wall_paint('#f6f4f0'))
    behind(kit)
    openings.outdoors(kit, [(-5, 2.6, -3), (9, 2.6, -3), (9, 2.6, 6), (-5, 2.6, 6)])
    furnish(kit)


def behind(kit):
    """The wall behind the viewer, with a tall window that the sun comes through."""
    paint = m.wall_paint('#c9c1b6')
    for x0, x1, z0, z1 in ((-0.3, 0.9, 0, H), (2.3, W, 0, H), (0.9, 2.3, 0, 0.9), (0.9, 2.3, 2.2, H), (1.56, 1.64, 0.9, 2.2)):
        shell.back_wall(kit, x0, x1, z0, z1, paint, FRONT).visible_camera = False


def furnish(kit):
    textiles.rug(kit, (2.72, -2.3, 0), 3.1, 2.0, soft.berber('#d9d0c1', '#8d7f6c'), 0.018)
    furniture.sofa(kit, (0.1, -2.5, 0), 90, 2.3, '#a49d90')
    textiles.pillow(kit, (0.5, -1.74, 0.45), (0.44, 0.4, 0.15), -18, soft.linen('#b9765a'), turn=78, seed=2.2)
    textiles.pillow(kit, (0.5, -2.14, 0.45), (0.46, 0.42, 0.15), -18, soft.linen('#d8cdb9'), turn=92, seed=4.7)
    furniture.coffee_table(kit, (2.2, -2.35, 0.02), 0.44, 0.34)
    end = interior.books(kit, (2.06, -2.4, 0.36), ('#5f6e72', '#e3dccf', '#a8745a'), 0.27, 0.2)
    interior.bowl(kit, (2.06, -2.4, end), 0.06, 0.035, '#8f7a63')
    interior.vase(kit, (2.38, -2.22, 0.36), 0.2, 0.08, '#cfc4b2')
    interior.branches(kit, (2.38, -2.22, 0.36 + 0.2), 0.42, 8, seed=6)
    decor.plant(kit, (0.3, -0.42, 0), 1.45, 46, '#b5aa9a', seed=11, lean=0.8)
    decor.picture(kit.placed((0, -2.35, 0), 90), (0.0, 0, 1.62), 0.8, 1.05, tone='#b98d6e')
    furniture.armchair(kit, (4.72, -2.55, 0), 128, '#b09a7f')
    floor_lamp(kit, (0.34, -1.04, 0))


def floor_lamp(kit, at):
    """A slim lamp with a fabric shade behind the sofa."""
    x, y, z = at
    iron = m.lacquer('#26272a', 'satin')
    kit.lathe([(0.0, 0.0), (0.14, 0.0), (0.142, 0.004), (0.14, 0.014), (0.0, 0.016)], iron, at, count=56)
    kit.rod((x, y, z + 0.01), (x, y, z + 1.4), 0.008, iron)
    kit.lathe([(0.2, 1.3), (0.165, 1.56), (0.163, 1.56), (0.198, 1.3)], soft.shade_glow(), at, count=72)
    kit.ball((x, y, z + 1.4), (0.03, 0.03, 0.045), m.glow('#ffdcae', 4.0))


def lights():
    left, right, sill, head = WINDOW
    light.area('window', (MIDDLE, -0.012, (sill + head) / 2), (0.1, -1, -0.12), (right - left, head - sill), 62, light.DAY)
    light.area('outside', (MIDDLE, 0.9, 1.9), (0, -1, -0.2), (2.6, 2.0), 26, light.DAY)
    light.sun((0.42, 1.0, -0.62), 5.0)
    light.area('above', (W / 2, -2.4, H - 0.03), (0, 0, -1), (5.0, 3.2), 34, light.EVEN)
    light.area('viewer', (W / 2, FRONT + 0.1, 1.6), (0, 1, -0.05), (5.6, 1.8), 34, light.EVEN)
    light.area('behind', (W / 2, -3.4, 2.4), (0, -1, -0.45), (5.2, 0.4), 18, light.EVEN)
    light.area('lamp-up', (0.34, -1.04, 1.5), (0.1, 0.2, 1), (0.2, 0.2), 5, light.WARM)
    light.area('lamp-down', (0.34, -1.04, 1.34), (0.1, 0.1, -1), (0.24, 0.24), 3, light.WARM)


# -- What can be chosen -----------------------------------------------------------------------------------------------

def floor(kit, look):
    shell.floor(kit, -0.02, W + 0.02, REACH, 0.02, soft.floor_covering(look))


def skirting(kit, look):
    """Boards along all three walls."""
    joinery.skirting(kit, look, 0, W)
    joinery.skirting(kit.placed((0, 0, 0), 90), look, REACH, 0)
    joinery.skirting(kit.placed((W, 0, 0), -90), look, 0, -REACH)


def lamp(kit, look):
    if look['shape'] == 'track':
        lamps_by_color.lamp(kit.placed((3.4, -1.7, H)), look, width=1.8)
    else:
        lamps_by_color.lamp(kit.placed((3.56, -2.3, H)), look, drop=0.62, width=1.3)


SLOTS = {
    'floor': floor,
    'wall-colour': lambda kit, look: openings.walls(kit, soft.wall(look), W, REACH, H + 0.02, WINDOW),
    'skirting': skirting,
    'radiator': lambda kit, look: heating.radiator(kit.placed((MIDDLE, 0, 0)), look, 1.24, 0.46, 0.12),
    'blinds': lambda kit, look: blinds.blind(kit.placed((MIDDLE, 0, 0)), look, WINDOW[1] - WINDOW[0], WINDOW[2], WINDOW[3]),
    'switches': lambda kit, look: tech.switches(kit.placed((SWITCH, 0, 1.15)), look, ('switch', 'switch', 'socket')),
    'tv-wall': lambda kit, look: media.tv_wall(kit.placed((TV[0], 0, 0)), look, TV[1], H),
    'fireplace': lambda kit, look: fires.fireplace(kit.placed((FIRE, 0, 0)), look, H),
    'lamp': lamp,
}
STAND_INS = {
    'floor': {'shape': 'surface', 'color': '#b9a58a', 'pattern': 'wide-plank', 'finish': 'matt'},
    'wall-colour': {'shape': 'surface', 'color': '#e6e1d8', 'pattern': 'plain', 'finish': 'matt'},
}
MARGINS = {'fireplace': 0.22, 'tv-wall': 0.22, 'lamp': 0.12}
