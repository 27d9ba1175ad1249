import * as z from 'zod/mini'
import { TimeSchema, TitlesSchema } from './primitives.ts'

/**
 * Every code the server may answer with. `code` is stable and has a translation in every language
 * (decision 33); `message` is English and for developers.
 */
export const ERROR_CODES = [
  // 400 malformed
  'MALFORMED_REQUEST',
  'INVALID_VALUE',
  'UNKNOWN_FIELD',
  'IF_MATCH_REQUIRED',
  // 401, 403, 404, 405
  'UNAUTHORIZED',
  'DEVICE_REVOKED',
  'LOGIN_DENIED',
  'FORBIDDEN',
  'ACTING_NEEDED',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  // 409
  'REVISION_CONFLICT',
  'CATALOGUE_REVISION_MOVED',
  // 413, 415, 429, 5xx
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'TOO_MANY_REQUESTS',
  'INTERNAL_ERROR',
  'UNAVAILABLE',
  'STORAGE_FULL',
  // 422: the engine's reasons
  'UNIT_COMPLETED',
  'ITEM_UNKNOWN',
  'OPTION_UNKNOWN',
  'ITEM_NOT_SELECTABLE',
  'ITEM_LOCKED',
  'QUANTITY_NOT_ALLOWED',
  'QUANTITY_OUT_OF_RANGE',
  'LINE_ITEM_UNKNOWN',
  'LINE_ITEM_NOT_OPTIONAL',
  'LINE_ITEM_NOT_SELECTABLE',
  'BUNDLE_UNKNOWN',
  'BUNDLE_NOT_SELECTABLE',
  'BUNDLE_GROUP_LOCKED',
  'DESIGN_LINE_UNKNOWN',
  'DESIGN_LINE_OF_ALL_ROOMS',
  'ROOM_UNKNOWN',
  'CONFLICT',
  // 422: other
  'IDEMPOTENCY_KEY_REUSED',
  'STATUS_UNCHANGED',
  'VARIANT_LIMIT',
  'WISH_LINK_LIMIT',
  'UNIT_HAS_BUYERS',
  'CHOICES_EXIST',
  'BUYER_UNKNOWN',
  'ORDER_STEP_UNAVAILABLE',
  'REOPENING_BY_TEAM',
  'UNIT_NOT_VACANT',
  'RESERVATION_INCOMPLETE',
  'RESERVATION_PAST',
  'PROPOSAL_CLOSED',
  'NOTHING_PROPOSED',
  'MAIL_NOT_REPEATABLE',
  'ENQUIRY_ERASED',
  // 422: messages, files, documents, dates
  'UPLOAD_UNKNOWN',
  'FILE_TYPE_REFUSED',
  'FILE_EMPTY',
  'FILE_HELD',
  'FILE_INFECTED',
  'ASSIGNEE_UNKNOWN',
  'TAG_TAKEN',
  'IMAGE_IN_USE',
  // 422: identity
  'TOKEN_INVALID',
  'EMAIL_TAKEN',
  'PASSWORD_TOO_SHORT',
  'PASSWORD_GUESSABLE',
  'PASSWORD_MISMATCH',
  'PASSWORD_WRONG',
  'TERMS_NOT_ACCEPTED',
  'UNIT_UNKNOWN',
  'UNITS_NOT_FITTING',
  'INVITATION_CLOSED',
  'UNITS_ALREADY_THEIRS',
  'INVITED_BY_OTHERS',
  'PERSON_DISABLED',
  'LAST_ADMIN',
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]

/** What the engine says about choices that do not go together, or that the unit does not have. */
export const SELECTION_ERRORS = [
  'ITEM_UNKNOWN',
  'OPTION_UNKNOWN',
  'ITEM_NOT_SELECTABLE',
  'ITEM_LOCKED',
  'QUANTITY_NOT_ALLOWED',
  'QUANTITY_OUT_OF_RANGE',
  'LINE_ITEM_UNKNOWN',
  'LINE_ITEM_NOT_OPTIONAL',
  'LINE_ITEM_NOT_SELECTABLE',
  'BUNDLE_UNKNOWN',
  'BUNDLE_GROUP_LOCKED',
  'DESIGN_LINE_UNKNOWN',
  'DESIGN_LINE_OF_ALL_ROOMS',
  'ROOM_UNKNOWN',
  'CONFLICT',
] as const satisfies readonly ErrorCode[]

/** The deadline that holds an item (API-100, decision 55). */
const HoldingDeadlineSchema = z.object({
  title: z.string(),
  titles: z.optional(TitlesSchema),
  expires_at: TimeSchema,
})

/** The order that holds an item, since the team has opened others of it (decision 59). */
const HoldingOrderSchema = z.object({ number: z.string() })

/** Who has saved since, with the REVISION_CONFLICT of a design. */
const SavedSinceSchema = z.object({ saved_at: TimeSchema, saved_by: z.nullable(z.string()) })

/** The one error shape (decision 33). `field` names the faulty input in wire spelling, dotted. */
export const ErrorAnswerSchema = z.object({
  errors: z.array(
    z.object({
      field: z.nullable(z.string()),
      code: z.enum(ERROR_CODES),
      message: z.string(),
      /** With ITEM_LOCKED, once for each item: one of the two. */
      deadline: z.optional(HoldingDeadlineSchema),
      order: z.optional(HoldingOrderSchema),
      saved: z.optional(SavedSinceSchema),
    }),
  ),
})
export type ErrorAnswer = z.infer<typeof ErrorAnswerSchema>
