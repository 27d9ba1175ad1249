import * as z from 'zod/mini'
import { StoredChangeSchema } from '#shared/contracts/entities/selections.schema.ts'
import { fromWire, toWire } from '#shared/contracts/wire.ts'
import { applyToSelections, diffSelections } from '#shared/domain/index.ts'
import { NO_CHANGE, type SelectionsChange } from '#shared/domain/selections/selections.types.ts'
import { tabKeep } from '#renderer/platform/storage.ts'
import type { ConfigurationStorage, StoredConfiguration } from '../saving/configuration-storage.types.ts'
import { createServerStorage } from '../saving/server-storage.ts'
import { noteProposalBase, proposedKey } from './proposing.store.ts'

/**
 * A unit as its buyers have it, with choices on top that stay in this tab until they are proposed (PRP-2): the server is
 * read, and never written.
 */
export function createProposalStorage(unitId: string): ConfigurationStorage {
  const server = createServerStorage(unitId)
  let base: StoredConfiguration | null = null
  let current: StoredConfiguration | null = null

  async function load(): Promise<StoredConfiguration> {
    base = await server.load()
    const { selections, currentCatalogueRevision } = base
    noteProposalBase({ unitId, selections })
    current = {
      ...base,
      catalogueRevision: currentCatalogueRevision,
      selections: applyToSelections(selections, readChange(unitId)),
      totals: null,
      previousTotals: null,
    }
    return current
  }

  return {
    load,
    write: async ({ change, basedOnRevision }) => {
      if (base === null || current === null || current.revision !== basedOnRevision)
        return { kind: 'stale', current: await load() }
      const selections = applyToSelections(current.selections, change)
      current = { ...current, revision: current.revision + 1, selections }
      tabKeep.setItem(proposedKey(unitId), JSON.stringify(toWire(diffSelections(base.selections, selections))))
      return { kind: 'stored', stored: current }
    },
  }
}

function readChange(unitId: string): SelectionsChange {
  try {
    const parsed = z.safeParse(StoredChangeSchema, JSON.parse(tabKeep.getItem(proposedKey(unitId)) ?? 'null'))
    return parsed.success ? fromWire(parsed.data) : NO_CHANGE
  } catch {
    return NO_CHANGE
  }
}
