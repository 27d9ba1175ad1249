import * as z from 'zod/mini'
import {
  AuditEntrySchema,
  INVITATION_STATES,
  INVITED_GROUPS,
  InvitationSchema,
  PersonNameSchema,
} from '../entities/identity.schema.ts'
import { DeepLinkSchema } from '../entities/login.schema.ts'
import { ListedPersonSchema, RoleGrantSchema } from '../entities/user.schema.ts'
import { DaySchema, EmptySchema, IdSchema, LocaleSchema, TimeSchema } from '../primitives.ts'
import { defineEndpoint } from './endpoint.ts'
import { PageQuery } from './paging.ts'
import { EmailSchema } from './prospects.contract.ts'

const PATH = '/bp/api/v1/account'
const INVITATIONS = `${PATH}/invitations` as const
const InvitationParams = z.strictObject({ invitation_id: IdSchema })
/** Part of a name or an e-mail. */
const SearchText = z.string().check(z.minLength(1), z.maxLength(100))

/** What a list of people is narrowed to. */
export const PEOPLE_FILTERS = ['buyer', 'user', 'admin', 'disabled', 'deletion'] as const

/** The people of the caller's account by name: all for those who manage them, else the buyers of the caller's projects. */
export const listUsers = defineEndpoint({
  name: 'listUsers',
  method: 'GET',
  path: `${PATH}/users`,
  audience: 'user',
  right: 'inviteBuyers',
  summary: 'The people of the account',
  params: EmptySchema,
  query: z.extend(PageQuery, {
    search: z.optional(SearchText),
    /** Those of a group, who are kept out, or who want to be deleted. */
    filter: z.optional(z.enum(PEOPLE_FILTERS)),
  }),
  body: null,
  answer: z.array(ListedPersonSchema),
  write: 'none',
  errors: ['FORBIDDEN'],
})

/** The latest first; operators see those of buyers, admins all. */
export const listInvitations = defineEndpoint({
  name: 'listInvitations',
  method: 'GET',
  path: INVITATIONS,
  audience: 'user',
  right: 'inviteBuyers',
  summary: 'The invitations of the account',
  params: EmptySchema,
  query: z.extend(PageQuery, { search: z.optional(SearchText), state: z.optional(z.enum(INVITATION_STATES)) }),
  body: null,
  answer: z.array(InvitationSchema),
  write: 'none',
  errors: ['FORBIDDEN'],
})

/**
 * Writes an invitation and mails its link. Buyers are invited to units of the account; staff by those who manage people,
 * to no unit, and operators (`user`) with the roles that they will hold (USR-3).
 * A newer invitation takes the place of open ones to the same e-mail that the caller may handle, with the units of those
 * (USR-10); others stay.
 *
 * A buyer who is there already can be invited to further units, under the name that they go by; they accept it logged
 * in (`acceptInvitation`). Several such invitations stand side by side, unless the newer one has all units of an older.
 */
export const createInvitation = defineEndpoint({
  name: 'createInvitation',
  method: 'POST',
  path: INVITATIONS,
  audience: 'user',
  right: 'inviteBuyers',
  summary: 'Invite somebody into the account',
  params: EmptySchema,
  query: EmptySchema,
  body: z.strictObject({
    email: EmailSchema,
    first_name: PersonNameSchema,
    last_name: PersonNameSchema,
    group: z.enum(INVITED_GROUPS),
    unit_ids: z.array(IdSchema).check(z.maxLength(50)),
    /** Of an operator at least one, of others none. */
    roles: z.optional(z.array(RoleGrantSchema).check(z.maxLength(200))),
    /** Whose name and page the mail has; without it that of the first unit, or the account's first one. */
    project_id: z.optional(IdSchema),
    /** Language of the mail; without it the project's. */
    locale: z.optional(LocaleSchema),
  }),
  answer: InvitationSchema,
  write: 'plain',
  errors: [
    'FORBIDDEN',
    'EMAIL_TAKEN',
    'UNIT_UNKNOWN',
    'UNITS_NOT_FITTING',
    'UNITS_ALREADY_THEIRS',
    'INVITED_BY_OTHERS',
    'TOO_MANY_REQUESTS',
  ],
})

export const revokeInvitation = defineEndpoint({
  name: 'revokeInvitation',
  method: 'DELETE',
  path: `${INVITATIONS}/:invitation_id`,
  audience: 'user',
  right: 'inviteBuyers',
  summary: 'Take an invitation back: its link opens nothing any more',
  params: InvitationParams,
  query: EmptySchema,
  body: null,
  answer: InvitationSchema,
  write: 'plain',
  errors: ['FORBIDDEN', 'NOT_FOUND', 'INVITATION_CLOSED'],
})

/** A new link, which works as long as a first one; the link of before does not any more. */
export const resendInvitation = defineEndpoint({
  name: 'resendInvitation',
  method: 'POST',
  path: `${INVITATIONS}/:invitation_id/deliveries`,
  audience: 'user',
  right: 'inviteBuyers',
  summary: 'Mail an invitation again, with a new link',
  params: InvitationParams,
  query: EmptySchema,
  body: z.strictObject({ locale: z.optional(LocaleSchema) }),
  answer: InvitationSchema,
  write: 'plain',
  errors: ['FORBIDDEN', 'NOT_FOUND', 'INVITATION_CLOSED', 'TOO_MANY_REQUESTS'],
})

/** Which query parameter a link logs in by: AUT-11, AUT-12. */
export const LOGIN_LINK_KINDS = ['auth_token', 'login_token'] as const

/**
 * A link that logs a buyer of the account in, once and within five minutes (decision 9), for operators and admins;
 * it leads to the buyer's page and is not mailed. Whoever comes in by it stays for 12 hours, and no longer than who made
 * it may make such links (USR-9).
 */
export const createLoginLink = defineEndpoint({
  name: 'createLoginLink',
  method: 'POST',
  path: `${PATH}/login_links`,
  audience: 'user',
  right: 'inviteBuyers',
  summary: 'A link that logs a buyer in',
  params: EmptySchema,
  query: EmptySchema,
  body: z.strictObject({
    user_id: IdSchema,
    kind: z.enum(LOGIN_LINK_KINDS),
    /** Without it, the first project. */
    deep_link: z.optional(DeepLinkSchema),
  }),
  answer: z.object({ token: z.string(), path: z.string(), url: z.string(), expires_at: TimeSchema }),
  write: 'plain',
  errors: ['FORBIDDEN', 'NOT_FOUND', 'PERSON_DISABLED', 'TOO_MANY_REQUESTS'],
})

/** What entries of the log can be about. */
export const AUDIT_KINDS = ['people', 'access', 'homes', 'orders', 'enquiries', 'projects', 'mails', 'kiosks'] as const
export type AuditKind = (typeof AUDIT_KINDS)[number]

/** Who did what in the account, the latest first, for admins (LOG-1, LOG-2). */
export const listAuditEntries = defineEndpoint({
  name: 'listAuditEntries',
  method: 'GET',
  path: `${PATH}/audit_entries`,
  audience: 'user',
  right: 'seeAudit',
  summary: 'The audit log of the account',
  params: EmptySchema,
  query: z.extend(PageQuery, {
    /** An action, or the beginning of several: `invitation.` */
    action: z.optional(z.string().check(z.maxLength(60), z.regex(/^[a-z][a-z.-]*$/))),
    user_id: z.optional(IdSchema),
    kind: z.optional(z.enum(AUDIT_KINDS)),
    /** Part of the name or e-mail of who did it, or of whom it was done to. */
    search: z.optional(SearchText),
    /** The first and the last day, in Berlin. */
    from: z.optional(DaySchema),
    to: z.optional(DaySchema),
    /** Of the units' names; German without it, and where there is no other. */
    locale: z.optional(LocaleSchema),
  }),
  body: null,
  answer: z.array(AuditEntrySchema),
  write: 'none',
  errors: ['FORBIDDEN'],
})
