"""Walls with openings in them and the windows that stand in the back wall."""
import materials as m
from nodes import Graph
from objects import shell


def back_wall_with_window(kit, x0, x1, z1, opening, material, thickness=0.3):
    """At y = 0; `opening` is (left, right, sill, head). Texture runs over the whole wall; reveals are of the same material."""
    left, right, sill, head = opening
    for a, b, low, high in ((x0, left, 0, z1), (right, x1, 0, z1), (left, right, 0, sill), (left, right, head, z1)):
        kit.box((a, 0, low), (b, thickness, high), material, 0)


def window_back(kit, opening, frame, depth=0.17, sashes=2):
    """Frame, sashes and handles in an opening of the back wall, and the sill inside."""
    left, right, sill, head = opening
    y = depth
    kit.box((left, y - 0.035, sill), (right, y + 0.035, sill + 0.06), frame, 0.004)
    kit.box((left, y - 0.035, head - 0.055), (right, y + 0.035, head), frame, 0.004)
    # Uprights stand back a little: faces in one plane would shade each other.
    kit.box((left, y - 0.034, sill), (left + 0.055, y + 0.034, head), frame, 0.004)
    kit.box((right - 0.055, y - 0.034, sill), (right, y + 0.034, head), frame, 0.004)
    w = (right - left) / sashes
    for i in range(sashes):
        a, b = left + w * i, left + w * (i + 1)
        for low, high in ((sill + 0.05, sill + 0.115), (head - 0.105, head - 0.045)):
            kit.box((a + 0.04, y - 0.05, low), (b - 0.04, y + 0.02, high), frame, 0.005)
        for u in (a + 0.035, b - 0.095):
            kit.box((u, y - 0.049, sill + 0.051), (u + 0.06, y + 0.019, head - 0.046), frame, 0.005)
    steel = m.metal('#a9adb0')
    x, z = left + w + 0.065, (sill + head) / 2
    kit.rod((x, y - 0.05, z), (x, y - 0.095, z), 0.009, steel)
    kit.box((x - 0.01, y - 0.1, z - 0.115), (x + 0.01, y - 0.085, z + 0.012), steel, 0.004)
    kit.box((left + 0.001, -0.035, sill - 0.012), (right - 0.001, y - 0.03, sill + 0.02), m.lacquer('#efece6', 'satin'), 0.005)


def walls(kit, material, width, reach, height, window):
    """Back wall with its window, left and right wall, of one material."""
    back_wall_with_window(kit, -0.3, width + 0.3, height, window, material)
    shell.left_wall(kit, 0, reach, 0, 0, height, material)
    shell.right_wall(kit, width, reach, 0, 0, height, material)


def outdoors(kit, corners, strength=1.0):
    """What is seen through a window: a pale sky over blurred trees. Gives no light itself (the window's area light does).

    Where something half transparent is chosen before it, its sky must not be brighter than white (`strength` below 0.4).
    """
    for thing in [kit.quad(corners, view(strength))]:
        thing.visible_diffuse = False
        thing.visible_shadow = False


def view(strength):
    """Out of focus: foliage below eye height, sky above, no edge between them."""
    def make(name):
        g = Graph(name)
        at = g.place()
        _, _, z = g.split(at)
        crowns = g.noise(at, 0.9, 3, 0.55)
        leaves = g.noise(at, 4.5, 2, 0.5)
        height = g.math('ADD', z, g.math('MULTIPLY', g.math('SUBTRACT', crowns, 0.5), -2.6))
        share = g.range(height, 0.75, 2.05, 0.0, 1.0, smooth=True)
        green = g.mix(g.range(leaves, 0.3, 0.7), (0.3, 0.42, 0.2), (0.74, 0.84, 0.55))
        seen = g.mix(share, green, (1.5, 1.66, 1.84))
        shine = g.node('Emission', {'Color': seen, 'Strength': strength}).outputs[0]
        made = g.surface(shine)
        made.cycles.sample_as_light = False
        return made

    return m.once(('view', strength), make)
