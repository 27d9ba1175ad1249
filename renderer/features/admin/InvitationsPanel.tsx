import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { resendInvitation, revokeInvitation } from '#shared/contracts/http/account.contract.ts'
import { INVITATION_STATES } from '#shared/contracts/entities/identity.schema.ts'
import { type ApiError, call } from '#renderer/api/index.ts'
import { failureOf } from '#renderer/features/login/index.ts'
import { useNotify } from '#renderer/features/notifications/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import styles from './admin.module.css'
import { InvitationsTable } from './InvitationsTable.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { ListFrame, Pages } from './ListFrame.tsx'
import { SearchField } from './SearchField.tsx'
import { SelectField } from './SelectField.tsx'
import { type Invitation, INVITATIONS_KEY, PAGE_SIZE, useInvitations, useListView } from './use-people.ts'

/** Who is invited, what has become of it, and the way to invite somebody. */
export function InvitationsPanel({ isAdmin }: { isAdmin: boolean }) {
  const { t } = useTranslation('admin')
  const [view, change] = useListView()
  const list = useInvitations(view)
  const { act, busyId } = useInvitationActions()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const [isInviting, setIsInviting] = useState(false)
  const [revoking, setRevoking] = useState<Invitation | null>(null)
  const total = list.data?.total ?? 0
  const isWhole = view.search === '' && view.state === null && view.page === 1
  const invite = (
    <Button variant="contained" startIcon={<NamedIcon name="plus" size={20} />} onClick={() => setIsInviting(true)}>
      {t('invite.open')}
    </Button>
  )
  return (
    <section aria-labelledby="admin-invitations">
      <div className={styles.top}>
        <div>
          <h2 id="admin-invitations">{t('invitations.title')}</h2>
          <p>{t('invitations.intro')}</p>
        </div>
        {invite}
      </div>
      <div className={styles.tools}>
        <SearchField value={view.search} onSearch={(search) => change({ search })} />
        <SelectField
          label={t('invitations.filter')}
          value={view.state ?? 'all'}
          options={(['all', ...INVITATION_STATES] as const).map((value) => ({
            value,
            label: t(`invitations.states.${value}`),
          }))}
          onChange={(value) => change({ state: INVITATION_STATES.find((state) => state === value) ?? null })}
        />
        <p className={styles.count} role="status">
          {list.data === undefined ? '' : t('invitations.count', { count: total })}
        </p>
      </div>
      <ListFrame
        list={list}
        empty={{ title: t('invitations.empty.title'), body: t('invitations.empty.body') }}
        onAll={isWhole ? null : () => change({ search: '', state: null })}
      >
        {(rows) => (
          <InvitationsTable
            invitations={rows}
            busyId={busyId}
            onResend={(invitation) => void act(invitation, 'resend')}
            onRevoke={setRevoking}
          />
        )}
      </ListFrame>
      <Pages page={view.page} pageCount={Math.ceil(total / PAGE_SIZE)} onPage={(page) => change({ page })} />
      {isInviting ? (
        <InviteDialog
          isAdmin={isAdmin}
          onClose={() => setIsInviting(false)}
          onSent={(email) => {
            setIsInviting(false)
            // The new one stands first.
            change({ search: '', state: null })
            void queryClient.invalidateQueries({ queryKey: INVITATIONS_KEY })
            notify({ severity: 'success', title: t('invite.sent', { email }) })
          }}
        />
      ) : null}
      {revoking === null ? null : (
        <RevokeDialog
          invitation={revoking}
          onClose={() => setRevoking(null)}
          onRevoke={() => {
            setRevoking(null)
            void act(revoking, 'revoke')
          }}
        />
      )}
    </section>
  )
}

/** Sends an invitation again or takes it back, and says what has come of it. */
function useInvitationActions() {
  const { t } = useTranslation('admin')
  const notify = useNotify()
  const queryClient = useQueryClient()
  const [busyId, setBusyId] = useState<string | null>(null)
  const act = async ({ id, email }: Invitation, what: 'resend' | 'revoke') => {
    setBusyId(id)
    const params = { invitationId: id }
    const result =
      what === 'resend'
        ? await call(resendInvitation, { params, body: {}, silent: true })
        : await call(revokeInvitation, { params, silent: true })
    setBusyId(null)
    // Also on a refusal: then the list was out of date.
    void queryClient.invalidateQueries({ queryKey: INVITATIONS_KEY })
    if (result.ok)
      notify({
        severity: 'success',
        title: t(what === 'resend' ? 'invitations.resent' : 'invitations.revoked', { email }),
      })
    else notify({ severity: 'error', title: t(`failure.${reasonOf(result.error)}`) })
  }
  return { act, busyId }
}

function reasonOf(error: ApiError) {
  if (error.errors.some(({ code }) => code === 'INVITATION_CLOSED' || code === 'NOT_FOUND')) return 'closed'
  return failureOf(error) ?? 'other'
}

interface RevokeDialogProps {
  readonly invitation: Invitation
  readonly onClose: () => void
  readonly onRevoke: () => void
}

function RevokeDialog({ invitation, onClose, onRevoke }: RevokeDialogProps) {
  const { t } = useTranslation('admin')
  return (
    <Dialog
      title={t('invitations.revokeTitle')}
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('invitations.revokeCancel')}</Button>
          <Button variant="contained" color="error" onClick={onRevoke}>
            {t('invitations.revoke')}
          </Button>
        </>
      }
    >
      <p className={styles.question}>{t('invitations.revokeBody', { email: invitation.email })}</p>
    </Dialog>
  )
}
