/** What is kept in this browser, and nothing else (SHL-32, NAV-47). */
export type StorageKey =
  | 'locale'
  | 'theme'
  | 'token'
  | 'redirectPath'
  | 'pathName'
  /** CFG-32: reservations that were read, a line each. */
  | 'disclaimers'
  /** SHL-33, CNS-7: `true` or `false`, once it was asked. */
  | 'cookie_consent_statistics'
  /** SHL-34: only with consent (decision 14). */
  | 'correlation_id'
  /** EDT-3: `open` while somebody designs pages. */
  | 'editor'

/** A browser storage that never throws; see `createKeep`. */
export type Keep = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** One that tells what is in it. */
export interface ListedKeep extends Keep {
  readonly keys: () => readonly string[]
}

/**
 * A storage for code that must go on whatever the browser says. Where storage is blocked the very
 * getter throws, where it is full only writing does: what it refuses lasts as long as the page.
 */
function createKeep(storage: () => Storage): ListedKeep {
  /** What the browser did not take; null = removed. */
  const refused = new Map<string, string | null>()

  function change(key: string, value: string | null): void {
    refused.delete(key)
    try {
      if (value === null) storage().removeItem(key)
      else storage().setItem(key, value)
    } catch {
      refused.set(key, value)
    }
  }
  return {
    getItem: (key) => {
      const kept = refused.get(key)
      if (kept !== undefined) return kept
      try {
        return storage().getItem(key)
      } catch {
        return null
      }
    },
    setItem: (key, value) => change(key, value),
    removeItem: (key) => change(key, null),
    keys() {
      const kept = [...refused].filter(([, value]) => value !== null).map(([key]) => key)
      try {
        const stored = storage()
        const names = Array.from({ length: stored.length }, (_, index) => stored.key(index) ?? '')
        return [...new Set([...names.filter((key) => refused.get(key) !== null), ...kept])]
      } catch {
        return kept
      }
    },
  }
}

/** What all tabs of this browser share, and the next visit finds. */
export const browserKeep = createKeep(() => window.localStorage)

/** What this tab alone keeps, over reloads, until it is closed. */
export const tabKeep = createKeep(() => window.sessionStorage)

/** The stored text, or null. */
export function readStored(key: StorageKey): string | null {
  return browserKeep.getItem(key)
}

/** Stores a text, or removes it with null. */
export function writeStored(key: StorageKey, value: string | null): void {
  if (value === null) browserKeep.removeItem(key)
  else browserKeep.setItem(key, value)
}

/** Hears what another tab of this browser stores under a key, null when it removes it. Returns the stop function. */
export function onOtherTab(key: StorageKey, listener: (value: string | null) => void): () => void {
  const hear = (event: StorageEvent) => {
    // A null key says that everything was removed.
    if (event.key === key || event.key === null) listener(event.newValue)
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}
