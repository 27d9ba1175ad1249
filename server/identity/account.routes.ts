import type { Handlers } from '#server/gateway/handlers.types.ts'
import { answer, answerTo, createdAnswerTo, refuse } from '#server/platform/http/answers.ts'
import type { InvitationsService } from './invitations.service.ts'
import type { LinkLoginsService } from './link-logins.service.ts'
import type { PeopleService } from './people.service.ts'
import { refuseBuyer } from '#server/gateway/refuse-others.ts'
import { getPage } from '#server/gateway/paging.ts'

type AccountHandlers = Pick<
  Handlers,
  | 'listUsers'
  | 'listInvitations'
  | 'createInvitation'
  | 'revokeInvitation'
  | 'resendInvitation'
  | 'createLoginLink'
  | 'listAuditEntries'
>

interface Parts {
  readonly invitations: InvitationsService
  readonly linkLogins: LinkLoginsService
  readonly people: PeopleService
}

/** An account's people, invitations and log, for operators and admins of that account. */
export function accountRoutes({ invitations, linkLogins, people }: Parts): AccountHandlers {
  return {
    async listUsers({ caller, query }) {
      const refusal = refuseBuyer(caller)
      if (refusal !== null) return refusal
      const { users, total } = await people.users(caller, query.search ?? null, getPage(query))
      return answer(users, { 'X-Total-Count': String(total) })
    },

    async listInvitations({ caller, query }) {
      const refusal = refuseBuyer(caller)
      if (refusal !== null) return refusal
      const filter = { search: query.search ?? null, state: query.state ?? null, page: getPage(query) }
      const { invitations: listed, total } = await invitations.list(caller, filter)
      return answer(listed, { 'X-Total-Count': String(total) })
    },

    async createInvitation({ caller, body, facts }) {
      return refuseBuyer(caller) ?? createdAnswerTo(await invitations.create(caller, body, facts.ip))
    },

    async revokeInvitation({ caller, params }) {
      return refuseBuyer(caller) ?? answerTo(await invitations.revoke(caller, params.invitationId))
    },

    async resendInvitation({ caller, params, body, facts }) {
      const locale = body.locale ?? null
      return refuseBuyer(caller) ?? answerTo(await invitations.resend(caller, params.invitationId, locale, facts.ip))
    },

    async createLoginLink({ caller, body, facts }) {
      return refuseBuyer(caller) ?? createdAnswerTo(await linkLogins.createLink(caller, body, facts.ip))
    },

    async listAuditEntries({ caller, query }) {
      if (caller.user.group !== 'admin') return refuse('FORBIDDEN', 'Only admins see this.')
      const filter = { action: query.action ?? null, userId: query.userId ?? null }
      const { entries, total } = await people.auditEntries(caller, filter, getPage(query))
      return answer(entries, { 'X-Total-Count': String(total) })
    },
  }
}
