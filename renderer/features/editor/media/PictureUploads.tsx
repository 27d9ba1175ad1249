import type { TFunction } from 'i18next'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { DropZone, UploadList, type UploadFailure } from '#renderer/parts/uploads/index.ts'
import { focusBeside } from '#renderer/ui/focus-beside.ts'
import { say } from '../editor-actions.ts'
import styles from './media.module.css'
import { pictureQueue, usePictureUploads } from './picture-uploads.store.ts'

/** What the file dialog offers; what a file is, the server finds in it. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/** EDT-42: where pictures come in, several at once: each says how far it is, can be stopped, or says why it is not taken. */
export function PictureUploads() {
  const { t } = useTranslation('editor')
  const uploads = usePictureUploads((state) => state.uploads)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const done = uploads.filter(({ state }) => state === 'done')
    if (done.length === 0) return
    // It stands among the pictures now. Whoever was at its button goes on beside it.
    const row = list.current?.contains(document.activeElement) ? document.activeElement?.closest('li') : null
    const index = row?.parentElement ? [...row.parentElement.children].indexOf(row) : -1
    if (uploads[index]?.state === 'done') focusBeside(row ?? null)
    say(done.map(({ file }) => t('media.added', { name: file.name })).join(', '))
    pictureQueue().release(done.map(({ key }) => key))
  }, [uploads, t])
  return (
    <form className={styles.uploads} onSubmit={(event) => event.preventDefault()}>
      <DropZone
        label={t('media.chooseFiles')}
        prompt={t('media.drop')}
        types={t('media.types')}
        accept={ACCEPTED}
        onFiles={(files) => pictureQueue().add(files)}
      />
      <div ref={list}>
        <UploadList
          uploads={uploads}
          remove={(key) => pictureQueue().remove(key)}
          retry={(key) => pictureQueue().retry(key)}
          sayWhy={(failure) => whyRefused(failure, t)}
        />
      </div>
    </form>
  )
}

function whyRefused(failure: UploadFailure, t: TFunction<'editor'>): string | null {
  if (failure === 'FILE_TYPE_REFUSED') return t('media.refused.type')
  return failure === 'PAYLOAD_TOO_LARGE' ? t('media.refused.size') : null
}
