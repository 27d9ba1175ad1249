import { useTranslation } from 'react-i18next'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Cell, DataTable, RowHead, TableRow } from '#renderer/ui/DataTable.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { StateChip } from '#renderer/ui/StateChip.tsx'
import styles from './admin.module.css'
import { dayText } from './day-text.ts'
import { RoleNames } from './people/RoleNames.tsx'
import { UnitNames } from './UnitNames.tsx'
import type { Invitation } from './use-people.ts'

interface InvitationsTableProps {
  readonly invitations: readonly Invitation[]
  /** The one that something is being done with. */
  readonly busyId: string | null
  readonly onResend: (invitation: Invitation) => void
  readonly onRevoke: (invitation: Invitation) => void
}

/** One page of invitations; those that are not accepted or taken back can be sent again and taken back. */
export function InvitationsTable({ invitations, busyId, onResend, onRevoke }: InvitationsTableProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  return (
    <DataTable
      aria-labelledby="admin-invitations"
      columns={[
        t('name'),
        t('units'),
        t('invitations.state'),
        t('invitations.sent'),
        { hidden: t('invitations.actions') },
      ]}
    >
      {invitations.map((invitation) => (
        <TableRow key={invitation.id}>
          <RowHead>
            {invitation.firstName} {invitation.lastName}
            <small>{invitation.email}</small>
          </RowHead>
          <Cell label={t('units')}>
            {invitation.group === 'buyer' ? <UnitNames ids={invitation.unitIds} /> : <RoleNames person={invitation} />}
          </Cell>
          <Cell label={t('invitations.state')}>
            <State invitation={invitation} />
          </Cell>
          <Cell label={t('invitations.sent')}>
            <time dateTime={invitation.sentAt}>{dayText(invitation.sentAt, locale)}</time>
          </Cell>
          <Cell className={styles.actions}>
            {invitation.state === 'open' || invitation.state === 'expired' ? (
              <>
                <Button
                  aria-label={t('invitations.resendTo', { email: invitation.email })}
                  disabled={busyId === invitation.id}
                  onClick={() => onResend(invitation)}
                >
                  {t('invitations.resend')}
                </Button>
                <Button
                  color="error"
                  aria-label={t('invitations.revokeNamed', { email: invitation.email })}
                  disabled={busyId === invitation.id}
                  onClick={() => onRevoke(invitation)}
                >
                  {t('invitations.revoke')}
                </Button>
              </>
            ) : null}
          </Cell>
        </TableRow>
      ))}
    </DataTable>
  )
}

function State({ invitation: { state, expiresAt, acceptedAt, mail } }: { invitation: Invitation }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  return (
    <span className={`ww-stack ww-gap-4 ${styles.state}`}>
      <StateChip state={state} label={t(`invitations.states.${state}`)} />
      {state === 'open' ? <small>{t('invitations.until', { day: dayText(expiresAt, locale) })}</small> : null}
      {state === 'open' && mail !== null && (mail.state === 'failed' || mail.state === 'given_up') ? (
        <small className={styles.undelivered}>
          <NamedIcon name="alert" size={16} /> {t(`invitations.mail.${mail.state}`)}
        </small>
      ) : null}
      {acceptedAt === null ? null : <small>{t('invitations.accepted', { day: dayText(acceptedAt, locale) })}</small>}
    </span>
  )
}
