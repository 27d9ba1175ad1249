import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createDeadline, deleteDeadline, updateDeadline } from '#shared/contracts/http/deadlines.contract.ts'
import { type ApiResult, call, type OnceKey } from '#renderer/api/index.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import type { readForm } from './deadline-form.ts'
import { type StaffDeadline, useRereadAllDeadlines } from './use-project-deadlines.ts'

type Wish = NonNullable<ReturnType<typeof readForm>>

interface SavingOptions {
  readonly projectId: string
  /** null = a new one. */
  readonly deadlineId: StaffDeadline['id'] | null
  readonly once: OnceKey
  readonly onDone: () => void
}

/** Saves or deletes a deadline, says so, and shows everywhere how things stand then (DDL-29). */
export function useDeadlineSaving({ projectId, deadlineId, once, onDone }: SavingOptions) {
  const { t } = useTranslation('admin-deadlines')
  const notify = useNotify()
  const reread = useRereadAllDeadlines()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<'failed' | 'arrived' | null>(null)

  function send(wish: Wish, isTrial: boolean, signal?: AbortSignal) {
    const options = { body: { ...wish, isTrial }, silent: true, ...(signal === undefined ? {} : { signal }) } as const
    if (deadlineId !== null) return call(updateDeadline, { ...options, params: { deadlineId } })
    const key = isTrial ? {} : { idempotencyKey: once.key }
    return call(createDeadline, { ...options, ...key, params: { projectId } })
  }

  async function finish(work: Promise<ApiResult<unknown>>, said: string): Promise<void> {
    setIsBusy(true)
    setFailure(null)
    const result = await work
    setIsBusy(false)
    if (result.ok) {
      onDone()
      notify({ severity: 'success', title: said })
      return reread()
    }
    const hasArrived = once.hasArrived(result.error)
    setFailure(hasArrived ? 'arrived' : 'failed')
    // What has arrived is in the list.
    return hasArrived ? reread() : undefined
  }

  return {
    isBusy,
    failure,
    send,
    save: (wish: Wish) => finish(send(wish, false), t('form.saved')),
    remove: () =>
      finish(call(deleteDeadline, { params: { deadlineId: deadlineId ?? '' }, silent: true }), t('form.deleted')),
  }
}
