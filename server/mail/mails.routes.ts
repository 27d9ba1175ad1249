import { answer, answerTo, refuse, type Refusal } from '#server/platform/http/answers.ts'
import { getPage } from '#server/gateway/paging.ts'
import type { Handlers } from '#server/gateway/handlers.types.ts'
import type { MailLogService } from './mail-log.service.ts'
import type { OutboxReader, OutboxService } from './outbox.service.ts'

type MailHandlers = Pick<Handlers, 'listMails' | 'getMail' | 'listMailLog' | 'sendMailAgain'>
type Caller = Parameters<MailHandlers['listMails']>[0]['caller']

const PAGE_SIZE = 20

interface Parts {
  readonly outbox: OutboxService
  readonly mailLog: MailLogService
}

/** The log of mails, for those who have the right; and the outbox of the embedded default, at a public address for admins alone. */
export function mailRoutes({ outbox, mailLog }: Parts): MailHandlers {
  function contentRefusalFor({ user }: Caller): Refusal | null {
    if (!outbox.isOffered) return refuse('NOT_FOUND', 'Mails are really sent here; none are kept.')
    const isOpen = user.group === 'admin' || !outbox.isForAdmins
    return isOpen ? null : refuse('FORBIDDEN', 'At a public address only admins see this.')
  }

  return {
    async listMails({ caller, query }) {
      const refusal = contentRefusalFor(caller)
      if (refusal !== null) return refusal
      const limit = Number(query.perPage ?? PAGE_SIZE)
      const page = { limit, offset: (Number(query.page ?? '1') - 1) * limit }
      const { mails, total } = await outbox.list(makeReader(caller), page)
      return answer(mails, { 'X-Total-Count': String(total) })
    },

    async getMail({ caller, params }) {
      const refusal = contentRefusalFor(caller)
      if (refusal !== null) return refusal
      const mail = await outbox.read(makeReader(caller), params.mailId)
      return mail === null ? refuse('NOT_FOUND', 'There is no such mail.') : answer(mail)
    },

    async listMailLog({ caller, query }) {
      const { state = null, kind = null, search = '', locale = null } = query
      const filter = { state, kind, search: search.trim() === '' ? null : search.trim() }
      const { log, total } = await mailLog.list(makeReader(caller), { filter, locale, page: getPage(query) })
      return answer(log, { 'X-Total-Count': String(total) })
    },

    async sendMailAgain({ caller, params }) {
      return answerTo(await mailLog.sendAgain(makeReader(caller), params.mailId))
    },
  }
}

function makeReader({ user, account }: Caller): OutboxReader {
  return { accountId: account.id, userId: user.id, isAdmin: user.group === 'admin' }
}
