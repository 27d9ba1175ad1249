import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { MAX_REMINDED_UNITS } from '#shared/contracts/http/reminders.contract.ts'
import type { ApiError } from '#renderer/api/index.ts'
import { ApiFailure } from '#renderer/api/index.ts'
import { useMailWay } from '#renderer/session/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { FormFailure, FormNote } from '#renderer/ui/FormNote.tsx'
import { getFailure } from '#renderer/ui/form-failure.ts'
import type { AccountUnit } from '../unit-rows.ts'
import type { BulkActionProps } from './bulk-action.types.ts'
import styles from './bulk.module.css'
import { countPeople, isSending, type Outcome, type Reminders, useReminders } from './use-reminders.ts'

interface RemindDialogProps extends BulkActionProps {
  readonly onClose: () => void
}

/** Says who gets which mail before anything is sent, and afterwards what came of it (UNT-11). */
export function RemindDialog(props: RemindDialogProps) {
  return props.rows.length > MAX_REMINDED_UNITS ? <TooMany onClose={props.onClose} /> : <Reminding {...props} />
}

function TooMany({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin-units')
  return (
    <Dialog title={t('remind.title')} size="small" onClose={onClose}>
      <p>{t('bulk.tooMany', { max: MAX_REMINDED_UNITS })}</p>
    </Dialog>
  )
}

function Reminding({ rows, onClose, onDone }: RemindDialogProps) {
  const { t } = useTranslation('admin-units')
  const units = rows.map(({ unit }) => unit)
  const { plan, send, isBusy, failure, told } = useReminders(units)
  const counts = plan.data === undefined ? null : countPeople(plan.data)
  const mails = counts === null ? 0 : counts.reminded + counts.invited
  const finish = () => {
    if (told === null) return onClose()
    onClose()
    onDone(
      told.filter(({ people }) => people.some(({ outcome }) => outcome === 'too_many')).map(({ unitId }) => unitId),
    )
  }
  return (
    <Dialog
      title={t(told === null ? 'remind.title' : 'remind.doneTitle')}
      onClose={isBusy ? null : finish}
      actions={
        told === null ? (
          <>
            <Button disabled={isBusy} onClick={onClose}>
              {t('remind.cancel')}
            </Button>
            <Button variant="contained" disabled={isBusy || mails === 0} onClick={() => void send()}>
              {isBusy
                ? t('remind.sending')
                : mails === 0
                  ? t('remind.submitNone')
                  : t('remind.submit', { count: mails })}
            </Button>
          </>
        ) : (
          <Button variant="contained" onClick={finish}>
            {t('remind.finish')}
          </Button>
        )
      }
    >
      <div className="ww-stack ww-gap-16">
        {failure === null ? null : <FormFailure>{sayFailure(failure)}</FormFailure>}
        {getContent()}
      </div>
    </Dialog>
  )

  function sayFailure(error: ApiError): string {
    return t(`bulk.failure.${getFailure(error) ?? 'other'}`)
  }

  function getContent() {
    if (told !== null) return <Told told={told} units={units} />
    if (plan.error !== null)
      return (
        <>
          <FormFailure>
            {plan.error instanceof ApiFailure ? sayFailure(plan.error.error) : t('bulk.failure.other')}
          </FormFailure>
          <div>
            <Button variant="outlined" onClick={() => void plan.refetch()}>
              {t('bulk.retry')}
            </Button>
          </div>
        </>
      )
    return plan.data === undefined ? <Looking count={units.length} /> : <Plan plan={plan.data} units={units} />
  }
}

/** As high as what comes. */
function Looking({ count }: { count: number }) {
  const { t } = useTranslation('admin-units')
  return (
    <div role="status">
      <span className="visually-hidden">{t('remind.looking')}</span>
      {Array.from({ length: Math.min(count, 8) }, (_, index) => (
        <Skeleton key={index} height="2.25rem" />
      ))}
    </div>
  )
}

interface ListProps {
  readonly units: readonly AccountUnit[]
}

function Plan({ plan, units }: ListProps & { plan: Reminders }) {
  const { t } = useTranslation('admin-units')
  const { reminded, invited, skipped } = countPeople(plan)
  return (
    <>
      <ul className={styles.consequences}>
        {reminded === 0 ? null : <li>{t('remind.willRemind', { count: reminded })}</li>}
        {invited === 0 ? null : <li>{t('remind.willInvite', { count: invited })}</li>}
        <Skipped skipped={skipped} />
      </ul>
      <People reminders={plan} units={units} say={(outcome) => t(`remind.plan.${outcome}`)} />
    </>
  )
}

function Told({ told, units }: ListProps & { told: Reminders }) {
  const { t } = useTranslation('admin-units')
  const mailWay = useMailWay()
  const { reminded, invited, skipped } = countPeople(told)
  return (
    <>
      <FormNote>{t('remind.done', { count: reminded + invited, ...mailWay })}</FormNote>
      {skipped.length === 0 ? null : (
        <ul className={styles.consequences}>
          <Skipped skipped={skipped} />
        </ul>
      )}
      <People
        reminders={told}
        units={units}
        say={(outcome) =>
          outcome === 'reminded' || outcome === 'invited_again'
            ? t(`remind.told.${outcome}`, mailWay)
            : t(`remind.told.${outcome}`)
        }
      />
    </>
  )
}

/** Who gets nothing, and why: a line for each reason. */
function Skipped({ skipped }: Pick<ReturnType<typeof countPeople>, 'skipped'>) {
  const { t } = useTranslation('admin-units')
  return skipped.map(({ reason, count }) => (
    <li key={reason} className="ww-muted">
      {reason === 'nobody'
        ? t('remind.skippedUnits', { count })
        : t('remind.skipped', { count, reason: t(`remind.told.${reason}`) })}
    </li>
  ))
}

interface PeopleProps extends ListProps {
  readonly reminders: Reminders
  readonly say: (outcome: Outcome) => string
}

/** A line for each person of each unit. */
function People({ reminders, units, say }: PeopleProps) {
  const { t } = useTranslation('admin-units')
  const numbers = new Map(units.map(({ id, unitNumber }) => [id, unitNumber]))
  return (
    <ul className={styles.people} aria-label={t('remind.list')}>
      {reminders.flatMap(({ unitId, people }) =>
        people.length === 0 ? (
          <li key={unitId} data-quiet>
            <strong>{numbers.get(unitId)}</strong>
            <span>{t('remind.nobody')}</span>
          </li>
        ) : (
          people.map(({ name, email, outcome }) => (
            <li key={`${unitId} ${email} ${outcome}`} data-quiet={isSending(outcome) ? undefined : true}>
              <strong>{numbers.get(unitId)}</strong>
              <span title={`${name} ${email}`}>
                {name} <small>{email}</small>
              </span>
              <span>{say(outcome)}</span>
            </li>
          ))
        ),
      )}
    </ul>
  )
}
