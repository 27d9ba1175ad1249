"""Trees and grass: what stands around a house."""
import math
import random

import materials as m
from nodes import Graph, linear


def quads(kit, chance, count, place, size, material):
    """Leaves: small four-cornered blades, turned at random; `place` gives the middle of each."""
    vertices, faces = [], []
    for _ in range(count):
        x, y, z = place(chance)
        s = size * chance.uniform(0.7, 1.25)
        turn, lean, roll = chance.uniform(0, 6.283), chance.uniform(-0.9, 0.9), chance.uniform(-0.8, 0.8)
        u = (math.cos(turn) * math.cos(lean) * s, math.sin(turn) * math.cos(lean) * s, math.sin(lean) * s)
        v = (-math.sin(turn) * s * 0.55 * math.cos(roll), math.cos(turn) * s * 0.55 * math.cos(roll), math.sin(roll) * s * 0.55)
        n = len(vertices)
        for a, b in ((-1, 0), (-0.1, -1), (1, 0), (-0.1, 1)):
            vertices.append((x + u[0] * a + v[0] * b, y + u[1] * a + v[1] * b, z + u[2] * a + v[2] * b))
        faces.append((n, n + 1, n + 2, n + 3))
    kit.mesh(vertices, faces, material)


def tree(kit, at, height=7.0, crown=2.6, seed=1, leaves=36000, tones=('#4b6e34', '#5f8340', '#6f9148')):
    """A broad-leaved tree: a bent trunk, forking branches, its leaves in clouds around their ends."""
    chance = random.Random(seed)
    x, y, z = at
    bark = m.lacquer('#54463a', 'matt')
    fork = height * 0.38
    kit.tube([(x, y, z - 0.2), (x + 0.05, y, z + fork * 0.5), (x, y + 0.04, z + fork)], 0.13 * height / 7, bark)
    ends = []
    for i in range(21):
        turn = i * 2.399 + chance.uniform(-0.3, 0.3)
        rise = chance.uniform(0.15, 1.0)
        out = crown * (0.95 - 0.55 * rise) * chance.uniform(0.8, 1.1)
        end = (x + out * math.cos(turn), y + out * math.sin(turn), z + fork + (height - fork - 0.7) * rise)
        middle = (x + out * 0.45 * math.cos(turn), y + out * 0.45 * math.sin(turn), z + fork + (height - fork) * rise * 0.45)
        kit.tube([(x, y, z + fork - 0.15), middle, end], 0.035 * height / 7, bark)
        ends.append((end, crown * chance.uniform(0.26, 0.42)))
        ends.append(((middle[0], middle[1], middle[2] + 0.5), crown * chance.uniform(0.2, 0.34)))

    def place(rnd):
        (cx, cy, cz), r = ends[rnd.randrange(len(ends))]
        d = [rnd.gauss(0, 1) for _ in range(3)]
        n = math.sqrt(sum(k * k for k in d)) or 1.0
        far = r * (0.55 + 0.45 * rnd.random() ** 0.4)
        return (cx + d[0] / n * far, cy + d[1] / n * far, cz + d[2] / n * far * 0.72)

    for tone in tones:
        quads(kit, chance, leaves // len(tones), place, 0.085 * height / 7, m.leaf(tone))


def lawn_material():
    """Grass from afar; blades near the viewer are `grass`."""
    def make(name):
        g = Graph(name)
        at = g.place()
        broad, fine = g.noise(at, 0.5, 4, 0.6), g.noise(at, 60, 3, 0.7)
        shade = g.math('MULTIPLY', g.range(broad, 0.3, 0.7, 0.8, 1.15), g.range(fine, 0.2, 0.8, 0.6, 1.3))
        return g.surface(g.principled(g.times(linear('#59683f'), shade), 0.9, normal=g.bump(fine, 0.03, 0.8), specular=0.1))
    return m.once(('lawn',), make)


def grass(kit, x0, x1, y0, y1, per_m2=420, seed=9, keep=lambda x, y: True):
    """Blades on a lawn, for what lies near the viewer."""
    chance = random.Random(seed)
    for tone in ('#566b39', '#657a44', '#4b5f34'):
        vertices, faces = [], []
        for _ in range(int((x1 - x0) * (y1 - y0) * per_m2 / 3)):
            x, y = chance.uniform(x0, x1), chance.uniform(y0, y1)
            # Fewer and fewer, so that nobody sees where they end.
            if chance.random() < ((y - y0) / (y1 - y0)) ** 0.7 or not keep(x, y):
                continue
            h, w, turn = chance.uniform(0.03, 0.075), 0.004, chance.uniform(0, 6.283)
            dx, dy = math.cos(turn), math.sin(turn)
            n = len(vertices)
            vertices += [(x - dx * w, y - dy * w, 0), (x + dx * w, y + dy * w, 0), (x + dy * h * 0.5, y - dx * h * 0.5, h)]
            faces.append((n, n + 1, n + 2))
        kit.mesh(vertices, faces, m.leaf(tone))
