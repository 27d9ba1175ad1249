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
  /** Cells of each item of `itemIds`. */
  readonly sizes: readonly number[]
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
  const sizes = new Array<number>(itemIds.length).fill(0)
  for (const cell of cells) if (cell > 0) sizes[cell - 1] = (sizes[cell - 1] ?? 0) + 1
  return { columns, rows, itemIds, cells, sizes }
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
  const { columns, rows, cells, itemIds, sizes } = map
  const column = Math.floor(point.x * columns)
  const row = Math.floor(point.y * rows)
  if (column < 0 || column >= columns || row < 0 || row >= rows) return null
  const radius = Math.round(reach * columns)
  const exact = cells[row * columns + column] ?? 0
  // What is smaller than the reach itself could not be hit otherwise.
  const small = Math.PI * radius * radius
  if (exact > 0 && (sizes[exact - 1] ?? 0) <= small) return itemIds[exact - 1] ?? null
  const near = findNearest(map, column, row, radius, (number) => (sizes[number - 1] ?? 0) <= small)
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
export function findBox({ columns, rows, cells, itemIds }: HitMap, itemId: string): Share | null {
  const number = itemIds.indexOf(itemId) + 1
  if (number === 0) return null
  let [left, top, right, bottom] = [columns, rows, -1, -1]
  for (const [index, cell] of cells.entries()) {
    if (cell !== number) continue
    const [x, y] = [index % columns, Math.floor(index / columns)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  if (right < 0) return null
  return {
    x: left / columns,
    y: top / rows,
    width: (right + 1 - left) / columns,
    height: (bottom + 1 - top) / rows,
  }
}

/**
 * A point of an item that is surely on it, for its mark: of its cells the one that lies deepest inside, nearest to its
 * middle among equals. null = it cannot be seen.
 */
export function findAnchor(map: HitMap, itemId: string): { x: number; y: number } | null {
  const { columns, rows, cells, itemIds } = map
  const number = itemIds.indexOf(itemId) + 1
  const box = findBox(map, itemId)
  if (box === null) return null
  const depths = measureDepths(map, number)
  const middle = { x: (box.x + box.width / 2) * columns, y: (box.y + box.height / 2) * rows }
  let best = -1
  let bestScore = Number.NEGATIVE_INFINITY
  for (const [index, cell] of cells.entries()) {
    if (cell !== number) continue
    const away = Math.hypot((index % columns) - middle.x, Math.floor(index / columns) - middle.y)
    const score = Math.min(depths[index] ?? 0, DEEP_ENOUGH) * columns - away
    if (score <= bestScore) continue
    best = index
    bestScore = score
  }
  return { x: ((best % columns) + 0.5) / columns, y: (Math.floor(best / columns) + 0.5) / rows }
}

/** Cells to the edge that are as good as any more: then the middle decides. */
const DEEP_ENOUGH = 8

/** Steps from each cell of an item to the nearest that is not its own, as a chessboard counts them. */
function measureDepths({ columns, rows, cells }: HitMap, number: number): Uint16Array {
  const depths = new Uint16Array(cells.length)
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= columns || y >= rows ? 0 : (depths[y * columns + x] ?? 0)
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      if (cells[y * columns + x] !== number) continue
      depths[y * columns + x] = 1 + Math.min(at(x - 1, y), at(x, y - 1), at(x - 1, y - 1), at(x + 1, y - 1))
    }
  }
  for (let y = rows - 1; y >= 0; y--) {
    for (let x = columns - 1; x >= 0; x--) {
      const index = y * columns + x
      if (cells[index] !== number) continue
      const behind = 1 + Math.min(at(x + 1, y), at(x, y + 1), at(x + 1, y + 1), at(x - 1, y + 1))
      depths[index] = Math.min(depths[index] ?? 0, behind)
    }
  }
  return depths
}
