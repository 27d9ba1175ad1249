"""How fittings of bathrooms are shown. All of a kind are taken alike, so that their sizes can be compared."""
import materials as m
from objects import basin, decor, heating, sanitary, shower
from stages.setting import ABOVE_RIGHT, CHROME, FLOOR_TILE, TILE, floor, left_wall, right_wall, shot, tinted, wall

DARKER = {**TILE, 'color': '#b0a494'}
STANDARD = {'shape': 'single', 'color': '#f6f5f2', 'accent': '#c9a173', 'pattern': 'plain', 'finish': 'satin'}


def vanity(kit, look, size):
    """Before a tiled wall, from so far above that one sees into its bowl; narrow ones from nearer."""
    wall(kit, TILE)
    floor(kit, FLOOR_TILE)
    width, depth = size or (0.8, 0.48)
    basin.vanity(kit, look, width, depth, seen_into=True)
    small = width < 0.75
    return shot((0, -0.25, 0.6), 1.0 if small else 1.62, turn=20, tilt=-16)


def basin_tap(kit, look, size):
    """On the edge of a basin, from the side, so that its spout is seen as long as it is."""
    wall(kit, TILE)
    basin.vanity(kit, STANDARD, 0.62, 0.46, seen_into=True)
    basin.basin_tap(kit, look)
    middle, span = {'arc': (0.12, 0.36), 'tall': (0.16, 0.42), 'wall': (0.15, 0.4)}.get(look['shape'], (0.06, 0.3))
    return shot((0, -0.11, basin.TOP + middle), span, turn=-52, tilt=-14, lens=75)


def mirror(kit, look, size):
    """Over a shelf with bottles, which it shows once more; lit ones in the evening."""
    wall(kit, TILE)
    width, height = size or (0.9, 0.78)
    basin.mirror(kit.placed((0, 0, 1.6)), look, width, height)
    kit.box((-0.9, -0.16, 1.03), (0.9, 0, 1.07), m.wood('#c9a173', upright=False), 0.004)
    decor.bottle(kit, (-0.26, -0.09, 1.07), 0.17, 0.031, '#8f6f4f', pump=True)
    decor.sprig(kit, (0.24, -0.085, 1.07), 0.24)
    return shot((0, 0, 1.58), 1.36, turn=24, tilt=-3, mood='soft' if basin.is_lit(look) else 'day')


def flush_plate(kit, look, size):
    """On a tiled wall, from the side, so that its buttons and its edge are seen."""
    wall(kit, TILE)
    sanitary.flush_plate(kit.placed((0, 0, 0.15)), look)
    return shot((0, 0, 0.15), 0.33, turn=34, tilt=-16, lens=80)


def toilet(kit, look, size):
    """At a tiled wall, from the side and above, so that its form and its lid are seen."""
    wall(kit, TILE)
    floor(kit, FLOOR_TILE)
    sanitary.toilet(kit, look)
    return shot((0, -0.26, 0.3), 0.78, turn=38, tilt=-22)


def bathtub(kit, look, size):
    """From above, so that one sees into it."""
    wall(kit, TILE)
    floor(kit, FLOOR_TILE)
    length, width = size or (1.7, 0.75)
    if look['shape'] != 'freestanding':
        left_wall(kit, -0.9, TILE)
    # The free corner of a corner tub stands farther out than its width says.
    deep = width - 0.16 if look['shape'] == 'corner' else width
    sanitary.bathtub(kit.placed((-0.9, 0, 0)), look, length, deep, seen_into=True)
    middle = (-0.2, -0.64, 0.3) if look['shape'] == 'corner' else (-0.03, -0.42, 0.3)
    return shot(middle, 2.2, turn=14, tilt=-54, key=ABOVE_RIGHT)


def shower_of(kit, look, size):
    """In the corner of two dark walls, so that its panes are seen, with a plain head inside."""
    width, depth = size or (0.9, 0.9)
    wall(kit, DARKER)
    right_wall(kit, width, DARKER)
    floor(kit, FLOOR_TILE)
    shower.shower_set(kit.placed((width / 2, 0, 0)), {**CHROME, 'shape': 'rain'}, 2.5)
    shower.shower(kit, look, width, depth)
    tinted(kit)
    # What has one pane only, at its side, is seen through that.
    turn = -52 if look['shape'] == 'walk-in' else -24
    return shot((width * 0.42, -depth * 0.5, 1.0), 2.4, turn=turn, tilt=-11)


def shower_set(kit, look, size):
    """From the side, up to the head that hangs far before the wall."""
    wall(kit, TILE)
    ceiling = 2.36
    shower.shower_set(kit, look, ceiling)
    if look['shape'] == 'ceiling-rain':
        kit.box((-3, -3, ceiling), (3, 0, ceiling + 0.05), m.wall_paint('#e9e5de'), 0)
    high = look['shape'] in ('rain', 'ceiling-rain')
    return shot((0, -0.16, 1.52 if high else 1.42), 1.86 if high else 1.5, turn=-38, tilt=4 if high else 0)


def towel_radiator(kit, look, size):
    """At a tiled wall, as high above the floor as it hangs; what it states first is its height."""
    wall(kit, TILE)
    floor(kit, FLOOR_TILE)
    height, width = size or (1.35, 0.5)
    heating.radiator(kit, look, width, height, 0.14)
    return shot((0, 0, 0.96), 1.9, turn=24, tilt=-4)
