import { createHash, randomUUID } from 'node:crypto'
import { MAX_VARIANTS } from '#shared/contracts/entities/variant.schema.ts'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { listVariants as listVariantsContract } from '#shared/contracts/http/variants.contract.ts'
import { configure, copySelections, restoreChange, getSelections } from '#shared/domain/index.ts'
import { withOpenGroups } from '#shared/domain/bundles/held-bundles.ts'
import { NO_SELECTIONS, OPEN_CIRCUMSTANCES, type Selections } from '#shared/domain/selections/selections.types.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { addAuditEntry } from '#server/platform/audit/audit-log.repository.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import { addVariant, deleteVariant, findVariant, listVariants, saveVariant } from './variants.repository.ts'
import type { CataloguesService } from '#server/catalogues/catalogues.service.ts'
import { errorOfIntent } from './configurations.service.ts'
import type { Caller } from '#server/identity/sessions.service.ts'
import { failed, failedWith, passed, type Result } from '#server/platform/result.ts'

export type VariantsAnswer = AnswerOf<typeof listVariantsContract>

interface VariantCall {
  readonly caller: Caller
  readonly unit: Unit
}

export interface VariantsService {
  readonly list: (unit: Unit) => Promise<Result<VariantsAnswer>>
  readonly create: (
    call: VariantCall,
    variant: { readonly name: string; readonly key: string | null; readonly selections: Selections },
  ) => Promise<Result<VariantsAnswer>>
  /** null = stays as it is. */
  readonly update: (
    call: VariantCall,
    id: string,
    change: { readonly name: string | null; readonly selections: Selections | null },
  ) => Promise<Result<VariantsAnswer>>
  readonly remove: (call: VariantCall, id: string) => Promise<Result<VariantsAnswer>>
}

interface Parts {
  readonly database: Database
  readonly catalogues: CataloguesService
  /** ms since epoch. */
  readonly now: () => number
}

interface Checked {
  readonly catalogueId: string
  readonly selections: Selections
}

/** Named variants beside a unit's configuration. Nothing here touches the configuration itself. */
export function createVariantsService(parts: Parts): VariantsService {
  return {
    list: async (unit) => passed(await describe(parts, parts.database.kysely, unit)),

    async create(call, { name, key, selections }) {
      const checked = await check(parts, call.unit, selections)
      if (!checked.ok) return checked
      return write(parts, call, 'variant.created', async (db, at) => {
        const id = key === null ? randomUUID() : idOfKey(call.unit, key)
        if ((await findVariant(db, call.unit.id, id)) !== null) return passed(id)
        const variant = { id, unitId: call.unit.id, name: name.trim(), userId: call.caller.user.id, now: at }
        const isAdded = await addVariant(db, { ...variant, ...checked.value }, MAX_VARIANTS)
        return isAdded ? passed(id) : failedWith('VARIANT_LIMIT', `A unit has at most ${MAX_VARIANTS} variants.`)
      })
    },

    async update(call, id, change) {
      const checked = change.selections === null ? null : await check(parts, call.unit, change.selections)
      if (checked !== null && !checked.ok) return checked
      return write(parts, call, checked === null ? 'variant.renamed' : 'variant.saved', async (db, at) => {
        const stored = await findVariant(db, call.unit.id, id)
        if (stored === null) return noVariant()
        const { selections, catalogueId } = checked?.value ?? stored
        await saveVariant(db, {
          id: stored.id,
          unitId: call.unit.id,
          name: change.name?.trim() ?? stored.name,
          catalogueId,
          selections,
          userId: call.caller.user.id,
          now: at,
        })
        return passed(stored.id)
      })
    },

    remove: (call, id) =>
      write(parts, call, 'variant.deleted', async (db) =>
        (await deleteVariant(db, call.unit.id, id)) ? passed(id) : noVariant(),
      ),
  }
}

/** The choices as the engine reads them on the unit's catalogue; refused when they do not go together. */
async function check({ catalogues }: Parts, unit: Unit, selections: Selections): Promise<Result<Checked>> {
  const { catalogueId } = unit
  const prepared = catalogueId === null ? null : await catalogues.prepared(catalogueId)
  if (catalogueId === null || prepared === null) return failedWith('NOT_FOUND', 'The unit has no room book.')
  const { intent: result } = restoreChange(
    configure(withOpenGroups(prepared), NO_SELECTIONS, OPEN_CIRCUMSTANCES),
    selections,
  )
  if (!result.ok) return failed(errorOfIntent(result.error))
  return passed({ catalogueId, selections: getSelections(result.configuration) })
}

async function describe({ catalogues }: Parts, db: Db, unit: Unit): Promise<VariantsAnswer> {
  const variants = await listVariants(db, unit.id)
  return {
    configurationVariants: await Promise.all(
      variants.map(async ({ id, name, catalogueId, updatedAt, selections }) => ({
        id,
        name,
        updatedAt,
        catalogueRevision: await catalogues.getRevision(catalogueId, db),
        ...copySelections(selections),
      })),
    ),
  }
}

/** One change, its audit entry and the list after it, all or nothing. */
async function write(
  parts: Parts,
  { caller, unit }: VariantCall,
  action: string,
  work: (db: Db, at: string) => Promise<Result<string>>,
): Promise<Result<VariantsAnswer>> {
  return parts.database.transaction(async (db): Promise<Result<VariantsAnswer>> => {
    const at = new Date(parts.now()).toISOString()
    const outcome = await work(db, at)
    if (!outcome.ok) return outcome
    const { accountId, id: unitId } = unit
    await addAuditEntry(db, {
      accountId,
      unitId,
      userId: caller.user.id,
      action,
      details: { variantId: outcome.value },
      at,
    })
    return passed(await describe(parts, db, unit))
  })
}

/** The same key names the same variant of a unit, and none of another's. */
function idOfKey(unit: Unit, key: string): string {
  return createHash('sha256').update(`${unit.id}\n${key}`).digest('hex').slice(0, 32)
}

function noVariant(): Result<never> {
  return failedWith('NOT_FOUND', 'There is no such variant.')
}
