import type * as z from 'zod/mini'
import type { MessageAttachmentSchema, MessageSchema } from '#shared/contracts/entities/message.schema.ts'
import type { FromWire } from '#shared/contracts/wire.ts'

/** A message, as its buyers and the team see it. */
export type Message = FromWire<z.infer<typeof MessageSchema>>
export type MessageAttachment = FromWire<z.infer<typeof MessageAttachmentSchema>>
