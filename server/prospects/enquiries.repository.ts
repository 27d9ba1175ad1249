import { randomUUID } from 'node:crypto'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { ENQUIRY_FILTERS, ENQUIRY_SOURCES } from '#shared/contracts/http/enquiries.contract.ts'
import { getFullName } from '#server/identity/full-name.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import type { EnquiriesTable, EnquiryEventsTable } from '#server/platform/db/enquiry.schema.ts'
import { contains } from '#server/platform/db/like-pattern.ts'
import { ERASED_ENQUIRY } from '#server/platform/db/housekeeping.ts'
import { isOneOf } from '#server/platform/db/one-of.ts'
import type { Page } from '#server/platform/db/page.types.ts'
import { readJson } from '#server/platform/db/stored-json.ts'
import type { StoredChoices } from './saved-choices.ts'
import type { Wish } from './take-home.repository.ts'

export type EnquiryFilter = (typeof ENQUIRY_FILTERS)[number]
export type EnquirySource = (typeof ENQUIRY_SOURCES)[number]

/** What was chosen and liked. */
export type EnquiryContent = StoredChoices['configuration'] & { readonly wishes?: readonly Wish[] }

export interface Enquiry extends Omit<EnquiriesTable, 'content'> {
  /** null = it is erased. */
  readonly content: EnquiryContent | null
}

/** What comes from a prospect. */
export type ReceivedEnquiry = Pick<
  Enquiry,
  | 'accountId'
  | 'projectId'
  | 'unitId'
  | 'kind'
  | 'kioskName'
  | 'receivedAt'
  | 'name'
  | 'email'
  | 'phone'
  | 'message'
  | 'locale'
  | 'content'
  | 'catalogueId'
  | 'total'
  | 'totalOnRequest'
  | 'eraseAt'
> & { readonly prospectId: string }

export type EnquiryEvent = Omit<EnquiryEventsTable, 'enquiryId' | 'sequence'>

/** What somebody of the team makes of it; left out = as it is. */
export type EnquiryChange = Partial<Pick<Enquiry, 'state' | 'assigneeId' | 'nextStep' | 'nextDay'>>

/** Whose enquiries are listed, and which. */
export interface EnquiryQuery {
  readonly accountId: string
  /** The database's own ids. */
  readonly projectIds: readonly string[]
  readonly source: EnquirySource | null
  /** Part of name, e-mail or the unit's number; null = any. */
  readonly search: string | null
  /** Whose enquiries are `mine`. */
  readonly userId: string
}

export type EnquiryCounts = Record<EnquiryFilter | 'all', number>

/**
 * Stores what has come. What was sent before and comes once more is the same enquiry, which is new again unless somebody
 * works on it. Answers its id.
 */
export async function receiveEnquiry(db: Db, received: ReceivedEnquiry): Promise<string> {
  const { content, ...fields } = received
  const values = { ...fields, content: JSON.stringify(content) }
  const { id, revision } = (await renewEnquiry(db, values)) ?? (await insertEnquiry(db, values))
  await insertEvents(db, id, revision, [{ kind: 'received', at: received.receivedAt, byUser: null, about: '' }])
  return id
}

type ReceivedRow = Omit<ReceivedEnquiry, 'content'> & { readonly content: string }

/** What is there already becomes what has come, with a revision after whatever the team does meanwhile; null = nothing is. */
async function renewEnquiry(db: Db, values: ReceivedRow): Promise<Pick<Enquiry, 'id' | 'revision'> | null> {
  const renewed = await db
    .updateTable('enquiries')
    .set(values)
    .set((eb) => ({
      state: sql<Enquiry['state']>`case when state = 'in_work' then state else 'new' end`,
      revision: eb('revision', '+', 1),
    }))
    .where('prospectId', '=', values.prospectId)
    .returning(['id', 'revision'])
    .executeTakeFirst()
  return renewed ?? null
}

async function insertEnquiry(db: Db, values: ReceivedRow): Promise<Pick<Enquiry, 'id' | 'revision'>> {
  const fresh = { state: 'new', assigneeId: null, nextStep: '', nextDay: null, erasedAt: null } as const
  const row = { ...values, ...fresh, id: randomUUID(), revision: 1 }
  await db.insertInto('enquiries').values(row).execute()
  return row
}

/** An account's enquiry, or null. */
export async function findEnquiry(db: Db, accountId: string, id: string): Promise<Enquiry | null> {
  const row = await db
    .selectFrom('enquiries')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? toEnquiry(row) : null
}

/** What happened to it, the oldest first, with the names of those who are still there. */
export async function listEnquiryEvents(
  db: Db,
  enquiryId: string,
): Promise<readonly (EnquiryEvent & { readonly by: string | null })[]> {
  const rows = await db
    .selectFrom('enquiryEvents')
    .leftJoin('users', 'users.id', 'enquiryEvents.byUser')
    .select(['kind', 'at', 'byUser', 'about', 'users.firstName', 'users.lastName'])
    .where('enquiryId', '=', enquiryId)
    .orderBy('sequence')
    .execute()
  return rows.map(({ firstName, lastName, ...event }) => ({
    ...event,
    by: firstName === null || lastName === null ? null : getFullName({ firstName, lastName }),
  }))
}

/** One page of enquiries, those that are new first, then the newest. */
export async function listEnquiriesOf(
  db: Db,
  query: EnquiryQuery,
  filter: EnquiryFilter | null,
  page: Page,
): Promise<Enquiry[]> {
  const found = within(db.selectFrom('enquiries').selectAll('enquiries'), query)
  const narrowed = filter === null ? found : found.where(getCondition(filter, query.userId))
  const rows = await narrowed
    .orderBy(sql`case when state = 'new' then 0 else 1 end`)
    .orderBy('receivedAt', 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return rows.map(toEnquiry)
}

const FILTERS: readonly EnquiryFilter[] = ['open', 'new', 'mine', 'answered', 'closed']

/** How many there are of each kind. */
export async function countEnquiries(db: Db, query: EnquiryQuery): Promise<EnquiryCounts> {
  const row = await within(db.selectFrom('enquiries'), query)
    .select((select) => [
      select.fn.countAll<number>().as('all'),
      ...FILTERS.map((filter) =>
        sql<number>`coalesce(sum(case when ${getCondition(filter, query.userId)} then 1 else 0 end), 0)`.as(filter),
      ),
    ])
    .executeTakeFirstOrThrow()
  return {
    all: Number(row.all),
    open: Number(row.open),
    new: Number(row.new),
    mine: Number(row.mine),
    answered: Number(row.answered),
    closed: Number(row.closed),
  }
}

/** Changes it, with what is told of that; false = somebody else has since it was read, or it is erased. */
export async function updateEnquiry(
  db: Db,
  { id, revision }: Pick<Enquiry, 'id' | 'revision'>,
  change: EnquiryChange,
  events: readonly EnquiryEvent[],
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('enquiries')
    .set({ ...change, revision: revision + events.length })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('erasedAt', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return false
  await insertEvents(db, id, revision + 1, events)
  return true
}

/**
 * Adds what takes nothing from others: it comes after whatever they have done meanwhile. False = the enquiry is erased,
 * and nothing is said about it any more.
 */
export async function appendEnquiryEvent(db: Db, id: string, event: EnquiryEvent): Promise<boolean> {
  const row = await db
    .updateTable('enquiries')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .where('erasedAt', 'is', null)
    .returning('revision')
    .executeTakeFirst()
  if (row === undefined) return false
  await insertEvents(db, id, row.revision, [event])
  return true
}

/**
 * Erases all that says who it was and what they wanted, notes among it; that it came stays. `event`: who did it. False =
 * somebody else has erased it meanwhile.
 */
export async function emptyEnquiry(db: Db, id: string, event: EnquiryEvent): Promise<boolean> {
  const isFirst = await appendEnquiryEvent(db, id, event)
  if (!isFirst) return false
  await db
    .updateTable('enquiries')
    .set({ ...ERASED_ENQUIRY, prospectId: null, erasedAt: event.at })
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('enquiryEvents')
    .set({ about: '' })
    .where('enquiryId', '=', id)
    .where('kind', 'in', ['note', 'next'])
    .execute()
  return true
}

function getCondition(filter: EnquiryFilter, userId: string) {
  switch (filter) {
    case 'open':
      return sql<boolean>`state in ('new', 'in_work')`
    case 'mine':
      return sql<boolean>`(state in ('new', 'in_work') and assignee_id = ${userId})`
    default:
      return sql<boolean>`state = ${filter}`
  }
}

type Rows<Output> = SelectQueryBuilder<{ readonly enquiries: EnquiriesTable }, 'enquiries', Output>

function within<Output>(query: Rows<Output>, { accountId, projectIds, source, search }: EnquiryQuery): Rows<Output> {
  let found = query.where('enquiries.accountId', '=', accountId).where(isOneOf('enquiries.projectId', projectIds))
  if (source !== null) found = found.where('kioskName', source === 'kiosk' ? 'is not' : 'is', null)
  if (search === null) return found
  return found.where(
    sql<boolean>`(${contains(sql.ref('name'), search)} or ${contains(sql.ref('email'), search)}
      or exists (select 1 from units
        where units.id = enquiries.unit_id and ${contains(sql.ref('units.unitNumber'), search)}))`,
  )
}

async function insertEvents(db: Db, enquiryId: string, first: number, events: readonly EnquiryEvent[]): Promise<void> {
  if (events.length === 0) return
  const rows = events.map((event, at) => ({ ...event, enquiryId, sequence: first + at }))
  await db.insertInto('enquiryEvents').values(rows).execute()
}

function toEnquiry({ content, ...row }: EnquiriesTable): Enquiry {
  return { ...row, content: content === null ? null : readJson<EnquiryContent>(content) }
}
