import { type Lab, labOfRgb } from '#shared/domain/kernel/color.ts'
import { openPicture } from './open-picture.ts'

/** Width and height, px, that a picture is made smaller to: enough for its colours, and quick. */
const SIDE = 48
/** 0..255: what is less covered is not looked at. */
const LEAST_COVER = 128
/** Distances in L*a*b*: within it, a pixel is of the background, and a colour one with the dominant one. */
const NEAR_BACKGROUND = 9
const NEAR_DOMINANT = 10
/** Of the pixels at the edge, as many at least are of one colour where that is a background. */
const EDGE_SHARE = 0.6
/** Of the pixels in the middle, as many are of the edge's colour where that is no background but the thing itself. */
const MIDDLE_SHARE = 0.6
/** Of all pixels, as many are left where something stands before a background. */
const LEAST_SHARE = 0.02
/** Side of the cells that colours are counted in, in L*a*b*. */
const CELL = 6

interface Pixel extends Lab {
  readonly x: number
  readonly y: number
  readonly rgb: readonly [number, number, number]
}

/**
 * The colour of what a picture shows, `#rrggbb`: the dominant one in its middle, once what is transparent and a plain
 * background around it are left out. null = it is no picture, too large a one, or there is nothing to see in it.
 */
export async function measureColor(picture: Buffer): Promise<string | null> {
  const pixels = await getPixels(picture).catch(() => [])
  if (pixels.length === 0) return null
  const { rgb } = dominant(getMiddle(withoutBackground(pixels)))
  return `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

async function getPixels(picture: Buffer): Promise<Pixel[]> {
  const { data, info } = await openPicture(picture)
    .rotate()
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels: Pixel[] = []
  for (let at = 0; at < info.width * info.height; at++) {
    const [r = 0, g = 0, b = 0, cover = 0] = data.subarray(at * 4, at * 4 + 4)
    if (cover < LEAST_COVER) continue
    pixels.push({ ...labOfRgb(r, g, b), x: at % info.width, y: Math.floor(at / info.width), rgb: [r, g, b] })
  }
  return pixels
}

/** What is left when a plain colour all around is taken away; all of it where that colour is the thing itself. */
function withoutBackground(pixels: readonly Pixel[]): readonly Pixel[] {
  const { left, right, top, bottom } = getFrame(pixels)
  const edge = pixels.filter(({ x, y }) => x === left || x === right || y === top || y === bottom)
  const backdrop = dominant(edge)
  const isBackdrop = (pixel: Pixel) => distance(pixel, backdrop) <= NEAR_BACKGROUND
  if (edge.filter(isBackdrop).length < EDGE_SHARE * edge.length) return pixels
  const middle = getMiddle(pixels)
  if (middle.filter(isBackdrop).length > MIDDLE_SHARE * middle.length) return pixels
  const rest = pixels.filter((pixel) => !isBackdrop(pixel))
  return rest.length < LEAST_SHARE * pixels.length ? pixels : rest
}

/** The pixels in the middle half of the frame around them, each way; all where none are. */
function getMiddle(pixels: readonly Pixel[]): readonly Pixel[] {
  const { left, right, top, bottom } = getFrame(pixels)
  const across = (right - left) / 4
  const down = (bottom - top) / 4
  const middle = pixels.filter(
    ({ x, y }) => x >= left + across && x <= right - across && y >= top + down && y <= bottom - down,
  )
  return middle.length === 0 ? pixels : middle
}

function getFrame(pixels: readonly Pixel[]) {
  const frame = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
  for (const { x, y } of pixels) {
    frame.left = Math.min(frame.left, x)
    frame.right = Math.max(frame.right, x)
    frame.top = Math.min(frame.top, y)
    frame.bottom = Math.max(frame.bottom, y)
  }
  return frame
}

/** The pixel in the middle, part by part, of those around the colour that most have. */
function dominant(pixels: readonly Pixel[]): Pixel {
  const cells = Map.groupBy(pixels, ({ l, a, b }) => [l, a, b].map((part) => Math.round(part / CELL)).join())
  const [fullest = []] = [...cells.values()].toSorted((one, other) => other.length - one.length)
  const centre = { l: median(fullest, 'l'), a: median(fullest, 'a'), b: median(fullest, 'b') }
  const around = pixels.filter((pixel) => distance(pixel, centre) <= NEAR_DOMINANT)
  const best = { l: median(around, 'l'), a: median(around, 'a'), b: median(around, 'b') }
  return around.reduce((nearest, pixel) => (distance(pixel, best) < distance(nearest, best) ? pixel : nearest))
}

function median(pixels: readonly Pixel[], part: 'l' | 'a' | 'b'): number {
  const sorted = pixels.map((pixel) => pixel[part]).toSorted((one, other) => one - other)
  return sorted[sorted.length >> 1] ?? 0
}

function distance(one: Lab, other: Lab): number {
  return Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b)
}
