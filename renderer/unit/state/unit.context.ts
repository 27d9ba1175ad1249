import { createContext, useContext, useMemo, useSyncExternalStore } from 'react'
import type { Configuration } from '#shared/domain/index.ts'
import type { PictureMapping } from '#shared/domain/look/pictures.ts'
import type { Portal } from '#shared/contracts/primitives.ts'
import type { ProjectConfig } from '#renderer/session/index.ts'
import type { AppVariant } from '#renderer/platform/app-variants.ts'
import type { DisplayFlags } from './display-flags.ts'
import type { UnitData } from '../data/unit-data.types.ts'
import type { Favorites } from '../favorites/favorites.store.ts'
import type { CatalogueMove } from '../saving/catalogue-move.ts'
import type { NextDeadline } from '../saving/configuration-storage.types.ts'
import type { ImageLoader } from '../pictures/image-loader.ts'
import { useShownState } from './Deferred.tsx'
import type { SavingState, StuckChoice } from './shown-saving.ts'
import type { UnitStore } from './unit.store.ts'

/** Everything that stays the same while a unit is open; what changes is read through `useUnitValue`. */
export interface OpenUnit {
  readonly store: UnitStore
  readonly mapping: PictureMapping | null
  readonly images: ImageLoader
  readonly flags: DisplayFlags
  /** Sample unit or presentation: choices stay in this browser (ENG-34). */
  readonly isLocal: boolean
  /** As its pages speak of it: a presentation is a visitor's, like a sample unit. */
  readonly portal: Portal
  /** A vacant unit that the team shows to people: its choices are forgotten with the presentation (PST-1). */
  readonly isPresented?: boolean
  /** Nothing can be printed, saved as a file or copied here, as on a screen that everybody uses. */
  readonly keepsNothing?: boolean
  /** The unit has no page but the configurator, as at a kiosk (KSK-1): a dialog does what another page would. */
  readonly isOnlyPage?: boolean
  /** What the user likes without choosing it; null = there are none here (FAV-1). */
  readonly favorites: Favorites | null
  /** The unit as it was read, and its project's configuration. */
  readonly unit: UnitData
  readonly project: Omit<ProjectConfig, 'variant'> & { readonly variant: AppVariant }
  readonly name: string
  readonly typeLabel: string
  /** Address of the configurator without a room. */
  readonly basePath: string
  /** Reads catalogue and configuration again; gives the catalogue's revision, null when it cannot. */
  readonly reload: () => Promise<string | null>
}

export const OpenUnitContext = createContext<OpenUnit | null>(null)

/** The open unit. Errors: throws outside of the configurator page. */
export function useOpenUnit(): OpenUnit {
  const unit = useContext(OpenUnitContext)
  if (unit === null) throw new Error('useOpenUnit outside of the configurator')
  return unit
}

/**
 * A value derived from the configuration; the component renders again only when it differs.
 * `derive` must be a function of the module, `id` says what about.
 */
export function useUnitValue<Id, Value>(
  derive: (configuration: Configuration, id: Id) => Value,
  id: Id,
  isEqual: (a: Value, b: Value) => boolean = Object.is,
): Value {
  const state = useShownState(useOpenUnit().store)
  const read = useMemo(
    () => createReader(() => state.getState().configuration, derive, id, isEqual),
    [state, derive, id, isEqual],
  )
  return useSyncExternalStore(state.subscribe, read)
}

/** Derives once per configuration, and answers the last value again while it is equal. */
function createReader<Id, Value>(
  configurationNow: () => Configuration,
  derive: (configuration: Configuration, id: Id) => Value,
  id: Id,
  isEqual: (a: Value, b: Value) => boolean,
): () => Value {
  let last: { configuration: Configuration; value: Value } | null = null
  return () => {
    const configuration = configurationNow()
    if (last?.configuration === configuration) return last.value
    const value = derive(configuration, id)
    last = { configuration, value: last !== null && isEqual(last.value, value) ? last.value : value }
    return last.value
  }
}

/** What another catalogue makes of the choices, until it is accepted; else null. */
export function useCatalogueMove(): CatalogueMove | null {
  const { state } = useOpenUnit().store
  return useSyncExternalStore(state.subscribe, () => state.getState().catalogueMove)
}

/** Whether choices are on their way to the storage. */
export function useSaving(): SavingState {
  const state = useShownState(useOpenUnit().store)
  return useSyncExternalStore(state.subscribe, () => state.getState().saving)
}

/** Whether what is chosen next will have to wait, because nobody answers. */
export function useIsAway(): boolean {
  const state = useShownState(useOpenUnit().store)
  return useSyncExternalStore(state.subscribe, () => state.getState().isAway)
}

/** What has to be decided next; null = there is no such day. */
export function useNextDeadline(): NextDeadline | null {
  const { state } = useOpenUnit().store
  return useSyncExternalStore(state.subscribe, () => state.getState().nextDeadline)
}

/** The choice that the server breaks over; null = none. */
export function useStuckChoice(): StuckChoice | null {
  const { state } = useOpenUnit().store
  const stuck = useSyncExternalStore(state.subscribe, () => state.getState().stuck)
  return stuck
}

/**
 * Same values: for flat states of one shape and for lists. It runs for every row on every choice,
 * so it compares values alone and makes no pairs.
 */
export function isShallowEqual<Value extends object>(a: Value | null, b: Value | null): boolean {
  if (a === b) return true
  if (a === null || b === null) return false
  const left: readonly unknown[] = Object.values(a)
  const right: readonly unknown[] = Object.values(b)
  return left.length === right.length && left.every((value, index) => Object.is(value, right[index]))
}

/** Lists of flat states with the same values in the same order. */
export function areShallowEqual<Value extends object>(a: readonly Value[], b: readonly Value[]): boolean {
  return a.length === b.length && a.every((value, index) => isShallowEqual(value, b[index] ?? null))
}
