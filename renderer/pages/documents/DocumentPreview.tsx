import { useTranslation } from 'react-i18next'
import { formatDate } from '#renderer/i18n/format.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { FilePreviewDialog } from '#renderer/parts/files/index.ts'
import { useQueryDialog } from '#renderer/ui/dialog/query-dialog.ts'
import type { UnitDocument } from '#renderer/unit/documents/use-documents.ts'
import { downloadName, findPreviewed } from './document-address.ts'
import { useDocumentFile } from './use-document-file.ts'

/** The document that the address names, above the page; back closes it. */
export function DocumentPreview({ documents }: { documents: readonly UnitDocument[] }) {
  const { value, close } = useQueryDialog('document')
  const found = findPreviewed(documents, value)
  if (found === null) return null
  return <Preview key={value} {...found} onClose={close} />
}

interface PreviewProps extends NonNullable<ReturnType<typeof findPreviewed>> {
  readonly onClose: () => void
}

function Preview({ document, version, onClose }: PreviewProps) {
  const { t } = useTranslation('documents')
  const locale = useLocale()
  const { askAddress, noteOpened } = useDocumentFile()
  const { number, createdAt, fileName, contentType } = version
  const date = formatDate(createdAt, locale)
  const count = document.versions.length
  return (
    <FilePreviewDialog
      file={{
        name: downloadName(document.displayName, fileName),
        title: document.displayName,
        subtitle: count > 1 ? t('versionOf', { number, count, date }) : date,
        contentType,
        askAddress: () => askAddress(document, number),
      }}
      onHad={() => void noteOpened(document, number)}
      onClose={onClose}
    />
  )
}
