import type { StoredConfiguration } from './configuration-storage.types.ts'

type Dates = Pick<StoredConfiguration, 'lockedTrades' | 'nextDeadline'>

interface DatesReader {
  readonly read: () => void
  readonly stop: () => void
}

/**
 * Reads what deadlines mean for the choices now, one reading after the other, so that what is told last was read last.
 * What cannot be read is left: whoever could not reach the server asks again once they can.
 */
export function readDates(load: () => Promise<StoredConfiguration>, tell: (dates: Dates) => void): DatesReader {
  let isReading = false
  let isWanted = false
  let isStopped = false

  async function readAll(): Promise<void> {
    isReading = true
    while (isWanted) {
      isWanted = false
      const stored = await load().catch(() => null)
      // Asked for again meanwhile: what was read may be from before that.
      if (stored !== null && !isWanted && !isStopped)
        tell({ lockedTrades: stored.lockedTrades, nextDeadline: stored.nextDeadline })
    }
    isReading = false
  }

  return {
    read() {
      if (isStopped) return
      isWanted = true
      if (!isReading) void readAll()
    },
    stop() {
      isStopped = true
      isWanted = false
    },
  }
}
