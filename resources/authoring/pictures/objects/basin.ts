import type { Look } from '../../look.types.ts'
import { solid, surfaceOf } from '../draw/looks.ts'
import type { Material } from '../draw/material.types.ts'
import { box, lathe, type Level, loft, type Mesh, polygon, quad, rod, softBox, tube } from '../draw/shapes.ts'
import { ceramic, glowing, mirror, plain } from '../draw/surfaces.ts'
import type { Vec } from '../draw/vec.ts'

/** A bowl with a rim: outside up, over the rim, inside down to the waste. */
export function bowl(
  at: Vec,
  rx: number,
  rz: number,
  height: number,
  exponent: number,
  outside: Material,
  inside = outside,
): Mesh {
  const level = (y: number, k: number): Level => ({
    x: at[0],
    y: at[1] + y,
    z: at[2],
    rx: rx * k,
    rz: rz * k,
    exponent,
  })
  const rim = Math.min(0.02, rx * 0.06) / rx
  const outer = [
    level(0, 0.02),
    level(0, 0.74),
    level(0.01, 0.8),
    level(height * 0.5, 0.93),
    level(height - 0.006, 1),
    level(height, 1 - rim * 0.3),
  ]
  const inner = [
    level(height, 1 - rim * 0.3),
    level(height, 1 - rim * 0.8),
    level(height - 0.008, 1 - rim * 1.1),
    level(height * 0.5, 0.82),
    level(height * 0.22, 0.68),
    level(height * 0.14, 0.5),
    level(height * 0.12, 0.04),
  ]
  return [...loft(outer, outside, 48), ...loft(inner, inside, 48)]
}

/** A countertop basin with a ledge for the tap at its back (z near 0); its rim is at 0.832 m. */
function deckBowl(y0: number, rx: number, depth: number, exponent: number, m: Material, height = 0.832 - y0): Mesh {
  const z = -depth / 2 - 0.01
  const out = (y: number, k: number): Level => ({ x: 0, y: y0 + y, z, rx: rx * k, rz: (depth / 2) * k, exponent })
  const inner = (y: number, k: number): Level => ({
    x: 0,
    y: y0 + y,
    z: z - depth * 0.1,
    rx: (rx - 0.025) * k,
    rz: depth * 0.37 * k,
    exponent,
  })
  return loft(
    [
      out(0, 0.8),
      out(0.004, 0.86),
      out(height * 0.5, 0.95),
      out(height - 0.006, 1),
      out(height, 0.985),
      inner(height, 1),
      inner(height - 0.01, 0.97),
      inner(height * 0.5, 0.86),
      inner(height * 0.2, 0.66),
      inner(height * 0.15, 0.05),
    ],
    m,
    56,
  )
}

/** A vanity that stands before the wall face z = 0 and is centred on x = 0; top at 0.86 m. */
export function vanity(look: Look, width: number, depth: number): Mesh {
  const front = solid(look.accent ?? look.color, 'satin', true)
  const top = look.pattern === 'plain' ? ceramic(look.color) : surfaceOf(look)
  const white = ceramic(look.color)
  switch (look.shape) {
    case 'console':
      return [
        ...softBox([-width / 2, 0.705, -depth], [width / 2, 0.745, 0], 0.004, top),
        ...legs(width, depth, solid(look.accent ?? '#26272a')),
        ...deckBowl(0.745, Math.min(0.27, width * 0.4), depth * 0.94, 3, ceramic('#f6f5f2')),
      ]
    case 'floating':
      return [
        ...softBox([-width / 2, 0.69, -depth], [width / 2, 0.74, 0], 0.004, front),
        ...softBox([-width / 2, 0.43, -depth + 0.01], [width / 2, 0.682, 0], 0.004, front),
        ...deckBowl(0.74, Math.min(0.3, width * 0.42), depth * 0.94, 4.5, white),
      ]
    case 'corner':
      return deckBowl(0.68, width * 0.42, depth * 0.96, 3, white, 0.15)
    case 'double':
      return [...cabinet(width, depth, front, 2), ...basins(width, depth, white)]
    default:
      return [...cabinet(width, depth, front, 1), ...basins(width, depth, white)]
  }
}

const legs = (width: number, depth: number, material: Material): Mesh => {
  const [x, z] = [width / 2 - 0.04, -depth + 0.04]
  return [
    ...[-x, x].flatMap((px) => [
      ...rod([px, 0, z], [px, 0.705, z], 0.011, material),
      ...rod([px, 0, -0.04], [px, 0.705, -0.04], 0.011, material),
    ]),
    ...rod([-x, 0.3, z], [x, 0.3, z], 0.009, material),
    ...rod([-x, 0.62, z], [x, 0.62, z], 0.009, material),
  ]
}

function cabinet(width: number, depth: number, front: Material, columns: number): Mesh {
  const w = width / columns
  const parts: Mesh[] = [box([-width / 2 + 0.004, 0.36, -depth + 0.022], [width / 2 - 0.004, 0.8, 0], front)]
  for (let c = 0; c < columns; c++) {
    const x0 = -width / 2 + c * w + 0.002
    const x1 = x0 + w - 0.004
    parts.push(softBox([x0, 0.582, -depth], [x1, 0.785, -depth + 0.02], 0.003, front))
    parts.push(softBox([x0, 0.36, -depth], [x1, 0.574, -depth + 0.02], 0.003, front))
  }
  return parts.flat()
}

function basins(width: number, depth: number, white: Material): Mesh {
  return [
    ...softBox([-width / 2 - 0.005, 0.8, -depth - 0.008], [width / 2 + 0.005, 0.832, 0], 0.008, white),
    ...bowl([0, 0.826, -depth * 0.5], width * 0.42, depth * 0.34, 0.035, 6, white),
  ]
}

/** A basin tap standing at y = 0 before the wall z = 0, spout towards the viewer; wall taps come out of the wall at 0.2 m. */
export function bathTap(look: Look, reach: number): Mesh {
  const m = solid(look.color, look.finish)
  const z = -0.075
  const base = lathe(
    [0, 0, z],
    [
      [0.001, 0],
      [0.026, 0],
      [0.026, 0.006],
      [0.022, 0.01],
    ],
    m,
  )
  switch (look.shape) {
    case 'arc':
      return [
        ...base,
        ...tube(
          [
            [0, 0, z],
            [0, 0.14, z],
            [0, 0.215, z - 0.02],
            [0, 0.24, z - reach * 0.4],
            [0, 0.21, z - reach * 0.75],
            [0, 0.16, z - reach * 0.82],
          ],
          0.0115,
          m,
        ),
        ...rod([0, 0.05, z], [0.055, 0.06, z], 0.007, m),
      ]
    case 'wall':
      return [
        ...softBox([-0.1, 0.18, -0.012], [0.1, 0.24, 0], 0.005, m),
        ...rod([-0.04, 0.21, 0], [-0.04, 0.21, -reach - 0.05], 0.014, m),
        ...rod([0.055, 0.21, 0], [0.055, 0.21, -0.055], 0.022, m),
        ...rod([0.055, 0.21, -0.05], [0.055, 0.27, -0.06], 0.006, m),
      ]
    case 'tall':
      return [
        ...base,
        ...rod([0, 0, z], [0, 0.27, z], 0.02, m),
        ...tube(
          [
            [0, 0.235, z],
            [0, 0.245, z - reach * 0.5],
            [0, 0.225, z - reach],
          ],
          0.013,
          m,
        ),
        ...rod([0, 0.275, z], [0.0, 0.31, z + 0.03], 0.006, m),
      ]
    default:
      return [
        ...base,
        ...rod([0, 0, z], [0, 0.135, z], 0.02, m),
        ...rod([0, 0.1, z], [0, 0.085, z - reach * 0.85], 0.013, m),
        ...softBox([-0.011, 0.138, z - 0.05], [0.011, 0.15, z + 0.02], 0.004, m),
      ]
  }
}

export function disc(at: Vec, radius: number, thickness: number, face: Material, edge: Material, top = 1): Mesh {
  const points = Array.from({ length: 56 }, (_, i): Vec => {
    const a = (i / 56) * 2 * Math.PI
    return [at[0] + Math.cos(a) * radius, at[1] + Math.sin(a) * radius * top, at[2] - thickness]
  })
  const side = points.flatMap((p, i) => {
    const q = points[(i + 1) % points.length] ?? p
    return quad(p, q, [q[0], q[1], at[2]], [p[0], p[1], at[2]], edge)
  })
  return [...polygon(points, face), ...side]
}

function arch(width: number, y0: number, y1: number, z: number): Vec[] {
  const r = width / 2
  const top = Array.from({ length: 29 }, (_, i): Vec => {
    const a = (i / 28) * Math.PI
    return [Math.cos(a) * r, y1 - r + Math.sin(a) * r, z]
  })
  return [[-r, y0, z], [r, y0, z], ...top]
}

function framed(width: number, height: number, bar: number, depth: number, frame: Material): Mesh {
  const [x, y] = [width / 2, height / 2]
  return [
    ...softBox([-x, -y, -depth], [x, -y + bar, 0], 0.003, frame, 1),
    ...softBox([-x, y - bar, -depth], [x, y, 0], 0.003, frame, 1),
    ...softBox([-x, -y + bar, -depth], [-x + bar, y - bar, 0], 0.003, frame, 1),
    ...softBox([x - bar, -y + bar, -depth], [x, y - bar, 0], 0.003, frame, 1),
    ...quad(
      [-x + bar, -y + bar, -depth * 0.6],
      [x - bar, -y + bar, -depth * 0.6],
      [x - bar, y - bar, -depth * 0.6],
      [-x + bar, y - bar, -depth * 0.6],
      mirror,
    ),
  ]
}

/** A mirror centred on the origin, flat against the wall z = 0. */
export function wallMirror(look: Look, width: number): Mesh {
  const edge = plain('#cfd6d7', { shine: 0.05, roughness: 0.1 })
  const lit = look.accent === '#fff1d6' ? glowing('#fff3dc', 1.3) : null
  switch (look.shape) {
    case 'round': {
      const r = Math.min(width, 0.86) / 2
      return [
        ...disc([0, 0, 0], r, 0.022, mirror, edge),
        ...(lit ? disc([0, 0, 0.014], r + 0.025, 0.012, lit, lit) : []),
      ]
    }
    case 'arch': {
      const frame = solid(look.accent ?? '#26272a')
      const w = Math.min(width, 0.72)
      const move = (points: Vec[], z: number): Vec[] => points.map((p) => [p[0], p[1], z])
      return [
        ...polygon(move(arch(w + 0.035, -0.53, 0.53, 0), -0.012), frame),
        ...polygon(move(arch(w, -0.513, 0.513, 0), -0.018), mirror),
      ]
    }
    case 'cabinet': {
      const w = width
      const side = solid(look.accent ?? '#f6f5f2')
      const doors = w > 0.9 ? 3 : 2
      const parts: Mesh[] = [
        softBox([-w / 2, -0.36, -0.125], [w / 2, 0.36, 0], 0.003, side),
        box([-w / 2 + 0.02, 0.36, -0.1], [w / 2 - 0.02, 0.375, -0.02], glowing('#fff3dc', 1.35)),
      ]
      for (let i = 0; i < doors; i++) {
        const x0 = -w / 2 + (w / doors) * i + 0.003
        parts.push(box([x0, -0.357, -0.131], [x0 + w / doors - 0.006, 0.357, -0.126], mirror))
      }
      return parts.flat()
    }
    case 'frame':
      return framed(width, 0.74, 0.018, 0.03, solid(look.accent ?? '#26272a'))
    default:
      return [
        ...softBox([-width / 2, -0.36, -0.022], [width / 2, 0.36, 0], 0.002, mirror, 1),
        ...(lit ? box([-width / 2 - 0.02, -0.38, -0.008], [width / 2 + 0.02, 0.38, -0.002], lit) : []),
      ]
  }
}
