import * as z from 'zod/mini'
import { HistoryEntrySchema, StaffFileSchema } from '../entities/staff-file.schema.ts'
import { VariantNameSchema } from '../entities/variant.schema.ts'
import { IdSchema, LocaleSchema } from '../primitives.ts'
import { defineEndpoint } from './endpoint.ts'
import { PageQuery } from './paging.ts'
import { UnitPlaceQuery } from './units.contract.ts'

const UnitParams = z.strictObject({ unit_id: IdSchema })
const UnitQuery = z.extend(UnitPlaceQuery, { locale: z.optional(LocaleSchema) })

/** What staff see of a unit: what is chosen, who bought it, what is to be done (FIL-1, FIL-2). */
export const getStaffFile = defineEndpoint({
  name: 'getStaffFile',
  method: 'GET',
  path: '/bp/api/v1/units/:unit_id/staff_file',
  audience: 'unit',
  right: 'seeUnits',
  summary: 'What staff see of a unit in one place',
  params: UnitParams,
  query: UnitQuery,
  body: null,
  answer: StaffFileSchema,
  write: 'none',
  errors: ['FORBIDDEN'],
})

/** Somebody of the staff has looked at the file; what changes from now on is new to them next time (FIL-3). */
export const noteStaffVisit = defineEndpoint({
  name: 'noteStaffVisit',
  method: 'PUT',
  path: '/bp/api/v1/units/:unit_id/staff_visit',
  audience: 'unit',
  right: 'seeUnits',
  summary: 'Note that somebody of the staff has looked at a unit',
  params: UnitParams,
  query: UnitPlaceQuery,
  body: null,
  answer: z.object({ is_noted: z.boolean() }),
  write: 'plain',
  errors: ['FORBIDDEN'],
})

/** What was done to the unit, the latest first (FIL-4). */
export const listUnitHistory = defineEndpoint({
  name: 'listUnitHistory',
  method: 'GET',
  path: '/bp/api/v1/units/:unit_id/history',
  audience: 'unit',
  right: 'seeUnits',
  summary: 'What was done to a unit',
  params: UnitParams,
  query: z.extend(PageQuery, {
    project_id: z.optional(IdSchema),
    account_id: z.optional(IdSchema),
    locale: z.optional(LocaleSchema),
  }),
  body: null,
  answer: z.array(HistoryEntrySchema),
  write: 'none',
  errors: ['FORBIDDEN'],
})

/** The unit is no longer theirs; what they have chosen for it stays (FIL-5). */
export const removeBuyer = defineEndpoint({
  name: 'removeBuyer',
  method: 'DELETE',
  path: '/bp/api/v1/units/:unit_id/buyers/:buyer_id',
  audience: 'unit',
  right: 'inviteBuyers',
  summary: 'Take a unit from one of its buyers',
  params: z.strictObject({ unit_id: IdSchema, buyer_id: IdSchema }),
  query: UnitPlaceQuery,
  body: null,
  answer: z.object({ id: IdSchema }),
  write: 'plain',
  errors: ['FORBIDDEN', 'BUYER_UNKNOWN'],
})

/** Nothing is chosen any more for a unit without buyers; what was is kept as a saved variant (FIL-6). */
export const resetChoices = defineEndpoint({
  name: 'resetChoices',
  method: 'POST',
  path: '/bp/api/v1/units/:unit_id/choice_resets',
  audience: 'unit',
  right: 'chooseForBuyers',
  summary: 'Take back everything that is chosen for a vacant unit',
  params: UnitParams,
  query: UnitPlaceQuery,
  /** What the variant is called that keeps it. */
  body: z.strictObject({ variant_name: VariantNameSchema }),
  answer: z.object({ variant_id: IdSchema }),
  write: 'plain',
  errors: ['FORBIDDEN', 'UNIT_NOT_VACANT', 'UNIT_COMPLETED', 'STATUS_UNCHANGED', 'VARIANT_LIMIT', 'REVISION_CONFLICT'],
})
