import { useTranslation } from 'react-i18next'
import { formatDeadlineDay } from '#renderer/i18n/format-in-sentences.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { useNextDeadline } from '../state/unit.context.ts'
import { useUnitState } from '../state/derive.ts'
import { useMayReopen } from './use-may-complete.ts'

/**
 * Until when something has to be decided, or once it is ordered can still be changed by who reads it (KNW-3); null =
 * there is no such day.
 */
export function useNextDate(): string | null {
  const { t } = useTranslation()
  const locale = useLocale()
  const nextDeadline = useNextDeadline()
  const { completed } = useUnitState()
  const mayReopen = useMayReopen()
  if (nextDeadline === null || (completed && !mayReopen)) return null
  const { title, titles, expiresAt } = nextDeadline
  const words = { day: formatDeadlineDay(expiresAt, locale), title: titles?.[locale] ?? title }
  return completed ? t('order.changeUntil', words) : t('order.decideUntil', words)
}
