import { useMemo } from 'react'
import { useStore } from 'zustand'
import { createMessageThread, replyToThread } from '#shared/contracts/http/messages.contract.ts'
import { type ApiResult, call } from '#renderer/api/index.ts'
import { randomKey } from '#renderer/platform/random-key.ts'
import { browserKeep } from '#renderer/platform/storage.ts'
import { useSession } from '#renderer/session/index.ts'
import { tellNews } from '#renderer/unit/news/news-signals.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { createLetterKeep, type KeptLetters } from './letter-keep.ts'
import type { Letter } from './letter.types.ts'
import { lettersKey } from './letters-key.ts'
import { createOutbox, type Outbox } from './outbox.ts'

const NOT_LOGGED_IN = { ok: false, error: { kind: 'http', status: 401, errors: [], revision: null } } as const

const outboxes = new Map<string, Outbox>()

/** The one outbox of this page for a person's letters about a unit. */
function getOutbox(userId: string, unitId: string): Outbox {
  const key = lettersKey(userId, unitId)
  const known = outboxes.get(key)
  if (known !== undefined) return known
  const outbox = createOutbox({
    keep: createLetterKeep(key, browserKeep),
    // Nobody sends what somebody else has written: it waits for them.
    send: async (letter, signal) =>
      useSession.getState().user?.id === userId ? sendLetter(unitId, letter, signal) : NOT_LOGGED_IN,
    newKey: randomKey,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    onSent: () => tellNews(['messages']),
  })
  outboxes.set(key, outbox)
  return outbox
}

/** API-31, API-32; what it means that it fails, the outbox knows. */
function sendLetter(
  unitId: string,
  { key, threadId, kind, subject, body, files }: Letter,
  signal: AbortSignal,
): Promise<ApiResult<unknown>> {
  const attachments = files.map(({ id }) => ({ uploadId: id }))
  const options = { query: {}, idempotencyKey: key, signal, silent: true } as const
  return threadId === null
    ? call(createMessageThread, {
        ...options,
        params: { unitId },
        body: { messageThread: { ...(kind === undefined ? {} : { kind }), subject, body, attachments } },
      })
    : call(replyToThread, { ...options, params: { unitId, threadId }, body: { body, attachments } })
}

/** The outbox of whoever is logged in, for the open unit. */
export function useOutbox(): Outbox {
  const { unit } = useOpenUnit()
  const userId = useSession((state) => state.user?.id ?? '')
  return useMemo(() => getOutbox(userId, unit.id), [userId, unit.id])
}

/** What it has of drafts, and of letters that have not gone out. */
export function useLetters(outbox: Outbox): KeptLetters & { readonly isAway: boolean } {
  return useStore(outbox.state)
}
