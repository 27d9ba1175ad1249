import type { Look } from '../../look.types.ts'
import { body, solid } from '../draw/looks.ts'
import type { Material } from '../draw/material.types.ts'
import { box, type Mesh, softBox } from '../draw/shapes.ts'
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
