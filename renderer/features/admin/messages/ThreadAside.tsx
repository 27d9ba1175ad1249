import Paper from '@mui/material/Paper'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { useDeadlineWords } from '#renderer/parts/deadlines/use-deadline-words.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { useMay } from '#renderer/session/use-may.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { ExtendDialog } from '../deadlines/ExtendDialog.tsx'
import styles from './messages.module.css'
import type { StaffThread } from './use-threads.ts'

/** What the thread is about: the unit, a deadline of it, and its people. */
export function ThreadAside({ thread }: { thread: StaffThread }) {
  const { t } = useTranslation('admin-messages')
  const { accountId = '' } = useParams()
  const { unit, project, buyers } = thread
  return (
    <Paper variant="outlined" component="aside" className={styles.aside} aria-label={t('about')}>
      <div className="ww-stack ww-gap-4">
        <h3 className="ww-heading">{unit.displayName}</h3>
        <p className="ww-muted">{project.name}</p>
      </div>
      <ul>
        <li>
          <Link to={linkTo('adminUnit', { accountId, adminUnitId: unit.id })}>{t('toFile')}</Link>
        </li>
        <li>
          <Link to={`${linkTo('adminMessages', { accountId })}?box=all&unit=${encodeURIComponent(unit.id)}`}>
            {t('allOfUnit')}
          </Link>
        </li>
      </ul>
      {thread.deadline === null ? null : <AboutDeadline thread={thread} deadline={thread.deadline} />}
      <div className="ww-stack ww-gap-4">
        <h3 className="ww-heading">{t('buyers')}</h3>
        {buyers.length === 0 ? <p className="ww-muted">{t('noBuyers')}</p> : null}
        <ul>
          {buyers.map(({ id, name, email }) => (
            <li key={id}>
              {name}
              <small className="ww-muted">{email}</small>
            </li>
          ))}
        </ul>
      </div>
    </Paper>
  )
}

interface AboutDeadlineProps {
  readonly thread: StaffThread
  readonly deadline: NonNullable<StaffThread['deadline']>
}

/** The deadline that is talked about, the way to it, and more time for this unit (DDL-35). */
function AboutDeadline({ thread: { unit, project }, deadline }: AboutDeadlineProps) {
  const { t } = useTranslation('admin-messages')
  const { t: tDeadlines } = useTranslation('admin-deadlines')
  const { accountId = '' } = useParams()
  const words = useDeadlineWords()
  const mayExtend = useMay('setDeadlines', project.id)
  const [isExtending, setIsExtending] = useState(false)
  const { title, expiresAt, remainingDays, isCompleted, given } = deadline
  return (
    <div className="ww-stack ww-gap-4">
      <h3 className="ww-heading">{tDeadlines('deadline')}</h3>
      <p>
        <Link to={`${linkTo('adminUnit', { accountId, adminUnitId: unit.id })}?tab=deadlines`}>{title}</Link>
      </p>
      <p className="ww-muted">
        {`${words.day(expiresAt)} · ${isCompleted ? t('kinds.deadline_completion') : words.distance(remainingDays)}`}
      </p>
      {mayExtend && !isCompleted ? (
        <div>
          <Button
            variant="outlined"
            aria-label={tDeadlines('extend.title', { title })}
            onClick={() => setIsExtending(true)}
          >
            {tDeadlines('extend.open')}
          </Button>
        </div>
      ) : null}
      {isExtending ? (
        <ExtendDialog
          unit={{ id: unit.id, name: unit.displayName }}
          deadline={deadline}
          given={given}
          onClose={() => setIsExtending(false)}
        />
      ) : null}
    </div>
  )
}
