import type { Look } from '../../look.types.ts'
import { solid } from '../draw/looks.ts'
import { box, lathe, type Level, loft, type Mesh, place, polygon, quad, rod, softBox, tube } from '../draw/shapes.ts'
import { ceramic, glowing, holdout, plain } from '../draw/surfaces.ts'
import type { Vec } from '../draw/vec.ts'

/** A sink let into the worktop (top 0 m), centred on x = 0, its middle at z = 0; the worktop's front edge is at z = -0.33. */
export function sink(look: Look): Mesh {
  const m =
    look.color === '#a9adb0'
      ? solid('#a9adb0')
      : look.finish === 'gloss'
        ? ceramic(look.color)
        : plain(look.color, { shine: 0.02, roughness: 0.25 })
  const [rx, rz] = [look.shape === 'one-and-half' ? 0.42 : 0.27, 0.21]
  const level = (y: number, k: number, dx = 0, half = rx): Level => ({
    x: dx,
    z: 0,
    y,
    rx: half * k,
    rz: rz * k,
    exponent: 9,
  })
  const basin = (dx: number, half: number): Mesh =>
    loft(
      [
        level(0.004, 1.035, dx, half),
        level(0.005, 1, dx, half),
        level(-0.02, 0.99, dx, half),
        level(-0.17, 0.95, dx, half),
        level(-0.175, 0.05, dx, half),
      ],
      m,
      64,
    )
  const edge: Mesh = [
    ...quad([-0.7, 0.001, -0.33], [0.7, 0.001, -0.33], [0.7, 0.001, -rz - 0.004], [-0.7, 0.001, -rz - 0.004], holdout),
    ...quad([-0.7, 0.001, -0.331], [0.7, 0.001, -0.331], [0.7, -0.4, -0.331], [-0.7, -0.4, -0.331], holdout),
  ]
  if (look.shape === 'apron') {
    return [
      ...softBox([-0.3, -0.24, -0.36], [0.3, 0.004, -0.33], 0.01, m),
      ...softBox([-0.3, -0.01, -0.345], [0.3, 0.004, -rz], 0.003, m, 1),
      ...basin(0, 0.27),
      ...quad([-0.7, 0.0005, -0.331], [-0.3, 0.0005, -0.331], [-0.3, -0.4, -0.331], [-0.7, -0.4, -0.331], holdout),
    ]
  }
  if (look.shape === 'one-and-half')
    return [
      ...edge,
      ...basin(-0.13, 0.27),
      ...basin(0.29, 0.12),
      ...softBox([0.155, -0.005, -rz], [0.165, 0.005, rz], 0.001, m, 1),
    ]
  return [...edge, ...basin(0, rx)]
}

/** A kitchen tap at the origin, spout towards the viewer (z falling). */
export function kitchenTap(look: Look): Mesh {
  const m = solid(look.color, look.finish)
  const base = lathe(
    [0, 0, 0],
    [
      [0.001, 0],
      [0.028, 0],
      [0.028, 0.006],
      [0.024, 0.01],
    ],
    m,
  )
  const lever = rod([0.02, 0.07, 0], [0.085, 0.1, -0.01], 0.006, m, 10)
  switch (look.shape) {
    case 'straight':
      return [
        ...base,
        ...rod([0, 0, 0], [0, 0.26, 0], 0.02, m),
        ...rod([0, 0.245, 0.0], [0, 0.25, -0.22], 0.014, m),
        ...lever,
      ]
    case 'pull-out':
      return [
        ...base,
        ...rod([0, 0, 0], [0, 0.18, 0], 0.022, m),
        ...tube(
          [
            [0, 0.17, 0],
            [0, 0.32, 0],
            [0, 0.42, -0.05],
            [0, 0.42, -0.15],
            [0, 0.33, -0.2],
          ],
          0.012,
          m,
        ),
        ...rod([0, 0.35, -0.195], [0, 0.22, -0.21], 0.018, m),
        ...lever,
      ]
    default:
      return [
        ...base,
        ...rod([0, 0, 0], [0, 0.12, 0], 0.021, m),
        ...tube(
          [
            [0, 0.1, 0],
            [0, 0.28, 0],
            [0, 0.385, -0.04],
            [0, 0.4, -0.12],
            [0, 0.34, -0.195],
            [0, 0.27, -0.205],
          ],
          0.0125,
          m,
        ),
        ...lever,
      ]
  }
}

/** A hob lying on y = 0 around the origin. */
export function hob(look: Look): Mesh {
  const m = plain(look.color, { shine: 0.02, roughness: 0.42 })
  const line = plain(look.accent ?? '#8a8d90')
  const w = look.shape === 'ceramic' ? 0.29 : look.shape === 'induction' ? 0.3 : 0.4
  const parts: Mesh[] = [softBox([-w, 0, -0.255], [w, 0.006, 0.255], 0.002, m, 1)]
  const ring = (x: number, z: number, r: number): Mesh =>
    tube(
      Array.from(
        { length: 33 },
        (_, i): Vec => [x + Math.cos((i / 32) * 2 * Math.PI) * r, 0.0066, z + Math.sin((i / 32) * 2 * Math.PI) * r],
      ),
      0.0014,
      line,
      5,
      1,
    )
  if (look.shape === 'ceramic' || look.shape === 'induction')
    parts.push(ring(-w / 2, 0.11, 0.1), ring(w / 2, 0.11, 0.085), ring(-w / 2, -0.11, 0.085), ring(w / 2, -0.1, 0.1))
  else
    for (const x of [-w * 0.62, w * 0.62])
      parts.push(
        box([x - 0.11, 0.0062, -0.2], [x + 0.11, 0.0072, -0.197], line),
        box([x - 0.11, 0.0062, 0.197], [x + 0.11, 0.0072, 0.2], line),
        box([x - 0.11, 0.0062, -0.2], [x - 0.108, 0.0072, 0.2], line),
        box([x + 0.108, 0.0062, -0.2], [x + 0.11, 0.0072, 0.2], line),
      )
  if (look.shape === 'downdraft') parts.push(softBox([-0.06, 0.004, -0.2], [0.06, 0.02, 0.2], 0.006, solid('#a9adb0')))
  parts.push(box([-0.1, 0.0062, -0.245], [0.1, 0.0066, -0.235], plain('#8c9096')))
  return parts.flat()
}

function ovenBox(y: number, height: number, z: number, look: Look): Mesh {
  const trimColor = solid(look.accent ?? look.color, 'satin')
  const black = plain('#17181a', { shine: 0.055, roughness: 0.03 })
  const frame = solid(look.color, look.finish)
  const w = 0.29
  return [
    ...softBox([-w, y, z - 0.012], [w, y + height, z], 0.002, frame, 1),
    ...box([-w + 0.012, y + 0.012, z - 0.016], [w - 0.012, y + height - 0.1, z - 0.01], black),
    ...box(
      [-w + 0.06, y + 0.06, z - 0.0165],
      [w - 0.06, y + height - 0.19, z - 0.016],
      plain('#26241f', { shine: 0.05, roughness: 0.05 }),
    ),
    ...rod([-w + 0.05, y + height - 0.13, z - 0.05], [w - 0.05, y + height - 0.13, z - 0.05], 0.009, trimColor),
    ...box([-0.06, y + height - 0.065, z - 0.0135], [0.06, y + height - 0.035, z - 0.012], glowing('#bfe3e8', 0.75)),
    ...[-0.2, 0.2].flatMap((x) =>
      place(
        lathe(
          [0, 0, 0],
          [
            [0.02, 0],
            [0.019, 0.02],
            [0.001, 0.021],
          ],
          trimColor,
          20,
        ).map((t) => t),
        [x, y + height - 0.05, z - 0.012],
      ),
    ),
  ]
}

/** Ovens in the tall unit: centred on x = 0, before the plane z. */
export function oven(look: Look, z: number): Mesh {
  switch (look.shape) {
    case 'double':
      return [...ovenBox(0.74, 0.58, z, look), ...ovenBox(1.335, 0.5, z, look)]
    case 'steam':
      return [...ovenBox(0.8, 0.58, z, look), ...ovenBox(1.395, 0.4, z, look)]
    case 'pyro':
      return [
        ...ovenBox(0.9, 0.6, z, look),
        ...softBox([-0.29, 0.74, z - 0.012], [0.29, 0.885, z], 0.002, solid(look.color, look.finish), 1),
      ]
    default:
      return ovenBox(0.9, 0.59, z, look)
  }
}

/** A hood centred over x = 0 on the wall z = 0; the hob's middle is at z = -0.3. */
export function hood(look: Look, ceiling: number): Mesh {
  const m = solid(look.color, look.finish)
  const light = glowing('#fff3dc', 1.3)
  switch (look.shape) {
    case 'slanted': {
      const pane = plain(look.color, { shine: 0.055, roughness: 0.03 })
      const [x, y0, y1, z0, z1] = [0.44, 1.52, 1.86, -0.36, -0.16]
      return [
        ...polygon(
          [
            [-x, y0, z0],
            [x, y0, z0],
            [x, y1, z1],
            [-x, y1, z1],
          ],
          pane,
        ),
        ...polygon(
          [
            [-x, y0, z0],
            [-x, y1, z1],
            [-x, y1, 0],
            [-x, y0 + 0.05, 0],
          ],
          m,
        ),
        ...polygon(
          [
            [x, y0, z0],
            [x, y1, z1],
            [x, y1, 0],
            [x, y0 + 0.05, 0],
          ],
          m,
        ),
        ...quad([-x, y1, z1], [x, y1, z1], [x, y1, 0], [-x, y1, 0], m),
        ...quad([-x, y0, z0], [x, y0, z0], [x, y0 + 0.05, 0], [-x, y0 + 0.05, 0], m),
        ...box([-0.15, y1, -0.14], [0.15, ceiling, 0], m),
      ]
    }
    case 'ceiling':
      return [
        ...softBox([-0.6, ceiling - 0.03, -0.65], [0.6, ceiling - 0.001, -0.05], 0.006, m),
        ...[-0.4, 0.4].flatMap((x) => box([x - 0.05, ceiling - 0.032, -0.4], [x + 0.05, ceiling - 0.03, -0.3], light)),
      ]
    case 'island':
      return [
        ...rod([0, 1.62, -0.3], [0, 2.02, -0.3], 0.19, m, 40),
        ...rod([-0.1, 2, -0.3], [-0.1, ceiling, -0.3], 0.003, m, 6),
        ...rod([0.1, 2, -0.3], [0.1, ceiling, -0.3], 0.003, m, 6),
        ...rod([0, 1.615, -0.3], [0, 1.62, -0.3], 0.12, light, 32),
      ]
    default:
      return [
        ...softBox([-0.45, 1.56, -0.48], [0.45, 1.61, 0], 0.004, m),
        ...softBox([-0.15, 1.61, -0.27], [0.15, ceiling, 0], 0.004, m),
        ...[-0.28, 0.28].flatMap((x) => box([x - 0.04, 1.556, -0.32], [x + 0.04, 1.56, -0.24], light)),
      ]
  }
}
