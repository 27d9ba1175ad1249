import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '#renderer/session/index.ts'
import { isEntitled } from '#renderer/session/use-may.ts'
import { Button } from '#renderer/ui/Button.tsx'
import type { BulkActionProps } from './bulk-action.types.ts'
import { InviteManyDialog } from './InviteManyDialog.tsx'
import { listBought, listInvitable } from './invite-lines.ts'

/** Invites to the chosen units that have no buyers; only where all of them may be invited to (UNT-12). */
export function BulkInvite({ rows, onDone }: BulkActionProps) {
  const { t } = useTranslation('admin-units')
  // As they were chosen: the list behind goes on changing, and a line must not go while one types in it.
  const [asked, setAsked] = useState<BulkActionProps['rows'] | null>(null)
  const may = useSession(({ user }) => rows.every(({ project }) => isEntitled(user, 'inviteBuyers', project.id)))
  if (!may) return null
  return (
    <>
      <Button color="inherit" onClick={() => setAsked(rows)}>
        {t('inviteMany.open')}
      </Button>
      {asked === null ? null : (
        <InviteManyDialog
          rows={listInvitable(asked)}
          bought={listBought(asked)}
          onClose={() => setAsked(null)}
          onDone={onDone}
        />
      )}
    </>
  )
}
