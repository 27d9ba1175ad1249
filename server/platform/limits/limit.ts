/** Runs at most `max` pieces of work at a time, in the order they came; `busy` when `maxWaiting` wait already. */
export function createLimit(max: number, maxWaiting: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async function limited<T>(work: () => Promise<T>): Promise<T | 'busy'> {
    if (running >= max && waiting.length >= maxWaiting) return 'busy'
    if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // The place is handed on, not given back.
      if (next) next()
      else running -= 1
    }
  }
}
