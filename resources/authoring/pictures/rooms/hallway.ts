import type { Look } from '../../look.types.ts'
import { makeCamera } from '../draw/camera.ts'
import { surfaceOf, wallPaint } from '../draw/looks.ts'
import { slab, wall } from '../draw/shell.ts'
import { type Mesh, place } from '../draw/shapes.ts'
import { plain } from '../draw/surfaces.ts'
import type { Vec } from '../draw/vec.ts'
import { plant, rug } from '../objects/decor.ts'
import { picture } from '../objects/furniture.ts'
import { door, entranceDoor, handle, skirting } from '../objects/joinery.ts'
import { wardrobe } from '../objects/wardrobe.ts'
import { lamp } from '../objects/lamps.ts'
import { switches } from '../objects/tech.ts'
import { FLOORS, optionalThing, PAINTS, roomLight, sample, surfaceSlot, SWITCHES, thing } from './kit.ts'
import type { RoomScene } from './room.types.ts'

const W = 5.4
const D = 3
const H = 2.6
/** A glazed passage to the living room on the left lets the daylight in. */
const PASSAGE = { u0: 0.2, u1: 1.9, v0: 0.0, v1: 2.3 }
const DOOR = 3.42
const ENTRANCE = 1.25

const left = (u: number, v: number): Vec => [0, v, u]
const right = (u: number, v: number): Vec => [W, v, u]
const back = (u: number, v: number): Vec => [u, v, D]

function paintedWalls(look: Look): Mesh {
  const m = wallPaint(look.color)
  return [...wall(left, -2, D, 0, H, m), ...wall(right, -2, D, 0, H, m), ...wall(back, 0, W, 0, H, m)]
}

const BOARD = sample('low', '#f2f1ee')

const fixed: Mesh = [
  ...slab(0, -2, W, D, H, plain('#f7f5f1')),
  ...rug(0.55, 1.35, 1.95, 2.25, '#b9b0a2'),
  ...[
    [0, ENTRANCE - 0.587],
    [ENTRANCE + 0.587, DOOR - 0.502],
    [DOOR + 0.502, W],
  ].flatMap(([a = 0, b = 0]) => place(skirting(BOARD, a, b), [0, 0, D])),
  ...place(skirting(BOARD, -2, D), [0, 0, 0], 90),
  ...place(skirting(BOARD, -D, 2), [W, 0, 0], -90),
  ...place(picture(0, 0, 0.5, 0.68, '#d9dfd6', '#7d8a72'), [2.56, 1.6, D - 0.001]),
  ...plant([0.34, 0, 2.62], 0.95, 13, '#cfc6b8', 8),
]

/** The hallway: entrance door on the left, inner door in the middle, wardrobe on the right. */
export const hallway: RoomScene = {
  id: 'hallway',
  camera: makeCamera({ eye: [2.7, 1.46, -3.7], target: [2.7, 1.46, 3], focal: 1.16, shift: -0.05 }),
  lighting: roomLight({
    width: W,
    z0: -2,
    z1: D,
    height: H,
    windows: [{ side: 'left', opening: { ...PASSAGE, u0: -1.8, u1: 0 }, at: 0.01 }],
    sun: null,
    day: 3.4,
    fill: 1.7,
  }),
  fixed,
  slots: [
    surfaceSlot('floor', (l) => slab(0, -2, W, D, 0, surfaceOf(l)), FLOORS),
    surfaceSlot('wall-colour', paintedWalls, PAINTS),
    thing('switches', (l) => place(switches(l, 3, 1.15), [2.02, 1.2, D - 0.001]), SWITCHES),
    thing('entrance-door', (l) => place(entranceDoor(l), [ENTRANCE, 0, D - 0.001]), [
      sample('flush', '#f3f2ef'),
      sample('glass-strip', '#c9a173', 'plank', 'satin', '#c9ced3'),
      sample('panel', '#6b4a33', 'plank'),
    ]),
    thing('door', (l) => place(door(l), [DOOR, 0, D - 0.001]), [
      sample('flush', '#f3f2ef'),
      sample('glass', '#dfe6e6', 'plain', 'gloss', '#26272a'),
      sample('panel', '#a9b39c'),
    ]),
    thing('door-handle', (l) => place(handle(l), [DOOR + 0.36, 1.05, D - 0.014]), [
      sample('round', '#a9adb0', 'plain', 'satin'),
      sample('slim', '#26272a'),
      sample('square', '#b8924f', 'plain', 'satin'),
    ]),
    optionalThing(
      'wardrobe',
      (l) => place(wardrobe(l, 4.02, W - 0.02, l.shape === 'open' ? 2.1 : 2.4, 0.42), [0, 0, D - 0.001]),
      [
        sample('open', '#c9a173', 'plank', 'matt', '#f3f2ef'),
        sample('cabinet', '#a9b39c'),
        sample('sliding', '#d5dcde', 'plain', 'gloss', '#26272a'),
      ],
    ),
    thing('lamp', (l) => lamp(l, [2.6, H, 1.5], 0.4, 1.3), [
      sample('disc', '#f3f3f1'),
      sample('spots', '#26272a'),
      sample('globe', '#fbf7ee', 'plain', 'gloss', '#b8924f'),
    ]),
  ],
}
