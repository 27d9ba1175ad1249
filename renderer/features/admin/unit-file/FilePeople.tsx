import Paper from '@mui/material/Paper'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { momentText } from '#renderer/parts/orders/moment-text.ts'
import { useMay } from '#renderer/session/use-may.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { dayText } from '../day-text.ts'
import { LoginLinkDialog } from './LoginLinkDialog.tsx'
import { RevokeInvitationDialog } from '../RevokeInvitationDialog.tsx'
import { type SentInvitation, useInvitationActions } from '../use-invitation-actions.ts'
import { RemoveBuyerDialog } from './RemoveBuyerDialog.tsx'
import styles from './unit-file.module.css'
import { type Buyer, type StaffFile, useReread } from './use-unit-file.ts'

interface FilePeopleProps {
  readonly file: StaffFile
  readonly onInvite: () => void
}

/** Whose unit it is: who may choose, who was invited, and what the team can do about it (FIL-5). */
export function FilePeople({ file, onInvite }: FilePeopleProps) {
  const { t } = useTranslation('admin-unit')
  const locale = useLocale()
  const [linked, setLinked] = useState<Buyer | null>(null)
  const [removed, setRemoved] = useState<Buyer | null>(null)
  const { buyers, invited } = file
  const mayInvite = useMay('inviteBuyers', file.project.id)
  return (
    <Paper variant="outlined" component="section" className={styles.card} aria-labelledby="unit-people">
      <div className={`ww-row ww-wrap ww-gap-12 ${styles.cardHead}`}>
        <h2 id="unit-people" className="ww-heading">
          {t('people.title')}
        </h2>
        {mayInvite ? (
          <Button variant="outlined" startIcon={<NamedIcon name="plus" size={20} />} onClick={onInvite}>
            {t('people.invite')}
          </Button>
        ) : null}
      </div>
      {buyers.length + invited.length === 0 ? <p className="ww-muted">{t('people.none')}</p> : null}
      <ul className={styles.rows}>
        {buyers.map((buyer) => (
          <li key={buyer.id}>
            <NamedIcon name="user" size={24} />
            <div className="ww-rest">
              <strong>{buyer.name}</strong>
              <small className="ww-muted">{[buyer.email, buyer.mobile ?? ''].filter(Boolean).join(' · ')}</small>
              <small className="ww-muted">
                {buyer.lastSeenAt === null
                  ? t('people.notSeen')
                  : t('people.seen', { time: momentText(buyer.lastSeenAt, locale) })}
              </small>
            </div>
            {mayInvite ? (
              <>
                <Button variant="outlined" color="inherit" onClick={() => setLinked(buyer)}>
                  {t('people.link')}
                </Button>
                <Button color="inherit" onClick={() => setRemoved(buyer)}>
                  {t('people.remove')}
                </Button>
              </>
            ) : null}
          </li>
        ))}
        <Invited file={file} mayInvite={mayInvite} />
      </ul>
      {linked === null ? null : <LoginLinkDialog buyer={linked} file={file} onClose={() => setLinked(null)} />}
      {removed === null ? null : <RemoveBuyerDialog buyer={removed} file={file} onClose={() => setRemoved(null)} />}
    </Paper>
  )
}

/** Who has not accepted yet: their invitation is sent again or taken back here (FIL-7). */
function Invited({ file: { invited }, mayInvite }: { file: StaffFile; mayInvite: boolean }) {
  const { t } = useTranslation('admin-unit')
  const { t: tAdmin } = useTranslation('admin')
  const locale = useLocale()
  const { act, busyId } = useInvitationActions(useReread())
  const [revoked, setRevoked] = useState<SentInvitation | null>(null)
  return (
    <>
      {invited.map((invitation) => {
        const { id, email, sentAt } = invitation
        return (
          <li key={id}>
            <NamedIcon name="mail" size={24} />
            <div className="ww-rest">
              <strong>{email}</strong>
              <small className="ww-muted">{t('people.waiting', { day: dayText(sentAt, locale) })}</small>
            </div>
            {mayInvite ? (
              <>
                <Button
                  variant="outlined"
                  color="inherit"
                  aria-label={tAdmin('invitations.resendTo', { email })}
                  disabled={busyId === id}
                  onClick={() => void act(invitation, 'resend')}
                >
                  {tAdmin('invitations.resend')}
                </Button>
                <Button
                  color="inherit"
                  aria-label={tAdmin('invitations.revokeNamed', { email })}
                  disabled={busyId === id}
                  onClick={() => setRevoked(invitation)}
                >
                  {tAdmin('invitations.revoke')}
                </Button>
              </>
            ) : null}
          </li>
        )
      })}
      {revoked === null ? null : (
        <RevokeInvitationDialog
          invitation={revoked}
          onClose={() => setRevoked(null)}
          onRevoke={() => {
            setRevoked(null)
            void act(revoked, 'revoke')
          }}
        />
      )}
    </>
  )
}
