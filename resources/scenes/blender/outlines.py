"""Outlines and curves in metres: lists of points that a Kit makes things of."""
import math

from mathutils import Vector


def ring(rx, ry, z, at=(0, 0), exponent=2.0, count=64):
    """A superellipse in the plane z: exponent 2 is an ellipse, larger ones tend to a rectangle (from 5 on, one with round corners)."""
    if exponent >= 5:
        return [(at[0] + x, at[1] + y, z) for x, y in slab(rx, ry, min(rx, ry) * min(1.0, 3 / exponent), count)]
    points = []
    for i in range(count):
        a = 2 * math.pi * i / count
        c, s = math.cos(a), math.sin(a)
        x = math.copysign(abs(c) ** (2 / exponent), c) * rx
        y = math.copysign(abs(s) ** (2 / exponent), s) * ry
        points.append((at[0] + x, at[1] + y, z))
    return points


def slab(rx, ry, radius, count):
    """A rectangle with round corners, counter-clockwise from the middle of its right side, evenly many points a part."""
    part = count // 8
    points = []
    for quarter in range(4):
        a = math.pi / 2 * quarter
        along, aside = ((0, 1), (-1, 0), (0, -1), (1, 0))[quarter], ((1, 0), (0, 1), (-1, 0), (0, -1))[quarter]
        reach, half = (rx, ry) if quarter % 2 == 0 else (ry, rx)
        for i in range(part):
            s = (half - radius) * i / part
            points.append((aside[0] * reach + along[0] * s, aside[1] * reach + along[1] * s))
        cx = aside[0] * (reach - radius) + along[0] * (half - radius)
        cy = aside[1] * (reach - radius) + along[1] * (half - radius)
        for i in range(part):
            t = a + math.pi / 2 * i / (part - 1)
            points.append((cx + math.cos(t) * radius, cy + math.sin(t) * radius))
    return points


def half_ring(half_width, depth, z, exponent=2.0, straight=0.35, back=0.0, count=72):
    """A D: straight towards the wall (y = back), round towards the viewer; `straight` is the straight share of the depth."""
    points = []
    side = depth * straight
    for i in range(count):
        t = i / count
        if t < 0.7:
            a = math.pi * (t / 0.7)
            c, s = math.cos(a), math.sin(a)
            x = math.copysign(abs(c) ** (2 / exponent), c) * half_width
            y = back - side - abs(s) ** (2 / exponent) * (depth - side)
        elif t < 0.8:
            x, y = -half_width, back - side * (1 - (t - 0.7) / 0.1)
        elif t < 0.9:
            x, y = -half_width + 2 * half_width * (t - 0.8) / 0.1, back
        else:
            x, y = half_width, back - side * ((t - 0.9) / 0.1)
        points.append((x, y, z))
    return points


def arch(width, low, high, count=32):
    """The outline of a round-headed arch in (x, z)."""
    r = width / 2
    head = [(math.cos(math.pi * i / count) * r, high - r + math.sin(math.pi * i / count) * r) for i in range(count + 1)]
    return [(-r, low), (r, low), *head]


def circle(radius, at=(0, 0), count=64):
    """A circle as (x, y) or (x, z) points, counter-clockwise from its right."""
    return [(at[0] + math.cos(2 * math.pi * i / count) * radius, at[1] + math.sin(2 * math.pi * i / count) * radius) for i in range(count)]


def rounded(width, height, radius, at=(0, 0), count=8):
    """A rectangle with round corners, centred."""
    points = []
    for cx, cy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for i in range(count + 1):
            a = math.radians(start + 90 * i / count)
            points.append((at[0] + cx * (width / 2 - radius) + math.cos(a) * radius, at[1] + cy * (height / 2 - radius) + math.sin(a) * radius))
    return points


def through(points, steps=10):
    """Points along a Catmull-Rom curve through the given ones."""
    p = [Vector(q) for q in points]
    p = [p[0], *p, p[-1]]
    path = []
    for i in range(1, len(p) - 2):
        for k in range(steps):
            t = k / steps
            a, b, c, d = p[i - 1], p[i], p[i + 1], p[i + 2]
            path.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3))
    return [*path, p[-2]]
