"""What is seen outside."""
import math
import random

import materials as m


def hedge(kit, x0, x1, y0, y1, z0, z1, seed=5, size=0.07):
    """A clipped hedge: leaves in its outer layer around a dark core."""
    chance = random.Random(seed)
    kit.box((x0 + 0.08, y0 + 0.08, z0), (x1 - 0.08, y1 - 0.08, z1 - 0.08), m.lacquer('#22301c', 'matt'), 0)
    front, top = (x1 - x0) * (z1 - z0), (x1 - x0) * (y1 - y0)
    for color in ('#3f6b35', '#55803f', '#36592f', '#6b8f4a'):
        vertices, faces = [], []
        for i in range(round((front + top) / size**2 * 0.9)):
            if chance.random() < front / (front + top):
                at = (chance.uniform(x0, x1), y0 + chance.uniform(0, 0.08), chance.uniform(z0, z1))
            else:
                at = (chance.uniform(x0, x1), chance.uniform(y0, y1), z1 - chance.uniform(0, 0.08))
            turn, lean = chance.uniform(0, 6.28), chance.uniform(-0.9, 0.9)
            u = (math.cos(turn) * size / 2, math.sin(turn) * 0.5 * size / 2, math.sin(lean) * size / 2)
            v = (-math.sin(turn) * size / 3, math.cos(turn) * 0.4 * size / 3, math.cos(lean) * size / 3)
            start = len(vertices)
            for a, b in ((-1, 0), (0, -1), (1, 0), (0, 1)):
                vertices.append(tuple(at[k] + a * u[k] + b * v[k] for k in range(3)))
            faces.append((start, start + 1, start + 2, start + 3))
        kit.mesh(vertices, faces, m.leaf(color))
