import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNotify } from '#renderer/notifications/index.ts'
import { ConfirmDialog } from '#renderer/ui/dialog/ConfirmDialog.tsx'
import { FormFailure } from '#renderer/ui/FormNote.tsx'
import type { Person } from '../use-people.ts'
import { getName } from './EditPersonDialog.tsx'
import { describeFailure, type PersonFailure, usePersonChanges } from './use-person-changes.ts'

interface DisablePersonDialogProps {
  readonly person: Person
  readonly onClose: () => void
}

/** Asks before somebody is kept out (USR-5). */
export function DisablePersonDialog({ person, onClose }: DisablePersonDialogProps) {
  const { t } = useTranslation('admin-people')
  const notify = useNotify()
  const { isBusy, setAccess } = usePersonChanges(person)
  const [failure, setFailure] = useState<PersonFailure | null>(null)
  const name = getName(person)
  const disable = async () => {
    const result = await setAccess(true)
    if (!result.ok) return setFailure(describeFailure(result.error))
    onClose()
    notify({ severity: 'success', title: t('disabling.done', { name }) })
  }
  return (
    <ConfirmDialog
      title={t('disabling.title', { name })}
      cancel={t('cancel')}
      confirm={t('disable')}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={disable}
    >
      {failure === null ? null : <FormFailure>{t(`editing.${failure}`)}</FormFailure>}
      <p>{t('disabling.body')}</p>
    </ConfirmDialog>
  )
}
