import { TRACKING_EVENT_TYPES, type TrackingEventType } from '#shared/contracts/http/tracking.contract.ts'
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

/** Marks the file as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\ufeff'

/**
 * The table as CSV, the first day first: separated by semicolons, which spreadsheets of both languages' regions
 * understand beside the comma, lines end as RFC 4180 has it.
 *
 * @param head words for the columns: day, one for each type, sum
 */
export function formatCsv({ rows }: TrackingTable, head: readonly string[]): string {
  const lines = [head.map(cell), ...rows.toReversed().map(({ day, counts, sum }) => [day, ...counts, sum].map(String))]
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.join(';')}\r\n`).join('')
}

/** Quoted where it has to be; what a spreadsheet would take for a formula becomes text. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
