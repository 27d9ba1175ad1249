import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { STATUS_ICONS } from '#renderer/parts/deadlines/status-icons.ts'
import { useDeadlineWords } from '#renderer/parts/deadlines/use-deadline-words.ts'
import { getNextDeadline } from '#renderer/parts/deadlines/use-deadlines.ts'
import { useUnitDeadlines } from '#renderer/parts/deadlines/use-unit-deadlines.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { deadlinesPath } from '#renderer/unit/address/paths.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { ItemCard } from '../ItemCard.tsx'
import { itemStyle } from '../item-style.ts'
import type { ItemViewProps } from '../item-view.types.ts'
import styles from './DeadlineReminderItem.module.css'

/** What has to be decided next, and by when (DSH-10), with the way to all deadlines (DSH-52). */
export function DeadlineReminderItem({ item, place }: ItemViewProps<'DeadlineReminder'>) {
  const { t } = useTranslation('deadlines')
  const { basePath } = useOpenUnit()
  const words = useDeadlineWords()
  const deadlines = useUnitDeadlines()
  if (deadlines === undefined) return null
  // Where everything is done, the last of it is shown as such.
  const next = getNextDeadline(deadlines) ?? deadlines.at(-1) ?? null
  return (
    <ItemCard
      item={item}
      place={place}
      title={t('card.next')}
      isLabel
      className={`${styles.card} ${next === null ? '' : styles[next.status]}`}
    >
      {next === null ? (
        <p className="ww-muted">{t('card.none')}</p>
      ) : (
        <div className={styles.next} data-status={next.status} data-testid="next-deadline">
          <p className={styles.title}>
            <NamedIcon name={STATUS_ICONS[next.status]} />
            <span className="ww-words">{next.title}</span>
          </p>
          <p className="ww-text" style={itemStyle(item.styles['text'])}>
            <strong className={styles.distance}>
              {next.status === 'completed' ? t('status.completed') : words.distance(next.remainingDays)}
            </strong>
            {' · '}
            {words.day(next.expiresAt)}
          </p>
        </div>
      )}
      <Link className={styles.all} to={deadlinesPath(basePath)}>
        {t('card.all')}
        <NamedIcon name="arrowRight" size={20} />
      </Link>
    </ItemCard>
  )
}
