/** Keeps the most recently used values, at most `limit` of them. */
export class LruCache<Value> {
  readonly #limit: number
  readonly #values = new Map<string, Value>()

  constructor(limit: number) {
    this.#limit = limit
  }

  get(key: string): Value | undefined {
    const value = this.#values.get(key)
    if (value === undefined) return undefined
    this.#values.delete(key)
    this.#values.set(key, value)
    return value
  }

  set(key: string, value: Value): void {
    this.#values.delete(key)
    if (this.#values.size >= this.#limit) {
      const oldest = this.#values.keys().next()
      if (oldest.done !== true) this.#values.delete(oldest.value)
    }
    this.#values.set(key, value)
  }

  delete(key: string): void {
    this.#values.delete(key)
  }
}
