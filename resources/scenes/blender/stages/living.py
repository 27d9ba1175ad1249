"""How furnishings of living rooms are shown: fires, television walls, radiators, skirtings, wardrobes, lamps."""
import materials as m
from objects import fires, heating, joinery, lamps, lamps_by_color, media
from stages.setting import BELOW, OAK, floor, shot, wall


def fireplace(kit, look, size):
    """In the evening, so that its fire is seen."""
    wall(kit)
    floor(kit, OAK)
    fires.fireplace(kit, look, 2.7)
    corner = look['shape'] == 'corner'
    return shot((0, -0.3, 0.8), 1.72, turn=-34 if corner else 18, tilt=-7, mood='dim')


def tv_wall(kit, look, size):
    """At a wall, on an oak floor; shelves, which reach farther, from farther away."""
    wall(kit)
    floor(kit, OAK)
    media.tv_wall(kit, look, size[0] if size else 2.4, 2.5)
    return shot((0, -0.1, 1.02), 3.5 if look['shape'] == 'shelf' else 2.6, turn=18, tilt=-5)


def radiator(kit, look, size):
    """On an oak floor; what it states first is its height, and upright ones are seen from farther away."""
    wall(kit)
    floor(kit, OAK)
    height, width = size or (0.6, 1.0)
    heating.radiator(kit, look, width, height, 0.14)
    upright = height > width
    return shot((0, 0, 0.98 if upright else 0.42), 2.1 if upright else 1.3, turn=26, tilt=-6 if upright else -12)


def skirting(kit, look, size):
    """A hand's breadth of wall and floor; all from the same place, so that their heights can be compared."""
    wall(kit, {'shape': 'surface', 'color': '#bdb6aa', 'pattern': 'plain', 'finish': 'matt'})
    floor(kit, {**OAK, 'color': '#8a6a48'})
    joinery.skirting(kit, look, -2, 2)
    return shot((0, 0, 0.06), 0.3, turn=36, tilt=-14, lens=70)


def wardrobe(kit, look, size):
    """From so far that it fills the picture, whatever its size."""
    wall(kit)
    floor(kit, OAK)
    width, height = size or (2.4, 2.5)
    joinery.wardrobe(kit, look, width, height, 0.44 if look['shape'] == 'open' else 0.6)
    return shot((0, -0.3, height * 0.5), max(width, height) * 1.14, turn=20, tilt=-4)


# Half distances of spots, nearer to each other than in a room.
SPOTS = (0.17, 0.09)
# Shape: (metres across, how far below the ceiling the middle is, drop of pendants, width of long lamps)
LAMPS = {
    'disc': (0.66, 0.06, 0.0, 0.0), 'spots': (0.6, 0.0, 0.0, 0.0), 'track': (1.3, 0.1, 0.0, 1.1), 'linear': (1.3, 0.24, 0.42, 1.1),
    'globe': (0.7, 0.3, 0.44, 0.0), 'pendant': (0.74, 0.34, 0.52, 0.0), 'cone': (0.66, 0.3, 0.46, 0.0), 'cloud': (0.8, 0.26, 0.4, 0.0),
}


def lamp(kit, look, size):
    """Under a ceiling that is darker than white lamps and brighter than black ones, in the evening."""
    if look['shape'] == 'mirror-light':
        wall(kit)
        lamps_by_color.lamp(kit, look, width=0.62)
        return shot((0, -0.05, 0), 0.78, turn=32, tilt=14, mood='soft')
    span, low, drop, width = LAMPS[look['shape']]
    wall(kit.placed((0, 1.2, 0)))
    kit.box((-4, -4, 0.0005), (4, 1.2, 0.05), m.wall_paint('#cbc4b9'), 0)
    lamps_by_color.lamp(kit, look, spread=SPOTS, drop=drop, width=width)
    flat = look['shape'] in ('disc', 'spots')
    if flat:
        shades(kit, look)
    return shot((0, 0, -low), span, turn=22, tilt=34 if flat else 9, key=BELOW)


def shades(kit, look):
    """The lit side of discs and spots: their models are shut, because no room shows them from right below."""
    if look['shape'] == 'disc':
        kit.lathe([(0.0, -0.0702), (0.176, -0.0702), (0.174, -0.0715), (0.0, -0.073)], m.glow(lamps.WARM, 1.6), count=72)
        return
    for x in (-1, 0, 1):
        for y in (-1, 1):
            kit.lathe([(0.0, -0.0046), (0.03, -0.0046), (0.03, -0.0052), (0.0, -0.0054)], m.glow(lamps.WARM, 3.0), (x * SPOTS[0], y * SPOTS[1], 0), count=40)
