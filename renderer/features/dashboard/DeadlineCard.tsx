import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { getNextDeadline } from '#renderer/parts/deadlines/use-deadlines.ts'
import { useDeadlineWords } from '#renderer/parts/deadlines/use-deadline-words.ts'
import { STATUS_ICONS } from '#renderer/parts/deadlines/status-icons.ts'
import { useUnitDeadlines } from '#renderer/parts/deadlines/use-unit-deadlines.ts'
import { Card } from '#renderer/ui/card/Card.tsx'
import card from '#renderer/ui/card/Card.module.css'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { deadlinesPath } from '#renderer/unit/address/paths.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import styles from './DeadlineCard.module.css'

/** The next deadline, how it stands and how far away it is, with the way to all of them (DDL-4 to DDL-10, DSH-52). */
export function DeadlineCard() {
  const { t } = useTranslation('deadlines')
  const { basePath } = useOpenUnit()
  const words = useDeadlineWords()
  const deadlines = useUnitDeadlines()
  if (deadlines === undefined) return null
  // Where everything is done, the last of it is shown as such.
  const shown = getNextDeadline(deadlines) ?? deadlines.at(-1) ?? null
  return (
    <Card title={t('card.next')}>
      {shown === null ? (
        <p className="ww-muted">{t('card.none')}</p>
      ) : (
        <div className={styles.next} data-status={shown.status} data-testid="next-deadline">
          <span className={styles.sign}>
            <NamedIcon name={STATUS_ICONS[shown.status]} />
          </span>
          <p className="ww-stack ww-gap-2">
            <strong>{shown.title}</strong>
            <span className={styles.distance}>
              {shown.status === 'completed' ? t('status.completed') : words.distance(shown.remainingDays)}
            </span>
            <span className="ww-muted">{words.day(shown.expiresAt)}</span>
          </p>
        </div>
      )}
      <Link className={card.link} to={deadlinesPath(basePath)}>
        {t('card.all')}
        <NamedIcon name="arrowRight" size={20} />
      </Link>
    </Card>
  )
}
