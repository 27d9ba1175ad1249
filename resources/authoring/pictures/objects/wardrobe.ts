import type { Look } from '../../look.types.ts'
import { body, solid } from '../draw/looks.ts'
import type { Material } from '../draw/material.types.ts'
import { box, type Mesh, patch, rod, softBox } from '../draw/shapes.ts'
import { fabric, mirror, plain } from '../draw/surfaces.ts'
import type { Vec } from '../draw/vec.ts'

function hangers(x0: number, x1: number, y: number, z: number, colors: readonly string[]): Mesh {
  return colors.flatMap((color, i) => {
    const x = x0 + ((i + 0.5) / colors.length) * (x1 - x0)
    const drop = 0.72 + (i % 3) * 0.14
    const rows = [0, 0.06, 0.2, 0.6, 1].map((k) =>
      Array.from({ length: 15 }, (_, j): Vec => {
        const a = (j / 14) * Math.PI
        const wide = (k === 0 ? 0.04 : k < 0.1 ? 0.16 : 0.2 + 0.02 * k) * 1
        return [
          x - 0.045 * Math.sin(a) * (0.6 + 0.4 * k) + 0.006 * Math.sin(j * 3 + i),
          y - k * drop,
          z + Math.cos(a) * wide,
        ]
      }),
    )
    return patch(rows, fabric(color))
  })
}

const CLOTHES = ['#8d9aa0', '#e3ddd1', '#3d4650', '#b9a58c', '#6f7b6a', '#d7cdc0', '#57504a']

/** A wardrobe before the wall z = 0 from x0 to x1. */
export function wardrobe(look: Look, x0: number, x1: number, height: number, depth: number): Mesh {
  const m = body(look)
  const accent = solid(look.accent ?? '#a9adb0')
  if (look.shape === 'cabinet') return cabinetWardrobe(look, x0, x1, height, depth)
  if (look.shape === 'sliding') {
    const face = look.color === '#d5dcde' ? mirror : m
    const half = (x0 + x1) / 2
    return [
      ...box([x0, 0, -depth], [x0 + 0.022, height, 0], plain('#ecebe7')),
      ...box([x1 - 0.022, 0, -depth], [x1, height, 0], plain('#ecebe7')),
      ...box([x0, height - 0.04, -depth], [x1, height, 0], plain('#ecebe7')),
      ...box([x0, 0, -depth], [x1, 0.04, 0], plain('#ecebe7')),
      ...box([x0 + 0.02, 0.03, -depth + 0.02], [half + 0.02, height - 0.03, -depth + 0.04], face),
      ...box([half - 0.02, 0.03, -depth - 0.002], [x1 - 0.02, height - 0.03, -depth + 0.018], face),
      ...[x0 + 0.02, half - 0.005].flatMap((x) =>
        box([x, 0.03, -depth + 0.012], [x + 0.022, height - 0.03, -depth + 0.02], accent),
      ),
      ...[half - 0.024, x1 - 0.042].flatMap((x) =>
        box([x, 0.03, -depth - 0.01], [x + 0.022, height - 0.03, -depth - 0.002], accent),
      ),
    ]
  }
  return openWardrobe(look, x0, x1, height, depth, m, accent)
}

function cabinetWardrobe(look: Look, x0: number, x1: number, height: number, depth: number): Mesh {
  const m = body(look)
  const grip = solid(look.accent ?? '#a9adb0')
  const count = Math.max(2, Math.round((x1 - x0) / 0.5))
  const w = (x1 - x0) / count
  const out: Mesh[] = [
    box([x0, 0.06, -depth + 0.022], [x1, height, 0], m),
    box([x0 + 0.02, 0, -depth + 0.06], [x1 - 0.02, 0.06, 0], plain('#3b3a38')),
  ]
  for (let i = 0; i < count; i++) {
    const [a, b] = [x0 + i * w + 0.002, x0 + (i + 1) * w - 0.002]
    out.push(
      softBox([a, 0.063, -depth], [b, height * 0.82, -depth + 0.02], 0.003, m, 1),
      softBox([a, height * 0.82 + 0.004, -depth], [b, height - 0.003, -depth + 0.02], 0.003, m, 1),
    )
    const gx = i % 2 === 0 ? b - 0.035 : a + 0.035
    out.push(rod([gx, 0.95, -depth - 0.028], [gx, 1.25, -depth - 0.028], 0.006, grip, 10))
  }
  return out.flat()
}

function openWardrobe(
  look: Look,
  x0: number,
  x1: number,
  height: number,
  depth: number,
  m: Material,
  accent: Material,
): Mesh {
  const out: Mesh[] = []
  const columns = look.shape === 'walk-in' ? 3 : 2
  const w = (x1 - x0) / columns
  for (let i = 0; i <= columns; i++) out.push(box([x0 + i * w - 0.011, 0, -depth], [x0 + i * w + 0.011, height, 0], m))
  out.push(
    box([x0, 0, -0.012], [x1, height, 0], m),
    softBox([x0 - 0.01, height - 0.03, -depth], [x1 + 0.01, height, 0], 0.002, m, 1),
  )
  for (let i = 0; i < columns; i++) {
    const [a, b] = [x0 + i * w + 0.012, x0 + (i + 1) * w - 0.012]
    out.push(box([a, height * 0.86, -depth + 0.01], [b, height * 0.86 + 0.022, 0], m))
    if (i % 2 === 0) {
      out.push(
        box([a, 0.42, -depth + 0.01], [b, 0.444, 0], m),
        rod([a, height * 0.8, -depth * 0.5], [b, height * 0.8, -depth * 0.5], 0.012, accent),
      )
      out.push(hangers(a + 0.04, b - 0.04, height * 0.79, -depth * 0.5, CLOTHES.slice(i, i + (w > 0.9 ? 6 : 5))))
      for (const k of [0, 1])
        out.push(
          softBox(
            [a + 0.004, 0.02 + k * 0.2, -depth],
            [b - 0.004, 0.205 + k * 0.2, -depth + 0.02],
            0.003,
            look.shape === 'open' ? solid(look.accent ?? '#f3f2ef', 'matt') : m,
            1,
          ),
        )
    } else {
      for (const y of [0.42, 0.8, 1.18, 1.56]) out.push(box([a, y, -depth + 0.01], [b, y + 0.022, 0], m))
      out.push(shelfThings(a, b, depth))
    }
  }
  return out.flat()
}

function shelfThings(a: number, b: number, depth: number): Mesh {
  const linen = ['#e9e4da', '#c9cfc3', '#a7b0b4', '#d8c9b4']
  return [
    ...[0.82, 1.2].flatMap((y, i) =>
      linen
        .slice(0, 3 + i)
        .flatMap((c, k) =>
          softBox([a + 0.08, y + k * 0.05, -depth + 0.05], [a + 0.42, y + 0.046 + k * 0.05, -0.05], 0.018, fabric(c)),
        ),
    ),
    ...softBox([a + 0.06, 0.444, -depth + 0.04], [Math.min(b - 0.05, a + 0.44), 0.66, -0.05], 0.012, fabric('#b8ab97')),
    ...softBox([a + 0.07, 1.584, -depth + 0.05], [Math.min(b - 0.06, a + 0.4), 1.75, -0.06], 0.01, fabric('#d9d2c5')),
    ...softBox([a + 0.05, 0.03, -depth + 0.05], [b - 0.05, 0.3, -0.05], 0.012, fabric('#cabfae')),
  ]
}
