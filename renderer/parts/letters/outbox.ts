import { createStore, type StoreApi } from 'zustand/vanilla'
import { ERROR_CODES } from '#shared/contracts/errors.ts'
import { type ApiError, type ApiResult, isKeyReused, withoutAnswer } from '#renderer/api/index.ts'
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
  const state = createStore<OutboxState>()(() => ({ ...keep.read(), isAway: !navigator.onLine }))
  const { pause, retryNow } = createPauses(wait)
  const awaited = new Map<string, (posted: Posted) => void>()
  /** The one that is on its way at this moment. */
  let current: { readonly key: string; readonly controller: AbortController } | null = null
  /** The same, where its writer wants it back. */
  let recall: ((isBack: boolean) => void) | null = null
  let isRunning = false
  /** There is reason to try again at once. */
  let isHurried = false

  keep.listen(() => {
    state.setState(keep.read())
    settleTaken()
  })

  /** To be called before what is kept changes: who hears of that takes what is still awaited for another tab's. */
  function settle(key: string, posted: Posted): void {
    const tell = awaited.get(key)
    awaited.delete(key)
    tell?.(posted)
  }

  /** Another tab has sent it, given it back or been refused it: here nothing is going to be heard of it any more. */
  function settleTaken(): void {
    for (const key of awaited.keys()) {
      const { posted, drafts } = keep.read()
      const letter = posted.find((each) => each.key === key)
      if (letter === undefined) {
        const isDraft = Object.values(drafts).some((draft) => draft.key === key)
        settle(key, { kind: isDraft ? 'waiting' : 'sent' })
      } else if (letter.fault !== null) refuse(letter, readFault(letter.fault))
    }
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
      settle(letter.key, { kind: 'waiting' })
      makeDraft(letter.key)
      return 'done'
    }
    if (result.ok) {
      state.setState({ isAway: false })
      settle(letter.key, { kind: 'sent' })
      keep.change(without(letter.key))
      onSent(letter)
      return 'done'
    }
    const why = withoutAnswer(result.error)
    if (why !== null && why.kind !== 'failing' && why.kind !== 'unauthorised') {
      state.setState({ isAway: true })
      for (const key of awaited.keys()) settle(key, { kind: 'waiting' })
      return { wish: why.kind === 'unavailable' ? why.retryAfter : null }
    }
    state.setState({ isAway: false })
    // Nobody is logged in: what waited goes out after the next login.
    if (why?.kind === 'unauthorised') {
      refuseAwaited(result.error)
      return 'end'
    }
    if (awaited.has(letter.key)) refuse(letter, result.error)
    else noteFault(letter, result.error)
    return 'done'
  }

  /** What somebody waits for, whichever was tried: the last first, since each goes in front of what lies there. */
  function refuseAwaited(error: ApiError): void {
    for (const letter of keep.read().posted.toReversed()) if (awaited.has(letter.key)) refuse(letter, error)
  }

  /** Who has just sent it has it in front of them again. */
  function refuse(letter: PostedLetter, error: ApiError): void {
    // What was sent before with the same key has arrived: what is sent from now on is another one.
    const key = isKeyReused(error) ? newKey() : letter.key
    const files = error.errors.some(({ code }) => code === 'UPLOAD_UNKNOWN') ? [] : letter.files
    settle(letter.key, { kind: 'refused', error })
    keep.change((kept) => withDraftAgain(without(letter.key)(kept), { ...letter, key, files }))
  }

  function makeDraft(key: string): boolean {
    const posted = keep.read().posted.find((letter) => letter.key === key)
    if (posted === undefined) return false
    keep.change((kept) => withDraftAgain(without(key)(kept), posted))
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

/** With this letter as the draft that it was; what was begun in its place meanwhile follows it. */
function withDraftAgain(kept: KeptLetters, { fault: _taken, ...letter }: PostedLetter): KeptLetters {
  const begun = findDraft(kept, letter.threadId)
  if (begun === null) return withDraft(kept, letter.threadId, letter)
  // A subject of its own is part of what was written.
  const words = begun.subject === letter.subject ? begun.body : `${begun.subject}\n${begun.body}`
  const body = `${letter.body}\n\n${words}`.trim()
  return withDraft(kept, letter.threadId, { ...letter, body, files: [...letter.files, ...begun.files] })
}

/** The refusal that another tab has heard, as far as it is kept. */
function readFault(fault: string): ApiError {
  const code = ERROR_CODES.find((each) => each === fault) ?? 'INTERNAL_ERROR'
  return { kind: 'http', status: 422, errors: [{ field: null, code, message: '' }], revision: null }
}
