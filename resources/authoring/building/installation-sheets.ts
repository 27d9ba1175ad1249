import type { BuildingUnit, Point, RoomPlan } from './building.types.ts'
import { computeBounds, isInside, listEdges } from './geometry.ts'
import { drawFurniture, INK } from './plan-drawing.ts'
import { drawPlan, PAGE } from './plan-layout.ts'
import { header, planSvg } from './plan-sheet.ts'
import type { SheetFacts, SheetPlace } from './plan-sheet.types.ts'
import { metres } from './plan-texts.ts'
import { element, line, makePath, onPage, text, type View } from './svg.ts'

/** Metres of wall that are too short for a socket. */
const SHORT_WALL = 1.2
/** Metres from a wall. */
const INSET = 0.14
const LEGEND_TOP = 248

/**
 * Where sockets and lights of a unit are planned, on its floor plan. `perWall`: sockets at each longer wall, so that a later
 * version has more of them.
 */
export function electricalSheet(unit: BuildingUnit, facts: SheetFacts, place: SheetPlace, perWall: 1 | 2): string {
  const { parts, views, svg } = drawPlan(unit, place)
  const symbols = parts.flatMap(({ level }, at) => {
    const view = views[at]
    return view === undefined ? [] : level.rooms.flatMap((room) => installations(room, view, perWall))
  })
  return planSvg([0, 0, PAGE.width, PAGE.height], `Elektroplan ${facts.name.de}`, [
    ...header(unit, facts, 'Elektroplan · Electrical plan'),
    ...svg,
    ...symbols,
    ...socket([PAGE.margin + 2, LEGEND_TOP - 0.9]),
    text('Steckdose, zweifach · Double socket', [PAGE.margin + 6, LEGEND_TOP], 2.6, { fill: INK.text }),
    ...light([PAGE.margin + 2, LEGEND_TOP + 5]),
    text('Deckenauslass · Ceiling outlet', [PAGE.margin + 6, LEGEND_TOP + 6], 2.6, { fill: INK.text }),
    ...remark(
      'Vorabzug; die Lage wird vor der Ausführung bestätigt. Preliminary; positions are confirmed before works.',
    ),
  ])
}

function installations({ shape }: RoomPlan, view: View, perWall: 1 | 2): string[] {
  const [x0, y0, x1, y1] = computeBounds(shape)
  const above: Point = [(x0 + x1) / 2, y0 + (y1 - y0) * 0.8]
  const sockets = listEdges(shape).flatMap(([from, to]) => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const length = Math.hypot(dx, dy)
    if (length < SHORT_WALL) return []
    return (perWall === 1 ? [0.5] : [0.25, 0.75]).flatMap((share): Point[] => {
      const [x, y] = [from[0] + dx * share, from[1] + dy * share]
      const normal: Point = [(-dy / length) * INSET, (dx / length) * INSET]
      const inside: Point = [x + normal[0], y + normal[1]]
      return [isInside(inside, shape) ? inside : [x - normal[0], y - normal[1]]]
    })
  })
  return [
    ...sockets.flatMap((at) => socket(onPage(view, at))),
    ...(isInside(above, shape) ? light(onPage(view, above)) : []),
  ]
}

function socket([x, y]: Point): string[] {
  const stroke = { stroke: INK.accent, 'stroke-width': 0.3 }
  return [
    element('circle', { cx: x, cy: y, r: 0.9, fill: INK.paper, ...stroke }),
    line([x - 0.9, y], [x + 0.9, y], stroke),
  ]
}

function light([x, y]: Point): string[] {
  const stroke = { stroke: '#8a4b12', 'stroke-width': 0.3 }
  return [
    element('circle', { cx: x, cy: y, r: 1.2, fill: INK.paper, ...stroke }),
    line([x - 0.85, y - 0.85], [x + 0.85, y + 0.85], stroke),
    line([x - 0.85, y + 0.85], [x + 0.85, y - 0.85], stroke),
  ]
}

/** The kitchen of a unit, large, with the length of each wall; null = it has no room of its own for one. */
export function kitchenSheet(unit: BuildingUnit, facts: SheetFacts, { building }: SheetPlace): string | null {
  const level = unit.layout.levels.find(({ rooms }) => rooms.some(({ use }) => use === 'kitchen'))
  const room = level?.rooms.find(({ use }) => use === 'kitchen')
  if (level === undefined || room === undefined) return null
  const [x0, y0, x1, y1] = computeBounds(room.shape)
  const scale = Math.min(40, 130 / (x1 - x0), 150 / (y1 - y0))
  const width = (x1 - x0) * scale
  const left = (PAGE.width - width) / 2
  const view: View = {
    scale,
    origin: [building.isMirrored ? left : left - x0 * scale, 60 + y1 * scale],
    mirroredIn: building.isMirrored ? x1 : null,
  }
  const path = makePath(room.shape.map((point) => onPage(view, point)))
  const furniture = level.furniture.filter(({ at }) => isInside(at, room.shape))
  return planSvg([0, 0, PAGE.width, PAGE.height], `Küchenplan ${facts.name.de}`, [
    ...header(unit, facts, 'Küchenplan · Kitchen plan'),
    element('path', { d: path, fill: '#faf7f2', stroke: INK.wall, 'stroke-width': 1.6 }),
    ...furniture.map((piece) => drawFurniture(piece, view)),
    ...listEdges(room.shape).flatMap(([from, to]) => wallLength(from, to, view)),
    ...remark('Maße in Metern zwischen fertigen Wänden. Dimensions in metres between finished walls.'),
  ])
}

function wallLength(from: Point, to: Point, view: View): string[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  if (length < 0.6) return []
  const [x, y] = onPage(view, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2])
  const isUpright = Math.abs(to[0] - from[0]) < Math.abs(to[1] - from[1])
  const at: Point = isUpright ? [x - 1.6, y] : [x, y - 1.6]
  const turn = isUpright ? { transform: `rotate(-90 ${at[0].toFixed(2)} ${at[1].toFixed(2)})` } : {}
  return [text(metres(length), at, 3, { fill: INK.faint, 'text-anchor': 'middle', ...turn })]
}

function remark(words: string): string[] {
  return [text(words, [PAGE.margin, 286], 2, { fill: INK.faint })]
}
