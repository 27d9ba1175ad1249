import type { Look } from '../../look.types.ts'
import { makeCamera } from '../draw/camera.ts'
import { solid, timber, wallPaint } from '../draw/looks.ts'
import { reveal, sill, slab, trim, wall } from '../draw/shell.ts'
import { box, type Mesh, place, rod, softBox, tube } from '../draw/shapes.ts'
import { fabric, glass, plain } from '../draw/surfaces.ts'
import type { Vec } from '../draw/vec.ts'
import { books, bottle, cushion, plant, vase } from '../objects/decor.ts'
import { blinds } from '../objects/blinds.ts'
import { daylight } from './daylight.ts'
import { optionalThing, roomLight, sample, thing } from './kit.ts'
import type { RoomScene } from './room.types.ts'

const W = 4.4
const D = 2
const H = 2.7
const WINDOW = { u0: 1.05, u1: 3.35, v0: 0.62, v1: 2.34 }
const MIDDLE = (WINDOW.u0 + WINDOW.u1) / 2
const DEPTH = 0.17

const left = (u: number, v: number): Vec => [0, v, u]
const right = (u: number, v: number): Vec => [W, v, u]
const back = (u: number, v: number, depth = 0): Vec => [u, v, D + depth]
const paint = wallPaint('#ece7de')
const oak = timber('#c9a173', 'matt', true)

const fixed: Mesh = [
  ...wall(back, 0, W, 0, H, paint, [WINDOW]),
  ...wall(left, -2, D, 0, H, paint),
  ...wall(right, -2, D, 0, H, paint),
  ...slab(0, -2, W, D, H, plain('#f7f5f1')),
  ...slab(0, -2, W, D, 0, oak),
  ...reveal(back, WINDOW, 0.3, trim),
  ...sill([WINDOW.u0 - 0.05, WINDOW.v0 - 0.035, D - 0.08], [WINDOW.u1 + 0.05, WINDOW.v0, D + 0.18]),
  ...daylight('back', D + 1.2, WINDOW),
  ...softBox([0.5, 0.38, D - 0.52], [3.9, 0.43, D], 0.006, oak, 2),
  ...box([0.52, 0, D - 0.48], [3.88, 0.38, D], plain('#f1efea')),
  ...[1.36, 2.2, 3.04].flatMap((x) =>
    box([x - 0.002, 0.02, D - 0.4806], [x + 0.002, 0.37, D - 0.48], plain('#a5a099')),
  ),
  ...softBox([0.55, 0.43, D - 0.5], [2.6, 0.5, D - 0.03], 0.03, fabric('#cfc7b8'), 3),
  ...cushion([0.86, 0.5, D - 0.2], 0.42, '#b9765a', 8),
  ...cushion([1.3, 0.5, D - 0.18], 0.38, '#a9b39c', -6),
  ...books([2.95, 0.43, D - 0.26], ['#5f6e72', '#d9d2c5', '#b98f6b', '#8d9a80']),
  ...place(vase([0, 0, 0], 0.22, '#d8cfc1'), [3.5, 0.43, D - 0.25]),
  ...plant([3.98, 0, 1.35], 1.35, 17, '#8d8a80', 4),
  ...bottle([1.22, WINDOW.v0, D + 0.05], 0.13, 0.04, '#cfc4b2'),
]

function frameOf(look: Look): Mesh {
  const m = solid(look.color, look.finish === 'gloss' ? 'satin' : look.finish)
  const w = look.shape === 'slim' ? 0.042 : look.shape === 'profiled' ? 0.085 : 0.066
  const { u0, u1, v0, v1 } = WINDOW
  const bar = (a: number, b: number, c: number, d: number, z = 0, thick = 0.07): Mesh =>
    softBox(back(a, b, DEPTH + z), back(c, d, DEPTH + z + thick), 0.006, m, 2)
  const sash = (a: number, b: number): Mesh => [
    ...bar(a, v0 + w * 0.6, a + w, v1 - w * 0.6, -0.02),
    ...bar(b - w, v0 + w * 0.6, b, v1 - w * 0.6, -0.02),
    ...bar(a, v0 + w * 0.6, b, v0 + w * 1.6, -0.02),
    ...bar(a, v1 - w * 1.6, b, v1 - w * 0.6, -0.02),
    ...(look.shape === 'profiled'
      ? [
          ...bar(a + w, v0 + w * 1.6, a + w + 0.016, v1 - w * 1.6, -0.004, 0.04),
          ...bar(b - w - 0.016, v0 + w * 1.6, b - w, v1 - w * 1.6, -0.004, 0.04),
          ...bar(a + w, v0 + (v1 - v0) * 0.66, b - w, v0 + (v1 - v0) * 0.66 + 0.03, -0.01, 0.05),
        ]
      : []),
    ...box(back(a + w, v0 + w * 1.6, DEPTH + 0.03), back(b - w, v1 - w * 1.6, DEPTH + 0.032), glass),
  ]
  return [
    ...bar(u0, v0, u0 + w * 0.7, v1),
    ...bar(u1 - w * 0.7, v0, u1, v1),
    ...bar(u0, v0, u1, v0 + w * 0.7),
    ...bar(u0, v1 - w * 0.7, u1, v1),
    ...sash(u0 + w * 0.6, MIDDLE),
    ...sash(MIDDLE, u1 - w * 0.6),
  ]
}

function windowHandle(look: Look): Mesh {
  const m = solid(look.color, look.finish)
  const rose =
    look.shape === 'square'
      ? softBox([-0.018, -0.036, -0.008], [0.018, 0.036, 0], 0.002, m)
      : rod([0, 0, 0], [0, 0, -0.008], 0.026, m, 28)
  const grip =
    look.shape === 'square'
      ? softBox([-0.01, -0.135, -0.052], [0.01, 0.012, -0.034], 0.003, m)
      : tube(
          [
            [0, 0, 0],
            [0, 0, -0.034],
            [0, -0.018, -0.046],
            [0, -0.07, -0.048],
            [0, -0.135, -0.044],
          ],
          0.011,
          m,
          14,
          4,
        )
  const lock =
    look.shape === 'lockable'
      ? [
          ...rod([0, 0.004, -0.03], [0, 0.004, -0.056], 0.014, m, 20),
          ...rod([0, 0.004, -0.056], [0, 0.004, -0.057], 0.008, solid('#a9adb0'), 16),
        ]
      : []
  return [...rose, ...grip, ...lock]
}

function insectScreen(look: Look): Mesh {
  const m = solid(look.color, 'satin')
  const net = { ...plain('#4a4d4f'), opacity: 0.14, castsNoShadow: true }
  const { u1, v0, v1 } = WINDOW
  const [a, b] = [MIDDLE + 0.05, u1 - 0.02]
  const z = DEPTH + 0.09
  const bar = (p: number, q: number, r: number, s: number): Mesh =>
    softBox(back(p, q, z), back(r, s, z + 0.02), 0.003, m, 1)
  const frame: Mesh = [
    ...bar(a, v0 + 0.02, a + 0.022, v1 - 0.02),
    ...bar(b - 0.022, v0 + 0.02, b, v1 - 0.02),
    ...bar(a, v0 + 0.02, b, v0 + 0.042),
    ...bar(a, v1 - 0.042, b, v1 - 0.02),
  ]
  const mesh = (low: number): Mesh => box(back(a + 0.02, low, z + 0.008), back(b - 0.02, v1 - 0.04, z + 0.01), net)
  if (look.shape === 'roller')
    return [
      ...frame,
      ...mesh(v0 + 0.5),
      ...softBox(back(a, v1 - 0.1, z - 0.03), back(b, v1 - 0.02, z + 0.03), 0.01, m),
      ...bar(a + 0.02, v0 + 0.48, b - 0.02, v0 + 0.51),
    ]
  if (look.shape === 'pleated')
    return [
      ...frame,
      ...mesh(v0 + 0.04),
      ...Array.from({ length: 22 }, (_, i) =>
        box(
          back(a + 0.03 + (i / 22) * (b - a - 0.06), v0 + 0.04, z + 0.004),
          back(a + 0.034 + (i / 22) * (b - a - 0.06), v1 - 0.04, z + 0.006),
          { ...plain('#3f4244'), opacity: 0.35, castsNoShadow: true },
        ),
      ).flat(),
    ]
  return [...frame, ...mesh(v0 + 0.04)]
}

/** A window seen from the room, with what hangs and turns on it. */
export const windows: RoomScene = {
  id: 'windows',
  camera: makeCamera({ eye: [2.1, 1.44, -3.3], target: [2.2, 1.44, 3], focal: 1.24, shift: -0.035 }),
  lighting: roomLight({
    width: W,
    z0: -2,
    z1: D,
    height: H,
    windows: [{ side: 'back', opening: WINDOW, at: D + 0.06 }],
    sun: [-0.5, 0.8, 0.9],
    day: 4.6,
    fill: 1.9,
  }),
  fixed,
  slots: [
    optionalThing('insect-screen', insectScreen, [
      sample('frame', '#f4f4f2'),
      sample('roller', '#e8e8e5'),
      sample('pleated', '#44474a'),
    ]),
    thing('frame', frameOf, [
      sample('standard', '#f4f4f2'),
      sample('slim', '#44474a'),
      sample('profiled', '#c9a173', 'plank'),
    ]),
    thing(
      'blinds',
      (l) => place(blinds(l, { x0: WINDOW.u0, x1: WINDOW.u1, y0: WINDOW.v0, y1: WINDOW.v1 }), [0, 0, D]),
      [sample('shutter', '#b9bbbb'), sample('venetian', '#e8e6e1'), sample('screen', '#8f8a82')],
    ),
    thing('handle', (l) => place(windowHandle(l), back(MIDDLE + 0.033, 1.42, DEPTH - 0.02)), [
      sample('round', '#f4f4f2'),
      sample('square', '#26272a'),
      sample('lockable', '#a9adb0', 'plain', 'satin'),
    ]),
  ],
}
