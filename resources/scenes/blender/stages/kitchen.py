"""How fittings of kitchens are shown."""
import materials as m
from objects import appliances, kitchen, worktops
from stages.setting import BELOW, shot, wall

# Told from steel, brass, white and black alike.
TOP = {'shape': 'thick', 'color': '#817a70', 'pattern': 'plain', 'finish': 'matt'}


def sink(kit, look, size):
    """From above, in a piece of worktop."""
    wall(kit)
    worktops.worktop(kit, TOP, -1.4, 1.4, hole=0)
    kit.box((-1.4, -kitchen.EDGE + 0.03, 0), (1.4, -kitchen.EDGE + 0.05, kitchen.TOP - 0.04), m.lacquer('#d9d4ca', 'satin'), 0)
    worktops.sink(kit, look)
    return shot((0, -0.36, kitchen.TOP - 0.06), 0.92, turn=22, tilt=-47)


def tap(kit, look, size):
    """At a sink, from the side."""
    wall(kit)
    worktops.worktop(kit, {**TOP, 'color': '#b5afa5'}, -1.4, 1.4, hole=0)
    worktops.sink(kit, {'shape': 'single', 'color': '#a9adb0', 'pattern': 'plain', 'finish': 'satin'})
    worktops.tap(kit, look)
    low = look['shape'] == 'straight'
    return shot((0, -0.17, kitchen.TOP + (0.13 if low else 0.2)), 0.46 if low else 0.62, turn=-50, tilt=-13)


def hob(kit, look, size):
    """From above, in a bright piece of worktop."""
    wall(kit)
    worktops.worktop(kit, {**TOP, 'color': '#cfc8bc'}, -1.4, 1.4)
    appliances.hob(kit.placed((0, -0.335, kitchen.TOP)), look)
    return shot((0, -0.34, kitchen.TOP), 0.98, turn=18, tilt=-46)


def hood(kit, look, size):
    """From a little below; the one under the ceiling from farther below."""
    wall(kit)
    ceiling = 2.42
    kit.box((-4, -4, ceiling), (4, 0, ceiling + 0.05), m.wall_paint('#e9e5de'), 0)
    appliances.hood(kit, look, ceiling)
    if look['shape'] == 'ceiling':
        return shot((0, -0.62, ceiling), 1.45, turn=20, tilt=38, key=BELOW)
    return shot((0, -0.2, 1.93), 1.2, turn=24, tilt=7, key=BELOW)
