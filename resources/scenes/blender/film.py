"""Joins pictures to a film: `blender -b -P film.py -- film.json`.

film.json: {folder, pictures, width, height, fps, bitrate, out}
  folder, pictures  PNG files in the order in which they are shown; each may come more than once
  bitrate           kilobits a second
  out               a WebM file (VP9, without sound)
"""
import json
import os
import sys

import bpy


def strip(scene, options):
    """A strip of pictures, one a frame, in the order in which they are shown."""
    first, *rest = options['pictures']
    made = scene.sequence_editor_create().sequences.new_image('film', os.path.join(options['folder'], first), 1, 1)
    for name in rest:
        made.elements.append(name)
    made.frame_final_duration = len(options['pictures'])
    return made


def write(scene, options):
    """Encodes the strip into the file of the order."""
    render = scene.render
    render.resolution_x, render.resolution_y, render.resolution_percentage = options['width'], options['height'], 100
    render.fps, render.use_sequencer = options['fps'], True
    scene.frame_start, scene.frame_end = 1, len(options['pictures'])
    # The pictures are as they are to be seen: no tone of Blender's own.
    scene.display_settings.display_device = 'sRGB'
    scene.view_settings.view_transform, scene.view_settings.look = 'Standard', 'None'
    scene.sequencer_colorspace_settings.name = 'sRGB'
    render.image_settings.file_format = 'FFMPEG'
    film = render.ffmpeg
    film.format, film.codec, film.audio_codec = 'WEBM', 'WEBM', 'NONE'
    film.constant_rate_factor, film.ffmpeg_preset = 'NONE', 'GOOD'
    film.video_bitrate, film.maxrate, film.minrate = options['bitrate'], options['bitrate'] * 2, 0
    # A whole picture every second, so that a browser finds any place quickly.
    film.gopsize = options['fps']
    render.filepath, render.use_file_extension = options['out'], False
    bpy.ops.render.render(animation=True)


if __name__ == '__main__':
    with open(sys.argv[sys.argv.index('--') + 1]) as source:
        order = json.load(source)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    strip(bpy.context.scene, order)
    write(bpy.context.scene, order)
