import { useTranslation } from 'react-i18next'
import { getDocumentsArchiveAddress } from '#shared/contracts/http/documents.contract.ts'
import { call } from '#renderer/api/index.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { downloadFile } from '#renderer/parts/files/index.ts'
import type { UnitDocument } from '#renderer/unit/documents/use-documents.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { useDocumentFile } from '#renderer/parts/documents/use-document-file.ts'

/**
 * Lets the browser load all documents of the unit as one file, after which none of them is new, or says that they cannot
 * be had (DOC-9).
 */
export function useArchive(documents: readonly UnitDocument[]): () => Promise<void> {
  const { t } = useTranslation('documents')
  const { unit, name } = useOpenUnit()
  const locale = useLocale()
  const notify = useNotify()
  const { noteAllOpened } = useDocumentFile()
  const askAddress = async () => {
    const result = await call(getDocumentsArchiveAddress, {
      params: { unitId: unit.id },
      query: { locale },
      silent: true,
    })
    return result.ok ? result.value.url : null
  }
  return async () => {
    if (await downloadFile(askAddress, `${t('title')} ${name}.zip`)) await noteAllOpened(documents)
    else notify({ severity: 'error', title: t('archiveFailed') })
  }
}
