import type { Look } from '../../look.types.ts'
import { solid } from '../draw/looks.ts'
import type { Material } from '../draw/material.types.ts'
import { box, lathe, type Mesh, place, rod, softBox, tube } from '../draw/shapes.ts'
import { ceramic, glass, plain, smokedGlass } from '../draw/surfaces.ts'
import type { Vec } from '../draw/vec.ts'

function pipe(points: readonly Vec[], m: Material): Mesh {
  return tube(points, 0.009, m, 12, 8)
}

/** Shower fittings on the wall z = 0 around x = 0. */
export function showerSet(look: Look, ceiling: number): Mesh {
  const m = solid(look.color, look.finish)
  const head = (y: number, z: number, r: number): Mesh =>
    lathe(
      [0, y, z],
      [
        [0.001, 0],
        [r, 0],
        [r, 0.008],
        [r * 0.4, 0.016],
        [0.012, 0.03],
      ],
      m,
      40,
    )
  const mixer: Mesh = [
    ...rod([-0.13, 1.08, -0.05], [0.13, 1.08, -0.05], 0.021, m),
    ...rod([-0.075, 1.08, 0], [-0.075, 1.08, -0.05], 0.014, m),
    ...rod([0.075, 1.08, 0], [0.075, 1.08, -0.05], 0.014, m),
  ]
  const hand: Mesh = [
    ...rod([0.0, 1.78, -0.06], [0.02, 1.9, -0.12], 0.012, m),
    ...place(
      lathe(
        [0, 0, 0],
        [
          [0.001, -0.012],
          [0.05, -0.012],
          [0.052, 0],
          [0.02, 0.016],
        ],
        m,
      ),
      [0.025, 1.92, -0.15],
    ),
  ]
  const hose = pipe(
    [
      [0.02, 1.07, -0.05],
      [0.1, 0.86, -0.07],
      [0.13, 1.15, -0.08],
      [0.07, 1.55, -0.07],
      [0, 1.78, -0.06],
    ],
    m,
  )
  const rail: Mesh = [
    ...rod([0, 1.16, -0.055], [0, 2.02, -0.055], 0.0105, m),
    ...rod([0, 1.2, 0], [0, 1.2, -0.055], 0.01, m),
    ...rod([0, 1.98, 0], [0, 1.98, -0.055], 0.01, m),
  ]
  switch (look.shape) {
    case 'rain':
      return [
        ...mixer,
        ...pipe(
          [
            [0, 1.1, -0.05],
            [0, 1.6, -0.05],
            [0, 2.18, -0.05],
            [0, 2.27, -0.1],
            [0, 2.28, -0.28],
            [0, 2.28, -0.4],
          ],
          m,
        ),
        ...rod([0, 1.75, 0], [0, 1.75, -0.05], 0.01, m),
        ...head(2.24, -0.4, 0.15),
        ...hand,
        ...hose,
      ]
    case 'ceiling-rain':
      return [
        ...softBox([-0.19, ceiling - 0.012, -0.72], [0.19, ceiling - 0.001, -0.34], 0.004, m),
        ...softBox([-0.06, 1.02, -0.01], [0.06, 1.14, 0], 0.004, m),
        ...rod([0, 1.08, 0], [0, 1.08, -0.05], 0.026, m),
        ...softBox([-0.06, 1.2, -0.01], [0.06, 1.32, 0], 0.004, m),
        ...rod([0, 1.26, 0], [0, 1.26, -0.05], 0.026, m),
        ...softBox([0.25, 1.02, -0.05], [0.28, 1.3, -0.02], 0.008, m),
        ...pipe(
          [
            [0.265, 1.02, -0.03],
            [0.3, 0.78, -0.05],
            [0.36, 0.98, -0.04],
            [0.34, 1.05, 0],
          ],
          m,
        ),
      ]
    case 'thermostat':
      return [...mixer, ...softBox([-0.16, 1.1, -0.1], [0.16, 1.108, 0], 0.003, m), ...rail, ...hand, ...hose]
    default:
      return [
        ...rod([0, 1.08, 0], [0, 1.08, -0.06], 0.026, m),
        ...rod([0, 1.08, -0.05], [0, 1.15, -0.07], 0.007, m),
        ...rail,
        ...hand,
        ...hose,
      ]
  }
}

/** A shower in the right-hand corner: walls x = width and z = depth, open towards 0; `glass` meets the ceiling of 2 m. */
export function shower(look: Look, width: number, depth: number): Mesh {
  const metal = solid(look.accent ?? '#c9ced3', 'gloss')
  const pane = look.color === '#6d6864' ? smokedGlass : glass
  const h = 2.02
  const drain = (material: Material): Mesh =>
    softBox([width * 0.25, 0.001, depth - 0.11], [width * 0.75, 0.006, depth - 0.04], 0.001, material, 1)
  const sheet = (p: Vec, q: Vec): Mesh => box(p, q, pane)
  const post = (x: number, z: number): Mesh =>
    softBox([x - 0.014, 0.02, z - 0.014], [x + 0.014, h, z + 0.014], 0.003, metal, 1)
  const beam = (p: Vec, q: Vec, y: number, t = 0.014): Mesh =>
    softBox([p[0] - t, y - t, p[2] - t], [q[0] + t, y + t, q[2] + t], 0.003, metal, 1)
  const tray = (material: Material, height: number): Mesh => [
    ...softBox([0, 0, 0], [width, height, depth], 0.012, material),
    ...lathe(
      [width * 0.5, height, depth * 0.5],
      [
        [0.055, 0.002],
        [0.055, 0.006],
        [0.001, 0.008],
      ],
      solid('#c9ced3'),
    ),
  ]
  const bars = look.accent === '#26272a'
  switch (look.shape) {
    case 'walk-in': {
      const z1 = depth
      const grid: Mesh = bars ? [0.68, 1.34].flatMap((y) => beam([0, 0, 0], [0, 0, z1], y, 0.009)) : []
      return [
        ...drain(metal),
        ...sheet([-0.004, 0.01, 0], [0.004, h, z1]),
        ...post(0, 0),
        ...post(0, z1 - 0.014),
        ...beam([0, 0, 0], [0, 0, z1], h),
        ...beam([0, 0, 0], [0, 0, z1], 0.015, 0.01),
        ...(bars ? post(0, z1 * 0.5) : rod([0, h, 0.06], [width, h, 0.06], 0.011, metal)),
        ...grid,
      ]
    }
    case 'niche':
      return [
        ...drain(metal),
        ...sheet([-0.004, 0.01, 0], [0.004, h, depth]),
        ...sheet([0, 0.01, -0.004], [width * 0.36, h, 0.004]),
        ...sheet([width * 0.37, 0.02, -0.03], [width, h - 0.03, -0.022]),
        ...rod([width * 0.43, 0.95, -0.05], [width * 0.43, 1.25, -0.05], 0.009, metal),
        ...hinges(width, metal),
      ]
    case 'sliding':
      return [
        ...tray(ceramic(look.color), 0.05),
        ...sheet([-0.004, 0.05, 0], [0.004, h, depth]),
        ...sheet([0, 0.05, 0.012], [width * 0.55, h, 0.02]),
        ...sheet([width * 0.5, 0.05, -0.02], [width, h, -0.012]),
        ...post(0, 0),
        ...post(width - 0.014, 0),
        ...beam([0, 0, 0], [width, 0, 0], h, 0.022),
        ...beam([0, 0, 0], [0, 0, depth], h),
        ...beam([0, 0, 0], [width, 0, 0], 0.065),
        ...rod([width * 0.56, 0.9, -0.05], [width * 0.56, 1.3, -0.05], 0.009, metal),
      ]
    case 'corner':
      return [
        ...tray(ceramic(look.color), 0.09),
        ...sheet([-0.004, 0.1, 0], [0.004, h - 0.1, depth]),
        ...sheet([0, 0.1, -0.004], [width, h - 0.1, 0.004]),
        ...[0, width * 0.34, width * 0.67, width - 0.014].flatMap((x) => post(x, 0)),
        ...post(0, depth * 0.5),
        ...beam([0, 0, 0], [width, 0, 0], h - 0.1, 0.018),
        ...beam([0, 0, 0], [0, 0, depth], h - 0.1, 0.018),
        ...beam([0, 0, 0], [width, 0, 0], 0.105),
        ...beam([0, 0, 0], [0, 0, depth], 0.105),
      ]
    default:
      return [
        ...tray(look.finish === 'matt' ? plain(look.color) : ceramic(look.color), look.finish === 'matt' ? 0.03 : 0.1),
        ...sheet([-0.004, 0.1, 0], [0.004, h - 0.06, depth]),
        ...sheet([0, 0.1, -0.004], [width, h - 0.06, 0.004]),
        ...post(0, 0),
        ...post(width - 0.014, 0),
        ...beam([0, 0, 0], [width, 0, 0], h - 0.06, 0.012),
        ...beam([0, 0, 0], [0, 0, depth], h - 0.06, 0.012),
        ...rod([width * 0.2, 0.95, -0.04], [width * 0.2, 1.25, -0.04], 0.01, metal),
        ...hinges(width, metal),
      ]
  }
}

const hinges = (width: number, m: Material): Mesh =>
  [0.35, 1.65].flatMap((y) => softBox([width - 0.09, y, -0.04], [width - 0.01, y + 0.07, 0.012], 0.004, m, 1))
