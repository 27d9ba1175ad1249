"""How windows and their parts, switches, and the extras of a bathroom are shown."""
import materials as m
from objects import lamps, openings, tech, wellness, window
from outlines import rounded
from stages.setting import BELOW, FLOOR_TILE, TILE, floor, left_wall, shot, wall, woven

STEEL_HANDLE = {'shape': 'round', 'color': '#a9adb0', 'pattern': 'plain', 'finish': 'satin'}
WHITE_FRAME = {'shape': 'standard', 'color': '#f4f4f2', 'pattern': 'plain', 'finish': 'satin'}
# So small that the bars of its frame are seen as what they are.
WINDOW = (-0.46, 0.46, 0.0, 0.84)


def opening(kit, hole):
    """A wall with a hole, and trees behind."""
    openings.back_wall_with_window(kit.placed((0, 0, -3)), -4, 4, 6, (hole[0], hole[1], hole[2] + 3, hole[3] + 3), m.wall_paint('#d3ccc1'))
    openings.outdoors(kit.placed((0, 0, -1.0)), [(-6, 2.6, -3), (6, 2.6, -3), (6, 2.6, 6), (-6, 2.6, 6)], 0.39)


def window_frame(kit, look, size):
    """A small window with trees behind, so that the bars of its frame and their colour are seen."""
    opening(kit, WINDOW)
    window.frame(kit, look, WINDOW)
    window.handle(kit.placed(window.handle_at(WINDOW)), STEEL_HANDLE)
    return shot((0, 0.1, 0.42), 1.02, turn=24, tilt=-6)


def window_handle(kit, look, size):
    """On a white frame, from the side and from near."""
    opening(kit, WINDOW)
    window.frame(kit, WHITE_FRAME, WINDOW)
    at = window.handle_at(WINDOW)
    window.handle(kit.placed(at), look)
    return shot((at[0], at[1] - 0.02, at[2] - 0.055), 0.3, turn=34, tilt=-8, lens=75)


def insect_screen(kit, look, size):
    """In an opening of its own size, so near that its threads are seen."""
    around = (-0.51, 0.51, -0.1, 0.56)
    middle = (around[0] + around[1]) / 2
    hole = (middle + 0.03, around[1] - 0.06, around[2] + 0.06, around[3] - 0.06)
    opening(kit, hole)
    window.insect_screen(kit, look, around)
    woven(kit, (0.02, 0.021, 0.022), 0.011)
    return shot(((hole[0] + hole[1]) / 2, 0.2, (hole[2] + hole[3]) / 2), 0.6, turn=18, tilt=-4)


def switches(kit, look, size):
    """From the side, so that the edge of the frame is seen; frames of glass have one that is polished."""
    wall(kit)
    # Round frames touch each other here; from so near one would see where they overlap.
    pitch = 0.082 if look['shape'] == 'round' else 0.071
    tech.switches(kit.placed((0, 0, pitch / 2)), look, pitch=pitch)
    if look['shape'] == 'glass':
        kit.plate(rounded(0.0855, 0.1565, 0.004), 0.0045, m.lacquer('#9db8b0', 'gloss'), 0.0008)
    return shot((0, 0, 0), 0.19, turn=34, tilt=-12, lens=80)


# -- Extras of a bathroom ---------------------------------------------------------------------------------------------

HEIGHT = 2.5


def corner(kit, paint='#ece9e3'):
    """Two tiled walls that meet at x = 0, and the ceiling over them."""
    wall(kit, TILE)
    left_wall(kit, 0, TILE)
    kit.box((-1, -5, HEIGHT), (5, 1, HEIGHT + 0.05), m.wall_paint(paint), 0)


def ambient_light(kit, look, size):
    """By night; stars from right below, a line at the foot of a wall from above, light along the ceiling in its corner."""
    if look['shape'] == 'star-sky':
        corner(kit, '#3b4658')
        wellness.ambient_light(kit, look, 0, 2.6, -2.0, 0, HEIGHT, ())
        return shot((0.62, -0.75, HEIGHT), 1.5, turn=14, tilt=40, mood='night', key=BELOW)
    if look['shape'] == 'strip':
        wall(kit, TILE)
        floor(kit, FLOOR_TILE)
        kit.box((-0.75, -0.46, 0.3), (0.75, -0.001, 0.86), m.wood('#c9a173', upright=False), 0.004)
        wellness.ambient_light(kit, look, -2, 2, -2, 0, HEIGHT, ((-0.74, 0.74, -0.02),))
        return shot((0, -0.25, 0.26), 1.45, turn=22, tilt=-14, mood='dusk')
    corner(kit)
    wellness.ambient_light(kit, look, 0, 3, -3, 0, HEIGHT, ())
    return shot((0.42, -0.4, HEIGHT - 0.22), 1.5, turn=38, tilt=14, mood='dusk', key=BELOW)


def ceiling(kit, look, size):
    """Its edge at two walls, from below, with a lamp for what is glossy to mirror."""
    corner(kit, '#8f887d')
    wellness.ceiling(kit, look, 0.001, 4, -4, -0.001, HEIGHT)
    lamps.lamp(kit.placed((0.9, -0.72, HEIGHT - 0.02)), {'shape': 'globe', 'color': '#fbf7ee', 'accent': '#b8924f', 'pattern': 'plain', 'finish': 'gloss'}, drop=0.34)
    return shot((0.62, -0.5, HEIGHT - 0.12), 1.5, turn=32, tilt=16, key=BELOW)


def audio(kit, look, size):
    """On a tiled wall, or a pair of loudspeakers in a ceiling from below."""
    if look['shape'] == 'wall':
        wall(kit, TILE)
        wellness.audio(kit, look, (), (0, 0, 0.15))
        return shot((0, 0, 0.15), 0.23, turn=28, tilt=-10, lens=75)
    kit.box((-4, -4, 0.0005), (4, 4, 0.05), m.wall_paint('#cbc4b9'), 0)
    wellness.audio(kit, look, [(-0.14, 0, 0), (0.2, 0.26, 0)], ())
    return shot((0.02, 0.12, 0), 0.62, turn=16, tilt=44, key=BELOW)
