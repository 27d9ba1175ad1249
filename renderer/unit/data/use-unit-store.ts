import { useEffect, useLayoutEffect, useMemo } from 'react'
import { useSession } from '#renderer/session/index.ts'
import { getChoosing } from '../acting/acting.store.ts'
import { sayLooking } from '../acting/say-looking.ts'
import { randomKey } from '#renderer/platform/random-key.ts'
import { afterPaint } from '../state/after-paint.ts'
import { registerStore } from '../state/open-stores.ts'
import { createUnitStore, type UnitStore } from '../state/unit.store.ts'
import { sayRestored, sayTakenBack } from '../saving/saving-words.ts'
import type { ConfiguratorData } from './use-configurator-data.ts'

interface UnitStoreOptions {
  readonly simplifiedConfiguration: boolean
  readonly showsPrices: boolean
  /** A sample unit of the marketing portal: choices stay in this browser. */
  readonly isLocal: boolean
  /** Reads catalogue and configuration again; the same function as long as the unit is. */
  readonly reload: () => Promise<string | null>
}

/** The store of the open unit: made anew when what it stands on was loaded anew. */
export function useUnitStore(
  data: ConfiguratorData,
  { simplifiedConfiguration, showsPrices, isLocal, reload }: UnitStoreOptions,
): UnitStore {
  const { prepared, stored, storage, keptAs } = data
  const unitId = data.unit.id
  const isOwn = isLocal || data.unit.sampleUnitToken !== null
  const userId = useSession((session) => session.user?.id ?? null)
  const store = useMemo(
    () =>
      createUnitStore({
        prepared,
        stored,
        storage,
        simplifiedConfiguration,
        showsPrices,
        onDropped: (labels, reason, lockedItems) => void sayTakenBack(prepared, labels, reason, lockedItems),
        onDisagreement: (theirs) => {
          if (theirs.currentCatalogueRevision !== prepared.catalogue.revision) void reload()
          else console.error('the server computes other totals than this page', theirs.totals)
        },
        choosing: () => getChoosing(unitId, isOwn),
        onLooking: sayLooking,
        onCatalogueMoved: reload,
        newKey: randomKey,
        wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
        afterPaint,
      }),
    [prepared, stored, storage, simplifiedConfiguration, showsPrices, reload, unitId, isOwn],
  )
  // Before the screen is painted: what waits in the store before never leaves it.
  useLayoutEffect(() => registerStore(keptAs, userId, store, sayRestored), [keptAs, userId, store])
  useEffect(() => store.watch(), [store])
  return store
}
