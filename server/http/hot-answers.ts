import type { IncomingMessage, ServerResponse } from 'node:http'
import { isPermitted, type Permit } from '../services/validity.ts'
import type { PreparedAnswer } from './prepared-answer.ts'
import { sendPrepared } from './prepared-answer.ts'

interface HotAnswer {
  readonly prepared: PreparedAnswer
  readonly permit: Permit
}

/** No address of the contract is as long as this, or needs escapes: others would only fill the memory. */
const MAX_URL_LENGTH = 300
/** Entries in all are looked through after this many new ones, or as many as there are. */
const MIN_SWEEP = 100

interface Options {
  /** Most entries kept of each kind, for everybody and for one caller each; then the oldest goes. */
  readonly limit: number
  /** Looks whether the database has changed, and ends validities if so. */
  readonly freshness: { poll(): void }
  /** ms since epoch. */
  readonly now: () => number
}

/**
 * Answers that may be repeated as they are, checked in front of the router: by address, and for what is
 * not public by `Authorization` header. An entry is only ever made by the full path (session, access,
 * contract) and dies with any of its validities, so this adds speed and no second way in.
 */
export class HotAnswers {
  readonly #limit: number
  readonly #freshness: { poll(): void }
  readonly #now: () => number
  /** Apart, so that whoever asks for many public addresses takes nothing from those who are logged in. */
  readonly #public = new Map<string, HotAnswer>()
  readonly #private = new Map<string, HotAnswer>()
  #keptSinceSweep = 0
  /** Answers given so far. */
  served = 0

  constructor({ limit, freshness, now }: Options) {
    this.#limit = limit
    this.#freshness = freshness
    this.#now = now
  }

  /** Entries kept, dead ones included. */
  get size(): number {
    return this.#public.size + this.#private.size
  }

  /** @param authorization '' = the answer is the same for everybody */
  keep(url: string, authorization: string, prepared: PreparedAnswer, permit: Permit): void {
    if (url.length >= MAX_URL_LENGTH || url.includes('%')) return
    this.#keptSinceSweep += 1
    if (this.#keptSinceSweep >= Math.max(MIN_SWEEP, this.size)) this.#sweep()
    const answers = authorization === '' ? this.#public : this.#private
    const key = keyOf(url, authorization)
    answers.delete(key)
    if (answers.size >= this.#limit) {
      const oldest = answers.keys().next()
      if (oldest.done !== true) answers.delete(oldest.value)
    }
    answers.set(key, { prepared, permit })
  }

  /** @returns true when the request has been answered. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    const url = request.url ?? ''
    if (request.method !== 'GET' || url.length >= MAX_URL_LENGTH) return false
    let authorization = ''
    let acceptEncoding = ''
    let ifNoneMatch = ''
    // rawHeaders costs nothing; `headers` would build an object of all of them.
    const raw = request.rawHeaders
    for (let index = 0; index + 1 < raw.length; index += 2) {
      const name = raw[index] ?? ''
      if (name.length === 13) {
        const lower = name.toLowerCase()
        if (lower === 'authorization' && authorization === '') authorization = raw[index + 1] ?? ''
        else if (lower === 'if-none-match') ifNoneMatch = raw[index + 1] ?? ''
      } else if (name.length === 14 && name.toLowerCase() === 'content-length') {
        // A body may take its time: that is for the slow way to watch.
        return false
      } else if (name.length === 17 && name.toLowerCase() === 'transfer-encoding') {
        return false
      } else if (name.length === 15 && name.toLowerCase() === 'accept-encoding') {
        acceptEncoding = raw[index + 1] ?? ''
      }
    }
    this.#freshness.poll()
    const hot =
      this.#alive(this.#public, url) ??
      (authorization === '' ? null : this.#alive(this.#private, keyOf(url, authorization)))
    if (hot === null) return false
    this.served += 1
    sendPrepared(response, hot.prepared, acceptEncoding, ifNoneMatch)
    return true
  }

  #alive(answers: Map<string, HotAnswer>, key: string): HotAnswer | null {
    const hot = answers.get(key)
    if (hot === undefined) return null
    if (isPermitted(hot.permit, this.#now())) return hot
    answers.delete(key)
    return null
  }

  /** The dead hold on to their bytes until somebody asks for them, which may be never. */
  #sweep(): void {
    this.#keptSinceSweep = 0
    for (const answers of [this.#public, this.#private]) {
      for (const [key, { permit }] of answers) if (!isPermitted(permit, this.#now())) answers.delete(key)
    }
  }
}

/** Neither part can hold a line break. */
function keyOf(url: string, authorization: string): string {
  return authorization === '' ? url : `${url}\n${authorization}`
}
