import type { Look } from '../../look.types.ts'
import { solid } from '../draw/looks.ts'
import { ball, box, lathe, type Mesh, place, quad, rod, softBox, tube } from '../draw/shapes.ts'
import { glowing, plain } from '../draw/surfaces.ts'
import type { Vec } from '../draw/vec.ts'

/** A short cylinder that lies flat on the wall z = 0. */
function knob(at: Vec, radius: number, height: number, look: Look, color = look.color): Mesh {
  const m = solid(color, look.finish)
  return [...rod([at[0], at[1], at[2]], [at[0], at[1], at[2] - height], radius, m, 40)]
}

/** Switch plates on the wall z = 0, one over the other from the origin down, `scale` times life size. */
export function switches(look: Look, plates = 2, scale = 1): Mesh {
  const m = solid(look.color, look.finish)
  const s = 0.041 * scale
  const out: Mesh[] = []
  for (let i = 0; i < plates; i++) {
    const y = -i * s * 2.02
    const socket = i === plates - 1 && plates > 1
    const depth = 0.01 * scale
    if (look.shape === 'round') out.push(knob([0, y, 0], s, depth, look))
    else out.push(softBox([-s, y - s, -depth], [s, y + s, 0], look.shape === 'glass' ? 0.001 : 0.004 * scale, m))
    if (socket) {
      out.push(
        rod([0, y, -depth], [0, y, -depth - 0.001 * scale], s * 0.52, plain('#3b3b3a'), 36),
        rod([0, y, -depth], [0, y, -depth - 0.0014 * scale], s * 0.44, solid(look.color, 'matt'), 36),
      )
      for (const x of [-0.28, 0.28])
        out.push(rod([x * s, y, -depth], [x * s, y, -depth - 0.002 * scale], s * 0.07, plain('#1b1b1b'), 12))
    } else {
      const w = s * (look.shape === 'round' ? 0.62 : 0.7)
      out.push(softBox([-w, y - w, -depth - 0.005 * scale], [w, y + w, -depth], 0.003 * scale, m))
      if (look.shape === 'glass')
        out.push(
          rod(
            [0, y - w * 0.6, -depth - 0.005 * scale],
            [0, y - w * 0.6, -depth - 0.0056 * scale],
            0.003 * scale,
            glowing('#cfe6ea', 1),
            12,
          ),
        )
    }
  }
  return out.flat()
}

function screen(x0: number, y0: number, x1: number, y1: number, z: number, tint: string): Mesh {
  const dark = plain('#14191d', { shine: 0.05, roughness: 0.03 })
  const line = glowing(tint, 0.9)
  const [w, h] = [x1 - x0, y1 - y0]
  return [
    ...box([x0, y0, z], [x1, y1, z + 0.002], dark),
    ...[0.2, 0.42, 0.64].flatMap((k, i) =>
      box([x0 + w * 0.1, y0 + h * k, z - 0.0006], [x0 + w * (0.42 - i * 0.06), y0 + h * (k + 0.045), z], line),
    ),
    ...[0.56, 0.76].flatMap((k) =>
      [0.18, 0.54].flatMap((v) =>
        box([x0 + w * k, y0 + h * v, z - 0.0006], [x0 + w * (k + 0.16), y0 + h * (v + 0.26), z], glowing(tint, 0.42)),
      ),
    ),
  ]
}

/** The house's central unit on the wall z = 0 around the origin. */
export function centralUnit(look: Look): Mesh {
  const m = solid(look.color, look.finish)
  switch (look.shape) {
    case 'panel':
      return [
        ...softBox([-0.12, -0.085, -0.018], [0.12, 0.085, 0], 0.006, m),
        ...screen(-0.105, -0.065, 0.105, 0.065, -0.0185, look.accent ?? '#9ec7cf'),
      ]
    case 'touch':
      return [
        ...softBox([-0.17, -0.115, -0.016], [0.17, 0.115, 0], 0.008, m),
        ...screen(-0.158, -0.102, 0.158, 0.102, -0.0165, look.accent ?? '#9ec7cf'),
      ]
    default:
      return [
        ...softBox([-0.15, -0.11, -0.05], [0.15, 0.11, 0], 0.012, m),
        ...[-0.03, 0, 0.03].flatMap((x) =>
          rod([x, -0.07, -0.05], [x, -0.07, -0.0515], 0.005, glowing('#a8d8b0', 1), 12),
        ),
        ...box([-0.15, 0.052, -0.0505], [0.15, 0.054, -0.05], plain('#b9b9b5')),
      ]
  }
}

const SEGMENTS: Readonly<Record<string, readonly (readonly [number, number, number, number])[]>> = {
  '1': [[0.88, 0, 1, 2]],
  '2': [
    [0, 1.88, 1, 2],
    [0.88, 1, 1, 2],
    [0, 0.94, 1, 1.06],
    [0, 0, 0.12, 1],
    [0, 0, 1, 0.12],
  ],
}

/** A lit digit, its lower left corner at x, y; w wide and twice as high. */
function digit(sign: string, x: number, y: number, w: number, tint: string): Mesh {
  const m = glowing(tint, 1)
  return (SEGMENTS[sign] ?? []).flatMap(([a, b, c, d]) =>
    box([x + a * w, y + b * w, -0.0135], [x + c * w, y + d * w, -0.0128], m),
  )
}

/** A room thermostat on the wall z = 0 around the origin. */
export function thermostat(look: Look, scale = 1): Mesh {
  const m = solid(look.color, look.finish)
  const s = 0.042 * scale
  const tint = look.accent ?? '#9ec7cf'
  if (look.shape === 'dial')
    return [
      ...softBox([-s, -s, -0.012], [s, s, 0], 0.005, m),
      ...knob([0, 0, -0.012], s * 0.7, 0.018, look),
      ...box([-0.001, s * 0.4, -0.031], [0.001, s * 0.66, -0.03], plain('#5b5b5b')),
    ]
  const readout = (y: number): Mesh => [
    ...digit('2', -s * 0.36, y, s * 0.3, tint),
    ...digit('1', s * 0.06, y, s * 0.3, tint),
  ]
  if (look.shape === 'glass')
    return [
      ...softBox([-s, -s * 1.35, -0.012], [s, s * 1.35, 0], 0.002, m),
      ...readout(-s * 0.1),
      ...rod([0, -s * 0.8, -0.012], [0, -s * 0.8, -0.0128], s * 0.12, glowing(tint, 0.8), 20),
    ]
  return [
    ...softBox([-s, -s, -0.012], [s, s, 0], 0.005, m),
    ...box(
      [-s * 0.7, -s * 0.35, -0.0128],
      [s * 0.7, s * 0.7, -0.012],
      plain('#20262a', { shine: 0.05, roughness: 0.05 }),
    ),
    ...readout(-s * 0.05),
  ]
}

/** A door station on the wall z = 0 around the origin. */
export function doorbell(look: Look): Mesh {
  const m = solid(look.color, look.finish)
  const [w, h] = look.shape === 'audio' ? [0.05, 0.11] : look.shape === 'video' ? [0.085, 0.12] : [0.14, 0.095]
  const grille: Mesh = [0, 1, 2, 3].flatMap((i) =>
    box([-0.02, h - 0.035 - i * 0.008, -0.0185], [0.02, h - 0.033 - i * 0.008, -0.018], plain('#55585a')),
  )
  const buttons: Mesh = [-0.02, 0.02].flatMap((x) => rod([x, -h + 0.03, -0.018], [x, -h + 0.03, -0.021], 0.011, m, 24))
  const picture: Mesh = quad(
    [-w + 0.012, -h * 0.42, -0.0186],
    [w - 0.012, -h * 0.42, -0.0186],
    [w - 0.012, h - 0.014, -0.0186],
    [-w + 0.012, h - 0.014, -0.0186],
    glowing('#4d6470', 0.8),
  )
  const figure: Mesh = [
    ...ball([0, h * 0.34, -0.019], [0.017, 0.02, 0.001], glowing('#cbd6d8', 0.8), 20),
    ...ball([0, h * 0.34 - 0.052, -0.019], [0.036, 0.03, 0.001], glowing('#cbd6d8', 0.8), 20),
  ]
  if (look.shape === 'audio') return [...softBox([-w, -h, -0.018], [w, h, 0], 0.008, m), ...grille, ...buttons]
  return [
    ...softBox([-w, -h, -0.018], [w, h, 0], 0.007, m),
    ...picture,
    ...figure,
    ...(look.shape === 'video' ? buttons : []),
  ]
}

/** A motion sensor: on the wall z = 0, or hanging under the ceiling for the ceiling form (y = 0 is then the ceiling). */
export function motionSensor(look: Look): Mesh {
  const m = solid(look.color, look.finish)
  const lens = plain('#e7e7e2', { shine: 0.04, roughness: 0.1 })
  if (look.shape === 'ceiling')
    return [
      ...lathe(
        [0, -0.03, 0],
        [
          [0.04, 0],
          [0.055, 0.008],
          [0.058, 0.03],
        ],
        m,
        36,
      ),
      ...ball([0, -0.026, 0], [0.04, 0.026, 0.04], lens, 28),
    ]
  return [
    ...softBox([-0.04, -0.05, -0.014], [0.04, 0.05, 0], 0.006, m),
    ...ball([0, -0.008, -0.012], [0.026, 0.026, 0.02], lens, 28),
  ]
}

/** A wallbox for a car on the wall z = 0 around the origin, with its cable. */
export function wallbox(look: Look): Mesh {
  const m = solid(look.color, look.finish)
  const black = plain('#202224', { shine: 0.02, roughness: 0.3 })
  const [w, h, d] = look.shape === 'slim' ? [0.105, 0.25, 0.09] : [0.17, 0.2, 0.13]
  return [
    ...softBox([-w, -h, -d], [w, h, 0], 0.03, m, 4),
    ...box([-w * 0.55, h * 0.62, -d - 0.001], [w * 0.55, h * 0.66, -d], glowing(look.accent ?? '#8fd0a0', 1)),
    ...rod([0, -h * 0.15, -d], [0, -h * 0.15, -d - 0.05], 0.04, black, 28),
    ...tube(
      [
        [0, -h * 0.15, -d - 0.05],
        [0, -h * 0.3, -d - 0.12],
        [w * 0.6, -h - 0.15, -d * 0.8],
        [w + 0.1, -h - 0.35, -0.08],
        [w + 0.2, -h - 0.1, -0.07],
        [w + 0.12, h * 0.4, -0.07],
        [w + 0.05, h * 0.2, -0.06],
        [w + 0.11, -h - 0.2, -0.06],
        [w + 0.17, -h * 0.4, -0.06],
        [w + 0.1, h * 0.5, -0.05],
      ],
      0.011,
      black,
      12,
      8,
    ),
    ...place(rod([0, 0, 0], [0, 0, -0.09], 0.012, black), [w + 0.1, h * 0.5, 0]),
  ]
}
