import type { PostOutcome } from './delivery.ts'

interface Watcher {
  readonly lane: string
  readonly limit: NodeJS.Timeout
  end(outcome: PostOutcome): void
}

/** Visitors who are still there and wait for what becomes of what they sent. */
export class Watchers {
  readonly #byKey = new Map<string, Watcher[]>()

  /** Resolves with what becomes of an entry, or with `waiting` after `waitMs`. */
  watch(key: string, lane: string, waitMs: number): Promise<PostOutcome> {
    return new Promise((resolve) => {
      const limit = setTimeout(() => {
        this.#set(
          key,
          this.#of(key).filter((other) => other !== watcher),
        )
        resolve({ kind: 'waiting' })
      }, waitMs)
      const watcher = { lane, limit, end: resolve }
      this.#set(key, [...this.#of(key), watcher])
    })
  }

  /**
   * From now on they wait for nothing but the one outcome that the caller has in hand: none is told anything else while
   * the entry is being removed because of them.
   */
  take(key: string): readonly Watcher[] {
    const taken = this.#of(key)
    this.#set(key, [])
    for (const { limit } of taken) clearTimeout(limit)
    return taken
  }

  /** Nothing goes out for a while. @param lane null = all lanes */
  letGo(lane: string | null): void {
    for (const [key, watchers] of this.#byKey) {
      if (watchers.some((watcher) => lane === null || watcher.lane === lane))
        for (const watcher of this.take(key)) watcher.end({ kind: 'waiting' })
    }
  }

  #of(key: string): readonly Watcher[] {
    return this.#byKey.get(key) ?? []
  }

  #set(key: string, watchers: readonly Watcher[]): void {
    if (watchers.length === 0) this.#byKey.delete(key)
    else this.#byKey.set(key, [...watchers])
  }
}
