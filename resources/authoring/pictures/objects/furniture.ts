import type { Material } from '../draw/material.types.ts'
import { type Mesh, place, rod, softBox } from '../draw/shapes.ts'
import { fabric } from '../draw/surfaces.ts'
import { timber } from '../draw/looks.ts'
import type { Vec } from '../draw/vec.ts'

const oak = timber('#c9a173', 'matt', true)

/** A round table of wood. */
export function roundTable(at: Vec, radius: number, height: number, m: Material = oak): Mesh {
  const top: Mesh = rod([at[0], at[1] + height - 0.03, at[2]], [at[0], at[1] + height, at[2]], radius, m, 64)
  const legs = [0, 1, 2].flatMap((i) => {
    const a = (i / 3) * 2 * Math.PI + 0.4
    return rod(
      [at[0] + Math.cos(a) * radius * 0.72, 0, at[2] + Math.sin(a) * radius * 0.72],
      [at[0] + Math.cos(a) * radius * 0.5, height - 0.03, at[2] + Math.sin(a) * radius * 0.5],
      0.018,
      m,
    )
  })
  return [...top, ...legs]
}

/** A dining chair that faces the direction of `degrees`. */
export function chair(at: Vec, degrees: number, seat: string): Mesh {
  const m = fabric(seat)
  const mesh: Mesh = [
    ...softBox([-0.23, 0.42, -0.24], [0.23, 0.48, 0.2], 0.03, m, 3),
    ...softBox([-0.22, 0.56, 0.17], [0.22, 0.86, 0.22], 0.025, m, 3),
    ...[-0.2, 0.2].flatMap((x) => [
      ...rod([x, 0, -0.22], [x * 0.95, 0.43, -0.19], 0.013, oak, 10),
      ...rod([x, 0, 0.24], [x * 0.95, 0.6, 0.2], 0.013, oak, 10),
    ]),
  ]
  return place(mesh, at, degrees)
}
