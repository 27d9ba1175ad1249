import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
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
  const [waiting, setWaiting] = useState(0)
  /** The step before: the next one waits for it. */
  const last = useRef<Promise<ApiResult<Enquiry> | null>>(Promise.resolve(null))
  const params = { enquiryId: id }

  async function run(work: (revision: number) => Promise<ApiResult<Enquiry>>): Promise<boolean> {
    const mine = last.current.then((before) => {
      // One's own step of a moment ago is known; where it was refused, what one saw when choosing counts.
      return work(before?.ok === true ? Math.max(before.value.revision, revision) : revision)
    })
    last.current = mine
    setWaiting((count) => count + 1)
    const result = await mine
    setWaiting((count) => count - 1)
    if (result.ok) queryClient.setQueryData(enquiryKey(id, locale), result.value)
    else notify({ severity: 'error', title: t(`notDone.${getReason(result.error)}`) })
    // The lists, and after a failure the enquiry itself.
    void queryClient.invalidateQueries({ queryKey: ENQUIRIES_KEY })
    return result.ok
  }

  return {
    isBusy: waiting > 0,
    change: (change: EnquiryChange) =>
      run((base) =>
        call(changeEnquiry, { params, query: { locale }, body: { revision: base, ...change }, silent: true }),
      ),
    addNote: (text: string) =>
      run(() => call(addEnquiryNote, { params, query: { locale }, body: { text }, silent: true })),
    erase: () => run(() => call(eraseEnquiry, { params, query: { locale }, silent: true })),
    /** Opens the prospect's page beside this one. */
    async open(): Promise<void> {
      // Before the answer: afterwards it would be a window that nobody has asked for.
      const beside = window.open('', '_blank')
      const result = await call(openEnquiry, { params, body: {}, silent: true })
      if (!result.ok) {
        beside?.close()
        return notify({ severity: 'error', title: t(`notDone.${getReason(result.error)}`) })
      }
      const { restorePath } = result.value
      if (beside !== null) return beside.location.assign(restorePath)
      // The browser lets no window open by itself: one more touch may.
      const run = () => void window.open(restorePath, '_blank')
      notify({ severity: 'info', title: t('blocked'), action: { label: t('open'), run } })
    },
  }
}

function getReason(error: ApiError): 'moved' | 'erased' | 'unreachable' | 'other' {
  if (isOutOfReach(error)) return 'unreachable'
  const has = (wanted: ErrorCode) => error.errors.some(({ code }) => code === wanted)
  if (has('ENQUIRY_ERASED')) return 'erased'
  return has('REVISION_CONFLICT') ? 'moved' : 'other'
}
