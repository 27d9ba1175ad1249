import { LruCache } from './lru-cache.ts'

/** Keeps what was loaded, the most recently used values; what is not there, or failed, is looked for again. */
export class LoadCache<Value extends object> {
  readonly #loaded: LruCache<Value>
  readonly #loading = new Map<string, Promise<Value | null>>()

  constructor(limit: number) {
    this.#loaded = new LruCache(limit)
  }

  /** One load for callers that come together. */
  async get(key: string, load: () => Promise<Value | null>): Promise<Value | null> {
    const known = this.#loaded.get(key)
    if (known !== undefined) return known
    const loading = this.#loading.get(key) ?? this.getAlone(key, load).finally(() => this.#loading.delete(key))
    this.#loading.set(key, loading)
    return loading
  }

  /**
   * Waits for nobody else's load: for who holds a database connection, which that load may be waiting for.
   */
  async getAlone(key: string, load: () => Promise<Value | null>): Promise<Value | null> {
    const known = this.#loaded.get(key)
    if (known !== undefined) return known
    const value = await load()
    if (value !== null) this.#loaded.set(key, value)
    return value
  }
}
