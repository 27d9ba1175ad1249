import * as z from 'zod/mini'
import {
  NotificationsSchema,
  PersonNameSchema,
  ProfileSchema,
  SessionSchema,
  THEMES,
} from '../entities/identity.schema.ts'
import { EmptySchema, IdSchema, LocaleSchema, TextSchema, TimeSchema } from '../primitives.ts'
import { BudgetSchema } from './budgets.contract.ts'
import { defineEndpoint } from './endpoint.ts'
import { PhoneSchema } from './prospects.contract.ts'
import { WishLinkSchema } from '../entities/wish.schema.ts'

/** Decision 54. */
const PATH = '/bp/api/v1/profile'

export const getProfile = defineEndpoint({
  name: 'getProfile',
  method: 'GET',
  path: PATH,
  audience: 'user',
  summary: 'One’s own record',
  params: EmptySchema,
  query: EmptySchema,
  body: null,
  answer: ProfileSchema,
  write: 'none',
  errors: [],
})

/** What is left out stays as it is. The e-mail is what somebody logs in by, and is not changed here. */
export const updateProfile = defineEndpoint({
  name: 'updateProfile',
  method: 'PUT',
  alsoPatch: true,
  path: PATH,
  audience: 'user',
  summary: 'Change one’s own record',
  params: EmptySchema,
  query: EmptySchema,
  body: z.strictObject({
    first_name: z.optional(PersonNameSchema),
    last_name: z.optional(PersonNameSchema),
    mobile: z.optional(z.nullable(PhoneSchema)),
    language: z.optional(z.nullable(LocaleSchema)),
    theme: z.optional(z.nullable(z.enum(THEMES))),
    notifications: z.optional(z.partial(NotificationsSchema)),
  }),
  answer: ProfileSchema,
  write: 'plain',
  errors: ['TOO_MANY_REQUESTS'],
})

/** Decision 24: everything that is stored about the caller, to be kept as a file. Of other people nothing but what they did for the caller. */
export const exportOwnData = defineEndpoint({
  name: 'exportOwnData',
  method: 'GET',
  path: `${PATH}/export`,
  audience: 'user',
  summary: 'One’s own data',
  params: EmptySchema,
  query: EmptySchema,
  body: null,
  answer: z.object({
    exported_at: TimeSchema,
    profile: ProfileSchema,
    sessions: z.array(SessionSchema),
    units: z.array(
      z.object({
        id: IdSchema,
        slug: IdSchema,
        project_id: IdSchema,
        display_name: z.string(),
        /** As stored; null = nothing has been chosen yet. */
        configuration: z.nullable(z.object({ revision: z.int(), status: z.string(), selections: z.unknown() })),
        variants: z.array(z.object({ name: z.string(), updated_at: TimeSchema, selections: z.unknown() })),
        favorites: z.array(z.object({ sub_line_item_id: z.string(), product_id: z.string(), created_at: TimeSchema })),
        /** Links to favourites that still open, with what they show. */
        wish_links: z.array(
          z.extend(WishLinkSchema, {
            wishes: z.array(z.object({ sub_line_item_id: z.string(), product_id: z.string() })),
          }),
        ),
        budget: z.nullable(BudgetSchema),
        /** What the team has proposed to the unit's buyers. `answerer_name`: their own, where it was they who answered. */
        proposals: z.array(
          z.object({
            author_name: z.string(),
            note: z.string(),
            sent_at: TimeSchema,
            answered_at: z.nullable(TimeSchema),
            answerer_name: z.nullable(z.string()),
          }),
        ),
        /** Which of the unit's deadlines they have completed, and when they were reminded; what they wrote is among the messages. */
        deadlines: z.object({
          completions: z.array(z.object({ deadline_id: IdSchema, at: TimeSchema })),
          reminders: z.array(z.object({ deadline_id: IdSchema, at: TimeSchema })),
        }),
      }),
    ),
    /** What they have written to the other side, and noted among colleagues; the latest first. */
    messages: z.array(
      z.object({ unit_id: IdSchema, subject: z.string(), body_text: z.string(), created_at: TimeSchema }),
    ),
    /** When somebody of the team chose in their name, and why; the latest first. */
    acting_periods: z.array(
      z.object({
        unit_id: IdSchema,
        staff_name: z.string(),
        buyer_name: z.string(),
        reason: z.string(),
        started_at: TimeSchema,
        ends_at: TimeSchema,
      }),
    ),
    /** Documents that they have opened, and when first; the latest first. */
    opened_documents: z.array(z.object({ document_id: IdSchema, version: z.string(), opened_at: TimeSchema })),
    /** What the audit log says that they did; the latest first, at most 1,000. */
    activities: z.array(z.object({ at: TimeSchema, action: z.string(), unit_id: z.nullable(IdSchema) })),
  }),
  write: 'none',
  errors: ['TOO_MANY_REQUESTS'],
})

/** Decision 24: recorded, and mailed to the account's admins, once; asking again answers the first time. */
export const requestDeletion = defineEndpoint({
  name: 'requestDeletion',
  method: 'POST',
  path: `${PATH}/deletion_requests`,
  audience: 'user',
  summary: 'Ask for one’s own data to be deleted',
  params: EmptySchema,
  query: EmptySchema,
  body: z.strictObject({ message: z.optional(TextSchema.check(z.maxLength(2_000))) }),
  answer: z.object({ deletion_requested_at: TimeSchema }),
  write: 'plain',
  errors: [],
})
