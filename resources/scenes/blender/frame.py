"""Where things are in the picture."""
import math

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector


# Points nearer to the camera than this (metres) are not looked at.
NEAR = 0.2


def around(things, options, margin=None):
    """The part of the picture that shows these objects and a margin for their shadow: (x, y, width, height) in pixels."""
    width, height = options['width'], options['height']
    scene, camera = bpy.context.scene, bpy.context.scene.camera
    bpy.context.view_layer.update()
    if camera.data.type == 'PANO':
        return around_all_round(things, options, margin)
    xs, ys = [], []
    for thing in things:
        corners = [thing.matrix_world @ Vector(corner) for corner in thing.bound_box]
        seen = [world_to_camera_view(scene, camera, corner) for corner in corners]
        if any(point.z < NEAR for point in seen):
            # It reaches behind the camera (a floor): look at many points of its edges instead.
            edges = [a.lerp(b, k / 40) for a in corners for b in corners for k in range(41)]
            seen = [world_to_camera_view(scene, camera, point) for point in edges]
        for point in seen:
            if point.z >= NEAR:
                xs.append(point.x * width)
                ys.append((1 - point.y) * height)
    if not xs:
        return (0, 0, width, height)
    x0, x1, y0, y1 = max(0, min(xs)), min(width, max(xs)), max(0, min(ys)), min(height, max(ys))
    return with_air(x0, x1, y0, y1, options, margin)


def with_air(x0, x1, y0, y1, options, margin):
    """A rectangle of pixels with a margin (a share of the width; by default a third of its size, within limits), inside the picture: (x, y, width, height)."""
    width, height = options['width'], options['height']
    air = margin * width if margin is not None else max(0.02 * width, min(0.085 * width, 0.34 * max(x1 - x0, y1 - y0)))
    left, top = max(0, int(x0 - air)), max(0, int(y0 - air))
    right, bottom = min(width, int(x1 + air) + 1), min(height, int(y1 + air) + 1)
    return (left, top, right - left, bottom - top)


def around_all_round(things, options, margin):
    """The same for a picture all round (longitude across, latitude up). Things right behind the viewer take its whole width."""
    width, height = options['width'], options['height']
    to_camera = bpy.context.scene.camera.matrix_world.inverted()
    xs, ys = [], []
    for thing in things:
        corners = [thing.matrix_world @ Vector(corner) for corner in thing.bound_box]
        for point in [a.lerp(b, k / 30) for a in corners for b in corners for k in range(31)]:
            seen = to_camera @ point
            if seen.length < 0.01:
                continue
            xs.append((0.5 + math.atan2(seen.x, -seen.z) / (2 * math.pi)) * width)
            ys.append((0.5 - math.asin(seen.y / seen.length) / math.pi) * height)
    if not xs:
        return (0, 0, width, height)
    if max(xs) - min(xs) > 0.7 * width:
        xs = [0, width]
    high, low = min(ys), max(ys)
    # Over a pole all longitudes meet.
    if high < 0.12 * height or low > 0.88 * height:
        xs = [0, width]
        high, low = (0, low) if high < 0.12 * height else (high, height)
    return with_air(max(0, min(xs)), min(width, max(xs)), high, low, options, margin)
