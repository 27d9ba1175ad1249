import { useTranslation } from 'react-i18next'
import { useUnitState } from '../state/derive.ts'
import { useReopening } from './use-may-complete.ts'
import { useUnitOrders } from './use-orders.ts'

/**
 * What completing means, in the words that every place uses (decision 59): before it, and how it stands once it is done.
 * Who could not open it again is not told that they can.
 */
export function useOrderWords(): { readonly before: string; readonly placed: string } {
  const { t } = useTranslation()
  const { completed } = useUnitState()
  const reopening = useReopening()
  const order = useUnitOrders({ isNeeded: completed })?.[0]
  const before = t('order.before')
  if (!completed) return { before: reopening === 'reopened' ? `${before} ${t('order.reopen')}` : before, placed: '' }
  const placed = order?.state === 'confirmed' || order?.state === 'ordered' ? order.state : 'placed'
  const words: string[] = [t(`order.${placed}`)]
  if (order?.isReopeningAsked === true) words.push(t('order.asked'))
  else if (reopening !== null) words.push(t(reopening === 'reopened' ? 'order.reopen' : 'order.ask'))
  return { before, placed: words.join(' ') }
}
