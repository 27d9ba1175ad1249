"""Smart home: the hall's wall with its devices above a console; through a tall window the carport with its wallbox."""
import light
import materials as m
import soft
from objects import garden, interior, shell, smart, tech

W, H, FRONT = 3.4, 2.3, -3.4
OPENING = (1.98, 3.22, 0.0, 2.12)  # from, to, sill, head
OUTSIDE, END = 1.55, 3.24  # the carport's wall, and where it ends

CAMERA = {'at': (1.62, -3.75, 1.46), 'lens': 40.0, 'shift': (0.0, 0.036)}
EXPOSURE = 1.14


def fixed(kit):
    paint, white = m.wall_paint('#ddd5c8'), m.wall_paint('#f6f4f0')
    a, b, sill, head = OPENING
    thick = 0.3
    for x0, x1, z0, z1 in ((-0.3, a, 0, H + 0.1), (b, W + 0.3, 0, H + 0.1), (a, b, head, H + 0.1)):
        kit.box((x0, 0, z0), (x1, thick, z1), paint, 0)
    shell.left_wall(kit, 0, FRONT - 3, 0, 0, H, paint)
    shell.right_wall(kit, W, FRONT - 3, 0, 0, H, paint)
    kit.box((-0.3, FRONT - 3, H), (W + 0.3, 0.0, H + 0.1), white, 0)
    shell.floor(kit, -0.02, W + 0.02, FRONT - 3, thick, soft.floor_covering({'shape': 'surface', 'color': '#c9a173', 'pattern': 'wide-plank', 'finish': 'matt'}), 0.0)
    shell.behind_viewer(kit, -0.3, W, 0, H, m.wall_paint('#c9c1b6'), FRONT)
    window(kit)
    carport(kit)
    furnish(kit)


def window(kit):
    """A dark frame without panes: what lies behind is seen as it is."""
    a, b, sill, head = OPENING
    dark = m.lacquer('#2c2d2f', 'satin')
    y0, y1 = 0.12, 0.19
    for x0, x1 in ((a, a + 0.05), (b - 0.05, b)):
        kit.box((x0, y0, sill), (x1, y1, head), dark, 0.004)
    kit.box((a + 0.05, y0 + 0.001, head - 0.05), (b - 0.05, y1 - 0.001, head), dark, 0.004)
    kit.box((a + 0.05, y0 + 0.001, sill), (b - 0.05, y1 - 0.001, sill + 0.06), dark, 0.004)


def carport(kit):
    """Wall of upright larch boards, paving, hedges, a slice of sky."""
    larch = m.wood('#a9835a', 'matt')
    dark = m.lacquer('#2a2826', 'matt')
    kit.box((0.5, OUTSIDE + 0.03, -0.2), (END - 0.01, OUTSIDE + 0.06, 2.75), dark, 0)
    x = END - 22 * 0.12
    i = 0
    while x < END - 0.01:
        kit.box((x, OUTSIDE, 0.02), (x + 0.112, OUTSIDE + 0.028, 3.1), m.wood(('#a9835a', '#a07a52', '#b18b62')[(i * 7) % 3], 'matt'), 0.004)
        x += 0.12
        i += 1
    shell.floor(kit, 0.5, 9.0, 0.3, 6.0, m.body({'shape': 'surface', 'color': '#a5a199', 'pattern': 'tile-60', 'finish': 'matt'}), -0.02)
    kit.box((0.5, 0.3, 2.75), (6.0, OUTSIDE, 2.85), larch, 0)
    garden.hedge(kit, 2.6, 8.5, 4.6, 5.4, -0.05, 1.75)
    garden.hedge(kit, 3.55, 4.6, 3.0, 3.5, -0.05, 0.7, seed=9)
    light.sky(kit, [(-2, 6.5, -1.5), (12, 6.5, -1.5), (12, 6.5, 6), (-2, 6.5, 6)], strength=1.5)


def furnish(kit):
    table = kit.placed((0.98, 0, 0))
    interior.console(table, 1.5, 0.86, 0.3)
    interior.table_lamp(table, (-0.55, -0.15, 0.86), 0.44)
    interior.vase(table, (0.52, -0.14, 0.86), 0.2, 0.07, '#e2d8c8')
    interior.branches(table, (0.52, -0.14, 1.05), 0.26, 8, seed=9)
    top = interior.books(table, (0.08, -0.15, 0.86), ('#7c4a3e', '#d9d2c5', '#6f7b78'), 0.26, 0.19)
    interior.bowl(table, (0.08, -0.15, top), 0.065, 0.036, '#8a7a66')


def lights():
    light.area('left', (0.1, -1.7, 1.4), (1, 0.4, -0.1), (1.6, 1.7), 24, light.DAY)
    light.area('above', (W / 2, -1.3, H - 0.03), (0, 0, -1), (2.6, 2.0), 17, light.EVEN)
    light.area('viewer', (W / 2, FRONT + 0.1, 1.6), (0, 1, -0.05), (2.8, 1.6), 15, light.EVEN)
    light.area('lamp-up', (0.43, -0.15, 1.34), (0, 0.4, 1), (0.14, 0.14), 1.5, light.WARM)
    light.area('lamp-down', (0.43, -0.15, 1.06), (0, 0.1, -1), (0.2, 0.2), 0.8, light.WARM)
    light.area('sky', (3.4, 0.75, 2.7), (0, 0.35, -1), (4.6, 0.8), 105, light.DAY)
    light.area('garden', (5.8, 1.2, 1.6), (-1, 0.2, -0.1), (1.6, 2.4), 110, light.EVEN)


def motion_sensor(kit, look):
    at = (1.3, -0.35, H) if look['shape'] == 'ceiling' else (1.58, 0, 2.0)
    smart.motion_sensor(kit.placed(at), look)


SLOTS = {
    'motion-sensor': motion_sensor,
    'doorbell': lambda kit, look: smart.doorbell(kit.placed((0.42 + 0.3, 0, 1.56)), look),
    'central-unit': lambda kit, look: smart.central_unit(kit.placed((1.12, 0, 1.56)), look),
    'thermostat': lambda kit, look: smart.thermostat(kit.placed((1.46, 0, 1.59)), look),
    'switches': lambda kit, look: tech.switches(kit.placed((1.7, 0, 1.59)), look, ('switch', 'switch', 'socket')),
    'wallbox': lambda kit, look: smart.wallbox(kit.placed((2.56, OUTSIDE, 1.4)), look),
}
STAND_INS = {}
MARGINS = {'thermostat': 0.02, 'switches': 0.02}
