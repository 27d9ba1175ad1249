import { randomUUID } from 'node:crypto'
import { MAX_VARIANTS } from '#shared/contracts/entities/variant.schema.ts'
import { areNoSelections } from '#shared/domain/index.ts'
import { NO_SELECTIONS } from '#shared/domain/selections/selections.types.ts'
import type { Caller } from '#server/identity/sessions.service.ts'
import { listBuyersOfUnit } from '#server/identity/users.repository.ts'
import type { ChangeClock } from '#server/platform/cache/change-clock.ts'
import type { Database } from '#server/platform/db/database.types.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { makeMark } from '#server/platform/once/request-mark.ts'
import { failedWith, passed, type Result } from '#server/platform/result.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import { findConfiguration } from './configurations.repository.ts'
import type { ConfigurationsService } from './configurations.types.ts'
import { runRevisionedWrite } from './revisioned-write.ts'
import { addVariant } from './variants.repository.ts'

export interface ResetsService {
  /**
   * Nothing is chosen any more for a unit that nobody has bought; what was is kept as a saved variant of this name
   * (FIL-6).
   */
  reset(caller: Caller, unit: Unit, variantName: string): Promise<Result<{ readonly variantId: string }>>
}

interface Parts {
  readonly database: Database
  readonly configurations: ConfigurationsService
  readonly changeClock: ChangeClock
  /** ms since epoch. */
  readonly now: () => number
}

/** What was shown to somebody in a vacant unit does not stay for whoever buys it. */
export function createResetsService(parts: Parts): ResetsService {
  const { database, now } = parts
  return {
    async reset(caller, unit, variantName) {
      const { revision } = await findConfiguration(database.kysely, unit.id)
      const request = makeMark('POST', `units/${unit.id}/choice_resets`, variantName)
      const conditions = {
        baseRevision: revision,
        idempotencyKey: null,
        catalogueRevision: null,
        actingId: null,
        request,
      }
      return runRevisionedWrite(parts, { caller, unit, conditions }, async (db, stored) => {
        const { catalogueId, selections, status, openedPart } = stored
        if ((await listBuyersOfUnit(db, unit.id)).length > 0) {
          return failedWith('UNIT_NOT_VACANT', 'Its buyers decide what is chosen for a unit.')
        }
        if (status === 'completed') return failedWith('UNIT_COMPLETED', 'The unit is completed.')
        if (catalogueId === null || (areNoSelections(selections) && openedPart === null)) {
          return failedWith('STATUS_UNCHANGED', 'Nothing is chosen for the unit.')
        }
        const variantId = randomUUID()
        const at = isoTime(now())
        const variant = { id: variantId, unitId: unit.id, name: variantName, catalogueId, selections }
        if (!(await addVariant(db, { ...variant, userId: caller.user.id, now: at }, MAX_VARIANTS))) {
          return failedWith('VARIANT_LIMIT', `A unit has at most ${MAX_VARIANTS} variants.`)
        }
        return passed({
          catalogueId,
          selections: NO_SELECTIONS,
          status,
          // What was ordered for others holds nobody who comes now.
          openedPart: null,
          body: { variantId },
          action: 'configuration.reset',
          details: { variantId },
        })
      })
    },
  }
}
