import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '#renderer/session/index.ts'
import { isEntitled } from '#renderer/session/use-may.ts'
import { Button } from '#renderer/ui/Button.tsx'
import type { BulkActionProps } from './bulk-action.types.ts'
import { RemindDialog } from './RemindDialog.tsx'

/** Reminds the people of the chosen units; only where all of them may be invited to (UNT-11). */
export function BulkRemind({ rows, onDone }: BulkActionProps) {
  const { t } = useTranslation('admin-units')
  // As they were chosen: the list behind goes on changing.
  const [asked, setAsked] = useState<BulkActionProps['rows'] | null>(null)
  const may = useSession(({ user }) => rows.every(({ project }) => isEntitled(user, 'inviteBuyers', project.id)))
  if (!may) return null
  return (
    <>
      <Button color="inherit" onClick={() => setAsked(rows)}>
        {t('remind.open')}
      </Button>
      {asked === null ? null : <RemindDialog rows={asked} onClose={() => setAsked(null)} onDone={onDone} />}
    </>
  )
}
