import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { INVITATION_STATES } from '#shared/contracts/entities/identity.schema.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { useMailWay, useSession } from '#renderer/session/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import styles from './admin.module.css'
import { InvitationsTable } from './InvitationsTable.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { ListFrame } from './ListFrame.tsx'
import { ListPages } from './ListPages.tsx'
import { RevokeInvitationDialog } from './RevokeInvitationDialog.tsx'
import { SearchField } from './SearchField.tsx'
import { SelectField } from '#renderer/ui/SelectField.tsx'
import { useInvitationActions } from './use-invitation-actions.ts'
import {
  type ChangeListView,
  type Invitation,
  INVITATIONS_KEY,
  type ListView,
  PAGE_SIZE,
  useInvitations,
  useListView,
} from './use-people.ts'
import { PanelHead } from './PanelHead.tsx'

/** Who is invited, what has become of it, and the way to invite somebody. */
export function InvitationsPanel() {
  const isAdmin = useSession((state) => state.user?.group === 'admin')
  const { t } = useTranslation('admin')
  const [view, change] = useListView()
  const list = useInvitations(view)
  const { act, busyId } = useInvitationActions()
  const [revoking, setRevoking] = useState<Invitation | null>(null)
  const total = list.data?.total ?? 0
  const isWhole = view.search === '' && view.state === null && view.page === 1
  return (
    <section aria-labelledby="admin-invitations">
      <PanelHead id="admin-invitations" title={t('invitations.title')} intro={t('invitations.intro')}>
        <Invite isAdmin={isAdmin} onSent={() => change({ search: '', state: null })} />
      </PanelHead>
      <ListTools view={view} onChange={change} count={list.data === undefined ? null : total} />
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
      <ListPages page={view.page} pageCount={Math.ceil(total / PAGE_SIZE)} onPage={(page) => change({ page })} />
      {revoking === null ? null : (
        <RevokeInvitationDialog
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

interface ListToolsProps {
  readonly view: ListView
  readonly onChange: ChangeListView
  /** null = not known yet. */
  readonly count: number | null
}

/** What of the list is shown, and how much that is. */
function ListTools({ view, onChange, count }: ListToolsProps) {
  const { t } = useTranslation('admin')
  return (
    <div className={`ww-row ww-wrap ww-gap-12 ${styles.tools}`}>
      <SearchField value={view.search} onSearch={(search) => onChange({ search })} />
      <SelectField
        label={t('invitations.filter')}
        value={view.state ?? 'all'}
        options={(['all', ...INVITATION_STATES] as const).map((value) => ({
          value,
          label: t(`invitations.states.${value}`),
        }))}
        onChange={(value) => onChange({ state: INVITATION_STATES.find((state) => state === value) ?? null })}
      />
      <p className={`ww-muted ${styles.count}`} role="status">
        {count === null ? '' : t('invitations.count', { count })}
      </p>
    </div>
  )
}

interface InviteProps {
  readonly isAdmin: boolean
  /** Shows the list from its beginning: the new one stands first. */
  readonly onSent: () => void
}

/** The button that opens the form, and what follows when an invitation is written. */
function Invite({ isAdmin, onSent }: InviteProps) {
  const { t } = useTranslation('admin')
  const mailWay = useMailWay()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="contained" startIcon={<NamedIcon name="plus" size={20} />} onClick={() => setIsOpen(true)}>
        {t('invite.open')}
      </Button>
      {isOpen ? (
        <InviteDialog
          isAdmin={isAdmin}
          onClose={() => setIsOpen(false)}
          onSent={(email) => {
            setIsOpen(false)
            onSent()
            void queryClient.invalidateQueries({ queryKey: INVITATIONS_KEY })
            notify({ severity: 'success', title: t('invite.sent', { email, ...mailWay }) })
          }}
        />
      ) : null}
    </>
  )
}
