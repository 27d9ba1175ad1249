import type { Plate, Region } from './plate.ts'

/** A picture as it is shown: sRGB values 0..1, three numbers a pixel. */
export interface Picture extends Region {
  readonly pixels: Float32Array
}

/** Light as it is, with a shoulder above 0.8 so that windows and lamps do not clip hard. No toe: it would tint floors. */
const shoulder = (v: number): number => (v < 0.8 ? Math.max(0, v) : 1 - 0.04 / (v - 0.6))

const encode = (v: number): number => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)

const STEPS = 16384
const LIMIT = 8
const TABLE = Float32Array.from({ length: STEPS + 1 }, (_, i) => encode(shoulder((i / STEPS) ** 2 * LIMIT)))

/** Linear light to a shown value. */
export function shown(light: number): number {
  const at = Math.sqrt(Math.min(LIMIT, Math.max(0, light)) / LIMIT) * STEPS
  const low = Math.floor(at)
  const a = TABLE[low] ?? 1
  return a + ((TABLE[Math.min(STEPS, low + 1)] ?? 1) - a) * (at - low)
}

/** The linear light behind a shown value below 1: the reverse of `shown`. */
export function getLight(value: number): number {
  const v = Math.max(0, value)
  const light = v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
  return light < 0.8 ? light : 0.6 + 0.04 / Math.max(1e-3, 1 - light)
}

/** A plate as it is shown; `exposure` is the room's. */
export function expose(plate: Plate, exposure: number): Picture {
  const { x, y, width, height } = plate
  const pixels = new Float32Array(width * height * 3)
  for (const [c, plane] of plate.color.entries())
    for (let i = 0; i < plane.length; i++) pixels[3 * i + c] = shown((plane[i] ?? 0) * exposure)
  return { x, y, width, height, pixels }
}
