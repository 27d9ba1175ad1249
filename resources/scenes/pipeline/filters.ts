/** One channel of a picture. */
export interface Plane {
  readonly width: number
  readonly height: number
  readonly values: Float32Array
}

function blurLine(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  count: number,
  radius: number,
): void {
  const at = (i: number): number => from[start + Math.min(count - 1, Math.max(0, i)) * step] ?? 0
  let sum = 0
  for (let i = -radius; i <= radius; i++) sum += at(i)
  for (let i = 0; i < count; i++) {
    to[start + i * step] = sum / (2 * radius + 1)
    sum += at(i + radius + 1) - at(i - radius)
  }
}

/** A box blur, twice (nearly a bell), with the edge repeated. */
export function blur(plane: Plane, radius: number): Plane {
  const { width, height } = plane
  let from = plane.values
  for (let pass = 0; pass < 2; pass++) {
    const across = new Float32Array(from.length)
    for (let y = 0; y < height; y++) blurLine(from, across, y * width, 1, width, radius)
    const down = new Float32Array(from.length)
    for (let x = 0; x < width; x++) blurLine(across, down, x, width, height, radius)
    from = down
  }
  return { width, height, values: from }
}

/**
 * Fills pixels where `known` is 0 with what is known around them, in widening circles, so that compression and
 * interpolation do not mix in another colour at an edge. `pixels` has three numbers a pixel and is changed.
 */
export function extend(pixels: Float32Array, known: Float32Array, width: number, height: number): void {
  const have = Float32Array.from(known)
  for (const radius of [1, 3, 8]) {
    const weight = blur({ width, height, values: have }, radius).values
    const filled = [0, 1, 2].map((c) => {
      const values = new Float32Array(width * height)
      for (let i = 0; i < values.length; i++) values[i] = (have[i] ?? 0) * (pixels[3 * i + c] ?? 0)
      return blur({ width, height, values }, radius).values
    })
    for (let i = 0; i < have.length; i++) {
      const w = weight[i] ?? 0
      if (have[i] === 1 || w < 1e-4) continue
      for (const [c, values] of filled.entries()) pixels[3 * i + c] = (values[i] ?? 0) / w
      have[i] = 1
    }
  }
}

export const luminance = (r: number, g: number, b: number): number => 0.2126 * r + 0.7152 * g + 0.0722 * b

/** '#rrggbb' as linear light, as Blender's side takes it. */
export function getLinear(color: string): readonly number[] {
  return [1, 3, 5].map((at) => {
    const v = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
  })
}
