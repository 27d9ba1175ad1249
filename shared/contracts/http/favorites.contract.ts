import * as z from 'zod/mini'
import { EmptySchema, IdSchema } from '../primitives.ts'
import { defineEndpoint } from './endpoint.ts'
import { UnitPlaceQuery } from './units.contract.ts'

const PATH = '/bp/api/v1/units/:unit_id/buyer_favorites'

/** API-95. */
const BuyerFavoriteSchema = z.object({
  id: IdSchema,
  room_book_sub_line_item_id: IdSchema,
  product_id: IdSchema,
  buyer_id: IdSchema,
})

/** Options that somebody likes without choosing them (FAV-1..3): a buyer sees their own, others of the account all. */
export const listFavorites = defineEndpoint({
  name: 'listFavorites',
  method: 'GET',
  path: PATH,
  audience: 'unit',
  summary: 'The favourites of a unit',
  params: z.strictObject({ unit_id: IdSchema }),
  query: UnitPlaceQuery,
  body: null,
  answer: z.array(BuyerFavoriteSchema),
  write: 'none',
  errors: [],
})

/** FAV-4. One that is there already is answered as it is. */
export const createFavorite = defineEndpoint({
  name: 'createFavorite',
  method: 'POST',
  path: PATH,
  audience: 'unit',
  summary: 'Remember an option as a favourite of a buyer of the unit',
  params: z.strictObject({ unit_id: IdSchema }),
  query: UnitPlaceQuery,
  body: z.strictObject({ room_book_sub_line_item_id: IdSchema, product_id: IdSchema, buyer_id: IdSchema }),
  answer: BuyerFavoriteSchema,
  write: 'plain',
  errors: ['BUYER_UNKNOWN', 'ITEM_UNKNOWN', 'OPTION_UNKNOWN'],
})

export const deleteFavorite = defineEndpoint({
  name: 'deleteFavorite',
  method: 'DELETE',
  path: `${PATH}/:favorite_id`,
  audience: 'unit',
  summary: 'Forget a favourite',
  params: z.strictObject({ unit_id: IdSchema, favorite_id: IdSchema }),
  query: UnitPlaceQuery,
  body: null,
  answer: EmptySchema,
  write: 'plain',
  errors: [],
})
