import type { ConfigurationStorage, NextDeadline } from '../saving/configuration-storage.types.ts'
import type { SavingDriver } from '../saving/driver.ts'

/** What of it is shown and is no part of what is stored. */
interface Seen {
  readonly isAway?: boolean
  readonly nextDeadline?: NextDeadline | null
}

/** What others store and deadlines lock, and that the network is back, for as long as the page is there. */
export function watchStorage(
  storage: ConfigurationStorage,
  { state, dispatch }: SavingDriver,
  onSeen: (seen: Seen) => void,
): () => void {
  const reconnect = () => dispatch({ kind: 'reconnected' })
  window.addEventListener('online', reconnect)
  const stop = storage.watch?.(
    () => {
      const { revision, configuration } = state().queue.confirmed
      return { revision, catalogueRevision: configuration.prepared.catalogue.revision }
    },
    (update) => {
      if (update.kind === 'stored') {
        onSeen({ nextDeadline: update.stored.nextDeadline ?? null })
        return dispatch({ ...update, kind: 'heard' })
      }
      if (update.kind === 'dates') {
        onSeen({ nextDeadline: update.nextDeadline ?? null })
        return dispatch({ kind: 'locksHeard', lockedTrades: update.lockedTrades })
      }
      onSeen({ isAway: update.kind === 'unreachable' })
      if (update.kind === 'reachable') reconnect()
    },
  )
  return () => {
    window.removeEventListener('online', reconnect)
    onSeen({ isAway: false })
    stop?.()
  }
}
