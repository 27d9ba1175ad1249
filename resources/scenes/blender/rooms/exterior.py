"""The houses of Lindenhof in the late afternoon, from the path that leads between them."""
import math

import bpy

import materials as m
from objects import garden, house, shell, trees

CAMERA = {'at': (-1.4, -27.5, 1.75), 'lens': 27.0, 'shift': (0.0, 0.105), 'turn': -2.0, 'near': 0.1}
EXPOSURE = 1.0
PATH = (-1.7, 1.1)


def is_lawn(x, y):
    """Whether grass grows there: not on the path."""
    return not (PATH[0] - 0.04 < x < PATH[1] + 0.04)


def fixed(kit):
    shell.floor(kit, -90, 90, -40, 120, trees.lawn_material(), -0.01)
    shell.floor(kit, *PATH, -40, 40, m.surface({'shape': 'surface', 'color': '#bdb6a8', 'pattern': 'tile-60', 'finish': 'matt'}), 0.0)
    trees.grass(kit, -9, 9, -26.5, -10, 900, keep=is_lawn)
    house.house(kit.placed((-18.4, 0, 0)), 14.6, 12, '#ece5d8', ((3.0, 6.3), (8.2, 11.5)), ((0.9, 2.3), (12.3, 13.7)), {(1, 0), (0, 3)})
    house.house(kit.placed((5.0, 5.5, 0)), 14.6, 12, '#c8b59c', ((3.0, 6.3), (8.2, 11.5)), ((0.9, 2.3), (12.3, 13.7)), {(2, 1), (0, 2)})
    for i, (a, b, y) in enumerate(((-18.0, -4.4, -2.9), (5.4, 19.2, 2.6))):
        garden.hedge(kit, a, b, y - 0.35, y + 0.35, 0, 0.85, i + 4, 0.085)
    for i, (x, y, h, crown) in enumerate(((-17.2, -8.0, 6.8, 2.5), (14.4, -4.4, 7.4, 2.7), (-0.6, 17, 9.5, 3.6), (-23.5, 3, 9.0, 3.4), (24.5, 6, 9.5, 3.6), (-5.2, 26, 11, 4.2), (5.2, 30, 12, 4.5))):
        trees.tree(kit, (x, y, 0), h, crown, i + 1, 36000 if y < 10 else 20000)
    for i, (x, y) in enumerate(((-3.0, -9.5), (2.4, -9.5), (-3.0, -1.2), (2.4, -1.2))):
        bollard(kit, x, y)


def bollard(kit, x, y):
    """A lit post beside the path."""
    dark = m.lacquer('#2a2b2d', 'satin')
    kit.rod((x, y, 0), (x, y, 0.8), 0.05, dark)
    kit.rod((x, y, 0.8), (x, y, 0.88), 0.048, m.glow('#ffdca8', 3.0))
    kit.rod((x, y, 0.88), (x, y, 0.92), 0.055, dark)


def lights():
    """Sun and sky of one physical model."""
    world = bpy.context.scene.world
    nodes, links = world.node_tree.nodes, world.node_tree.links
    sky = nodes.new('ShaderNodeTexSky')
    sky.sky_type = 'NISHITA'
    sky.sun_elevation, sky.sun_rotation = math.radians(27), math.radians(226)
    sky.sun_size, sky.sun_intensity = math.radians(1.2), 0.5
    sky.air_density, sky.dust_density, sky.ozone_density = 1.0, 0.8, 1.6
    links.new(sky.outputs[0], nodes['Background'].inputs[0])
    nodes['Background'].inputs[1].default_value = 0.115


SLOTS = {}
STAND_INS = {}
MARGINS = {}
