import Alert from '@mui/material/Alert'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DEADLINE_STATUSES } from '#shared/domain/index.ts'
import { UnitFrame } from '#renderer/features/page-menu/index.ts'
import { usePageTop } from '#renderer/features/unit-header/index.ts'
import { type Deadline, getNextDeadline, useDeadlines } from '#renderer/parts/deadlines/use-deadlines.ts'
import { useSession } from '#renderer/session/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { useTitle } from '#renderer/ui/use-title.ts'
import { homePath } from '#renderer/unit/address/paths.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { CalendarDialog } from './CalendarDialog.tsx'
import { CompletedDeadline } from './CompletedDeadline.tsx'
import { DeadlineCard } from './DeadlineCard.tsx'
import { DeadlineDialog } from './DeadlineDialog.tsx'
import styles from './DeadlinesPage.module.css'
import { useDeadlineTalk } from './use-deadline-talk.ts'

/** By when the unit's people decide, and what holds if they do not (DDL-1 to DDL-20, DDL-23). */
export function DeadlinesPage() {
  const { t } = useTranslation('deadlines')
  const { basePath, project, name, unit, isLocal } = useOpenUnit()
  const isBuyer = useSession((state) => state.user?.group === 'buyer')
  const { data = [], isLoading, isError, refetch } = useDeadlines(unit.id, !isLocal)
  const [isCalendarOpen, setIsCalendarOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useTitle(t('title'), name)
  usePageTop()
  return (
    <UnitFrame back={{ to: homePath(basePath, project), label: t('back') }}>
      <main className={styles.page} aria-busy={isLoading}>
        <div className="ww-between ww-wrap ww-gap-12">
          <h1 ref={heading} className="ww-title" tabIndex={-1}>
            {t('title')}
          </h1>
          {isBuyer && data.length > 0 ? (
            <Button
              variant="outlined"
              startIcon={<NamedIcon name="calendar" size={20} />}
              onClick={() => setIsCalendarOpen(true)}
            >
              {t('calendar.open')}
            </Button>
          ) : null}
        </div>
        {isError ? (
          <Alert severity="error" action={<Button onClick={() => void refetch()}>{t('failed.retry')}</Button>}>
            {t('failed.title')}
          </Alert>
        ) : null}
        {!isLoading && !isError && data.length === 0 ? <Nothing /> : null}
        <Groups deadlines={data} isBuyer={isBuyer} onReopened={() => heading.current?.focus()} />
      </main>
      {isCalendarOpen ? <CalendarDialog onClose={() => setIsCalendarOpen(false)} /> : null}
    </UnitFrame>
  )
}

function Nothing() {
  const { t } = useTranslation('deadlines')
  return (
    <div className={styles.empty}>
      <h2 className="ww-section">{t('empty.title')}</h2>
      <p className="ww-muted">{t('empty.body')}</p>
    </div>
  )
}

interface GroupsProps {
  readonly deadlines: readonly Deadline[]
  readonly isBuyer: boolean
  /** What was pressed goes to another group, and the focus cannot go with it. */
  readonly onReopened: () => void
}

/** One group for each status that there is, in the order of what presses most (DDL-1, DDL-2). */
function Groups({ deadlines, isBuyer, onReopened }: GroupsProps) {
  const { t } = useTranslation('deadlines')
  const talk = useDeadlineTalk(deadlines)
  const next = getNextDeadline(deadlines.filter(({ status }) => status !== 'overdue'))
  return (
    <>
      {DEADLINE_STATUSES.map((status) => {
        const own = deadlines.filter((deadline) => deadline.status === status)
        if (own.length === 0) return null
        return (
          <section key={status} className={styles.group} aria-labelledby={`deadlines-${status}`}>
            <h2 id={`deadlines-${status}`} className="ww-section">
              {t(`groups.${status}`)} <span className={styles.count}>{own.length}</span>
            </h2>
            {own.map((deadline) =>
              status === 'completed' ? (
                <CompletedDeadline
                  key={deadline.id}
                  deadline={deadline}
                  talk={isBuyer ? talk : null}
                  onReopened={onReopened}
                />
              ) : (
                <DeadlineCard
                  key={deadline.id}
                  deadline={deadline}
                  talk={isBuyer ? talk : null}
                  isFirst={deadline === next || status === 'overdue'}
                />
              ),
            )}
          </section>
        )
      })}
      {talk.open === null ? null : <DeadlineDialog {...talk.open} onClose={talk.close} />}
    </>
  )
}
