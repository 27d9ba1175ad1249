import * as z from 'zod/mini'
import { ProspectSelectionsSchema, SavedProspectSchema } from '../entities/prospect.schema.ts'
import { SELECTION_ERRORS } from '../errors.ts'
import { CountSchema, EmptySchema, IdSchema, TimeSchema, TotalSchema } from '../primitives.ts'
import { defineEndpoint } from './endpoint.ts'
import { UnitPlaceQuery } from './units.contract.ts'

/** A short code as typed: dashes between characters or not, in any case (short-code.ts). */
const TypedCodeSchema = z.string().check(z.regex(/^(?:[2-9A-HJKMNP-TV-Za-hjkmnp-tv-z]-?){10}$/))

/**
 * TAKE-1: keeps a visitor's configuration of a sample unit under a short code, without asking who they are. Nobody is
 * told of it.
 */
export const createTakeHomeLink = defineEndpoint({
  name: 'createTakeHomeLink',
  method: 'POST',
  path: '/mp/api/v1/units/:unit_id/take_home_links',
  audience: 'public',
  summary: 'Keep the configuration of a sample unit under a short code, without an address',
  params: z.strictObject({ unit_id: IdSchema }),
  query: UnitPlaceQuery,
  body: z.strictObject({ configuration: ProspectSelectionsSchema }),
  answer: z.object({
    /** As people read it, with its dash. */
    code: z.string(),
    /** Where it opens again: a path on this host. */
    short_path: z.string(),
    expires_at: TimeSchema,
    /** Cents, by the engine on the server (decision 2). */
    total: TotalSchema,
    total_on_request: CountSchema,
  }),
  write: 'plain',
  once: true,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'TOO_MANY_REQUESTS', 'IDEMPOTENCY_KEY_REUSED', ...SELECTION_ERRORS],
})

/** TAKE-3: choices and figures, nobody's name, and which unit they are of. Unknown and expired are the same. */
export const getTakeHomeLink = defineEndpoint({
  name: 'getTakeHomeLink',
  method: 'GET',
  path: '/mp/api/v1/take_home_links/:short_code',
  audience: 'public',
  summary: 'What a short code opens',
  params: z.strictObject({ short_code: TypedCodeSchema }),
  query: EmptySchema,
  body: null,
  answer: z.extend(SavedProspectSchema, {
    /** For the unit's addresses. */
    account_id: IdSchema,
    project_slug: z.string(),
    unit_slug: z.string(),
  }),
  write: 'none',
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})
