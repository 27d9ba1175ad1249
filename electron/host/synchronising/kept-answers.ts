import { keyOfKeptCall } from '#shared/contracts/kiosk/kept-calls.ts'
import { respond, respondUnreachable } from '../kernel/answers.ts'
import { type ContentStore, sha256 } from '../files/content-store.ts'
import type { PortalAnswer, PortalClient } from '../portal/portal-client.ts'
import type { Generation, Generations, KeptAnswer } from './generation.ts'

/** GETs of the API as the page asks for them. */
export interface KeptAnswers {
  /**
   * From the disk where it is there.
   * @param key what identifies the answer (`keyOfKeptCall`)
   * @param call path and query
   */
  answer(key: string, call: string, request: Request): Promise<Response>
  /** From the portal alone. @param call path and query */
  forward(call: string, request: Request): Promise<Response>
  /** A page is loaded anew, and gets what is newest. */
  beginPage(): void
}

interface Parts {
  readonly generations: Generations
  readonly answers: ContentStore
  readonly portal: PortalClient
  /** ms that a call of the portal may take while the page waits. */
  readonly pageCallMs: number
  /** ms until the same call is looked at again behind the page. */
  readonly revalidateMs: number
  /** ms since epoch. */
  readonly now: () => number
  /** The portal says something else than what is kept: time to synchronise. */
  readonly onNews: () => void
}

/** Headers of the portal's answers that a page gets; the rest is between portal and host. */
const PASSED_ON = ['content-type', 'content-language', 'etag', 'retry-after', 'x-total-count', 'content-disposition']

export function createKeptAnswers(parts: Parts): KeptAnswers {
  const { generations, answers, portal, pageCallMs, revalidateMs, now, onNews } = parts
  const lookedAt = new Map<string, number>()
  let toldAt: number | undefined
  // A clock that was set back must not keep the news away until it has caught up.
  const isDue = (last: number | undefined) => last === undefined || Math.abs(now() - last) >= revalidateMs
  const shownIndex = indexed()
  const currentIndex = indexed()

  /** As the portal last said it. */
  const findNewest = (key: string): KeptAnswer | null => currentIndex(generations.current()).get(key) ?? null
  /** As the page that is open gets it; what its generation did not have yet, from the current one. */
  const findKept = (key: string): KeptAnswer | null => shownIndex(generations.shown()).get(key) ?? findNewest(key)
  /** A page asks for dozens of answers at once, and one synchronisation looks at them all. */
  const tellNews = () => {
    if (!isDue(toldAt)) return
    toldAt = now()
    onNews()
  }
  const lookAgain = async (kept: KeptAnswer) => {
    if (!isDue(lookedAt.get(kept.call))) return
    lookedAt.set(kept.call, now())
    const headers = { Accept: 'application/json', ...(kept.etag === null ? {} : { 'If-None-Match': kept.etag }) }
    const outcome = await portal.ask(kept.call, { headers })
    if (outcome.kind === 'silence' || outcome.status !== 200) return
    if (sha256(outcome.body) !== kept.sha256) tellNews()
  }
  const forward = async (call: string, request: Request) => {
    const headers: Record<string, string> = {}
    for (const name of ['accept', 'accept-language', 'if-none-match']) {
      const value = request.headers.get(name)
      if (value !== null) headers[name] = value
    }
    const outcome = await portal.ask(call, { headers, limitMs: pageCallMs, signal: request.signal })
    return outcome.kind === 'silence' ? respondUnreachable() : passOn(outcome)
  }
  return {
    beginPage: () => generations.beginPage(),
    forward,
    async answer(key, call, request) {
      const kept = findKept(key)
      if (kept === null) return forward(call, request)
      const body = await answers.read(kept.sha256)
      if (body === null) {
        // Its file has broken: whatever the portal says now is right, and the next synchronisation repairs the rest.
        tellNews()
        return forward(call, request)
      }
      void lookAgain(findNewest(key) ?? kept)
      return respond(kept.status, new Uint8Array(body), {
        'Content-Type': kept.contentType,
        'Cache-Control': 'no-store',
        ...(kept.etag === null ? {} : { ETag: kept.etag }),
      })
    },
  }
}

/** The answers of one generation by what identifies them; made anew only for another one. */
function indexed(): (generation: Generation | null) => ReadonlyMap<string, KeptAnswer> {
  let of: Generation | null = null
  let byKey: ReadonlyMap<string, KeptAnswer> = new Map()
  return (generation) => {
    if (of !== generation) {
      of = generation
      // Those that an earlier program kept and this one does not are never found.
      byKey = new Map((generation?.answers ?? []).map((kept) => [keyOfKeptCall(kept.call) ?? '', kept]))
    }
    return byKey
  }
}

/** The portal's own words to the page, without what could be kept or set in the browser. */
export function passOn({ status, headers, body }: PortalAnswer): Response {
  const kept = PASSED_ON.flatMap((name) => {
    const value = headers.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  const content = status === 204 || status === 304 ? null : new Uint8Array(body)
  return respond(status, content, { ...Object.fromEntries(kept), 'Cache-Control': 'no-store' })
}
