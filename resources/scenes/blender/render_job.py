"""Renders a list of jobs of one room: `blender -b -P render_job.py -- jobs.json`.

jobs.json: {room, width, height, samples, threads, known, jobs: [{id, out, show, focus, tight, alpha, light, albedo}]}
  known  id -> digest of what is there already; a job with the same digest is skipped

A job:
  id     its name in `known` and in the reports
  out    the EXR file that it is rendered into
  show   slot -> look of what stands in the picture besides the fixed things (what is missing may have a neutral stand-in)
  focus  the slot that the picture is about: only its surroundings are rendered (null: the whole frame)
  tight  the focus throws no shadow (surfaces): no margin around it
  alpha  everything but the focus is cut out, for what is seen through (glass)
  light  also the passes by which other colours of the same pattern are made
  albedo only the colours of the surfaces
The last four may be missing: they are false then.

Prints one line per job: `JOB {json}` with id, digest, skipped, region (x, y, width, height in pixels from the top
left), the room's exposure, seconds and processor seconds.
"""
import importlib
import json
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import digest  # noqa: E402
import frame  # noqa: E402
import studio  # noqa: E402
from geometry import Kit  # noqa: E402


class Stage:
    """One room in the scene: fixed things, lights, and the fittings made so far, of which a job shows a few."""

    def __init__(self, room, options):
        self.room = room
        self.made = {}
        studio.prepare(options)
        studio.camera(room.CAMERA)
        fixed = Kit('fixed')
        room.fixed(fixed)
        self.fixed = fixed.parts
        room.lights()
        self.base = digest.scene(self.fixed, room)

    def fitting(self, slot, look):
        """The objects of a fitting, made once a look."""
        key = (slot, json.dumps(look, sort_keys=True))
        if key not in self.made:
            kit = Kit('slot:%s' % slot)
            self.room.SLOTS[slot](kit, look)
            self.made[key] = kit.parts
        return self.made[key]

    def show(self, looks):
        """Shows exactly these fittings; returns slot -> objects."""
        everything = {**self.room.STAND_INS, **looks}
        shown = {slot: self.fitting(slot, look) for slot, look in everything.items() if look is not None}
        for parts in self.made.values():
            for part in parts:
                part.hide_render = True
        for parts in shown.values():
            for part in parts:
                part.hide_render = False
        return shown


def run(options):
    """Renders the jobs that are not known yet, and reports on every one."""
    room = importlib.import_module('rooms.%s' % options['room'].replace('-', '_'))
    stage = Stage(room, options)
    for job in options['jobs']:
        began, spent = time.time(), time.process_time()
        shown = stage.show(job['show'])
        focus = shown.get(job.get('focus'), [])
        margin = 0.004 if job.get('tight') else getattr(room, 'MARGINS', {}).get(job.get('focus'))
        region = frame.around(focus, options, margin) if job.get('focus') else (0, 0, options['width'], options['height'])
        mark = digest.job(stage.base, shown, job, region, options)
        report = {'id': job['id'], 'digest': mark, 'skipped': options['known'].get(job['id']) == mark, 'region': region, 'exposure': room.EXPOSURE}
        if not report['skipped']:
            studio.cut_out(stage.fixed, shown, job.get('focus') if job.get('alpha') else None)
            studio.render(region, options, job)
        report['seconds'], report['cpu'] = time.time() - began, time.process_time() - spent
        print('JOB ' + json.dumps(report), flush=True)


if __name__ == '__main__':
    with open(sys.argv[sys.argv.index('--') + 1]) as source:
        run(json.load(source))
