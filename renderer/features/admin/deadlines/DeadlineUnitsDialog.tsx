import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { useDeadlineWords } from '#renderer/parts/deadlines/use-deadline-words.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { useMay } from '#renderer/session/use-may.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { StateChip } from '#renderer/ui/StateChip.tsx'
import styles from './deadlines.module.css'
import { ExtendDialog } from './ExtendDialog.tsx'
import type { StaffDeadline, Standing } from './use-project-deadlines.ts'

interface DeadlineUnitsDialogProps {
  readonly deadline: StaffDeadline
  readonly projectId: string
  readonly title: string
  readonly onClose: () => void
}

/** How a deadline stands in each unit, and more time for single ones. */
export function DeadlineUnitsDialog({ deadline, projectId, title, onClose }: DeadlineUnitsDialogProps) {
  const { t } = useTranslation('admin-deadlines')
  const words = useDeadlineWords()
  const [extending, setExtending] = useState<Standing | null>(null)
  const { units } = deadline
  if (extending !== null)
    return (
      <ExtendDialog
        unit={{ id: extending.unitId, name: extending.unitName }}
        deadline={{ id: deadline.id, title, expiresAt: extending.expiresAt }}
        given={
          extending.extension === null
            ? null
            : { from: deadline.expiresAt, locks: deadline.locks && deadline.trades.length > 0 }
        }
        onClose={() => setExtending(null)}
      />
    )
  return (
    <Dialog title={t('unitsOf', { title })} subtitle={words.day(deadline.expiresAt)} size="large" onClose={onClose}>
      {units.length === 0 ? <p className="ww-muted">{t('nobody')}</p> : null}
      <ul className={styles.units}>
        {units.map((unit) => (
          <UnitRow key={unit.unitId} unit={unit} projectId={projectId} onExtend={() => setExtending(unit)} />
        ))}
      </ul>
    </Dialog>
  )
}

interface UnitRowProps {
  readonly unit: Standing
  readonly projectId: string
  readonly onExtend: () => void
}

function UnitRow({ unit, projectId, onExtend }: UnitRowProps) {
  const { t } = useTranslation('admin-deadlines')
  const { t: tDeadlines } = useTranslation('deadlines')
  const words = useDeadlineWords()
  const { accountId = '' } = useParams()
  const maySee = useMay('seeUnits', projectId)
  const { unitId, unitName, status, completedAt, completedBy, openCount, extension, expiresAt } = unit
  const path = `${linkTo('adminUnit', { accountId, adminUnitId: unitId })}?tab=deadlines`
  return (
    <li className="ww-between ww-wrap ww-gap-8">
      <div className="ww-stack ww-gap-2 ww-rest">
        {maySee ? (
          <Link className="ww-link" to={path}>
            {unitName}
          </Link>
        ) : (
          <strong>{unitName}</strong>
        )}
        {completedAt === null ? null : (
          <small className="ww-muted">
            {completedBy === ''
              ? tDeadlines('completedOn', { day: words.dayInWords(completedAt) })
              : tDeadlines('completedBy', { day: words.dayInWords(completedAt), name: completedBy })}
          </small>
        )}
        {extension === null ? null : (
          <small className="ww-muted">
            {t('extendedBecause', { day: words.day(expiresAt), reason: extension.reason, name: extension.by })}
          </small>
        )}
      </div>
      <StateChip
        state={status === 'completed' ? 'accepted' : status === 'overdue' ? 'expired' : 'plain'}
        label={
          openCount === null || openCount === 0
            ? tDeadlines(`status.${status}`)
            : t('completedOpen', { count: openCount })
        }
      />
      {status === 'completed' ? null : (
        <Button variant="outlined" aria-label={t('extend.named', { unit: unitName })} onClick={onExtend}>
          {t('extend.open')}
        </Button>
      )}
    </li>
  )
}
