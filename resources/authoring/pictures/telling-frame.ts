import sharp from 'sharp'
import { composeRoom, type Frame, frameAround } from './compose.ts'
import type { RoomEntry } from '../pictures-manifest.ts'

/** Pixels of the picture for each cell in which the differences are looked for. */
const CELL = 8
/** So many products of a slot are held against each other; more of them differ in the same places. */
const MOST = 5
/** Of the strongest difference; what differs less is light that falls on something else. */
const SHARE = 0.35
/** Of the frame, of something larger than it. */
const FULL = 0.94

interface Cells {
  readonly width: number
  readonly height: number
  /** 1 where the products of the slot tell themselves apart, row by row. */
  readonly marks: readonly number[]
}

async function measureBrightness(roomId: string, room: RoomEntry, productId: string): Promise<Buffer> {
  const whole = await composeRoom(roomId, room, [productId])
  const [width, height] = [Math.floor(room.width / CELL), Math.floor(room.height / CELL)]
  return sharp(whole).removeAlpha().resize(width, height, { fit: 'fill', kernel: 'linear' }).raw().toBuffer()
}

/** Where the products of a slot differ; null where there is nothing to compare. */
async function differences(roomId: string, room: RoomEntry, productIds: readonly string[]): Promise<Cells | null> {
  const pictures: Buffer[] = []
  for (const id of productIds.slice(0, MOST)) pictures.push(await measureBrightness(roomId, room, id))
  const [first, ...others] = pictures
  if (first === undefined || others.length === 0) return null
  const [width, height] = [Math.floor(room.width / CELL), Math.floor(room.height / CELL)]
  const strength = Array.from({ length: width * height }, (_, cell) =>
    Math.max(
      ...others.map((other) =>
        [0, 1, 2].reduce((sum, c) => sum + Math.abs((other[cell * 3 + c] ?? 0) - (first[cell * 3 + c] ?? 0)), 0),
      ),
    ),
  )
  // Not the one strongest cell: an edge may stand out.
  const strong = strength.toSorted((a, b) => b - a)[Math.ceil(strength.length * 0.005)] ?? 0
  if (strong < 6) return null
  return { width, height, marks: strength.map((value) => (value > strong * SHARE ? 1 : 0)) }
}

/** Sums of all marks above and left of each corner, so that any rectangle is summed in four reads. */
function getSums({ width, height, marks }: Cells): (x: number, y: number, side: number) => number {
  const row = width + 1
  const sums = Array.from({ length: row * (height + 1) }, () => 0)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      sums[(y + 1) * row + x + 1] =
        (marks[y * width + x] ?? 0) +
        (sums[y * row + x + 1] ?? 0) +
        (sums[(y + 1) * row + x] ?? 0) -
        (sums[y * row + x] ?? 0)
  const at = (x: number, y: number) => sums[y * row + x] ?? 0
  return (x, y, side) => at(x + side, y + side) - at(x, y + side) - at(x + side, y) + at(x, y)
}

/** The square of this side with most marks in it, in cells, and how much of it they fill. */
function best(cells: Cells, sum: ReturnType<typeof getSums>, side: number) {
  let found = { x: 0, y: 0, fill: -1 }
  for (let y = 0; y + side <= cells.height; y += 1)
    for (let x = 0; x + side <= cells.width; x += 1) {
      const fill = sum(x, y, side) / side ** 2
      if (fill > found.fill) found = { x, y, fill }
    }
  return found
}

/**
 * The square of a room's picture in which the products of a slot are told apart best, also as small as a fingernail: a
 * thing as a whole; of a floor or a wall, a part that is nothing else. null = there is nothing to compare.
 *
 * @param least pixels of its side
 */
export async function tellingFrame(
  roomId: string,
  room: RoomEntry,
  productIds: readonly string[],
  least: number,
): Promise<Frame | null> {
  const cells = await differences(roomId, room, productIds)
  if (cells === null) return null
  const marked = cells.marks.flatMap((mark, cell) => (mark === 1 ? [cell] : []))
  const xs = marked.map((cell) => cell % cells.width)
  const ys = marked.map((cell) => Math.floor(cell / cells.width))
  const [left, right] = [Math.min(...xs), Math.max(...xs) + 1]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys) + 1]
  const largest = Math.round(cells.height * 0.5)
  if (Math.max(right - left, bottom - top) <= largest) {
    const box = { x: left * CELL, y: top * CELL, width: (right - left) * CELL, height: (bottom - top) * CELL }
    return frameAround([{ image: '', ...box }], room, 1, least)
  }
  const sum = getSums(cells)
  const smallest = Math.round(least / CELL)
  for (let side = largest; side > smallest; side -= 2) {
    const { x, y, fill } = best(cells, sum, side)
    if (fill >= FULL) return squareAt(x, y, side)
  }
  const { x, y } = best(cells, sum, smallest)
  return squareAt(x, y, smallest)
}

function squareAt(x: number, y: number, side: number): Frame {
  return { left: x * CELL, top: y * CELL, width: side * CELL, height: side * CELL }
}
