import { buildTree } from './draw/bvh.ts'
import { makeCamera } from './draw/camera.ts'
import { mix, type Rgb } from './draw/color.ts'
import { renderBase } from './draw/layer.ts'
import type { Effort } from './draw/paint.ts'
import type { Lighting } from './draw/lighting.ts'
import { surfaceOf, timber } from './draw/looks.ts'
import type { Material } from './draw/material.types.ts'
import { cloud, hash } from './draw/noise.ts'
import { ball, box, type Mesh, numbered, quad, rod, softBox } from './draw/shapes.ts'
import { glass, painted, plain } from './draw/surfaces.ts'
import { normalize, smoothstep, type Vec } from './draw/vec.ts'
import { sample } from './rooms/kit.ts'
import { isFresh, keepHashes, raw, readHashes, sha, store } from './store.ts'

/** Raise when the houses change. */
const VERSION = 2
const STOREY = 3
const render = surfaceOf(sample('surface', '#ece7dd', 'concrete'))
const clay = surfaceOf(sample('surface', '#c9b8a2', 'concrete'))
const larch = timber('#c78f5c', 'matt', false, 0.14)
const dark = plain('#3b3d3f')
const lawn = painted([0.3, 0.38, 0.2], (p) => {
  const k = 0.86 + 0.3 * (cloud(p[0] * 0.5, p[2] * 0.5, 4) - 0.5) + 0.12 * (cloud(p[0] * 9, p[2] * 9, 2) - 0.5)
  return [0.3 * k, 0.385 * k, 0.195 * k]
})

function skyAt(d: Vec): Rgb {
  const haze: Rgb = [0.93, 0.93, 0.9]
  const blue: Rgb = [0.47, 0.66, 0.86]
  return mix(haze, blue, smoothstep(-0.02, 0.5, d[1]))
}

const sky = painted(
  [0.7, 0.8, 0.9],
  (p) => {
    const c = skyAt([0, (p[1] - 1.7) / 100, 1])
    const wisp = smoothstep(0.5, 0.78, cloud(p[0] * 0.014, p[1] * 0.04, 5, 3)) * 0.5
    return mix(c, [0.97, 0.97, 0.96], wisp)
  },
  { glow: 1, castsNoShadow: true },
)

function pane(x0: number, y0: number, x1: number, y1: number, z: number, lit: number): Mesh {
  const inside = plain(lit > 0.72 ? '#d9b98a' : lit > 0.35 ? '#8b949a' : '#6f7a82')
  return [
    ...box([x0, y0, z + 0.24], [x1, y1, z + 0.26], inside),
    ...(lit > 0.5
      ? quad(
          [x0 + 0.05, y0, z + 0.22],
          [x0 + (x1 - x0) * 0.28, y0, z + 0.22],
          [x0 + (x1 - x0) * 0.28, y1, z + 0.22],
          [x0 + 0.05, y1, z + 0.22],
          plain('#efe9df'),
        )
      : []),
    ...box([x0, y0, z + 0.14], [x1, y1, z + 0.15], { ...glass, opacity: 0.34, shine: 0.16 }),
    ...box([x0, y0, z + 0.1], [x0 + 0.07, y1, z + 0.18], dark),
    ...box([x1 - 0.07, y0, z + 0.1], [x1, y1, z + 0.18], dark),
    ...box([(x0 + x1) / 2 - 0.04, y0, z + 0.1], [(x0 + x1) / 2 + 0.04, y1, z + 0.18], dark),
    ...box([x0, y1 - 0.07, z + 0.1], [x1, y1, z + 0.18], dark),
    ...box([x0, y0, z + 0.1], [x1, y0 + 0.07, z + 0.18], dark),
  ]
}

/** A facade with real openings: piers and lintels around the windows of each storey. */
function facade(
  x: number,
  z: number,
  columns: readonly (readonly [number, number])[],
  width: number,
  storeys: number,
  m: Material,
  seed: number,
): Mesh {
  const out: Mesh[] = []
  for (let s = 0; s < storeys; s++) {
    const y = s * STOREY
    let at = 0
    for (const [i, [from, to]] of columns.entries()) {
      const isDoor = to - from > 2
      const [y0, y1] = [y + (isDoor ? 0.12 : 0.95), y + 2.5]
      out.push(
        box([x + at, y, z], [x + from, y + STOREY, z + 0.3], m),
        box([x + from, y1, z], [x + to, y + STOREY, z + 0.3], m),
        box([x + from, y, z], [x + to, y0, z + 0.3], m),
      )
      out.push(pane(x + from, y0, x + to, y1, z, hash(seed, s, i)))
      if (isDoor && s > 0) out.push(balcony(x + from - 0.35, x + to + 0.35, y, z))
      at = to
    }
    out.push(box([x + at, y, z], [x + width, y + STOREY, z + 0.3], m))
  }
  return out.flat()
}

function balcony(x0: number, x1: number, y: number, z: number): Mesh {
  const bars = Array.from({ length: Math.round((x1 - x0) / 0.12) }, (_, i) =>
    box([x0 + 0.05 + i * 0.12, y + 0.1, z - 1.58], [x0 + 0.075 + i * 0.12, y + 1.05, z - 1.56], dark),
  )
  return [
    ...softBox([x0, y - 0.14, z - 1.6], [x1, y + 0.06, z], 0.01, plain('#dcd7cd')),
    ...bars.flat(),
    ...box([x0, y + 1.05, z - 1.6], [x1, y + 1.1, z - 1.54], dark),
    ...box([x0, y + 1.05, z - 1.6], [x0 + 0.05, y + 1.1, z], dark),
    ...box([x1 - 0.05, y + 1.05, z - 1.6], [x1, y + 1.1, z], dark),
    ...ball([x0 + 0.5, y + 0.5, z - 1.25], [0.24, 0.34, 0.24], plain('#6d8258'), 14),
    ...box([x0 + 0.32, y + 0.06, z - 1.42], [x0 + 0.68, y + 0.36, z - 1.08], plain('#a39a8d')),
  ]
}

function house(x: number, z: number, width: number, depth: number, storeys: number, m: Material, seed: number): Mesh {
  const w = width / 12
  const columns = [
    [0.8, 2.2],
    [2.9, 5.5],
    [6.5, 9.1],
    [9.8, 11.2],
  ].map(([a = 0, b = 0]): readonly [number, number] => [a * w, b * w])
  const h = storeys * STOREY
  return [
    ...facade(x, z, columns, width, storeys, m, seed),
    ...box([x, 0, z + 0.3], [x + width, h, z + depth], m),
    ...sideWindows(x, z, depth, storeys, seed),
    ...sideWindows(x + width, z, depth, storeys, seed + 5),
    ...softBox([x - 0.12, h, z - 0.12], [x + width + 0.12, h + 0.32, z + depth + 0.12], 0.02, plain('#d8d2c7')),
    ...box([x + 1.1, h, z + 1.6], [x + width - 1.1, h + 2.9, z + depth - 1.2], larch),
    ...box([x + 0.8, h + 2.9, z + 1.1], [x + width - 0.8, h + 3.12, z + depth - 0.9], plain('#55565a')),
    ...[
      [2.2, 4.6],
      [5.6, 8],
    ].flatMap(([a = 0, b = 0]) => [
      ...box(
        [x + a * w, h + 0.4, z + 1.56],
        [x + b * w, h + 2.5, z + 1.6],
        plain('#8f9aa0', { shine: 0.12, roughness: 0 }),
      ),
      ...box([x + ((a + b) / 2) * w - 0.04, h + 0.4, z + 1.52], [x + ((a + b) / 2) * w + 0.04, h + 2.5, z + 1.6], dark),
    ]),
    ...Array.from({ length: Math.round(width / 0.16) }, (_, i) =>
      box([x + i * 0.16, h + 0.32, z - 0.04], [x + i * 0.16 + 0.025, h + 1.1, z - 0.02], dark),
    ).flat(),
    ...box([x, h + 1.1, z - 0.06], [x + width, h + 1.15, z], dark),
  ]
}

function sideWindows(x: number, z: number, depth: number, storeys: number, seed: number): Mesh {
  return Array.from({ length: storeys }, (_, s) =>
    [0.25, 0.68].flatMap((k, i) => [
      ...box([x - 0.02, s * STOREY + 0.9, z + depth * k], [x + 0.02, s * STOREY + 2.4, z + depth * k + 1.3], dark),
      ...box(
        [x - 0.03, s * STOREY + 0.97, z + depth * k + 0.07],
        [x + 0.03, s * STOREY + 2.33, z + depth * k + 1.23],
        plain(hash(seed, s, i) > 0.6 ? '#a89b86' : '#7a868d', { shine: 0.12, roughness: 0 }),
      ),
    ]),
  ).flat()
}

/** Leaves from afar: light and dark tufts. */
function leaves(color: Rgb): Material {
  return painted(color, (p) => {
    const tuft = cloud(p[0] * 4 + p[2] * 2.3, p[1] * 4 + p[2] * 1.7, 3, 2) - 0.5
    const fine = cloud(p[0] * 17 + p[2] * 9, p[1] * 17 - p[2] * 7, 2, 5) - 0.5
    const k = 1 + 0.9 * tuft + 0.8 * fine
    return [color[0] * k, color[1] * k, color[2] * k * 0.95]
  })
}

const GREENS: readonly Material[] = [
  leaves([0.17, 0.24, 0.1]),
  leaves([0.22, 0.29, 0.12]),
  leaves([0.14, 0.2, 0.085]),
  leaves([0.26, 0.32, 0.14]),
]

function tree(x: number, z: number, height: number, seed: number): Mesh {
  const crown = Array.from({ length: 130 }, (_, i) => {
    const a = hash(i, seed) * 2 * Math.PI
    const k = hash(i, seed, 3)
    const y = height * (0.4 + 0.58 * k)
    const reach = height * 0.3 * Math.sin(Math.PI * (0.12 + 0.8 * k)) * Math.sqrt(hash(i, seed, 2))
    const s = height * (0.035 + 0.035 * hash(i, seed, 4))
    return ball(
      [x + Math.cos(a) * reach, y, z + Math.sin(a) * reach],
      [s * 1.2, s * 0.9, s * 1.2],
      GREENS[i % 4] ?? lawn,
      8,
    )
  })
  return [...rod([x, 0, z], [x + 0.1, height * 0.6, z], height * 0.018, plain('#6f5c49'), 10), ...crown.flat()]
}

const hedge = (x0: number, x1: number, z: number): Mesh => [
  ...softBox([x0, 0, z - 0.42], [x1, 0.82, z + 0.42], 0.2, GREENS[1] ?? lawn, 3),
  ...Array.from({ length: Math.round((x1 - x0) / 0.16) }, (_, i) =>
    ball(
      [x0 + i * 0.16, 0.62 + 0.2 * hash(i, 3), z - 0.3 + 0.5 * hash(i, 4)],
      [0.2, 0.17, 0.2],
      GREENS[(i * 7) % 4] ?? lawn,
      8,
    ),
  ).flat(),
]

const scene: Mesh = numbered(
  quad([-90, 0, -30], [90, 0, -30], [90, 0, 95], [-90, 0, 95], lawn),
  quad([-140, -2, 96], [140, -2, 96], [140, 90, 96], [-140, 90, 96], sky),
  quad(
    [-1.4, 0.02, -30],
    [1.2, 0.02, -30],
    [1.0, 0.02, 14],
    [-0.8, 0.02, 14],
    surfaceOf(sample('surface', '#c5beb2', 'tile-60')),
  ),
  quad(
    [-17, 0.02, 8.6],
    [17, 0.02, 8.6],
    [17, 0.02, 10.4],
    [-17, 0.02, 10.4],
    surfaceOf(sample('surface', '#c5beb2', 'tile-60')),
  ),
  house(-16.5, 13.5, 13.5, 11, 3, render, 3),
  house(3.4, 17, 13.5, 11, 3, clay, 8),
  tree(-0.2, 24, 11, 4),
  tree(-20.5, 15, 9, 7),
  tree(20.6, 19, 10, 2),
  tree(-5.4, 3.2, 5.2, 9),
  tree(9.6, 5.4, 5.6, 5),
  tree(-26, 30, 13, 6),
  tree(28, 32, 13, 1),
  tree(12, 46, 14, 8),
  tree(-9, 48, 15, 3),
  hedge(-15, -2.6, 7.2),
  hedge(2.2, 16, 7.6),
  hedge(-15, -2.6, 11.4),
  hedge(4.2, 16.6, 13.8),
)

const lighting: Lighting = {
  panes: [],
  lamps: [],
  sun: { direction: normalize([-0.75, 0.78, -0.72]), color: [0.98, 0.9, 0.76], isOutdoors: true },
  ambient: [0.14, 0.15, 0.17],
  sky: (d) => (d[1] > 0 ? mix([0.5, 0.53, 0.56], [0.4, 0.52, 0.68], d[1]) : [0.2, 0.22, 0.16]),
}

/** The two houses in their garden, for the project's own picture. */
export async function buildExterior(effort: Effort): Promise<void> {
  const path = 'images/project.webp'
  const hash = sha(JSON.stringify([VERSION, effort]))
  if (isFresh(path, hash, readHashes())) return
  const camera = makeCamera({ eye: [-1.2, 1.75, -14.5], target: [-0.4, 1.75, 20], focal: 0.86, shift: 0.115 })
  await store(raw(renderBase(camera, lighting, [buildTree(scene)], { ...effort, sun: 6 })), path, 86)
  keepHashes({ [path]: hash })
}
