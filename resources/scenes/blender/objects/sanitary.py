"""Bathtubs, toilets and flush plates."""
from math import cos, pi, sin

import materials as m
from outlines import circle, half_ring, ring, rounded


def bathtub(kit, look, length, width, seen_into=False):
    """A tub for the corner of two walls: the kit's origin is the corner (x to the right along the back wall).

    `length` along x, `width` towards the viewer.
    Where built-in tubs are `seen_into` (from above), their waste is where it belongs: in the middle of those for two, at
    the foot of the others.
    """
    shell = m.ceramic(look['color'], look['finish'])
    inside = m.ceramic(look.get('accent') or look['color'], look['finish'])
    shape = look['shape']
    if shape == 'freestanding':
        free_tub(kit, length * 0.96, width * 0.92, (length / 2 + 0.08, -width / 2 - 0.13), shell, inside)
    elif shape == 'back-to-wall':
        back_to_wall_tub(kit, length, width, shell, inside)
    elif shape == 'corner':
        corner_tub(kit, length, width, shell, inside)
    else:
        built_in_tub(kit, length, width, shell, inside, m.ceramic(look['color'], 'satin'), 0.55 if seen_into and shape != 'duo' else 0.0)


def free_tub(kit, length, width, at, shell, inside):
    """An oval with a thin rim, one skin outside and one inside."""
    a, b = length / 2, width / 2
    skin = [(0.80, 0.72, 0.0), (0.815, 0.735, 0.012), (0.86, 0.80, 0.14), (0.92, 0.88, 0.32), (0.985, 0.975, 0.52), (1.0, 1.0, 0.575)]
    rim = [(1.0, 1.0, 0.585), (0.992, 0.985, 0.59), (0.975, 0.955, 0.59), (0.966, 0.94, 0.583)]
    bowl = [(0.955, 0.925, 0.55), (0.92, 0.86, 0.40), (0.86, 0.78, 0.24), (0.78, 0.68, 0.165), (0.62, 0.5, 0.145), (0.3, 0.25, 0.14)]

    def rings(levels):
        return [ring(a * x, b * y, z, at, 2.5, 112) for x, y, z in levels]

    kit.loft(rings(skin + rim), shell, caps=(True, False))
    kit.loft(rings(rim[-1:] + bowl), inside, caps=(False, True))
    waste(kit, (at[0], at[1], 0.141))


def built_in_tub(kit, length, width, shell, inside, apron, foot=0.0):
    """A rectangular basin behind panels on a plinth that stands back, with an overlapping rim.

    `foot`: how much steeper it is at its right end (0 to 1).
    """
    kit.box((0, -width, 0.05), (length, -width + 0.03, 0.535), apron, 0.004)
    kit.box((length - 0.03, -width + 0.031, 0.05), (length, 0, 0.535), apron, 0.004)
    kit.box((0, -width + 0.02, 0), (length - 0.02, -0.001, 0.051), m.lacquer('#8f8d88', 'matt'), 0)
    at = (length / 2, -width / 2)
    a, b = length / 2 + 0.006, width / 2 + 0.006
    out = [ring(a, b, 0.532, at, 60, 160), ring(a, b, 0.556, at, 60, 160), ring(a - 0.004, b - 0.004, 0.56, at, 60, 160)]
    lip = [ring(a - 0.05, b - 0.05, 0.56, at, 14, 160), ring(a - 0.058, b - 0.058, 0.555, at, 10, 160)]
    down = [(0.06, 0.066, 0.54, 9), (0.10, 0.075, 0.40, 7), (0.17, 0.09, 0.22, 6), (0.23, 0.12, 0.145, 5), (0.36, 0.2, 0.13, 4), (0.6, 0.3, 0.127, 3)]
    kit.loft(out + lip, shell, caps=(False, False))
    kit.loft(lip[-1:] + [ring(a - dx, b - dy, z, (at[0] + foot * (dx - 0.06), at[1]), e, 160) for dx, dy, z, e in down], inside, caps=(False, True))
    waste(kit, (at[0] + foot * (a - 0.1), at[1], 0.129))
    overflow(kit, (at[0], -0.075, 0.44))


def corner_tub(kit, length, width, shell, inside):
    """Straight along both walls, its free corner a large round."""
    def outline(inset, z, share):
        x1, y1 = length - inset, width + 0.16 - inset
        r = 0.52 * share
        points = [(inset, -inset), (inset, -y1 + 0.04)]
        points += [(inset + 0.04 * (1 - cos(pi / 2 * t / 6)), -y1 + 0.04 * (1 - sin(pi / 2 * t / 6))) for t in range(1, 7)]
        points += [(x1 - r + sin(pi / 2 * t / 30) * r, -y1 + r - cos(pi / 2 * t / 30) * r) for t in range(31)]
        points += [(x1, -inset)]
        return [(x, y, z) for x, y in points]

    walls = [outline(0.03, 0.0, 1), outline(0.012, 0.1, 1), outline(0.0, 0.54, 1), outline(0.0, 0.556, 1), outline(0.005, 0.562, 1)]
    rim = [outline(0.062, 0.562, 0.92), outline(0.072, 0.556, 0.9)]
    bowl = [outline(0.082, 0.53, 0.9), outline(0.11, 0.36, 0.86), outline(0.17, 0.2, 0.75), outline(0.24, 0.15, 0.6), outline(0.33, 0.14, 0.45)]
    kit.loft(walls + rim, shell, caps=(True, False))
    kit.loft(rim[-1:] + bowl, inside, caps=(False, True))
    waste(kit, (length * 0.5, -width * 0.55, 0.142))


def back_to_wall_tub(kit, length, width, shell, inside):
    """Straight at the wall, round towards the room; stands free at both ends."""
    def outline(inset, z, lean=0.0):
        at = length / 2 + 0.06
        return [(x + at, y - inset * 0.9, z) for x, y, _ in half_ring(length / 2 - inset - lean, width - inset - lean, z, 2.6, 0.3, -0.01, 140)]

    walls = [outline(0.0, 0.0, 0.055), outline(0.0, 0.015, 0.045), outline(0.0, 0.3, 0.012), outline(0.0, 0.57), outline(0.003, 0.58), outline(0.008, 0.583)]
    rim = [outline(0.03, 0.583), outline(0.037, 0.577)]
    bowl = [outline(0.045, 0.545), outline(0.07, 0.36, 0.01), outline(0.11, 0.2, 0.03), outline(0.17, 0.15, 0.06), outline(0.24, 0.14, 0.08)]
    kit.loft(walls + rim, shell, caps=(True, False))
    kit.loft(rim[-1:] + bowl, inside, caps=(False, True))
    waste(kit, (length * 0.5 + 0.06, -width * 0.5, 0.142))


def waste(kit, at):
    """A round waste of 7 cm, at the bottom of a tub."""
    kit.lathe([(0.0, 0.0), (0.034, 0.0), (0.036, 0.004), (0.03, 0.008), (0.0, 0.009)], m.metal('#c9ced3'), at)


def overflow(kit, at):
    """A round cover on the side of a tub, facing the viewer."""
    kit.lathe([(0.0, 0.0), (0.032, 0.0), (0.032, -0.008), (0.028, -0.012), (0.0, -0.012)], m.metal('#c9ced3'), at, axis='y')


def toilet(kit, look):
    """Wall-hung, 0.42 m high."""
    shell = m.ceramic(look['color'], look['finish'])
    seat = m.ceramic(look['color'], 'satin' if look['finish'] == 'gloss' else look['finish'])
    square = look['shape'] == 'square'
    e = 4.2 if square else 2.25
    straight = 0.42 if square else 0.36

    def outline(half, depth, z, shift=0.0):
        return [(x, y + shift, z) for x, y, _ in half_ring(half, depth, z, e, straight, 0.0, 96)]

    if look['shape'] == 'shower-toilet':
        levels = [(0.10, 0.34, 0.14), (0.115, 0.38, 0.142), (0.15, 0.46, 0.2), (0.18, 0.535, 0.29), (0.19, 0.555, 0.37), (0.19, 0.557, 0.385)]
        kit.loft([outline(*level) for level in levels], shell)
        kit.loft([outline(0.19, 0.557, 0.388), outline(0.193, 0.562, 0.393), outline(0.193, 0.562, 0.43), outline(0.19, 0.555, 0.442), outline(0.17, 0.52, 0.447)], seat)
        kit.box((-0.17, -0.12, 0.44), (0.17, -0.008, 0.475), seat, 0.012)
        kit.box((0.1925, -0.30, 0.405), (0.1965, -0.16, 0.425), m.metal('#c9ced3'), 0.002)
        return
    levels = [(0.085, 0.28, 0.13), (0.10, 0.32, 0.132), (0.125, 0.4, 0.17), (0.155, 0.475, 0.25), (0.175, 0.515, 0.34), (0.18, 0.525, 0.392), (0.178, 0.522, 0.4)]
    kit.loft([outline(*level) for level in levels], shell)
    kit.loft([outline(0.18, 0.526, 0.403), outline(0.183, 0.531, 0.406), outline(0.183, 0.531, 0.417), outline(0.18, 0.527, 0.42)], seat)
    kit.loft([outline(0.181, 0.528, 0.4225), outline(0.184, 0.533, 0.426), outline(0.184, 0.533, 0.44), outline(0.178, 0.522, 0.4465), outline(0.15, 0.47, 0.449)], seat)
    for x in (-0.085, 0.085):
        kit.rod((x - 0.02, -0.035, 0.425), (x + 0.02, -0.035, 0.425), 0.011, m.metal('#c9ced3'))


def flush_plate(kit, look):
    """On a wall, centred on the kit's origin, 25 x 16.5 cm."""
    face = m.solid(look['color'], look['finish'])
    shape = look['shape']
    slim = shape == 'slim'
    kit.plate(rounded(0.246, 0.164, 0.006 if slim else 0.012), 0.011, face, 0.0025)
    if shape == 'two-button':
        kit.placed((-0.048, -0.011, 0)).plate(rounded(0.118, 0.12, 0.01), 0.004, face, 0.0018)
        kit.placed((0.066, -0.011, 0)).plate(rounded(0.086, 0.12, 0.01), 0.004, face, 0.0018)
    elif shape == 'round':
        kit.placed((-0.04, -0.011, 0)).plate(circle(0.052), 0.005, face, 0.0018)
        kit.placed((0.06, -0.011, 0)).plate(circle(0.036), 0.005, face, 0.0018)
    elif shape == 'sensor':
        light = m.glow(look.get('accent') or '#9ec7cf', 2.2)
        kit.placed((-0.045, -0.0111, 0)).plate(circle(0.018), 0.001, light, 0)
        kit.placed((0.045, -0.0111, 0)).plate(circle(0.012), 0.001, light, 0)
    else:
        line = m.lacquer('#8c8f90' if look['color'] in ('#f3f4f3', '#b8924f') else '#5d6062')
        kit.box((0.028, -0.0118, -0.082), (0.0298, -0.0112, 0.082), line, 0)
