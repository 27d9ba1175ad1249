import { type PlacedTile, pmtilesFile } from './pmtiles-file.ts'
import { encodeTile, EXTENT, type MapFeature, type MapPoint, type PlacedFeature } from './tile.ts'

/** Where the sample's houses are said to stand, degrees. The streets around them are invented, like the houses. */
export const LINDENHOF = { lng: 7.8186, lat: 47.9829 } as const

/** How far the drawing goes from its middle, metres. */
const REACH = 900
/** Zooms that there are tiles for; larger ones are enlarged from the last. */
const ZOOMS = [11, 12, 13, 14, 15] as const
const METRES_A_DEGREE = 111_320
const A = 36
/** Steps beyond a tile's edge that a line still belongs to it. */
const EDGE = EXTENT / 2

/** The invented surroundings of the sample project as a file of tiles. */
export function drawLindenhofMap(): Uint8Array {
  const reach = REACH / METRES_A_DEGREE
  const wide = reach / Math.cos((LINDENHOF.lat * Math.PI) / 180)
  const bounds = {
    west: LINDENHOF.lng - wide,
    south: LINDENHOF.lat - reach,
    east: LINDENHOF.lng + wide,
    north: LINDENHOF.lat + reach,
  }
  return pmtilesFile(ZOOMS.flatMap(drawZoom), { bounds, name: 'Lindenhof', attribution: 'Erfundener Stadtplan' })
}

function drawZoom(z: number): PlacedTile[] {
  const [middleX, middleY] = project(LINDENHOF.lng, LINDENHOF.lat, z)
  const metre = tilesAMetre(z)
  const from = (middle: number) => Math.floor(middle - REACH * metre)
  const to = (middle: number) => Math.floor(middle + REACH * metre)
  const columns = Array.from({ length: to(middleX) - from(middleX) + 1 }, (_, index) => from(middleX) + index)
  const rows = Array.from({ length: to(middleY) - from(middleY) + 1 }, (_, index) => from(middleY) + index)
  return columns.flatMap((x) =>
    rows.map((y) => {
      const place = ([east, south]: MapPoint): MapPoint => [
        Math.round((middleX + east * metre - x) * EXTENT),
        Math.round((middleY + south * metre - y) * EXTENT),
      ]
      const features = FEATURES.flatMap(({ points, ...feature }) => cut({ ...feature, steps: points.map(place) }))
      return { z, x, y, bytes: encodeTile(features) }
    }),
  )
}

/** Tiles from the upper left corner of the world. */
function project(lng: number, lat: number, z: number): MapPoint {
  const angle = (lat * Math.PI) / 180
  const size = 2 ** z
  return [((lng + 180) / 360) * size, ((1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2) * size]
}

function tilesAMetre(z: number): number {
  return 2 ** z / (360 * METRES_A_DEGREE * Math.cos((LINDENHOF.lat * Math.PI) / 180))
}

/** What of it lies in the tile and around its edge; nothing where it lies beside it. */
function cut(feature: PlacedFeature): PlacedFeature[] {
  const within = feature.shape === 'area' ? cutArea(feature.steps) : feature.steps
  const lines = feature.shape === 'area' ? [within] : cutLine(feature.steps)
  return lines
    .filter((steps) => steps.length >= (feature.shape === 'area' ? 3 : 2))
    .map((steps) => ({ ...feature, steps }))
}

/** The four edges: which coordinate, where, and on which side one stays. */
const EDGES = [
  [0, -EDGE, 1],
  [0, EXTENT + EDGE, -1],
  [1, -EDGE, 1],
  [1, EXTENT + EDGE, -1],
] as const

function cutArea(steps: readonly MapPoint[]): readonly MapPoint[] {
  let rest = steps
  for (const [axis, edge, side] of EDGES) {
    const isIn = (point: MapPoint) => (point[axis] - edge) * side >= 0
    rest = rest.flatMap((point, index) => {
      const before = rest.at(index - 1) ?? point
      const crossing = isIn(before) === isIn(point) ? [] : [cross(before, point, axis, edge)]
      return isIn(point) ? [...crossing, point] : crossing
    })
  }
  return rest
}

/** A line may leave and come back: each part by itself. */
function cutLine(steps: readonly MapPoint[]): MapPoint[][] {
  const parts: MapPoint[][] = []
  for (const [index, to] of steps.entries()) {
    const from = steps[index - 1]
    const piece = from === undefined ? null : cutPiece(from, to)
    if (piece === null) continue
    const last = parts.at(-1)
    if (last !== undefined && String(last.at(-1)) === String(piece[0])) last.push(piece[1])
    else parts.push([...piece])
  }
  return parts
}

function cutPiece(from: MapPoint, to: MapPoint): readonly [MapPoint, MapPoint] | null {
  let [start, end] = [from, to]
  for (const [axis, edge, side] of EDGES) {
    const isIn = (point: MapPoint) => (point[axis] - edge) * side >= 0
    if (!isIn(start) && !isIn(end)) return null
    if (!isIn(start)) start = cross(start, end, axis, edge)
    else if (!isIn(end)) end = cross(start, end, axis, edge)
  }
  return [start, end]
}

function cross(from: MapPoint, to: MapPoint, axis: 0 | 1, edge: number): MapPoint {
  const beside = axis === 0 ? 1 : 0
  const part = (edge - from[axis]) / (to[axis] - from[axis])
  const at = Math.round(from[beside] + part * (to[beside] - from[beside]))
  return axis === 0 ? [edge, at] : [at, edge]
}

const road = (kind: string, name: string, ...points: readonly MapPoint[]): MapFeature => ({
  layer: 'roads',
  kind,
  ...(name === '' ? {} : { name }),
  shape: 'line',
  points,
})

const area = (layer: string, kind: string, ...points: readonly MapPoint[]): MapFeature => ({
  layer,
  kind,
  shape: 'area',
  points,
})

/** A building, by its middle and its sides, metres. */
const house = (east: number, south: number, wide: number, deep: number): MapFeature =>
  area(
    'buildings',
    'building',
    [east - wide / 2, south - deep / 2],
    [east + wide / 2, south - deep / 2],
    [east + wide / 2, south + deep / 2],
    [east - wide / 2, south + deep / 2],
  )

/** Houses along a street that goes east. */
function row(from: number, to: number, south: number, wide: number, gap: number): MapFeature[] {
  const count = Math.floor((to - from) / (wide + gap))
  return Array.from({ length: count }, (_, index) =>
    // No two alike, and the same each time.
    house(
      from + wide / 2 + index * (wide + gap),
      south + ((index * 7) % 5) - 2,
      wide - ((index * 3) % 6),
      13 + ((index * 5) % 4),
    ),
  )
}

const FEATURES: readonly MapFeature[] = [
  area('earth', 'earth', [-REACH, -REACH], [REACH, -REACH], [REACH, REACH], [-REACH, REACH]),
  area(
    'landuse',
    'park',
    [-560, 190],
    [-300, 170],
    [-40, 206],
    [180, 176],
    [330, 214],
    [318, 420],
    [60, 470],
    [-330, 452],
    [-570, 400],
  ),
  area('landuse', 'park', [-470, -330], [-330, -340], [-322, -220], [-462, -214]),
  area('landuse', 'grass', [-38, 12], [70, 10], [72, 74], [-36, 76]),
  {
    layer: 'water',
    kind: 'stream',
    name: 'Mühlbach',
    shape: 'line',
    points: [
      [300, -REACH],
      [286, -520],
      [338, -300],
      [322, -90],
      [372, 120],
      [352, 330],
      [398, 610],
      [380, REACH],
    ],
  },
  area('water', 'lake', [-210, 292], [-120, 272], [-44, 300], [-60, 356], [-150, 380], [-222, 346]),
  road('rail', '', [-REACH, 156], [-420, 132], [-90, 152], [240, 138], [520, 118], [REACH, 132]),
  road('path', '', [-560, 250], [-250, 236], [20, 252], [300, 240]),
  road('path', '', [0, 92], [-12, 180], [-60, 268]),
  road('path', '', [-222, 346], [-240, 300], [-190, 262], [-100, 252]),
  road('minor_road', 'Ahornweg', [-300, -420], [-292, -130], [-300, 118]),
  road('minor_road', 'Am Mühlbach', [262, -560], [258, -330], [286, -120], [280, 104]),
  road('minor_road', 'Kirschgasse', [-292, -218], [-120, -210], [60, -214], [262, -206]),
  road('minor_road', 'Lindenhofstraße', [-300, -8], [-160, -14], [0, -12], [150, -16], [284, -10]),
  road('minor_road', 'Gartenweg', [-150, -14], [-146, -110], [-152, -212]),
  road('minor_road', 'Uhlandstraße', [110, -16], [112, -118], [104, -212]),
  road('minor_road', 'Rosenstraße', [-REACH, -430], [-610, -420], [-300, -420]),
  road('minor_road', '', [-640, -96], [-632, -424]),
  road('minor_road', '', [560, -70], [566, -420], [548, -720]),
  road('medium_road', 'Stadtgrün', [-REACH, 112], [-560, 96], [-300, 104], [20, 98], [284, 92], [560, 74], [REACH, 90]),
  road(
    'medium_road',
    'Merzhauser Weg',
    [-REACH, -92],
    [-640, -96],
    [-300, -106],
    [-146, -110],
    [112, -112],
    [280, -104],
    [560, -66],
    [REACH, -80],
  ),
  road('major_road', 'Basler Allee', [-REACH, -560], [-420, -540], [0, -556], [420, -530], [REACH, -552]),
  road('major_road', '', [-700, -REACH], [-690, -560], [-720, 96], [-700, REACH]),
  // Haus A and Haus B.
  house(-4, 22, A, 15),
  house(44, 32, A, 15),
  ...row(-280, -164, 14, 22, 8),
  ...row(-280, -164, -40, 22, 8),
  ...row(-134, 96, -42, 20, 9),
  ...row(128, 268, -42, 22, 8),
  ...row(120, 268, 16, 22, 8),
  ...row(-280, -164, 66, 24, 10),
  ...row(96, 268, 62, 22, 8),
  ...row(-130, 96, -84, 20, 10),
  ...row(-280, -160, -84, 24, 9),
  ...row(-276, -160, -142, 22, 9),
  ...row(-130, 96, -142, 24, 10),
  ...row(126, 252, -142, 24, 9),
  ...row(-276, 250, -246, 26, 10),
  ...row(-276, 240, -390, 30, 14),
  ...row(-610, -330, -60, 26, 12),
  ...row(-610, -330, 60, 26, 12),
  ...row(400, 540, -40, 24, 12),
  ...row(400, 700, 40, 26, 12),
  ...row(-660, 660, -512, 34, 18),
]
