"""Movable furniture of living rooms and kitchens, and what stands on shelves and tables there."""
import math
import random

import materials as m
import soft
from outlines import rounded
from objects import textiles


def round_table(kit, at, radius=0.55, height=0.74, timber='#c9a173'):
    """A round top on a slender central foot."""
    x, y, z = at
    top = m.wood(timber, 'matt', upright=False)
    kit.lathe([(0.0, height - 0.028), (radius - 0.03, height - 0.028), (radius, height - 0.008), (radius, height - 0.003), (radius - 0.003, height), (0.0, height)], top, at, count=96)
    foot = m.wood(timber, 'matt')
    kit.lathe([(0.0, 0.0), (0.24, 0.0), (0.245, 0.006), (0.24, 0.018), (0.1, 0.05), (0.055, 0.12), (0.045, 0.35), (0.055, 0.6), (0.13, height - 0.03), (0.0, height - 0.03)], foot, at, count=72)


def chair(kit, at, turn, timber='#c9a173', seat='#b9b0a0'):
    """A wooden chair with a bent back and an upholstered seat; it looks along its own -y."""
    part = kit.placed(at, turn)
    wood = m.wood(timber, 'matt')
    for x, y, h, lean in ((-0.2, -0.19, 0.44, -0.015), (0.2, -0.19, 0.44, -0.015), (-0.19, 0.2, 0.7, 0.03), (0.19, 0.2, 0.7, 0.03)):
        side = 0.02 if x > 0 else -0.02
        part.tube([(x + side, y + (0.03 if y > 0 else -0.02), 0), (x, y, 0.42), (x - side * 0.2, y + (lean if y > 0 else 0.0) , h)], 0.0135, wood)
    for y in (-0.19, 0.2):
        part.box((-0.195, y - 0.009, 0.385), (0.195, y + 0.009, 0.425), wood, 0.004)
    part.box((-0.222, -0.222, 0.425), (0.222, 0.215, 0.472), soft.linen(seat), 0.02, 5)

    def back(u, v):
        a = math.radians(-62 + 124 * u)
        return (0.232 * math.sin(a), 0.07 + 0.19 * math.cos(a) + 0.02 * v, 0.635 + 0.125 * v - 0.012 * math.cos(a * 1.4) * (1 - v))

    part.cloth(40, 6, back, wood, 0.016)


def sofa(kit, at, turn, length=2.2, color='#a9a498', legs='#6b4a33'):
    """Low, with deep cushions; its back at its own y = 0, it looks along -y."""
    part = kit.placed(at, turn)
    cloth = soft.linen(color)
    x = length / 2
    part.box((-x, -0.9, 0.12), (x, -0.02, 0.3), cloth, 0.03, 5)
    for side in (-1, 1):
        part.box((side * x - 0.17 * (side > 0), -0.9, 0.14), (side * x + 0.17 * (side < 0), -0.02, 0.58), cloth, 0.05, 6)
    part.box((-x + 0.03, -0.24, 0.2), (x - 0.03, 0.0, 0.72), cloth, 0.06, 6)
    count = 2 if length < 2.3 else 3
    w = (length - 0.36) / count
    for i in range(count):
        a = -x + 0.18 + i * w
        part.box((a + 0.004, -0.92, 0.29), (a + w - 0.004, -0.2, 0.45), cloth, 0.045, 6)
        textiles.pillow(part, (a + w / 2, -0.36, 0.42), (w * 0.98, 0.44, 0.2), -14, cloth, seed=i + 1.5)
    for px in (-x + 0.1, x - 0.1):
        for py in (-0.82, -0.1):
            part.rod((px, py, 0), (px, py, 0.14), 0.016, m.wood(legs, 'matt'))


def armchair(kit, at, turn, color='#b98d6e', timber='#7d5a3c'):
    """A low easy chair: a frame of round wood with a slung seat and back cushion; it looks along its own -y."""
    part = kit.placed(at, turn)
    wood, cloth = m.wood(timber, 'matt'), soft.linen(color)
    for x in (-0.33, 0.33):
        part.tube([(x, -0.34, 0), (x, -0.33, 0.5), (x, -0.3, 0.56), (x, -0.24, 0.575), (x, 0.1, 0.55), (x, 0.3, 0.53)], 0.016, wood)
        part.tube([(x, 0.42, 0), (x, 0.31, 0.4), (x, 0.3, 0.545)], 0.016, wood)
        part.rod((x, -0.33, 0.29), (x, 0.34, 0.22), 0.013, wood)
    for y, z in ((-0.31, 0.29), (0.33, 0.23)):
        part.rod((-0.33, y, z), (0.33, y, z), 0.013, wood)
    seat = part.tilted((0, 0.0, 0.31), (-6, 0, 0))
    seat.box((-0.3, -0.36, 0.0), (0.3, 0.3, 0.13), cloth, 0.05, 6)
    back = part.tilted((0, 0.27, 0.36), (-20, 0, 0))
    back.box((-0.3, -0.1, 0.0), (0.3, 0.03, 0.48), cloth, 0.05, 6)
    for x in (-0.2, 0.0, 0.2):
        back.rod((x, 0.045, -0.08), (x, 0.045, 0.46), 0.01, wood)
    back.rod((-0.31, 0.045, 0.46), (0.31, 0.045, 0.46), 0.014, wood)


def coffee_table(kit, at, radius=0.42, height=0.36, timber='#6b4a33'):
    """A round top on three broad legs."""
    wood = m.wood(timber, 'matt', upright=False)
    x, y, z = at
    kit.lathe([(0.0, height - 0.03), (radius - 0.02, height - 0.03), (radius, height - 0.014), (radius, height - 0.004), (radius - 0.004, height), (0.0, height)], wood, at, count=96)
    for i in range(3):
        a = math.radians(30 + 120 * i)
        px, py = x + radius * 0.66 * math.cos(a), y + radius * 0.66 * math.sin(a)
        kit.lathe([(0.0, 0.0), (0.05, 0.0), (0.053, 0.004), (0.053, height - 0.03), (0.0, height - 0.03)], m.wood(timber, 'matt'), (px, py, z), count=40)


def book_row(kit, at, length, seed=2, height=0.24, depth=0.17):
    """Books standing side by side from `at` to the right, their backs towards -y."""
    chance = random.Random(seed)
    tones = ('#e3dccf', '#7d8a86', '#b98f6b', '#3f4c55', '#cbb9a2', '#95554a', '#ece7de', '#6a7466', '#d3c3a6', '#2f3436')
    x, y, z = at
    end = x + length
    while True:
        w = chance.uniform(0.016, 0.042)
        if x + w > end:
            return
        h, d = height * chance.uniform(0.76, 1.0), depth * chance.uniform(0.85, 1.0)
        kit.box((x, y - d, z), (x + w, y, z + h), m.lacquer(chance.choice(tones), 'matt'), 0.0015)
        x += w + 0.001


def bowl(kit, at, radius=0.14, color='#e4ddd0', fruits=None):
    """A shallow bowl, with fruits of a colour or empty."""
    k = radius
    kit.lathe([(0.0, 0.0), (0.4 * k, 0.0), (0.42 * k, 0.04 * k), (0.8 * k, 0.3 * k), (k, 0.56 * k), (0.97 * k, 0.57 * k), (0.76 * k, 0.34 * k), (0.36 * k, 0.1 * k), (0.0, 0.08 * k)], m.ceramic(color, 'satin'), at, count=64)
    if fruits is None:
        return
    chance = random.Random(6)
    x, y, z = at
    for i in range(7):
        a = i * 2 * math.pi / 6
        r = 0.0 if i == 6 else 0.5 * k
        lift = 0.62 * k if i == 6 else 0.4 * k
        kit.ball((x + r * math.cos(a), y + r * math.sin(a), z + lift), (0.27 * k, 0.23 * k, 0.23 * k), m.lacquer(fruits[i % len(fruits)], 'satin'), turn=(chance.uniform(0, 3), chance.uniform(0, 3), 0))


def plates(kit, at, count=5, radius=0.11, color='#eae6df'):
    """Stacked plates."""
    for i in range(count):
        kit.lathe([(0.0, 0.003), (radius * 0.58, 0.0), (radius * 0.6, 0.003), (radius, 0.016), (radius * 0.985, 0.018), (radius * 0.58, 0.007), (0.0, 0.006)], m.ceramic(color, 'satin'), (at[0], at[1], at[2] + i * 0.0105), count=48)


def cups(kit, at, count=3, pitch=0.09, color='#d9cfbf', radius=0.036, height=0.075):
    """Cups in a row."""
    for i in range(count):
        kit.lathe([(0.0, 0.0), (radius * 0.72, 0.0), (radius * 0.95, height * 0.35), (radius, height), (radius * 0.93, height), (radius * 0.85, height * 0.3), (0.0, height * 0.1)], m.ceramic(color, 'satin'), (at[0] + i * pitch, at[1], at[2]), count=40)


def board(kit, at, width, height, timber='#c9a173', lean=7.0, thick=0.018):
    """A cutting board that leans against the wall behind it; `at` is the middle of its foot."""
    part = kit.tilted(at, (-lean, 0, 0))
    part.plate(rounded(width, height, 0.025, (0, height / 2)), thick, m.wood(timber, 'matt'), 0.004)


def shelf_board(kit, x0, x1, z, depth, timber='#c9a173', thick=0.028):
    """A board on the wall y = 0 from x0 to x1, its underside at z."""
    kit.box((x0, -depth, z), (x1, -0.001, z + thick), m.wood(timber, 'matt', upright=False), 0.003)


def kettle(kit, at, color='#26272a'):
    """A water kettle with a wooden handle."""
    body = m.lacquer(color, 'satin')
    x, y, z = at
    kit.lathe([(0.0, 0.0), (0.075, 0.0), (0.08, 0.01), (0.078, 0.03), (0.055, 0.17), (0.05, 0.178), (0.0, 0.182)], body, at, count=56)
    kit.lathe([(0.0, 0.18), (0.012, 0.182), (0.014, 0.195), (0.0, 0.2)], body, at)
    kit.tube([(x - 0.05, y, z + 0.1), (x - 0.1, y, z + 0.14), (x - 0.125, y, z + 0.19)], 0.009, body)
    kit.tube([(x + 0.048, y, z + 0.165), (x + 0.1, y, z + 0.17), (x + 0.11, y, z + 0.11), (x + 0.075, y, z + 0.045)], 0.009, m.wood('#c9a173', 'matt'))
