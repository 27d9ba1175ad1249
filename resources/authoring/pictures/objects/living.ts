import type { Look } from '../../look.types.ts'
import { body, solid } from '../draw/looks.ts'
import type { Material } from '../draw/material.types.ts'
import { hash } from '../draw/noise.ts'
import { box, type Mesh, softBox } from '../draw/shapes.ts'
import { plain } from '../draw/surfaces.ts'
import { books, vase } from './decor.ts'

const SCREEN = plain('#15171a', { shine: 0.05, roughness: 0.08 })

/** A television before the wall z = -back. */
export function television(width: number, y: number, z: number): Mesh {
  const h = width * 0.5625
  return [
    ...softBox([-width / 2, y - h / 2, z - 0.035], [width / 2, y + h / 2, z], 0.003, plain('#202225'), 1),
    ...box(
      [-width / 2 + 0.008, y - h / 2 + 0.008, z - 0.0365],
      [width / 2 - 0.008, y + h / 2 - 0.008, z - 0.035],
      SCREEN,
    ),
  ]
}

/** A television wall before the wall z = 0, centred on x = 0. */
export function tvWall(look: Look, width: number, ceiling: number): Mesh {
  const m = body(look)
  const x = width / 2
  const board = (front: Material, y0 = 0.24, y1 = 0.6): Mesh => [
    ...softBox([-x, y0, -0.42], [x, y1, 0], 0.004, front),
    ...[-1, 0, 1].flatMap((i) =>
      box(
        [(i * width) / 3 - width / 6 - 0.002, y0 + 0.004, -0.4206],
        [(i * width) / 3 - width / 6 + 0.002, y1 - 0.004, -0.42],
        plain('#4d4943'),
      ),
    ),
    ...books([-x + 0.3, y1, -0.2], ['#b9a58c', '#5f6e72', '#dcd5c9']),
    ...vase([x - 0.25, y1, -0.2], 0.24, '#cfc4b2'),
  ]
  if (look.shape === 'panel') {
    const panel: Mesh =
      look.pattern === 'fluted'
        ? Array.from({ length: Math.round(width / 0.05) }, (_, i) =>
            softBox(
              [-x + i * 0.05, 0, -0.045],
              [-x + i * 0.05 + 0.03, ceiling - 0.005, -0.012],
              0.003,
              body({ ...look, pattern: 'plank' }),
              1,
            ),
          ).flat()
        : [-1, 0, 1].flatMap((i) =>
            softBox(
              [(i * width) / 3 - width / 6 + 0.002, 0, -0.03],
              [(i * width) / 3 + width / 6 - 0.002, ceiling - 0.005, 0],
              0.003,
              m,
              1,
            ),
          )
    return [
      ...(look.pattern === 'fluted' ? box([-x, 0, -0.012], [x, ceiling - 0.005, 0], plain('#2b2926')) : []),
      ...panel,
      ...board(solid(look.accent ?? '#26272a', 'matt')),
      ...television(1.45, 1.32, -0.05),
    ]
  }
  if (look.shape === 'shelf') {
    const shelves = [0.6, 1.02, 1.44, 1.86].flatMap((y) => [
      ...box([-x, y, -0.32], [-0.85, y + 0.025, 0], m),
      ...box([0.85, y, -0.32], [x, y + 0.025, 0], m),
    ])
    const posts = [-x, -0.86, 0.84, x - 0.022].flatMap((px) => box([px, 0.6, -0.32], [px + 0.022, 2.28, 0], m))
    return [
      ...shelves,
      ...posts,
      ...box([-x, 2.26, -0.32], [x, 2.285, 0], m),
      ...box([-x, 0.6, -0.012], [-0.85, 2.28, 0], m),
      ...box([0.85, 0.6, -0.012], [x, 2.28, 0], m),
      ...board(solid(look.accent ?? '#c9a173', 'matt', true)),
      ...shelfBooks(-x + 0.06, 0.625),
      ...shelfBooks(0.92, 1.045),
      ...shelfBooks(-x + 0.1, 1.465),
      ...shelfBooks(0.95, 1.885),
      ...television(1.45, 1.3, -0.01),
    ]
  }
  return [...board(m), ...television(1.45, 1.25, -0.005)]
}

function shelfBooks(x0: number, y: number): Mesh {
  const tones = ['#d9d2c5', '#7d8a86', '#b98f6b', '#3f4c55', '#cbb9a2', '#95554a', '#e8e3da', '#6a7466']
  let x = x0
  return tones.flatMap((color, i) => {
    const w = 0.022 + 0.018 * hash(i, Math.round(y * 10))
    const h = 0.2 + 0.08 * hash(i, 3, Math.round(y * 10))
    const mesh = box([x, y, -0.24], [x + w, y + h, -0.04], plain(color))
    x += w + 0.002
    return mesh
  })
}
