import * as z from 'zod/mini'
import { CountSchema, IdSchema, TimeSchema } from '../primitives.ts'

/** More than anybody looks through. */
export const MOST_WISHES = 500

/** Options that are marked with a heart; who marked none sends no list. */
export const WishesSchema = z
  .array(z.strictObject({ room_book_sub_line_item_id: IdSchema, product_id: IdSchema }))
  .check(z.minLength(1), z.maxLength(MOST_WISHES))

/** As they were taken along; the catalogue of now need not have them all. */
export const TakenWishesSchema = z.array(z.object({ room_book_sub_line_item_id: IdSchema, product_id: IdSchema }))

/** A link as whoever has made it sees it. Its code is stored nowhere, and told once. */
export const WishLinkSchema = z.object({
  /** To withdraw it by. */
  id: IdSchema,
  /** Products that it shows. */
  count: CountSchema,
  created_at: TimeSchema,
  expires_at: TimeSchema,
})
