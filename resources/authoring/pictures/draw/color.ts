import { clamp } from './vec.ts'

/** Linear light, 1 = a white surface in the exposure's reference light. */
export type Rgb = readonly [number, number, number]

const toLinear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
const toDisplay = (c: number): number => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055)

/** '#rrggbb' as linear light. */
export function hex(color: string): Rgb {
  const n = Number.parseInt(color.replace('#', ''), 16)
  return [toLinear(((n >> 16) & 255) / 255), toLinear(((n >> 8) & 255) / 255), toLinear((n & 255) / 255)]
}

export const mix = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]
export const times = (a: Rgb, s: number): Rgb => [a[0] * s, a[1] * s, a[2] * s]
export const luminance = (a: Rgb): number => 0.2126 * a[0] + 0.7152 * a[1] + 0.0722 * a[2]

const SHOULDER = 0.62

/** Linear up to the shoulder, then a soft roll-off to white: no clipped lights. */
function tone(x: number): number {
  const v = x < 0 ? 0 : x
  if (v <= SHOULDER) return v
  return SHOULDER + (1 - SHOULDER) * (1 - Math.exp(-(v - SHOULDER) / (1 - SHOULDER)))
}

const TABLE = Float32Array.from({ length: 4097 }, (_, i) => 255 * toDisplay(i / 4096))

/** One channel of linear light as a display value 0…255. */
export function display(x: number): number {
  return TABLE[Math.round(clamp(tone(x), 0, 1) * 4096)] ?? 255
}
