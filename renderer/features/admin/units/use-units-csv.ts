import { useTranslation } from 'react-i18next'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { csvAmount, type CsvCell, formatCsv } from '#renderer/platform/csv.ts'
import type { UnitRow } from './unit-rows.ts'
import { dayIn } from './unit-words.ts'
import type { Column } from './units-view.ts'

/** The rows with these columns as a file for spreadsheets (UNT-9). */
export function useUnitsCsv(columns: readonly Column[]): (rows: readonly UnitRow[]) => Blob {
  const { t } = useTranslation('admin-units')
  const locale = useLocale()
  return (rows) => {
    const head = columns.flatMap((column) => HEADS[column].map((name) => t(`csv.${name}`)))
    const lines = rows.map((row): CsvCell[] => [
      row.project.name,
      row.unit.unitNumber,
      ...columns.flatMap((column) => cells(column, row)),
    ])
    const text = formatCsv([[t('csv.project'), t('csv.unit'), ...head], ...lines])
    return new Blob([text], { type: 'text/csv;charset=utf-8' })
  }

  /** As many as the column has heads. */
  function cells(column: Column, { unit, nextDate }: UnitRow): CsvCell[] {
    const { figures } = unit
    const amount = (cents: number | null) => (cents === null ? '' : csvAmount(cents, locale))
    switch (column) {
      case 'place':
        return [unit.buildingName, unit.storeyName]
      case 'people':
        return [unit.buyers.map(({ name }) => name).join(', '), unit.buyers.map(({ email }) => email).join(', ')]
      case 'sale':
        return [t(`sale.${unit.salesStatus}`), own(unit.reservedUntil ?? ''), unit.reservedFor]
      case 'price':
        return [amount(unit.price)]
      case 'state':
        return [t(`state.${unit.state}`), unit.order?.number ?? '']
      case 'progress':
        return [own(figures === null ? '' : `${Math.floor(figures.progress * 100)} %`)]
      case 'open':
        return [own(figures === null ? '' : String(figures.openCount))]
      case 'total':
        return [amount(figures?.total ?? null), own(figures === null ? '' : String(figures.totalOnRequest))]
      case 'date':
        return [nextDate?.title ?? '', own(nextDate === null ? '' : dayIn(nextDate.expiresAt))]
      case 'activity':
        return [own(unit.lastActivityAt === null ? '' : dayIn(unit.lastActivityAt))]
      case 'contract':
        return [unit.contractNumber ?? '']
    }
  }
}

function own(text: string): CsvCell {
  return { own: text }
}

const HEADS = {
  place: ['building', 'storey'],
  people: ['buyers', 'emails'],
  sale: ['sale', 'reservedUntil', 'reservedFor'],
  price: ['price'],
  state: ['state', 'order'],
  progress: ['progress'],
  open: ['open'],
  total: ['total', 'onRequest'],
  date: ['date', 'day'],
  activity: ['activity'],
  contract: ['contract'],
} as const satisfies Record<Column, readonly string[]>
