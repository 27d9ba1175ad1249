import { useTranslation } from 'react-i18next'
import { useMailWay } from '#renderer/session/index.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import type { UnitRow } from '../unit-rows.ts'
import styles from './bulk.module.css'
import { PERSON_FIELDS } from './invite-lines.ts'
import type { LineState, useBulkInvite } from './use-bulk-invite.ts'

interface InviteLineProps {
  readonly row: UnitRow
  readonly invites: ReturnType<typeof useBulkInvite>
}

/** Who is invited to one unit; once they are, it says so and stays. */
export function InviteLine({ row: { unit }, invites }: InviteLineProps) {
  const { t } = useTranslation('admin')
  const { t: tUnits } = useTranslation('admin-units')
  const { unitNumber: number, invited, reservedFor } = unit
  const person = invites.getPerson(unit.id)
  const state = invites.getState(unit.id)
  const hints = [
    ...invited.map(({ name, email }) => t('taken.invited', { name: name === '' ? email : name })),
    ...(reservedFor === '' ? [] : [tUnits('inviteMany.reservedFor', { name: reservedFor })]),
  ]
  return (
    <li>
      <fieldset>
        <legend>{number}</legend>
        {PERSON_FIELDS.map((field) => (
          <TextField
            key={field}
            label={t(`invite.${field}`)}
            type={field === 'email' ? 'email' : 'text'}
            autoComplete="off"
            value={person[field]}
            disabled={state.isSent}
            readOnly={invites.isBusy}
            error={state.faults[field] === undefined ? null : t(`validations.${state.faults[field]}`)}
            onChange={({ target }) => invites.change(unit.id, { [field]: target.value })}
          />
        ))}
      </fieldset>
      <LineNote state={state} hints={hints} />
    </li>
  )
}

function LineNote({ state: { isSent, reason }, hints }: { state: LineState; hints: readonly string[] }) {
  const mailWay = useMailWay()
  const { t } = useTranslation('admin')
  const { t: tUnits } = useTranslation('admin-units')
  if (isSent)
    return (
      <p className={styles.sent} role="status">
        <NamedIcon name="check" size={16} /> {tUnits('inviteMany.sent', mailWay)}
      </p>
    )
  if (reason !== null)
    return (
      <p className={styles.wrong} role="alert">
        {reason.kind === 'fault' ? t(`validations.${reason.fault}`) : t(`failure.${reason.failure}`)}
      </p>
    )
  return hints.length === 0 ? null : <p className="ww-muted">{hints.join(' · ')}</p>
}
