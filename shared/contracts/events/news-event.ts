import * as z from 'zod/mini'
import type { FromWire } from '../wire.ts'

/** What there may be something new of, besides the configuration. */
export const NEWS_TOPICS = ['messages', 'documents', 'deadlines'] as const

/** What streams say of these: only that something is new; who hears it asks. */
export const NewsEventSchema = z.object({ type: z.literal('news'), topics: z.array(z.enum(NEWS_TOPICS)) })

export type NewsTopic = (typeof NEWS_TOPICS)[number]
export type NewsEvent = FromWire<z.infer<typeof NewsEventSchema>>
