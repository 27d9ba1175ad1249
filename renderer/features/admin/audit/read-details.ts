import * as z from 'zod/mini'
import { USER_GROUPS } from '#shared/contracts/entities/user.schema.ts'
import { DeletionProtocolSchema } from '#shared/contracts/http/people.contract.ts'
import { PORTALS } from '#shared/contracts/primitives.ts'
import { ROLES } from '#shared/domain/roles/roles.ts'
import type { AuditEntry } from './use-audit-log.ts'

const GroupSchema = z.enum(USER_GROUPS)
const FieldsSchema = z.array(z.string())
const RolesSchema = z.array(z.object({ role: z.enum(ROLES), projectId: z.nullable(z.string()) }))
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
  }
}
