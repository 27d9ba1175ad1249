"""Renders one scene from many cameras, for films and wide pictures: `blender -b -P views.py -- views.json`.

views.json: {room, width, height, samples, bounces, threads, known, size, views: [{id, out, camera}]}
  room    a module of rooms/ that has nothing to choose (exterior)
  size    width and height of the finished picture, where it is scaled afterwards; may be missing
  camera  as a room's CAMERA: at, lens, shift, turn
  known   id -> digest of what is there already; a view with the same digest is skipped

Prints one line per view: `VIEW {json}` with id, digest, skipped, the scene's exposure and processor seconds.
"""
import importlib
import json
import math
import os
import sys
import time
from types import SimpleNamespace

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import digest  # noqa: E402
import studio  # noqa: E402
from geometry import Kit  # noqa: E402

# What stands farther from the camera than this (metres) is not seen: a lawn ends here, and haze begins.
FAR = 140


def prepare(options):
    """The scene as for rooms, without the masks that only layers need and with fewer bounces: out of doors light comes straight."""
    room = importlib.import_module('rooms.%s' % options['room'].replace('-', '_'))
    studio.prepare(options)
    bpy.context.scene.view_layers[0].use_pass_cryptomatte_object = False
    cycles = bpy.context.scene.cycles
    cycles.samples, cycles.max_bounces = options['samples'], options['bounces']
    studio.camera(room.CAMERA)
    bpy.context.scene.camera.data.clip_end = FAR
    kit = Kit('fixed')
    room.fixed(kit)
    room.lights()
    return room, kit.parts


def aim(camera):
    """Moves the scene's camera: `camera` as a room's CAMERA, without a panorama."""
    thing = bpy.context.scene.camera
    thing.location = camera['at']
    thing.rotation_euler = (math.radians(90 + camera.get('tilt', 0)), 0, math.radians(camera.get('turn', 0)))
    thing.data.lens = camera['lens']
    thing.data.shift_x, thing.data.shift_y = camera.get('shift', (0.0, 0.0))


def run(options):
    """Renders the views that are not known yet, and reports on every one."""
    room, fixed = prepare(options)
    # What is kept is the finished picture: how bright and how large it is belongs to its fingerprint.
    settings = [*(options[name] for name in ('width', 'height', 'samples', 'bounces')), options.get('size'), room.EXPOSURE]
    for view in options['views']:
        spent = time.process_time()
        mark = digest.text(digest.scene(fixed, SimpleNamespace(CAMERA=view['camera'])), settings, FAR)
        is_known = options['known'].get(view['id']) == mark
        if not is_known:
            aim(view['camera'])
            studio.write(view['out'])
        report = {'id': view['id'], 'digest': mark, 'skipped': is_known, 'exposure': room.EXPOSURE, 'cpu': time.process_time() - spent}
        print('VIEW ' + json.dumps(report), flush=True)


if __name__ == '__main__':
    with open(sys.argv[sys.argv.index('--') + 1]) as source:
        run(json.load(source))
