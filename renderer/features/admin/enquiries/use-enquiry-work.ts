import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ErrorCode } from '#shared/contracts/errors.ts'
import type { BodyOf } from '#shared/contracts/http/endpoint.ts'
import { addEnquiryNote, changeEnquiry, eraseEnquiry, openEnquiry } from '#shared/contracts/http/enquiries.contract.ts'
import { type ApiError, type ApiResult, call, isOutOfReach } from '#renderer/api/index.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { ENQUIRIES_KEY } from './enquiries-key.ts'
import { type Enquiry, enquiryKey } from './use-enquiries.ts'

export type EnquiryChange = Omit<BodyOf<typeof changeEnquiry>, 'revision'>

/** What the team does with an enquiry: each says how it went, and shows what it is then. All answer whether it was done. */
export function useEnquiryWork({ id, revision }: Pick<Enquiry, 'id' | 'revision'>) {
  const { t } = useTranslation('admin-enquiries')
  const locale = useLocale()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const params = { enquiryId: id }

  async function run(work: () => Promise<ApiResult<Enquiry>>): Promise<boolean> {
    if (isBusy) return false
    setIsBusy(true)
    const result = await work()
    setIsBusy(false)
    if (result.ok) queryClient.setQueryData(enquiryKey(id, locale), result.value)
    else notify({ severity: 'error', title: t(`notDone.${getReason(result.error)}`) })
    // The lists, and after a failure the enquiry itself.
    void queryClient.invalidateQueries({ queryKey: ENQUIRIES_KEY })
    return result.ok
  }

  return {
    isBusy,
    change: (change: EnquiryChange) =>
      run(() => call(changeEnquiry, { params, query: { locale }, body: { revision, ...change }, silent: true })),
    addNote: (text: string) =>
      run(() => call(addEnquiryNote, { params, query: { locale }, body: { text }, silent: true })),
    erase: () => run(() => call(eraseEnquiry, { params, query: { locale }, silent: true })),
    /** Opens the prospect's page beside this one. */
    async open(): Promise<void> {
      // Before the answer: afterwards it would be a window that nobody has asked for.
      const beside = window.open('', '_blank')
      const result = await call(openEnquiry, { params, body: {}, silent: true })
      if (result.ok && beside !== null) beside.location.assign(result.value.restorePath)
      else beside?.close()
      if (!result.ok) notify({ severity: 'error', title: t(`notDone.${getReason(result.error)}`) })
    },
  }
}

function getReason(error: ApiError): 'moved' | 'erased' | 'unreachable' | 'other' {
  if (isOutOfReach(error)) return 'unreachable'
  const has = (wanted: ErrorCode) => error.errors.some(({ code }) => code === wanted)
  if (has('ENQUIRY_ERASED')) return 'erased'
  return has('REVISION_CONFLICT') ? 'moved' : 'other'
}
