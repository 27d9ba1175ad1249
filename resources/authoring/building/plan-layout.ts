import type { Text } from '../catalogue/product.types.ts'
import type { BuildingUnit, LevelPlan, Point, Rect } from './building.types.ts'
import { computeBounds, type Outdoor, getOutdoor } from './geometry.ts'
import type { SheetPlace } from './plan-sheet.types.ts'
import { drawLevel, INK } from './plan-drawing.ts'
import { FOOTPRINT } from './plan-parts.ts'
import { metres, outdoorName } from './plan-texts.ts'
import { element, line, onPage, makePath, rectangle, text, type View } from './svg.ts'

/** A4 in millimetres. */
export const PAGE = { width: 210, height: 297, margin: 14 } as const
const PLAN_TOP = 43
const PLAN_BOTTOM = 234
/** Room around a plan for its dimension lines. */
const AROUND = 9
const BETWEEN = 8

/** One level with what it needs on paper, in metres. */
export interface Part {
  readonly level: LevelPlan
  readonly outdoor: Outdoor | null
  /** What is drawn, the outside included. */
  readonly bounds: Rect
}

/** A unit's levels beside each other on a sheet. */
export interface ArrangedPlan {
  readonly parts: readonly Part[]
  /** Where each of them lies on the page. */
  readonly views: readonly View[]
  /** What the outside of each level is called. */
  readonly names: readonly (Text | null)[]
  /** Millimetres of paper for a metre. */
  readonly scale: number
  /** 100 = 1:100. */
  readonly ratio: number
  /** Millimetres that everything takes, dimension lines and titles included. */
  readonly frame: Rect
  readonly svg: readonly string[]
}

/** Draws the levels of a unit at the largest of the usual scales at which they fit on a sheet. */
export function drawPlan(unit: BuildingUnit, { building, storeyIndex }: SheetPlace): ArrangedPlan {
  const parts = unit.layout.levels.map((level): Part => {
    const outdoor = getOutdoor(unit.layout, level, unit.floorSpace)
    const outside = outdoor === null ? [] : listCorners(outdoor.rect)
    return { level, outdoor, bounds: computeBounds([...level.outline, ...outside]) }
  })
  const names = outdoorNames(parts, storeyIndex)
  const { scale, ratio, views } = arrange(parts, building.isMirrored)
  const placed = parts.flatMap((part, at) => {
    const view = views[at]
    return view === undefined ? [] : [{ part, view, at }]
  })
  const drawn = computeBounds(
    placed.flatMap(({ part, view }) => listCorners(part.bounds).map((corner) => onPage(view, corner))),
  )
  const above = parts.length === 1 ? AROUND + 2 : AROUND + 6
  return {
    parts,
    views,
    names,
    scale,
    ratio,
    frame: [drawn[0] - AROUND, drawn[1] - above, drawn[2] + 4, drawn[3]],
    svg: placed.flatMap(({ part, view, at }) => [
      element('g', {}, drawLevel(part.level, part.outdoor, names[at]?.de ?? '', view)),
      ...dimensions(part, view),
      ...(parts.length === 1 ? [] : [levelTitle(part, view, at)]),
    ]),
  }
}

function listCorners([x0, y0, x1, y1]: Rect): Point[] {
  return [
    [x0, y0],
    [x1, y1],
  ]
}

function outdoorNames(parts: readonly Part[], storeyIndex: number): (Text | null)[] {
  return parts.map(({ outdoor }) => (outdoor === null ? null : outdoorName(outdoor.kind, storeyIndex)))
}

/** The largest of the usual scales at which all levels fit beside each other. */
function arrange(parts: readonly Part[], isMirrored: boolean) {
  const widths = parts.map(({ bounds: [x0, , x1] }) => x1 - x0)
  const heights = parts.map(({ bounds: [, y0, , y1] }) => y1 - y0)
  const [room, tall] = [PAGE.width - 2 * PAGE.margin, PLAN_BOTTOM - PLAN_TOP]
  const wide = (scale: number) =>
    widths.reduce((sum, width) => sum + width * scale + AROUND, 0) + (parts.length - 1) * BETWEEN
  const fits = (scale: number) => wide(scale) <= room && Math.max(...heights) * scale + 2 * AROUND <= tall
  const ratio = [75, 100, 125, 150].find((candidate) => fits(1000 / candidate)) ?? 200
  const scale = 1000 / ratio
  const bottom = Math.max(...parts.map(({ bounds }) => bounds[3]))
  const low = Math.min(...parts.map(({ bounds }) => bounds[1]))
  const originY = PLAN_TOP + (tall - (bottom - low) * scale) / 2 + bottom * scale - AROUND / 2
  let left = PAGE.margin + (room - wide(scale)) / 2 + AROUND
  const views = parts.map(({ bounds: [x0, , x1] }): View => {
    const first = isMirrored ? FOOTPRINT.width - x1 : x0
    const view = {
      scale,
      origin: [left - first * scale, originY] as const,
      mirroredIn: isMirrored ? FOOTPRINT.width : null,
    }
    left += (x1 - x0) * scale + BETWEEN + AROUND
    return view
  })
  return { scale, ratio, views }
}

/** Outer lengths of a level, from face to face: along the north and along the left side. */
function dimensions({ level, bounds }: Part, view: View): string[] {
  const [x0, y0, x1, y1] = computeBounds(level.outline)
  const [, , , top] = bounds
  const stroke = { stroke: INK.faint, 'stroke-width': 0.13 }
  const [a, b] = [onPage(view, [x0, top]), onPage(view, [x1, top])].toSorted((p, q) => p[0] - q[0])
  const [c, d] = [onPage(view, [x0, y0]), onPage(view, [x0, y1])]
  const left = Math.min(onPage(view, [x0, y0])[0], onPage(view, [x1, y0])[0]) - 4
  if (a === undefined || b === undefined) return []
  const y = a[1] - 6
  const tick = ([px, py]: Point) =>
    line([px - 0.8, py + 0.8], [px + 0.8, py - 0.8], { ...stroke, 'stroke-width': 0.25 })
  const label = { 'text-anchor': 'middle', fill: INK.faint }
  const middle = (c[1] + d[1]) / 2
  return [
    line([a[0] - 1.2, y], [b[0] + 1.2, y], stroke),
    tick([a[0], y]),
    tick([b[0], y]),
    text(metres(x1 - x0), [(a[0] + b[0]) / 2, y - 0.9], 2, label),
    line([left, c[1] + 1.2], [left, d[1] - 1.2], stroke),
    tick([left, c[1]]),
    tick([left, d[1]]),
    text(metres(y1 - y0), [left - 0.9, middle], 2, {
      ...label,
      transform: `rotate(-90 ${(left - 0.9).toFixed(2)} ${middle.toFixed(2)})`,
    }),
  ]
}

function levelTitle({ bounds: [x0, , x1], level }: Part, view: View, at: number): string {
  const [, , , top] = computeBounds(level.outline)
  const [x, y] = onPage(view, [(x0 + x1) / 2, top])
  const name = at === 0 ? 'Untere Ebene · Lower level' : 'Obere Ebene · Upper level'
  return text(name, [x, y - 10], 2.7, { 'text-anchor': 'middle', fill: INK.text, 'font-weight': 600 })
}

/** The arrow to the north, its tip at this point of the page. */
export function northArrow([x, y]: Point): string[] {
  return [
    element('path', {
      d: makePath([
        [x, y],
        [x + 1.9, y + 6],
        [x, y + 4.7],
        [x - 1.9, y + 6],
      ]),
      fill: INK.text,
    }),
    text('N', [x, y + 9.4], 2.8, { 'text-anchor': 'middle', fill: INK.text, 'font-weight': 600 }),
  ]
}

/** Five metres, from this point of the page to the right. */
export function scaleBar([x, y]: Point, scale: number): string[] {
  return [
    ...[0, 1, 2, 3, 4].map((metre) =>
      rectangle([x + metre * scale, y, x + (metre + 1) * scale, y + 1.1], {
        fill: metre % 2 === 0 ? INK.text : INK.paper,
        stroke: INK.text,
        'stroke-width': 0.12,
      }),
    ),
    text('0', [x, y + 4], 2, { fill: INK.faint }),
    text('5 m', [x + 5 * scale, y + 4], 2, { fill: INK.faint, 'text-anchor': 'end' }),
  ]
}
