import { useTranslation } from 'react-i18next'
import { getDocumentAddress, noteDocumentOpened } from '#shared/contracts/http/documents.contract.ts'
import { call } from '#renderer/api/index.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { downloadFile } from '#renderer/parts/files/index.ts'
import { useSession } from '#renderer/session/index.ts'
import { type UnitDocument, useRereadDocuments } from '#renderer/unit/documents/use-documents.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { downloadName } from './document-address.ts'

/** How a version is had, and how the portal is told that a buyer has seen it. */
export function useDocumentFile() {
  const { t } = useTranslation('documents')
  const { unit } = useOpenUnit()
  const notify = useNotify()
  const reread = useRereadDocuments()
  const isBuyer = useSession((state) => state.user?.group === 'buyer')

  const askAddress = async ({ id }: UnitDocument, version: number): Promise<string | null> => {
    const params = { unitId: unit.id, documentId: id, version: String(version) }
    const result = await call(getDocumentAddress, { params, silent: true })
    return result.ok ? result.value.url : null
  }

  /** It is new to them no more. */
  const noteOpened = async ({ id, isNew, versions }: UnitDocument, version: number): Promise<void> => {
    if (!isBuyer) return
    const params = { unitId: unit.id, documentId: id }
    const result = await call(noteDocumentOpened, { params, body: { version }, silent: true })
    if (result.ok && isNew && version === versions[0]?.number) await reread()
  }

  /** Those that are loaded down together: as if each had been loaded down by itself. */
  const noteAllOpened = async (documents: readonly UnitDocument[]): Promise<void> => {
    if (!isBuyer) return
    for (const { id, versions } of documents) {
      const params = { unitId: unit.id, documentId: id }
      await call(noteDocumentOpened, { params, body: { version: versions[0]?.number ?? 1 }, silent: true })
    }
    if (documents.some(({ isNew }) => isNew)) await reread()
  }

  const download = async (document: UnitDocument, version: number): Promise<void> => {
    const fileName = document.versions.find(({ number }) => number === version)?.fileName ?? document.fileName
    const done = await downloadFile(() => askAddress(document, version), downloadName(document.displayName, fileName))
    if (done) await noteOpened(document, version)
    else notify({ severity: 'error', title: t('downloadFailed') })
  }

  return { askAddress, noteOpened, noteAllOpened, download }
}
