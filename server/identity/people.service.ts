import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { listAuditEntries, listUsers } from '#shared/contracts/http/account.contract.ts'
import type { Database } from '#server/platform/db/database.types.ts'
import { type AuditFilter, listAuditEntriesOf } from '#server/platform/audit/audit-log.repository.ts'
import { listUsersOf } from './profiles.repository.ts'
import type { Page } from '#server/platform/db/page.types.ts'
import { describeUser } from './session-tokens.ts'
import type { Caller } from './sessions.service.ts'

type ListedUser = AnswerOf<typeof listUsers>[number]
type ListedEntry = AnswerOf<typeof listAuditEntries>[number]

export interface PeopleService {
  /** The account's people by name; an operator sees its buyers. */
  users(caller: Caller, search: string | null, page: Page): Promise<{ users: ListedUser[]; total: number }>
  /** What was done in the account, the latest first. */
  auditEntries(
    caller: Caller,
    filter: Omit<AuditFilter, 'accountId'>,
    page: Page,
  ): Promise<{ entries: ListedEntry[]; total: number }>
}

/** Who is in an account and what they did, for its own people. */
export function createPeopleService(database: Database): PeopleService {
  const db = database.kysely
  return {
    async users({ user, account }, search, page) {
      const groups = user.group === 'admin' ? (['buyer', 'user', 'admin'] as const) : (['buyer'] as const)
      const listed = await listUsersOf(db, { accountId: account.id, groups, search }, page)
      const users = listed.users.map(({ user: person, unitIds, createdAt, deletionRequestedAt }) => ({
        ...describeUser(person),
        unitIds: [...unitIds],
        createdAt,
        deletionRequestedAt,
      }))
      return { users, total: listed.total }
    },

    async auditEntries({ account }, filter, page) {
      const { entries, total } = await listAuditEntriesOf(db, { accountId: account.id, ...filter }, page)
      return { entries: entries.map((entry) => ({ ...entry, details: { ...entry.details } })), total }
    },
  }
}
