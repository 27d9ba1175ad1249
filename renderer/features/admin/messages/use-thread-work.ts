import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BodyOf } from '#shared/contracts/http/endpoint.ts'
import { answerThread, changeThread, noteThreadRead } from '#shared/contracts/http/staff-messages.contract.ts'
import { checkToken } from '#shared/contracts/http/tokens.contract.ts'
import { type ApiError, type ApiResult, call, isKeyReused, isOutOfReach } from '#renderer/api/index.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { MESSAGES_KEY } from './messages-key.ts'
import { type StaffThread, threadKey } from './use-threads.ts'

export type ThreadChange = Omit<BodyOf<typeof changeThread>, 'revision'>
export type Answer = BodyOf<typeof answerThread>
/** `arrived`: an earlier version of it is in the thread, because nothing was heard of how it was sent. */
export type Sending = 'sent' | 'arrived' | 'failed'

/** What the team does with a thread: each says how it went, and shows what it is then. */
export function useThreadWork({ id, revision }: Pick<StaffThread, 'id' | 'revision'>) {
  const { t } = useTranslation('admin-messages')
  const locale = useLocale()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const options = { params: { threadId: id }, query: { locale }, silent: true } as const

  async function run<Value>(work: Promise<ApiResult<Value>>): Promise<ApiResult<Value>> {
    setIsBusy(true)
    const result = await work
    setIsBusy(false)
    if (!result.ok) {
      const reason = getReason(result.error)
      notify({ severity: reason === 'arrived' ? 'info' : 'error', title: t(`notDone.${reason}`) })
      // A call that is not silent lets the shell say so, and lead to the login.
      if (result.error.status === 401) void call(checkToken)
    }
    // The lists, and after a failure the thread itself.
    void queryClient.invalidateQueries({ queryKey: MESSAGES_KEY })
    return result
  }
  async function show(work: Promise<ApiResult<StaffThread>>): Promise<ApiResult<StaffThread>> {
    const result = await run(work)
    if (result.ok) queryClient.setQueryData(threadKey(id, locale), result.value)
    return result
  }

  return {
    isBusy,
    change: (change: ThreadChange) => show(call(changeThread, { ...options, body: { revision, ...change } })),
    /** `idempotencyKey` stays with what is written, over reloads too, so that no second try sends it twice (MSG-4). */
    async answer(answer: Answer, idempotencyKey: string): Promise<Sending> {
      const result = await show(call(answerThread, { ...options, body: answer, idempotencyKey }))
      if (result.ok) return 'sent'
      return getReason(result.error) === 'arrived' ? 'arrived' : 'failed'
    },
    /** Answers whether it is. */
    async markUnread(): Promise<boolean> {
      const body = { position: 0 }
      setIsBusy(true)
      // On another connection, what is still under way could arrive after this, and undo it.
      await noting.get(id)
      return (await run(call(noteThreadRead, { params: { threadId: id }, body, silent: true }))).ok
    },
  }
}

function getReason(error: ApiError): 'moved' | 'arrived' | 'unreachable' | 'file' | 'other' {
  if (isOutOfReach(error)) return 'unreachable'
  if (isKeyReused(error)) return 'arrived'
  const codes = error.errors.map(({ code }) => code)
  if (codes.includes('REVISION_CONFLICT')) return 'moved'
  return codes.includes('UPLOAD_UNKNOWN') ? 'file' : 'other'
}

/** What is being noted as read, by thread. */
const noting = new Map<string, Promise<unknown>>()

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
    const noted = call(noteThreadRead, { params: { threadId: id }, body: { position }, silent: true })
    noting.set(id, noted)
    const result = await noted
    if (noting.get(id) === noted) noting.delete(id)
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
