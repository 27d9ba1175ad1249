import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Caller, SessionsService } from '#server/identity/sessions.service.ts'
import type { CacheLease } from '#server/platform/cache/cache-lease.ts'
import { type PreparedAnswer, sendPrepared } from '#server/platform/http/prepared-answer.ts'
import { requestIdFor } from '#server/platform/http/request-id.ts'
import type { RequestLog } from '#server/platform/http/request-log.ts'
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
  readonly log: Pick<RequestLog, 'request' | 'hasReads'>
}

interface AskedRoute {
  /** As it stands in the request. */
  readonly url: string
  /** The contract's pattern. */
  readonly route: string
}

/** What of a request decides which bytes it gets. */
interface Asked {
  readonly url: string
  readonly authorization: string
  readonly acceptEncoding: string
  readonly ifNoneMatch: string
  /** As it came with the request; '' = with none. */
  readonly requestId: string
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
  readonly #routes = new WeakMap<PreparedAnswer, string>()

  constructor(parts: Parts) {
    this.#parts = parts
    this.#public = new ResponseCache({ limit: MAX_PUBLIC, now: parts.now })
  }

  /** @param caller who it was made for; null = it is the same for everybody */
  keep(asked: AskedRoute, caller: Caller | null, prepared: PreparedAnswer, lease: CacheLease): void {
    this.#routes.set(prepared, asked.route)
    this.#cacheOf(caller).keep(asked.url, prepared, lease)
  }

  /** @returns true when the request has been answered. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    const asked = askedIn(request)
    if (asked === null) return false
    const { url, authorization, acceptEncoding, ifNoneMatch } = asked
    this.#parts.changeClock.poll()
    const startedAt = this.#parts.log.hasReads ? performance.now() : 0
    const open = this.#public.find(url)
    const caller = open === null && authorization !== '' ? this.#parts.sessions.recall(bearerIn(authorization)) : null
    const prepared = open ?? (caller === null ? null : this.#private.get(caller)?.find(url)) ?? null
    if (prepared === null) return false
    const id = requestIdFor(asked.requestId)
    const status = sendPrepared(response, prepared, acceptEncoding, ifNoneMatch, id)
    if (this.#parts.log.hasReads) {
      const route = this.#routes.get(prepared) ?? ''
      const milliseconds = performance.now() - startedAt
      const userId = caller?.user.id ?? null
      this.#parts.log.request({ id, method: 'GET', route, status, milliseconds, userId, code: null })
    }
    return true
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
  let requestId = ''
  // `headers` would build an object of all of them.
  for (let index = 0; index + 1 < raw.length; index += 2) {
    const name = raw[index] ?? ''
    if (name.length === 13) {
      const lower = name.toLowerCase()
      if (lower === 'authorization' && authorization === '') authorization = raw[index + 1] ?? ''
      else if (lower === 'if-none-match') ifNoneMatch = raw[index + 1] ?? ''
    } else if (name.length === 12 && name.toLowerCase() === 'x-request-id') requestId = raw[index + 1] ?? ''
    else if (name.length === 14 && name.toLowerCase() === 'content-length') return null
    else if (name.length === 17 && name.toLowerCase() === 'transfer-encoding') return null
    else if (name.length === 15 && name.toLowerCase() === 'accept-encoding') acceptEncoding = raw[index + 1] ?? ''
  }
  return { url, authorization, acceptEncoding, ifNoneMatch, requestId }
}
