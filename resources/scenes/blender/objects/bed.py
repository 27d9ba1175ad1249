"""Beds and what lies on them. The head is at the wall y = 0, centred on x = 0."""
import math

from mathutils import Vector, noise

import materials as m
import soft
from objects import textiles

TOP = 0.56  # of the mattress


def bed(kit, width=1.8, length=2.08, cover='#e9e3d8', base='#b3a692', throw='#a8745a', cushions=('#8d9a86', '#c8b79d')):
    """An upholstered double bed, made: duvet, pillows, cushions, a knitted throw over its foot."""
    headboard(kit, width + 0.2, 1.08, base)
    cloth = m.fabric(base)
    kit.box((-width / 2 - 0.04, -length - 0.04, 0.1), (width / 2 + 0.04, -0.1, 0.36), cloth, 0.03, 5)
    kit.box((-width / 2, -length, 0.365), (width / 2, -0.1, TOP - 0.005), soft.linen('#f1ede5'), 0.05, 6)
    for x in (-width / 2 + 0.12, width / 2 - 0.12):
        for y in (-length + 0.1, -0.3):
            kit.rod((x, y, 0), (x, y, 0.11), 0.022, m.wood('#6b4a33', 'matt'))
    kit.box((-width / 2 + 0.001, -0.75, TOP - 0.02), (width / 2 - 0.001, -0.105, TOP + 0.006), soft.linen('#f3f0ea'), 0.012)
    drape = Drape(width / 2 + 0.01, length + 0.005)
    drape.sheet(kit, 0.62, 0.34, 0.05, soft.linen(cover), 0.012)
    drape.fold(kit, 0.6, 0.3, soft.linen('#f6f3ee'))
    drape.band(kit, 1.5, 1.93, 0.42, soft.knit(throw))
    pillows(kit, width, cushions)


def headboard(kit, width, height, color):
    """Upright padded channels."""
    cloth = m.fabric(color)
    count = round(width / 0.2)
    w = width / count
    kit.box((-width / 2, -0.03, 0.1), (width / 2, -0.004, height - 0.015), cloth, 0.004)
    for i in range(count):
        x = -width / 2 + i * w
        kit.box((x + 0.001, -0.1, 0.1), (x + w - 0.001, -0.02, height), cloth, 0.035, 6)


def pillows(kit, width, cushions):
    """Two pillows a person, and two cushions of the given colours before them."""
    white = soft.linen('#f4f1eb')
    second = soft.linen('#e2d9cb')
    for side in (-1, 1):
        x = side * width * 0.255
        textiles.pillow(kit, (x, -0.17, TOP), (0.78, 0.5, 0.2), 16, second, seed=3.1 + side)
        textiles.pillow(kit, (x + side * 0.02, -0.36, TOP), (0.74, 0.44, 0.2), 27, white, turn=side * 2, seed=7.3 + side)
    textiles.pillow(kit, (-0.2, -0.55, TOP + 0.02), (0.48, 0.44, 0.17), 33, m.fabric(cushions[0]), turn=-4, seed=1.7)
    textiles.pillow(kit, (0.2, -0.62, TOP + 0.02), (0.54, 0.32, 0.15), 36, soft.linen(cushions[1]), turn=5, seed=5.2)


class Drape:
    """Cloth over a mattress: flat on top, bent over its edges, falling in folds. Metres; `half` its half width, `end` its foot."""

    def __init__(self, half, end, bend=0.07):
        self.half, self.end, self.bend = half, end, bend

    def over(self, beyond):
        """How far out and down a point lies that is `beyond` metres past the edge along the cloth."""
        if beyond <= 0:
            return 0.0, 0.0
        r = self.bend
        if beyond < r * math.pi / 2:
            return r * math.sin(beyond / r), r * (1 - math.cos(beyond / r))
        return r, r + beyond - r * math.pi / 2

    def point(self, a, b, lift):
        """A point of the cloth: `a` across from the middle, `b` from the head, both along the cloth; `lift` its distance from what is below."""
        half, end = self.half - self.bend, self.end - self.bend
        side, out = math.copysign(1, a), abs(a) - half
        ox, dx = self.over(out)
        oy, dy = self.over(b - end)
        drop = max(dx, dy) + 0.12 * min(dx, dy)
        x, y = side * (min(abs(a), half) + ox), -(min(b, end) + oy)
        flat = max(0.0, 1 - drop / 0.12)
        wave = self.wrinkle(a, b)
        high = (lift + wave) * (1 if flat > 0 else 0.35)
        # Folds of what hangs: waves along the edge that grow towards the hem.
        hang = min(1.0, drop / 0.3)
        along = b if dx >= dy else a
        fold = hang * 0.034 * (math.sin(along * 13 + 2.4 * noise.noise(Vector((along * 2.1, side, 3)))) + 0.5 * noise.noise(Vector((along * 5, side * 2, 8))))
        if dx >= dy and drop > 0:
            x += side * (fold + lift * hang + 0.03 * hang)
            y += 0.3 * fold if dy > 0 else 0
        if dy >= dx and drop > 0:
            y -= fold + lift * hang + 0.03 * hang
        return (x, y, TOP + high * (1 if drop <= 0 else max(0.0, 1 - drop / 0.2)) - drop)

    def wrinkle(self, a, b):
        """Puffs and creases of a duvet that was smoothed by hand."""
        puff = 0.02 * noise.noise(Vector((a * 2.0 + 4, b * 2.3, 1.0)))
        warp = 0.3 * noise.noise(Vector((a * 1.5, b * 1.5, 7.0)))
        crease = 1 - abs(noise.noise(Vector(((a * 0.9 + b * 0.5) * 3.1 + warp, (b * 0.9 - a * 0.5) * 1.2, 4.0)))) * 2.2
        small = 1 - abs(noise.noise(Vector(((a * 0.6 - b * 0.9) * 6.0 + warp, (a + b) * 2.0, 11.0)))) * 2.4
        return puff + 0.014 * max(0.0, crease) ** 2 + 0.006 * max(0.0, small) ** 2

    def sheet(self, kit, start, fall, lift, material, thickness):
        """From `start` metres below the head to `fall` metres over the three edges."""
        reach, length = self.half + fall, self.end + fall

        def place(u, v):
            a, b = (u * 2 - 1) * reach, start + (length - start) * v
            near = min(1.0, (b - start) / 0.07)
            return self.point(a, b, lift * math.sqrt(near))

        kit.cloth(170, 130, place, material, thickness)

    def fold(self, kit, start, width, material):
        """The turned-back end of the duvet: a thick band across the bed."""
        reach = self.half + 0.3

        def place(u, v):
            a = (u * 2 - 1) * reach
            b = start + width * v + 0.02 * noise.noise(Vector((a * 2, 5, 5)))
            roll = math.sqrt(max(0.0, 1 - (2 * v - 1) ** 6))
            return self.point(a, b, 0.052 + 0.026 * roll)

        kit.cloth(170, 26, place, material, 0.01)

    def band(self, kit, start, end, fall, material):
        """A throw across the bed, over both its sides."""
        reach = self.half + fall

        def place(u, v):
            a = (u * 2 - 1) * reach
            slant = 0.1 * (u - 0.5) + 0.02 * noise.noise(Vector((a * 2.5, v, 6)))
            b = start + (end - start) * v + slant
            edge = math.sqrt(max(0.0, 1 - (2 * v - 1) ** 8))
            return self.point(a, min(b, self.end - self.bend), 0.058 + 0.016 * edge + 0.008 * noise.noise(Vector((a * 3, v * 2.5, 2))))

        kit.cloth(170, 30, place, material, 0.008)


def bedside(kit, width=0.46, depth=0.4, height=0.5, timber='#c9a173'):
    """A floating-looking cabinet with one drawer and an open shelf, on slim legs."""
    oak, lying = m.wood(timber, 'matt'), m.wood(timber, 'matt', upright=False)
    low = 0.17
    kit.box((-width / 2, -depth, height - 0.022), (width / 2, -0.005, height), lying, 0.004)
    kit.box((-width / 2 + 0.001, -depth + 0.001, low), (width / 2 - 0.001, -0.006, low + 0.02), lying, 0.003)
    for x in (-width / 2, width / 2 - 0.02):
        kit.box((x, -depth, low), (x + 0.02, -0.005, height - 0.0225), oak, 0.003)
    kit.box((-width / 2 + 0.02, -0.02, low + 0.02), (width / 2 - 0.02, -0.006, height - 0.023), oak, 0)
    kit.box((-width / 2 + 0.022, -depth + 0.003, height - 0.165), (width / 2 - 0.022, -0.03, height - 0.026), lying, 0.003)
    kit.rod((0, -depth - 0.012, height - 0.095), (0, -depth + 0.004, height - 0.095), 0.009, m.metal('#b8924f'))
    for x in (-width / 2 + 0.035, width / 2 - 0.035):
        for y in (-depth + 0.035, -0.04):
            kit.rod((x, y, 0), (x, y, low), 0.011, m.lacquer('#26272a', 'satin'))
