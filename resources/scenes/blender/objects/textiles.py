"""Soft things: curtains, rugs, pillows, throws, stuffed animals."""
import math

from mathutils import Vector, noise

import materials as m
import soft
from outlines import circle


def curtain_left(kit, y0, y1, z0, z1, color, x=0.09, folds=None, sheer=0.0, seed=1.0):
    """Hangs before the left wall from y0 to y1 in waves."""
    waves = folds or max(3, round((y1 - y0) / 0.12))

    def place(u, v):
        y = y0 + (y1 - y0) * u
        low = 1 - v
        wander = noise.noise(Vector((u * 5 + seed, low * 1.3, seed))) * (0.25 + 0.5 * low)
        a = 2 * math.pi * waves * u + wander * 1.4
        deep = 0.036 + 0.012 * noise.noise(Vector((u * 7, seed, 2.0)))
        return (x + deep * math.sin(a) * (0.75 + 0.35 * low), y + 0.012 * math.sin(2 * a) + 0.012 * low * wander, z0 + (z1 - z0) * v)

    kit.cloth(waves * 22, 24, place, soft.curtain(color, sheer), 0.0016)


def curtain_rail(kit, y0, y1, z, color='#26272a', x=0.09):
    """A slim round rod on brackets along the left wall."""
    body = m.solid(color, 'satin')
    kit.rod((x, y0, z), (x, y1, z), 0.011, body)
    for y in (y0, y1):
        kit.ball((x, y, z), (0.02, 0.02, 0.02), body)
    for y in (y0 + 0.12, y1 - 0.12):
        kit.rod((0.002, y, z), (x, y, z), 0.007, body)


def rug(kit, at, width, depth, material, thickness=0.016, seed=1.0):
    """A rectangular rug whose edges are not quite straight, its middle at `at`."""
    x, y, z = at

    def place(u, v):
        edge = min(u * width, (1 - u) * width, v * depth, (1 - v) * depth)
        round_ = min(1.0, edge / 0.02)
        dx = 0.006 * noise.noise(Vector((v * depth * 3, seed, 0)))
        dy = 0.006 * noise.noise(Vector((u * width * 3, seed, 9)))
        lift = thickness * math.sqrt(max(0.0, 1 - (1 - round_) ** 2)) + 0.0015 * noise.noise(Vector((u * width * 9, v * depth * 9, seed)))
        return (x - width / 2 + width * u + dx, y - depth / 2 + depth * v + dy, z + 0.002 + lift)

    kit.cloth(round(width * 60), round(depth * 60), place, material, 0.003)


def round_rug(kit, at, radius, material, thickness=0.018):
    """A round rug, its middle at `at`."""
    x, y, z = at
    kit.placed((x, y, z + 0.002)).plate(circle(radius, count=128), thickness, material, 0.008, plane='xy')


def pillow(kit, at, size, lean, material, turn=0.0, seed=1.0):
    """A cushion of (width, height, thickness) standing on its lower edge at `at`, leaning back by `lean` degrees, turned about z."""
    width, height, thick = size
    n = 40

    def point(u, v, side):
        body = ((1 - u**4) * (1 - v**4)) ** 0.62
        x = width / 2 * u * (1 - 0.075 * (1 - v * v) * u * u)
        z = height / 2 * v * (1 - 0.075 * (1 - u * u) * v * v)
        corner = abs(u * v)
        dent = 0.014 * noise.noise(Vector((u * 2.6 + seed, v * 2.6, side * 3 + seed))) * body
        crease = 0.009 * noise.noise(Vector((u * 9 * corner + seed * 3, v * 9, seed))) * corner * body**0.5
        return (x, side * (thick / 2 * body + dent + crease), z + height / 2 * 0.96)

    vertices, faces = [], []
    for side in (-1, 1):
        start = len(vertices)
        for j in range(n + 1):
            for i in range(n + 1):
                vertices.append(point(i / n * 2 - 1, j / n * 2 - 1, side))
        for j in range(n):
            for i in range(n):
                a = start + j * (n + 1) + i
                ring = (a, a + 1, a + n + 2, a + n + 1)
                faces.append(ring if side < 0 else tuple(reversed(ring)))
    kit.tilted(at, (-lean, 0, turn)).mesh(vertices, faces, material, smooth=True)


def bear(kit, at, size=0.3, color='#b08d68', turn=0.0):
    """A sitting teddy bear that looks towards the viewer."""
    part = kit.placed(at, turn)
    fur, pale, dark = soft.wool(color), soft.wool('#d9c4a5'), m.lacquer('#1d1a18', 'gloss')
    k = size / 0.3
    for x, y, z, rx, ry, rz, look in (
        (0, 0, 0.085, 0.078, 0.07, 0.09, fur), (0, -0.045, 0.085, 0.052, 0.035, 0.06, pale),
        (0, -0.012, 0.215, 0.066, 0.06, 0.06, fur), (0, -0.066, 0.2, 0.03, 0.026, 0.022, pale),
        (-0.05, 0, 0.268, 0.024, 0.014, 0.024, fur), (0.05, 0, 0.268, 0.024, 0.014, 0.024, fur),
        (-0.088, -0.035, 0.115, 0.028, 0.03, 0.06, fur), (0.088, -0.035, 0.115, 0.028, 0.03, 0.06, fur),
        (-0.062, -0.095, 0.034, 0.034, 0.07, 0.034, fur), (0.062, -0.095, 0.034, 0.034, 0.07, 0.034, fur),
        (-0.064, -0.16, 0.042, 0.026, 0.012, 0.03, pale), (0.064, -0.16, 0.042, 0.026, 0.012, 0.03, pale),
        (-0.024, -0.068, 0.232, 0.0065, 0.0065, 0.0065, dark), (0.024, -0.068, 0.232, 0.0065, 0.0065, 0.0065, dark),
        (0, -0.091, 0.207, 0.01, 0.007, 0.007, dark),
    ):
        part.ball((x * k, y * k, z * k), (rx * k, ry * k, rz * k), look, count=32)
