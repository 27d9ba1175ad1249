"""How pieces are laid. Every pattern gives, for a point of a surface: a random number of the piece (0..1), how deep
the point lies in a joint (0..1), and coordinates along the piece, different for each piece (for its grain).
"""
import math
from collections import namedtuple

Laid = namedtuple('Laid', 'random joint grain')


def rows(g, uv, width, height, joint, offset):
    """Rectangles in rows, each row shifted by `offset` of a width. Metres."""
    x, y, _ = g.split(uv)
    row = g.math('FLOOR', g.math('DIVIDE', y, height))
    if offset == 'random':
        shift = g.math('MULTIPLY', g.random(g.join(row, 7.0, 3.0)), width)
    else:
        shift = g.math('MULTIPLY', g.math('FRACT', g.math('MULTIPLY', row, offset)), width)
    along = g.math('ADD', x, shift)
    column = g.math('FLOOR', g.math('DIVIDE', along, width))
    u = g.math('SUBTRACT', along, g.math('MULTIPLY', column, width))
    v = g.math('SUBTRACT', y, g.math('MULTIPLY', row, height))
    edge = nearest_edge(g, u, v, width, height)
    return laid(g, g.join(column, row, 1.0), u, v, edge, joint)


def herringbone(g, uv, width, count, joint):
    """Staves of `width` by `count` widths, at a right angle to each other."""
    x, y, _ = g.split(g.vector('SCALE', uv, scale=1 / width))
    x, y = g.math('ADD', x, 400.0), g.math('ADD', y, 400.0)
    i, j = g.math('FLOOR', x), g.math('FLOOR', y)
    period = 2.0 * count
    diagonal = g.math('SUBTRACT', i, j)
    k = g.math('WRAP', diagonal, period, 0.0)
    lying = g.math('LESS_THAN', k, count - 0.5)
    fx, fy = g.math('FRACT', x), g.math('FRACT', y)
    u_lying = g.math('ADD', k, fx)
    step = g.math('SUBTRACT', period - 1, k)
    u_standing = g.math('ADD', step, fy)
    u = switch(g, lying, u_lying, u_standing)
    v = switch(g, lying, fy, fx)
    id_x = switch(g, lying, g.math('SUBTRACT', i, k), i)
    id_y = switch(g, lying, j, g.math('SUBTRACT', j, step))
    u, v = g.math('MULTIPLY', u, width), g.math('MULTIPLY', v, width)
    edge = nearest_edge(g, u, v, width * count, width)
    return laid(g, g.join(id_x, id_y, lying), u, v, edge, joint)


def hexagons(g, uv, size, joint):
    """Hexagons, `size` from side to side."""
    p = g.vector('SCALE', uv, scale=1 / size)
    p = g.vector('ADD', p, (200.0, 200.0 * math.sqrt(3), 0.0))
    step, half = (1.0, math.sqrt(3), 1.0), (0.5, math.sqrt(3) / 2, 0.5)

    def grid(q):
        return g.vector('SUBTRACT', g.vector('MODULO', q, step), half)

    a = grid(p)
    b = grid(g.vector('SUBTRACT', p, half))
    ax, ay, _ = g.split(a)
    bx, by, _ = g.split(b)
    first = g.math('LESS_THAN', g.vector('LENGTH', g.join(ax, ay)), g.vector('LENGTH', g.join(bx, by)))
    x, y = switch(g, first, ax, bx), switch(g, first, ay, by)
    px, py, _ = g.split(p)
    id_x = g.math('ROUND', g.math('MULTIPLY', g.math('SUBTRACT', px, x), 2.0))
    id_y = g.math('ROUND', g.math('MULTIPLY', g.math('SUBTRACT', py, y), 2.0 / math.sqrt(3)))
    sx, sy = g.math('ABSOLUTE', x), g.math('ABSOLUTE', y)
    slanted = g.math('ADD', g.math('MULTIPLY', sx, 0.5), g.math('MULTIPLY', sy, math.sqrt(3) / 2))
    edge = g.math('MULTIPLY', g.math('SUBTRACT', 0.5, g.math('MAXIMUM', sx, slanted)), size)
    return laid(g, g.join(id_x, id_y, 5.0), g.math('MULTIPLY', x, size), g.math('MULTIPLY', y, size), edge, joint)


def switch(g, condition, yes, no):
    """One of two numbers: `yes` where the condition is 1, `no` where it is 0."""
    return g.math('ADD', g.math('MULTIPLY', condition, g.math('SUBTRACT', yes, no)), no)


def nearest_edge(g, u, v, width, height):
    """How far (u, v) lies from the nearest edge of its piece, in metres."""
    across = g.math('MINIMUM', u, g.math('SUBTRACT', width, u))
    up = g.math('MINIMUM', v, g.math('SUBTRACT', height, v))
    return g.math('MINIMUM', across, up)


def laid(g, cell, u, v, edge, joint):
    """`joint`: width of a joint; half of it lies in each piece."""
    chance = g.random(cell)
    depth = g.range(edge, joint * 0.35, joint * 0.65, 1.0, 0.0, smooth=True)
    far = g.math('MULTIPLY', chance, 37.0)
    grain = g.join(g.math('ADD', u, far), g.math('ADD', v, g.math('MULTIPLY', chance, 11.0)), far)
    return Laid(chance, depth, grain)
