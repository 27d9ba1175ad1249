import { useTranslation } from 'react-i18next'
import type { BodyOf } from '#shared/contracts/http/endpoint.ts'
import {
  addDocumentVersion,
  changeDocument,
  createDocument,
  deleteDocument,
  getDocumentAddress,
  getStaffDocumentAddress,
} from '#shared/contracts/http/documents.contract.ts'
import { type ApiError, call, isKeyReused, isOutOfReach, type OnceKey } from '#renderer/api/index.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { type StaffDocument, useReread } from './use-staff-documents.ts'

export type NewDocument = BodyOf<typeof createDocument>
export type Saying = BodyOf<typeof changeDocument>
/** `arrived`: it was there already, as it was sent before in other words. */
export type Adding = 'done' | 'arrived' | 'failed'

/** What the team does with documents; each answers whether it was done, and says why not. */
export function useDocumentWork() {
  const { t } = useTranslation('admin-documents')
  const notify = useNotify()
  const reread = useReread()

  function settle(
    result: { readonly ok: true } | { readonly ok: false; readonly error: ApiError },
    done: string,
  ): boolean {
    if (result.ok) notify({ severity: 'success', title: done })
    else notify({ severity: 'error', title: t(isOutOfReach(result.error) ? 'failed.unreachable' : 'failed.other') })
    reread()
    return result.ok
  }

  return {
    /** Without a word: whoever adds several says it once. @param key the same once more does it once */
    create: async (projectId: string, body: NewDocument, key: string): Promise<Adding> => {
      const result = await call(createDocument, { params: { projectId }, body, idempotencyKey: key, silent: true })
      if (result.ok) return 'done'
      return isKeyReused(result.error) ? 'arrived' : 'failed'
    },

    /** Says nothing of one that has arrived before: whoever asks shows that beside the new file. */
    replace: async (id: string, body: BodyOf<typeof addDocumentVersion>, once: OnceKey): Promise<Adding> => {
      const params = { documentId: id }
      const result = await call(addDocumentVersion, { params, body, idempotencyKey: once.key, silent: true })
      if (!result.ok && once.hasArrived(result.error)) {
        reread()
        return 'arrived'
      }
      return settle(result, t('done.replaced')) ? 'done' : 'failed'
    },

    change: async (id: string, body: Saying): Promise<boolean> =>
      settle(await call(changeDocument, { params: { documentId: id }, body, silent: true }), t('done.changed')),

    remove: async (id: string): Promise<boolean> =>
      settle(await call(deleteDocument, { params: { documentId: id }, silent: true }), t('done.deleted')),

    /** null = it cannot be had. What a package brings to a unit is asked for as the unit's. */
    askAddress: async ({ id, isOfPackage, unit }: StaffDocument, number: number): Promise<string | null> => {
      const version = String(number)
      const result =
        isOfPackage && unit !== null
          ? await call(getDocumentAddress, { params: { unitId: unit.id, documentId: id, version }, silent: true })
          : await call(getStaffDocumentAddress, { params: { documentId: id, version }, silent: true })
      return result.ok ? result.value.url : null
    },
  }
}
