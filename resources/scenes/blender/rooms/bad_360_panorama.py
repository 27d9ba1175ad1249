"""The same bathroom all round, seen from its middle: the vanity in the middle of the picture."""
import materials as m
from objects import decor, shell
from rooms import bad_360 as room
from rooms import bathroom as bath

W, H, FRONT = room.W, room.H, room.FRONT
# The hotspots of this room (authoring/catalogue/rooms.ts) are seen from here: niche at yaw -39, pitch -7, loudspeaker at -62, 26.
CAMERA = {'at': (2.75, -2.15, 1.55), 'panorama': True}
EXPOSURE = room.EXPOSURE


def fixed(kit):
    room.fittings(kit)
    bath.shell_of_room(kit)
    bath.furnish(kit)
    paint = m.wall_paint(bath.PAINT)
    turned = kit.placed((W, FRONT, 0), 180)
    shell.back_wall(turned, -0.1, W + 0.1, 0, H + 0.25, paint)
    wooden_door(turned.placed((W - 1.5, 0, 0)))
    decor.robe(turned, (1.55, 0, 1.75))
    decor.picture(turned, (0.85, 0, 1.55), 0.5, 0.68)
    decor.basket(turned, (0.5, -0.32, 0))


def wooden_door(kit, width=0.9, height=2.12):
    """The room's own door, seen from inside."""
    leaf, metal = m.lacquer('#f3f1ec', 'satin'), m.lacquer('#26272a', 'satin')
    kit.box((-width / 2 - 0.07, -0.016, 0), (-width / 2, 0, height + 0.07), leaf, 0.003)
    kit.box((width / 2, -0.016, 0), (width / 2 + 0.07, 0, height + 0.07), leaf, 0.003)
    kit.box((-width / 2, -0.016, height), (width / 2, 0, height + 0.07), leaf, 0.003)
    kit.box((-width / 2 + 0.003, -0.01, 0.006), (width / 2 - 0.003, 0, height - 0.003), leaf, 0.002)
    kit.box((-width / 2 + 0.04, -0.018, 0.94), (-width / 2 + 0.085, -0.01, 1.12), metal, 0.002)
    kit.tube([(-width / 2 + 0.062, -0.01, 1.05), (-width / 2 + 0.062, -0.06, 1.05), (-width / 2 + 0.19, -0.06, 1.05)], 0.0095, metal)


def lights():
    # Here the wall behind is seen: lit from above, so that no bright patch lies on the ceiling.
    bath.lights(behind=((W / 2, -3.0, H - 0.07), (0, 0, -1)))


SLOTS = room.SLOTS
STAND_INS = room.STAND_INS
# Ceilings span the picture; their shadow on the walls is narrow.
MARGINS = {'ceiling': 0.03}
