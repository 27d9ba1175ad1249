import * as z from 'zod/mini'

/** Query of a list that is read by pages (decision 34); the total is in `X-Total-Count`. */
export const PageQuery = z.strictObject({
  page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}$/))),
  per_page: z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/))),
})
