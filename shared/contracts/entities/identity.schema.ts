import * as z from 'zod/mini'
import { IdSchema, LocaleSchema, TimeSchema } from '../primitives.ts'
import { LinkTokenSchema } from './login.schema.ts'
import { DeliverySchema } from './mail.schema.ts'
import { AccountSchema, RoleGrantSchema, USER_GROUPS, UserSchema } from './user.schema.ts'

/** What is typed as a password: its length is judged by the server, with an answer of its own (AUT-15, AUT-27). */
export const NewPasswordSchema = z.string().check(z.maxLength(1_000))
/** Characters that a new password has at least (AUT-15, AUT-27). */
export const MIN_PASSWORD_LENGTH = 8
/** First or last name: one line with something in it, since it stands in mails. */
export const PersonNameSchema = z
  .string()
  .check(z.maxLength(100), z.regex(/^(?=.*\S)[^\p{Cc}]*$/u, 'one line that is not empty'))

/** Groups that somebody can be invited into. */
export const INVITED_GROUPS = ['buyer', 'user', 'admin'] as const
export const INVITATION_STATES = ['open', 'accepted', 'expired', 'revoked'] as const

/** An invitation as the account's own people see it; its token is in the mail alone. */
export const InvitationSchema = z.object({
  id: IdSchema,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  group: z.enum(INVITED_GROUPS),
  project_id: z.nullable(IdSchema),
  unit_ids: z.array(IdSchema),
  /** What an operator will hold. */
  roles: z.optional(z.array(RoleGrantSchema)),
  state: z.enum(INVITATION_STATES),
  created_at: TimeSchema,
  /** When the mail with the link that works was last written. */
  sent_at: TimeSchema,
  expires_at: TimeSchema,
  accepted_at: z.nullable(TimeSchema),
  /** How its latest mail has gone (MLG-5); null = it is older than the log. */
  mail: z.nullable(DeliverySchema),
})

/** API-113 and what the pages that open it show besides. */
export const InvitationToRegisterSchema = z.object({
  id: IdSchema,
  email: z.string(),
  token: LinkTokenSchema,
  first_name: z.string(),
  last_name: z.string(),
  group: z.enum(INVITED_GROUPS),
  account: AccountSchema,
  project: z.nullable(z.object({ id: IdSchema, slug: IdSchema, name: z.string() })),
  units: z.array(z.object({ id: IdSchema, slug: IdSchema, project_id: IdSchema, display_name: z.string() })),
  expires_at: TimeSchema,
  /** Somebody has this e-mail by now: it is accepted by logging in, not by registering. */
  has_account: z.boolean(),
})

/** A device that somebody is logged in on (decision 9). */
export const SessionSchema = z.object({
  id: IdSchema,
  /** Browser and system, for example `Firefox, Windows`; null = it did not say. */
  device_name: z.nullable(z.string()),
  created_at: TimeSchema,
  /** To the hour. */
  last_used_at: TimeSchema,
  expires_at: TimeSchema,
  /** The one that asks. */
  is_current: z.boolean(),
})

/** About what somebody wants mails; all are on until they are turned off (decision 24). */
export const NotificationsSchema = z.strictObject({
  messages: z.boolean(),
  deadlines: z.boolean(),
  configurations: z.boolean(),
})
export const THEMES = ['light', 'dark', 'element'] as const

/** Somebody's own record (decision 24). */
export const ProfileSchema = z.extend(UserSchema, {
  account: AccountSchema,
  /** Language of mails and pages; null = the project's. */
  language: z.nullable(LocaleSchema),
  /** null = the project's. */
  theme: z.nullable(z.enum(THEMES)),
  notifications: NotificationsSchema,
  accepted_terms_at: z.nullable(TimeSchema),
  accepted_privacy_policy_at: z.nullable(TimeSchema),
  /** When they asked for their data to be deleted; null = they did not. */
  deletion_requested_at: z.nullable(TimeSchema),
})

/** A line of the audit log: who did what to whom, and when. */
export const AuditEntrySchema = z.object({
  id: IdSchema,
  at: TimeSchema,
  /** Dotted, for example `invitation.created`. */
  action: z.string(),
  /** Who; null = nobody who was logged in, or somebody whose record is gone. */
  user: z.nullable(z.object({ id: IdSchema, name: z.string(), group: z.enum(USER_GROUPS) })),
  unit_id: z.nullable(IdSchema),
  unit_name: z.nullable(z.string()),
  /** What it was done to, for example `invitation` and its id. */
  subject: z.nullable(z.object({ kind: z.string(), id: z.string() })),
  /** What that is called: a person's name, a project's, a kiosk's, to whom a mail went; '' = nothing, or it is gone. */
  about: z.string(),
  /** Names of others whom it concerned: who was reminded, whose proposal was answered; who is gone is left out. */
  concerned: z.array(z.string()),
  details: z.record(z.string(), z.unknown()),
})
