"""Cycles settings, camera, passes; one render."""
import math
import os

import bpy


def prepare(options):
    """An empty scene, set for noisy but correct pictures that a denoiser finishes."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.threads_mode, scene.render.threads = 'FIXED', options['threads']
    scene.render.use_persistent_data = True
    scene.render.resolution_x, scene.render.resolution_y = options['width'], options['height']
    image = scene.render.image_settings
    image.file_format, image.color_depth, image.exr_codec = 'OPEN_EXR_MULTILAYER', '32', 'ZIP'
    world = bpy.data.worlds.new('world')
    scene.world = world
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs[1].default_value = 0.0
    cycles = scene.cycles
    cycles.device, cycles.seed = 'CPU', 7
    cycles.use_denoising = cycles.use_adaptive_sampling = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 6, 3, 3, 2
    cycles.transparent_max_bounces = 10
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct, cycles.blur_glossy = 3, 0, 0.5
    cycles.filter_width = 1.5
    passes()


def passes():
    """What is kept beside the picture: masks of objects, and what the denoiser looks at."""
    layer = bpy.context.scene.view_layers[0]
    layer.use_pass_z = False
    layer.use_pass_cryptomatte_object, layer.pass_cryptomatte_depth = True, 4
    layer.cycles.denoising_store_passes = True


def camera(options):
    """`at`, `lens` (mm, sensor 36 mm), `shift` (shares of the width), `turn` (degrees about z, left is positive), `tilt`; or `panorama`."""
    scene = bpy.context.scene
    data = bpy.data.cameras.new('camera')
    made = bpy.data.objects.new('camera', data)
    scene.collection.objects.link(made)
    made.location = options['at']
    made.rotation_euler = (math.radians(90 + options.get('tilt', 0)), 0, math.radians(options.get('turn', 0)))
    data.clip_start, data.clip_end = options.get('near', 0.05), 60
    if options.get('panorama'):
        data.type = 'PANO'
        data.cycles.panorama_type = 'EQUIRECTANGULAR'
    else:
        data.lens = options['lens']
        data.shift_x, data.shift_y = options.get('shift', (0.0, 0.0))
    scene.camera = made


def cut_out(fixed, shown, focus):
    """With a focus, everything else becomes a hole (colour and alpha of the focus alone); without, all is normal."""
    scene = bpy.context.scene
    scene.render.film_transparent = focus is not None
    for thing in fixed:
        thing.is_holdout = focus is not None
    for slot, parts in shown.items():
        for thing in parts:
            thing.is_holdout = focus is not None and slot != focus


def kind(job):
    """An ordinary picture; with `light`, also what its surfaces receive; with `albedo`, only how they are coloured (cheap)."""
    scene, layer = bpy.context.scene, bpy.context.scene.view_layers[0]
    light, albedo = bool(job.get('light')), bool(job.get('albedo'))
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = light
    layer.use_pass_diffuse_color = light or albedo
    layer.cycles.denoising_store_passes = not albedo
    scene.cycles.max_bounces = 0 if albedo else 6


def dark():
    """Switches all lights off; returns those that were on."""
    lit = [thing for thing in bpy.context.scene.objects if thing.type == 'LIGHT' and not thing.hide_render]
    for thing in lit:
        thing.hide_render = True
    return lit


def write(path):
    """Renders the scene, as it is set, into the file at `path`. Raises RuntimeError when Blender stops before the file is there."""
    # What an earlier run left would pass for this picture.
    if os.path.exists(path):
        os.remove(path)
    bpy.context.scene.render.filepath = path
    # A cancelled render may call itself finished; it has not written its file then.
    if bpy.ops.render.render(write_still=True) != {'FINISHED'} or not os.path.exists(path):
        raise RuntimeError('Blender stopped rendering %s' % path)


def render(region, options, job):
    """Renders `region` (x, y, width, height in pixels from the top left) of the picture as a job asks for it."""
    x, y, width, height = region
    scene = bpy.context.scene
    kind(job)
    scene.cycles.samples = options['samples']
    whole = width == options['width'] and height == options['height']
    scene.render.use_border = scene.render.use_crop_to_border = not whole
    if not whole:
        # A hundredth of a pixel keeps the border from being rounded to the neighbour.
        scene.render.border_min_x = (x + 0.01) / options['width']
        scene.render.border_max_x = (x + width + 0.01) / options['width']
        scene.render.border_min_y = (options['height'] - y - height + 0.01) / options['height']
        scene.render.border_max_y = (options['height'] - y + 0.01) / options['height']
    lit = dark() if job.get('albedo') else []
    write(job['out'])
    for thing in lit:
        thing.hide_render = False
