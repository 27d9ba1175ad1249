import { useTranslation } from 'react-i18next'
import { getDocumentsArchiveAddress } from '#shared/contracts/http/documents.contract.ts'
import { call } from '#renderer/api/index.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { downloadFile, useFileSize } from '#renderer/parts/files/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import type { UnitDocument } from '#renderer/unit/documents/use-documents.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'

/** All documents in one file, which the browser loads by itself. */
export function ArchiveButton({ documents }: { documents: readonly UnitDocument[] }) {
  const { t } = useTranslation('documents')
  const { unit, name } = useOpenUnit()
  const locale = useLocale()
  const notify = useNotify()
  const formatSize = useFileSize()
  const size = documents.reduce((sum, document) => sum + (document.size ?? 0), 0)

  async function load(): Promise<void> {
    const askAddress = async () => {
      const result = await call(getDocumentsArchiveAddress, {
        params: { unitId: unit.id },
        query: { locale },
        silent: true,
      })
      return result.ok ? result.value.url : null
    }
    if (!(await downloadFile(askAddress, `${t('title')} ${name}.zip`))) {
      notify({ severity: 'error', title: t('archiveFailed') })
    }
  }

  return (
    <Button variant="outlined" startIcon={<NamedIcon name="download" size={20} />} onClick={() => void load()}>
      {t('archive', { size: formatSize(size) })}
    </Button>
  )
}
