import * as z from 'zod/mini'
import { ProspectSelectionsSchema, SavedProspectSchema } from '../entities/prospect.schema.ts'
import { SharedPresentationSchema } from '../entities/presentation.schema.ts'
import { SELECTION_ERRORS } from '../errors.ts'
import { CountSchema, IdSchema, LocaleSchema, PortalSchema, TimeSchema, TotalSchema, UrlSchema } from '../primitives.ts'
import { defineEndpoint } from './endpoint.ts'
import { UnitPlaceQuery } from './units.contract.ts'
import { TakenWishesSchema, WishesSchema } from '../entities/wish.schema.ts'

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
  body: z.strictObject({
    configuration: ProspectSelectionsSchema,
    /** TAKE-10: what is marked with a heart. */
    wishes: z.optional(WishesSchema),
  }),
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

/** For the unit's addresses. */
const PlaceShape = { account_id: IdSchema, project_slug: z.string() }

/** Choices and figures of a sample unit, and nobody's name (TAKE-3). */
export const TakenHomeSchema = z.extend(SavedProspectSchema, {
  kind: z.literal('configuration'),
  ...PlaceShape,
  unit_slug: z.string(),
  /** TAKE-10 */
  wishes: TakenWishesSchema,
})

/** What somebody likes, as it was when it was shared: no prices, no name, and of a buyer's unit not which it is (WSH-6). */
export const SharedWishesSchema = z.object({
  kind: z.literal('wish_list'),
  ...PlaceShape,
  portal_id: PortalSchema,
  /** The sample unit; null = a buyer's, which is nobody's business. */
  unit: z.nullable(z.object({ slug: z.string(), display_name: z.string() })),
  /** In their order; '' = of the whole unit. */
  rooms: z.array(
    z.object({
      title: z.string(),
      wishes: z.array(
        z.object({
          item_title: z.string(),
          product_title: z.string(),
          /** Maker and series; '' = not known. */
          origin: z.string(),
          thumb_url: z.nullable(UrlSchema),
          image_url: z.nullable(UrlSchema),
        }),
      ),
    }),
  ),
  created_at: TimeSchema,
  expires_at: TimeSchema,
})

/** TAKE-3, WSH-6, PST-5: whose configuration, wishes or presentation a code stands for. Unknown, expired and withdrawn are the same. */
export const getTakeHomeLink = defineEndpoint({
  name: 'getTakeHomeLink',
  method: 'GET',
  path: '/mp/api/v1/take_home_links/:short_code',
  audience: 'public',
  summary: 'What a short code opens',
  params: z.strictObject({ short_code: TypedCodeSchema }),
  query: z.strictObject({ locale: z.optional(LocaleSchema) }),
  body: null,
  answer: z.union([TakenHomeSchema, SharedWishesSchema, SharedPresentationSchema]),
  write: 'none',
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})
