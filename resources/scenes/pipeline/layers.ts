import { blur, extend, luminance } from './filters.ts'
import type { Plate, Region } from './plate.ts'
import { expose, type Picture } from './tone.ts'

/** A layer as it is stacked: plain (not premultiplied) sRGB and alpha, four numbers 0..1 a pixel. */
export interface Layer extends Region {
  readonly pixels: Float32Array
}

/** The part of a picture that covers a region (which must lie within it). */
export function cut(picture: Picture, region: Region): Picture {
  const pixels = new Float32Array(region.width * region.height * 3)
  for (let y = 0; y < region.height; y++) {
    const from = ((y + region.y - picture.y) * picture.width + region.x - picture.x) * 3
    pixels.set(picture.pixels.subarray(from, from + region.width * 3), y * region.width * 3)
  }
  return { ...region, pixels }
}

/** A mask of the whole frame, cut to a region; zeros when nobody has it. */
export function cutMask(mask: Float32Array | undefined, frame: Region, region: Region): Float32Array {
  const out = new Float32Array(region.width * region.height)
  if (!mask) return out
  for (let y = 0; y < region.height; y++) {
    const from = (y + region.y - frame.y) * frame.width + region.x - frame.x
    out.set(mask.subarray(from, from + region.width), y * region.width)
  }
  return out
}

/** Puts a picture over part of another. */
export function paste(over: Picture, under: Picture): Picture {
  const pixels = Float32Array.from(under.pixels)
  for (let y = 0; y < over.height; y++) {
    const row = over.pixels.subarray(y * over.width * 3, (y + 1) * over.width * 3)
    pixels.set(row, ((y + over.y - under.y) * under.width + over.x - under.x) * 3)
  }
  return { ...under, pixels }
}

/** How the surfaces of a room cover a region. */
export interface SurfaceCover {
  readonly self: Float32Array
  /** Coverage by exchangeable surfaces that are stacked below and above this one. */
  readonly below: Float32Array
  readonly above: Float32Array
}

/**
 * A surface: what its mask covers. Where it meets fixed things the picture is taken as it is (they are the same in every
 * picture); where it meets another surface, its own colour goes on, and the upper one covers it softly.
 */
export function surfaceLayer(plate: Plate, cover: SurfaceCover, exposure: number): Layer {
  const { width, height } = plate
  const { pixels: shownPixels } = expose(plate, exposure)
  const colors = Float32Array.from(shownPixels)
  const pure = new Float32Array(width * height)
  for (let i = 0; i < pure.length; i++) {
    const others = (cover.below[i] ?? 0) + (cover.above[i] ?? 0)
    pure[i] = (cover.self[i] ?? 0) > 0.01 && others < 0.01 ? 1 : 0
  }
  extend(colors, pure, width, height)
  const pixels = new Float32Array(width * height * 4)
  for (let i = 0; i < pure.length; i++) {
    for (let c = 0; c < 3; c++) pixels[4 * i + c] = colors[3 * i + c] ?? 0
    pixels[4 * i + 3] = (cover.self[i] ?? 0) > 0.01 ? 1 - (cover.below[i] ?? 0) : 0
  }
  return { x: plate.x, y: plate.y, width, height, pixels }
}

/** Differences of light below this are noise. */
const QUIET = 0.011
/** Light that a thing adds to its surroundings is this colour. */
const WARM = [1, 0.965, 0.91] as const

const soften = (v: number): number =>
  v <= QUIET ? 0 : v < 3 * QUIET ? ((v - QUIET) ** 2 / (4 * QUIET)) * 1.5 : v - QUIET * 1.5

/** 1 inside, falling to 0 at the edges of a region that do not lie on the edge of the frame. */
function fade(region: Region, frame: Region, over: number): Float32Array {
  const out = new Float32Array(region.width * region.height)
  const side = (v: number, isOpen: boolean): number => (isOpen ? Math.min(1, v / over) : 1)
  for (let y = 0; y < region.height; y++) {
    const up = side(y, region.y > frame.y)
    const down = side(region.height - 1 - y, region.y + region.height < frame.y + frame.height)
    for (let x = 0; x < region.width; x++) {
      const left = side(x, region.x > frame.x)
      const right = side(region.width - 1 - x, region.x + region.width < frame.x + frame.width)
      out[y * region.width + x] = Math.min(up, down, left, right)
    }
  }
  return out
}

/** Light and dark that a thing throws on its surroundings: how much darker (shares 0..1) and how much brighter. */
interface Change {
  readonly darker: Float32Array
  readonly brighter: Float32Array
}

function changeOf(picture: Picture, under: Picture, cover: Float32Array): Change {
  const { width, height } = picture
  const size = width * height
  const now = new Float32Array(size)
  const before = new Float32Array(size)
  for (let i = 0; i < size; i++) {
    const free = 1 - Math.min(1, (cover[i] ?? 0) * 1.02)
    const at = 3 * i
    now[i] = free * luminance(picture.pixels[at] ?? 0, picture.pixels[at + 1] ?? 0, picture.pixels[at + 2] ?? 0)
    before[i] = free * luminance(under.pixels[at] ?? 0, under.pixels[at + 1] ?? 0, under.pixels[at + 2] ?? 0)
  }
  const smooth = (values: Float32Array, radius: number): Float32Array => blur({ width, height, values }, radius).values
  const [n, b] = [smooth(now, 1), smooth(before, 1)]
  const [wideNow, wideBefore] = [smooth(now, 5), smooth(before, 5)]
  const darker = new Float32Array(size)
  const brighter = new Float32Array(size)
  for (let i = 0; i < size; i++) {
    const isNear = (b[i] ?? 0) > 0.004
    const was = isNear ? (b[i] ?? 0) : (wideBefore[i] ?? 0)
    if (was < 1e-4) continue
    const ratio = (isNear ? (n[i] ?? 0) : (wideNow[i] ?? 0)) / was
    darker[i] = soften(1 - ratio)
    const level = Math.min(1, (before[i] ?? 0) || was)
    brighter[i] = soften(Math.max(0, ratio - 1) * level) / Math.max(0.06, 1 - level)
  }
  return { darker, brighter }
}

/**
 * A thing with its shadow, from pictures with and without it. Inside its mask colour and alpha reproduce the picture
 * over what was under it; outside, it darkens in grey (coloured shadows would leave blotches) or brightens in warm white.
 * `glass`: how much light each pixel takes away, for what is seen through.
 */
export function thingLayer(
  plate: Plate,
  owner: string,
  under: Picture,
  frame: Region,
  exposure: number,
  glass: Float32Array | null,
): Layer {
  const { width, height } = plate
  const picture = expose(plate, exposure)
  const mask = plate.masks.get(owner) ?? new Float32Array(width * height)
  const cover = glass ? Float32Array.from(mask, (v, i) => Math.max(v, glass[i] ?? 0)) : mask
  const change = changeOf(picture, under, cover)
  const open = fade(plate, frame, Math.max(10, Math.round(frame.width / 110)))
  const pixels = new Float32Array(width * height * 4)
  const certain = new Float32Array(width * height)
  const colors = new Float32Array(width * height * 3)
  for (let i = 0; i < mask.length; i++) {
    const fading = open[i] ?? 1
    const dark = (change.darker[i] ?? 0) * fading
    if ((cover[i] ?? 0) < 0.012) {
      const bright = (change.brighter[i] ?? 0) * fading
      for (let c = 0; c < 3; c++) colors[3 * i + c] = bright > 0 ? (WARM[c] ?? 1) : 0
      certain[i] = 1
      pixels[4 * i + 3] = Math.min(1, Math.max(dark, bright))
      continue
    }
    // The share of light taken away, as alpha in shown (not linear) values.
    const taken = glass ? 1 - Math.max(0, 1 - (glass[i] ?? 0)) ** (1 / 2.2) : (mask[i] ?? 0)
    let alpha = 1 - (1 - Math.min(1, taken)) * (1 - dark)
    for (let c = 0; c < 3; c++) {
      const u = under.pixels[3 * i + c] ?? 0
      const p = picture.pixels[3 * i + c] ?? 0
      if (p < (1 - alpha) * u) alpha = Math.min(1, 1 - p / Math.max(u, 1e-4))
      else if (p - (1 - alpha) * u > alpha) alpha = Math.min(1, (p - u) / Math.max(1 - u, 1e-4))
    }
    pixels[4 * i + 3] = Math.max(0, alpha)
    if (alpha < 0.004) continue
    for (let c = 0; c < 3; c++) {
      const own = (picture.pixels[3 * i + c] ?? 0) - (1 - alpha) * (under.pixels[3 * i + c] ?? 0)
      colors[3 * i + c] = Math.min(1, Math.max(0, own / alpha))
    }
    certain[i] = 1
  }
  extend(colors, certain, width, height)
  for (let i = 0; i < mask.length; i++) for (let c = 0; c < 3; c++) pixels[4 * i + c] = colors[3 * i + c] ?? 0
  return { x: plate.x, y: plate.y, width, height, pixels }
}
