import type { Look } from '../../look.types.ts'
import { makeCamera } from '../draw/camera.ts'
import { surfaceOf, timber, wallPaint } from '../draw/looks.ts'
import { reveal, sill, slab, trim, wall, windowFrame } from '../draw/shell.ts'
import { type Mesh, place } from '../draw/shapes.ts'
import { fabric, plain } from '../draw/surfaces.ts'
import type { Vec } from '../draw/vec.ts'
import { books, plant, rug } from '../objects/decor.ts'
import { bed, bedside, picture, tableLamp } from '../objects/furniture.ts'
import { door } from '../objects/joinery.ts'
import { wardrobe } from '../objects/wardrobe.ts'
import { lamp } from '../objects/lamps.ts'
import { blinds } from '../objects/blinds.ts'
import { switches } from '../objects/tech.ts'
import { daylight } from './daylight.ts'
import { FLOORS, PAINTS, roomLight, sample, surfaceSlot, SWITCHES, thing } from './kit.ts'
import type { RoomScene } from './room.types.ts'

const W = 6.4
const D = 3.7
const H = 2.65
const WINDOW = { u0: 1.5, u1: 2.9, v0: 0.85, v1: 2.3 }
const BED = 2.0
const DOOR = 3.98

const left = (u: number, v: number, depth = 0): Vec => [-depth, v, u]
const right = (u: number, v: number): Vec => [W, v, u]
const back = (u: number, v: number): Vec => [u, v, D]
const oak = timber('#c9a173', 'matt', true)

const fixed: Mesh = [
  ...reveal(left, WINDOW, 0.24, trim),
  ...windowFrame(left, WINDOW, 0.16, trim, 2),
  ...sill([-0.2, WINDOW.v0 - 0.03, WINDOW.u0 - 0.04], [0.06, WINDOW.v0, WINDOW.u1 + 0.04]),
  ...daylight('left', -0.9, WINDOW),
  ...place(
    blinds(
      { shape: 'curtain', color: '#ded5c6', pattern: 'plain', finish: 'matt' },
      { x0: WINDOW.u0, x1: WINDOW.u1, y0: WINDOW.v0, y1: WINDOW.v1 },
    ),
    [0, 0, 0],
    90,
  ),
  ...slab(0, -2.2, W, D, H, plain('#f7f5f1')),
  ...rug(0.75, 0.35, 3.25, 2.1, '#ddd5c8'),
  ...place(bed(1.7, '#b7ad9c', '#8f9b92', fabric('#c4b8a5')), [BED, 0, D - 0.001]),
  ...place(bedside(BED - 1.2, oak), [0, 0, D]),
  ...place(bedside(BED + 1.2, oak), [0, 0, D]),
  ...tableLamp([BED - 1.2, 0.5, D - 0.2], 0.4),
  ...tableLamp([BED + 1.2, 0.5, D - 0.2], 0.4),
  ...books([BED + 1.14, 0.5, D - 0.33], ['#95554a', '#d9d2c5']),
  ...place(picture(0, 0, 0.56, 0.74, '#e6dccb', '#a9b39c'), [BED - 0.34, 1.72, D - 0.001]),
  ...place(picture(0, 0, 0.56, 0.74, '#dfe3df', '#b9765a'), [BED + 0.34, 1.72, D - 0.001]),
  ...plant([0.3, 0, 0.9], 1.2, 15, '#b9765a', 6),
]

function paintedWalls(look: Look): Mesh {
  const m = wallPaint(look.color)
  return [...wall(left, -2.2, D, 0, H, m, [WINDOW]), ...wall(right, -2.2, D, 0, H, m), ...wall(back, 0, W, 0, H, m)]
}

/** The bedroom: bed on the left, door in the middle, wardrobe on the right. */
export const bedroom: RoomScene = {
  id: 'bedroom',
  camera: makeCamera({ eye: [3.15, 1.5, -4.1], target: [3.15, 1.5, 3], focal: 1.12, shift: -0.058 }),
  lighting: roomLight({
    width: W,
    z0: -2.2,
    z1: D,
    height: H,
    windows: [{ side: 'left', opening: WINDOW, at: -0.1 }],
    sun: [-1, 0.72, -0.3],
    day: 7.2,
    fill: 1.2,
  }),
  fixed,
  slots: [
    surfaceSlot('floor', (l) => slab(0, -2.2, W, D, 0, surfaceOf(l)), FLOORS),
    surfaceSlot('wall-colour', paintedWalls, PAINTS),
    thing('switches', (l) => place(switches(l, 2, 1.2), [DOOR - 0.62, 1.16, D - 0.001]), SWITCHES),
    thing('door', (l) => place(door(l), [DOOR, 0, D - 0.001]), [
      sample('flush', '#f3f2ef'),
      sample('panel', '#c9a173', 'plank'),
      sample('glass', '#e9efee', 'plain', 'satin', '#c9ced3'),
    ]),
    thing('wardrobe', (l) => place(wardrobe(l, 4.62, W - 0.02, 2.46, 0.62), [0, 0, D - 0.001]), [
      sample('cabinet', '#f3f2ef'),
      sample('sliding', '#d5dcde', 'plain', 'gloss', '#26272a'),
      sample('walk-in', '#c9a173', 'plank', 'matt', '#26272a'),
    ]),
    thing('lamp', (l) => lamp(l, [3.2, H, 1.7], 0.5, 1.3), [
      sample('disc', '#f3f3f1'),
      sample('pendant', '#b8924f', 'plain', 'satin'),
      sample('globe', '#fbf7ee', 'plain', 'gloss', '#b8924f'),
    ]),
  ],
}
