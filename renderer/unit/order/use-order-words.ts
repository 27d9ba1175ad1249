import { useTranslation } from 'react-i18next'
import { useMayReopen } from './use-may-complete.ts'

/**
 * What completing means, in the words that every place uses (decision 59): before it, and once it is done. Who could not
 * open it again is not told that they can.
 */
export function useOrderWords(): { readonly before: string; readonly placed: string } {
  const { t } = useTranslation()
  const mayReopen = useMayReopen()
  const reopen = t('order.reopen')
  const placed = t('order.placed')
  const before = t('order.before')
  if (!mayReopen) return { before, placed }
  return { before: `${before} ${reopen}`, placed: `${placed} ${reopen}` }
}
