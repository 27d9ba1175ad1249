import { readStored } from '#renderer/platform/storage.ts'
import type { StoredConfiguration } from './configuration-storage.types.ts'
import { createServerStorage } from './server-storage.ts'

interface Early {
  readonly unitId: string
  /** In whose name it was asked for. */
  readonly token: string | null
  /** ms, of this page's clock. */
  readonly askedAt: number
  readonly stored: Promise<StoredConfiguration>
}
let early: Early | null = null

/** ms; a page that took longer to come asks for itself. */
const MAX_AGE = 10_000

/** Asks for the configuration of the unit that the page was opened with, before the page itself can. */
export function askEarly(unitId: string): void {
  const stored = createServerStorage(unitId).load()
  // Whoever takes it asks again; nobody may.
  stored.catch(() => undefined)
  early = { unitId, token: readStored('token'), askedAt: performance.now(), stored }
}

/** What was asked for early, for the first who asks: later it would be out of date. null = nothing, or for somebody else. */
export function takeEarly(unitId: string): Promise<StoredConfiguration> | null {
  const taken = early
  early = null
  if (taken === null || taken.unitId !== unitId || taken.token !== readStored('token')) return null
  return performance.now() - taken.askedAt > MAX_AGE ? null : taken.stored
}
