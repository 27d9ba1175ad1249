import { DocumentPreview } from '#renderer/parts/documents/DocumentPreview.tsx'
import { useDocuments } from '#renderer/unit/documents/use-documents.ts'

/** The document that the address names, above the dashboard. */
export function OpenedDocument() {
  const { data } = useDocuments()
  return data === undefined ? null : <DocumentPreview documents={data.documents} />
}
