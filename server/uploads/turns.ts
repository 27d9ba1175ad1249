export interface Turns {
  /** Does the work once more from its beginning; resolves when it is done. Never rejects. */
  readonly run: () => Promise<void>
  /** Tells the work under way to come to its end, drops what waits behind it, and resolves when nothing runs any more. */
  readonly stop: () => Promise<void>
}

/**
 * Work that is done one time after the other. While one turn runs at most one more is wanted: it begins after whoever asked
 * for it, so it sees all that was there by then, however many ask.
 * @param work is told by its signal to end early
 */
export function createTurns(work: (ending: AbortSignal) => Promise<void>, onFault: (error: unknown) => void): Turns {
  let ending = new AbortController()
  let running: Promise<void> | null = null
  let wanted: Promise<void> | null = null

  function begin(): Promise<void> {
    const { signal } = ending
    running = work(signal)
      .catch(onFault)
      .finally(() => {
        running = null
      })
    return running
  }

  return {
    run() {
      if (wanted !== null) return wanted
      if (running === null) return begin()
      const { signal } = ending
      wanted = running.then(() => {
        wanted = null
        return signal.aborted ? undefined : begin()
      })
      return wanted
    },
    async stop() {
      ending.abort()
      ending = new AbortController()
      await (wanted ?? running)
    },
  }
}
