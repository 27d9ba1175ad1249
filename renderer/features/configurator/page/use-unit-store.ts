import i18next from 'i18next'
import { useEffect, useLayoutEffect, useMemo } from 'react'
import { useSession } from '#renderer/features/session/index.ts'
import { useNotifications } from '#renderer/features/notifications/index.ts'
import { randomKey } from '#renderer/platform/random-key.ts'
import type { DropReason } from '../saving/write-runner.types.ts'
import { afterPaint } from '../store/after-paint.ts'
import { registerStore } from '../store/open-stores.ts'
import { createUnitStore, type UnitStore } from '../store/unit.store.ts'
import type { ConfiguratorData } from './use-configurator-data.ts'

interface UnitStoreOptions {
  readonly simplifiedConfiguration: boolean
  readonly showsPrices: boolean
  /** Reads catalogue and configuration again; the same function as long as the unit is. */
  readonly reload: () => Promise<string | null>
}

/** The store of the open unit: made anew when what it stands on was loaded anew. */
export function useUnitStore(
  data: ConfiguratorData,
  { simplifiedConfiguration, showsPrices, reload }: UnitStoreOptions,
): UnitStore {
  const { prepared, stored, storage } = data
  const unitId = data.unit.id
  const userId = useSession((session) => session.user?.id ?? null)
  const store = useMemo(
    () =>
      createUnitStore({
        prepared,
        stored,
        storage,
        simplifiedConfiguration,
        showsPrices,
        onDropped: sayTakenBack,
        onDisagreement: (theirs) => {
          if (theirs.currentCatalogueRevision !== prepared.catalogue.revision) void reload()
          else console.error('the server computes other totals than this page', theirs.totals)
        },
        onCatalogueMoved: reload,
        newKey: randomKey,
        wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
        afterPaint,
      }),
    [prepared, stored, storage, simplifiedConfiguration, showsPrices, reload],
  )
  // Before the screen is painted: what waits in the store before never leaves it.
  useLayoutEffect(() => registerStore(unitId, userId, store, sayRestored), [unitId, userId, store])
  useEffect(() => store.watch(), [store])
  return store
}

/** Says that choices of before, which were not stored yet, are there again. */
function sayRestored([label, ...more]: readonly string[]): void {
  if (label === undefined) return
  const t = i18next.getFixedT(i18next.language, 'configurator')
  const body = t('saving.restored', { label, more: more.length, count: more.length + 1 })
  useNotifications.getState().add({ severity: 'info', title: t('saving.restoredTitle'), body })
}

/** Says which choices were taken back, and why. */
function sayTakenBack(labels: readonly string[], reason: DropReason): void {
  const t = i18next.getFixedT(i18next.language, 'configurator')
  for (const label of labels) {
    const body = t(`saving.${reason}`, { label })
    useNotifications.getState().add({ severity: 'error', title: t('saving.failedTitle'), body })
  }
}
