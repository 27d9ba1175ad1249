import type { BuildingPlan, Point } from './building.types.ts'
import { getOutdoor } from './geometry.ts'
import { LINDENHOF_BUILDINGS, placedLevels } from './lindenhof-building.ts'
import { INK } from './plan-drawing.ts'
import { corners, FOOTPRINT } from './plan-parts.ts'
import { DOOR_AT, SITE, TREES } from './site.ts'
import { element, line, makePath, rectangle, text } from './svg.ts'

/** Millimetres of paper for a metre: 1:400. */
const SCALE = 2.5
const RATIO = 400
const PAGE = { width: 210, height: 297, margin: 14 } as const
const CENTER: Point = [105, 98]

/** Both buildings in their garden as a sheet of A4, in millimetres. */
export function sitePlan(): string {
  return `${element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${PAGE.width} ${PAGE.height}`,
      'font-family': 'Figtree, sans-serif',
    },
    [
      rectangle([0, 0, PAGE.width, PAGE.height], { fill: INK.paper }),
      text('Lageplan', [PAGE.margin, 22], 8.2, { 'font-family': 'Newsreader, Georgia, serif', fill: INK.text }),
      text('Site plan · Lindenhofstraße 12–14, Freiburg im Breisgau', [PAGE.margin, 29], 3.2, { fill: INK.faint }),
      text('Wohnen am Lindenhof', [PAGE.width - PAGE.margin, 22], 3.5, {
        fill: INK.accent,
        'text-anchor': 'end',
        'font-weight': 600,
      }),
      line([PAGE.margin, 38], [PAGE.width - PAGE.margin, 38], { stroke: INK.line, 'stroke-width': 0.2 }),
      ...garden(),
      ...LINDENHOF_BUILDINGS.flatMap(drawBuilding),
      ...orientation(),
    ],
  )}\n`
}

function onSheet([x, y]: Point): Point {
  return [CENTER[0] + (x - SITE.middle[0]) * SCALE, CENTER[1] - (y - SITE.middle[1]) * SCALE]
}

function shape(points: readonly Point[], attributes: Record<string, string | number>): string {
  return element('path', { d: makePath(points.map(onSheet)), ...attributes })
}

function garden(): string[] {
  const [x0, , x1, y1] = SITE.street
  const doors = LINDENHOF_BUILDINGS.map(({ position, isMirrored }) => {
    const x = position[0] + (isMirrored ? FOOTPRINT.width - DOOR_AT : DOOR_AT)
    const half = SITE.wayWidth / 2
    return corners([x - half, position[1] + FOOTPRINT.depth, x + half, SITE.street[1]])
  })
  return [
    shape(corners([x0, -16, x1, y1]), { fill: '#edf0e4' }),
    shape(corners(SITE.street), { fill: '#ddd6ca' }),
    shape(corners(SITE.between), { fill: '#ddd6ca' }),
    ...doors.map((way) => shape(way, { fill: '#ddd6ca' })),
    text('Lindenhofstraße', onSheet([SITE.middle[0], 23.2]), 2.4, { 'text-anchor': 'middle', fill: INK.faint }),
    ...TREES.map(({ at, height }) => {
      const [cx, cy] = onSheet(at)
      return element('circle', {
        cx,
        cy,
        r: height * 0.26 * SCALE,
        fill: '#c9d4b4',
        stroke: '#93a477',
        'stroke-width': 0.2,
      })
    }),
  ]
}

function drawBuilding(building: BuildingPlan): string[] {
  const { position, letter, isMirrored } = building
  const place = ([x, y]: Point): Point => [position[0] + (isMirrored ? FOOTPRINT.width - x : x), position[1] + y]
  const levels = placedLevels(building)
  const outside = levels
    .filter(({ storeyIndex, levelIndex }) => storeyIndex === 2 && levelIndex === 0)
    .flatMap(({ unit, level }) => {
      const outdoor = getOutdoor(unit.layout, level, unit.floorSpace)
      return outdoor === null ? [] : [corners(outdoor.rect)]
    })
  const top = levels.filter(({ levelIndex }) => levelIndex > 0).map(({ level }) => level.ground)
  const [x, y] = onSheet(place([FOOTPRINT.width / 2, FOOTPRINT.depth / 2]))
  const stroke = { stroke: INK.wall, 'stroke-width': 0.25 }
  return [
    ...outside.map((points) => shape(points.map(place), { fill: '#f5f1e8', ...stroke })),
    shape(corners([0, 0, FOOTPRINT.width, FOOTPRINT.depth]).map(place), { fill: '#d9cfbf', ...stroke }),
    ...top.map((points) => shape(points.map(place), { fill: '#c3ab8c', ...stroke })),
    text(`Haus ${letter}`, [x, y - 0.4], 4, { 'text-anchor': 'middle', 'font-weight': 600, fill: INK.text }),
    text(`Building ${letter} · 12 WE`, [x, y + 3.4], 2.2, { 'text-anchor': 'middle', fill: INK.text }),
  ]
}

function orientation(): string[] {
  const [left, bar] = [PAGE.margin, 164]
  const north = PAGE.width - PAGE.margin - 4
  const legend = [
    ['#d9cfbf', 'Vier Geschosse · four storeys'],
    ['#c3ab8c', 'Zurückgesetzte Dachebene · set-back top level'],
    ['#ddd6ca', 'Wege · paths'],
    ['#c9d4b4', 'Bäume · trees'],
  ] as const
  return [
    element('path', {
      d: makePath([
        [north, 160],
        [north + 2.6, 168],
        [north, 166.3],
        [north - 2.6, 168],
      ]),
      fill: INK.text,
    }),
    text('N', [north, 172.5], 3.4, { 'text-anchor': 'middle', 'font-weight': 600, fill: INK.text }),
    ...[0, 1].map((part) =>
      rectangle([left + part * 10 * SCALE, bar, left + (part + 1) * 10 * SCALE, bar + 1.2], {
        fill: part === 0 ? INK.text : INK.paper,
        stroke: INK.text,
        'stroke-width': 0.15,
      }),
    ),
    text(`20 m · M 1:${RATIO} (A4)`, [left, bar + 5], 2.3, { fill: INK.faint }),
    ...legend.flatMap(([fill, words], at) => [
      rectangle([left, 176 + at * 5.4, left + 4, 179 + at * 5.4], { fill, stroke: INK.line, 'stroke-width': 0.15 }),
      text(words, [left + 6, 178.5 + at * 5.4], 2.6, { fill: INK.text }),
    ]),
  ]
}
