import type { Handlers } from '#server/gateway/handlers.types.ts'
import { answer, answerTo, createdAnswerTo } from '#server/platform/http/answers.ts'
import type { InvitationsService } from './invitations.service.ts'
import type { LinkLoginsService } from './link-logins.service.ts'
import type { PeopleChangesService } from './people-changes.service.ts'
import type { PeopleService } from './people.service.ts'
import { getPage } from '#server/gateway/paging.ts'

type AccountHandlers = Pick<
  Handlers,
  | 'listUsers'
  | 'updatePerson'
  | 'setPersonAccess'
  | 'getPersonDeletion'
  | 'deletePerson'
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
  readonly peopleChanges: PeopleChangesService
}

/** An account's people, invitations and log, for operators and admins of that account. */
export function accountRoutes({ invitations, linkLogins, people, peopleChanges }: Parts): AccountHandlers {
  return {
    async listUsers({ caller, query }) {
      const { search = null, filter = null } = query
      const { users, total } = await people.users(caller, { search, filter, page: getPage(query) })
      return answer(users, { 'X-Total-Count': String(total) })
    },

    async updatePerson({ caller, params, body }) {
      return answerTo(await peopleChanges.update(caller, params.userId, body))
    },

    async setPersonAccess({ caller, params, body }) {
      return answerTo(await peopleChanges.setAccess(caller, params.userId, body))
    },

    async getPersonDeletion({ caller, params }) {
      return answerTo(await peopleChanges.describeDeletion(caller, params.userId))
    },

    async deletePerson({ caller, params }) {
      return answerTo(await peopleChanges.delete(caller, params.userId))
    },

    async listInvitations({ caller, query }) {
      const filter = { search: query.search ?? null, state: query.state ?? null, page: getPage(query) }
      const { invitations: listed, total } = await invitations.list(caller, filter)
      return answer(listed, { 'X-Total-Count': String(total) })
    },

    async createInvitation({ caller, body, facts }) {
      return createdAnswerTo(await invitations.create(caller, body, facts.ip))
    },

    async revokeInvitation({ caller, params }) {
      return answerTo(await invitations.revoke(caller, params.invitationId))
    },

    async resendInvitation({ caller, params, body, facts }) {
      const locale = body.locale ?? null
      return answerTo(await invitations.resend(caller, params.invitationId, locale, facts.ip))
    },

    async createLoginLink({ caller, body, facts }) {
      return createdAnswerTo(await linkLogins.createLink(caller, body, facts.ip))
    },

    async listAuditEntries({ caller, query }) {
      const { entries, total } = await people.auditEntries(caller, query, getPage(query))
      return answer(entries, { 'X-Total-Count': String(total) })
    },
  }
}
