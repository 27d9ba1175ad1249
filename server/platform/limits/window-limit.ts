const MAX_KEYS = 20_000

interface Window {
  count: number
  /** ms since epoch. */
  readonly end: number
}

/**
 * Counts what happens under a key in windows of `windowMs`, at most `limit` times each. Each server process counts
 * for itself.
 */
export class WindowLimit {
  readonly #limit: number
  readonly #windowMs: number
  readonly #now: () => number
  readonly #windows = new Map<string, Window>()

  constructor(options: { readonly limit: number; readonly windowMs: number; readonly now: () => number }) {
    this.#limit = options.limit
    this.#windowMs = options.windowMs
    this.#now = options.now
  }

  /** Seconds until it may happen again; 0 = now. */
  wait(key: string): number {
    const window = this.#windows.get(key)
    const left = window === undefined ? 0 : window.end - this.#now()
    return window !== undefined && window.count >= this.#limit && left > 0 ? Math.ceil(left / 1_000) : 0
  }

  /** It has happened. Answers how often in the window that is running. */
  count(key: string): number {
    const known = this.#windows.get(key)
    if (known !== undefined && known.end > this.#now()) {
      known.count += 1
      return known.count
    }
    this.#windows.delete(key)
    if (this.#windows.size >= MAX_KEYS) this.#dropOld()
    this.#windows.set(key, { count: 1, end: this.#now() + this.#windowMs })
    return 1
  }

  /** The oldest windows come first. */
  #dropOld(): void {
    for (const [key, { end }] of this.#windows) {
      if (end > this.#now() && this.#windows.size < MAX_KEYS) return
      this.#windows.delete(key)
    }
  }
}
