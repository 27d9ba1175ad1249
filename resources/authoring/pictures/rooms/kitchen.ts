import { makeCamera } from '../draw/camera.ts'
import { surfaceOf, timber, wallPaint } from '../draw/looks.ts'
import { reveal, sill, slab, trim, wall, windowFrame } from '../draw/shell.ts'
import { box, type Mesh, place, softBox } from '../draw/shapes.ts'
import { plain } from '../draw/surfaces.ts'
import type { Vec } from '../draw/vec.ts'
import { bottle, plant, vase } from '../objects/decor.ts'
import { chair, roundTable } from '../objects/furniture.ts'
import { hob, hood, kitchenTap, oven, sink } from '../objects/appliances.ts'
import { cabinets, crockery, type Run, worktop } from '../objects/kitchen.ts'
import { lamp } from '../objects/lamps.ts'
import { daylight } from './daylight.ts'
import { FLOORS, PAINTS, roomLight, sample, surfaceSlot, thing } from './kit.ts'
import type { RoomScene } from './room.types.ts'

const W = 5.8
const D = 3.6
const H = 2.6
const RUN: Run = { x0: 0.42, x1: 4.12, tall: 4.12, x2: 5.36, back: D, height: 2.25 }
const UPPER = 1.65
const HOB = 3.25
const SINK = 1.66
const WINDOW = { u0: 1.2, u1: 2.7, v0: 0.95, v1: 2.3 }

const left = (u: number, v: number, depth = 0): Vec => [-depth, v, u]
const right = (u: number, v: number): Vec => [W, v, u]
const back = (u: number, v: number): Vec => [u, v, D]

const fixed: Mesh = [
  ...reveal(left, WINDOW, 0.24, trim),
  ...windowFrame(left, WINDOW, 0.16, trim, 2),
  ...sill([-0.2, WINDOW.v0 - 0.03, WINDOW.u0 - 0.04], [0.06, WINDOW.v0, WINDOW.u1 + 0.04]),
  ...daylight('left', -0.9, WINDOW),
  ...slab(0, -2, W, D, H, plain('#f7f5f1')),
  ...softBox([1.82, 1.52, D - 0.24], [2.62, 1.55, D], 0.003, timber('#c9a173', 'matt', true), 1),
  ...crockery(1.82, 1.55, D - 0.13),
  ...roundTable([1.15, 0, 0.55], 0.52, 0.74),
  ...chair([0.5, 0, 0.2], -60, '#b9b3a6'),
  ...chair([1.85, 0, 0.85], 110, '#b9b3a6'),
  ...place(vase([0, 0, 0], 0.26, '#d8cfc1'), [1.15, 0.74, 0.6]),
]

const paintedWalls = (color: string): Mesh => {
  const m = wallPaint(color)
  return [...wall(left, -2, D, 0, H, m, [WINDOW]), ...wall(right, -2, D, 0, H, m), ...wall(back, 0, W, 0, H, m)]
}

/** Things on the worktop, drawn with it so that they stand in front of the splashback. */
const onWorktop: Mesh = [
  ...softBox([0.55, 0.91, D - 0.12], [0.85, 1.26, D - 0.085], 0.006, timber('#c9a173', 'matt'), 1),
  ...softBox([0.66, 0.911, D - 0.16], [0.93, 1.16, D - 0.125], 0.006, timber('#6b4a33', 'matt'), 1),
  ...bottle([2.3, 0.91, D - 0.14], 0.24, 0.034, '#5b6b52'),
  ...bottle([2.41, 0.91, D - 0.12], 0.2, 0.03, '#c7a25d'),
  ...plant([3.96, 0.91, D - 0.17], 0.36, 11, '#d9d2c6', 7),
]

/** The kitchen: one run along the back wall, tall units on the right, a table by the window. */
export const kitchen: RoomScene = {
  id: 'kitchen',
  camera: makeCamera({ eye: [2.9, 1.66, -3.9], target: [2.9, 1.66, 3], focal: 1.17, shift: -0.072 }),
  lighting: roomLight({
    width: W,
    z0: -2,
    z1: D,
    height: H,
    windows: [{ side: 'left', opening: WINDOW, at: -0.1 }],
    sun: [-1, 0.75, -0.25],
  }),
  fixed,
  slots: [
    surfaceSlot('floor', (l) => slab(0, -2, W, D, 0, surfaceOf(l)), FLOORS),
    surfaceSlot('wall-colour', (l) => paintedWalls(l.color), PAINTS),
    thing('splashback', (l) => box([RUN.x0, 0.9, D - 0.012], [RUN.x1, 1.47, D], surfaceOf(l)), [
      sample('surface', '#eceae6'),
      sample('surface', '#f0efea', 'tile-30x60', 'gloss'),
      sample('surface', '#e9e6e1', 'marble', 'gloss', '#a29d95'),
    ]),
    thing('front', (l) => cabinets(l, RUN, UPPER), [
      sample('bar-handle', '#f1f0ed', 'plain', 'matt', '#a9adb0'),
      sample('handleless', '#8f9b88'),
      sample('frame', '#3b4a5c', 'plain', 'matt', '#b8924f'),
    ]),
    thing('oven', (l) => place(oven(l, D - 0.6), [(RUN.tall * 3 + RUN.x2) / 4, 0, 0]), [
      sample('single', '#a9adb0', 'plain', 'satin'),
      sample('double', '#26272a', 'plain', 'gloss'),
      sample('steam', '#26272a'),
    ]),
    thing('worktop', (l) => [...worktop(l, RUN), ...onWorktop], [
      sample('thick', '#c9a173', 'plank'),
      sample('thin', '#4a4b4d', 'concrete'),
      sample('thin', '#e9e6e1', 'marble', 'gloss', '#a29d95'),
    ]),
    thing('hob', (l) => place(hob(l), [HOB, 0.91, D - 0.32]), [
      sample('ceramic', '#1c1d1f', 'plain', 'gloss'),
      sample('downdraft', '#1c1d1f', 'plain', 'gloss'),
      sample('flex', '#1c1d1f', 'plain', 'gloss'),
    ]),
    thing('sink', (l) => place(sink(l), [SINK, 0.91, D - 0.3]), [
      sample('single', '#a9adb0', 'plain', 'satin'),
      sample('one-and-half', '#3c3d40'),
      sample('apron', '#f6f5f2', 'plain', 'gloss'),
    ]),
    thing('tap', (l) => place(kitchenTap(l), [SINK, 0.912, D - 0.07]), [
      sample('straight', '#c9ced3', 'plain', 'gloss'),
      sample('arc', '#26272a'),
      sample('pull-out', '#b8924f', 'plain', 'satin'),
    ]),
    thing('hood', (l) => place(hood(l, H), [HOB, 0, D - 0.013]), [
      sample('wall', '#a9adb0', 'plain', 'satin'),
      sample('slanted', '#1d1e20', 'plain', 'gloss'),
      sample('island', '#26272a'),
    ]),
    thing('lamp', (l) => lamp(l, [2.3, H, 1.4], 0.62, 1.3), [
      sample('disc', '#f3f3f1'),
      sample('track', '#26272a'),
      sample('cone', '#b9765a'),
    ]),
  ],
}
