import * as z from 'zod/mini'
import { PersonNameSchema } from '../entities/identity.schema.ts'
import { ListedPersonSchema, RoleGrantSchema } from '../entities/user.schema.ts'
import { EmptySchema, IdSchema } from '../primitives.ts'
import { defineEndpoint } from './endpoint.ts'
import { EmailSchema } from './prospects.contract.ts'

const PERSON = '/bp/api/v1/account/users/:user_id'
const PersonParams = z.strictObject({ user_id: IdSchema })

/** What goes with somebody's record, and what stays without it and why (USR-7). */
export const DELETED_THINGS = [
  'login',
  'sessions',
  'units',
  'roles',
  'favorites',
  'budgets',
  'wish_links',
  /** Of former times: what was written about a deadline is a message now. */
  'deadline_words',
  'calendar_feeds',
  'opened_documents',
  'invitations',
] as const
export const KEPT_THINGS = [
  'orders',
  'order_events',
  'selections',
  'acting_periods',
  'proposals',
  'deadlines',
  'messages',
  'audit_entries',
  'mails',
] as const
export const DeletionProtocolSchema = z.object({
  deleted: z.array(z.object({ thing: z.enum(DELETED_THINGS), count: z.int() })),
  kept: z.array(z.object({ thing: z.enum(KEPT_THINGS), count: z.int() })),
})

/**
 * Changes somebody's name, e-mail, group and roles, all of them as they are named (USR-4). A buyer stays a buyer; staff
 * become admin or operator. Another e-mail ends their sessions and links, and both addresses get a mail (USR-6).
 */
export const updatePerson = defineEndpoint({
  name: 'updatePerson',
  method: 'PUT',
  path: PERSON,
  audience: 'user',
  right: 'managePeople',
  summary: 'Change the name, e-mail, group and roles of somebody of the account',
  params: PersonParams,
  query: EmptySchema,
  body: z.strictObject({
    first_name: PersonNameSchema,
    last_name: PersonNameSchema,
    email: EmailSchema,
    group: z.enum(['buyer', 'admin', 'user']),
    /** Of an operator at least one; empty for everybody else. */
    roles: z.array(RoleGrantSchema).check(z.maxLength(200)),
  }),
  answer: ListedPersonSchema,
  write: 'plain',
  errors: ['FORBIDDEN', 'NOT_FOUND', 'EMAIL_TAKEN', 'LAST_ADMIN', 'INVALID_VALUE'],
})

/** Keeps somebody out, or lets them in again (USR-5): what they were logged in with is over within a second. */
export const setPersonAccess = defineEndpoint({
  name: 'setPersonAccess',
  method: 'PUT',
  path: `${PERSON}/access`,
  audience: 'user',
  right: 'managePeople',
  summary: 'Keep somebody of the account out, or let them in again',
  params: PersonParams,
  query: EmptySchema,
  body: z.strictObject({ is_disabled: z.boolean() }),
  answer: ListedPersonSchema,
  write: 'plain',
  errors: ['FORBIDDEN', 'NOT_FOUND', 'LAST_ADMIN'],
})

/** What deleting somebody would take away, and what would stay. */
export const getPersonDeletion = defineEndpoint({
  name: 'getPersonDeletion',
  method: 'GET',
  path: `${PERSON}/deletion`,
  audience: 'user',
  right: 'managePeople',
  summary: 'What goes and what stays when somebody is deleted',
  params: PersonParams,
  query: EmptySchema,
  body: null,
  answer: DeletionProtocolSchema,
  write: 'none',
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

/** Deletes somebody's record for good; what was done stays in the log as this protocol (USR-7). */
export const deletePerson = defineEndpoint({
  name: 'deletePerson',
  method: 'DELETE',
  path: PERSON,
  audience: 'user',
  right: 'managePeople',
  summary: 'Delete somebody of the account',
  params: PersonParams,
  query: EmptySchema,
  body: null,
  answer: DeletionProtocolSchema,
  write: 'plain',
  errors: ['FORBIDDEN', 'NOT_FOUND', 'LAST_ADMIN'],
})
