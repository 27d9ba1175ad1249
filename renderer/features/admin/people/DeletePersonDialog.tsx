import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getPersonDeletion } from '#shared/contracts/http/people.contract.ts'
import { callOrThrow } from '#renderer/api/index.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { FormFailure } from '#renderer/ui/FormNote.tsx'
import { dayText } from '../day-text.ts'
import type { Person } from '../use-people.ts'
import { getName } from './EditPersonDialog.tsx'
import { describeFailure, type PersonFailure, usePersonChanges } from './use-person-changes.ts'

interface DeletePersonDialogProps {
  readonly person: Person
  readonly onClose: () => void
}

/** Says what goes and what stays, and deletes somebody once that has been read (USR-7). */
export function DeletePersonDialog({ person, onClose }: DeletePersonDialogProps) {
  const { t } = useTranslation('admin-people')
  const locale = useLocale()
  const notify = useNotify()
  const { isBusy, remove } = usePersonChanges(person)
  const [failure, setFailure] = useState<PersonFailure | null>(null)
  const protocol = useQuery({
    queryKey: ['admin', 'person-deletion', person.id],
    queryFn: ({ signal }) => callOrThrow(getPersonDeletion, { params: { userId: person.id }, signal, silent: true }),
    staleTime: 0,
    retry: false,
  })
  const name = getName(person)
  const { deletionRequestedAt } = person
  const confirm = async () => {
    const result = await remove()
    if (!result.ok) return setFailure(describeFailure(result.error))
    onClose()
    notify({ severity: 'success', title: t('deleting.done', { name }) })
  }
  const shown = failure ?? (protocol.isError ? 'failed' : null)
  return (
    <Dialog
      title={t('deleting.title', { name })}
      onClose={isBusy ? null : onClose}
      actions={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant="contained"
            color="error"
            disabled={isBusy || protocol.data === undefined}
            onClick={() => void confirm()}
          >
            {t('deleting.submit')}
          </Button>
        </>
      }
    >
      <div className="ww-stack ww-gap-12">
        {shown === null ? null : <FormFailure>{t(`editing.${shown}`)}</FormFailure>}
        <p>
          {deletionRequestedAt === null
            ? t('deleting.unrequested')
            : t('deleting.requested', { day: dayText(deletionRequestedAt, locale) })}
        </p>
        {protocol.data === undefined ? (
          <p role="status">{protocol.isError ? '' : t('deleting.loading')}</p>
        ) : (
          <>
            <List
              title={t('deleting.goes')}
              items={protocol.data.deleted.map((one) => t(`deleted.${one.thing}`, one))}
            />
            <List title={t('deleting.stays')} items={protocol.data.kept.map((one) => t(`kept.${one.thing}`, one))} />
          </>
        )}
        <p>{t('deleting.final')}</p>
      </div>
    </Dialog>
  )
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}
