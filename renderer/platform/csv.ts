/** Marks the file as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\ufeff'

/** A text, which may be anybody's, or something of our own, such as a number, as it is to stand there. */
export type CsvCell = string | { readonly own: string }

/**
 * Rows as CSV: separated by semicolons, which spreadsheets of both languages' regions understand beside the comma, lines
 * end as RFC 4180 has it.
 */
export function formatCsv(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(formatCell).join(';')}\r\n`).join('')
}

/** Cents as an amount that a spreadsheet of the language's region reads as a number. */
export function csvAmount(cents: number, locale: 'de' | 'en'): CsvCell {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  const point = locale === 'en' ? '.' : ','
  return { own: `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}${point}${digits.slice(-2)}` }
}

/** Quoted where it has to be; what a spreadsheet would take for a formula becomes text. */
function formatCell(cell: CsvCell): string {
  if (typeof cell !== 'string') return cell.own
  const plain = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[";\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
