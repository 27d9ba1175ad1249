import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BodyOf } from '#shared/contracts/http/endpoint.ts'
import { answerThread, changeThread, noteThreadRead } from '#shared/contracts/http/staff-messages.contract.ts'
import { type ApiError, type ApiResult, call, isOutOfReach } from '#renderer/api/index.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { MESSAGES_KEY } from './messages-key.ts'
import { type StaffThread, threadKey } from './use-threads.ts'

export type ThreadChange = Omit<BodyOf<typeof changeThread>, 'revision'>
export type Answer = BodyOf<typeof answerThread>

/** What the team does with a thread: each says how it went, and shows what it is then. All answer whether it was done. */
export function useThreadWork({ id, revision }: Pick<StaffThread, 'id' | 'revision'>) {
  const { t } = useTranslation('admin-messages')
  const locale = useLocale()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  /** Of the answer that is being sent: a second try sends the same one. */
  const once = useRef<{ readonly text: string; readonly key: string } | null>(null)
  const options = { params: { threadId: id }, query: { locale }, silent: true } as const

  async function run(work: Promise<ApiResult<StaffThread>>): Promise<boolean> {
    setIsBusy(true)
    const result = await work
    setIsBusy(false)
    if (result.ok) queryClient.setQueryData(threadKey(id, locale), result.value)
    else notify({ severity: 'error', title: t(`notDone.${getReason(result.error)}`) })
    // The lists, and after a failure the thread itself.
    void queryClient.invalidateQueries({ queryKey: MESSAGES_KEY })
    return result.ok
  }

  return {
    isBusy,
    change: (change: ThreadChange) => run(call(changeThread, { ...options, body: { revision, ...change } })),
    async answer(answer: Answer): Promise<boolean> {
      const text = JSON.stringify(answer)
      if (once.current?.text !== text) once.current = { text, key: crypto.randomUUID() }
      const isDone = await run(call(answerThread, { ...options, body: answer, idempotencyKey: once.current.key }))
      if (isDone) once.current = null
      return isDone
    },
    async markUnread(): Promise<boolean> {
      const result = await call(noteThreadRead, { params: { threadId: id }, body: { position: 0 }, silent: true })
      if (!result.ok) notify({ severity: 'error', title: t(`notDone.${getReason(result.error)}`) })
      void queryClient.invalidateQueries({ queryKey: MESSAGES_KEY })
      return result.ok
    },
  }
}

function getReason(error: ApiError): 'moved' | 'unreachable' | 'file' | 'other' {
  if (isOutOfReach(error)) return 'unreachable'
  const codes = error.errors.map(({ code }) => code)
  if (codes.includes('REVISION_CONFLICT')) return 'moved'
  return codes.includes('UPLOAD_UNKNOWN') ? 'file' : 'other'
}

/**
 * Notes that the newest message is on the screen, once for each, while the page is looked at (MSG-3): what somebody wants
 * to be unread again stays so on their other screens, where it is open. `isFresh`: it is as the server has just said.
 */
export function useNoteRead(
  { id, messages, isUnread }: Pick<StaffThread, 'id' | 'messages' | 'isUnread'>,
  isFresh: boolean,
): void {
  const queryClient = useQueryClient()
  /** Position up to which it has been on this screen since it was opened. */
  const seen = useRef(0)
  const position = messages.reduce((newest, message) => Math.max(newest, message.position), 0)
  const note = useCallback(async () => {
    if (position <= seen.current || document.visibilityState !== 'visible') return
    if (!isUnread) {
      if (isFresh) seen.current = position
      return
    }
    const before = seen.current
    seen.current = position
    const result = await call(noteThreadRead, { params: { threadId: id }, body: { position }, silent: true })
    if (result.ok) void queryClient.invalidateQueries({ queryKey: MESSAGES_KEY })
    else seen.current = before
  }, [id, position, isUnread, isFresh, queryClient])
  useEffect(() => {
    const look = () => void note()
    look()
    document.addEventListener('visibilitychange', look)
    window.addEventListener('online', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('online', look)
    }
  }, [note])
}
