import { useTranslation } from 'react-i18next'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { Button } from '#renderer/ui/Button.tsx'
import styles from './admin.module.css'
import { dayText } from './day-text.ts'
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
    <table className={styles.table} aria-labelledby="admin-invitations">
      <thead>
        <tr>
          <th scope="col">{t('name')}</th>
          <th scope="col">{t('units')}</th>
          <th scope="col">{t('invitations.state')}</th>
          <th scope="col">{t('invitations.sent')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('invitations.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {invitations.map((invitation) => (
          <tr key={invitation.id}>
            <th scope="row">
              {invitation.firstName} {invitation.lastName}
              <small>{invitation.email}</small>
            </th>
            <td data-label={t('units')}>
              {invitation.group === 'user' ? t('group.user') : <UnitNames ids={invitation.unitIds} />}
            </td>
            <td data-label={t('invitations.state')}>
              <State invitation={invitation} />
            </td>
            <td data-label={t('invitations.sent')}>
              <time dateTime={invitation.sentAt}>{dayText(invitation.sentAt, locale)}</time>
            </td>
            <td className={styles.actions}>
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
                    aria-label={t('invitations.revokeOf', { email: invitation.email })}
                    disabled={busyId === invitation.id}
                    onClick={() => onRevoke(invitation)}
                  >
                    {t('invitations.revoke')}
                  </Button>
                </>
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function State({ invitation: { state, expiresAt, acceptedAt } }: { invitation: Invitation }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  return (
    <span className={styles.state}>
      <span className={styles.badge} data-state={state}>
        {t(`invitations.states.${state}`)}
      </span>
      {state === 'open' ? <small>{t('invitations.until', { day: dayText(expiresAt, locale) })}</small> : null}
      {acceptedAt === null ? null : <small>{t('invitations.accepted', { day: dayText(acceptedAt, locale) })}</small>}
    </span>
  )
}
