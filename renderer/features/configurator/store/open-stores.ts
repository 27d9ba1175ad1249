import { beforeLogout, useSession } from '#renderer/features/session/index.ts'
import { keepWrites, keptWrites } from '../saving/kept-writes.ts'
import type { UnitStore } from './unit.store.ts'

interface OpenStore {
  readonly store: UnitStore
  /** Whose choices these are; null = nobody is logged in. */
  readonly userId: string | null
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
 * over what this tab had kept before.
 */
export function registerStore(unitId: string, userId: string | null, store: UnitStore): void {
  const before = open.get(unitId)
  if (before?.store === store && before.userId === userId) return
  const owner = { userId, unitId }
  const waiting = before === undefined ? [] : endStore(unitId, before)
  const stop = store.state.subscribe(() => {
    keepWrites(owner, store.waiting())
    guardUnload()
  })
  open.set(unitId, { store, userId, stop })
  store.adopt(before?.userId === userId ? waiting : keptWrites(owner))
  guardUnload()
}

/** Resolves when everything chosen for this unit so far is stored, was given up, or waits for an answer. */
export async function pendingWritesOf(unitId: string): Promise<void> {
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
  if (hasWaiting()) window.addEventListener('beforeunload', askToStay)
  else window.removeEventListener('beforeunload', askToStay)
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
