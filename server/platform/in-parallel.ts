/** Files read or written at the same time: the disk waits, the processor does not. */
const PARALLEL = 16

/**
 * Runs `work` on every value, `width` at a time; results in the order of the values.
 * @throws the first fault of `work`; nothing is begun after it, and nothing is under way any more when it comes
 */
export async function inParallel<T, R>(
  values: readonly T[],
  work: (value: T) => Promise<R>,
  width = PARALLEL,
): Promise<R[]> {
  const results: R[] = []
  const queue = values.entries()
  let isBroken = false
  async function drain(): Promise<void> {
    for (const [at, value] of queue) {
      if (isBroken) return
      try {
        results[at] = await work(value)
      } catch (error) {
        isBroken = true
        throw error
      }
    }
  }
  const drains = Array.from({ length: width }, drain)
  await Promise.allSettled(drains)
  await Promise.all(drains)
  return results
}
