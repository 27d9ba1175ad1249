import * as z from 'zod/mini'
import { NewsEventSchema } from '../events/news-event.ts'
import { CountSchema, EmptySchema, IdSchema, LocaleSchema, TimeSchema } from '../primitives.ts'
import { defineEndpoint } from './endpoint.ts'
import { UnitPlaceQuery } from './units.contract.ts'

/** What is new for the caller in a unit: numbers and dots of menus, tiles and the browser's title (SHL-70). */
export const getUnitNews = defineEndpoint({
  name: 'getUnitNews',
  method: 'GET',
  path: '/bp/api/v1/units/:unit_id/news',
  audience: 'unit',
  summary: 'What the caller has not read yet, and the next date',
  params: z.strictObject({ unit_id: IdSchema }),
  query: z.extend(UnitPlaceQuery, { locale: z.optional(LocaleSchema) }),
  body: null,
  answer: z.object({
    unread_threads: CountSchema,
    new_documents: CountSchema,
    /** The next open one; null = there is none. */
    next_deadline: z.nullable(
      z.object({
        id: IdSchema,
        title: z.string(),
        expires_at: TimeSchema,
        status: z.enum(['overdue', 'upcoming', 'pending']),
      }),
    ),
  }),
  write: 'none',
  errors: [],
})

/**
 * That something is new in the account, for the team, as it happens; begins with every topic, so that nothing is missed
 * between two connections. Buyers hear the same of their unit on its own stream (`watchUnit`).
 */
export const watchAccountNews = defineEndpoint({
  name: 'watchAccountNews',
  method: 'GET',
  path: '/bp/api/v1/account/news_events',
  audience: 'user',
  right: 'seeProjects',
  summary: 'That something is new in the account, as it happens',
  params: EmptySchema,
  query: EmptySchema,
  body: null,
  answer: NewsEventSchema,
  write: 'none',
  errors: ['FORBIDDEN', 'TOO_MANY_REQUESTS'],
  produces: 'text/event-stream',
})
