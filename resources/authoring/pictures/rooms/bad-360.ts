import type { Look } from '../../look.types.ts'
import { solid, surfaceOf, timber, wallPaint } from '../draw/looks.ts'
import { hash } from '../draw/noise.ts'
import { reveal, sill, slab, trim, wall, windowFrame } from '../draw/shell.ts'
import { ball, box, lathe, type Mesh, place, quad, rod, softBox } from '../draw/shapes.ts'
import { glowing, holdout, plain } from '../draw/surfaces.ts'
import { add, scale, sub, type Vec } from '../draw/vec.ts'
import { bathTap, vanity, wallMirror } from '../objects/basin.ts'
import { bathtub, toilet } from '../objects/sanitary.ts'
import { shower, showerSet } from '../objects/shower.ts'
import { bottle, plant, stool } from '../objects/decor.ts'
import { daylight } from './daylight.ts'
import { roomLight, sample, surfaceSlot, optionalThing } from './kit.ts'
import type { SlotDrawer } from './room.types.ts'

const W = 4.8
const D = 3.4
const H = 2.55
const WINDOW = { u0: 1.3, u1: 2.5, v0: 1.0, v1: 2.2 }
const NICHE = { y: 1.28, x: 1.05 }

const left = (u: number, v: number, depth = 0): Vec => [-depth, v, u]
const right = (u: number, v: number): Vec => [W, v, u]
const back = (u: number, v: number): Vec => [u, v, D]
const stone = surfaceOf(sample('surface', '#d9d3c8', 'tile-120'))
const paint = wallPaint('#efeae2')

/** What stands in the bathroom whatever is chosen, but for one wall. */
export const bathFixed: Mesh = [
  ...wall(back, 0, W, 0, H, stone),
  ...wall(left, -2, D, 0, H, paint, [WINDOW]),
  ...wall(right, 1.4, D, 0, H, stone),
  ...wall(right, -2, 1.4, 0, H, paint),
  ...slab(0, -2, W, D, 0, surfaceOf(sample('surface', '#a9a297', 'tile-60'))),
  ...reveal(left, WINDOW, 0.24, trim),
  ...windowFrame(left, WINDOW, 0.16, trim),
  ...sill([-0.2, WINDOW.v0 - 0.03, WINDOW.u0 - 0.04], [0.06, WINDOW.v0, WINDOW.u1 + 0.04]),
  ...daylight('left', -0.9, WINDOW),
  ...place(bathtub(sample('freestanding', '#f1f0ec'), 1.74, 0.8), [0.2, 0, 2.3]),
  ...place(vanity(sample('floating', '#f6f5f2', 'plain', 'matt', '#c9a173'), 1.0, 0.48), [2.75, 0, D - 0.001]),
  ...place(bathTap(sample('arc', '#26272a'), 0.15), [2.75, 0.83, D - 0.001]),
  ...place(wallMirror(sample('round', '#dbe1e2', 'plain', 'gloss'), 0.9), [2.75, 1.66, D - 0.001]),
  ...place(shower(sample('walk-in', '#dfe8e8', 'plain', 'gloss', '#26272a'), 1.1, 1.1), [W - 1.1, 0, D - 1.1]),
  ...place(showerSet(sample('rain', '#26272a'), H), [W - 0.55, 0, D - 0.001]),
  ...place(toilet(sample('rimless', '#f6f5f2', 'plain', 'gloss')), [W - 0.001, 0, 1.3], -90),
  ...plant([0.35, 0, 0.75], 1.1, 15, '#cfc6b8', 3),
  ...stool([2.12, 0, 2.2], 0.44, timber('#c9a173', 'matt')),
  ...softBox([2.02, 0.47, 2.1], [2.22, 0.53, 2.3], 0.02, plain('#b9c0ae')),
]

/** Light that fades from a line: stripes of falling strength between two edges. */
function fading(from: (k: number) => readonly [Vec, Vec], color: string, strength: number, count = 18): Mesh {
  return Array.from({ length: count }, (_, i) => {
    const [a, b] = from(i / count)
    const [c, d] = from((i + 1) / count)
    return quad(a, b, d, c, { ...glowing(color, 1.02), opacity: strength * (1 - i / count) ** 2 })
  }).flat()
}

function ambientLight(l: Look): Mesh {
  const bar = glowing(l.color, 1.25)
  const e = 0.006
  const coves = (strength: number): Mesh => [
    ...fading(
      (k) => [
        [0.01, H - 0.05 - k * 0.62, D - e],
        [W - 0.01, H - 0.05 - k * 0.62, D - e],
      ],
      l.color,
      strength,
    ),
    ...fading(
      (k) => [
        [e, H - 0.05 - k * 0.55, -1.9],
        [e, H - 0.05 - k * 0.55, D - 0.01],
      ],
      l.color,
      strength * 0.8,
    ),
    ...fading(
      (k) => [
        [W - e, H - 0.05 - k * 0.55, -1.9],
        [W - e, H - 0.05 - k * 0.55, D - 0.01],
      ],
      l.color,
      strength * 0.8,
    ),
    ...softBox([0, H - 0.05, D - 0.04], [W, H - 0.02, D], 0.003, bar, 1),
    ...softBox([0, H - 0.05, -1.9], [0.04, H - 0.02, D], 0.003, bar, 1),
    ...softBox([W - 0.04, H - 0.05, -1.9], [W, H - 0.02, D], 0.003, bar, 1),
  ]
  switch (l.shape) {
    case 'strip':
      return [
        ...fading(
          (k) => [
            [0.1, e, 2.34 - k * 0.7],
            [2.1, e, 2.34 - k * 0.7],
          ],
          l.color,
          0.75,
        ),
        ...fading(
          (k) => [
            [2.25, 0.42 - k * 0.4, D - e],
            [3.25, 0.42 - k * 0.4, D - e],
          ],
          l.color,
          0.8,
        ),
        ...box([2.3, 0.425, D - 0.42], [3.2, 0.43, D - 0.02], bar),
        ...fading(
          (k) => [
            [2.1 + k * 0.4, e, 2.4],
            [2.1 + k * 0.4, e, 3.1],
          ],
          l.color,
          0.5,
        ),
      ]
    case 'star-sky':
      return Array.from({ length: 120 }, (_, i) => {
        const r = 0.004 + 0.007 * hash(i, 3)
        return ball(
          [0.1 + 2.4 * hash(i, 1), H - 0.003, 0.6 + 2.7 * hash(i, 2)],
          [r, 0.002, r],
          glowing('#fff6df', 1.4),
          10,
        )
      }).flat()
    case 'color':
      return coves(0.82)
    default:
      return coves(0.68)
  }
}

/** A recess over the tub: its inside, and an edge that hides the part behind the wall. */
function recess(x: number, width: number, l: Look, lit: boolean): Mesh {
  const [x0, x1, y0, y1, z1] = [x - width / 2, x + width / 2, NICHE.y, NICHE.y + 0.3, D + 0.12]
  const m = l.pattern === 'plain' ? solid(l.color, l.finish) : surfaceOf(l)
  const rim = solid('#b8924f')
  const hide = (a: number, b: number, c: number, d: number): Mesh =>
    quad([a, b, D], [c, b, D], [c, d, D], [a, d, D], holdout)
  return [
    ...quad([x0, y0, z1], [x1, y0, z1], [x1, y1, z1], [x0, y1, z1], m),
    ...quad([x0, y0, D], [x1, y0, D], [x1, y0, z1], [x0, y0, z1], m),
    ...quad([x0, y1, D], [x1, y1, D], [x1, y1, z1], [x0, y1, z1], m),
    ...quad([x0, y0, D], [x0, y1, D], [x0, y1, z1], [x0, y0, z1], m),
    ...quad([x1, y0, D], [x1, y1, D], [x1, y1, z1], [x1, y0, z1], m),
    ...hide(x0 - 0.1, y0 - 0.1, x1 + 0.1, y0),
    ...hide(x0 - 0.1, y1, x1 + 0.1, y1 + 0.1),
    ...hide(x0 - 0.1, y0, x0, y1),
    ...hide(x1, y0, x1 + 0.1, y1),
    ...(lit
      ? [
          ...softBox(
            [x0 + 0.01, y1 - 0.014, D + 0.02],
            [x1 - 0.01, y1 - 0.002, D + 0.05],
            0.002,
            glowing('#ffdca8', 1.4),
            1,
          ),
          ...fading(
            (k) => [
              [x0, y1 - k * 0.3, z1 - 0.003],
              [x1, y1 - k * 0.3, z1 - 0.003],
            ],
            '#ffdca8',
            0.6,
            12,
          ),
        ]
      : []),
    ...(l.color === '#b8924f'
      ? [
          ...softBox([x0 - 0.012, y0 - 0.012, D - 0.006], [x1 + 0.012, y0, D], 0.002, rim, 1),
          ...softBox([x0 - 0.012, y1, D - 0.006], [x1 + 0.012, y1 + 0.012, D], 0.002, rim, 1),
          ...softBox([x0 - 0.012, y0, D - 0.006], [x0, y1, D], 0.002, rim, 1),
          ...softBox([x1, y0, D - 0.006], [x1 + 0.012, y1, D], 0.002, rim, 1),
        ]
      : []),
    ...bottle([x - width * 0.28, y0, D + 0.06], 0.18, 0.028, '#a8937a'),
    ...bottle([x - width * 0.08, y0, D + 0.07], 0.13, 0.032, '#e8e2d8'),
  ]
}

/**
 * The mesh drawn nearer to the eye, so that it looks the same but lies before the wall: the wall has no real hole.
 */
function beforeWall(mesh: Mesh, eye: Vec): Mesh {
  const k = 0.955
  return mesh.map((t) => ({
    ...t,
    a: add(eye, scale(sub(t.a, eye), k)),
    e1: scale(t.e1, k),
    e2: scale(t.e2, k),
    material: { ...t.material, castsNoShadow: true },
  }))
}

function niche(l: Look, eye: Vec): Mesh {
  switch (l.shape) {
    case 'single':
      return beforeWall(recess(NICHE.x, 0.3, l, false), eye)
    case 'double':
      return beforeWall([...recess(NICHE.x - 0.42, 0.3, l, false), ...recess(NICHE.x + 0.42, 0.3, l, false)], eye)
    default:
      return beforeWall(recess(NICHE.x, 0.9, l, l.shape === 'lit'), eye)
  }
}

function audio(l: Look): Mesh {
  const m = solid(l.color, l.finish)
  if (l.shape === 'wall')
    return place(
      [
        ...softBox([-0.075, -0.045, -0.012], [0.075, 0.045, 0], 0.005, m),
        ...box([-0.06, -0.025, -0.0128], [0, 0.025, -0.012], plain('#20262a', { shine: 0.05, roughness: 0.05 })),
        ...box([-0.052, -0.004, -0.0133], [-0.01, 0.004, -0.0128], glowing(l.accent ?? '#9ec7cf', 1)),
        ...[0.02, 0.05].flatMap((x) => rod([x, 0, -0.012], [x, 0, -0.018], 0.012, m, 24)),
      ],
      [3.42, 1.35, D - 0.001],
    )
  return [1.25, 3.55].flatMap((x) => [
    ...lathe(
      [x, H - 0.012, 2.1],
      [
        [0.001, 0.002],
        [0.1, 0],
        [0.112, 0.004],
        [0.115, 0.012],
      ],
      m,
      48,
    ),
    ...[0.03, 0.055, 0.08].flatMap((r) =>
      lathe(
        [x, H - 0.0125, 2.1],
        [
          [r, 0],
          [r + 0.004, 0],
        ],
        plain(l.color === '#26272a' ? '#3d3f42' : '#cfcfcb'),
        40,
      ),
    ),
  ])
}

function ceiling(l: Look): Mesh {
  const m =
    l.shape === 'stretch'
      ? plain(l.color, { shine: 0.22, roughness: 0 })
      : l.shape === 'slats'
        ? solid(l.color, 'matt', true)
        : plain(l.color)
  if (l.shape === 'slats')
    return [
      ...slab(0, -2, W, D, H, plain('#2f2c29')),
      ...Array.from({ length: 44 }, (_, i) =>
        box([0, H - 0.045, -1.98 + i * 0.122], [W, H - 0.005, -1.98 + i * 0.122 + 0.078], m),
      ).flat(),
    ]
  if (l.shape === 'panel')
    return [...slab(0, -2, W, D, H, plain('#6f6b66')), ...box([0.07, H - 0.06, -2], [W - 0.07, H - 0.002, D - 0.07], m)]
  return slab(0, -2, W, D, H, m)
}

/** Light of its one window. */
export const bathLight = roomLight({
  width: W,
  z0: -2,
  z1: D,
  height: H - 0.1,
  windows: [{ side: 'left', opening: WINDOW, at: -0.1 }],
  sun: null,
  day: 6.2,
  fill: 0.75,
})

/** What can be chosen, for a picture that is taken from `eye`. */
export function bathSlots(eye: Vec): readonly SlotDrawer[] {
  return [
    surfaceSlot('ceiling', ceiling, [
      sample('flat', '#f6f5f2'),
      sample('slats', '#c9a173', 'fluted'),
      sample('stretch', '#f7f7f6', 'plain', 'gloss'),
    ]),
    optionalThing('audio', audio, [
      sample('ceiling', '#f3f3f1'),
      sample('wall', '#f3f3f1', 'plain', 'satin', '#9ec7cf'),
      sample('ceiling', '#26272a'),
    ]),
    optionalThing('niche', (look) => niche(look, eye), [
      sample('single', '#e6e3dc', 'tile-30x60'),
      sample('lit', '#e5dbc8', 'fluted', 'gloss', '#ffdca8'),
      sample('long', '#5d8394', 'mosaic', 'gloss'),
    ]),
    optionalThing('ambient-light', ambientLight, [
      sample('cove', '#ffdca8', 'plain', 'satin'),
      sample('color', '#7fa7d6', 'plain', 'satin'),
      sample('star-sky', '#fff6df', 'plain', 'satin'),
    ]),
  ]
}
