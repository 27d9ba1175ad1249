import * as z from 'zod/mini'
import { ConfigurationSchema } from '../entities/configuration.schema.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { UnitPlaceQuery } from '../http/units.contract.ts'
import { IdSchema } from '../primitives.ts'
import { NewsEventSchema } from './news-event.ts'
import type { FromWire } from '../wire.ts'

/** Who made a change, as others of the same unit may know them. */
export const ChangeAuthorSchema = z.object({
  id: z.string(),
  first_name: z.string(),
  /** `buyer`, or the project's team. */
  group: z.enum(['buyer', 'user', 'admin']),
})

/**
 * What is told on the stream of a unit (decision 7, ENG-4). Every event carries the whole configuration, so that
 * the newest one is all that anybody needs; those between may be left out.
 * - `configuration_changed`: something was chosen, or it is not known what happened.
 * - `configuration_completed`, `configuration_reopened`: ENG-32, ENG-33.
 * - `room_book_updated`: the unit has another catalogue; see `current_catalogue_revision` (decision 5).
 */
export const UNIT_EVENT_TYPES = [
  'configuration_changed',
  'configuration_completed',
  'configuration_reopened',
  'room_book_updated',
] as const

/** One event; `type` is also its name on the stream. */
export const UnitEventSchema = z.object({
  type: z.enum(UNIT_EVENT_TYPES),
  configuration: ConfigurationSchema,
  /** Who stored the newest revision; null = nobody has, or nobody who still has an account. */
  changed_by: z.nullable(ChangeAuthorSchema),
})

export type UnitEvent = FromWire<z.infer<typeof UnitEventSchema>>
export type UnitEventType = UnitEvent['type']
export type ChangeAuthor = FromWire<z.infer<typeof ChangeAuthorSchema>>

/** ms between two signs of life on a stream that has nothing to tell; a client gives it up after twice as long. */
export const HEARTBEAT_MS = 15_000

/**
 * The stream of what happens to a unit: `text/event-stream`, each event with the configuration's revision as its
 * id. It begins with the state as it is when that is newer than `revision` (or `Last-Event-ID`), so that nothing
 * is missed between two connections, and when neither is named. Between these come events without an id that say of what
 * else of the unit there is something new (`news`); whoever connects asks for that once by themselves.
 */
export const watchUnit = defineEndpoint({
  name: 'watchUnit',
  method: 'GET',
  path: '/bp/api/v1/units/:unit_id/events',
  audience: 'unit',
  summary: 'What happens to a unit, as it happens',
  params: z.strictObject({ unit_id: IdSchema }),
  query: z.extend(UnitPlaceQuery, {
    /** Revision of the configuration that the caller knows. */
    revision: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
    /** Revision of the catalogue that the caller knows. */
    catalogue_revision: z.optional(z.string().check(z.maxLength(200))),
  }),
  body: null,
  answer: z.union([UnitEventSchema, NewsEventSchema]),
  write: 'none',
  errors: ['TOO_MANY_REQUESTS'],
  produces: 'text/event-stream',
})
