import Paper from '@mui/material/Paper'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FixedItems, listFixedItems } from '#shared/domain/index.ts'
import type { Deadline } from '#renderer/parts/deadlines/use-deadlines.ts'
import { useDeadlineWords } from '#renderer/parts/deadlines/use-deadline-words.ts'
import { Button, ButtonLink } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { withDate } from '#renderer/unit/address/date-address.ts'
import { roomPath } from '#renderer/unit/address/paths.ts'
import { useConfiguration } from '#renderer/unit/data/use-configuration.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import styles from './DeadlinesPage.module.css'
import { FixedList } from './FixedList.tsx'
import { useCalendarEntry } from './use-calendar-entry.ts'
import type { DeadlineTalk } from './use-deadline-talk.ts'

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
  const { title, description, status, expiresAt, remainingDays, extension } = deadline
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

/** What it fixes as the choices stand at this moment; null = nothing at all. */
function useFixedItems({ lockTrades, trades, status }: Deadline): FixedItems | null {
  const configuration = useConfiguration()
  return useMemo(
    () => (lockTrades ? listFixedItems(configuration, trades, status === 'overdue') : null),
    [configuration, lockTrades, trades, status],
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
  const { basePath, store } = useOpenUnit()
  const isOver = deadline.status === 'overdue'
  const first = fixed?.items[0]
  const room = store.prepared.room(first?.roomId ?? '') ?? store.prepared.rooms[0]
  const to = first === undefined || room === undefined ? null : roomPath(basePath, room.slug, first.id)
  const isHeld = isOver && deadline.lockTrades
  const name = (action: string) => t('about', { action, title: deadline.title })
  return (
    <div className="ww-row ww-wrap ww-gap-8">
      {to === null || isOver || fixed === null || !isFirst ? null : (
        <ButtonLink
          variant="contained"
          to={withDate(to, deadline.id)}
          endIcon={<NamedIcon name="arrowRight" size={20} />}
        >
          {t('decide', { count: fixed.items.length })}
        </ButtonLink>
      )}
      {talk === null ? null : (
        <>
          {isHeld ? null : (
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
            variant={isHeld ? 'outlined' : 'text'}
            {...(isHeld ? { startIcon: <NamedIcon name="mail" size={20} /> } : {})}
            aria-label={name(t(isHeld ? 'askForMore' : 'ask'))}
            onClick={() => talk.ask(deadline)}
          >
            {t(isHeld ? 'askForMore' : 'ask')}
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

interface CompletedDeadlineProps {
  readonly deadline: Deadline
  readonly talk: DeadlineTalk | null
}

/** A deadline that is done, with who said so; a question about it is possible all the same (DDL-14). */
export function CompletedDeadline({ deadline, talk }: CompletedDeadlineProps) {
  const { t } = useTranslation('deadlines')
  const words = useDeadlineWords()
  const { title, completedAt, completedBy } = deadline
  const day = completedAt === null ? '' : words.dayInWords(completedAt)
  return (
    <Paper
      variant="outlined"
      component="article"
      className={styles.done}
      aria-label={title}
      data-testid="deadline-completed"
    >
      <span className={styles.tick}>
        <NamedIcon name="check" />
      </span>
      <p className="ww-rest">
        <strong>{title}</strong>{' '}
        <span className="ww-muted">
          {completedBy === '' ? t('completedOn', { day }) : t('completedBy', { day, name: completedBy })}
        </span>
      </p>
      {talk === null ? null : (
        <Button aria-label={t('about', { action: t('ask'), title })} onClick={() => talk.ask(deadline)}>
          {t('ask')}
        </Button>
      )}
    </Paper>
  )
}
