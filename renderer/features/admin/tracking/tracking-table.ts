import { TRACKING_EVENT_TYPES, type TrackingEventType } from '#shared/contracts/http/tracking.contract.ts'
import { formatCsv } from '#renderer/platform/csv.ts'
import type { TrackingReport } from './use-tracking-report.ts'

/** A report as rows of numbers, each as long as `types`. */
export interface TrackingTable {
  readonly types: readonly TrackingEventType[]
  readonly rows: readonly { readonly day: string; readonly counts: readonly number[]; readonly sum: number }[]
  /** Of each type over all days. */
  readonly totals: readonly number[]
  readonly total: number
}

/** Columns for what every project has, and for the rest where it was counted. */
export function trackingTable(days: TrackingReport['days']): TrackingTable {
  const counted = new Set(days.flatMap(({ counts }) => counts.map(({ eventType }) => eventType)))
  const types = TRACKING_EVENT_TYPES.filter((type) => type !== 'flat_finder' || counted.has(type))
  const rows = days.map(({ day, counts }) => {
    const numbers = types.map((type) => counts.find(({ eventType }) => eventType === type)?.count ?? 0)
    return { day, counts: numbers, sum: computeSum(numbers) }
  })
  const totals = types.map((_, at) => computeSum(rows.map(({ counts }) => counts[at] ?? 0)))
  return { types, rows, totals, total: computeSum(totals) }
}

function computeSum(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

/**
 * The table as CSV, the first day first.
 *
 * @param head words for the columns: day, one for each type, sum
 */
export function formatTrackingCsv({ rows }: TrackingTable, head: readonly string[]): string {
  return formatCsv([
    head,
    ...rows.toReversed().map(({ day, counts, sum }) => [day, ...counts, sum].map((cell) => ({ own: String(cell) }))),
  ])
}
