import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { listMails } from '#shared/contracts/http/mails.contract.ts'

/** A mail as the list shows it. */
export type MailHead = AnswerOf<typeof listMails>[number]
