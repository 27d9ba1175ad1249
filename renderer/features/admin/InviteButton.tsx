import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNotify } from '#renderer/notifications/index.ts'
import { useMailWay, useSession } from '#renderer/session/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { INVITATIONS_KEY } from './use-people.ts'

/** The button that opens the form of an invitation, and what follows when one is written. */
export function InviteButton({ onSent }: { onSent?: () => void }) {
  const { t } = useTranslation('admin')
  const isAdmin = useSession((state) => state.user?.group === 'admin')
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
            onSent?.()
            void queryClient.invalidateQueries({ queryKey: INVITATIONS_KEY })
            notify({ severity: 'success', title: t('invite.sent', { email, ...mailWay }) })
          }}
        />
      ) : null}
    </>
  )
}
