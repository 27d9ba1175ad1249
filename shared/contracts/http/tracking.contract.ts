import * as z from 'zod/mini'
import { CountSchema, DaySchema, EmptySchema, IdSchema } from '../primitives.ts'
import { defineEndpoint } from './endpoint.ts'

/**
 * What visitors of the marketing portal do, as far as it is counted. `flat_finder` says in its label what was done
 * there (FLF-21).
 */
export const TRACKING_EVENT_TYPES = [
  'unit_opened',
  'room_opened',
  'product_chosen',
  'configuration_saved',
  'contact_asked',
  'flat_finder',
] as const
export type TrackingEventType = (typeof TRACKING_EVENT_TYPES)[number]

/** Days that one report covers at most. */
export const MAX_REPORT_DAYS = 366

/** An id, so that no words of a person fit in; '' = none. */
const LabelSchema = z.union([IdSchema, z.literal('')])

/**
 * Counts something that a visitor did (API-48, CNS-10, CNS-11). Only of projects on the marketing portal, and units
 * that are shown there; others answer 404. Nothing in it says who it was.
 */
export const createTrackingEvent = defineEndpoint({
  name: 'createTrackingEvent',
  method: 'POST',
  path: '/mp/api/v1/tracking_events',
  audience: 'public',
  summary: 'Count what a visitor of the marketing portal did',
  params: EmptySchema,
  query: EmptySchema,
  body: z.strictObject({
    tracking_event: z.strictObject({
      project_id: IdSchema,
      unit_id: z.nullable(IdSchema),
      event_type: z.enum(TRACKING_EVENT_TYPES),
      /** What it was done to, such as a room or an item. */
      event_label: LabelSchema,
      /** What was made of it, such as the product chosen. */
      event_value: LabelSchema,
      /** SHA-256, hex, where a caller wants to recognise the content again; never one over a person's data. */
      checksum: z.nullable(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
      /** The same for all events of one browser that consents to statistics; null = it does not (decision 14). */
      correlation_id: z.nullable(z.string().check(z.regex(/^[0-9a-f]{32}$/))),
      /** The account. */
      system_id: IdSchema,
      portal_id: z.literal('mp'),
      /** Path of the page, without query: that may name people. */
      event_url: z.string().check(z.maxLength(400), z.regex(/^\/mp(?:\/[A-Za-z0-9._:-]+)*\/?$/)),
    }),
  }),
  answer: EmptySchema,
  write: 'plain',
  kiosk: 'queues',
  once: true,
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS', 'IDEMPOTENCY_KEY_REUSED'],
})

/** How often what was done on each day from `from` to `to`, of one project of the caller's account; for admins. */
export const getTrackingReport = defineEndpoint({
  name: 'getTrackingReport',
  method: 'GET',
  path: '/bp/api/v1/account/tracking_report',
  audience: 'user',
  right: 'seeVisits',
  summary: 'What visitors of a project did, by day',
  params: EmptySchema,
  query: z.strictObject({
    /** Without it the account's first one. */
    project_id: z.optional(IdSchema),
    from: DaySchema,
    to: DaySchema,
  }),
  body: null,
  answer: z.object({
    projects: z.array(z.object({ id: IdSchema, name: z.string() })),
    /** null = the account has no project. */
    project_id: z.nullable(IdSchema),
    /** Every day from the last to the first, also those without any event. */
    days: z.array(
      z.object({
        day: DaySchema,
        /** Only what was done at least once. */
        counts: z.array(z.object({ event_type: z.enum(TRACKING_EVENT_TYPES), count: CountSchema })),
      }),
    ),
  }),
  write: 'none',
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})
