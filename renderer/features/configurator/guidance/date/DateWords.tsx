import { useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { type Configuration, listFixedItems } from '#shared/domain/index.ts'
import { formatDeadlineDay } from '#renderer/i18n/format-in-sentences.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { useUnitDeadlines } from '#renderer/parts/deadlines/use-unit-deadlines.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { withoutDate } from '#renderer/unit/address/date-address.ts'
import { deadlinesPath } from '#renderer/unit/address/paths.ts'
import { useOpenUnit, useUnitValue } from '#renderer/unit/state/unit.context.ts'
import { useDateTrades } from '../date-trades.store.ts'
import styles from './DateWords.module.css'

const NONE: readonly string[] = []

/** The line of the deadline with this id; nothing where it is over, met or gone meanwhile, and any decision comes next. */
export function DateWords({ deadlineId }: { deadlineId: string }) {
  const { t } = useTranslation('deadlines')
  const locale = useLocale()
  const { basePath } = useOpenUnit()
  const location = useLocation()
  const deadline = useUnitDeadlines()?.find(({ id }) => id === deadlineId)
  const isOpen = deadline !== undefined && deadline.status !== 'completed' && deadline.status !== 'overdue'
  const trades = isOpen ? deadline.trades : null
  const count = useUnitValue(countOpen, trades ?? NONE)
  useLayoutEffect(() => {
    useDateTrades.setState({ trades })
    return () => useDateTrades.setState({ trades: null })
  }, [trades])
  if (!isOpen) return null
  const words = { title: deadline.title, day: formatDeadlineDay(deadline.expiresAt, locale) }
  return (
    <div className={styles.line} role="note">
      <Link className={styles.back} to={deadlinesPath(basePath)}>
        <NamedIcon name="chevronLeft" size={20} />
        <span role="status">{count === 0 ? t('way.done', words) : t('way.open', { ...words, count })}</span>
      </Link>
      <Link
        className={styles.leave}
        to={withoutDate(location)}
        replace
        aria-label={t('way.leave')}
        onClick={({ currentTarget }) => {
          // It goes with its line: who pressed it stays among the choices.
          currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
        }}
      >
        <NamedIcon name="close" size={20} />
      </Link>
    </div>
  )
}

function countOpen(configuration: Configuration, trades: readonly string[]): number {
  return listFixedItems(configuration, trades, false).items.length
}
