import { assertNever } from '#shared/domain/kernel/assert-never.ts'
import type { FurnitureKind, FurniturePlan, Point } from './building.types.ts'

/** A line of a symbol, in metres around its middle; its back is to the north. */
export type Stroke =
  | { readonly kind: 'outline'; readonly points: readonly Point[] }
  | { readonly kind: 'line'; readonly points: readonly Point[] }
  | { readonly kind: 'circle'; readonly center: Point; readonly radius: number }

/** Width of a piece that is placed without one, metres. */
export const DEFAULT_WIDTH = {
  wardrobe: 1.6,
  sofa: 2,
  table: 1.4,
  kitchen: 2.4,
  counter: 1.2,
  desk: 1.2,
  shelf: 1.2,
  basin: 0.6,
} as const satisfies Partial<Record<FurnitureKind, number>>

/** From the back of kitchen units to their front, metres. */
export const UNITS_DEPTH = 0.62

/** A piece of furniture as architects draw it, in metres, placed and turned. */
export function getSymbol(furniture: FurniturePlan): Stroke[] {
  const angle = (furniture.turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [atX, atY] = furniture.at
  const place = ([x, y]: Point): Point => [atX + x * cos - y * sin, atY + x * sin + y * cos]
  return listStrokes(furniture).map((stroke) =>
    stroke.kind === 'circle'
      ? { ...stroke, center: place(stroke.center) }
      : { ...stroke, points: stroke.points.map(place) },
  )
}

function listStrokes({ kind, width }: FurniturePlan): Stroke[] {
  switch (kind) {
    case 'double-bed':
      return bed(1.8, [-0.45, 0.45])
    case 'bed':
      return bed(0.95, [0])
    case 'wardrobe':
      return wardrobe(width ?? DEFAULT_WIDTH.wardrobe)
    case 'sofa':
      return sofa(width ?? DEFAULT_WIDTH.sofa)
    case 'armchair':
      return [rounded(0, 0, 0.78, 0.78, 0.14), rounded(0, -0.09, 0.5, 0.56, 0.08)]
    case 'low-table':
      return [rounded(0, 0, 1, 0.6, 0.06)]
    case 'table':
      return table(width ?? DEFAULT_WIDTH.table)
    case 'kitchen':
      return kitchen(width ?? DEFAULT_WIDTH.kitchen)
    case 'counter':
      return [box(0, 0, width ?? DEFAULT_WIDTH.counter, UNITS_DEPTH)]
    case 'desk':
      return [box(0, 0, width ?? DEFAULT_WIDTH.desk, 0.6), rounded(0, -0.48, 0.46, 0.46, 0.12)]
    case 'shelf':
      return shelf(width ?? DEFAULT_WIDTH.shelf)
    default:
      return listWetStrokes(kind, width)
  }
}

function listWetStrokes(kind: Exclude<FurniturePlan['kind'], DryKind>, width: number | undefined): Stroke[] {
  switch (kind) {
    case 'wc':
      return [box(0, 0.2, 0.38, 0.16), rounded(0, -0.08, 0.36, 0.44, 0.17)]
    case 'basin':
      return basin(width ?? DEFAULT_WIDTH.basin)
    case 'tub':
      return [box(0, 0, 1.75, 0.78), rounded(0, 0, 1.59, 0.62, 0.26), circle(-0.62, 0, 0.04)]
    case 'shower':
      return [box(0, 0, 0.95, 0.95), line([-0.475, -0.475], [0.475, 0.475]), line([-0.475, 0.475], [0.475, -0.475])]
    case 'washer':
      return [box(0, 0, 0.6, 0.6), circle(0, -0.02, 0.2)]
    case 'plant':
      return [circle(0, 0, 0.24), circle(0, 0, 0.1)]
    case 'lounger':
      return [rounded(0, 0, 0.65, 1.7, 0.08), line([-0.325, 0.35], [0.325, 0.35])]
    default:
      return assertNever(kind)
  }
}

type DryKind =
  | 'double-bed'
  | 'bed'
  | 'wardrobe'
  | 'sofa'
  | 'armchair'
  | 'low-table'
  | 'table'
  | 'kitchen'
  | 'counter'
  | 'desk'
  | 'shelf'

function bed(width: number, pillows: readonly number[]): Stroke[] {
  const size = pillows.length === 1 ? width - 0.24 : width / 2 - 0.2
  return [
    rounded(0, 0, width, 2.1, 0.05),
    ...pillows.map((x) => rounded(x, 0.76, size, 0.4, 0.1)),
    line([-width / 2, 0.42], [width / 2, 0.42]),
  ]
}

function wardrobe(width: number): Stroke[] {
  const hangers = Math.floor((width - 0.2) / 0.18)
  const step = (width - 0.3) / Math.max(1, hangers - 1)
  return [
    box(0, 0, width, 0.6),
    line([-width / 2 + 0.06, 0], [width / 2 - 0.06, 0]),
    ...Array.from({ length: hangers }, (_, at) => {
      const x = -width / 2 + 0.15 + at * step
      return line([x - 0.03, -0.2], [x + 0.03, 0.2])
    }),
  ]
}

function sofa(width: number): Stroke[] {
  const seat = (width - 0.36) / 2
  return [
    rounded(0, 0, width, 0.9, 0.12),
    ...[-seat / 2, seat / 2].map((x) => rounded(x, -0.1, seat - 0.03, 0.64, 0.08)),
  ]
}

function table(width: number): Stroke[] {
  const chairs = Math.max(2, Math.floor(width / 0.6))
  const step = width / chairs
  return [
    rounded(0, 0, width, 0.85, 0.04),
    ...Array.from({ length: chairs }, (_, at) => -width / 2 + step * (at + 0.5)).flatMap((x) => [
      rounded(x, 0.58, 0.42, 0.36, 0.09),
      rounded(x, -0.58, 0.42, 0.36, 0.09),
    ]),
  ]
}

function kitchen(width: number): Stroke[] {
  const sink = -width / 2 + 0.7
  const hob = width / 2 - 0.6
  return [
    box(0, 0, width, UNITS_DEPTH),
    rounded(sink, 0, 0.5, 0.4, 0.06),
    circle(sink, 0.12, 0.025),
    ...[-0.13, 0.13].flatMap((x) => [circle(hob + x, -0.12, 0.09), circle(hob + x, 0.12, 0.09)]),
  ]
}

function shelf(width: number): Stroke[] {
  return [box(0, 0, width, 0.34), line([-width / 2, -0.17], [width / 2, 0.17])]
}

function basin(width: number): Stroke[] {
  const deep = width < 0.5 ? 0.3 : 0.48
  return [box(0, 0, width, deep), rounded(0, -0.03, width * 0.7, deep * 0.6, deep * 0.25), circle(0, deep * 0.36, 0.03)]
}

function box(x: number, y: number, width: number, depth: number): Stroke {
  const [w, d] = [width / 2, depth / 2]
  return {
    kind: 'outline',
    points: [
      [x - w, y - d],
      [x + w, y - d],
      [x + w, y + d],
      [x - w, y + d],
    ],
  }
}

/** A rectangle with round corners, each of a few points. */
function rounded(x: number, y: number, width: number, depth: number, radius: number): Stroke {
  const [w, d] = [width / 2 - radius, depth / 2 - radius]
  const corners = [
    [x + w, y + d, 0],
    [x - w, y + d, 1],
    [x - w, y - d, 2],
    [x + w, y - d, 3],
  ] as const
  const points = corners.flatMap(([cx, cy, quarter]) =>
    [0, 1, 2, 3].map((step): Point => {
      const angle = ((quarter + step / 3) * Math.PI) / 2
      return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]
    }),
  )
  return { kind: 'outline', points }
}

function line(from: Point, to: Point): Stroke {
  return { kind: 'line', points: [from, to] }
}

function circle(x: number, y: number, radius: number): Stroke {
  return { kind: 'circle', center: [x, y], radius }
}
