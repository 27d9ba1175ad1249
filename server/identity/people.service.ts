import type { AnswerOf, QueryOf } from '#shared/contracts/http/endpoint.ts'
import { USER_GROUPS } from '#shared/contracts/entities/user.schema.ts'
import type { listAuditEntries, listUsers, PEOPLE_FILTERS } from '#shared/contracts/http/account.contract.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import {
  type AuditFilter,
  listAuditEntriesOf,
  type ReadAuditEntry,
} from '#server/platform/audit/audit-log.repository.ts'
import { textIn } from '#server/platform/db/localized-text.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { nextBerlinMidnight } from '#server/projects/berlin-days.ts'
import { ACTIONS_OF_KINDS } from './audit-kinds.ts'
import { readConcerned } from './audit-concerned.ts'
import { mayEverywhere, projectsWith } from './rights.ts'
import { findListedUser, type ListedUser, listUsersOf } from './profiles.repository.ts'
import type { Page } from '#server/platform/db/page.types.ts'
import { describeAllGrants, listGrantsOf } from './roles.repository.ts'
import { describeUser } from './session-tokens.ts'
import type { Caller } from './sessions.service.ts'
import type { User, UserGroup } from './users.repository.ts'

type Listed = AnswerOf<typeof listUsers>[number]
type PeopleFilter = (typeof PEOPLE_FILTERS)[number]
type AuditQuery = QueryOf<typeof listAuditEntries>
type ListedEntry = AnswerOf<typeof listAuditEntries>[number]

const HALF_DAY_MS = 12 * 3_600_000

interface PeopleQuery {
  readonly search: string | null
  readonly filter: PeopleFilter | null
  readonly page: Page
}

export interface PeopleService {
  /** The account's people by name; whoever does not manage them sees the buyers of their projects. */
  users(caller: Caller, query: PeopleQuery): Promise<{ users: Listed[]; total: number }>
  /** What was done in the account, the latest first. */
  auditEntries(caller: Caller, query: AuditQuery, page: Page): Promise<{ entries: ListedEntry[]; total: number }>
}

/** Who is in an account and what they did, for its own people. */
export function createPeopleService(database: Database): PeopleService {
  const db = database.kysely
  return {
    async users(caller, { search, filter, page }) {
      const all = mayEverywhere(caller, 'managePeople') ? USER_GROUPS : (['buyer'] as const)
      const groups = all.filter((group) => !isGroup(filter) || group === filter)
      const only = isGroup(filter) ? null : filter
      const projectIds = projectsWith(caller, 'inviteBuyers')
      const wanted = { accountId: caller.account.id, groups, projectIds, search, only }
      const listed = await listUsersOf(db, wanted, page)
      return { users: await describePeople(db, listed.users), total: listed.total }
    },

    async auditEntries({ account }, query, page) {
      const { entries, total } = await listAuditEntriesOf(db, getFilter(account.id, query), page)
      const nameUnit = ({ unitName }: ReadAuditEntry) =>
        unitName === null ? null : textIn(unitName, query.locale ?? 'de', 'en')
      const nameConcerned = await readConcerned(db, entries)
      const listed = entries.map((entry) => ({
        ...entry,
        unitName: nameUnit(entry),
        concerned: nameConcerned(entry),
        details: { ...entry.details },
      }))
      return { entries: listed, total }
    },
  }
}

function getFilter(accountId: string, { action, kind, userId, search, from, to }: AuditQuery): AuditFilter {
  return {
    accountId,
    action: action ?? null,
    kinds: kind === undefined ? null : ACTIONS_OF_KINDS[kind],
    userId: userId ?? null,
    search: search ?? null,
    // A day's first moment in UTC lies within the same day in Berlin; half a day earlier, within the one before.
    from: from === undefined ? null : isoTime(nextBerlinMidnight(Date.parse(from) - HALF_DAY_MS)),
    before: to === undefined ? null : isoTime(nextBerlinMidnight(Date.parse(to))),
  }
}

function isGroup(filter: PeopleFilter | null): filter is UserGroup {
  return USER_GROUPS.some((group) => group === filter)
}

/** One of an account's people as those who manage them see them. */
export async function describePerson(db: Db, { id }: Pick<User, 'id'>): Promise<Listed> {
  const [person] = await describePeople(db, await findListedUser(db, id))
  if (person === undefined) throw new Error(`There is no user ${id}`)
  return person
}

async function describePeople(db: Db, listed: readonly ListedUser[]): Promise<Listed[]> {
  const grants = await listGrantsOf(
    db,
    listed.map(({ user }) => user),
  )
  const roles = await describeAllGrants(db, grants)
  return listed.map(({ user, unitIds, createdAt, deletionRequestedAt }) => ({
    ...describeUser(user),
    ...(user.group === 'buyer' ? {} : { roles: roles.get(user.id) ?? [] }),
    unitIds: [...unitIds],
    createdAt,
    deletionRequestedAt,
    disabledAt: user.disabledAt,
  }))
}
