"""Renders single products in the studio, for thumbnails: `blender -b -P products.py -- views.json`.

views.json: {width, height, samples, bounces, threads, known, size, views: [{id, out, stage, look, measures}]}
  stage     a name of STAGES: what the product is set up on and how it is looked at
  look      as in a room's job
  measures  width and what comes next (metres), as the product states them; may be null
  known     id -> digest of what is there already; a view with the same digest is skipped

Prints one line per view: `VIEW {json}`, as views.py.
"""
import json
import os
import sys
import time
from types import SimpleNamespace

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import digest  # noqa: E402
import studio  # noqa: E402
from geometry import Kit  # noqa: E402
from stages import bath, house, kitchen, living  # noqa: E402

EXPOSURE = 1.2

# What a product is set up on: function of (kit, look, measures) that builds it and says where the camera stands.
STAGES = {
    'ambient-light': house.ambient_light,
    'audio': house.audio,
    'basin-tap': bath.basin_tap,
    'bathtub': bath.bathtub,
    'ceiling': house.ceiling,
    'fireplace': living.fireplace,
    'flush-plate': bath.flush_plate,
    'hob': kitchen.hob,
    'hood': kitchen.hood,
    'insect-screen': house.insect_screen,
    'kitchen-tap': kitchen.tap,
    'lamp': living.lamp,
    'mirror': bath.mirror,
    'radiator': living.radiator,
    'shower': bath.shower_of,
    'shower-set': bath.shower_set,
    'sink': kitchen.sink,
    'skirting': living.skirting,
    'switches': house.switches,
    'toilet': bath.toilet,
    'towel-radiator': bath.towel_radiator,
    'tv-wall': living.tv_wall,
    'vanity': bath.vanity,
    'wardrobe': living.wardrobe,
    'window-frame': house.window_frame,
    'window-handle': house.window_handle,
}


def clear():
    """Empties the scene, but for materials, which the next product may share."""
    for thing in list(bpy.data.objects):
        bpy.data.objects.remove(thing)
    for kind in (bpy.data.meshes, bpy.data.curves, bpy.data.lights, bpy.data.cameras):
        for data in [data for data in kind if data.users == 0]:
            kind.remove(data)


def set_up(view):
    """Builds a view's product on its stage. Returns the camera and everything that was built."""
    clear()
    # A name of its own: fingerprints are remembered by it.
    kit = Kit('slot:%s' % view['id'])
    camera = STAGES[view['stage']](kit, view['look'], view['measures'])
    studio.camera(camera)
    return camera, kit.parts


def prepare(options):
    """Renderer's settings, without masks: nothing is cut out of these pictures."""
    studio.prepare(options)
    bpy.context.scene.view_layers[0].use_pass_cryptomatte_object = False
    # Every picture has its own things, so nothing would be gained by what the last one kept.
    bpy.context.scene.render.use_persistent_data = False
    cycles = bpy.context.scene.cycles
    cycles.samples, cycles.max_bounces = options['samples'], options['bounces']


def run(options):
    """Renders the views that are not known yet, and reports on every one."""
    prepare(options)
    settings = [*(options[name] for name in ('width', 'height', 'samples', 'bounces')), options.get('size'), EXPOSURE]
    for view in options['views']:
        spent = time.process_time()
        camera, parts = set_up(view)
        mark = digest.text(digest.scene(parts, SimpleNamespace(CAMERA=camera)), settings)
        is_known = options['known'].get(view['id']) == mark
        if not is_known:
            studio.write(view['out'])
        report = {'id': view['id'], 'digest': mark, 'skipped': is_known, 'exposure': EXPOSURE, 'cpu': time.process_time() - spent}
        print('VIEW ' + json.dumps(report), flush=True)


if __name__ == '__main__':
    with open(sys.argv[sys.argv.index('--') + 1]) as source:
        run(json.load(source))
