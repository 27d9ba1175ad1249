import type { Look } from '../../look.types.ts'
import { body, solid, surfaceOf } from '../draw/looks.ts'
import type { Material } from '../draw/material.types.ts'
import { box, lathe, type Mesh, rod, softBox } from '../draw/shapes.ts'
import { ceramic, glass, glowing, plain } from '../draw/surfaces.ts'
import type { Vec } from '../draw/vec.ts'

const GAP = 0.0025

/** One cabinet front, for a close look. */
export const cabinetFront = (look: Look): Mesh => [
  ...frontPanel(look, 0, 0, 0.6, 0.26, 0, 'top'),
  ...frontPanel(look, 0, 0.26, 0.6, 0.72, 0, 'top'),
  ...box([0.002, 0.002, 0.021], [0.598, 0.718, 0.2], body(look)),
]

/** One cabinet front from corner to corner of the plane z, facing the viewer. */
function frontPanel(
  look: Look,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  z: number,
  handle: 'top' | 'left' | 'right' | 'bottom' | null,
): Mesh {
  const m = body(look)
  const grip = solid(look.accent ?? '#a9adb0')
  const [a, b, c, d] = [x0 + GAP, y0 + GAP, x1 - GAP, y1 - GAP]
  const parts: Mesh[] = []
  if (look.shape === 'frame') {
    const w = Math.min(0.06, (d - b) * 0.28)
    parts.push(box([a + w * 0.5, b + w * 0.5, z + 0.008], [c - w * 0.5, d - w * 0.5, z + 0.02], m))
    parts.push(
      softBox([a, b, z], [c, b + w, z + 0.02], 0.002, m, 1),
      softBox([a, d - w, z], [c, d, z + 0.02], 0.002, m, 1),
    )
    parts.push(
      softBox([a, b + w, z], [a + w, d - w, z + 0.02], 0.002, m, 1),
      softBox([c - w, b + w, z], [c, d - w, z + 0.02], 0.002, m, 1),
    )
  } else parts.push(softBox([a, b, z], [c, d, z + 0.02], 0.0025, m, 1))
  if (look.shape !== 'handleless' && handle) {
    const bar = (p: Vec, q: Vec): Mesh => rod(p, q, 0.0055, grip, 10)
    const [cx, cy] = [(a + c) / 2, (b + d) / 2]
    const long = Math.min(0.11, (c - a) * 0.3)
    const tall = Math.min(0.16, (d - b) * 0.3)
    if (handle === 'top') parts.push(bar([cx - long, d - 0.045, z - 0.025], [cx + long, d - 0.045, z - 0.025]))
    if (handle === 'bottom') parts.push(bar([cx - long, b + 0.04, z - 0.025], [cx + long, b + 0.04, z - 0.025]))
    if (handle === 'left') parts.push(bar([a + 0.04, cy - tall, z - 0.025], [a + 0.04, cy + tall, z - 0.025]))
    if (handle === 'right') parts.push(bar([c - 0.04, cy - tall, z - 0.025], [c - 0.04, cy + tall, z - 0.025]))
  }
  return parts.flat()
}

/** The lengths of a kitchen run along a wall whose face is z = back (metres). */
export interface Run {
  readonly x0: number
  readonly x1: number
  /** The tall units begin here. */
  readonly tall: number
  readonly x2: number
  readonly back: number
  readonly height: number
}

/** All cabinets of a run with fronts in one look: base units, tall units, wall units from x0 to `upper`. */
export function cabinets(look: Look, run: Run, upper: number): Mesh {
  const z = run.back - 0.6
  const carcass = plain('#7d7972')
  const dark = plain('#3a3a3a')
  const parts: Mesh[] = [
    box([run.x0, 0.1, z + 0.03], [run.x1, 0.872, run.back], carcass),
    box([run.x0, 0, z + 0.07], [run.x2, 0.1, run.back], dark),
    box([run.tall, 0.1, z + 0.021], [run.x2, run.height, run.back], body(look)),
  ]
  const count = Math.round((run.x1 - run.x0) / 0.62)
  const w = (run.x1 - run.x0) / count
  const top = look.shape === 'handleless' ? 0.845 : 0.868
  if (look.shape === 'handleless') parts.push(box([run.x0, 0.845, z + 0.024], [run.x1, 0.872, z + 0.03], dark))
  for (let i = 0; i < count; i++) {
    const [a, b] = [run.x0 + i * w, run.x0 + (i + 1) * w]
    if (i % 2 === 0 && i < count - 1 && i > 0) {
      parts.push(
        frontPanel(look, a, 0.1, b, 0.35, z, 'top'),
        frontPanel(look, a, 0.35, b, 0.6, z, 'top'),
        frontPanel(look, a, 0.6, b, top, z, 'top'),
      )
    } else if (i === count - 1 || i === 0)
      parts.push(frontPanel(look, a, 0.1, b, 0.48, z, 'top'), frontPanel(look, a, 0.48, b, top, z, 'top'))
    else parts.push(frontPanel(look, a, 0.1, b, top, z, 'top'))
  }
  parts.push(tallUnits(look, run, z), wallUnits(look, run, upper))
  return parts.flat()
}

function tallUnits(look: Look, run: Run, z: number): Mesh {
  const middle = (run.tall + run.x2) / 2
  return [
    ...frontPanel(look, run.tall, 0.1, middle, 0.72, z, 'top'),
    ...frontPanel(look, run.tall, 0.72, middle, 1.9, z, null),
    ...frontPanel(look, run.tall, 1.9, middle, run.height, z, 'bottom'),
    ...frontPanel(look, middle, 0.1, run.x2, 0.9, z, 'left'),
    ...frontPanel(look, middle, 0.9, run.x2, run.height, z, 'left'),
  ]
}

function wallUnits(look: Look, run: Run, upper: number): Mesh {
  const z = run.back - 0.36
  const count = Math.round((upper - run.x0) / 0.6)
  const w = (upper - run.x0) / count
  const out: Mesh[] = [box([run.x0, 1.47, z + 0.02], [upper, run.height, run.back], body(look))]
  for (let i = 0; i < count; i++)
    out.push(frontPanel(look, run.x0 + i * w, 1.47, run.x0 + (i + 1) * w, run.height, z, 'bottom'))
  out.push(box([run.x0 + 0.03, 1.464, z + 0.1], [upper - 0.03, 1.47, z + 0.13], glowing('#fff0d2', 1.25)))
  return out.flat()
}

/** The worktop of a run; its top is at 0.91 m. */
export function worktop(look: Look, run: Run): Mesh {
  const thickness = look.shape === 'thin' ? 0.02 : 0.038
  const m = look.pattern === 'plank' || look.pattern === 'wide-plank' ? body(look, true) : surfaceOf(look)
  return [
    ...softBox([run.x0 - 0.015, 0.91 - thickness, run.back - 0.625], [run.x1, 0.91, run.back], 0.003, m, 1),
    ...(look.shape === 'thin'
      ? box([run.x0, 0.87, run.back - 0.59], [run.x1, 0.9, run.back - 0.58], plain('#4a4947'))
      : []),
  ]
}

/** Drinking glasses and plates on a shelf from x0 on. */
export function crockery(x0: number, y: number, z: number): Mesh {
  const plate = (x: number, n: number, r: number, c: Material): Mesh =>
    Array.from({ length: n }, (_, i) =>
      lathe(
        [x, y + i * 0.012, z],
        [
          [0.001, 0.002],
          [r * 0.6, 0],
          [r, 0.014],
          [r * 0.97, 0.016],
          [r * 0.58, 0.006],
          [0.001, 0.006],
        ],
        c,
        32,
      ),
    ).flat()
  return [
    ...plate(x0 + 0.12, 5, 0.11, ceramic('#eae6df')),
    ...plate(x0 + 0.4, 4, 0.08, ceramic('#b9c0ae')),
    ...[0.62, 0.71, 0.8].flatMap((x) =>
      lathe(
        [x0 + x, y, z],
        [
          [0.001, 0],
          [0.03, 0],
          [0.035, 0.1],
          [0.033, 0.1],
          [0.028, 0.008],
        ],
        glass,
        20,
      ),
    ),
  ]
}
