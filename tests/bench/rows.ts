import { writeFileSync } from 'node:fs'

/** One line of the benchmark table. */
export interface Row {
  readonly name: string
  /** The measured figure with its unit, for reading. */
  readonly figure: string
  /** The same as a number, in the unit of `bar`. */
  readonly value: number
  /** What it is compared with; null = for information. */
  readonly bar: { readonly limit: number; readonly kind: 'at most' | 'at least'; readonly unit: string } | null
}

/** Hands the rows over to scripts/bench.mjs, or prints them when run by hand. */
export function report(rows: readonly Row[]): void {
  const file = process.env['BENCH_ROWS']
  if (file) writeFileSync(file, JSON.stringify(rows))
  else
    console.table(
      rows.map(({ name, figure, bar }) => ({ name, figure, bar: bar ? `${bar.kind} ${bar.limit} ${bar.unit}` : '' })),
    )
}

export function atMost(limit: number, unit: string): Row['bar'] {
  return { limit, kind: 'at most', unit }
}

export function atLeast(limit: number, unit: string): Row['bar'] {
  return { limit, kind: 'at least', unit }
}

/** @param share 0..1; 0.5 = the median; the value that this share of the list does not exceed */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]
  if (value === undefined) throw new Error('No values')
  return value
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}
