import type { Look } from '../../look.types.ts'
import { makeCamera } from '../draw/camera.ts'
import { surfaceOf, timber, wallPaint } from '../draw/looks.ts'
import { reveal, sill, slab, trim, wall, windowFrame } from '../draw/shell.ts'
import { box, type Mesh, place, rod, softBox } from '../draw/shapes.ts'
import { glowing, plain, steel } from '../draw/surfaces.ts'
import type { Vec } from '../draw/vec.ts'
import { bathTap, vanity, wallMirror } from '../objects/basin.ts'
import { flushPlate, toilet } from '../objects/sanitary.ts'
import { bottle, plant, towel, vase } from '../objects/decor.ts'
import { daylight } from './daylight.ts'
import { FLOORS, roomLight, sample, surfaceSlot, thing } from './kit.ts'
import type { RoomScene } from './room.types.ts'

const W = 3.3
const D = 2.4
const H = 2.5
const LEDGE = { y: 1.16, z: 2.24 }
const WINDOW = { u0: 0.9, u1: 1.6, v0: 1.25, v1: 2.2 }
const BASIN = 0.98
const SEAT = 2.42
const paint = wallPaint('#f2efe9')

const left = (u: number, v: number): Vec => [0, v, u]
const right = (u: number, v: number, depth = 0): Vec => [W + depth, v, u]
const back = (u: number, v: number): Vec => [u, v, D]

function tiledWalls(look: Look): Mesh {
  const m = surfaceOf(look)
  return [...wall(back, 0, W, 0, H, m), ...box([0, 0, LEDGE.z], [W, LEDGE.y, D + 0.1], m)]
}

const fixed: Mesh = [
  ...wall(left, -1.6, D, 0, H, paint),
  ...wall(right, -1.6, D, 0, H, paint, [WINDOW]),
  ...reveal(right, WINDOW, 0.24, trim),
  ...windowFrame(right, WINDOW, 0.16, trim, 1),
  ...sill([W - 0.06, WINDOW.v0 - 0.03, WINDOW.u0 - 0.04], [W + 0.2, WINDOW.v0, WINDOW.u1 + 0.04]),
  ...daylight('right', W + 0.9, WINDOW),
  ...slab(0, -1.6, W, D, H, plain('#f7f5f1')),
  ...[0.8, 1.65, 2.5].flatMap((x) => [
    ...rod([x, H - 0.002, 1.3], [x, H - 0.006, 1.3], 0.045, plain('#f3f3f1'), 28),
    ...rod([x, H - 0.006, 1.3], [x, H - 0.0065, 1.3], 0.032, glowing('#fff0d2', 1.25), 24),
  ]),
  ...plant([3.02, LEDGE.y, 2.32], 0.34, 10, '#8d8a80', 5),
  ...place(vase([0, 0, 0], 0.2, '#cfc4b2'), [1.72, LEDGE.y, 2.32]),
  ...bottle([0.3, LEDGE.y, 2.33], 0.16, 0.028, '#a8937a'),
  ...rod([0.01, 1.15, 1.55], [0.01, 1.15, 1.95], 0.008, steel, 12),
  ...place(towel([0, 1.16, 0], 0.34, 0.62, '#c9cfc3'), [0.001, 0, 1.75], 90),
  ...softBox([2.92, 0, 1.92], [3.16, 0.3, 2.16], 0.05, timber('#c9a173', 'matt', true)),
]

/** The guest bathroom: hand basin and WC at the ledge. */
export const guestBathroom: RoomScene = {
  id: 'guest-bathroom',
  camera: makeCamera({ eye: [1.6, 1.62, -3.3], target: [1.6, 1.62, 3], focal: 1.06, shift: -0.098 }),
  lighting: roomLight({
    width: W,
    z0: -1.6,
    z1: D,
    height: H,
    windows: [{ side: 'right', opening: WINDOW, at: W + 0.1 }],
    sun: [1, 0.9, -0.3],
    day: 8,
    fill: 1.5,
  }),
  fixed,
  slots: [
    surfaceSlot('floor', (l) => slab(0, -1.6, W, D, 0, surfaceOf(l)), [
      sample('surface', '#b9b2a7', 'tile-60'),
      sample('surface', '#4a4b4d', 'hexagon'),
      FLOORS[0] ?? sample('surface', '#c9a173', 'plank'),
    ]),
    surfaceSlot('wall-tiles', tiledWalls, [
      sample('surface', '#e6e3dc', 'tile-30x60'),
      sample('surface', '#35616a', 'hexagon', 'gloss'),
      sample('surface', '#dcd7cd', 'terrazzo', 'matt', '#8d6f57'),
    ]),
    thing('mirror', (l) => place(wallMirror(l, 0.64), [BASIN, 1.74, D - 0.001]), [
      sample('rectangle', '#d5dcde', 'plain', 'gloss'),
      sample('round', '#dbe1e2', 'plain', 'gloss', '#fff1d6'),
      sample('arch', '#d5dcde', 'plain', 'gloss', '#b8924f'),
    ]),
    thing('flush-plate', (l) => place(flushPlate(l), [SEAT, 0.98, LEDGE.z - 0.001]), [
      sample('two-button', '#f5f5f3', 'plain', 'gloss'),
      sample('round', '#b8924f', 'plain', 'satin'),
      sample('slim', '#1d1e20', 'plain', 'gloss'),
    ]),
    thing(
      'vanity',
      (l) =>
        place(vanity(l, l.shape === 'single' ? 0.52 : l.shape === 'corner' ? 0.5 : 0.72, 0.38), [
          BASIN,
          0,
          LEDGE.z - 0.001,
        ]),
      [
        sample('single', '#f6f5f2', 'plain', 'gloss', '#f1f0ec'),
        sample('floating', '#f6f5f2', 'plain', 'matt', '#c9a173'),
        sample('console', '#e9e6e1', 'marble', 'gloss', '#b8924f'),
      ],
    ),
    thing('tap', (l) => place(bathTap(l, 0.12), [BASIN, 0.83, LEDGE.z - 0.001]), [
      sample('straight', '#c9ced3', 'plain', 'gloss'),
      sample('arc', '#26272a'),
      sample('wall', '#b8924f', 'plain', 'satin'),
    ]),
    thing('toilet', (l) => place(toilet(l), [SEAT, 0, LEDGE.z - 0.001]), [
      sample('rimless', '#f6f5f2', 'plain', 'gloss'),
      sample('square', '#26272a'),
      sample('square', '#cfc4b2'),
    ]),
  ],
}
