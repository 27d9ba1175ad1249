import { blur, extend, luminance } from './filters.ts'
import type { Plate, Region } from './plate.ts'
import { expose, getLight, type Picture, shown } from './tone.ts'

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
/** Light that a thing adds to its surroundings is this colour, unless it has one of its own. */
const WARM = [1, 0.965, 0.91] as const

/** What is special about a thing. */
export interface ThingTraits {
  /** How much light each pixel takes away, for what is seen through. */
  readonly glass: Float32Array | null
  /** Whether the light that it throws has a colour of its own. */
  readonly isTinted: boolean
}

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

/** Light and dark that a thing throws on its surroundings, outside of itself. */
interface Change {
  /** How much light it takes (share 0..1). */
  readonly darker: Float32Array
  /** How much it adds (shown luminance), and how bright it was there. */
  readonly added: Float32Array
  readonly level: Float32Array
}

function makeChange(picture: Picture, under: Picture, cover: Float32Array): Change {
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
  const added = new Float32Array(size)
  const level = new Float32Array(size)
  for (let i = 0; i < size; i++) {
    const isNear = (b[i] ?? 0) > 0.004
    const was = isNear ? (b[i] ?? 0) : (wideBefore[i] ?? 0)
    if (was < 1e-4) continue
    const ratio = (isNear ? (n[i] ?? 0) : (wideNow[i] ?? 0)) / was
    darker[i] = soften(1 - ratio)
    level[i] = Math.min(1, (before[i] ?? 0) || was)
    added[i] = soften(Math.max(0, ratio - 1) * (level[i] ?? 0))
  }
  return { darker, added, level }
}

type Color = readonly [red: number, green: number, blue: number]

/**
 * The colour that, laid over what was there, comes closest to the light that a thing adds: its mean over all pixels,
 * since single ones would be blotchy. Where it adds nothing, warm white.
 */
function getTint(picture: Picture, under: Picture, change: Change): Color {
  const was = [0, 0, 0]
  const more = [0, 0, 0]
  let weight = 0
  for (let i = 0; i < change.added.length; i++) {
    const share = change.added[i] ?? 0
    weight += share
    for (let c = 0; c < 3; c++) {
      const u = under.pixels[3 * i + c] ?? 0
      was[c] = (was[c] ?? 0) + share * u
      more[c] = (more[c] ?? 0) + share * Math.max(0, (picture.pixels[3 * i + c] ?? 0) - u)
    }
  }
  if (weight < 1e-3) return WARM
  const mean = (sums: readonly number[], c: number): number => (sums[c] ?? 0) / weight
  const alpha = Math.max(...[0, 1, 2].map((c) => mean(more, c) / Math.max(0.02, 1 - mean(was, c))), 1e-3)
  const color = (c: number): number => Math.min(1, mean(was, c) + mean(more, c) / alpha)
  return [color(0), color(1), color(2)]
}

/** Linear light of what may lie behind glass: a dark wall and a bright one. */
const BEHIND = [0.03, 0.6] as const
const SPAN = shown(BEHIND[1]) - shown(BEHIND[0])

/**
 * Alpha for glass in one pixel, in shown (not linear) values. `taken`: the share of light that it takes away; `seen` and
 * `under`: the pixel with and without it, shown values by channel. What glass mirrors is seen better before a dark wall
 * than before a bright one, which one alpha for both cannot know of; the one chosen is right for a wall as dark and one
 * as bright as they come.
 */
function alphaOfGlass(taken: number, seen: Color, under: Color): number {
  const passes = Math.min(1, Math.max(0, 1 - taken))
  const steps = seen.map((value, c) => {
    const mirrored = Math.max(0, getLight(value) - passes * getLight(under[c] ?? 0))
    return (shown(mirrored + passes * BEHIND[1]) - shown(mirrored + passes * BEHIND[0])) / SPAN
  })
  return 1 - luminance(steps[0] ?? 0, steps[1] ?? 0, steps[2] ?? 0)
}

/** A step of alpha that is seen nowhere, and a difference between neighbours that is a render's noise. */
const STEP = 1 / 48
const GRAIN = 0.06

/**
 * Alpha of glass by pixel: even where it differs by noise only, and in steps. The colour of a layer makes up for both, and
 * the file weighs half.
 */
function glassAlpha(glass: Float32Array, picture: Picture, under: Picture): Float32Array {
  const { width, height } = picture
  const values = glass.map((taken, i) => (taken > 0 ? alphaOfGlass(taken, colorAt(picture, i), colorAt(under, i)) : 0))
  const even = blur({ width, height, values }, 3).values
  return values.map((value, i) => {
    const near = even[i] ?? value
    return Math.round((Math.abs(value - near) < GRAIN ? near : value) / STEP) * STEP
  })
}

const colorAt = ({ pixels }: Picture, i: number): Color => [
  pixels[3 * i] ?? 0,
  pixels[3 * i + 1] ?? 0,
  pixels[3 * i + 2] ?? 0,
]

/**
 * A thing with its shadow, from pictures with and without it. Inside its mask colour and alpha reproduce the picture
 * over what was under it; outside, it darkens in grey (coloured shadows would leave blotches) or brightens in one colour,
 * as a rule warm white.
 */
export function thingLayer(
  plate: Plate,
  owner: string,
  under: Picture,
  frame: Region,
  exposure: number,
  { glass, isTinted }: ThingTraits,
): Layer {
  const { width, height } = plate
  const picture = expose(plate, exposure)
  const mask = plate.masks.get(owner) ?? new Float32Array(width * height)
  const cover = glass ? Float32Array.from(mask, (v, i) => Math.max(v, glass[i] ?? 0)) : mask
  const shutter = glass ? glassAlpha(glass, picture, under) : null
  const change = makeChange(picture, under, cover)
  const tint = isTinted ? getTint(picture, under, change) : WARM
  // Warm white counts as white: it is that of all layers so far.
  const brightest = isTinted ? luminance(...tint) : 1
  const open = fade(plate, frame, Math.max(10, Math.round(frame.width / 110)))
  const pixels = new Float32Array(width * height * 4)
  const certain = new Float32Array(width * height)
  const colors = new Float32Array(width * height * 3)
  for (let i = 0; i < mask.length; i++) {
    const fading = open[i] ?? 1
    const dark = (change.darker[i] ?? 0) * fading
    if ((cover[i] ?? 0) < 0.012) {
      const bright = ((change.added[i] ?? 0) / Math.max(0.06, brightest - (change.level[i] ?? 0))) * fading
      for (let c = 0; c < 3; c++) colors[3 * i + c] = bright > 0 ? (tint[c] ?? 1) : 0
      certain[i] = 1
      pixels[4 * i + 3] = Math.min(1, Math.max(dark, bright))
      continue
    }
    const taken = (shutter ?? mask)[i] ?? 0
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
