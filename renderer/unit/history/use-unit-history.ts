import { useSession } from '#renderer/session/index.ts'
import { type OpenUnit, useOpenUnit } from '../state/unit.context.ts'
import type { UnitStore } from '../state/unit.store.ts'
import { presentationKeep } from '../presentation/presentation.store.ts'
import { endsIn, type HistoryPlace, keepHistory, placeOfSample, placeOfUser, readHistory } from './kept-history.ts'
import { createUnitHistory, type UnitHistory } from './unit-history.ts'

/** ms between the last choice and keeping the steps: nothing of it belongs to the touch. */
const KEEP_AFTER_MS = 400

/** One per store, whoever asks: it begins with the first screen of the unit and lives as long as the page. */
const histories = new WeakMap<UnitStore, UnitHistory>()

/** Undo and redo of the open unit. */
export function useUnitHistory(): UnitHistory {
  return getHistory(useOpenUnit())
}

/** Steps outlive a reload: those of sample units as the choices themselves do, others in their user's tab (GUI-4). */
export function getHistory({
  store,
  isLocal,
  isPresented,
  unit,
}: Pick<OpenUnit, 'store' | 'isLocal' | 'isPresented' | 'unit'>): UnitHistory {
  const known = histories.get(store)
  if (known !== undefined) return known
  const history = createUnitHistory(store)
  histories.set(store, history)
  const userId = useSession.getState().user?.id
  if (isLocal)
    keepSteps(placeOfSample(unit.id, isPresented === true ? presentationKeep : undefined), store, history, () => true)
  else if (userId !== undefined)
    keepSteps(placeOfUser(userId, unit.id), store, history, () => useSession.getState().user?.id === userId)
  return history
}

/** @param isWanted false = nobody may keep them any more: their user has logged out */
function keepSteps(place: HistoryPlace, store: UnitStore, history: UnitHistory, isWanted: () => boolean): void {
  restoreSteps(place, store, history)
  let timer: ReturnType<typeof setTimeout> | null = null
  const flush = () => {
    if (timer === null) return
    clearTimeout(timer)
    timer = null
    forgetFlush(flush)
    if (isWanted()) keepHistory(place, history.state.getState(), store.state.getState().configuration)
  }
  const keepSoon = () => {
    if (timer !== null) clearTimeout(timer)
    timer = setTimeout(flush, KEEP_AFTER_MS)
    flushAtEnd(flush)
  }
  history.state.subscribe(keepSoon)
  // What others have done meanwhile is part of where the steps end; what of it stands in the way of one is seen then.
  store.onOthers(keepSoon)
}

/**
 * At once where the stored choices are those that the steps end in; else as soon as they are, because what this tab could
 * not send before a reload is put on top of them a moment later. The first choice of this page ends that.
 */
function restoreSteps(place: HistoryPlace, store: UnitStore, { state }: UnitHistory): void {
  const kept = readHistory(place)
  if (kept === null) return
  const restore = () => {
    if (!endsIn(kept, store.state.getState().configuration)) return false
    state.setState({ done: kept.done, undone: kept.undone })
    return true
  }
  if (restore()) return
  const stop = store.state.subscribe(({ configuration }, before) => {
    if (configuration !== before.configuration && store.waiting().length > 0 && restore()) end()
  })
  const stopListening = store.onPerformed(() => end())
  const end = () => {
    stop()
    stopListening()
  }
}

/** What is not kept yet, of every open store: for a reload right after a choice. Holds no store any longer than that. */
const flushes = new Set<() => void>()

function flushAtEnd(flush: () => void): void {
  flushes.add(flush)
  window.addEventListener('pagehide', flushAll)
}

function forgetFlush(flush: () => void): void {
  flushes.delete(flush)
  if (flushes.size === 0) window.removeEventListener('pagehide', flushAll)
}

function flushAll(): void {
  // A flush that is done leaves the set, which its own walk allows.
  for (const flush of flushes) flush()
}
