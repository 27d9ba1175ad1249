import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNotify } from '#renderer/notifications/index.ts'
import { type Upload, UploadList, type Uploads } from '#renderer/parts/uploads/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { FormFailure } from '#renderer/ui/FormNote.tsx'
import styles from './documents.module.css'
import { type Place, PlaceFields } from './PlaceFields.tsx'
import { KindFields, NameFields, trimNames } from './SayingFields.tsx'
import { TellsField } from './TellsField.tsx'
import { type Saying, useDocumentWork } from './use-document-work.ts'
import { type Places, useReread } from './use-staff-documents.ts'

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
  const [place, setPlace] = useState<Place>({
    projectId: fixed?.projectId ?? projects[0]?.id ?? '',
    buildingId: null,
    unitId: fixed?.unitId ?? null,
    roomId: null,
  })
  const [kind, setKind] = useState<Pick<Saying, 'role' | 'visibility'>>({ role: 'floor_plan', visibility: 'private' })
  const [tells, setTells] = useState(true)
  const [names, setNames] = useState<Readonly<Record<string, Saying['names']>>>({})
  const [isAsked, setIsAsked] = useState(false)
  const getNames = ({ key, file }: Upload) => names[key] ?? { de: makeName(file.name), en: null }
  const isNameless = uploads.some((upload) => getNames(upload).de.trim() === '')
  const { isBusy, hasFailed, add } = useAdding(sending, getNames)
  const close = () => {
    for (const { key } of uploads) remove(key)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsAsked(true)
    if (isNameless || isSending || isBusy) return
    void add({ ...kind, ...place, tellsBuyers: tells && kind.visibility !== 'internal' })
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
      <form id={formId} noValidate className="ww-stack ww-gap-20" onSubmit={submit}>
        {hasFailed ? <FormFailure>{t('add.failed')}</FormFailure> : null}
        <div className={styles.fields}>
          <KindFields value={kind} onChange={(part) => setKind({ ...kind, ...part })} />
          <PlaceFields projects={projects} place={place} isFixed={fixed !== null} onChange={setPlace} />
        </div>
        <UploadList
          {...sending}
          renderMore={(upload) =>
            upload.state === 'failed' ? null : (
              <div className={styles.names}>
                <NameFields
                  names={getNames(upload)}
                  isAsked={isAsked}
                  onChange={(next) => setNames({ ...names, [upload.key]: next })}
                />
              </div>
            )
          }
        />
        <TellsField visibility={kind.visibility} value={tells} onChange={setTells} />
      </form>
    </Dialog>
  )
}

type Common = Pick<Saying, 'role' | 'visibility'> & Place & { readonly tellsBuyers: boolean }

/** Adds them one after the other; those that could not be added stay, and can be tried again without being added twice. */
function useAdding({ uploads, release }: Uploads, getNames: (upload: Upload) => Saying['names']) {
  const { t } = useTranslation('admin-documents')
  const notify = useNotify()
  const reread = useReread()
  const { create } = useDocumentWork()
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  async function add({ projectId, ...common }: Common): Promise<void> {
    setIsBusy(true)
    const added: string[] = []
    let isWhole = true
    let earlier = 0
    for (const upload of uploads) {
      const { stored, key } = upload
      if (stored === null) continue
      const body = { ...common, names: trimNames(getNames(upload)), uploadId: stored.id }
      // The file is one document, however often and in whichever words it is tried.
      const outcome = await create(projectId, body, `document-${stored.id}`)
      if (outcome === 'failed') isWhole = false
      else added.push(key)
      if (outcome === 'arrived') earlier += 1
    }
    setIsBusy(false)
    setHasFailed(!isWhole)
    reread()
    if (earlier > 0) notify({ severity: 'info', title: t('done.addedEarlier', { count: earlier }) })
    const count = added.length - earlier
    if (count > 0) notify({ severity: 'success', title: t('done.added', { count }) })
    release(added)
  }

  return { isBusy, hasFailed, add }
}

/** What a file's name says of the document: without its extension, and with blanks between words. */
function makeName(fileName: string): string {
  return fileName
    .replace(/\.[A-Za-z0-9]{1,12}$/, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
}
