import { makeCamera } from '../draw/camera.ts'
import { solid, surfaceOf, timber, wallPaint } from '../draw/looks.ts'
import type { Lighting, Pane } from '../draw/lighting.ts'
import { slab, wall } from '../draw/shell.ts'
import { box, type Mesh, place, rod, softBox } from '../draw/shapes.ts'
import { plain } from '../draw/surfaces.ts'
import type { Vec } from '../draw/vec.ts'
import { bottle, plant, vase } from '../objects/decor.ts'
import { centralUnit, doorbell, motionSensor, switches, thermostat, wallbox } from '../objects/tech.ts'
import { optionalThing, roomLight, sample, SWITCHES, thing } from './kit.ts'
import type { RoomScene } from './room.types.ts'

const D = 2
const H = 2.26
/** The outer wall is cut open here: hall on the left, carport on the right. */
const CUT = { x0: 2.2, x1: 2.52 }
const END = 4.6

const back = (u: number, v: number): Vec => [u, v, D]
const left = (u: number, v: number): Vec => [0, v, u]
const oak = timber('#c9a173', 'matt', true)
const facade = surfaceOf(sample('surface', '#b7b0a4', 'concrete'))

const fixed: Mesh = [
  ...wall(back, 0, CUT.x0, 0, H, wallPaint('#e9e4da')),
  ...wall(left, -1, D, 0, H, wallPaint('#e9e4da')),
  ...wall((u, v) => [CUT.x0 - 0.002, v, u], 0.9, D, 0, H, wallPaint('#e9e4da')),
  ...slab(0, -1, CUT.x0, D, H, plain('#f7f5f1')),
  ...slab(0, -1, CUT.x0, D, 0, oak),
  ...box([CUT.x0, -0.2, 0.9], [CUT.x0 + 0.2, 3, D + 0.3], plain('#8d8983')),
  ...box([CUT.x0 + 0.2, -0.2, 0.9], [CUT.x1, 3, D + 0.3], plain('#d9cdb4')),
  ...wall(back, CUT.x1, END, 0, 3, facade),
  ...wall((u, v) => [CUT.x1 + 0.002, v, u], 0.9, D, 0, 3, facade),
  ...wall((u, v) => [END, v, u], -1, D, 0, 3, facade),
  ...slab(CUT.x1, -1, END, D, 0, surfaceOf(sample('surface', '#8f8d89', 'tile-60'))),
  ...softBox([0.35, 0.86, D - 0.34], [1.75, 0.9, D], 0.006, oak),
  ...[0.42, 1.68].flatMap((x) => rod([x, 0, D - 0.3], [x, 0.86, D - 0.3], 0.012, solid('#26272a', 'matt'))),
  ...place(vase([0, 0, 0], 0.2, '#d8cfc1'), [0.78, 0.9, D - 0.16]),
  ...bottle([1.56, 0.9, D - 0.15], 0.1, 0.05, '#a8937a'),
  ...softBox([0.98, 0.9, D - 0.24], [1.26, 0.915, D - 0.08], 0.005, plain('#5f6e72')),
  ...plant([2.76, 0, 1.72], 0.8, 13, '#5f5d59', 4),
]

/** Open sky over the carport. */
function withSky(inside: Lighting): Lighting {
  const above: Pane = {
    corner: [CUT.x1, 3.4, -3],
    u: [2.4, 0, 0],
    v: [0, 0, 4.6],
    color: [2.6, 2.65, 2.75],
    isFill: true,
  }
  return { ...inside, panes: [...inside.panes, above] }
}

/** Smart home: the hall's wall with its devices, and the carport behind the cut outer wall. */
export const smartHome: RoomScene = {
  id: 'smart-home',
  camera: makeCamera({ eye: [1.86, 1.5, -2.2], target: [1.86, 1.5, 3], focal: 1.3, shift: 0.008 }),
  lighting: withSky(
    roomLight({
      width: CUT.x0,
      z0: -1,
      z1: D,
      height: H,
      windows: [{ side: 'left', opening: { u0: -0.9, u1: 0.5, v0: 0.6, v1: 2.2 }, at: 0.01 }],
      sun: null,
      day: 3.2,
      fill: 2.1,
    }),
  ),
  fixed,
  slots: [
    thing(
      'motion-sensor',
      (l) =>
        l.shape === 'ceiling'
          ? place(motionSensor(l), [1.5, H, 1.55])
          : place(motionSensor(l), [1.86, 2.02, D - 0.001]),
      [sample('wall', '#f5f5f3'), sample('ceiling', '#f5f5f3'), sample('wall', '#26272a')],
    ),
    thing('doorbell', (l) => place(doorbell(l), [0.52, 1.48, D - 0.001]), [
      sample('audio', '#f3f3f1'),
      sample('video', '#26272a', 'plain', 'gloss', '#20262c'),
      sample('video-large', '#1d2024', 'plain', 'gloss', '#20262c'),
    ]),
    thing('central-unit', (l) => place(centralUnit(l), [1.04, 1.5, D - 0.001]), [
      sample('box', '#f3f3f1'),
      sample('panel', '#2b2c2e', 'plain', 'gloss', '#9ec7cf'),
      sample('touch', '#1d2024', 'plain', 'gloss', '#9ec7cf'),
    ]),
    thing('thermostat', (l) => place(thermostat(l, 1.2), [1.5, 1.5, D - 0.001]), [
      sample('dial', '#f5f5f3'),
      sample('glass', '#26272a', 'plain', 'gloss', '#9ec7cf'),
      sample('display', '#f5f5f3', 'plain', 'satin', '#9ec7cf'),
    ]),
    thing('switches', (l) => place(switches(l, 3, 1.2), [1.86, 1.55, D - 0.001]), SWITCHES),
    optionalThing('wallbox', (l) => place(wallbox(l), [3.2, 1.42, D - 0.001]), [
      sample('box', '#f3f3f1'),
      sample('slim', '#26272a'),
      sample('box', '#3f5247'),
    ]),
  ],
}
