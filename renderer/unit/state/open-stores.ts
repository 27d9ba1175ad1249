import { beforeLogout, useSession } from '#renderer/session/index.ts'
import { type KeptFor, type Restored, writeKeep } from '../saving/kept-writes.ts'
import type { UnitStore } from './unit.store.ts'

interface OpenStore {
  readonly store: UnitStore
  /** Whose choices these are; null = nobody is logged in. */
  readonly userId: string | null
  /** Keeps what waits beyond the life of this tab. */
  readonly keep: () => void
  readonly stop: () => void
}

/**
 * The stores of this window by unit, those of pages that were left as well: leaving a page loses no
 * write on its way, and leaving the application is asked about while there is one.
 */
const open = new Map<string, OpenStore>()

/**
 * Remembers the store that now writes for this unit. It takes over what the one before could not
 * store yet: choices that wait for new prices to be accepted outlive the reload that brings them. Only
 * of the same user: nobody stores another's choices. The first store after the page was loaded takes
 * over what this tab had kept before, and what tabs had that are closed.
 *
 * @param onRestored names choices that come back after so long that their user may not expect them
 */
export function registerStore(
  unitId: string,
  userId: string | null,
  store: UnitStore,
  onRestored: (labels: readonly string[]) => void = () => {},
): void {
  const before = open.get(unitId)
  if (before?.store === store && before.userId === userId) return
  const owner = { userId, unitId }
  const waiting = before === undefined ? [] : endStore(unitId, before)
  const stop = store.state.subscribe(({ saving }) => {
    writeKeep().keep(owner, store.waiting(), saving !== 'saving')
    guardUnload()
  })
  open.set(unitId, { store, userId, keep: () => writeKeep().keep(owner, store.waiting(), true), stop })
  const adopt = ({ writes, isOld }: Restored) => {
    store.adopt(writes)
    const labels = writes.map(({ label }) => label).filter((label) => label !== '')
    if (isOld && labels.length > 0) onRestored(labels)
  }
  if (before?.userId === userId) store.adopt(waiting)
  else {
    adopt(writeKeep().ofTab(owner))
    void takeFromClosed(owner, store, adopt)
  }
  guardUnload()
}

/** What another tab could not store before it was closed. What comes too late stays for the next page. */
function takeFromClosed(owner: KeptFor, store: UnitStore, adopt: (restored: Restored) => void): Promise<void> {
  const isCurrent = () => open.get(owner.unitId)?.store === store
  return writeKeep().takeFromClosed(owner, adopt, isCurrent)
}

/** Resolves when everything chosen for this unit so far is stored, was given up, or waits for an answer. */
export async function settlePendingWrites(unitId: string): Promise<void> {
  await open.get(unitId)?.store.settled()
}

function endStore(unitId: string, { store, stop }: OpenStore) {
  stop()
  open.delete(unitId)
  return store.handOver()
}

function hasWaiting(): boolean {
  return [...open.values()].some(({ store }) => store.waiting().length > 0)
}

/** Asks before the window closes while something is not stored. Only then: the listener has its price. */
function guardUnload(): void {
  if (hasWaiting()) {
    window.addEventListener('beforeunload', askToStay)
    window.addEventListener('pagehide', keepAll)
    document.addEventListener('visibilitychange', keepAll)
  } else {
    window.removeEventListener('beforeunload', askToStay)
    window.removeEventListener('pagehide', keepAll)
    document.removeEventListener('visibilitychange', keepAll)
  }
}

/** The tab may be closed now: on a phone this is the last that a page hears. */
function keepAll(): void {
  for (const { keep } of open.values()) keep()
}

function askToStay(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

beforeLogout(() => {
  const stores = [...open.values()].map(({ store }) => store).filter((store) => store.waiting().length > 0)
  return stores.length === 0 ? null : Promise.all(stores.map((store) => store.settled()))
})

// Nothing is sent with the token of another user. What is left stays in this tab for the user it belongs to.
useSession.subscribe((now, before) => {
  if (now.user?.id === before.user?.id) return
  const userId = now.user?.id ?? null
  for (const [unitId, entry] of open) if (entry.userId !== userId) endStore(unitId, entry)
  guardUnload()
})
