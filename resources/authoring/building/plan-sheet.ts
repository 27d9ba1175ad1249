import type { Text } from '../catalogue/product.types.ts'
import type { BuildingUnit, Point, Rect } from './building.types.ts'
import { roomArea } from './geometry.ts'
import { CORE } from './lindenhof-building.ts'
import { INK } from './plan-drawing.ts'
import { type ArrangedPlan, drawPlan, northArrow, PAGE, scaleBar } from './plan-layout.ts'
import { FOOTPRINT } from './plan-parts.ts'
import type { SheetFacts, SheetPlace } from './plan-sheet.types.ts'
import { count, squareMetres } from './plan-texts.ts'
import { element, line, onPage, makePath, rectangle, short, text, type View } from './svg.ts'

const LIST_TOP = 244
/**
 * A unit's floor plan as a sheet of A4 in millimetres: plan, dimensions, list of rooms, place in the building.
 */
export function planSheet(unit: BuildingUnit, facts: SheetFacts, place: SheetPlace): string {
  const { parts, names, scale, ratio, svg } = drawPlan(unit, place)
  return planSvg([0, 0, PAGE.width, PAGE.height], `Grundriss ${facts.name.de}`, [
    ...header(unit, facts, 'Grundriss · Floor plan'),
    ...svg,
    ...roomList(unit, parts, names),
    ...orientation(unit, place, scale, ratio),
  ])
}

/** The plan alone, as large as its frame lets it be: with dimensions, north and scale. */
export function planPicture(unit: BuildingUnit, facts: SheetFacts, place: SheetPlace): string {
  const { scale, frame, svg } = drawPlan(unit, place)
  const [x0, y0, x1, y1] = frame
  return planSvg([x0, y0, x1, y1 + 15], `Grundriss ${facts.name.de}`, [
    ...svg,
    ...scaleBar([x1 - 4 - 5 * scale, y1 + 7], scale),
    ...northArrow([x1 - 8 - 5 * scale, y1 + 3]),
  ])
}

/** A drawing in millimetres on white; fonts fall back to what the viewer has. */
export function planSvg([x0, y0, x1, y1]: Rect, title: string, parts: readonly string[]): string {
  const svg = element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: [x0, y0, x1 - x0, y1 - y0].map(short).join(' '),
      'font-family': "Figtree, 'Helvetica Neue', Arial, sans-serif",
      role: 'img',
      lang: 'de',
    },
    [element('title', {}, [title]), rectangle([x0, y0, x1, y1], { fill: INK.paper }), ...parts],
  )
  return `${svg}\n`
}

/** The top of a sheet: which unit it is of, and what it shows. */
export function header(
  unit: BuildingUnit,
  { projectName, name, roomCount, place }: SheetFacts,
  kind: string,
): string[] {
  const { margin, width } = PAGE
  const facts = (locale: 'de' | 'en') =>
    [
      `${count(roomCount, locale)} ${locale === 'de' ? 'Zimmer' : 'rooms'}`,
      place?.[locale],
      locale === 'de' ? squareMetres(unit.floorSpace, 1) : squareMetres(unit.floorSpace, 1).replace(',', '.'),
    ]
      .filter((part) => part !== undefined)
      .join(' · ')
  return [
    text(name.de, [margin, 22], 8.2, {
      'font-family': "Newsreader, Georgia, 'Times New Roman', serif",
      fill: INK.text,
    }),
    text(facts('de'), [margin, 29], 3.5, { fill: INK.text, 'font-weight': 600 }),
    text(`${name.en} · ${facts('en')}`, [margin, 34], 2.9, { fill: INK.faint }),
    text(projectName, [width - margin, 22], 3.5, { fill: INK.accent, 'text-anchor': 'end', 'font-weight': 600 }),
    text(kind, [width - margin, 27], 2.9, { fill: INK.faint, 'text-anchor': 'end' }),
    line([margin, 38], [width - margin, 38], { stroke: INK.line, 'stroke-width': 0.2 }),
  ]
}

interface Row {
  readonly name: Text
  readonly area: string
}

function roomList(unit: BuildingUnit, parts: ArrangedPlan['parts'], names: ArrangedPlan['names']): string[] {
  const rows = parts.flatMap(({ level, outdoor }, at): Row[] => {
    const rooms = level.rooms.map((room) => ({ name: room.name, area: squareMetres(roomArea(room), 2) }))
    const name = names[at]
    if (outdoor === null || name === undefined || name === null) return rooms
    const half = { de: `${name.de} zu ½`, en: `${name.en}, half` }
    return [...rooms, { name: half, area: squareMetres(outdoor.counted, 2) }]
  })
  const perColumn = Math.ceil((rows.length + 1) / 2)
  const total = { name: { de: 'Wohnfläche', en: 'Floor space' }, area: squareMetres(unit.floorSpace, 2) }
  const isTight = perColumn > 7
  return [...rows, total].flatMap((row, at) => {
    const isTotal = at === rows.length
    const left = PAGE.margin + Math.floor(at / perColumn) * 66
    const y = LIST_TOP + (at % perColumn) * (isTight ? 4.1 : 4.7)
    const weight = isTotal ? { 'font-weight': 600 } : {}
    return [
      text(row.name.de, [left, y], 2.6, { fill: INK.text, ...weight }),
      text(row.name.en, [left + 43, y], 2.1, { fill: INK.faint, 'text-anchor': 'end' }),
      text(row.area, [left + 59, y], 2.6, { fill: INK.text, 'text-anchor': 'end', ...weight }),
      line([left, y + 1.3], [left + 59, y + 1.3], { stroke: '#e6dfd4', 'stroke-width': 0.15 }),
    ]
  })
}

/** Where the unit lies in its building, north, the scale, and what the sheet does not promise. */
function orientation(
  unit: BuildingUnit,
  { building, storeyIndex }: SheetPlace,
  scale: number,
  ratio: number,
): string[] {
  const left = PAGE.width - PAGE.margin - 50
  const view: View = {
    scale: 1.55,
    origin: [left, LIST_TOP + 20],
    mirroredIn: building.isMirrored ? FOOTPRINT.width : null,
  }
  const path = (points: readonly Point[]) => makePath(points.map((point) => onPage(view, point)))
  const others = building.storeys[storeyIndex]?.units ?? []
  const shape = (ground: readonly Point[], fill: string) =>
    element('path', { d: path(ground), fill, stroke: INK.paper, 'stroke-width': 0.25 })
  const north = PAGE.width - PAGE.margin - 3
  const bar = LIST_TOP + 27
  const barLeft = Math.min(left, PAGE.width - PAGE.margin - 5 * scale)
  return [
    shape(CORE, '#c9c2b5'),
    ...others.map(({ id, layout }) => shape(layout.levels[0].ground, id === unit.id ? INK.accent : '#e6dfd4')),
    ...northArrow([north, LIST_TOP]),
    ...scaleBar([barLeft, bar], scale),
    text(`M 1:${ratio} (A4)`, [barLeft, bar + 7.6], 2, { fill: INK.faint }),
    text(
      'Möblierung als Beispiel. Maße in Metern zwischen fertigen Außenflächen; Flächen nach Wohnflächenverordnung, außen zur Hälfte.',
      [PAGE.margin, 286],
      2,
      { fill: INK.faint },
    ),
    text(
      'Furniture is an example. Dimensions in metres between finished outer faces; outdoor space counts by half.',
      [PAGE.margin, 289],
      2,
      { fill: INK.faint },
    ),
  ]
}
