import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { UploadList, type Uploads } from '#renderer/parts/uploads/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { FormFailure } from '#renderer/ui/FormNote.tsx'
import styles from './documents.module.css'
import { PlaceFields } from './PlaceFields.tsx'
import { KindFields, NameFields } from './SayingFields.tsx'
import { TellsField } from './TellsField.tsx'
import { useAddForm } from './use-add-form.ts'
import type { Places } from './use-staff-documents.ts'

interface AddDialogProps {
  readonly sending: Uploads
  /** Those that the caller may put documents into; at least one. */
  readonly projects: Places['projects']
  /** Where they belong to; null = that is asked. */
  readonly place: { readonly projectId: string; readonly unitId: string } | null
}

/** What files that are on their way are: the same for all of them, but for what each is called. */
export function AddDialog({ sending, projects, place: fixed }: AddDialogProps) {
  const { t } = useTranslation('admin-documents')
  const formId = useId()
  const { uploads, isBusy: isSending, remove } = sending
  const form = useAddForm(sending, fixed ?? { projectId: projects[0]?.id ?? '', unitId: null })
  const { kind, isBusy } = form
  const close = () => {
    for (const { key } of uploads) remove(key)
  }
  const count = sending.stored.length
  return (
    <Dialog
      title={t('add.title')}
      onClose={isBusy ? null : close}
      actions={
        <>
          <Button variant="outlined" color="inherit" disabled={isBusy} onClick={close}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="contained" disabled={count === 0 || isSending || isBusy}>
            {isSending ? t('add.sending') : t('add.submit', { count })}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="ww-stack ww-gap-20" onSubmit={form.submit}>
        {form.hasFailed ? <FormFailure>{t('add.failed')}</FormFailure> : null}
        <div className={styles.fields}>
          <KindFields value={kind} onChange={form.changeKind} />
          <PlaceFields projects={projects} place={form.place} isFixed={fixed !== null} onChange={form.setPlace} />
        </div>
        <UploadList
          {...sending}
          renderMore={(upload) =>
            upload.state === 'failed' ? null : (
              <div className={styles.names}>
                <NameFields
                  names={form.getNames(upload)}
                  isAsked={form.isAsked}
                  onChange={(next) => form.rename(upload, next)}
                />
              </div>
            )
          }
        />
        <TellsField visibility={kind.visibility} value={form.tells} onChange={form.setTells} />
      </form>
    </Dialog>
  )
}
