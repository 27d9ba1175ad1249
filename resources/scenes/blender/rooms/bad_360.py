"""The bathroom with its standard fittings, for what belongs to the room itself: ceiling, niche, sound, light."""
import materials as m
from objects import basin, shell, wellness
from rooms import bathroom as bath

W, H, FRONT = bath.W, bath.H, bath.FRONT
CAMERA = {'at': (W / 2 + 0.35, -6.1, 1.3), 'lens': 27.0, 'shift': (0.0, -0.01), 'turn': 4}
EXPOSURE = bath.EXPOSURE
NICHE = (0.3, 1.7, 0.9, 1.5)  # part of the back wall that holds the niche
# Feet of walls that a line of light runs along: back wall and ledge, as far as the shower.
FEET = ((0.02, bath.LEDGE[0] - 0.01, 0), (bath.LEDGE[0], bath.LEDGE[1], -bath.LEDGE[2]))

WHITE = {'shape': 'rimless', 'color': '#f6f5f2', 'pattern': 'plain', 'finish': 'gloss'}
CHROME = {'color': '#c9ced3', 'pattern': 'plain', 'finish': 'gloss'}
TILE = {'shape': 'surface', 'color': '#e6e3dc', 'pattern': 'tile-30x60', 'finish': 'matt'}
FLOOR = {'shape': 'surface', 'color': '#9b9a97', 'pattern': 'tile-60', 'finish': 'matt'}


def fixed(kit):
    bath.shell_of_room(kit)
    shell.behind_viewer(kit, -0.3, W, 0, H + 0.25, m.wall_paint(bath.BEHIND), FRONT)
    bath.mirrored(kit)
    bath.furnish(kit)
    fittings(kit)


def fittings(kit):
    """The bathroom's standard products, and its walls around the niche."""
    bath.floor(kit, FLOOR)
    tile = m.surface(TILE)
    x0, x1, z0, z1 = NICHE
    for a, b, c, d in ((-0.01, x0, 0, H + 0.24), (x1, W, 0, H + 0.24), (x0, x1, 0, z0), (x0, x1, z1, H + 0.24)):
        shell.back_wall(kit, a, b, c, d, tile)
    bath.side_tiles(kit, tile)
    bath.SLOTS['radiator'](kit, {**CHROME, 'shape': 'towel-rail', 'color': '#f5f5f3', 'finish': 'satin'})
    bath.SLOTS['mirror'](kit, {'shape': 'round', 'color': '#dbe1e2', 'accent': basin.LIT, 'pattern': 'plain', 'finish': 'gloss'})
    bath.SLOTS['flush-plate'](kit, {**WHITE, 'shape': 'two-button'})
    bath.SLOTS['shower-set'](kit, {**CHROME, 'shape': 'rain'})
    bath.SLOTS['shower'](kit, {**CHROME, 'shape': 'walk-in', 'color': '#dfe8e8', 'accent': '#c9ced3'})
    bath.SLOTS['vanity'](kit, {**WHITE, 'shape': 'floating', 'accent': '#c9a173', 'finish': 'matt'})
    bath.SLOTS['tap'](kit, {**CHROME, 'shape': 'arc'})
    bath.SLOTS['toilet'](kit, WHITE)
    bath.SLOTS['bathtub'](kit, {**WHITE, 'shape': 'freestanding', 'finish': 'matt'})


def lights():
    bath.lights()


SLOTS = {
    'ceiling': lambda kit, look: wellness.ceiling(kit, look, 0, W, FRONT, -0.155, H),
    'audio': lambda kit, look: wellness.audio(kit, look, [(1.1, -1.3, H - 0.052), (4.3, -1.3, H - 0.052)], (2.36, 0, 1.35)),
    'niche': lambda kit, look: wellness.niche_wall(kit, look, TILE, *NICHE),
    'ambient-light': lambda kit, look: wellness.ambient_light(kit, look, 0.002, W - 0.002, FRONT, -0.155, H, FEET),
}
STAND_INS = {'niche': TILE}
MARGINS = {'ambient-light': 0.16}
