/** Hears that something was stored for a unit; null = it is not known for which, so look at all of them. */
export type UnitListener = (unitId: string | null) => void

/**
 * Tells all processes of the portal that something was stored for a unit (decision 7). It says only that, not
 * what: whoever hears it reads. A word may get lost; who depends on it looks by itself from time to time.
 */
export interface EventBus {
  /** After the commit. */
  publish(unitId: string): void
  /** Returns the function that stops it. */
  subscribe(listener: UnitListener): () => void
  close(): Promise<void>
}

/** The bus of a portal that is one process: SQLite. */
export function createLocalEventBus(): EventBus {
  const listeners = new Set<UnitListener>()
  return {
    publish(unitId) {
      for (const listener of listeners) listener(unitId)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: async () => listeners.clear(),
  }
}
