import { create } from 'zustand'
import type * as z from 'zod/mini'
import type { AccountSchema, TokenAnswerSchema, UserSchema } from '#shared/contracts/entities/user.schema.ts'
import { checkToken, createToken, revokeToken } from '#shared/contracts/http/tokens.contract.ts'
import type { FromWire } from '#shared/contracts/wire.ts'
import { type ApiError, call } from '#renderer/api/index.ts'
import { forgetStepsBut, keepInTabOnlyOf } from '#renderer/platform/tab-owner.ts'
import { onOtherTab, readStored, writeStored } from '#renderer/platform/storage.ts'
import { lastWork } from './before-logout.ts'

export type User = FromWire<z.infer<typeof UserSchema>>
export type Account = FromWire<z.infer<typeof AccountSchema>>
export type TokenAnswer = FromWire<z.infer<typeof TokenAnswerSchema>>

/**
 * - `unknown`: a token is stored, and whether it is still good is not known yet (AUT-10).
 * - `unreachable`: the server could not be asked; the token stays.
 * - `leaving`: logging out; what was chosen is still being stored.
 */
type SessionStatus = 'unknown' | 'anonymous' | 'loggedIn' | 'unreachable' | 'leaving'

interface SessionState {
  readonly status: SessionStatus
  readonly user: User | null
  readonly account: Account | null
  /** To staff: mails get no further than the mail outbox, for want of a mail server. */
  readonly keepsMails: boolean
  /** The user has logged out on purpose, on this page load. */
  readonly hasLoggedOut: boolean
  /**
   * The session was ended from elsewhere, on this page load: by the server, or in another tab. Why is not known.
   * `told`: a notification says so at this moment. null = it was not.
   */
  readonly ended: 'told' | 'untold' | null
  /** AUT-4. */
  readonly isAuthenticating: boolean
  /** Reads and checks the stored token (AUT-10). */
  start: () => Promise<void>
  /** Logs in; gives the reason when it is refused (AUT-6..9). */
  login: (email: string, password: string, accountId: string) => Promise<ApiError | null>
  /** Takes over a session that the server has just made: by a registration, a link or a new password. */
  enter: (answer: TokenAnswer) => void
  /** Takes over what the user has changed about themselves. */
  rename: (change: Pick<User, 'firstName' | 'lastName' | 'mobile'>) => void
  /** Lets `beforeLogout` work end (3 s at most), then forgets the token here and revokes it on the server. */
  logout: () => Promise<void>
  /** Forgets the session without a call: the server has refused the token, or another tab has logged out. */
  expire: (ended: SessionState['ended']) => void
}

const NOBODY = { status: 'anonymous', user: null, account: null, keepsMails: false } as const

/** Who is logged in. The token itself is kept in local storage alone (API-2, decision 9). */
export const useSession = create<SessionState>()((set, get) => {
  const forget = (ended: SessionState['ended'] = get().ended) => {
    writeStored('token', null)
    set({ ...NOBODY, ended })
  }
  const enter = ({ token }: TokenAnswer) => {
    // A check repeats no token: then the stored one stays.
    if (token.authToken !== undefined) writeStored('token', token.authToken)
    keepInTabOnlyOf(token.user.id)
    const { user, account, keepsMails = false } = token
    set({ hasLoggedOut: false, ended: null, status: 'loggedIn', user, account, keepsMails })
  }
  const check = async (): Promise<void> => {
    const token = readStored('token')
    if (token === null) return forget()
    if (get().status === 'unreachable') set({ status: 'unknown' })
    const result = await call(checkToken, { silent: true })
    // Meanwhile somebody logged in or out, here or in another tab: the answer is about a session of the past.
    if (readStored('token') !== token) return get().status === 'unknown' ? check() : undefined
    if (result.ok) return enter(result.value)
    // A bad line says nothing about the token: only an answer may end the session.
    if (result.error.status >= 400 && result.error.status < 500 && result.error.status !== 429) return forget('untold')
    set({ status: 'unreachable' })
  }
  /** The check of a token that is under way; who asks for the same one waits for the same answer. */
  let running: { readonly token: string | null; readonly checked: Promise<void> } | null = null
  return {
    status: readStored('token') === null ? 'anonymous' : 'unknown',
    user: null,
    account: null,
    keepsMails: false,
    hasLoggedOut: false,
    ended: null,
    isAuthenticating: false,
    expire: forget,
    enter,
    rename: (change) => {
      const { user } = get()
      if (user !== null) set({ user: { ...user, ...change } })
    },
    start: () => {
      const token = readStored('token')
      if (running !== null && running.token === token) return running.checked
      const mine = {
        token,
        checked: check().finally(() => {
          if (running === mine) running = null
        }),
      }
      running = mine
      return mine.checked
    },
    login: async (email, password, accountId) => {
      const before = readStored('token')
      // Whoever tries knows it; the note gives way to what comes of it.
      set({ isAuthenticating: true, ended: null })
      const result = await call(createToken, { body: { email, password, accountId }, silent: true })
      set({ isAuthenticating: false })
      if (!result.ok) {
        const log = result.error.status === 401 ? console.info : console.error
        log('login failed', result.error.kind, result.error.status)
        // AUT-8; but not the token of somebody who has logged in meanwhile, in another tab.
        if (readStored('token') === before) forget()
        return result.error
      }
      enter(result.value)
      return null
    },
    logout: async () => {
      const token = readStored('token')
      const work = lastWork()
      if (work !== null) {
        // Nothing more can be chosen, but what was chosen is written with the token that it needs.
        set({ status: 'leaving', hasLoggedOut: true })
        await work
        if (readStored('token') !== token) return get().start()
      }
      // At once, so that nobody can go on; the server is told with the token it still knows.
      const revoked = call(revokeToken, { silent: true })
      set({ hasLoggedOut: true })
      forget(null)
      keepInTabOnlyOf(null)
      await revoked
    },
  }
})

// A session that has ended elsewhere takes the steps of this tab along (GUI-4), also where it ended before this page was
// loaded. What was typed stays: why it has ended is not known.
if (readStored('token') === null) forgetStepsBut(null)
onOtherTab('token', (token) => {
  if (token === null) forgetStepsBut(null)
})
