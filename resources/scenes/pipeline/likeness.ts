/** Side of the blocks that are compared, in pixels. */
const BLOCK = 16

/** How alike two pictures are. */
export interface Likeness {
  /** Decibels; more is better. */
  readonly psnr: number
  /** Mean difference (of 255) of the worst 16×16 block, and where it is. */
  readonly worst: number
  readonly x: number
  readonly y: number
}

/** Compares two pictures of bytes, three a pixel. */
export function compare(a: Uint8Array, b: Uint8Array, width: number, height: number): Likeness {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += ((a[i] ?? 0) - (b[i] ?? 0)) ** 2
  let [worst, x, y] = [0, 0, 0]
  // The last row and column of blocks reach back into the one before where the picture ends.
  const starts = (length: number): number[] =>
    Array.from({ length: Math.ceil(length / BLOCK) }, (_, i) => Math.max(0, Math.min(i * BLOCK, length - BLOCK)))
  for (const top of starts(height))
    for (const left of starts(width)) {
      let block = 0
      for (let row = top; row < top + BLOCK; row++)
        for (let i = (row * width + left) * 3; i < (row * width + left + BLOCK) * 3; i++)
          block += Math.abs((a[i] ?? 0) - (b[i] ?? 0))
      const mean = block / (BLOCK * BLOCK * 3)
      if (mean > worst) [worst, x, y] = [mean, left, top]
    }
  return { psnr: 10 * Math.log10(255 ** 2 / Math.max(1e-9, sum / a.length)), worst, x, y }
}
