import type { Material } from '../draw/material.types.ts'
import { ball, box, type Mesh, place, rod, softBox } from '../draw/shapes.ts'
import { fabric, plain } from '../draw/surfaces.ts'
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

/** A framed picture on the wall z = 0. */
export function picture(x: number, y: number, width: number, height: number, paper: string, ink: string): Mesh {
  const [w, h] = [width / 2, height / 2]
  return [
    ...softBox([x - w, y - h, -0.025], [x + w, y + h, 0], 0.002, timber('#c9a173', 'matt'), 1),
    ...box([x - w + 0.018, y - h + 0.018, -0.0262], [x + w - 0.018, y + h - 0.018, -0.025], plain('#f4f1ea')),
    ...box([x - w * 0.62, y - h * 0.66, -0.0268], [x + w * 0.62, y + h * 0.66, -0.0262], plain(paper)),
    ...ball([x - w * 0.12, y + h * 0.12, -0.0268], [w * 0.34, w * 0.34, 0.0006], plain(ink), 32),
    ...box([x - w * 0.62, y - h * 0.66, -0.0275], [x + w * 0.62, y - h * 0.26, -0.0268], plain(ink)),
  ]
}
