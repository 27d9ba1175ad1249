import Paper from '@mui/material/Paper'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FixedItems } from '#shared/domain/index.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import type { Deadline } from '#renderer/parts/deadlines/use-deadlines.ts'
import { useDeadlineWords } from '#renderer/parts/deadlines/use-deadline-words.ts'
import { momentText } from '#renderer/parts/orders/moment-text.ts'
import { Button, ButtonLink } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import styles from './DeadlinesPage.module.css'
import { FixedList } from './FixedList.tsx'
import { useCalendarEntry } from './use-calendar-entry.ts'
import { type DeadlineTalk, isHeld } from './use-deadline-talk.ts'
import { useDecidePath } from './use-decide-path.ts'
import { useFixedItems } from './use-fixed-items.ts'

const DAY_MS = 86_400_000

interface DeadlineCardProps {
  readonly deadline: Deadline
  /** null = who looks is no buyer, and says nothing about it. */
  readonly talk: DeadlineTalk | null
  /** What would hold is shown at once. */
  readonly isFirst: boolean
}

/** A deadline that is not completed: how far away it is, what it is about, and what holds if nothing is done. */
export function DeadlineCard({ deadline, talk, isFirst }: DeadlineCardProps) {
  const { t } = useTranslation('deadlines')
  const words = useDeadlineWords()
  const locale = useLocale()
  const { title, description, status, expiresAt, remainingDays, extension, requestedAt } = deadline
  const fixed = useFixedItems(deadline)
  return (
    <Paper
      variant="outlined"
      component="article"
      className={styles.card}
      data-status={status}
      aria-label={title}
      data-testid={`deadline-${status}`}
    >
      <div className={styles.when}>
        <p className={styles.distance}>{words.distance(remainingDays)}</p>
        <p className="ww-muted">{words.day(expiresAt)}</p>
      </div>
      <div className={`ww-stack ww-gap-12 ${styles.what}`}>
        <div className="ww-stack ww-gap-4">
          <h3 className={styles.name}>{title}</h3>
          {description === '' ? null : <p className={styles.said}>{description}</p>}
          {extension === null ? null : (
            <p className="ww-muted">{t('extended', { day: words.dayInWords(extension.from) })}</p>
          )}
          {requestedAt === null ? null : <p role="note">{t('requested', { time: momentText(requestedAt, locale) })}</p>}
        </div>
        {fixed === null ? (
          status === 'overdue' ? (
            <p className="ww-muted">{t('over')}</p>
          ) : null
        ) : (
          <Consequence deadline={deadline} fixed={fixed} isFirst={isFirst} />
        )}
        <Actions deadline={deadline} fixed={fixed} talk={talk} isFirst={isFirst} />
      </div>
      {status === 'overdue' ? null : <EntryButton deadline={deadline} />}
    </Paper>
  )
}

interface ConsequenceProps {
  readonly deadline: Deadline
  readonly fixed: FixedItems
  readonly isFirst: boolean
}

function Consequence({ deadline: { status, expiresAt }, fixed, isFirst }: ConsequenceProps) {
  const { t } = useTranslation('deadlines')
  const words = useDeadlineWords()
  const [isOpen, setIsOpen] = useState(false)
  // Another one may become the first while the page is open.
  const isShown = isFirst || isOpen
  const { items, decidedCount, count } = fixed
  if (status === 'overdue')
    return items.length === 0 ? (
      <p className="ww-muted">{t('heldNothing')}</p>
    ) : (
      <>
        <p className="ww-muted">{t('held', { count: items.length })}</p>
        <FixedList fixed={fixed} />
      </>
    )
  if (count === 0) return null
  const decided = t('decided', { decided: decidedCount, count })
  if (items.length === 0) return <p className="ww-muted">{`${decided} ${t('nothingOpen')}`}</p>
  const day = words.dayInWords(new Date(Date.parse(expiresAt) + DAY_MS / 2).toISOString())
  const said = isShown ? t('open', { day, count: items.length }) : t('affected', { count: items.length })
  return (
    <>
      <p className="ww-muted" aria-live="polite">
        {`${decided} ${said}`}{' '}
        {isFirst ? null : (
          <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {t(isOpen ? 'hide' : 'show')}
          </Button>
        )}
      </p>
      {isShown ? <FixedList fixed={fixed} /> : null}
    </>
  )
}

interface ActionsProps {
  readonly deadline: Deadline
  readonly fixed: FixedItems | null
  readonly talk: DeadlineTalk | null
  /** The one thing to do is to decide about this one. */
  readonly isFirst: boolean
}

function Actions({ deadline, fixed, talk, isFirst }: ActionsProps) {
  const { t } = useTranslation('deadlines')
  const isOver = deadline.status === 'overdue'
  const to = useDecidePath(fixed, deadline.id)
  const isLocked = isHeld(deadline)
  const name = (action: string) => t('about', { action, title: deadline.title })
  return (
    <div className="ww-row ww-wrap ww-gap-8">
      {to === null || isOver || fixed === null || !isFirst ? null : (
        <ButtonLink variant="contained" to={to} endIcon={<NamedIcon name="arrowRight" size={20} />}>
          {t('decide', { count: fixed.items.length })}
        </ButtonLink>
      )}
      {talk === null ? null : (
        <>
          {isLocked ? null : (
            <Button
              variant="outlined"
              startIcon={<NamedIcon name="check" size={20} />}
              aria-label={name(t('complete'))}
              onClick={() => talk.complete(deadline)}
            >
              {t('complete')}
            </Button>
          )}
          <Button
            variant={isLocked ? 'outlined' : 'text'}
            {...(isLocked ? { startIcon: <NamedIcon name="mail" size={20} /> } : {})}
            aria-label={name(t(isLocked ? 'askForMore' : 'ask'))}
            onClick={() => talk.ask(deadline)}
          >
            {t(isLocked ? 'askForMore' : 'ask')}
          </Button>
        </>
      )}
      {to !== null && isOver ? <ButtonLink to={to}>{t('look')}</ButtonLink> : null}
    </div>
  )
}

/** One deadline as a file, for whoever wants no more in their calendar (DDL-25). */
function EntryButton({ deadline }: { deadline: Deadline }) {
  const { t } = useTranslation('deadlines')
  const { keepsNothing } = useOpenUnit()
  const load = useCalendarEntry(deadline)
  if (keepsNothing === true) return null
  return (
    <Button
      className={styles.entry}
      aria-label={t('about', { action: t('entry'), title: deadline.title })}
      startIcon={<NamedIcon name="download" size={20} />}
      onClick={() => void load()}
    >
      {t('entry')}
    </Button>
  )
}
