import type { Look } from '../../look.types.ts'
import { solid } from '../draw/looks.ts'
import { ball, box, type Level, loft, type Mesh, rod, softBox, tube } from '../draw/shapes.ts'
import { ceramic, plain } from '../draw/surfaces.ts'

/** A bathtub in the rectangle 0…width × 0…depth with its back wall at z = depth. */
export function bathtub(look: Look, width: number, depth: number): Mesh {
  const glossy = look.finish === 'gloss' ? ceramic(look.color) : plain(look.color, { shine: 0.02, roughness: 0.2 })
  const inside = look.accent ? ceramic(look.accent) : glossy
  const [cx, cz] = [width / 2, depth / 2]
  const freestanding = look.shape === 'freestanding'
  const metal = solid('#c9ced3')
  if (freestanding) {
    const l = (y: number, rx: number, rz: number): Level => ({ x: cx, z: cz, y, rx, rz, exponent: 2.35 })
    return [
      ...loft(
        [
          l(0.005, 0.02, 0.02),
          l(0.005, 0.66, 0.27),
          l(0.03, 0.68, 0.285),
          l(0.25, 0.74, 0.33),
          l(0.45, 0.8, 0.365),
          l(0.575, 0.85, 0.39),
          l(0.585, 0.848, 0.388),
        ],
        glossy,
        64,
      ),
      ...loft(
        [
          l(0.585, 0.848, 0.388),
          l(0.586, 0.835, 0.375),
          l(0.575, 0.825, 0.366),
          l(0.4, 0.74, 0.31),
          l(0.2, 0.64, 0.25),
          l(0.15, 0.56, 0.2),
          l(0.145, 0.02, 0.02),
        ],
        inside,
        64,
      ),
      ...tube(
        [
          [cx + 0.42, 0, depth + 0.02],
          [cx + 0.42, 0.6, depth + 0.02],
          [cx + 0.42, 0.86, depth + 0.0],
          [cx + 0.42, 0.9, depth - 0.1],
          [cx + 0.42, 0.84, depth - 0.17],
        ],
        0.014,
        metal,
      ),
    ]
  }
  const isCorner = look.shape === 'corner'
  const round = look.shape === 'back-to-wall'
  const zc = isCorner ? cz - 0.14 : cz
  const rz = isCorner ? cz + 0.14 : cz
  const outer = (y: number, k = 1): Level => ({
    x: cx,
    z: zc,
    y,
    rx: cx * k,
    rz: rz * k,
    exponent: round ? 7 : isCorner ? 4.5 : 40,
  })
  const inner = (y: number, k: number): Level => ({
    x: cx,
    z: zc,
    y,
    rx: (cx - 0.07) * k,
    rz: (rz - 0.07) * k ** 1.3,
    exponent: isCorner ? 2.4 : 3.4,
  })
  const h = 0.56
  return [
    ...loft(
      [
        outer(0.02, 0.995),
        outer(h - 0.012),
        outer(h - 0.003, 0.999),
        { ...outer(h), rx: cx - 0.006, rz: rz - 0.006 },
        inner(h, 1),
        inner(h - 0.012, 0.985),
        inner(h * 0.6, 0.9),
        inner(h * 0.3, 0.8),
        inner(h * 0.24, 0.62),
        inner(h * 0.22, 0.03),
      ],
      glossy,
      96,
    ),
    ...softBox([cx - 0.1, h + 0.1, depth - 0.03], [cx + 0.1, h + 0.16, depth - 0.005], 0.006, metal),
    ...rod([cx, h + 0.13, depth], [cx, h + 0.12, depth - 0.17], 0.014, metal),
  ]
}

/** A wall-hung WC centred on x = 0 before the wall z = 0. */
export function toilet(look: Look): Mesh {
  const m = look.finish === 'gloss' ? ceramic(look.color) : plain(look.color, { shine: 0.016, roughness: 0.25 })
  const e = look.shape === 'square' ? 4.5 : 2.6
  const l = (y: number, rx: number, rz: number, exponent = e): Level => ({ x: 0, z: -rz, y, rx, rz, exponent })
  const seat = look.shape === 'shower-toilet' ? 0.05 : 0.03
  const lid = look.shape === 'shower-toilet' && look.accent ? solid('#f6f5f2') : m
  return [
    ...loft(
      [
        l(0.085, 0.1, 0.14),
        l(0.11, 0.125, 0.175),
        l(0.22, 0.15, 0.215),
        l(0.34, 0.176, 0.258),
        l(0.385, 0.182, 0.268),
        l(0.395, 0.18, 0.266),
        { ...l(0.395, 1e-5, 1e-5), z: -0.27 },
      ],
      m,
      48,
    ),
    ...loft(
      [
        { ...l(0.4, 0.02, 0.03), z: -0.27 },
        l(0.4, 0.184, 0.268),
        l(0.403, 0.187, 0.27),
        l(0.4 + seat - 0.006, 0.187, 0.27),
        l(0.4 + seat, 0.18, 0.264),
        { ...l(0.402 + seat, 1e-5, 1e-5), z: -0.27 },
      ],
      lid,
      48,
    ),
    ...(look.shape === 'shower-toilet'
      ? [
          ...softBox([-0.185, 0.4, -0.13], [0.185, 0.475, -0.002], 0.02, lid),
          ...softBox([0.12, 0.43, -0.134], [0.17, 0.455, -0.128], 0.004, solid(look.accent ?? '#c9ced3')),
        ]
      : []),
  ]
}

/** A radiator flat on the wall z = 0, centred on x = 0, standing over y = 0. */
export function towelRadiator(look: Look, width: number, height: number): Mesh {
  const m = solid(look.color, look.finish)
  const x = width / 2
  if (look.shape === 'towel-plate') {
    return [
      ...softBox([-x, 0, -0.06], [x, height, -0.035], 0.006, m),
      ...softBox([-x * 0.9, height * 0.52, -0.1], [x * 0.9, height * 0.535, -0.088], 0.003, m, 1),
      ...box([-x + 0.04, 0.05, -0.035], [x - 0.04, height - 0.05, 0], plain('#d8d6d1')),
    ]
  }
  const bars: Mesh[] = []
  const count = Math.round(height / 0.06)
  for (let i = 0; i < count; i++) {
    if (i % 7 === 6) continue
    const y = 0.05 + (i / (count - 1)) * (height - 0.1)
    bars.push(rod([-x, y, -0.05], [x, y, -0.05], 0.0115, m, 12))
  }
  return [
    ...bars.flat(),
    ...rod([-x, 0, -0.04], [-x, height, -0.04], 0.017, m),
    ...rod([x, 0, -0.04], [x, height, -0.04], 0.017, m),
    ...ball([x, -0.03, -0.04], [0.024, 0.04, 0.024], plain('#f2f2f0')),
  ]
}
