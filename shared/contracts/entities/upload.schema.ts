import * as z from 'zod/mini'
import { IdSchema, LineSchema } from '../primitives.ts'

/** Bytes that the files of one message have at most, all together, less one (INB-34, decision 18). */
export const MAX_ATTACHMENT_BYTES = 41_943_040

/** `ready`: it can be had. `held`: its scan has not answered yet. `infected`: nobody gets it. */
export const FILE_STATES = ['ready', 'held', 'infected'] as const

/** What is known of a file that somebody has sent, wherever it is named. */
export const StoredFileSchema = z.object({
  id: IdSchema,
  /** As its sender calls it, with its extension. */
  name: LineSchema,
  /** Bytes. */
  size: z.int(),
  /** By its content, whatever its name says. */
  content_type: z.string(),
  state: z.enum(FILE_STATES),
})
