import * as z from 'zod/mini'
import { DeletionProtocolSchema } from '#shared/contracts/http/people.contract.ts'
import { USER_GROUPS } from '#shared/contracts/entities/user.schema.ts'
import { PORTALS } from '#shared/contracts/primitives.ts'
import { ROLES } from '#shared/domain/roles/roles.ts'
import type { AuditEntry } from './use-audit-log.ts'

const text = z.optional(z.catch(z.nullable(z.string()), null))
const count = z.optional(z.catch(z.nullable(z.number()), null))
function list<Item extends z.core.$ZodType>(item: Item) {
  return z.optional(z.catch(z.nullable(z.array(item)), null))
}

/** What entries say besides, as far as there are words for it; each on its own, so that one of another shape hides no other. */
const DetailsSchema = z.object({
  number: text,
  group: z.optional(z.catch(z.nullable(z.enum(USER_GROUPS)), null)),
  method: text,
  address: text,
  omitted: count,
  endedSessions: count,
  by: text,
  fields: list(z.string()),
  roles: list(z.object({ role: z.enum(ROLES), projectId: z.nullable(z.string()) })),
  deleted: z.optional(z.catch(z.nullable(DeletionProtocolSchema.shape.deleted), null)),
  kept: z.optional(z.catch(z.nullable(DeletionProtocolSchema.shape.kept), null)),
  flags: list(z.object({ name: z.string(), portalId: z.enum(PORTALS), isOn: z.boolean() })),
  units: count,
})
export type EntryFacts = z.infer<typeof DetailsSchema>

/** What an entry says besides its sentence; what it does not say is missing. */
export function readDetails(details: AuditEntry['details']): EntryFacts {
  return z.parse(DetailsSchema, details)
}
