import type { Look } from '../../look.types.ts'
import { makeCamera } from '../draw/camera.ts'
import { surfaceOf, timber, wallPaint } from '../draw/looks.ts'
import type { Material } from '../draw/material.types.ts'
import { reveal, sill, slab, trim, wall, windowFrame } from '../draw/shell.ts'
import { ball, box, lathe, type Mesh, place, rod, softBox } from '../draw/shapes.ts'
import { fabric, plain } from '../draw/surfaces.ts'
import type { Vec } from '../draw/vec.ts'
import { cushion, plant, rug } from '../objects/decor.ts'
import { picture } from '../objects/furniture.ts'
import { door } from '../objects/joinery.ts'
import { lamp } from '../objects/lamps.ts'
import { switches } from '../objects/tech.ts'
import { daylight } from './daylight.ts'
import { FLOORS, PAINTS, roomLight, sample, surfaceSlot, SWITCHES, thing } from './kit.ts'
import type { RoomScene } from './room.types.ts'

const W = 5.4
const D = 3.4
const H = 2.6
const WINDOW = { u0: 1.2, u1: 2.5, v0: 0.9, v1: 2.25 }
const DOOR = 4.5

const left = (u: number, v: number, depth = 0): Vec => [-depth, v, u]
const right = (u: number, v: number): Vec => [W, v, u]
const back = (u: number, v: number): Vec => [u, v, D]
const birch = timber('#e0cfae', 'matt', true)

/** A cot with bars at the wall z = 0, centred on x = 0. */
function cot(): Mesh {
  const [x, z] = [0.66, -0.68]
  const bars = Array.from({ length: 15 }, (_, i) => -x + ((i + 0.5) / 15) * 2 * x).flatMap((bx) => [
    ...rod([bx, 0.3, z], [bx, 0.86, z], 0.008, birch, 8),
    ...rod([bx, 0.3, -0.04], [bx, 0.86, -0.04], 0.008, birch, 8),
  ])
  const rails = [z, -0.04].flatMap((rz) => [
    ...softBox([-x, 0.26, rz - 0.014], [x, 0.3, rz + 0.014], 0.005, birch, 1),
    ...softBox([-x, 0.86, rz - 0.014], [x, 0.9, rz + 0.014], 0.008, birch, 1),
  ])
  const ends = [-x, x].flatMap((ex) => softBox([ex - 0.018, 0, z - 0.02], [ex + 0.018, 0.98, -0.02], 0.012, birch, 2))
  return [
    ...bars,
    ...rails,
    ...ends,
    ...softBox([-x + 0.03, 0.3, z + 0.03], [x - 0.03, 0.43, -0.07], 0.04, fabric('#f1eee8'), 3),
    ...softBox([-x + 0.02, 0.42, z + 0.02], [x * 0.2, 0.47, -0.06], 0.022, fabric('#c9cfd6'), 3),
    ...cushion([x - 0.26, 0.43, -0.2], 0.3, '#e7c29d', 0),
  ]
}

/** An open shelf with toys before the wall z = 0 from x = 0 on. */
function toyShelf(): Mesh {
  const [w, h] = [1.3, 0.84]
  const boxes = ['#d3aea2', '#a9b39c', '#c9cfd6'].flatMap((c, i) =>
    softBox([0.05 + i * 0.425, 0.045, -0.34], [0.4 + i * 0.425, 0.33, -0.03], 0.02, fabric(c)),
  )
  const block = (x: number, y: number, c: string, s = 0.09): Mesh =>
    softBox([x, y, -0.2], [x + s, y + s, -0.2 + s], 0.006, plain(c, { shine: 0.02, roughness: 0.3 }))
  return [
    ...[0, 0.42, 0.845, 1.278].flatMap((x) => box([x, 0, -0.36], [x + 0.022, h, 0], birch)),
    ...[0.02, 0.41, h - 0.022].flatMap((y) => softBox([0, y, -0.36], [w, y + 0.022, 0], 0.002, birch, 1)),
    ...box([0, 0, -0.008], [w, h, 0], birch),
    ...boxes,
    ...block(0.08, 0.432, '#b9765a'),
    ...block(0.18, 0.432, '#e7c29d'),
    ...block(0.12, 0.522, '#8fa5ad'),
    ...['#7d8a86', '#d3aea2', '#e7c29d', '#a9b39c', '#95554a'].flatMap((c, i) =>
      box([0.5 + i * 0.05, 0.432, -0.25], [0.54 + i * 0.05, 0.66 + (i % 3) * 0.03, -0.03], plain(c)),
    ),
    ...bear([1.08, 0.432, -0.17], plain('#b08d68')),
    ...lathe(
      [0.3, h, -0.17],
      [
        [0.001, 0],
        [0.09, 0],
        [0.05, 0.1],
        [0.001, 0.3],
      ],
      plain('#a9b39c'),
      28,
    ),
    ...lathe(
      [0.5, h, -0.15],
      [
        [0.001, 0],
        [0.07, 0],
        [0.04, 0.07],
        [0.001, 0.21],
      ],
      plain('#757d5f'),
      28,
    ),
    ...softBox([0.86, h, -0.2], [1.12, h + 0.09, -0.12], 0.02, plain('#c9605a', { shine: 0.03, roughness: 0.2 }), 3),
    ...[0.91, 1.07].flatMap((x) => rod([x, h + 0.03, -0.215], [x, h + 0.03, -0.2], 0.03, plain('#3a3a3a'), 20)),
  ]
}

function bear(at: Vec, m: Material): Mesh {
  const [x, y, z] = at
  const part = (dx: number, dy: number, dz: number, r: number): Mesh => ball([x + dx, y + dy, z + dz], [r, r, r], m, 18)
  return [
    ...part(0, 0.08, 0, 0.08),
    ...part(0, 0.2, 0, 0.06),
    ...part(-0.045, 0.25, 0, 0.024),
    ...part(0.045, 0.25, 0, 0.024),
    ...part(-0.08, 0.1, -0.04, 0.03),
    ...part(0.08, 0.1, -0.04, 0.03),
    ...part(-0.06, 0.03, -0.09, 0.036),
    ...part(0.06, 0.03, -0.09, 0.036),
    ...ball([x, y + 0.19, z - 0.055], [0.022, 0.018, 0.015], plain('#d9c4a5'), 12),
  ]
}

const fixed: Mesh = [
  ...reveal(left, WINDOW, 0.24, trim),
  ...windowFrame(left, WINDOW, 0.16, trim, 2),
  ...sill([-0.2, WINDOW.v0 - 0.03, WINDOW.u0 - 0.04], [0.06, WINDOW.v0, WINDOW.u1 + 0.04]),
  ...daylight('left', -0.9, WINDOW),
  ...slab(0, -2, W, D, H, plain('#f7f5f1')),
  ...rug(1.2, 0.5, 3.7, 2.15, '#e3dac9'),
  ...place(cot(), [1.08, 0, D - 0.02]),
  ...place(toyShelf(), [2.2, 0, D - 0.001]),
  ...place(picture(0, 0, 0.42, 0.54, '#dfe7ea', '#8fa5ad'), [0.78, 1.62, D - 0.001]),
  ...place(picture(0, 0, 0.42, 0.54, '#efe2d0', '#d3aea2'), [1.3, 1.62, D - 0.001]),
  ...softBox([2.75, 0.012, 1.35], [2.87, 0.13, 1.47], 0.008, plain('#e7c29d')),
  ...softBox([2.9, 0.012, 1.42], [3.02, 0.13, 1.54], 0.008, plain('#8fa5ad')),
  ...softBox([2.82, 0.13, 1.38], [2.94, 0.25, 1.5], 0.008, plain('#b9765a')),
  ...bear([1.75, 0.012, 1.75], plain('#b99c7f')),
  ...plant([0.3, 0, 2.95], 0.95, 13, '#d3aea2', 9),
]

function paintedWalls(look: Look): Mesh {
  const m = wallPaint(look.color)
  return [...wall(left, -2, D, 0, H, m, [WINDOW]), ...wall(right, -2, D, 0, H, m), ...wall(back, 0, W, 0, H, m)]
}

/** The nursery: cot and toys by the window, the door on the right. */
export const nursery: RoomScene = {
  id: 'nursery',
  camera: makeCamera({ eye: [2.7, 1.42, -3.8], target: [2.7, 1.42, 3], focal: 1.18, shift: -0.054 }),
  lighting: roomLight({
    width: W,
    z0: -2,
    z1: D,
    height: H,
    windows: [{ side: 'left', opening: WINDOW, at: -0.1 }],
    sun: [-1, 0.75, -0.2],
  }),
  fixed,
  slots: [
    surfaceSlot('floor', (l) => slab(0, -2, W, D, 0, surfaceOf(l)), FLOORS),
    surfaceSlot('wall-colour', paintedWalls, [
      PAINTS[0] ?? sample('surface', '#f4f3ef'),
      sample('surface', '#adc4d3'),
      sample('surface', '#e7c29d'),
    ]),
    thing('switches', (l) => place(switches(l, 2, 1.15), [DOOR - 0.64, 1.14, D - 0.001]), SWITCHES),
    thing('door', (l) => place(door(l), [DOOR, 0, D - 0.001]), [
      sample('flush', '#f3f2ef'),
      sample('panel', '#a9b39c'),
      sample('flush', '#c9a173', 'plank'),
    ]),
    thing('lamp', (l) => lamp(l, [2.75, H, 1.8], 0.3, 1.2), [
      sample('disc', '#f3f3f1'),
      sample('cloud', '#b9cfdc', 'plain', 'satin'),
      sample('cone', '#b9765a'),
    ]),
  ],
}
