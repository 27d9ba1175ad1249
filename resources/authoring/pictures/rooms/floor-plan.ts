import type { Look } from '../../look.types.ts'
import { makeCamera } from '../draw/camera.ts'
import { solid, surfaceOf, timber } from '../draw/looks.ts'
import { slab } from '../draw/shell.ts'
import { ball, box, type Mesh, place, rod, softBox } from '../draw/shapes.ts'
import { fabric, glass, plain } from '../draw/surfaces.ts'
import { normalize } from '../draw/vec.ts'
import { vanity } from '../objects/basin.ts'
import { bathtub, toilet } from '../objects/sanitary.ts'
import { plant, rug } from '../objects/decor.ts'
import { bed, chair, roundTable, sofa } from '../objects/furniture.ts'
import { optionalThing, sample, thing } from './kit.ts'
import type { RoomScene } from './room.types.ts'

/** Walls are cut at this height. */
const CUT = 1.25
const top = plain('#4c4944')
const face = plain('#efece6')
const oak = surfaceOf(sample('surface', '#c9a173', 'plank'))
const tiles = surfaceOf(sample('surface', '#c9c4ba', 'tile-60'))
const black = solid('#26272a', 'matt')

/** A cut wall between two corners seen from above. */
function cutWall(x0: number, z0: number, x1: number, z1: number, height = CUT): Mesh {
  return [...box([x0, 0, z0], [x1, height - 0.004, z1], face), ...box([x0, height - 0.004, z0], [x1, height, z1], top)]
}

/** The leaf of a door, open at a right angle. */
const leaf = (x0: number, z0: number, x1: number, z1: number): Mesh => box([x0, 0, z0], [x1, 1, z1], plain('#f6f4ef'))

const shell: Mesh = [
  ...cutWall(0, 0, 4.7, 0.3),
  ...cutWall(5.7, 0, 11, 0.3),
  ...cutWall(0, 7.3, 11, 7.6),
  ...cutWall(0, 0.3, 0.3, 1),
  ...cutWall(0, 2.2, 0.3, 4.9),
  ...cutWall(0, 6.6, 0.3, 7.3),
  ...cutWall(10.7, 0.3, 11, 0.9),
  ...cutWall(10.7, 2.3, 11, 3.9),
  ...cutWall(10.7, 6.7, 11, 7.3),
  ...cutWall(0.3, 3.9, 4.0, 4.05),
  ...cutWall(4.0, 4.97, 4.15, 7.3),
  ...cutWall(2.7, 0.3, 2.85, 0.6),
  ...cutWall(2.7, 1.45, 2.85, 3.9),
  ...cutWall(4.0, 2.05, 4.15, 4.08),
  ...cutWall(4.15, 3.0, 4.9, 3.15),
  ...cutWall(5.9, 3.0, 10.7, 3.15),
  ...cutWall(6.9, 0.3, 7.05, 1.2),
  ...cutWall(6.9, 2.1, 7.05, 3.0),
  ...leaf(2.85, 1.43, 3.68, 1.47),
  ...leaf(6.05, 2.08, 6.9, 2.12),
  ...leaf(3.13, 4.93, 4.0, 4.97),
  ...leaf(4.7, 0.3, 4.74, 1.2),
  ...[
    [0.1, 1, 0.2, 2.2],
    [0.1, 4.9, 0.2, 6.6],
    [10.8, 0.9, 10.9, 2.3],
  ].flatMap(([a = 0, b = 0, c = 0, d = 0]) => [
    ...box([a, 0, b], [c, 0.9, d], plain('#dfe8ea')),
    ...box([a - 0.1, 0, b], [c + 0.1, 0.3, d], face),
  ]),
]

const floors: Mesh = [
  ...slab(-5, -4, 18, 12, -0.06, plain('#c5cbb6')),
  ...slab(0, 0, 11, 7.6, 0, plain('#8f8a82')),
  ...slab(0.3, 4.05, 4.0, 7.3, 0.004, oak),
  ...slab(4.15, 3.15, 10.7, 7.3, 0.004, oak),
  ...slab(2.85, 0.3, 6.9, 3.0, 0.004, oak),
  ...slab(2.85, 2.9, 4.0, 3.95, 0.003, oak),
  ...slab(4.9, 2.9, 5.9, 3.2, 0.005, oak),
  ...slab(3.95, 4.08, 4.2, 4.97, 0.005, oak),
  ...slab(7.05, 0.3, 10.7, 3.0, 0.004, oak),
  ...slab(6.85, 1.2, 7.1, 2.1, 0.005, oak),
  ...slab(4.7, 0, 5.7, 0.35, 0.005, plain('#77726b')),
  ...slab(0.3, 0.3, 2.7, 3.9, 0.004, tiles),
  ...slab(2.65, 0.6, 2.9, 1.45, 0.005, tiles),
  ...slab(4.6, -1.6, 5.8, 0, -0.03, surfaceOf(sample('surface', '#a9a59d', 'tile-60'))),
]

const furniture: Mesh = [
  ...place(bed(1.7, '#b7ad9c', '#8f9b92', fabric('#c4b8a5')), [2.0, 0, 7.28]),
  ...softBox([0.32, 0, 4.06], [2.9, 1.2, 4.62], 0.01, plain('#ece9e2')),
  ...rug(6.95, 4.2, 9.6, 6.5, '#dbd4c8'),
  ...place(sofa(2.4, '#a7a79c', '#b9765a'), [8.3, 0, 7.25]),
  ...roundTable([8.3, 0, 5.3], 0.42, 0.38),
  ...softBox([7.3, 0, 3.17], [9.3, 0.45, 3.55], 0.01, solid('#c9a173', 'matt', true)),
  ...box([7.6, 0.45, 3.28], [9.0, 0.5, 3.34], black),
  ...softBox([4.17, 0, 5.1], [4.78, 0.9, 7.28], 0.005, plain('#ece9e2')),
  ...softBox([4.15, 0.9, 5.08], [4.8, 0.93, 7.29], 0.004, plain('#5d5b57')),
  ...box([4.28, 0.93, 6.2], [4.7, 0.936, 6.75], plain('#d5d6d4')),
  ...box([4.25, 0.93, 5.3], [4.72, 0.938, 5.86], plain('#222325', { shine: 0.03, roughness: 0.2 })),
  ...softBox([4.8, 0, 6.66], [6.1, 0.9, 7.28], 0.005, plain('#ece9e2')),
  ...softBox([4.8, 0.9, 6.64], [6.12, 0.93, 7.29], 0.004, plain('#5d5b57')),
  ...place(
    bathtub({ shape: 'built-in', color: '#f6f5f2', pattern: 'plain', finish: 'gloss' }, 1.74, 0.8),
    [0.32, 0, 3.08],
  ),
  ...place(
    vanity({ shape: 'double', color: '#f6f5f2', pattern: 'plain', finish: 'satin', accent: '#c9a173' }, 1.1, 0.48),
    [2.69, 0, 2.6],
    -90,
  ),
  ...place(toilet({ shape: 'rimless', color: '#f6f5f2', pattern: 'plain', finish: 'gloss' }), [0.32, 0, 2.55], 90),
  ...softBox([0.32, 0.005, 0.32], [1.4, 0.03, 1.3], 0.01, plain('#e3e0d8')),
  ...box([1.4, 0, 0.32], [1.415, 1.2, 1.3], glass),
  ...place(bed(0.95, '#c9cfd6', '#adc4d3', fabric('#e0cfae')), [9.9, 0, 2.98]),
  ...softBox([7.1, 0, 0.34], [8.6, 0.75, 0.95], 0.01, solid('#e0cfae', 'matt', true)),
  ...chair([7.9, 0, 1.3], 180, '#d3aea2'),
  ...rug(7.7, 1.5, 9.2, 2.7, '#e7dccb'),
  ...softBox([5.9, 0, 0.32], [6.88, 1.2, 0.75], 0.01, plain('#ece9e2')),
  ...plant([10.35, 0, 6.95], 0.9, 13, '#8d8a80', 4),
  ...plant([0.55, 0, 4.85], 0.7, 11, '#b9765a', 6),
  ...[
    [-0.9, 6.6, 0.6],
    [-1.1, 1.2, 0.75],
    [12.4, 1.2, 0.8],
    [13.4, 2.3, 0.55],
    [-0.7, 3.4, 0.4],
    [11.8, 2.3, 0.35],
    [14.3, 6.9, 0.7],
    [7.9, -0.75, 0.45],
    [1.8, -0.8, 0.5],
    [9.2, -0.8, 0.3],
    [3.0, 8.2, 0.45],
    [9.6, 8.25, 0.5],
  ].flatMap(([x = 0, z = 0, r = 0.5]) => [
    ...ball([x, r * 0.7, z], [r, r * 0.8, r], plain('#94a586'), 28),
    ...ball([x + r * 0.4, r * 0.9, z - r * 0.3], [r * 0.6, r * 0.6, r * 0.6], plain('#a0b092'), 22),
  ]),
]

function kitchenWall(l: Look): Mesh {
  const [x0, x1] = [6.4, 6.52]
  switch (l.shape) {
    case 'closed':
      return [...cutWall(x0, 3.15, x1, 3.5), ...cutWall(x0, 4.4, x1, 7.3), ...leaf(6.52, 4.36, 7.34, 4.4)]
    case 'half':
      return [
        ...box([x0, 0, 4.5], [x1, 0.8, 7.3], face),
        ...softBox([x0 - 0.05, 0.8, 4.46], [x1 + 0.05, 0.84, 7.3], 0.006, solid('#c9a173', 'matt', true)),
      ]
    case 'glass':
      return [
        ...box([6.45, 0.05, 3.15], [6.47, CUT, 7.3], { ...plain('#9fc2cb'), opacity: 0.45 }),
        ...[3.16, 4.18, 5.2, 6.22, 7.24].flatMap((z) => box([6.43, 0, z], [6.49, CUT, z + 0.05], black)),
        ...box([6.43, CUT, 3.15], [6.49, CUT + 0.02, 7.3], black),
        ...box([6.55, 0.05, 4.2], [6.57, CUT, 5.2], { ...plain('#9fc2cb'), opacity: 0.45 }),
      ]
    case 'counter':
      return [
        ...softBox([6.1, 0.86, 4.4], [6.75, 0.92, 6.6], 0.01, solid('#c9a173', 'matt', true)),
        ...box([6.16, 0, 4.5], [6.5, 0.86, 6.5], plain('#ece9e2')),
        ...[4.85, 5.5, 6.15].flatMap((z) => [
          ...rod([7.05, 0, z], [7.05, 0.62, z], 0.03, black),
          ...rod([7.05, 0.6, z], [7.05, 0.66, z], 0.19, fabric('#b9765a'), 28),
        ]),
      ]
    default:
      return [
        ...roundTable([6.35, 0, 4.75], 0.55, 0.74),
        ...chair([6.35, 0, 3.95], 180, '#b9b3a6'),
        ...chair([6.35, 0, 5.55], 0, '#b9b3a6'),
        ...chair([5.6, 0, 4.75], -90, '#b9b3a6'),
        ...chair([7.1, 0, 4.75], 90, '#b9b3a6'),
      ]
  }
}

function storage(l: Look): Mesh {
  const [x0, x1] = [2.85, 4.0]
  const wood = solid('#c9a173', 'matt', true)
  const front: Mesh = [...cutWall(x0, 2.05, 3.0, 2.17), ...cutWall(3.8, 2.05, x1, 2.17), ...leaf(3.0, 1.28, 3.04, 2.08)]
  switch (l.shape) {
    case 'shelves':
      return [
        ...front,
        ...softBox([x0, 0, 3.5], [x1, 1.1, 3.88], 0.006, wood),
        ...softBox([x0, 0, 2.2], [x0 + 0.3, 1.1, 3.5], 0.006, wood),
        ...[2.95, 3.35, 3.7].flatMap((x) => softBox([x, 1.1, 3.56], [x + 0.22, 1.22, 3.82], 0.02, fabric('#a9b39c'))),
      ]
    case 'laundry':
      return [
        ...front,
        ...[2.88, 3.46].flatMap((x) => [
          ...softBox([x, 0, 3.28], [x + 0.52, 0.85, 3.88], 0.02, plain('#f4f4f2')),
          ...rod([x + 0.26, 0.85, 3.56], [x + 0.26, 0.856, 3.56], 0.17, plain('#b7c4c9'), 32),
        ]),
        ...softBox([x0, 0.8, 2.3], [x0 + 0.42, 0.86, 3.1], 0.02, plain('#e6e6e3')),
        ...softBox([x0 + 0.06, 0.861, 2.4], [x0 + 0.36, 0.864, 3.0], 0.001, plain('#9fb4bd')),
      ]
    case 'open-niche':
      return [
        ...softBox([x0, 0, 3.45], [x1, 0.45, 3.88], 0.01, wood),
        ...softBox([x0 + 0.04, 0.45, 3.48], [x1 - 0.04, 0.52, 3.86], 0.03, fabric('#cfc4b2')),
      ]
    default:
      return [...front, ...softBox([x0 + 0.05, 0, 3.2], [x0 + 0.55, 0.5, 3.8], 0.02, fabric('#b8ab97'))]
  }
}

function balconyDoor(l: Look): Mesh {
  const [z0, z1] = [3.9, 6.7]
  const pane = { ...plain('#a9cad3'), opacity: 0.6 }
  const leafAt = (a: number, b: number, x: number): Mesh => [
    ...box([x, 0.02, a], [x + 0.05, CUT - 0.1, b], pane),
    ...[a, b - 0.05].flatMap((z) => box([x - 0.01, 0, z], [x + 0.06, CUT - 0.06, z + 0.05], solid(l.color, 'matt'))),
    ...box([x - 0.005, CUT - 0.1, a], [x + 0.055, CUT - 0.07, b], solid(l.color, 'matt')),
  ]
  switch (l.shape) {
    case 'sliding':
      return [
        ...cutWall(10.7, z0, 11, 4.1),
        ...cutWall(10.7, 6.5, 11, z1),
        ...leafAt(4.1, 5.35, 10.8),
        ...leafAt(4.6, 5.85, 10.88),
      ]
    case 'lift-slide':
      return [...leafAt(z0, 5.35, 10.8), ...leafAt(4.2, 5.6, 10.88), ...slab(10.7, z0, 11, z1, 0.01, plain('#b9b5ad'))]
    case 'folding':
      return [
        ...[0, 1].flatMap((i) => place(leafAt(0, 0.7, 0), [11.02 + i * 0.1, 0, z0 + 0.05 + i * 0.03], -78)),
        ...[0, 1].flatMap((i) => place(leafAt(0, 0.7, 0), [11.02 + i * 0.1, 0, z1 - 0.12 - i * 0.03], -102)),
        ...slab(10.7, z0, 11, z1, 0.01, plain('#b9b5ad')),
      ]
    default:
      return [
        ...cutWall(10.7, z0, 11, 4.4),
        ...cutWall(10.7, 6.2, 11, z1),
        ...leafAt(4.4, 5.3, 10.84),
        ...place(leafAt(0, 0.9, 0), [10.86, 0, 6.2], 62),
      ]
  }
}

function terrace(l: Look): Mesh {
  const m = l.shape === 'planks' ? timber(l.color, 'matt', true, 0.145) : surfaceOf(l)
  const edge = plain('#8a857c')
  const set: Mesh =
    l.shape === 'gravel'
      ? [
          [11.7, 4.2, 0.34],
          [12.6, 5.6, 0.42],
          [11.8, 6.5, 0.3],
          [12.9, 3.9, 0.3],
        ].flatMap(([x = 0, z = 0, r = 0.3]) => ball([x, 0.1, z], [r, r * 0.6, r], plain('#93a384'), 24))
      : [
          ...roundTable([12.3, 0, 5.2], 0.45, 0.72),
          ...chair([12.3, 0, 4.45], 180, '#e6dfd2'),
          ...chair([12.3, 0, 5.95], 0, '#e6dfd2'),
          ...plant([13.2, 0, 3.6], 0.8, 13, '#5f5d59', 3),
        ]
  return [
    ...slab(11, 3.15, 13.6, 7.3, 0.006, m),
    ...box([11, 0, 3.07], [13.68, 0.05, 3.15], edge),
    ...box([11, 0, 7.3], [13.68, 0.05, 7.38], edge),
    ...box([13.6, 0, 3.15], [13.68, 0.05, 7.3], edge),
    ...set,
  ]
}

/** The flat from above, cut at door height. */
export const floorPlan: RoomScene = {
  id: 'floor-plan',
  camera: makeCamera({ eye: [6.4, 26, 3.85], target: [6.4, 0, 3.8501], focal: 1.72, up: [0, 0, 1] }),
  lighting: {
    panes: [{ corner: [-3, 9, -2], u: [19, 0, 0], v: [0, 0, 12], color: [0.85, 0.86, 0.88], isFill: true }],
    lamps: [],
    sun: { direction: normalize([-0.55, 1.25, 0.4]), color: [0.5, 0.47, 0.42], isOutdoors: true },
    ambient: [0.4, 0.4, 0.4],
    sky: () => [0.62, 0.65, 0.68],
  },
  fixed: [...floors, ...shell, ...furniture],
  slots: [
    optionalThing('terrace', terrace, [
      sample('planks', '#c78f5c', 'plank'),
      sample('slabs', '#9b9a97', 'tile-60'),
      sample('gravel', '#9aa58a', 'mosaic'),
    ]),
    thing('kitchen-wall', kitchenWall, [
      sample('closed', '#5a5b5d'),
      sample('glass', '#8fb3bd', 'plain', 'gloss', '#26272a'),
      sample('counter', '#c9a173', 'plank'),
    ]),
    thing('storage', storage, [
      sample('closed', '#b7b4ad'),
      sample('laundry', '#9fb4bd'),
      sample('open-niche', '#cfc4b2'),
    ]),
    thing('balcony-door', balconyDoor, [
      sample('tilt', '#5a5b5d'),
      sample('folding', '#5a5b5d'),
      sample('sliding', '#5a5b5d'),
    ]),
  ],
}
