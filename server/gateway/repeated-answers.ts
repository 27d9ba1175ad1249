import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Caller, SessionsService } from '#server/identity/sessions.service.ts'
import type { CacheLease } from '#server/platform/cache/cache-lease.ts'
import { type PreparedAnswer, sendPrepared } from '#server/platform/http/prepared-answer.ts'
import { bearerIn } from './bearer.ts'
import { ResponseCache } from './response-cache.ts'

/** Addresses of everybody's answers that are kept, and of each caller's: a buyer has a unit or two. */
const MAX_PUBLIC = 20_000
const MAX_EACH_CALLER = 10

interface Parts {
  readonly sessions: Pick<SessionsService, 'recall'>
  /** Looks whether the database has changed, and ends marks if so. */
  readonly changeClock: { poll(): void }
  /** ms since epoch. */
  readonly now: () => number
}

/** What of a request decides which bytes it gets. */
interface Asked {
  readonly url: string
  readonly authorization: string
  readonly acceptEncoding: string
  readonly ifNoneMatch: string
}

/**
 * Answers in front of the router that may be given again (ADR 5). Everybody's are found by address. Whatever needs a
 * login is looked up only once the login has been checked, and only among what this very caller was given before: it
 * belongs to the caller's session as it was read, and goes with it.
 */
export class RepeatedAnswers {
  readonly #parts: Parts
  readonly #public: ResponseCache
  readonly #private = new WeakMap<Caller, ResponseCache>()

  constructor(parts: Parts) {
    this.#parts = parts
    this.#public = new ResponseCache({ limit: MAX_PUBLIC, now: parts.now })
  }

  /** @param caller who it was made for; null = it is the same for everybody */
  keep(url: string, caller: Caller | null, prepared: PreparedAnswer, lease: CacheLease): void {
    this.#cacheOf(caller).keep(url, prepared, lease)
  }

  /** @returns true when the request has been answered. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    const asked = askedIn(request)
    if (asked === null) return false
    const { url, authorization, acceptEncoding, ifNoneMatch } = asked
    this.#parts.changeClock.poll()
    const prepared = this.#public.find(url) ?? (authorization === '' ? null : this.#findFor(authorization, url))
    if (prepared === null) return false
    sendPrepared(response, prepared, acceptEncoding, ifNoneMatch)
    return true
  }

  #findFor(authorization: string, url: string): PreparedAnswer | null {
    const caller = this.#parts.sessions.recall(bearerIn(authorization))
    return caller === null ? null : (this.#private.get(caller)?.find(url) ?? null)
  }

  #cacheOf(caller: Caller | null): ResponseCache {
    if (caller === null) return this.#public
    const known = this.#private.get(caller) ?? new ResponseCache({ limit: MAX_EACH_CALLER, now: this.#parts.now })
    this.#private.set(caller, known)
    return known
  }
}

/** null = not for here: it changes something, or has a body, which may take its time. */
function askedIn({ method, url = '', rawHeaders: raw }: IncomingMessage): Asked | null {
  if (method !== 'GET') return null
  let authorization = ''
  let acceptEncoding = ''
  let ifNoneMatch = ''
  // `headers` would build an object of all of them.
  for (let index = 0; index + 1 < raw.length; index += 2) {
    const name = raw[index] ?? ''
    if (name.length === 13) {
      const lower = name.toLowerCase()
      if (lower === 'authorization' && authorization === '') authorization = raw[index + 1] ?? ''
      else if (lower === 'if-none-match') ifNoneMatch = raw[index + 1] ?? ''
    } else if (name.length === 14 && name.toLowerCase() === 'content-length') return null
    else if (name.length === 17 && name.toLowerCase() === 'transfer-encoding') return null
    else if (name.length === 15 && name.toLowerCase() === 'accept-encoding') acceptEncoding = raw[index + 1] ?? ''
  }
  return { url, authorization, acceptEncoding, ifNoneMatch }
}
