import * as z from 'zod/mini'
import { SelectionsSchema } from '#shared/contracts/entities/selections.schema.ts'
import { CountSchema } from '#shared/contracts/primitives.ts'
import { fromWire, toWire } from '#shared/contracts/wire.ts'
import { applyToSelections, normaliseSelections } from '#shared/domain/index.ts'
import { NO_SELECTIONS } from '#shared/domain/selections/selections.types.ts'
import type { ConfigurationStorage, StoredConfiguration } from './configuration-storage.types.ts'

/** What is kept in this browser for a sample unit; names as on the wire. */
const LocalConfigurationSchema = z.strictObject({
  ...SelectionsSchema.shape,
  revision: CountSchema,
  catalogue_revision: z.string(),
  configuration_status: z.strictObject({ status: z.enum(['pending', 'completed']) }),
})

/** Key in local storage (SHL-33, API-58). */
export function localSelectionsKey(unitId: string): string {
  return `selection_${unitId}`
}

/**
 * A sample unit's configuration, kept in this browser: choices and status never reach the server
 * (ENG-34, API-58). What cannot be read counts as nothing chosen yet; what cannot be written (full
 * or forbidden storage) lasts as long as the page.
 */
export function createLocalStorage(
  unitId: string,
  catalogueRevision: string,
  keep: Pick<Storage, 'getItem' | 'setItem'>,
): ConfigurationStorage {
  const key = localSelectionsKey(unitId)
  let unsaved: StoredConfiguration | null = null

  function read(): StoredConfiguration {
    const kept = unsaved ?? parseLocal(readText(keep, key))
    return kept === null
      ? emptyConfiguration(catalogueRevision)
      : { ...kept, currentCatalogueRevision: catalogueRevision }
  }

  return {
    load: async () => read(),
    write: async ({ change, basedOnRevision }) => {
      const before = read()
      // Another tab of the same browser was faster.
      if (before.revision !== basedOnRevision) return { kind: 'stale', current: before }
      const stored = {
        ...before,
        catalogueRevision,
        revision: before.revision + 1,
        selections: applyToSelections(before.selections, change),
      }
      unsaved = writeText(keep, key, serialise(stored)) ? null : stored
      return { kind: 'stored', stored }
    },
  }
}

function emptyConfiguration(catalogueRevision: string): StoredConfiguration {
  return {
    revision: 0,
    catalogueRevision,
    currentCatalogueRevision: catalogueRevision,
    selections: NO_SELECTIONS,
    completed: false,
    lockedTrades: [],
    openedPart: null,
    totals: null,
    previousTotals: null,
  }
}

function readText(keep: Pick<Storage, 'getItem'>, key: string): string | null {
  try {
    return keep.getItem(key)
  } catch {
    return null
  }
}

function writeText(keep: Pick<Storage, 'setItem'>, key: string, text: string): boolean {
  try {
    keep.setItem(key, text)
    return true
  } catch {
    return false
  }
}

function parseLocal(text: string | null): StoredConfiguration | null {
  if (text === null) return null
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return null
  }
  const parsed = z.safeParse(LocalConfigurationSchema, json)
  if (!parsed.success) return null
  const { revision, catalogueRevision, configurationStatus, ...selections } = fromWire(parsed.data)
  return {
    revision,
    catalogueRevision,
    currentCatalogueRevision: catalogueRevision,
    selections: normaliseSelections(selections),
    completed: configurationStatus.status === 'completed',
    lockedTrades: [],
    openedPart: null,
    totals: null,
    previousTotals: null,
  }
}

function serialise(stored: StoredConfiguration): string {
  return JSON.stringify(
    toWire({
      ...stored.selections,
      revision: stored.revision,
      catalogueRevision: stored.catalogueRevision,
      configurationStatus: { status: stored.completed ? 'completed' : 'pending' },
    }),
  )
}
