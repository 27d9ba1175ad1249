import type { PreparedCatalogue } from '#shared/domain/index.ts'
import { client } from '#renderer/api/client.ts'
import { randomKey } from '#renderer/platform/random-key.ts'
import { createServerStorage } from '../saving/server-storage.ts'
import type { DropReason } from '../saving/saving.types.ts'
import { createUnitStore } from '../state/unit.store.ts'

/** A unit as a page opens it, on the server at `portalUrl`, with nothing to show it on. */
export async function openUnit(unitId: string, prepared: PreparedCatalogue, portalUrl: string) {
  client.defaults.baseURL = portalUrl
  const storage = createServerStorage(unitId)
  const faults: (readonly [labels: readonly string[], reason: DropReason | 'disagreement'])[] = []
  const store = createUnitStore({
    prepared,
    stored: await storage.load(),
    storage,
    simplifiedConfiguration: false,
    showsPrices: true,
    onDropped: (labels, reason) => {
      if (reason !== 'overtaken') faults.push([labels, reason])
    },
    onDisagreement: (theirs) => faults.push([[JSON.stringify(theirs.totals)], 'disagreement']),
    onCatalogueMoved: async () => null,
    newKey: randomKey,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    afterPaint: (run) => setTimeout(run, 0),
  })
  return { store, faults, close: store.watch() }
}
