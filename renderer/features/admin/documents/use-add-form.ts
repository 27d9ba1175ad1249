import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNotify } from '#renderer/notifications/index.ts'
import type { Upload, Uploads } from '#renderer/parts/uploads/index.ts'
import type { Place } from './PlaceFields.tsx'
import { trimNames } from './SayingFields.tsx'
import { type Saying, useDocumentWork } from './use-document-work.ts'
import { useReread } from './use-staff-documents.ts'

type Names = Saying['names']

/** What is said of files on their way: the same of all, but for what each is called; and how they are added. */
export function useAddForm(sending: Uploads, start: Pick<Place, 'projectId' | 'unitId'>) {
  const { uploads, isBusy: isSending } = sending
  const [place, setPlace] = useState<Place>({ ...start, buildingId: null, roomId: null })
  const [kind, setKind] = useState<Pick<Saying, 'role' | 'visibility'>>({ role: 'floor_plan', visibility: 'private' })
  const [tells, setTells] = useState(true)
  const [names, setNames] = useState<Readonly<Record<string, Names>>>({})
  const [isAsked, setIsAsked] = useState(false)
  const getNames = ({ key, file }: Upload) => names[key] ?? { de: makeName(file.name), en: null }
  const { isBusy, hasFailed, add } = useAdding(sending, getNames)

  return {
    place,
    setPlace,
    kind,
    changeKind: (part: Partial<typeof kind>) => setKind({ ...kind, ...part }),
    tells,
    setTells,
    getNames,
    rename: ({ key }: Upload, next: Names) => setNames({ ...names, [key]: next }),
    /** What is missing is said. */
    isAsked,
    isBusy,
    hasFailed,
    submit: (event: FormEvent) => {
      event.preventDefault()
      setIsAsked(true)
      const isNameless = uploads.some((upload) => getNames(upload).de.trim() === '')
      if (isNameless || isSending || isBusy) return
      void add({ ...kind, ...place, tellsBuyers: tells && kind.visibility !== 'internal' })
    },
  }
}

type Common = Pick<Saying, 'role' | 'visibility'> & Place & { readonly tellsBuyers: boolean }

/** Adds them one after the other; those that could not be added stay, and can be tried again without being added twice. */
function useAdding({ uploads, release }: Uploads, getNames: (upload: Upload) => Names) {
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
