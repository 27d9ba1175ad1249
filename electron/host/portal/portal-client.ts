import { storedFileName } from '#shared/contracts/http/stored-file-paths.ts'
import type { Limits } from '../kernel/limits.ts'
import { readAll } from '../kernel/read-all.ts'

export interface PortalAnswer {
  readonly kind: 'answer'
  readonly status: number
  readonly headers: Headers
  readonly body: Buffer
}

/**
 * Nothing came that can be believed. `offline`: no connection, or it broke off. `stalled`: nothing came any more in
 * time. `stranger`: somebody else answered, such as the log-in page of a Wi-Fi. `tooLarge`: more than is taken.
 * `nowhere`: no portal is known yet.
 */
export interface PortalSilence {
  readonly kind: 'silence'
  readonly why: 'offline' | 'stalled' | 'stranger' | 'tooLarge' | 'nowhere'
}

export interface PortalCall {
  readonly method?: 'GET' | 'POST'
  /** Header names in any spelling; nothing else goes along. */
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Another portal's origin: what was meant for one goes to no other. */
  readonly origin?: string
  /** ms for all of it; without it only standing still ends it. */
  readonly limitMs?: number
  readonly signal?: AbortSignal
}

/** Asks the portal, and only the portal: redirections are not followed. */
export interface PortalClient {
  /** @param path path and query on the portal */
  ask(path: string, call?: PortalCall): Promise<PortalAnswer | PortalSilence>
  /** Whether the portal answered the last time it was asked. */
  readonly isOnline: boolean
}

interface Parts {
  readonly fetch: typeof globalThis.fetch
  /** Origin of the portal; null = none is known. */
  readonly origin: () => string | null
  readonly limits: Pick<Limits, 'stallMs' | 'maxBytes'>
}

/** Answers by a portal whose front has nobody behind it. */
const NOBODY_BEHIND = new Set([502, 503, 504])

export function createPortalClient({ fetch, origin, limits }: Parts): PortalClient {
  let isOnline = false
  const send = async (url: string, call: PortalCall, watch: Watch): Promise<PortalAnswer | PortalSilence> => {
    const answer = await fetch(url, {
      method: call.method ?? 'GET',
      headers: { ...call.headers },
      redirect: 'manual',
      cache: 'no-store',
      credentials: 'omit',
      signal: watch.signal,
      ...(call.body === undefined ? {} : { body: call.body }),
    })
    watch.moved()
    if (isStranger(url, answer)) {
      await answer.body?.cancel().catch(() => undefined)
      return silence('stranger')
    }
    const body = await readAll(answer.body, limits.maxBytes, () => watch.moved())
    if (body === null) return silence('tooLarge')
    return { kind: 'answer', status: answer.status, headers: answer.headers, body }
  }
  return {
    get isOnline() {
      return isOnline
    },
    async ask(path, call = {}) {
      const base = call.origin ?? origin()
      if (base === null) return silence('nowhere')
      const watch = startWatch(limits.stallMs, call)
      try {
        const outcome = await send(base + path, call, watch)
        isOnline = outcome.kind === 'answer' && !NOBODY_BEHIND.has(outcome.status)
        return outcome
      } catch {
        // A caller who no longer wants to know tells nothing about the portal.
        if (call.signal?.aborted !== true) isOnline = false
        return silence(watch.isStalled() ? 'stalled' : 'offline')
      } finally {
        watch.end()
      }
    },
  }
}

interface Watch {
  readonly signal: AbortSignal
  /** Something came: the wait begins anew. */
  moved(): void
  isStalled(): boolean
  end(): void
}

function startWatch(stallMs: number, call: PortalCall): Watch {
  const controller = new AbortController()
  let isStalled = false
  const giveUp = () => {
    isStalled = true
    controller.abort()
  }
  let stall = setTimeout(giveUp, stallMs)
  const whole = call.limitMs === undefined ? undefined : setTimeout(giveUp, call.limitMs)
  const forward = () => controller.abort()
  call.signal?.addEventListener('abort', forward)
  if (call.signal?.aborted === true) controller.abort()
  return {
    signal: controller.signal,
    moved: () => {
      clearTimeout(stall)
      stall = setTimeout(giveUp, stallMs)
    },
    isStalled: () => isStalled,
    end: () => {
      clearTimeout(stall)
      clearTimeout(whole)
      call.signal?.removeEventListener('abort', forward)
    },
  }
}

/** The portal neither redirects these calls nor answers them with a page. */
function isStranger(url: string, answer: Response): boolean {
  if (answer.type === 'opaqueredirect' || (answer.status >= 300 && answer.status < 400 && answer.status !== 304)) {
    return true
  }
  const isPage = (answer.headers.get('content-type') ?? '').startsWith('text/html')
  return isPage && storedFileName(new URL(url).pathname) === null
}

function silence(why: PortalSilence['why']): PortalSilence {
  return { kind: 'silence', why }
}
