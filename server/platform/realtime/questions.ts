/** Questions under way at once: each costs a few queries, and others wait for their answers. */
const MOST = 25

export interface Questions<T> {
  /** Asks `ask`, or waits for the same answer as another one of this key that is not being asked yet. */
  ask(key: string, ask: () => Promise<T>): Promise<T>
}

/**
 * Questions of many who want an answer at once, such as whether all who watch still may: a few at a time, with breaks for
 * whoever else is served. One that is being asked already is asked anew, for its answer may be older than what it is wanted
 * for.
 */
export function createQuestions<T>(): Questions<T> {
  const waiting = new Map<string, { readonly begin: () => Promise<T>; readonly answer: Promise<T> }>()
  let running = 0
  let isPlanned = false

  function plan(): void {
    if (isPlanned || waiting.size === 0 || running >= MOST) return
    isPlanned = true
    setImmediate(beginSome)
  }

  function beginSome(): void {
    isPlanned = false
    for (const [key, { begin }] of waiting) {
      if (running >= MOST) return
      waiting.delete(key)
      running += 1
      begin().then(end, end)
    }
  }

  function end(): void {
    running -= 1
    plan()
  }

  return {
    ask(key, ask) {
      const known = waiting.get(key)
      if (known !== undefined) return known.answer
      const { promise, resolve } = Promise.withResolvers<T>()
      const begin = () => {
        resolve(ask())
        return promise
      }
      waiting.set(key, { begin, answer: promise })
      plan()
      return promise
    },
  }
}
