"""The studio in which single products are taken: camera, light, and the piece of a room that they belong to.

Light grows with what the camera sees, so that a door handle and a bathtub are lit alike.
"""
import math

import bpy
from mathutils import Vector

import light
import materials as m
from nodes import Graph
from objects import shell

PAINT = '#d6cfc4'
TILE = {'shape': 'surface', 'color': '#c9c3b9', 'pattern': 'tile-30x60', 'finish': 'satin'}
FLOOR_TILE = {'shape': 'surface', 'color': '#a49d93', 'pattern': 'tile-60', 'finish': 'matt'}
OAK = {'shape': 'surface', 'color': '#b08a5c', 'pattern': 'wide-plank', 'finish': 'matt'}
CHROME = {'color': '#c9ced3', 'pattern': 'plain', 'finish': 'gloss'}
# Radiance of the key light: at this strength a wall of PAINT is shown as it is named.
KEY, SIDE = 20.0, 7.0
# Where the key light is where nothing is in its way; before a wall at the left; and below a ceiling.
ABOVE_LEFT, ABOVE_RIGHT, BELOW = (-1.05, -1.5, 1.35), (0.7, -1.5, 1.45), (-0.5, -1.9, -0.75)
# What a mood leaves of the lamps, and how bright the world around is: below and above the horizon.
MOODS = {'day': (1.0, 0.26, 0.72), 'soft': (0.66, 0.22, 0.5), 'dim': (0.42, 0.1, 0.26), 'dusk': (0.24, 0.07, 0.17), 'night': (0.14, 0.04, 0.1)}


def shot(target, span, turn=0.0, tilt=0.0, lens=62.0, mood='day', key=ABOVE_LEFT):
    """A camera that sees `span` metres across around `target`, from the left (turn below 0) or above (tilt below 0); degrees.

    Lights the scene for it; `key`: where its key light is, seen from the target, in spans. Returns the camera as a
    room's CAMERA.
    """
    side, up = math.radians(turn), math.radians(tilt)
    forward = Vector((-math.sin(side) * math.cos(up), math.cos(side) * math.cos(up), math.sin(up)))
    at = Vector(target) - forward * (span * lens / 36.0)
    lit(Vector(target), span, mood, Vector(key))
    return {'at': tuple(round(v, 5) for v in at), 'lens': lens, 'turn': turn, 'tilt': tilt}


def lit(target, span, mood, towards):
    """A large soft light, a narrow one from the right that runs along edges, and the world."""
    power, below, above = MOODS[mood]
    key = light.area('key', target + towards * span, -towards, (1.5 * span, 1.5 * span), KEY * power * span**2, light.EVEN)
    side = light.area('side', target + Vector((1.5, -1.1, 0.6)) * span, (-1.5, 1.1, -0.5), (0.5 * span, 1.8 * span), SIDE * power * span**2, light.DAY)
    # Softboxes are what metal and glass show.
    key.visible_glossy = side.visible_glossy = True
    bpy.context.scene.world = world(mood, below, above)


def world(mood, below, above):
    """Dark below, bright above, without an edge: what chrome mirrors."""
    if mood not in bpy.data.worlds:
        made = bpy.data.worlds.new(mood)
        made.use_nodes = True
        tree = made.node_tree
        place, split, ramp = (tree.nodes.new('ShaderNode' + kind) for kind in ('TexCoord', 'SeparateXYZ', 'MapRange'))
        for name, value in {'From Min': -0.35, 'From Max': 0.6, 'To Min': below, 'To Max': above}.items():
            ramp.inputs[name].default_value = value
        ramp.interpolation_type = 'SMOOTHSTEP'
        ground = tree.nodes['Background']
        ground.inputs['Color'].default_value = (1.0, 0.985, 0.96, 1.0)
        tree.links.new(place.outputs['Generated'], split.inputs[0])
        tree.links.new(split.outputs['Z'], ramp.inputs['Value'])
        tree.links.new(ramp.outputs[0], ground.inputs['Strength'])
    return bpy.data.worlds[mood]


# -- Pieces of a room -------------------------------------------------------------------------------------------------

def wall(kit, look=None, reach=6.0):
    """The wall y = 0: painted, or of a look."""
    shell.back_wall(kit, -reach, reach, -reach, reach, m.wall_paint(PAINT) if look is None else m.surface(look))


def floor(kit, look, reach=6.0):
    """The floor z = 0."""
    shell.floor(kit, -reach, reach, -reach, 0.0, m.surface(look))


def right_wall(kit, x, look, reach=6.0):
    """A wall to the right, from the back wall to the viewer."""
    shell.right_wall(kit, x, -reach, 0.0, -reach, reach, m.surface(look))


def left_wall(kit, x, look, reach=6.0):
    """A wall to the left, from the back wall to the viewer."""
    shell.left_wall(kit, x, -reach, 0.0, -reach, reach, m.surface(look))


def woven(kit, name, pitch):
    """Gives the nets of a kit threads that can be told apart, `pitch` metres from one to the next.

    In a room's picture a net is a veil; so near it would pass for a pane of smoked glass.
    """
    for thing in kit.parts:
        for slot in getattr(thing, 'material_slots', ()):
            if slot.material.name.startswith('net.'):
                slot.material = threads(name, pitch)


def tinted(kit):
    """Gives clear panes of a kit the tint of thick glass, so that they are seen before a wall."""
    for thing in kit.parts:
        for slot in getattr(thing, 'material_slots', ()):
            if slot.material == m.glass():
                slot.material = m.glass((0.76, 0.86, 0.84))


def threads(color, pitch):
    """Threads of this colour along both sides of a sheet, by its texture coordinates in metres."""
    def make(name):
        g = Graph(name)
        u, v, _ = g.split(g.node('TexCoord').outputs['UV'])
        lines = [g.math('LESS_THAN', g.math('FRACT', g.math('DIVIDE', along, pitch)), 0.3) for along in (u, v)]
        clear = g.node('BsdfTransparent', {'Color': (1.0, 1.0, 1.0)}).outputs[0]
        thread = g.principled(tuple(color), 0.7)
        return g.surface(g.node('MixShader', {0: g.math('MAXIMUM', *lines), 1: clear, 2: thread}).outputs[0])
    return m.once(('threads', tuple(color), pitch), make)
