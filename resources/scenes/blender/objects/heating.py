"""Radiators. The kit's origin is on the floor at the wall."""
import math

import materials as m


def radiator(kit, look, width, height, low=0.1):
    """`low`: where it begins above the floor."""
    body = m.solid(look['color'], look['finish'])
    shape = look['shape']
    if shape == 'towel-rail':
        towel_rail(kit, body, width, height, low)
    elif shape == 'towel-plate':
        towel_plate(kit, body, width, height, low)
    elif shape == 'column':
        columns(kit, body, width, height, low)
    elif shape == 'slim':
        kit.box((-width / 2, -0.075, low), (width / 2, -0.04, low + height), body, 0.008)
        feet(kit, width, low, height, body)
    else:
        panel(kit, body, width, height, low)


def towel_rail(kit, body, width, height, low):
    """Round bars between two posts, in three groups with gaps to hang towels into."""
    x = width / 2 - 0.016
    for px in (-x, x):
        kit.rod((px, -0.055, low), (px, -0.055, low + height), 0.017, body)
        for z in (low + 0.12, low + height - 0.12):
            kit.rod((px, 0, z), (px, -0.055, z), 0.011, body)
    pitch, z = 0.045, low + 0.05
    gaps = (low + height * 0.36, low + height * 0.66)
    while z < low + height - 0.02:
        if not any(abs(z - gap) < 0.055 for gap in gaps):
            kit.tube([(-x, -0.06, z), (0, -0.075, z), (x, -0.06, z)], 0.0105, body)
        z += pitch
    towel(kit, width * 0.62, low + height * 0.66 + 0.075, 0.42)


def towel_plate(kit, body, width, height, low):
    """A flat plate with two slots for towels."""
    depth = 0.062
    bands = [(0.0, 0.34), (0.38, 0.66), (0.70, 1.0)]
    for a, b in bands:
        kit.box((-width / 2, -depth, low + height * a), (width / 2, -depth + 0.016, low + height * b), body, 0.004)
    for px in (-width / 2 + 0.012, width / 2 - 0.012):
        kit.box((px - 0.012, -depth, low), (px + 0.012, -depth + 0.014, low + height), body, 0.003)
    for z in (low + height * 0.15, low + height * 0.85):
        for px in (-width * 0.3, width * 0.3):
            kit.rod((px, 0, z), (px, -depth + 0.01, z), 0.012, body)
    towel(kit, width * 0.66, low + height * 0.66 + 0.008, 0.4, y=-depth - 0.006)


def towel(kit, width, top, drop, y=-0.085, color='#d9cfbf'):
    """A towel laid over a bar."""
    def place(u, v):
        x = -width / 2 + width * u + 0.004 * math.sin(v * 5)
        sag = 0.004 * math.sin(u * 11 + v * 1.5) + 0.003 * math.sin(u * 23)
        return (x, y - 0.006 + sag * (0.2 + v), top - drop * v + 0.002 * math.sin(u * 8))

    kit.cloth(40, 40, place, m.fabric(color), 0.011)


def panel(kit, body, width, height, low):
    """A flat panel radiator with a grille at its top."""
    kit.box((-width / 2, -0.11, low), (width / 2, -0.095, low + height), body, 0.006)
    kit.box((-width / 2, -0.04, low), (width / 2, -0.025, low + height), body, 0.006)
    for px in (-width / 2, width / 2):
        kit.box((px - 0.004, -0.108, low + 0.02), (px + 0.004, -0.03, low + height - 0.01), body, 0.003)
    z = low + height - 0.012
    count = int(width / 0.022)
    for i in range(count):
        x = -width / 2 + 0.015 + i * (width - 0.03) / (count - 1)
        kit.box((x - 0.003, -0.092, z), (x + 0.003, -0.042, z + 0.006), body, 0)
    feet(kit, width, low, height, body)


def columns(kit, body, width, height, low):
    """Tubes in two rows with round heads."""
    pitch = 0.046
    count = max(3, round(width / pitch))
    for i in range(count):
        x = -width / 2 + pitch / 2 + i * (width - pitch) / (count - 1)
        for y in (-0.055, -0.105):
            kit.rod((x, y, low + 0.03), (x, y, low + height - 0.03), 0.0125, body)
        for z in (low + 0.03, low + height - 0.03):
            kit.ball((x, -0.08, z), (0.022, 0.044, 0.026), body, count=16)
    feet(kit, width, low, height, body)


def feet(kit, width, low, height, body):
    """Holders to the wall, pipes to the floor."""
    for x in (-width * 0.35, width * 0.35):
        kit.rod((x, 0, low + height * 0.8), (x, -0.05, low + height * 0.8), 0.01, body)
    for x in (width / 2 - 0.06, width / 2 - 0.11):
        kit.rod((x, -0.065, 0), (x, -0.065, low + 0.01), 0.0075, m.lacquer('#f2f1ee', 'satin'))
