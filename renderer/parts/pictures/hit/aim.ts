import type { RoomPicture } from '#shared/domain/look/pictures.ts'

/** Share of a picture's width that panels leave free on laptops, and phones show of it: about the same everywhere. */
const WINDOW = 0.55
const MIDDLE = 0.5
/** How much nearer to the middle weighs as much as one more thing in sight: what is alike stays in the middle. */
const PULL = 1.5

/** From edge to edge, shares of a picture's width. */
interface Reach {
  readonly from: number
  readonly to: number
}

/**
 * Where to look in a room's picture of which only a part is free: the share of its width that belongs into the middle,
 * so that most of what can be chosen is in sight. By all that the layers can show and not by what they do, so that a
 * choice moves nothing.
 * @param isChosenHere whether an item belongs to the room.
 */
export function findAim({ width, layers }: RoomPicture, isChosenHere: (itemId: string) => boolean): number {
  const reaches = listReaches(layers, width).filter(([itemId]) => isChosenHere(itemId))
  const half = WINDOW / 2
  const candidates = reaches
    .flatMap(([, { from, to }]) => [from - half, from + half, to - half, to + half])
    .map((aim) => Math.min(1 - half, Math.max(half, aim)))
  let best = MIDDLE
  const rate = (aim: number) =>
    reaches.reduce((sum, [, reach]) => sum + inSight(reach, aim), 0) - PULL * Math.abs(aim - MIDDLE)
  for (const aim of candidates) if (rate(aim) > rate(best)) best = aim
  return best
}

function inSight({ from, to }: Reach, aim: number): number {
  const seen = Math.min(to, aim + WINDOW / 2) - Math.max(from, aim - WINDOW / 2)
  return Math.max(0, seen) / Math.max(Number.EPSILON, to - from)
}

function listReaches(layers: RoomPicture['layers'], width: number): readonly (readonly [string, Reach])[] {
  const reaches = new Map<string, Reach>()
  for (const { subLineItemId: itemId, productsById } of layers) {
    for (const image of Object.values(productsById)) {
      if (image === null) continue
      const known = reaches.get(itemId) ?? { from: 1, to: 0 }
      const from = Math.min(known.from, image.x / width)
      reaches.set(itemId, { from, to: Math.max(known.to, (image.x + image.width) / width) })
    }
  }
  return [...reaches]
}
