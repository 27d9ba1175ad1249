import Paper from '@mui/material/Paper'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Deadline } from '#renderer/parts/deadlines/use-deadlines.ts'
import { useDeadlineWords } from '#renderer/parts/deadlines/use-deadline-words.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import styles from './DeadlinesPage.module.css'
import { FixedList } from './FixedList.tsx'
import type { DeadlineTalk } from './use-deadline-talk.ts'
import { useFixedItems } from './use-fixed-items.ts'
import { useReopening } from './use-reopening.ts'

interface CompletedDeadlineProps {
  readonly deadline: Deadline
  /** null = who looks is no buyer, and says nothing about it. */
  readonly talk: DeadlineTalk | null
  /** It is open again, and who took that back had the focus in here. */
  readonly onReopened: () => void
}

/** A deadline that is done, with who said so and what was left as it stands; it can be asked about and, in time, taken back (DDL-14, DDL-33). */
export function CompletedDeadline({ deadline, talk, onReopened }: CompletedDeadlineProps) {
  const { t } = useTranslation('deadlines')
  const words = useDeadlineWords()
  const { title, completedAt, completedBy, remainingDays } = deadline
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
      {talk === null || remainingDays < 0 ? null : <Reopening deadline={deadline} onReopened={onReopened} />}
      {talk === null ? null : (
        <Button aria-label={t('about', { action: t('ask'), title })} onClick={() => talk.ask(deadline)}>
          {t('ask')}
        </Button>
      )}
      <LeftOpen deadline={deadline} />
    </Paper>
  )
}

function Reopening({ deadline, onReopened }: Pick<CompletedDeadlineProps, 'deadline' | 'onReopened'>) {
  const { t } = useTranslation('deadlines')
  const button = useRef<HTMLButtonElement>(null)
  const { isBusy, reopen } = useReopening(deadline, () => {
    if (document.activeElement === button.current) onReopened()
  })
  return (
    // Not `disabled` meanwhile: the focus stays where it was.
    <Button
      ref={button}
      aria-label={t('about', { action: t('reopen'), title: deadline.title })}
      aria-disabled={isBusy}
      onClick={() => void reopen()}
    >
      {t('reopen')}
    </Button>
  )
}

/** What nobody decided of it, folded. */
function LeftOpen({ deadline }: { deadline: Deadline }) {
  const { t } = useTranslation('deadlines')
  const fixed = useFixedItems(deadline)
  const [isOpen, setIsOpen] = useState(false)
  if (fixed === null || fixed.items.length === 0) return null
  const { title } = deadline
  const action = t(isOpen ? 'hide' : 'show')
  return (
    <div className={styles.leftOpen}>
      <p className="ww-muted">
        {t('leftOpen', { count: fixed.items.length })}{' '}
        <Button aria-expanded={isOpen} aria-label={t('about', { action, title })} onClick={() => setIsOpen(!isOpen)}>
          {action}
        </Button>
      </p>
      {isOpen ? <FixedList fixed={fixed} /> : null}
    </div>
  )
}
