import * as z from 'zod/mini'
import { ENQUIRY_STATES } from '#shared/contracts/entities/enquiry.schema.ts'
import { PROPOSAL_ANSWERS } from '#shared/contracts/entities/staff-file.schema.ts'
import { SALES_STATUSES } from '#shared/contracts/entities/unit.schema.ts'
import { USER_GROUPS } from '#shared/contracts/entities/user.schema.ts'
import { DeletionProtocolSchema } from '#shared/contracts/http/people.contract.ts'
import { PORTALS } from '#shared/contracts/primitives.ts'
import { ROLES } from '#shared/domain/roles/roles.ts'
import type { AuditEntry } from './use-audit-log.ts'

const GroupSchema = z.enum(USER_GROUPS)
const FieldsSchema = z.array(z.string())
const RolesSchema = z.array(z.object({ role: z.enum(ROLES), projectId: z.nullable(z.string()) }))
/** Something that was one thing and is another now; null = nothing, or not known. */
const StepSchema = z.object({ from: z.nullable(z.string()), to: z.nullable(z.string()) })
const ChangesSchema = z.array(z.object({ field: z.string(), from: z.string(), to: z.string() }))
const PriceSchema = z.object({ from: z.nullable(z.number()), to: z.nullable(z.number()) })
const SaleSchema = z.enum(SALES_STATUSES)
const EnquiryStateSchema = z.enum(ENQUIRY_STATES)
const FlagsSchema = z.array(z.object({ name: z.string(), portalId: z.enum(PORTALS), isOn: z.boolean() }))
const { deleted: DeletedSchema, kept: KeptSchema } = DeletionProtocolSchema.shape

export type EntryFacts = ReturnType<typeof readDetails>

/**
 * What an entry says besides its sentence, as far as there are words for it: null or empty = it does not say. Each on its
 * own, so that one of another shape hides no other.
 */
export function readDetails(details: AuditEntry['details']) {
  const read = <Schema extends z.core.$ZodType>(schema: Schema, name: string): z.infer<Schema> | null => {
    const parsed = z.safeParse(schema, details[name])
    return parsed.success ? parsed.data : null
  }
  const readStep = <Schema extends z.core.$ZodType>(schema: Schema) => {
    const parsed = z.safeParse(z.object({ from: schema, to: schema }), details)
    return parsed.success ? parsed.data : null
  }
  const readText = (name: string) => read(z.string(), name) ?? ''
  const readCount = (name: string) => read(z.number(), name) ?? 0
  return {
    number: readText('number'),
    group: read(GroupSchema, 'group'),
    method: readText('method'),
    address: readText('address'),
    omitted: readCount('omitted'),
    endedSessions: readCount('endedSessions'),
    by: readText('by'),
    fields: read(FieldsSchema, 'fields') ?? [],
    roles: read(RolesSchema, 'roles') ?? [],
    deleted: read(DeletedSchema, 'deleted') ?? [],
    kept: read(KeptSchema, 'kept') ?? [],
    flags: read(FlagsSchema, 'flags') ?? [],
    units: readCount('units'),
    changes: read(ChangesSchema, 'changes') ?? [],
    rolesBefore: read(RolesSchema, 'rolesBefore'),
    sale: readStep(SaleSchema),
    enquiry: readStep(EnquiryStateSchema),
    price: read(PriceSchema, 'price'),
    until: read(StepSchema, 'until'),
    featured: read(z.boolean(), 'featured'),
    answer: read(z.enum(PROPOSAL_ANSWERS), 'answer'),
  }
}
