import { useTranslation } from 'react-i18next'
import { DropZone, sendStaffFile, useUploads } from '#renderer/parts/uploads/index.ts'
import { AddDialog } from './AddDialog.tsx'
import styles from './documents.module.css'
import { usePlaces } from './use-staff-documents.ts'

interface AddDocumentsProps {
  /** Where they belong to; null = that is asked. */
  readonly place: { readonly projectId: string; readonly unitId: string } | null
}

/** Where files are dropped: they are on their way at once, while it is said what they are. */
export function AddDocuments({ place }: AddDocumentsProps) {
  const { t } = useTranslation('admin-documents')
  const sending = useUploads({ send: sendStaffFile })
  const { data } = usePlaces(place?.unitId ?? null)
  const projects = (data?.projects ?? []).filter(({ isManaged }) => isManaged)
  if (data === undefined || projects.length === 0) return null
  return (
    <div className={styles.add} aria-label={t('add.title')} role="group">
      <DropZone onFiles={sending.add} />
      {sending.uploads.length === 0 ? null : <AddDialog sending={sending} projects={projects} place={place} />}
    </div>
  )
}
