"""Light: window panes, sun, lamps. Energies in watts as Blender takes them; colours are linear."""
import math

import bpy
from mathutils import Vector

DAY = (0.86, 0.93, 1.0)
EVEN = (1.0, 0.97, 0.93)
WARM = (1.0, 0.80, 0.58)


def area(name, at, towards, size, energy, color, shown=False):
    """A shining rectangle at `at`, facing `towards` (a direction); `size` is (width, height). Not seen itself, unless `shown` in reflections."""
    data = bpy.data.lights.new(name, 'AREA')
    data.shape = 'RECTANGLE'
    data.size, data.size_y = size
    data.energy, data.color = energy, color
    lamp = link(name, data, at, towards)
    lamp.visible_camera = False
    lamp.visible_glossy = shown
    return lamp


def sun(direction, strength, color=(1.0, 0.86, 0.68), angle=1.2):
    """Sunlight that travels along `direction`; `angle` in degrees softens its shadows."""
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.color, data.angle = strength, color, math.radians(angle)
    return link('sun', data, (0, 0, 6), direction)


def spot(name, at, towards, energy, cone=70, color=WARM, size=0.04):
    data = bpy.data.lights.new(name, 'SPOT')
    data.energy, data.color, data.spot_size, data.spot_blend, data.shadow_soft_size = energy, color, math.radians(cone), 0.9, size
    return link(name, data, at, towards)


def link(name, data, at, towards):
    lamp = bpy.data.objects.new(name, data)
    lamp.location = at
    lamp.rotation_euler = Vector(towards).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(lamp)
    return lamp


def sky(kit, corners, color='#dfeaf6', strength=2.4):
    """What is seen through a window; gives no light itself (the window's area light does)."""
    import materials as m

    for thing in [kit.quad(corners, m.glow(color, strength))]:
        thing.visible_diffuse = False
        thing.visible_shadow = False
