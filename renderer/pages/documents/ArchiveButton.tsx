import { useTranslation } from 'react-i18next'
import { useFileSize } from '#renderer/parts/files/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import type { UnitDocument } from '#renderer/unit/documents/use-documents.ts'
import { useArchive } from './use-archive.ts'

/** All documents in one file, which the browser loads by itself. */
export function ArchiveButton({ documents }: { documents: readonly UnitDocument[] }) {
  const { t } = useTranslation('documents')
  const formatSize = useFileSize()
  const load = useArchive(documents)
  const size = documents.reduce((sum, document) => sum + (document.size ?? 0), 0)
  return (
    <Button variant="outlined" startIcon={<NamedIcon name="download" size={20} />} onClick={() => void load()}>
      {t('archive', { size: formatSize(size) })}
    </Button>
  )
}
