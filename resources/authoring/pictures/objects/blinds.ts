import type { Look } from '../../look.types.ts'
import { solid } from '../draw/looks.ts'
import type { Material } from '../draw/material.types.ts'
import { ball, box, type Mesh, patch, quad, rod, softBox } from '../draw/shapes.ts'
import { fabric, plain } from '../draw/surfaces.ts'
import type { Vec } from '../draw/vec.ts'

/** Where a window lies on the wall z = 0. */
export interface WindowBox {
  readonly x0: number
  readonly x1: number
  readonly y0: number
  readonly y1: number
}

/** A blind in front of a window on the wall z = 0 (inside the room at z < 0). */
export function blinds(look: Look, w: WindowBox): Mesh {
  const cloth = fabric(look.color)
  const top = w.y1 - 0.01
  const span = w.y1 - w.y0
  switch (look.shape) {
    case 'shutter': {
      const m = plain(look.color, { shine: 0.015, roughness: 0.3 })
      const count = Math.round((span * 0.42) / 0.05)
      const slats = Array.from({ length: count }, (_, i) =>
        softBox([w.x0, top - (i + 1) * 0.05, 0.09], [w.x1, top - i * 0.05 - 0.004, 0.102], 0.005, m, 1),
      )
      return [
        ...slats.flat(),
        ...softBox([w.x0, top - count * 0.05 - 0.03, 0.086], [w.x1, top - count * 0.05, 0.106], 0.004, m, 1),
      ]
    }
    case 'venetian': {
      const m = solid(look.color, 'matt')
      const count = Math.round((span * 0.62) / 0.042)
      const slats = Array.from({ length: count }, (_, i) => {
        const y = top - 0.05 - i * 0.042
        return [
          ...quad(
            [w.x0 + 0.01, y, 0.045],
            [w.x1 - 0.01, y, 0.045],
            [w.x1 - 0.01, y + 0.018, 0.085],
            [w.x0 + 0.01, y + 0.018, 0.085],
            m,
          ),
        ]
      })
      return [
        ...slats.flat(),
        ...softBox([w.x0 + 0.005, top - 0.045, 0.04], [w.x1 - 0.005, top, 0.09], 0.004, m, 1),
        ...softBox(
          [w.x0 + 0.01, top - 0.06 - count * 0.042, 0.05],
          [w.x1 - 0.01, top - 0.045 - count * 0.042, 0.08],
          0.004,
          m,
          1,
        ),
        ...[0.2, 0.8].flatMap((k) =>
          rod(
            [w.x0 + (w.x1 - w.x0) * k, top, 0.044],
            [w.x0 + (w.x1 - w.x0) * k, top - 0.05 - count * 0.042, 0.044],
            0.002,
            m,
            6,
          ),
        ),
      ]
    }
    case 'screen': {
      const m = { ...fabric(look.color), opacity: 0.9, castsNoShadow: true }
      const y = top - span * 0.46
      return [
        ...box([w.x0 + 0.015, y, 0.06], [w.x1 - 0.015, top - 0.03, 0.064], m),
        ...rod([w.x0 + 0.01, top - 0.035, 0.062], [w.x1 - 0.01, top - 0.035, 0.062], 0.028, solid('#f4f3f0')),
        ...softBox([w.x0 + 0.012, y - 0.014, 0.055], [w.x1 - 0.012, y, 0.07], 0.003, solid('#a9adb0'), 1),
      ]
    }
    default:
      return [
        ...curtain(cloth, w.x0 - 0.28, w.x0 + 0.2, w.y1 + 0.16),
        ...curtain(cloth, w.x1 - 0.2, w.x1 + 0.28, w.y1 + 0.16),
        ...rod([w.x0 - 0.36, w.y1 + 0.18, -0.09], [w.x1 + 0.36, w.y1 + 0.18, -0.09], 0.012, solid('#26272a', 'matt')),
        ...[w.x0 - 0.37, w.x1 + 0.37].flatMap((x) =>
          ball([x, w.y1 + 0.18, -0.09], [0.022, 0.022, 0.022], solid('#26272a', 'matt'), 16),
        ),
      ]
  }
}

function curtain(m: Material, x0: number, x1: number, y1: number): Mesh {
  const folds = Math.max(4, Math.round((x1 - x0) / 0.085))
  const rows = Array.from({ length: 9 }, (_, i) => {
    const k = i / 8
    return Array.from({ length: folds * 10 + 1 }, (_, j): Vec => {
      const u = j / (folds * 10)
      return [
        x0 + u * (x1 - x0) * (0.94 + 0.06 * k),
        0.015 + (1 - k) * (y1 - 0.015),
        -0.09 - Math.sin(u * folds * 2 * Math.PI) * (0.022 + 0.014 * k),
      ]
    })
  })
  return patch(rows, m)
}
