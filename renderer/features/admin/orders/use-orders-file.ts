import { useTranslation } from 'react-i18next'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { useOrderStateWords } from '#renderer/parts/orders/OrderState.tsx'
import type { OrderRow } from '#renderer/parts/orders/order.types.ts'
import { csvAmount, type CsvCell } from '#renderer/platform/csv.ts'
import { AT_ONCE, useListFile } from '../use-list-file.ts'
import { type OrdersView, readOrders } from './use-orders.ts'

/** What the list shows on all its pages as a file for spreadsheets (ORD-10). */
export function useOrdersFile(view: OrdersView) {
  const { t } = useTranslation('admin-orders')
  const sayState = useOrderStateWords()
  const locale = useLocale()
  const amount = (cents: number | null) => (cents === null ? '' : csvAmount(cents, locale))

  function getCells(order: OrderRow): CsvCell[] {
    const { number, project, unit, buyers, completedAt, total, onRequestCount, difference } = order
    return [
      number,
      project.name,
      unit.name,
      buyers.join(', '),
      completedAt.slice(0, 16).replace('T', ' '),
      sayState(order),
      amount(total),
      { own: String(onRequestCount) },
      amount(difference),
    ]
  }

  return useListFile({
    readPage: (page) => readOrders({ ...view, page }, locale, AT_ONCE),
    heads: HEADS.map((head) => t(`csv.${head}`)),
    getCells,
    fileName: t('csv.file'),
    failure: t('csv.failed'),
  })
}

const HEADS = ['number', 'project', 'unit', 'buyers', 'completed', 'state', 'total', 'onRequest', 'difference'] as const
