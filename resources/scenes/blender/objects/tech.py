"""Switches and sockets. The kit's origin is on the wall y = 0, in the middle of the upper insert."""
import materials as m
from outlines import circle, rounded


def switches(kit, look, inserts=('switch', 'socket'), pitch=0.071):
    """Inserts one above another in one frame."""
    plate = m.lacquer(look['color'], look['finish']) if look['color'] not in m.METALS else m.metal(look['color'])
    count = len(inserts)
    middle = -pitch * (count - 1) / 2
    shape = look['shape']
    if shape == 'round':
        for i in range(count):
            kit.placed((0, 0, -pitch * i)).plate(circle(0.041), 0.009, plate, 0.003)
    else:
        radius = 0.003 if shape == 'glass' else 0.006
        kit.placed((0, 0, middle)).plate(rounded(0.081, 0.081 + pitch * (count - 1), radius), 0.0075 if shape == 'glass' else 0.009, plate, 0.001 if shape == 'glass' else 0.0025)
    face = -0.0075 if shape == 'glass' else -0.009
    for i, kind in enumerate(inserts):
        part = kit.placed((0, face, -pitch * i))
        if kind == 'socket':
            socket(part, plate, look)
        elif shape == 'round':
            part.plate(circle(0.03), 0.004, plate, 0.0015)
        else:
            part.plate(rounded(0.055, 0.055, 0.002), 0.0035, plate, 0.001)
            part.box((-0.0002, -0.0038, -0.0275), (0.0002, -0.0034, 0.0275), m.lacquer('#8c8b88', 'matt'), 0)


def socket(kit, plate, look):
    """A shock-proof socket: a dished round with two holes."""
    kit.plate(rounded(0.055, 0.055, 0.003) if look['shape'] != 'round' else circle(0.03), 0.0025, plate, 0.001)
    deep = m.lacquer('#d9d8d4' if look['color'] == '#f5f5f3' else '#1b1b1c' if look['color'] == '#26272a' else '#6b6459', 'satin')
    kit.lathe([(0.0215, -0.0027), (0.0205, -0.0031), (0.0, -0.0028)], deep, axis='y')
    for x in (-0.0095, 0.0095):
        kit.placed((x, -0.0031, 0)).plate(circle(0.0026, count=16), 0.0003, m.lacquer('#0e0e0e', 'matt'), 0)
    for z in (-0.0195, 0.0195):
        kit.box((-0.0022, -0.0045, z - 0.002), (0.0022, -0.0026, z + 0.002), m.metal('#a9adb0'), 0)
