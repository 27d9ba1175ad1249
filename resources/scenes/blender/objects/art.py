"""Framed prints for the wall y = 0: calm shapes on paper, `at` their middle."""
import math

import materials as m
from outlines import circle


def framed(kit, at, width, height, frame):
    """Frame and paper; gives the kit of the paper's face and half its visible size within a margin."""
    part = kit.placed(at)
    wood, paper = m.solid(frame, 'matt'), m.lacquer('#f1ece2', 'matt')
    bar, deep = 0.014, 0.026
    part.box((-width / 2, -deep, height / 2 - bar), (width / 2, 0, height / 2), wood, 0.002)
    part.box((-width / 2, -deep, -height / 2), (width / 2, 0, -height / 2 + bar), wood, 0.002)
    for x in (-width / 2, width / 2 - bar):
        part.box((x, -deep + 0.0005, -height / 2 + bar), (x + bar, 0, height / 2 - bar), wood, 0.002)
    part.box((-width / 2 + bar, -0.012, -height / 2 + bar), (width / 2 - bar, -0.001, height / 2 - bar), paper, 0)
    return part.placed((0, -0.0122, 0)), width * 0.34, height * 0.36


def shape(face, outline, color, layer):
    """A shape of the print: an outline in (x, z) around its middle; those of higher layers lie before others."""
    face.placed((0, -0.0003 * layer, 0)).plate(outline, 0.0002, m.lacquer(color, 'matt'), 0)


def hills(kit, at, width, height, frame='#c9a173', colors=('#d9b48f', '#c98f73', '#8b9a86', '#5f7268')):
    """Ridges one before the other under a pale sun."""
    face, w, h = framed(kit, at, width, height, frame)
    shape(face, [(-w, -h), (w, -h), (w, h), (-w, h)], '#e9dfcd', 0)
    shape(face, circle(w * 0.24, (w * 0.3, h * 0.45), 40), '#e3b98a', 1)
    for i, color in enumerate(colors):
        top = h * (0.22 - 0.3 * i)
        ridge = []
        for k in range(25):
            x = -w + 2 * w * k / 24
            ridge.append((x, top + h * 0.1 * math.sin(x / w * 2.4 + i * 2.1) + h * 0.045 * math.sin(x / w * 5.3 + i)))
        shape(face, [(-w, -h), (w, -h), *reversed(ridge)], color, 2 + i)


def discs(kit, at, width, height, frame='#c9a173', colors=('#c98f73', '#31434a', '#d8b489')):
    """Half discs and a disc in balance."""
    face, w, h = framed(kit, at, width, height, frame)
    r = w * 0.62

    def half(cx, cz, turn):
        return [(cx + r * math.cos(turn + math.pi * i / 32), cz + r * math.sin(turn + math.pi * i / 32)) for i in range(33)]

    shape(face, half(0, 0.02, 0), colors[0], 1)
    shape(face, half(w * 0.22, -0.004, math.pi), colors[1], 1)
    shape(face, circle(r * 0.34, (-w * 0.1, h * 0.74), 40), colors[2], 2)


def leaf_print(kit, at, width, height, frame='#c9a173', color='#7f8f76'):
    """A stem with paired leaves."""
    face, w, h = framed(kit, at, width, height, frame)
    shape(face, [(-0.0025, -h), (0.0025, -h), (0.0015, h * 0.8), (-0.0015, h * 0.8)], color, 1)
    for i in range(6):
        z, long = -h * 0.62 + i * h * 0.27, w * (0.78 - 0.07 * i)
        for side in (-1, 1):
            outline = []
            for k in range(21):
                t = k / 20
                outline.append((t, 0.17 * math.sin(math.pi * t**0.8)))
            outline += [(1 - k / 20, -0.17 * math.sin(math.pi * (1 - k / 20) ** 0.8)) for k in range(1, 20)]
            a = 0.72
            placed = [(side * (x * math.cos(a) - y * math.sin(a)) * long, z + (x * math.sin(a) + y * math.cos(a)) * long) for x, y in outline]
            shape(face, placed if side > 0 else list(reversed(placed)), color, 2)
    top = [(0.1 * w * math.sin(2 * math.pi * k / 24), h * 0.86 + 0.12 * h * -math.cos(2 * math.pi * k / 24)) for k in range(24)]
    shape(face, top, color, 2)


def moon(kit, at, width, height, frame='#e0cfae', colors=('#8fa3ad', '#f0d9a8')):
    """A night sky for a child: moon and stars."""
    face, w, h = framed(kit, at, width, height, frame)
    shape(face, [(-w, -h), (w, -h), (w, h), (-w, h)], colors[0], 0)
    outer = [(w * 0.5 * math.cos(a), w * 0.5 * math.sin(a)) for a in [math.radians(70 + 220 * i / 40) for i in range(41)]]
    end, start = outer[-1], outer[0]
    inner = []
    for i in range(1, 30):
        t = i / 30
        x, z = end[0] + (start[0] - end[0]) * t, end[1] + (start[1] - end[1]) * t
        bulge = w * 0.42 * math.sin(math.pi * t)
        inner.append((x - bulge, z + bulge * 0.05))
    shape(face, outer + inner, colors[1], 1)
    for x, z, r in ((0.55, 0.62, 0.1), (-0.5, -0.68, 0.08), (0.62, -0.45, 0.07), (-0.62, 0.7, 0.06)):
        star = [(x * w + r * w * (1 if k % 2 == 0 else 0.45) * math.sin(math.pi * k / 5), z * h + r * w * (1 if k % 2 == 0 else 0.45) * math.cos(math.pi * k / 5)) for k in range(10)]
        shape(face, list(reversed(star)), colors[1], 1)


def balloon(kit, at, width, height, frame='#e0cfae', colors=('#c99a86', '#efe0c4')):
    """A striped balloon with its basket."""
    face, w, h = framed(kit, at, width, height, frame)
    r = w * 0.66
    cz = h * 0.28

    def edge(s):
        """The outline at a share -1..1 of the balloon's width, top to bottom."""
        out = []
        for k in range(25):
            a = math.pi * k / 24
            wide = math.sin(a) if a < math.pi / 2 else math.sin(a) ** 0.75
            drop = r * math.cos(a) if a < math.pi / 2 else r * 1.3 * math.cos(a)
            out.append((s * max(0.12 * (1 if a > 2.6 else 0), wide) * r, cz + drop))
        return out

    for i in range(5):
        left, right = edge(-1 + 0.4 * i), edge(-0.6 + 0.4 * i)
        shape(face, left + list(reversed(right)), colors[i % 2], 1)
    low = cz - r * 1.3
    for x in (-0.1, 0.1):
        shape(face, [(x * r - 0.001, low - h * 0.14), (x * r + 0.001, low - h * 0.14), (x * r + 0.001, low), (x * r - 0.001, low)], '#8a7a66', 1)
    shape(face, [(-0.14 * r, low - h * 0.28), (0.14 * r, low - h * 0.28), (0.17 * r, low - h * 0.13), (-0.17 * r, low - h * 0.13)], '#b08d5e', 2)
