import { useTranslation } from 'react-i18next'
import { useMay } from '#renderer/session/use-may.ts'
import { ListFrame } from '../ListFrame.tsx'
import { AddDocuments } from './AddDocuments.tsx'
import { DocumentsTable } from './DocumentsTable.tsx'
import { useFileDocuments } from './use-staff-documents.ts'

interface FileDocumentsProps {
  readonly file: {
    readonly unit: { readonly id: string }
    readonly project: { readonly id: string }
  }
  /** What heads the table. */
  readonly labelledBy: string
}

/** The documents of a unit in its file: its own, and those of its building and project. */
export function FileDocuments({ file: { unit, project }, labelledBy }: FileDocumentsProps) {
  const { t } = useTranslation('admin-documents')
  const list = useFileDocuments(unit.id)
  const mayManage = useMay('manageDocuments', project.id)
  return (
    <div className="ww-stack ww-gap-16">
      {mayManage ? <AddDocuments place={{ projectId: project.id, unitId: unit.id }} /> : null}
      <ListFrame
        icon="document"
        list={list}
        empty={{ title: t('emptyUnit.title'), body: t('emptyUnit.body') }}
        onAll={null}
      >
        {(rows) => <DocumentsTable documents={rows} labelledBy={labelledBy} showsPlace={false} />}
      </ListFrame>
    </div>
  )
}
