import { createStore, type StoreApi } from 'zustand/vanilla'
import { type ApiError, type ApiResult, withoutAnswer } from '#renderer/api/index.ts'
import { createPauses, offlineDelay } from '#renderer/platform/pauses.ts'
import type { Letter, PostedLetter } from './letter.types.ts'
import { findDraft, type KeptLetters, type LetterKeep, withDraft } from './letter-keep.ts'

/**
 * What became of a letter.
 * - `sent`: the server has it. `waiting`: nobody answers, and it goes out by itself as soon as somebody does.
 * - `refused`: the server does not take it, and it is a draft again.
 */
export type Posted =
  | { readonly kind: 'sent' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused'; readonly error: ApiError }

interface OutboxState extends KeptLetters {
  /** Nobody answers: what was posted waits. */
  readonly isAway: boolean
}

export interface Outbox {
  readonly state: StoreApi<OutboxState>
  /** Keeps what is being written. null = there is nothing to keep there. */
  readonly keepDraft: (threadId: string | null, draft: Letter | null) => void
  readonly post: (letter: Letter) => Promise<Posted>
  /**
   * Makes a draft again of one that waits; what was begun in its place meanwhile follows it. Answers whether it is one: it
   * may just have arrived.
   */
  readonly takeBack: (key: string) => Promise<boolean>
  /** Sends what waits, and at once when the network is back. Returns the function that stops waiting for that. */
  readonly start: () => () => void
}

interface Parts {
  readonly keep: LetterKeep
  readonly send: (letter: Letter, signal: AbortSignal) => Promise<ApiResult<unknown>>
  readonly newKey: () => string
  readonly wait: (ms: number) => Promise<void>
  readonly onSent: (letter: Letter) => void
}

/**
 * Sends letters one after the other, in their order, until each is taken or refused: over a network that is away, reloads
 * and days. Two tabs may send the same one: by its key the server takes it once, and each tab waits for its answer before
 * it goes on, so that the order stays.
 */
export function createOutbox({ keep, send, newKey, wait, onSent }: Parts): Outbox {
  const state = createStore<OutboxState>()(() => ({ ...keep.read(), isAway: false }))
  const { pause, retryNow } = createPauses(wait)
  const awaited = new Map<string, (posted: Posted) => void>()
  /** The one that is on its way at this moment. */
  let current: { readonly key: string; readonly controller: AbortController } | null = null
  /** The same, where its writer wants it back. */
  let recall: ((isBack: boolean) => void) | null = null
  let isRunning = false
  /** There is reason to try again at once. */
  let isHurried = false

  keep.listen(() => state.setState(keep.read()))

  function settle(key: string, posted: Posted): void {
    awaited.get(key)?.(posted)
    awaited.delete(key)
  }

  function without(key: string): (kept: KeptLetters) => KeptLetters {
    return (kept) => ({ ...kept, posted: kept.posted.filter((letter) => letter.key !== key) })
  }

  function goOnNow(): void {
    isHurried = true
    retryNow()
    void run()
  }

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    try {
      for (let tries = 0; ; ) {
        const letter = keep.read().posted.find(({ fault }) => fault === null)
        if (letter === undefined) return
        isHurried = false
        const outcome = await sendOne(letter)
        if (outcome === 'end') return
        if (outcome === 'done') tries = 0
        else if (!isHurried) await pause(offlineDelay(tries++, outcome.wish))
      }
    } finally {
      isRunning = false
    }
  }

  async function sendOne(letter: PostedLetter): Promise<'done' | 'end' | { readonly wish: number | null }> {
    const controller = new AbortController()
    current = { key: letter.key, controller }
    const result = await send(letter, controller.signal)
    current = null
    const answerRecall = recall
    recall = null
    answerRecall?.(!result.ok)
    if (!result.ok && answerRecall !== null) {
      makeDraft(letter.key)
      settle(letter.key, { kind: 'waiting' })
      return 'done'
    }
    if (result.ok) {
      state.setState({ isAway: false })
      keep.change(without(letter.key))
      onSent(letter)
      settle(letter.key, { kind: 'sent' })
      return 'done'
    }
    const why = withoutAnswer(result.error)
    if (why !== null && why.kind !== 'failing' && why.kind !== 'unauthorised') {
      state.setState({ isAway: true })
      for (const key of awaited.keys()) settle(key, { kind: 'waiting' })
      return { wish: why.kind === 'unavailable' ? why.retryAfter : null }
    }
    state.setState({ isAway: false })
    if (awaited.has(letter.key)) refuse(letter, result.error)
    // Nobody is logged in: it goes out after the next login.
    else if (why?.kind === 'unauthorised') return 'end'
    else noteFault(letter, result.error)
    return 'done'
  }

  /** Who has just sent it has it in front of them again. */
  function refuse(letter: PostedLetter, error: ApiError): void {
    const codes = error.errors.map(({ code }) => code)
    // What was sent before with the same key has arrived: what is sent from now on is another one.
    const key = codes.includes('IDEMPOTENCY_KEY_REUSED') ? newKey() : letter.key
    const files = codes.includes('UPLOAD_UNKNOWN') ? [] : letter.files
    const { fault: _taken, ...draft } = letter
    keep.change((kept) => withDraft(without(letter.key)(kept), letter.threadId, { ...draft, key, files }))
    settle(letter.key, { kind: 'refused', error })
  }

  function makeDraft(key: string): boolean {
    const posted = keep.read().posted.find((letter) => letter.key === key)
    if (posted === undefined) return false
    const { fault: _taken, ...letter } = posted
    keep.change((kept) => {
      const begun = findDraft(kept, letter.threadId)
      const body = begun === null ? letter.body : `${letter.body}\n\n${begun.body}`.trim()
      const files = [...letter.files, ...(begun?.files ?? [])]
      return withDraft(without(key)(kept), letter.threadId, { ...letter, body, files })
    })
    return true
  }

  function noteFault({ key }: PostedLetter, error: ApiError): void {
    const fault = error.errors[0]?.code ?? 'INTERNAL_ERROR'
    keep.change((kept) => ({
      ...kept,
      posted: kept.posted.map((letter) => (letter.key === key ? { ...letter, fault } : letter)),
    }))
  }

  return {
    state,
    keepDraft: (threadId, draft) => keep.change((kept) => withDraft(kept, threadId, draft)),
    post(letter) {
      keep.change((kept) => ({
        ...withDraft(kept, letter.threadId, null),
        posted: [...kept.posted, { ...letter, fault: null }],
      }))
      const posted = new Promise<Posted>((resolve) => awaited.set(letter.key, resolve))
      goOnNow()
      return posted
    },
    takeBack(key) {
      if (current?.key !== key) return Promise.resolve(makeDraft(key))
      current.controller.abort()
      return new Promise((resolve) => (recall = resolve))
    },
    start() {
      window.addEventListener('online', goOnNow)
      document.addEventListener('visibilitychange', goOnNow)
      goOnNow()
      return () => {
        window.removeEventListener('online', goOnNow)
        document.removeEventListener('visibilitychange', goOnNow)
      }
    },
  }
}
