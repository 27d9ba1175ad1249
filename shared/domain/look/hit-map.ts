/**
 * Which item is where in a room's picture: the layers themselves say it, by what of them can be seen. A coarse grid over
 * the picture, bottom layer first, so that what is painted last is what is touched.
 */

/** What of a layer can be seen, as a small image of its own. */
export interface LayerAlpha {
  readonly itemId: string
  /** Where the layer lies, px of the picture. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** 0 to 255, row by row; `columns` × `rows` values over the layer's own box. */
  readonly alpha: Uint8Array | Uint8ClampedArray
  readonly columns: number
  readonly rows: number
}

export interface HitMap {
  readonly columns: number
  readonly rows: number
  /** Items that can be seen; `cells` counts them from 1. */
  readonly itemIds: readonly string[]
  /** Row by row; 0 = nothing that could be chosen. */
  readonly cells: Uint16Array
  /** How much of each item of `itemIds` can be seen, and where. */
  readonly seen: readonly Seen[]
}

/** What can be seen of an item: the number of its cells, and the first and last column and row that have one. */
interface Seen {
  readonly size: number
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A rectangle in shares of the picture, 0 to 1. */
export interface Share {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** From here on a layer hides what is below it; what is fainter is its shadow, its light or glass. */
const SOLID = 128

/** Columns of a map: a switch of a room is still four cells wide. */
export const HIT_COLUMNS = 480

/**
 * The map of a picture of `width` × `height` px with these layers, bottom first. Layers of one item (a bath and its tap)
 * count together.
 */
export function buildHitMap(
  { width, height }: { width: number; height: number },
  layers: readonly LayerAlpha[],
  columns: number = HIT_COLUMNS,
): HitMap {
  const rows = Math.max(1, Math.round((columns * height) / width))
  const cells = new Uint16Array(columns * rows)
  const itemIds: string[] = []
  for (const layer of layers) {
    let number = itemIds.indexOf(layer.itemId) + 1
    if (number === 0) number = itemIds.push(layer.itemId)
    paintLayer(cells, columns, rows, layer, number, { width, height })
  }
  return { columns, rows, itemIds, cells, seen: measureSeen(cells, columns, itemIds.length) }
}

/** All items in one pass: a map has 130,000 cells, and whoever opens a room waits for its marks. */
function measureSeen(cells: Uint16Array, columns: number, count: number): readonly Seen[] {
  const seen = Array.from({ length: count }, () => ({ size: 0, left: columns, top: 0, right: -1, bottom: -1 }))
  for (let index = 0; index < cells.length; index++) {
    const item = seen[(cells[index] ?? 0) - 1]
    if (item === undefined) continue
    const x = index % columns
    const y = (index - x) / columns
    if (item.size === 0) item.top = y
    item.size += 1
    item.bottom = y
    if (x < item.left) item.left = x
    if (x > item.right) item.right = x
  }
  return seen
}

function paintLayer(
  cells: Uint16Array,
  columns: number,
  rows: number,
  layer: LayerAlpha,
  number: number,
  picture: { width: number; height: number },
): void {
  const perCellX = picture.width / columns
  const perCellY = picture.height / rows
  const firstColumn = Math.max(0, Math.floor(layer.x / perCellX))
  const lastColumn = Math.min(columns - 1, Math.floor((layer.x + layer.width) / perCellX))
  const firstRow = Math.max(0, Math.floor(layer.y / perCellY))
  const lastRow = Math.min(rows - 1, Math.floor((layer.y + layer.height) / perCellY))
  for (let row = firstRow; row <= lastRow; row++) {
    const sampleY = Math.floor((((row + 0.5) * perCellY - layer.y) / layer.height) * layer.rows)
    if (sampleY < 0 || sampleY >= layer.rows) continue
    for (let column = firstColumn; column <= lastColumn; column++) {
      const sampleX = Math.floor((((column + 0.5) * perCellX - layer.x) / layer.width) * layer.columns)
      if (sampleX < 0 || sampleX >= layer.columns) continue
      if ((layer.alpha[sampleY * layer.columns + sampleX] ?? 0) >= SOLID) cells[row * columns + column] = number
    }
  }
}

/**
 * The item at a point (shares of the picture), or null. Something small wins within `reach` (share of the picture's
 * width) although the point lies beside it: nobody hits a tap with a finger.
 */
export function findItemAt(map: HitMap, point: { x: number; y: number }, reach = 0): string | null {
  const { columns, rows, cells, itemIds, seen } = map
  const column = Math.floor(point.x * columns)
  const row = Math.floor(point.y * rows)
  if (column < 0 || column >= columns || row < 0 || row >= rows) return null
  const radius = Math.round(reach * columns)
  const exact = cells[row * columns + column] ?? 0
  // What is smaller than the reach itself could not be hit otherwise.
  const small = Math.PI * radius * radius
  if (exact > 0 && (seen[exact - 1]?.size ?? 0) <= small) return itemIds[exact - 1] ?? null
  const near = findNearest(map, column, row, radius, (number) => (seen[number - 1]?.size ?? 0) <= small)
  return itemIds[(near > 0 ? near : exact) - 1] ?? null
}

/** Number of the nearest item within `radius` cells that counts; 0 = none. */
function findNearest(
  { columns, rows, cells }: HitMap,
  column: number,
  row: number,
  radius: number,
  counts: (number: number) => boolean,
): number {
  let best = 0
  let bestDistance = radius * radius
  for (let y = Math.max(0, row - radius); y <= Math.min(rows - 1, row + radius); y++) {
    for (let x = Math.max(0, column - radius); x <= Math.min(columns - 1, column + radius); x++) {
      const number = cells[y * columns + x] ?? 0
      const distance = (x - column) ** 2 + (y - row) ** 2
      if (number === 0 || distance > bestDistance || !counts(number)) continue
      if (distance === bestDistance && best !== 0) continue
      best = number
      bestDistance = distance
    }
  }
  return best
}

/** Where an item can be seen, as the smallest rectangle around it; null = nowhere. */
export function findBox(map: HitMap, itemId: string): Share | null {
  const seen = findSeen(map, itemId)
  if (seen === null) return null
  const { left, top, right, bottom } = seen
  return {
    x: left / map.columns,
    y: top / map.rows,
    width: (right + 1 - left) / map.columns,
    height: (bottom + 1 - top) / map.rows,
  }
}

function findSeen({ itemIds, seen }: HitMap, itemId: string): Seen | null {
  const found = seen[itemIds.indexOf(itemId)]
  return found === undefined || found.size === 0 ? null : found
}

/**
 * A point of an item that is surely on it, for its mark: of its cells the one that lies deepest inside, nearest to its
 * middle among equals. null = it cannot be seen.
 */
export function findAnchor(map: HitMap, itemId: string): { x: number; y: number } | null {
  const { columns, rows } = map
  const seen = findSeen(map, itemId)
  if (seen === null) return null
  const { left, top, right, bottom } = seen
  const width = right + 1 - left
  const depths = measureDepths(map, map.itemIds.indexOf(itemId) + 1, seen)
  const middle = { x: width / 2, y: (bottom + 1 - top) / 2 }
  let best = 0
  let bestScore = Number.NEGATIVE_INFINITY
  for (let index = 0; index < depths.length; index++) {
    const depth = depths[index] ?? 0
    if (depth === 0) continue
    const x = index % width
    const away = Math.hypot(x - middle.x, (index - x) / width - middle.y)
    const score = Math.min(depth, DEEP_ENOUGH) * columns - away
    if (score <= bestScore) continue
    best = index
    bestScore = score
  }
  return { x: (left + (best % width) + 0.5) / columns, y: (top + Math.floor(best / width) + 0.5) / rows }
}

/** Cells to the edge that are as good as any more: then the middle decides. */
const DEEP_ENOUGH = 8

/** In the box of an item: steps from each of its cells to the nearest that is not its own, as a chessboard counts them. */
function measureDepths({ columns, cells }: HitMap, number: number, { left, top, right, bottom }: Seen): Uint16Array {
  const width = right + 1 - left
  const height = bottom + 1 - top
  const depths = new Uint16Array(width * height)
  const at = (x: number, y: number) => (x < 0 || y < 0 || x >= width || y >= height ? 0 : (depths[y * width + x] ?? 0))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (cells[(top + y) * columns + left + x] !== number) continue
      depths[y * width + x] = 1 + Math.min(at(x - 1, y), at(x, y - 1), at(x - 1, y - 1), at(x + 1, y - 1))
    }
  }
  for (let y = height - 1; y >= 0; y--) {
    for (let x = width - 1; x >= 0; x--) {
      const index = y * width + x
      const depth = depths[index] ?? 0
      if (depth === 0) continue
      const behind = 1 + Math.min(at(x + 1, y), at(x, y + 1), at(x + 1, y + 1), at(x - 1, y + 1))
      depths[index] = Math.min(depth, behind)
    }
  }
  return depths
}
