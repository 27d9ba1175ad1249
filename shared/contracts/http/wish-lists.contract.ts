import * as z from 'zod/mini'
import { WishesSchema, WishLinkSchema } from '../entities/wish.schema.ts'
import { EmptySchema, IdSchema } from '../primitives.ts'
import { defineEndpoint } from './endpoint.ts'
import { UnitPlaceQuery } from './units.contract.ts'

const BUYER_PATH = '/bp/api/v1/units/:unit_id/wish_list_links'
/** What is shown under the code, as it is liked at that moment (WSH-5). */
const WishListBody = z.strictObject({ wishes: WishesSchema })

/** More than anybody keeps track of: links of a buyer to one unit that open at the same time. */
export const MOST_LIVE_LINKS = 50

const NewWishLinkSchema = z.extend(WishLinkSchema, {
  /** As people read it, with its dash. */
  code: z.string(),
  /** Where it opens: a path on this host. */
  short_path: z.string(),
})

/** WSH-5: a buyer's wishes under a short code, for whoever is given it. */
export const createWishLink = defineEndpoint({
  name: 'createWishLink',
  method: 'POST',
  path: BUYER_PATH,
  audience: 'unit',
  summary: 'Show a buyer’s wishes under a short code',
  params: z.strictObject({ unit_id: IdSchema }),
  query: UnitPlaceQuery,
  body: WishListBody,
  answer: NewWishLinkSchema,
  write: 'plain',
  once: true,
  errors: [
    'FORBIDDEN',
    'ITEM_UNKNOWN',
    'OPTION_UNKNOWN',
    'TOO_MANY_REQUESTS',
    'IDEMPOTENCY_KEY_REUSED',
    'WISH_LINK_LIMIT',
  ],
})

/** WSH-7: the buyer's own links that still open, the latest first. */
export const listWishLinks = defineEndpoint({
  name: 'listWishLinks',
  method: 'GET',
  path: BUYER_PATH,
  audience: 'unit',
  summary: 'The links to wishes that the buyer has made',
  params: z.strictObject({ unit_id: IdSchema }),
  query: UnitPlaceQuery,
  body: null,
  answer: z.array(WishLinkSchema),
  write: 'none',
  errors: ['FORBIDDEN'],
})

/** WSH-7: from then on the code opens nothing. */
export const deleteWishLink = defineEndpoint({
  name: 'deleteWishLink',
  method: 'DELETE',
  path: `${BUYER_PATH}/:link_id`,
  audience: 'unit',
  summary: 'Withdraw a link to a buyer’s wishes',
  params: z.strictObject({ unit_id: IdSchema, link_id: IdSchema }),
  query: UnitPlaceQuery,
  body: null,
  answer: EmptySchema,
  write: 'plain',
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

/** WSH-5: a visitor's wishes for a sample unit, without asking who they are. */
export const createSampleWishLink = defineEndpoint({
  name: 'createSampleWishLink',
  method: 'POST',
  path: '/mp/api/v1/units/:unit_id/wish_list_links',
  audience: 'public',
  summary: 'Show a visitor’s wishes for a sample unit under a short code',
  params: z.strictObject({ unit_id: IdSchema }),
  query: UnitPlaceQuery,
  body: WishListBody,
  answer: NewWishLinkSchema,
  write: 'plain',
  once: true,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'ITEM_UNKNOWN', 'OPTION_UNKNOWN', 'TOO_MANY_REQUESTS', 'IDEMPOTENCY_KEY_REUSED'],
})

/** WSH-7: nobody is logged in, so the id, which nobody else was told and nobody guesses, is what allows it. */
export const deleteSampleWishLink = defineEndpoint({
  name: 'deleteSampleWishLink',
  method: 'DELETE',
  path: '/mp/api/v1/wish_list_links/:link_id',
  audience: 'public',
  summary: 'Withdraw a link to a visitor’s wishes',
  params: z.strictObject({ link_id: IdSchema }),
  query: EmptySchema,
  body: null,
  answer: EmptySchema,
  write: 'plain',
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})
