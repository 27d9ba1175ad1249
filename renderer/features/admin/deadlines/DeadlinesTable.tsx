import Paper from '@mui/material/Paper'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { useDeadlineWords } from '#renderer/parts/deadlines/use-deadline-words.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Cell, DataTable, RowHead, TableRow } from '#renderer/ui/DataTable.tsx'
import { ProgressBar } from '#renderer/ui/ProgressBar.tsx'
import { DeadlineFormDialog } from './DeadlineFormDialog.tsx'
import { DeadlineUnitsDialog } from './DeadlineUnitsDialog.tsx'
import styles from './deadlines.module.css'
import type { ProjectDeadlines, StaffDeadline } from './use-project-deadlines.ts'

/** The deadlines of a project by what they are for: all of it, a building, or a single unit. */
export function DeadlinesTable({ project }: { project: ProjectDeadlines }) {
  const { t } = useTranslation('admin-deadlines')
  const groups = [
    { id: 'project', title: t('groups.project'), own: project.deadlines.filter((one) => isOfProject(one)) },
    ...project.buildings.map(({ id, name }) => ({
      id,
      title: name,
      own: project.deadlines.filter(({ buildingId, unitId }) => unitId === null && buildingId === id),
    })),
    { id: 'units', title: t('groups.units'), own: project.deadlines.filter(({ unitId }) => unitId !== null) },
  ]
  return groups
    .filter(({ own }) => own.length > 0)
    .map(({ id, title, own }) => (
      <Paper key={id} variant="outlined" component="section" aria-labelledby={`deadlines-${id}`}>
        <h2 id={`deadlines-${id}`} className={`ww-heading ${styles.group}`}>
          {title}
        </h2>
        <DataTable
          aria-labelledby={`deadlines-${id}`}
          columns={[
            t('deadline'),
            t('lead'),
            t('locks'),
            t('due'),
            t('done'),
            t('exceptions'),
            { hidden: t('actions') },
          ]}
        >
          {own.map((deadline) => (
            <Row key={deadline.id} project={project} deadline={deadline} />
          ))}
        </DataTable>
      </Paper>
    ))
}

function isOfProject({ buildingId, unitId }: StaffDeadline): boolean {
  return buildingId === null && unitId === null
}

interface RowProps {
  readonly project: ProjectDeadlines
  readonly deadline: StaffDeadline
}

function Row({ project, deadline }: RowProps) {
  const { t } = useTranslation('admin-deadlines')
  const words = useDeadlineWords()
  const locale = useLocale()
  const { title, trades, locks, expiresAt, remainingDays, lineId, units } = deadline
  const called = title[locale] || title.de || title.en
  const line = project.lines.find(({ id }) => id === lineId)
  const named = trades.map((trade) => words.trade(trade)).join(', ')
  return (
    <TableRow data-testid="staff-deadline">
      <RowHead>{called}</RowHead>
      <Cell label={t('lead')}>{line === undefined ? '' : sayLead(line.weeks)}</Cell>
      <Cell label={t('locks')}>{locks ? named : named === '' ? '' : t('onlyAsked', { trades: named })}</Cell>
      <Cell label={t('due')}>
        <strong className={styles.day}>{words.day(expiresAt)}</strong>
        <small>{words.distance(remainingDays)}</small>
      </Cell>
      <Cell label={t('done')}>{units.length === 0 ? t('nobody') : <Done units={units} label={called} />}</Cell>
      <Cell label={t('exceptions')}>{sayExceptions()}</Cell>
      <Cell className={styles.actions}>
        <Actions project={project} deadline={deadline} called={called} />
      </Cell>
    </TableRow>
  )

  function sayLead(weeks: number): string {
    return weeks > 0 ? t('weeksAfter', { count: weeks }) : t('weeksBefore', { count: -weeks })
  }

  /** Who has more time, and whose choices are locked. */
  function sayExceptions(): string {
    const extended = units
      .filter(({ extension, status }) => extension !== null && status !== 'completed')
      .map(({ unitNumber, expiresAt: until }) => t('extendedUntil', { unit: unitNumber, day: words.day(until) }))
    const locked = locks ? units.filter(({ status }) => status === 'overdue').map(({ unitNumber }) => unitNumber) : []
    return [...(locked.length === 0 ? [] : [t('locked', { units: locked.join(', ') })]), ...extended].join(' · ')
  }
}

/** How many of the units have completed it. */
function Done({ units, label }: Pick<StaffDeadline, 'units'> & { readonly label: string }) {
  const { t } = useTranslation('admin-deadlines')
  const done = units.filter(({ completedAt }) => completedAt !== null).length
  const text = t('doneOf', { done, count: units.length })
  return (
    <span className={styles.done}>
      <ProgressBar progress={done / units.length} label={label} text={text} />
      <span aria-hidden="true">{text}</span>
    </span>
  )
}

function Actions({ project, deadline, called }: RowProps & { readonly called: string }) {
  const { t } = useTranslation('admin-deadlines')
  const [dialog, setDialog] = useState<'edit' | 'units' | null>(null)
  const close = () => setDialog(null)
  return (
    <>
      <Button aria-label={t('unitsOf', { title: called })} onClick={() => setDialog('units')}>
        {t('units')}
      </Button>
      {deadline.lineId === null ? (
        <Button aria-label={t('editNamed', { title: called })} onClick={() => setDialog('edit')}>
          {t('edit')}
        </Button>
      ) : null}
      {dialog === 'units' ? (
        <DeadlineUnitsDialog deadline={deadline} projectId={project.project.id} title={called} onClose={close} />
      ) : null}
      {dialog === 'edit' ? <DeadlineFormDialog project={project} deadline={deadline} onClose={close} /> : null}
    </>
  )
}
