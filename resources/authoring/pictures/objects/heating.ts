import type { Look } from '../../look.types.ts'
import { solid } from '../draw/looks.ts'
import { hash } from '../draw/noise.ts'
import { box, type Level, loft, type Mesh, rod, softBox } from '../draw/shapes.ts'
import { glowing, plain } from '../draw/surfaces.ts'

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

function flames(x0: number, x1: number, y: number, z: number, height: number): Mesh {
  const count = Math.max(6, Math.round((x1 - x0) / 0.07))
  return Array.from({ length: count }, (_, i) => {
    const x = x0 + ((i + 0.5) / count) * (x1 - x0)
    const h = height * (0.5 + 0.5 * hash(i, 4))
    const r = 0.02 + 0.014 * hash(i, 5)
    const l = (k: number, s: number): Level => ({
      x: x + 0.012 * Math.sin(k * 5 + i),
      z,
      y: y + h * k,
      rx: r * s,
      rz: r * s * 0.7,
    })
    return [
      ...loft([l(0, 0.3), l(0.15, 1), l(0.4, 0.85), l(0.7, 0.45), l(1, 0.05)], glowing('#ff9a3c', 1.15), 14),
      ...loft(
        [l(0.02, 0.2), l(0.12, 0.6), l(0.3, 0.5), l(0.55, 0.1)].map((v) => ({ ...v, z: z - 0.02 })),
        glowing('#ffe2a0', 1.5),
        12,
      ),
    ]
  }).flat()
}

function logs(x0: number, x1: number, y: number, z: number): Mesh {
  const bark = plain('#3c2e24')
  return [
    ...rod([x0, y + 0.04, z - 0.03], [x1, y + 0.05, z + 0.02], 0.04, bark),
    ...rod([x0 + 0.05, y + 0.04, z + 0.05], [x1 - 0.03, y + 0.05, z - 0.02], 0.035, bark),
    ...rod([x0 + 0.04, y + 0.1, z], [x1 - 0.05, y + 0.11, z + 0.02], 0.034, bark),
  ]
}

/** A fireplace before the wall z = 0, centred on x = 0, of the given depth; the fire is open to the viewer. */
export function fireplace(look: Look, ceiling: number): Mesh {
  const m = solid(look.color, look.finish === 'gloss' ? 'satin' : 'matt')
  const soot = plain('#1c1a18')
  const glassEdge = plain('#101112', { shine: 0.05, roughness: 0.05 })
  const niche = (x0: number, x1: number, y0: number, y1: number, z: number): Mesh => [
    ...box([x0, y0, z - 0.004], [x1, y1, z - 0.002], soot),
    ...box([x0 - 0.025, y0 - 0.025, z - 0.006], [x1 + 0.025, y0, z], glassEdge),
    ...box([x0 - 0.025, y1, z - 0.006], [x1 + 0.025, y1 + 0.025, z], glassEdge),
    ...box([x0 - 0.025, y0, z - 0.006], [x0, y1, z], glassEdge),
    ...box([x1, y0, z - 0.006], [x1 + 0.025, y1, z], glassEdge),
  ]
  switch (look.shape) {
    case 'ethanol':
      return [
        ...softBox([-0.55, 0.32, -0.24], [0.55, 0.92, 0], 0.006, m),
        ...niche(-0.46, 0.46, 0.42, 0.82, -0.24),
        ...box([-0.4, 0.42, -0.27], [0.4, 0.45, -0.245], solid('#a9adb0')),
        ...flames(-0.36, 0.36, 0.45, -0.258, 0.2),
      ]
    case 'island': {
      const l = (y: number, r: number): Level => ({ x: 0, z: -0.45, y, rx: r, rz: r })
      return [
        ...loft([l(0.22, 0.05), l(0.22, 0.3), l(0.3, 0.37), l(0.42, 0.4), l(0.45, 0.39)], m, 48),
        ...loft([l(0.95, 0.4), l(1.0, 0.38), l(1.14, 0.22), l(1.22, 0.12), l(ceiling, 0.12)], m, 48),
        ...[-0.3, 0.3].flatMap((x) => rod([x, 0.42, -0.25], [x, 0.98, -0.25], 0.01, m)),
        ...loft([l(0, 0.02), l(0.001, 0.26), l(0.02, 0.26), l(0.024, 0.05), l(0.22, 0.05)], m, 32),
        ...logs(-0.22, 0.22, 0.44, -0.45),
        ...flames(-0.18, 0.18, 0.5, -0.48, 0.3),
      ]
    }
    case 'corner':
      return [
        ...softBox([-0.5, 0, -0.5], [0.5, ceiling - 0.001, 0], 0.004, m),
        ...niche(-0.38, 0.44, 0.42, 1.0, -0.5),
        ...box([0.5, 0.42, -0.45], [0.503, 1.0, -0.1], glassEdge),
        ...softBox([-0.56, 0.26, -0.56], [0.56, 0.33, 0], 0.006, plain('#4a4845')),
        ...logs(-0.28, 0.34, 0.43, -0.53),
        ...flames(-0.24, 0.3, 0.5, -0.55, 0.32),
      ]
    default:
      return [
        ...softBox([-0.62, 0, -0.36], [0.62, ceiling - 0.001, 0], 0.004, m),
        ...niche(-0.48, 0.48, 0.5, 0.98, -0.36),
        ...softBox([-0.7, 0.26, -0.46], [0.7, 0.34, 0], 0.006, plain('#4a4845')),
        ...logs(-0.3, 0.3, 0.5, -0.39),
        ...flames(-0.3, 0.3, 0.56, -0.41, 0.28),
      ]
  }
}
