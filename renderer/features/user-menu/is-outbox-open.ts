import { listMails } from '#shared/contracts/http/mails.contract.ts'
import { call } from '#renderer/api/index.ts'

/** Whether there is an outbox, and the caller may read it: with a mail server there is none, at a public address it is for admins. */
export async function isOutboxOpen(): Promise<boolean> {
  return (await call(listMails, { query: { page: '1', perPage: '1' }, silent: true })).ok
}
