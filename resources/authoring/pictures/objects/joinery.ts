import type { Look } from '../../look.types.ts'
import { body, solid } from '../draw/looks.ts'
import type { Material } from '../draw/material.types.ts'
import { box, type Mesh, rod, softBox, tube } from '../draw/shapes.ts'
import { glass, plain } from '../draw/surfaces.ts'

const frosted = plain('#e6eeec', { opacity: 0.72, shine: 0.03, roughness: 0.15 })

function frame(width: number, height: number, m: Material, bar = 0.07): Mesh {
  const x = width / 2
  return [
    ...softBox([-x - bar, 0, -0.016], [-x, height + bar, 0.0], 0.003, m, 1),
    ...softBox([x, 0, -0.016], [x + bar, height + bar, 0.0], 0.003, m, 1),
    ...softBox([-x, height, -0.016], [x, height + bar, 0.0], 0.003, m, 1),
  ]
}

function sunkPanels(look: Look, width: number, height: number, m: Material): Mesh {
  const x = width / 2
  const s = 0.11
  const rails = [
    [0.004, 0.2],
    [height * 0.46 - 0.07, height * 0.46 + 0.07],
    [height - 0.12, height - 0.003],
  ] as const
  return [
    ...box([-x + 0.003, 0.004, -0.005], [x - 0.003, height - 0.003, 0], m),
    ...softBox([-x + 0.003, 0.004, -0.018], [-x + s, height - 0.003, -0.004], 0.004, m, 1),
    ...softBox([x - s, 0.004, -0.018], [x - 0.003, height - 0.003, -0.004], 0.004, m, 1),
    ...rails.flatMap(([a, b]) => softBox([-x + s, a, -0.018], [x - s, b, -0.004], 0.004, body(look, true), 1)),
    ...rails
      .slice(0, 2)
      .flatMap(([, b], i) =>
        softBox(
          [-x + s + 0.035, b + 0.035, -0.013],
          [x - s - 0.035, (rails[i + 1]?.[0] ?? height) - 0.035, -0.004],
          0.006,
          m,
          1,
        ),
      ),
  ]
}

/** An inner door on the wall z = 0, centred on x = 0, standing on y = 0. */
export function door(look: Look, width = 0.86, height = 2.05): Mesh {
  const m = body(look)
  const x = width / 2
  const metal = solid(look.accent ?? '#c9ced3')
  if (look.shape === 'glass') {
    const pane = look.finish === 'satin' ? frosted : glass
    const behind = plain('#b7b2a9')
    const bars = look.accent === '#26272a'
    const room: Mesh =
      look.finish === 'satin'
        ? box([-x, 0.004, -0.001], [x, height, 0], behind)
        : box([-x, 0.004, -0.001], [x, height, 0], plain('#d9d3c8'))
    return [
      ...frame(width, height, bars ? metal : plain('#efede9'), bars ? 0.045 : 0.07),
      ...room,
      ...box([-x + 0.004, 0.006, -0.014], [x - 0.004, height - 0.004, -0.006], pane),
      ...(bars
        ? [0.25, 0.5, 0.75].flatMap((k) =>
            box([-x, height * k - 0.012, -0.022], [x, height * k + 0.012, -0.002], metal),
          )
        : []),
      ...(bars
        ? [-x + 0.02, 0, x - 0.02].flatMap((px) => box([px - 0.012, 0, -0.022], [px + 0.012, height, -0.002], metal))
        : []),
    ]
  }
  const concealed = look.color === '#f7f6f4'
  const leaf =
    look.shape === 'panel'
      ? sunkPanels(look, width, height, m)
      : softBox([-x + 0.003, 0.004, -0.012], [x - 0.003, height - 0.003, 0], 0.003, m, 1)
  return [
    ...(concealed
      ? box([-x - 0.003, 0, -0.001], [x + 0.003, height + 0.003, 0], plain('#8d8a84'))
      : [...box([-x, 0, -0.002], [x, height, 0], plain('#6f6a62')), ...frame(width, height, m)]),
    ...leaf,
  ]
}

/** A lever handle with its rose; its spindle comes out of the plane z = 0 at the origin, the lever points to -x. */
export function handle(look: Look): Mesh {
  const m = solid(look.color, look.finish)
  const keyhole = plain('#2a2a2a')
  switch (look.shape) {
    case 'square':
      return [
        ...softBox([-0.026, -0.026, -0.008], [0.026, 0.026, 0], 0.002, m),
        ...softBox([-0.13, -0.009, -0.058], [0.012, 0.009, -0.042], 0.002, m),
        ...softBox([-0.008, -0.008, -0.05], [0.008, 0.008, 0], 0.002, m),
        ...softBox([-0.026, -0.106, -0.008], [0.026, -0.054, 0], 0.002, m),
        ...box([-0.003, -0.09, -0.0085], [0.003, -0.07, -0.008], keyhole),
      ]
    case 'slim':
      return [
        ...softBox([-0.013, -0.11, -0.006], [0.013, 0.04, 0], 0.003, m),
        ...rod([0, 0, 0], [0, 0, -0.05], 0.008, m),
        ...softBox([-0.14, -0.005, -0.054], [0.008, 0.005, -0.046], 0.002, m),
        ...box([-0.003, -0.09, -0.0065], [0.003, -0.07, -0.006], keyhole),
      ]
    default:
      return [
        ...rod([0, 0, 0], [0, 0, -0.008], 0.027, m, 32),
        ...tube(
          [
            [0, 0, -0.004],
            [0, 0, -0.04],
            [-0.012, 0, -0.052],
            [-0.04, 0, -0.053],
            [-0.135, 0, -0.05],
          ],
          0.0098,
          m,
          14,
          4,
        ),
        ...rod([0, -0.08, 0], [0, -0.08, -0.008], 0.027, m, 32),
        ...box([-0.003, -0.09, -0.0085], [0.003, -0.07, -0.008], keyhole),
      ]
  }
}

/** The entrance door of a flat on the wall z = 0, centred on x = 0. */
export function entranceDoor(look: Look): Mesh {
  const [width, height] = [1.0, 2.12]
  const m = body(look)
  const x = width / 2
  const steel = solid(look.color === '#26272a' || look.color === '#2b2c2e' ? '#c9ced3' : '#a9adb0')
  const leaf: Mesh =
    look.shape === 'panel'
      ? sunkPanels(look, width, height, m)
      : softBox([-x + 0.003, 0.004, -0.014], [x - 0.003, height - 0.003, 0], 0.003, m, 1)
  const strip: Mesh =
    look.shape === 'glass-strip'
      ? [
          ...box(
            [0.2, 0.25, -0.0152],
            [0.32, height - 0.2, -0.0142],
            plain('#c7d4d6', { shine: 0.06, roughness: 0.06 }),
          ),
          ...[0.194, 0.322].flatMap((a) => box([a, 0.245, -0.0165], [a + 0.006, height - 0.195, -0.014], steel)),
        ]
      : []
  const grooves: Mesh =
    look.shape === 'flush'
      ? [0.5, 1.06, 1.62].flatMap((y) =>
          box([-x + 0.003, y, -0.0145], [x - 0.003, y + 0.004, -0.0138], plain('#4b4844')),
        )
      : []
  return [
    ...box([-x, 0, -0.002], [x, height, 0], plain('#55514b')),
    ...frame(width, height, m, 0.085),
    ...leaf,
    ...strip,
    ...grooves,
    ...rod([-x + 0.09, 0.72, -0.06], [-x + 0.09, 1.42, -0.06], 0.014, steel),
    ...[0.8, 1.34].flatMap((y) => rod([-x + 0.09, y, -0.01], [-x + 0.09, y, -0.06], 0.01, steel)),
    ...rod([-x + 0.09, 1.52, -0.012], [-x + 0.09, 1.52, -0.022], 0.024, steel, 28),
    ...rod([0, 1.52, -0.012], [0, 1.52, -0.024], 0.014, steel, 24),
  ]
}

/** A skirting board on the wall z = 0 from x0 to x1. */
export function skirting(look: Look, x0: number, x1: number): Mesh {
  const m = body(look, true)
  const h = look.shape === 'low' ? 0.058 : look.shape === 'high' ? 0.09 : 0.13
  if (look.shape !== 'profiled') return softBox([x0, 0, -0.016], [x1, h, 0], 0.003, m, 1)
  return [
    ...softBox([x0, 0, -0.018], [x1, h * 0.62, 0], 0.002, m, 1),
    ...softBox([x0, h * 0.62, -0.013], [x1, h * 0.84, 0], 0.006, m),
    ...softBox([x0, h * 0.84, -0.008], [x1, h, 0], 0.003, m, 1),
  ]
}
