/** How well colours can be told apart, and the nearest one that can. Colours are `#rrggbb` throughout. */

/** WCAG 2.2 AA for texts. */
export const LEAST_CONTRAST = 4.5

/** A colour by how it is seen (OKLCH): lightness 0..1, chroma from 0 = grey, hue in radians. */
interface Seen {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
}

/** Steps that lightness is searched in; finer than 8 bits of a channel tell apart. */
const STEPS = 1_000
/** Halvings of chroma until a colour can be shown. */
const HALVINGS = 12

/** WCAG 2.2: 1..21. */
export function computeContrast(first: string, second: string): number {
  const [light = 1, dark = 0] = [computeLuminance(first), computeLuminance(second)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** The least of the contrasts with each of some surfaces. */
export function leastContrast(colour: string, surfaces: readonly string[]): number {
  return Math.min(...surfaces.map((surface) => computeContrast(colour, surface)))
}

/** The three channels, 0..255. */
export function parseChannels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

export function toColour(channels: readonly number[]): string {
  return `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}

/** How far apart two colours are in lightness, 0..1. */
export function lightnessBetween(first: string, second: string): number {
  return Math.abs(see(first).lightness - see(second).lightness)
}

/**
 * The colour of the same hue that can be read on all of some surfaces, with the least change of lightness; the colour
 * itself where it can be read already, null where there is none.
 */
export function nearestReadable(colour: string, surfaces: readonly string[], least = LEAST_CONTRAST): string | null {
  const fits = (one: string) => leastContrast(one, surfaces) >= least
  if (fits(colour)) return colour
  const seen = see(colour)
  for (let step = 1; step <= STEPS; step++) {
    for (const lightness of [seen.lightness - step / STEPS, seen.lightness + step / STEPS]) {
      if (lightness < 0 || lightness > 1) continue
      const one = show({ ...seen, lightness })
      if (fits(one)) return one
    }
  }
  return null
}

function computeLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = parseChannels(colour).map((value) => {
    const share = value / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** By Björn Ottosson's definition of OKLab. */
function see(colour: string): Seen {
  const [red = 0, green = 0, blue = 0] = parseChannels(colour).map((value) => toLinear(value / 255))
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  }
}

/** As a screen can show it: with as much of its chroma as there is at its lightness. */
function show(seen: Seen): string {
  const whole = getLinear(seen)
  if (isShowable(whole)) return fromLinear(whole)
  let [low, high] = [0, seen.chroma]
  for (let halving = 0; halving < HALVINGS; halving++) {
    const chroma = (low + high) / 2
    if (isShowable(getLinear({ ...seen, chroma }))) low = chroma
    else high = chroma
  }
  return fromLinear(getLinear({ ...seen, chroma: low }))
}

function getLinear({ lightness, chroma, hue }: Seen): number[] {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function isShowable(linear: readonly number[]): boolean {
  return linear.every((value) => value >= -0.0005 && value <= 1.0005)
}

function fromLinear(linear: readonly number[]): string {
  return toColour(linear.map((value) => 255 * Math.min(1, Math.max(0, fromShare(Math.max(0, value))))))
}

function toLinear(share: number): number {
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function fromShare(linear: number): number {
  return linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
}
