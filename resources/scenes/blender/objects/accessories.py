"""What hangs on a bathroom's walls: towel bar, hooks, paper holder. Walls are y = 0 of the kit."""
import materials as m
from objects.heating import towel
from outlines import circle


def towel_bar(kit, look, width=0.42):
    """A bar on two posts with a towel over it."""
    body = finish(look)
    for x in (-width / 2, width / 2):
        rose(kit.placed((x, 0, 0)), look)
        kit.rod((x, -0.008, 0), (x, -0.068, 0), 0.007, body)
    kit.rod((-width / 2 - 0.012, -0.068, 0), (width / 2 + 0.012, -0.068, 0), 0.009, body)
    towel(kit, width * 0.66, 0.012, 0.36, y=-0.078)


def hook(kit, look):
    """A turned peg."""
    rose(kit, look)
    kit.lathe([(0.0, -0.004), (0.009, -0.006), (0.008, -0.034), (0.015, -0.04), (0.016, -0.048), (0.0, -0.051)], finish(look), axis='y', count=32)


def paper_holder(kit, look, width=0.13):
    """An arm from the left with a roll on it."""
    body = finish(look)
    rose(kit.placed((-width / 2, 0, 0)), look)
    kit.tube([(-width / 2, -0.008, 0), (-width / 2, -0.055, 0), (-width / 2 + 0.014, -0.068, 0), (width / 2, -0.068, 0)], 0.006, body)
    paper = m.lacquer('#f4f2ee', 'matt')
    kit.lathe([(0.02, -0.05), (0.052, -0.05), (0.052, 0.05), (0.02, 0.05)], paper, (0, -0.068, -0.012), axis='x', count=48)
    kit.box((-0.05, -0.1205, -0.085), (0.05, -0.1195, -0.012), paper, 0)


def rose(kit, look):
    """The round plate on the tiles."""
    kit.plate(circle(0.022), 0.008, m.metal('#a9adb0') if is_timber(look) else finish(look), 0.0015)


def finish(look):
    """Metal, lacquer or timber, by its colour."""
    return m.solid(look['color'], look['finish'], upright=False)


def is_timber(look):
    """Whether it is of wood: its roses are of steel then."""
    return look['color'] in m.TIMBERS
