import * as z from 'zod/mini'
import { WRITTEN_KINDS } from '#shared/contracts/entities/message.schema.ts'

const LetterFileSchema = z.object({ id: z.string(), name: z.string(), size: z.number() })

/** A message that is not sent yet. */
export const LetterSchema = z.object({
  /** Made once for each message and sent with every try: the server takes it once (decision 8). */
  key: z.string(),
  /** null = it begins a thread. */
  threadId: z.nullable(z.string()),
  /** Of a new thread that is more than a message. */
  kind: z.optional(z.enum(WRITTEN_KINDS)),
  /** Of a new thread; else what the thread is about. */
  subject: z.string(),
  body: z.string(),
  /** Files that the server has already. */
  files: z.readonly(z.array(LetterFileSchema)),
  /** ms since epoch. */
  keptAt: z.number(),
})

/** One that was sent off; `fault`: code of why the server does not take it, null = it goes out by itself. */
export const PostedLetterSchema = z.extend(LetterSchema, { fault: z.nullable(z.string()) })

export type LetterFile = z.infer<typeof LetterFileSchema>
export type Letter = z.infer<typeof LetterSchema>
export type PostedLetter = z.infer<typeof PostedLetterSchema>
