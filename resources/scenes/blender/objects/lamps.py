"""Lamps. They hang from a ceiling at the kit's origin (z = 0, downwards), wall lamps stick out of y = 0.

By day a lamp is seen shining but does not change the light of the room.
"""
import math

import materials as m

WARM = '#ffdcae'


def lamp(kit, look, spread=(0.5, 0.5), drop=0.5, width=1.1):
    """`spread`: half distances of groups (spots) in x and y; `drop`: length of pendants; `width`: of long ones."""
    body = m.solid(look['color'], look['finish']) if look['pattern'] == 'plain' else m.wood(look['color'], look['finish'], upright=False)
    SHAPES[look['shape']](kit, look, body, spread, drop, width)


def disc(kit, look, body, spread, drop, width):
    """A flat round ceiling lamp of 40 cm."""
    r = 0.2
    kit.lathe([(0.0, 0.0), (r - 0.02, 0.0), (r - 0.02, -0.012), (r, -0.014), (r, -0.062), (r - 0.008, -0.07), (r - 0.02, -0.07)], body, count=72)
    kit.lathe([(0.0, -0.06), (r - 0.021, -0.06), (r - 0.021, -0.066), (0.0, -0.07)], m.glow(WARM, 2.6), count=72)


def spots(kit, look, body, spread, drop, width):
    """Six recessed spots in two rows."""
    for x in (-1, 0, 1):
        for y in (-1, 1):
            part = kit.placed((x * spread[0], y * spread[1], 0))
            part.lathe([(0.034, -0.004), (0.046, -0.0045), (0.048, 0.0), (0.03, 0.0), (0.03, -0.001)], body, count=48)
            part.lathe([(0.0, -0.0015), (0.033, -0.0015), (0.033, -0.003), (0.0, -0.003)], m.glow(WARM, 7.0), count=32)


def globe(kit, look, body, spread, drop, width):
    """An opal ball on a short stem."""
    r = 0.15
    stem = m.solid(look.get('accent') or '#b8924f', 'satin')
    kit.lathe([(0.0, 0.0), (0.055, 0.0), (0.055, -0.018), (0.0, -0.022)], stem)
    kit.rod((0, 0, -0.01), (0, 0, -drop + r), 0.006, stem)
    kit.lathe([(0.0, 0.0), (0.045, 0.0), (0.045, -0.04), (0.0, -0.045)], stem, (0, 0, -drop + r + 0.025))
    kit.ball((0, 0, -drop), (r, r, r), m.frosted('#fff3de', 0.75), count=48)


def mirror_light(kit, look, body, spread, drop, width):
    """A bar light on the wall above a mirror: kit's origin at its middle on the wall."""
    kit.box((-0.05, -0.03, -0.02), (0.05, 0, 0.02), body, 0.004)
    kit.rod((0, -0.02, 0), (0, -0.1, 0), 0.008, body)
    kit.box((-width / 2, -0.125, -0.012), (width / 2, -0.095, 0.014), body, 0.004)
    kit.box((-width / 2 + 0.008, -0.122, -0.0165), (width / 2 - 0.008, -0.098, -0.012), m.glow(WARM, 4.0), 0)


def pendant(kit, look, body, spread, drop, width):
    """A dome."""
    cord(kit, drop - 0.2)
    r = 0.2
    profile = [(0.0, 0.0), (0.02, 0.0)] + [(r * math.sin(a), -0.02 - 0.19 * (1 - math.cos(a))) for a in [i * math.pi / 28 for i in range(1, 15)]]
    inner = [(x - 0.003, z - 0.002) for x, z in reversed(profile[2:])]
    kit.lathe(profile + inner, body, (0, 0, -drop + 0.2), count=64)
    kit.ball((0, 0, -drop + 0.05), (0.045, 0.045, 0.05), m.glow(WARM, 5.0))


def cone(kit, look, body, spread, drop, width):
    """A tall cone of metal."""
    cord(kit, drop - 0.26)
    kit.lathe([(0.0, 0.0), (0.03, 0.0), (0.04, -0.03), (0.16, -0.24), (0.165, -0.26), (0.162, -0.26), (0.155, -0.24), (0.036, -0.032)], body, (0, 0, -drop + 0.26), count=64)
    kit.ball((0, 0, -drop + 0.06), (0.04, 0.04, 0.045), m.glow(WARM, 5.0))


def track(kit, look, body, spread, drop, width):
    """A rail with four cylinders that can be turned."""
    kit.box((-width / 2, -0.018, -0.02), (width / 2, 0.018, 0), body, 0.003)
    for i, t in enumerate((-0.42, -0.15, 0.15, 0.42)):
        x = width * t
        kit.rod((x, 0, -0.02), (x, 0, -0.07), 0.007, body)
        part = kit.tilted((x, 0, -0.1), (-24, 14 - 9 * i, 0))
        part.lathe([(0.0, 0.05), (0.034, 0.05), (0.036, 0.045), (0.036, -0.085), (0.032, -0.085), (0.032, -0.075)], body)
        part.lathe([(0.0, -0.076), (0.031, -0.076), (0.031, -0.079), (0.0, -0.079)], m.glow(WARM, 6.0))


def linear(kit, look, body, spread, drop, width):
    """A slim bar on two wires from its canopy."""
    for side in (-1, 1):
        kit.rod((side * 0.1, 0, -0.024), (side * width * 0.4, 0, -drop + 0.03), 0.0012, m.lacquer('#55565a', 'satin'))
    kit.box((-0.12, -0.025, -0.025), (0.12, 0.025, 0), body, 0.003)
    kit.box((-width / 2, -0.022, -drop), (width / 2, 0.022, -drop + 0.036), body, 0.004)
    kit.box((-width / 2 + 0.012, -0.016, -drop - 0.003), (width / 2 - 0.012, 0.016, -drop + 0.001), m.glow(WARM, 4.0), 0)


def cloud(kit, look, body, spread, drop, width):
    """A cloud of opal glass for a child's room."""
    white = m.frosted('#fff6e6', 0.8)
    kit.rod((0, 0, 0), (0, 0, -drop + 0.12), 0.004, m.lacquer('#e8e6e1', 'satin'))
    for x, z, r in ((-0.17, -0.01, 0.085), (-0.07, 0.045, 0.115), (0.06, 0.03, 0.125), (0.17, -0.01, 0.09), (0.0, -0.03, 0.1)):
        kit.ball((x, 0, -drop + z), (r, r * 0.75, r), white, count=40)


def cord(kit, length):
    """The rose at the ceiling and its cord, down by `length`."""
    kit.lathe([(0.0, 0.0), (0.05, 0.0), (0.05, -0.02), (0.0, -0.024)], m.lacquer('#e9e7e3', 'matt'))
    kit.rod((0, 0, -0.02), (0, 0, -length), 0.003, m.lacquer('#2b2b2c', 'matt'))


SHAPES = {
    'disc': disc, 'spots': spots, 'globe': globe, 'mirror-light': mirror_light, 'pendant': pendant,
    'cone': cone, 'track': track, 'linear': linear, 'cloud': cloud,
}
