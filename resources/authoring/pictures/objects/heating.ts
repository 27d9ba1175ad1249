import type { Look } from '../../look.types.ts'
import { solid } from '../draw/looks.ts'
import { box, type Mesh, rod, softBox } from '../draw/shapes.ts'
import { plain } from '../draw/surfaces.ts'

/** A radiator before the wall z = 0, from x0 to x1, y0 to y1. */
export function radiator(look: Look, x0: number, x1: number, y0: number, y1: number): Mesh {
  const m = solid(look.color, look.finish)
  if (look.shape === 'column') {
    const count = Math.round((x1 - x0) / 0.046)
    const step = (x1 - x0) / count
    const tubes = Array.from({ length: count }, (_, i) =>
      [-0.035, -0.085].flatMap((z) =>
        rod([x0 + (i + 0.5) * step, y0 + 0.03, z], [x0 + (i + 0.5) * step, y1 - 0.03, z], 0.0125, m, 12),
      ),
    )
    return [
      ...tubes.flat(),
      ...softBox([x0, y0, -0.1], [x1, y0 + 0.045, -0.02], 0.02, m),
      ...softBox([x0, y1 - 0.045, -0.1], [x1, y1, -0.02], 0.02, m),
    ]
  }
  if (look.shape === 'slim')
    return [
      ...softBox([x0, y0, -0.075], [x1, y1, -0.035], 0.006, m),
      ...box([x0 + 0.05, y0 + 0.03, -0.035], [x1 - 0.05, y1 - 0.03, 0], plain('#c9c7c2')),
    ]
  const ribs = Math.round((x1 - x0) / 0.05)
  return [
    ...softBox([x0, y0, -0.1], [x1, y1, -0.03], 0.008, m),
    ...Array.from({ length: ribs - 1 }, (_, i) =>
      softBox(
        [x0 + ((i + 1) / ribs) * (x1 - x0) - 0.016, y0 + 0.03, -0.106],
        [x0 + ((i + 1) / ribs) * (x1 - x0) + 0.016, y1 - 0.03, -0.1],
        0.0028,
        m,
        1,
      ),
    ).flat(),
    ...box([x0 + 0.01, y1, -0.096], [x1 - 0.01, y1 + 0.003, -0.034], plain('#9b9993')),
    ...rod([x1 + 0.01, y0 + 0.05, -0.06], [x1 + 0.07, y0 + 0.05, -0.06], 0.018, plain('#f4f4f2')),
  ]
}
