import type { Text } from '../catalogue/product.types.ts'
import type { BuildingPlan, BuildingUnit, Point, Rect } from './building.types.ts'
import { computeBounds, getOutdoor } from './geometry.ts'
import { CORE, CORE_PARTS } from './lindenhof-building.ts'
import { corners, FOOTPRINT } from './plan-parts.ts'
import { element, line, onPage, makePath, text, type View } from './svg.ts'

/** Pixels for a metre, and around the building. */
const SCALE = 40
const AROUND = 24
/** How far the deepest balcony of both buildings reaches to the south, metres. */
const SOUTH = 3

/** What a floor drawing says about a unit. */
export interface FloorLabel {
  readonly number: string
  readonly rooms: string
}

/**
 * A storey with one shape for each unit: `<path class="unit" data-unit="ID" data-unit-slug="SLUG">` (FLF-6), its
 * balcony included. Colours are attributes, so that a style sheet may change every one of them; what is not a
 * unit lets pointers through.
 */
export function floorDrawing(
  building: BuildingPlan,
  storeyIndex: number,
  title: Text,
  getLabel: (unit: BuildingUnit) => FloorLabel,
): string {
  const storey = building.storeys[storeyIndex]
  if (storey === undefined) throw new Error(`${building.id} has no storey ${storeyIndex}`)
  const [width, height] = [FOOTPRINT.width * SCALE + 2 * AROUND, (FOOTPRINT.depth + SOUTH) * SCALE + 2 * AROUND]
  const view: View = {
    scale: SCALE,
    origin: [AROUND, AROUND + FOOTPRINT.depth * SCALE],
    mirroredIn: building.isMirrored ? FOOTPRINT.width : null,
  }
  const silent = { 'pointer-events': 'none' }
  return `${element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width.toFixed(0)} ${height.toFixed(0)}`,
      'font-family': "Figtree, 'Helvetica Neue', Arial, sans-serif",
      'data-storey': storey.id,
      'data-building': building.id,
    },
    [
      element('title', {}, [title.de]),
      element('g', { class: 'core', ...silent }, drawCore(view)),
      element(
        'g',
        { class: 'units', fill: '#f3eee5', stroke: '#2b3138', 'stroke-width': 5, 'stroke-linejoin': 'round' },
        storey.units.map((unit) => drawUnit(unit, view)),
      ),
      element(
        'g',
        { class: 'walls', fill: 'none', stroke: '#b9b1a3', 'stroke-width': 2.5, ...silent },
        storey.units.flatMap((unit) =>
          unit.layout.levels[0].rooms.map((room) => element('path', { d: drawn(room.shape, view) })),
        ),
      ),
      element(
        'g',
        { class: 'labels', fill: '#1c2530', 'text-anchor': 'middle', ...silent },
        storey.units.flatMap((unit) => drawLabel(unit, getLabel(unit), view)),
      ),
    ],
  )}\n`
}

function drawn(points: readonly Point[], view: View): string {
  return makePath(points.map((point) => onPage(view, point)))
}

function drawUnit(unit: BuildingUnit, view: View): string {
  const [level] = unit.layout.levels
  const outdoor = getOutdoor(unit.layout, level, unit.floorSpace)
  const outside = outdoor === null ? '' : drawn(corners(outdoor.rect), view)
  return element('path', {
    class: 'unit',
    id: `unit-${unit.slug}`,
    'data-unit': unit.id,
    'data-unit-slug': unit.slug,
    d: `${drawn(level.ground, view)}${outside}`,
  })
}

/** Number and size, in the living room. */
function drawLabel(unit: BuildingUnit, { number, rooms }: FloorLabel, view: View): string[] {
  const living = unit.layout.levels[0].rooms.find((room) => room.use === 'living')
  if (living === undefined) return []
  const [x0, y0, x1, y1] = computeBounds(living.shape)
  // It is wider than a room's name: in the middle between the walls.
  const [x, y] = onPage(view, [(x0 + x1) / 2, living.label?.[1] ?? (y0 + y1) / 2])
  return [
    text(number, [x, y], 34, { 'font-weight': 600, class: 'unit-number' }),
    text(rooms, [x, y + 27], 20, { class: 'unit-rooms', fill: '#56606b' }),
  ]
}

function drawCore(view: View): string[] {
  const { inside, flights, lift } = CORE_PARTS
  const shape = (rect: Rect, fill: string) => element('path', { d: drawn(corners(rect), view), fill })
  const stroke = { stroke: '#a79f91', 'stroke-width': 1.5 }
  const [x0, y0, x1, y1] = lift
  return [
    element('path', { d: drawn(CORE, view), fill: '#d9d3c7', stroke: '#2b3138', 'stroke-width': 5 }),
    shape(inside, '#ece7dd'),
    ...flights.flatMap(([fx0, fy0, fx1, fy1]) =>
      Array.from({ length: 10 }, (_, step) => {
        const y = fy0 + (step * (fy1 - fy0)) / 9
        return line(onPage(view, [fx0, y]), onPage(view, [fx1, y]), stroke)
      }),
    ),
    shape(lift, '#d9d3c7'),
    line(onPage(view, [x0, y0]), onPage(view, [x1, y1]), stroke),
    line(onPage(view, [x0, y1]), onPage(view, [x1, y0]), stroke),
  ]
}
