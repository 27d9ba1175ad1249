"""The houses of Lindenhof for wide pictures: as `exterior`, with trees where a wide view would look past them."""
from objects import trees
from rooms import exterior

CAMERA, EXPOSURE = exterior.CAMERA, exterior.EXPOSURE
SLOTS, STAND_INS, MARGINS = {}, {}, {}
lights = exterior.lights

AROUND = (
    (-29.5, -3, 8.2, 3.0), (-34, 8, 10.5, 4.0), (-41, 1, 9.5, 3.7), (-30, 20, 11, 4.2), (-20, 34, 11, 4.4),
    (30.5, -1, 8.4, 3.1), (35, 11, 10.5, 4.0), (42, 4, 9.5, 3.7), (30, 24, 11, 4.2), (20, 36, 11, 4.4),
)


def fixed(kit):
    exterior.fixed(kit)
    for i, (x, y, height, crown) in enumerate(AROUND):
        trees.tree(kit, (x, y, 0), height, crown, i + 21, 24000)
