import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveDeadline } from '#shared/contracts/http/deadlines.contract.ts'
import { call, type OnceKey } from '#renderer/api/index.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { useRereadDeadlines } from '#renderer/parts/deadlines/use-deadlines.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import type { OpenTalk } from './use-deadline-talk.ts'

interface SayingOptions extends OpenTalk {
  readonly once: OnceKey
  readonly onDone: () => void
}

/** Sends a question about a deadline, or that it is done, once (DDL-11 to DDL-20). */
export function useDeadlineSaying({ deadline, mode, once, onDone }: SayingOptions) {
  const { t } = useTranslation('deadlines')
  const { unit, reload } = useOpenUnit()
  const notify = useNotify()
  const reread = useRereadDeadlines()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<'failed' | 'arrived' | null>(null)
  const isQuestion = mode === 'question'

  async function send(written: { readonly subject: string; readonly message: string }): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    setFailure(null)
    const result = await call(saveDeadline, {
      params: { unitId: unit.id },
      body: { id: deadline.parentId ?? deadline.id, completed: !isQuestion, ...written },
      idempotencyKey: once.key,
      silent: true,
    })
    setIsBusy(false)
    if (!result.ok) {
      const hasArrived = once.hasArrived(result.error)
      setFailure(hasArrived ? 'arrived' : 'failed')
      if (hasArrived) await reread()
      return
    }
    onDone()
    notify({ severity: 'success', title: t(isQuestion ? 'dialog.asked' : 'dialog.completed') })
    await reread()
    // What it held is open again.
    if (!isQuestion && deadline.status === 'overdue') await reload()
  }

  return { isBusy, failure, send }
}
