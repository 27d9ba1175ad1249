import type { Look } from '../../look.types.ts'
import { makeCamera } from '../draw/camera.ts'
import { surfaceOf, wallPaint } from '../draw/looks.ts'
import { reveal, slab, trim, wall, windowFrame } from '../draw/shell.ts'
import { type Mesh, place } from '../draw/shapes.ts'
import { plain } from '../draw/surfaces.ts'
import type { Vec } from '../draw/vec.ts'
import { books, plant, rug, vase } from '../objects/decor.ts'
import { picture, roundTable, sofa } from '../objects/furniture.ts'
import { skirting } from '../objects/joinery.ts'
import { lamp } from '../objects/lamps.ts'
import { blinds } from '../objects/blinds.ts'
import { fireplace, radiator } from '../objects/heating.ts'
import { tvWall } from '../objects/living.ts'
import { switches } from '../objects/tech.ts'
import { daylight } from './daylight.ts'
import { FLOORS, optionalThing, PAINTS, roomLight, sample, surfaceSlot, SWITCHES, thing } from './kit.ts'
import type { RoomScene } from './room.types.ts'

const W = 7.6
const D = 4.2
const H = 2.65
const WINDOW = { u0: 0.72, u1: 2.62, v0: 0.62, v1: 2.36 }

const left = (u: number, v: number): Vec => [0, v, u]
const right = (u: number, v: number): Vec => [W, v, u]
const back = (u: number, v: number, depth = 0): Vec => [u, v, D + depth]

const fixed: Mesh = [
  ...reveal(back, WINDOW, 0.26, trim),
  ...windowFrame(back, WINDOW, 0.17, trim, 2),
  ...daylight('back', D + 1.1, WINDOW),
  ...slab(0, -2.4, W, D, H, plain('#f7f5f1')),
  ...rug(1.2, 0.6, 4.2, 2.75, '#d9d1c4'),
  ...place(sofa(2.35, '#a7a79c', '#b9765a'), [0.12, 0, 1.95], 90),
  ...roundTable([2.5, 0, 1.7], 0.44, 0.38),
  ...books([2.42, 0.38, 1.64], ['#5f6e72', '#d9d2c5', '#b98f6b']),
  ...vase([2.68, 0.38, 1.82], 0.2, '#cfc4b2'),
  ...plant([0.36, 0, 3.72], 1.5, 19, '#8d8a80', 4),
  ...place(picture(0, 0, 0.7, 0.92, '#e3d6c3', '#b9765a'), [0.001, 1.55, 1.95], 90),
]

function paintedWalls(look: Look): Mesh {
  const m = wallPaint(look.color)
  return [...wall(left, -2.4, D, 0, H, m), ...wall(right, -2.4, D, 0, H, m), ...wall(back, 0, W, 0, H, m, [WINDOW])]
}

/** The living room: window and sofa on the left, television wall in the middle, fireplace on the right. */
export const living: RoomScene = {
  id: 'living',
  camera: makeCamera({ eye: [3.75, 1.5, -4.6], target: [3.75, 1.5, 3], focal: 1.08, shift: -0.058 }),
  lighting: roomLight({
    width: W,
    z0: -2.4,
    z1: D,
    height: H,
    windows: [{ side: 'back', opening: WINDOW, at: D + 0.08 }],
    sun: [-0.45, 0.75, 0.75],
    day: 6.4,
    fill: 1.25,
  }),
  fixed,
  slots: [
    surfaceSlot('floor', (l) => slab(0, -2.4, W, D, 0, surfaceOf(l)), FLOORS),
    surfaceSlot('wall-colour', paintedWalls, PAINTS),
    thing(
      'skirting',
      (l) => [
        ...place(skirting(l, 0, W), [0, 0, D]),
        ...place(skirting(l, -2.4, D), [0, 0, 0], 90),
        ...place(skirting(l, -D, 2.4), [W, 0, 0], -90),
      ],
      [sample('low', '#f2f1ee'), sample('profiled', '#f2f1ee'), sample('high', '#c9a173')],
    ),
    thing('radiator', (l) => place(radiator(l, WINDOW.u0 + 0.25, WINDOW.u1 - 0.25, 0.14, 0.52), [0, 0, D]), [
      sample('panel', '#f5f5f3', 'plain', 'satin'),
      sample('column', '#3b3d40'),
      sample('slim', '#f3f3f1'),
    ]),
    thing(
      'blinds',
      (l) => place(blinds(l, { x0: WINDOW.u0, x1: WINDOW.u1, y0: WINDOW.v0, y1: WINDOW.v1 }), [0, 0, D]),
      [sample('venetian', '#e8e6e1'), sample('curtain', '#d8cdbb'), sample('shutter', '#b9bbbb')],
    ),
    thing('switches', (l) => place(switches(l, 3, 1.15), [5.72, 1.18, D - 0.001]), SWITCHES),
    optionalThing('tv-wall', (l) => place(tvWall(l, 2.5, H), [4.3, 0, D - 0.001]), [
      sample('lowboard', '#c9a173', 'plank'),
      sample('panel', '#c9a173', 'fluted', 'matt', '#26272a'),
      sample('shelf', '#2b2c2e', 'plain', 'matt', '#c9a173'),
    ]),
    optionalThing('fireplace', (l) => place(fireplace(l, H), [6.65, 0, D - 0.001]), [
      sample('wall', '#ece8e1'),
      sample('island', '#26272a'),
      sample('corner', '#d3c7b5'),
    ]),
    thing('lamp', (l) => lamp(l, [2.7, H, 1.5], 0.85, 1.4), [
      sample('globe', '#fbf7ee', 'plain', 'gloss', '#b8924f'),
      sample('linear', '#26272a'),
      sample('track', '#26272a'),
    ]),
  ],
}
