"""Light: window panes, sun, lamps. Energies in watts as Blender takes them; colours are linear."""
import math

import bpy
from mathutils import Vector

import materials as m

DAY = (0.86, 0.93, 1.0)
EVEN = (1.0, 0.97, 0.93)
WARM = (1.0, 0.80, 0.58)


def area(name, at, towards, size, energy, color):
    """A shining rectangle at `at`, facing `towards` (a direction); `size` is (width, height). Not seen itself, nor in mirrors."""
    data = bpy.data.lights.new(name, 'AREA')
    data.shape = 'RECTANGLE'
    data.size, data.size_y = size
    data.energy, data.color = energy, color
    lamp = link(name, data, at, towards)
    lamp.visible_camera = lamp.visible_glossy = False
    return lamp


def sun(direction, strength, color=(1.0, 0.86, 0.68), angle=1.2):
    """Sunlight that travels along `direction`; `angle` in degrees softens its shadows."""
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.color, data.angle = strength, color, math.radians(angle)
    return link('sun', data, (0, 0, 6), direction)


def keep_near(lamp, reach):
    """Lets a lamp light only what is nearer than `reach` metres, fading towards it, and nothing by way of other things.

    So the rest of the room stays as it is without the lamp, as in the pictures of everything else.
    """
    data = lamp.data
    data.use_nodes = True
    tree = data.node_tree
    path = tree.nodes.new('ShaderNodeLightPath')
    fade = tree.nodes.new('ShaderNodeMapRange')
    fade.interpolation_type = 'SMOOTHSTEP'
    for name, value in {'From Min': 0.0, 'From Max': reach, 'To Min': 1.0, 'To Max': 0.0}.items():
        fade.inputs[name].default_value = value
    first = tree.nodes.new('ShaderNodeMath')
    first.operation = 'LESS_THAN'
    first.inputs[1].default_value = 1.5
    strength = tree.nodes.new('ShaderNodeMath')
    strength.operation = 'MULTIPLY'
    tree.links.new(path.outputs['Ray Length'], fade.inputs['Value'])
    tree.links.new(path.outputs['Ray Depth'], first.inputs[0])
    tree.links.new(fade.outputs[0], strength.inputs[0])
    tree.links.new(first.outputs[0], strength.inputs[1])
    tree.links.new(strength.outputs[0], tree.nodes['Emission'].inputs['Strength'])
    # Cycles does not look at this one; the fingerprint of the picture does.
    data.use_custom_distance, data.cutoff_distance = True, reach


def link(name, data, at, towards):
    """Puts light data into the scene at `at`, shining towards a direction."""
    lamp = bpy.data.objects.new(name, data)
    lamp.location = at
    lamp.rotation_euler = Vector(towards).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(lamp)
    return lamp


def sky(kit, corners, color='#dfeaf6', strength=2.4):
    """What is seen through a window; gives no light itself (the window's area light does)."""
    for thing in [kit.quad(corners, m.glow(color, strength))]:
        thing.visible_diffuse = False
        thing.visible_shadow = False
