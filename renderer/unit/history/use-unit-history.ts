import { type OpenUnit, useOpenUnit } from '../state/unit.context.ts'
import type { UnitStore } from '../state/unit.store.ts'
import { keepHistory, keptHistory } from './kept-history.ts'
import { createUnitHistory, type UnitHistory } from './unit-history.ts'

/** ms between the last choice and keeping the steps: nothing of it belongs to the touch. */
const KEEP_AFTER_MS = 400

/** One per store, whoever asks: it begins with the first screen of the unit and lives as long as the page. */
const histories = new WeakMap<UnitStore, UnitHistory>()

/** Undo and redo of the open unit. */
export function useUnitHistory(): UnitHistory {
  return getHistory(useOpenUnit())
}

/** Steps of sample units outlive a reload, as the choices themselves do. */
export function getHistory({ store, isLocal, unit }: Pick<OpenUnit, 'store' | 'isLocal' | 'unit'>): UnitHistory {
  const known = histories.get(store)
  if (known !== undefined) return known
  const kept = isLocal ? keptHistory(unit.id, store.state.getState().configuration) : null
  const history = createUnitHistory(store, kept)
  if (isLocal) keepSteps(unit.id, store, history)
  histories.set(store, history)
  return history
}

function keepSteps(unitId: string, store: UnitStore, history: UnitHistory): void {
  let timer: ReturnType<typeof setTimeout> | null = null
  const flush = () => {
    if (timer === null) return
    clearTimeout(timer)
    timer = null
    forgetFlush(flush)
    keepHistory(unitId, history.state.getState(), store.state.getState().configuration)
  }
  history.state.subscribe(() => {
    if (timer !== null) clearTimeout(timer)
    timer = setTimeout(flush, KEEP_AFTER_MS)
    flushAtEnd(flush)
  })
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
