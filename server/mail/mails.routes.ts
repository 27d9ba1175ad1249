import { answer, refuse, type Refusal } from '#server/platform/http/answers.ts'
import type { Handlers } from '#server/gateway/handlers.types.ts'
import type { OutboxReader, OutboxService } from './outbox.service.ts'

type MailHandlers = Pick<Handlers, 'listMails' | 'getMail'>
type Caller = Parameters<MailHandlers['listMails']>[0]['caller']

const PAGE_SIZE = 20

/** The outbox of the embedded default, for operators and admins of the account, or for its admins alone. */
export function mailRoutes(outbox: OutboxService): MailHandlers {
  function refusalFor({ user }: Caller): Refusal | null {
    if (user.group === 'buyer') return refuse('FORBIDDEN', 'Only the account’s own people see this.')
    if (!outbox.isOffered) return refuse('NOT_FOUND', 'Mails are really sent here; none are kept.')
    const isOpen = user.group === 'admin' || !outbox.isForAdmins
    return isOpen ? null : refuse('FORBIDDEN', 'At a public address only admins see this.')
  }

  return {
    async listMails({ caller, query }) {
      const refusal = refusalFor(caller)
      if (refusal !== null) return refusal
      const limit = Number(query.perPage ?? PAGE_SIZE)
      const page = { limit, offset: (Number(query.page ?? '1') - 1) * limit }
      const { mails, total } = await outbox.list(makeReader(caller), page)
      return answer(mails, { 'X-Total-Count': String(total) })
    },

    async getMail({ caller, params }) {
      const refusal = refusalFor(caller)
      if (refusal !== null) return refusal
      const mail = await outbox.read(makeReader(caller), params.mailId)
      return mail === null ? refuse('NOT_FOUND', 'There is no such mail.') : answer(mail)
    },
  }
}

function makeReader({ user, account }: Caller): OutboxReader {
  return { accountId: account.id, userId: user.id, isAdmin: user.group === 'admin' }
}
