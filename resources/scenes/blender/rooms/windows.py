"""A window with a seat before it: oak bench, cushions, books, a plant."""
import light
import materials as m
import soft
from objects import blinds, decor, interior, openings, shell, textiles, window

W, H, FRONT = 4.6, 2.65, -3.6
REACH = FRONT - 3
WINDOW = (1.12, 3.48, 0.64, 2.3)
MIDDLE = (WINDOW[0] + WINDOW[1]) / 2
SEAT = (0.5, 4.1, 0.5, 0.42)  # from, to, depth, height

CAMERA = {'at': (2.22, -4.15, 1.36), 'lens': 32.5, 'shift': (0.014, -0.006)}
EXPOSURE = 1.14
PAINT = '#e8e2d8'


def fixed(kit):
    paint = m.wall_paint(PAINT)
    openings.walls(kit, paint, W, REACH, H + 0.02, WINDOW)
    shell.ceiling(kit, -0.3, W, FRONT, 0.2, H, m.wall_paint('#f6f4f0'))
    shell.floor(kit, -0.02, W + 0.02, REACH, 0.02, m.surface({'color': '#c9a173', 'pattern': 'wide-plank', 'finish': 'matt'}))
    behind(kit)
    openings.outdoors(kit, [(-5, 2.6, -3), (9, 2.6, -3), (9, 2.6, 6), (-5, 2.6, 6)], 0.39)
    kit.box((WINDOW[0] - 0.03, -0.05, WINDOW[2] - 0.034), (WINDOW[1] + 0.03, window.FACE + 0.02, WINDOW[2] + 0.0006), m.wood('#c9a173', 'matt', upright=False), 0.004)
    seat(kit)
    furnish(kit)


def behind(kit):
    """The wall behind the viewer, with an opening for low sun on the wall beside the window."""
    paint = m.wall_paint('#c9c1b6')
    for x0, x1, z0, z1 in ((-0.3, 1.7, 0, H), (2.5, W, 0, H), (1.7, 2.5, 0, 1.75), (1.7, 2.5, 2.5, H), (2.07, 2.13, 1.75, 2.5)):
        shell.back_wall(kit, x0, x1, z0, z1, paint, FRONT).visible_camera = False


def seat(kit):
    """A bench with drawers and a long cushion."""
    x0, x1, depth, height = SEAT
    oak, white = m.wood('#c9a173', 'matt', upright=False), m.lacquer('#efece5', 'satin')
    kit.box((x0 - 0.02, -depth, height - 0.035), (x1 + 0.02, -0.001, height), oak, 0.004)
    kit.box((x0, -depth + 0.05, 0.08), (x1, -0.002, height - 0.035), m.lacquer('#6d6860', 'matt'), 0)
    w = (x1 - x0) / 4
    for i in range(4):
        kit.box((x0 + i * w + 0.002, -depth + 0.025, 0.085), (x0 + (i + 1) * w - 0.002, -depth + 0.047, height - 0.04), white, 0.002)
        kit.lathe([(0.0, -0.022), (0.012, -0.02), (0.013, -0.014), (0.006, -0.008), (0.006, 0.0), (0.0, 0.0)], m.metal('#b8924f'), (x0 + (i + 0.5) * w, -depth + 0.025, height - 0.11), axis='y', count=28)
    kit.box((x0 + 0.03, -depth + 0.012, height), (2.9, -0.04, height + 0.085), soft.linen('#cfc6b6'), 0.035, 6)


def furnish(kit):
    top = SEAT[3]
    textiles.pillow(kit, (0.82, -0.2, top + 0.08), (0.48, 0.46, 0.16), -14, soft.linen('#a9694d'), turn=22, seed=1.7)
    textiles.pillow(kit, (1.2, -0.17, top + 0.08), (0.42, 0.4, 0.15), -16, soft.linen('#e3dac9'), turn=8, seed=5.1)
    end = interior.books(kit, (3.2, -0.26, top), ('#5f6e72', '#e3dccf', '#a8745a', '#8d9a80'), 0.26, 0.19)
    interior.bowl(kit, (3.2, -0.26, end), 0.055, 0.035, '#8f7a63')
    interior.vase(kit, (3.74, -0.25, top), 0.25, 0.09, '#b9a48c')
    interior.branches(kit, (3.74, -0.25, top + 0.25), 0.5, 9, seed=12)
    decor.plant(kit, (0.3, -0.95, 0), 1.3, 44, '#b5aa9a', seed=17, lean=0.75)
    decor.picture(kit, (4.02, 0, 1.66), 0.44, 0.6, tone='#8b9a86')
    textiles.rug(kit, (2.3, -1.75, 0), 2.6, 1.6, soft.berber('#d9d0c1', '#8d7f6c'), 0.018)


def lights():
    left, right, sill, head = WINDOW
    light.area('window', (MIDDLE, -0.012, (sill + head) / 2), (0.12, -1, -0.15), (right - left, head - sill), 40, light.DAY)
    light.area('outside', (MIDDLE, 1.0, 2.1), (0, -1, -0.35), (3.0, 1.6), 30, light.DAY)
    light.area('to-window', (MIDDLE, -1.1, 1.9), (0, 1, -0.25), (2.4, 0.7), 12, light.EVEN)
    light.sun((0.55, 1.0, -0.25), 2.6, (1.0, 0.8, 0.56))
    light.area('above', (W / 2, -1.8, H - 0.03), (0, 0, -1), (3.6, 2.4), 15, light.EVEN)
    light.area('viewer', (W / 2, FRONT + 0.1, 1.6), (0, 1, -0.05), (4.0, 1.8), 16, light.EVEN)
    light.area('behind', (W / 2, -2.6, 2.4), (0, -1, -0.45), (3.8, 0.4), 8, light.EVEN)


SLOTS = {
    'blinds': lambda kit, look: blinds.blind(kit.placed((MIDDLE, 0, 0)), look, WINDOW[1] - WINDOW[0], WINDOW[2], WINDOW[3], outside=True),
    'insect-screen': lambda kit, look: window.insect_screen(kit, look, WINDOW),
    'frame': lambda kit, look: window.frame(kit, look, WINDOW),
    'handle': lambda kit, look: window.handle(kit.placed(window.handle_at(WINDOW)), look),
}
STAND_INS = {}
MARGINS = {'frame': 0.01, 'handle': 0.02}
