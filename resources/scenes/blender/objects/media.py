"""Television walls: they hang on the wall y = 0, centred on x = 0."""
import materials as m
from objects import furniture, interior

SCREEN = (1.45, 0.83)
AT = 1.3  # height of the screen's middle


def tv_wall(kit, look, width, ceiling):
    """Centred on x = 0, `width` wide; `ceiling`: height of the room, in metres."""
    SHAPES[look['shape']](kit, look, width / 2, ceiling)


def television(kit, y):
    """A dark pane, its back at y (before the wall)."""
    w, h = SCREEN[0] / 2, SCREEN[1] / 2
    kit.box((-w, -y - 0.03, AT - h), (w, -y, AT + h), m.lacquer('#17181a', 'satin'), 0.004)
    kit.box((-w + 0.006, -y - 0.0315, AT - h + 0.008), (w - 0.006, -y - 0.029, AT + h - 0.006), m.lacquer('#08090b', 'gloss'), 0.001)


def board(kit, body, x, low=0.26, high=0.6, depth=0.42):
    """A hanging board with three flaps."""
    kit.box((-x + 0.002, -depth + 0.02, low + 0.002), (x - 0.002, -0.001, high - 0.003), m.lacquer('#2a2825', 'matt'), 0)
    kit.box((-x, -depth, high - 0.02), (x, -0.0005, high), body, 0.002)
    kit.box((-x, -depth + 0.0005, low - 0.002), (x, -0.0008, low + 0.016), body, 0.002)
    for side in (-1, 1):
        kit.box((side * x - 0.018 * (side > 0), -depth + 0.001, low), (side * x + 0.018 * (side < 0), -0.001, high - 0.001), body, 0.001)
    w = (2 * x - 0.04) / 3
    for i in range(3):
        a = -x + 0.02 + i * w
        kit.box((a + 0.002, -depth + 0.003, low + 0.02), (a + w - 0.002, -depth + 0.022, high - 0.027), body, 0.0015)


def dressed(kit, x, z):
    """Things on the board, left and right of the screen."""
    end = interior.books(kit, (-x + 0.27, -0.2, z), ('#5f6e72', '#d9d2c5', '#b98f6b'), 0.25, 0.18)
    interior.bowl(kit, (-x + 0.27, -0.2, end), 0.055, 0.035, '#cdbfa9')
    interior.vase(kit, (x - 0.26, -0.2, z), 0.27, 0.085, '#cfc4b2')


def panel(kit, look, x, ceiling):
    """Boards or slats from floor to ceiling behind screen and board."""
    if look['pattern'] == 'fluted':
        kit.box((-x, -0.012, 0.0), (x, -0.001, ceiling - 0.004), m.lacquer('#211f1d', 'matt'), 0)
        slats(kit, m.wood(look['color'], 'matt'), x, ceiling)
        television(kit, 0.052)
        board(kit, m.lacquer(look.get('accent') or '#26272a', 'matt'), x)
    else:
        body = m.body(look)
        w = 2 * x / 4
        kit.box((-x, -0.01, 0.0), (x, -0.001, ceiling - 0.004), m.lacquer('#211f1d', 'matt'), 0)
        for i in range(4):
            kit.box((-x + i * w + 0.002, -0.032, 0.002), (-x + (i + 1) * w - 0.002, -0.008, ceiling - 0.005), body, 0.002)
        television(kit, 0.036)
        board(kit, m.solid(look.get('accent') or '#26272a', 'matt'), x)
    dressed(kit, x, 0.6)


def slats(kit, body, x, ceiling):
    """Upright slats from the floor to the ceiling, from -x to x."""
    pitch, width = 0.048, 0.03
    count = round(2 * x / pitch)
    for i in range(count):
        a = -x + (i + 0.5) * 2 * x / count - width / 2
        kit.box((a, -0.046, 0.002), (a + width, -0.01, ceiling - 0.005), body, 0.003, 2)


def shelf(kit, look, x, ceiling):
    """Open metal shelves at both sides of the screen, filled, over a wooden board."""
    body = m.solid(look['color'], look['finish'])
    inner, top = SCREEN[0] / 2 + 0.08, 2.2
    board(kit, m.wood(look.get('accent') or '#c9a173', 'matt', upright=False), x)
    for side in (-1, 1):
        a, b = (-x, -inner) if side < 0 else (inner, x)
        for px in (a, b - 0.018):
            kit.box((px, -0.3, 0.601), (px + 0.018, -0.004, top), body, 0.002)
        for z in (0.98, 1.38, 1.78, top - 0.018):
            kit.box((a + 0.017, -0.299, z), (b - 0.017, -0.004, z + 0.017), body, 0.0015)
        filled(kit, a + 0.03, b - 0.03, side)
    kit.box((-inner, -0.298, top - 0.0175), (inner, -0.005, top - 0.0005), body, 0.0015)
    television(kit, 0.012)


def filled(kit, a, b, side):
    """Books and vases on the shelves between a and b; `side` (-1, 1) makes both sides different."""
    w = b - a
    furniture.book_row(kit, (a, -0.03, 0.6), w * 0.7, seed=3 + side, height=0.26)
    interior.vase(kit, (a + w * 0.6, -0.16, 0.997), 0.25, 0.08, '#8f7a63' if side < 0 else '#cfc4b2')
    furniture.book_row(kit, (a, -0.03, 0.997), w * 0.3, seed=9 + side, height=0.27)
    furniture.book_row(kit, (a + w * 0.32, -0.03, 1.397), w * 0.66, seed=5 + side, height=0.28)
    interior.books(kit, (a + w * 0.5, -0.15, 1.797), ('#b98f6b', '#e3dccf', '#3f4c55'), 0.2, 0.16)


def lowboard(kit, look, x, ceiling):
    """A hanging board under the screen, and no more."""
    board(kit, m.wood(look['color'], look['finish'], upright=False) if look['pattern'] == 'plank' else m.body(look), x)
    television(kit, 0.014)
    dressed(kit, x, 0.6)


SHAPES = {'panel': panel, 'shelf': shelf, 'lowboard': lowboard}
