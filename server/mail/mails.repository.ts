import { type ExpressionBuilder, type Selectable, sql } from 'kysely'
import type * as z from 'zod/mini'
import {
  type DELIVERY_STATES,
  type DeliverySchema,
  MAIL_FAILURES,
  MAIL_KINDS,
  MAIL_SUBJECTS,
} from '#shared/contracts/entities/mail.schema.ts'
import type { FromWire } from '#shared/contracts/wire.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { contains } from '#server/platform/db/like-pattern.ts'
import type { MailsTable, Schema } from '#server/platform/db/schema.ts'
import { readJson } from '#server/platform/db/stored-json.ts'
import type { Page } from '#server/platform/db/page.types.ts'

/** A picture inside a mail, made when the mail is sent or looked at: `cid:` in the HTML names it. */
export type MailPicture =
  /** `url`: a project's own, at its public address; absent = the portal's. */
  | { readonly kind: 'logo'; readonly cid: string; readonly url?: string }
  /** A small square of a product, from its public address. */
  | { readonly kind: 'thumb'; readonly cid: string; readonly url: string }
  /** `text`: what the code says. */
  | { readonly kind: 'qrCode'; readonly cid: string; readonly text: string }
  /** A room as the merger composes it; names as they are in code. */
  | {
      readonly kind: 'room'
      readonly cid: string
      readonly projectId: string
      readonly query: Readonly<Record<string, string>> & { readonly room: string }
    }

export type MailKind = (typeof MAIL_KINDS)[number]
export type MailFailureKind = (typeof MAIL_FAILURES)[number]
export type DeliveryState = (typeof DELIVERY_STATES)[number]
export type Delivery = FromWire<z.infer<typeof DeliverySchema>>

/** What a mail tells of; `label`: as people call it, '' = by nothing. */
export interface MailSubject {
  readonly kind: (typeof MAIL_SUBJECTS)[number]
  readonly id: string
  readonly label: string
}

export interface Mail {
  readonly id: string
  readonly kind: MailKind
  readonly unitId: string | null
  readonly about: MailSubject | null
  /** Whose people may read it in the outbox. */
  readonly accountId: string | null
  readonly recipient: string
  readonly replyTo: string | null
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly pictures: readonly MailPicture[]
  /** ISO times. */
  readonly createdAt: string
  readonly sentAt: string | null
  readonly attempts: number
  readonly nextAttemptAt: string | null
  /** What stood against the last attempt; null = nothing, or there was none. */
  readonly failure: { readonly kind: MailFailureKind; readonly answer: string } | null
  /** Why it was given up; null = it was not. */
  readonly error: string | null
  /** It lets in one of the account's own people: others of them must not read it in the outbox. */
  readonly adminsOnly: boolean
  /** Its link lets whoever follows it into somebody's account: nobody but admins reads its content in the outbox. */
  readonly opensAccount: boolean
}

type NewMail = Omit<Mail, 'sentAt' | 'error' | 'attempts' | 'nextAttemptAt' | 'failure'>

/** Stores a mail that is to be sent. */
export async function addMail(db: Db, mail: NewMail): Promise<void> {
  const { text, html, pictures, adminsOnly, opensAccount, about, ...fields } = mail
  const marks = { adminsOnly: toFlag(adminsOnly), opensAccount: toFlag(opensAccount) }
  const contents = { bodyText: text, bodyHtml: html, attachments: JSON.stringify(pictures) }
  const subject = {
    subjectKind: about?.kind ?? null,
    subjectId: about?.id ?? null,
    subjectLabel: about?.label ?? null,
  }
  await db
    .insertInto('mails')
    .values({ ...fields, ...contents, ...marks, ...subject, sentAt: null, error: null })
    .execute()
}

/** A mail, null when there is none. */
export async function findMail(db: Db, id: string): Promise<Mail | null> {
  const row = await db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toMail(row) : null
}

/** Whose mails are read. `isAdmin`: those too that only admins may read. */
export interface MailReader {
  readonly accountId: string
  readonly isAdmin: boolean
}

/** One page of an account's mails, the latest first, and how many there are in all. */
export async function listMailsOf(db: Db, reader: MailReader, page: Page): Promise<{ mails: Mail[]; total: number }> {
  const query = readableBy(db, reader)
  const { total } = await query.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { mails: await readPage(query, page), total }
}

/** What of the log is asked for; null = any. */
export interface MailFilter {
  readonly state: DeliveryState | null
  readonly kind: MailKind | null
  /** Part of recipient or subject. */
  readonly search: string | null
}

/** One page of the log, the latest first, and how many mails there are in each state. */
export async function listMailLogOf(
  db: Db,
  reader: MailReader,
  { state, kind, search }: MailFilter,
  page: Page,
): Promise<{ mails: Mail[]; counts: Record<DeliveryState | 'all', number> }> {
  let query = readableBy(db, reader)
  if (kind !== null) query = query.where('kind', '=', kind)
  if (search !== null) {
    query = query.where(({ or, ref }) => or([contains(ref('recipient'), search), contains(ref('subject'), search)]))
  }
  const counts = { all: 0, waiting: 0, failed: 0, given_up: 0, sent: 0 }
  const counted = await query
    .select((select) => [deliveryState.as('state'), select.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  for (const { state: of, count } of counted) {
    counts[of] = Number(count)
    counts.all += Number(count)
  }
  const narrowed = state === null ? query : query.where(deliveryState, '=', state)
  return { mails: await readPage(narrowed, page), counts }
}

/** How the latest mail about each of several things of one kind has gone, by their ids. */
export async function findLatestDeliveries(
  db: Db,
  kind: MailSubject['kind'],
  ids: readonly string[],
): Promise<ReadonlyMap<string, Delivery>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('mails')
    .select(['subjectId', 'sentAt', 'error', 'attempts', 'nextAttemptAt', 'failure', 'failureAnswer'])
    .where('subjectKind', '=', kind)
    .where('subjectId', 'in', ids)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return new Map(rows.map((row) => [row.subjectId ?? '', getDelivery({ ...row, failure: toFailure(row) })]))
}

/** Deletes every mail about something. */
export async function deleteMailsAbout(db: Db, { kind, id }: Pick<MailSubject, 'kind' | 'id'>): Promise<void> {
  await db.deleteFrom('mails').where('subjectKind', '=', kind).where('subjectId', '=', id).execute()
}

/** Those of these ids that are mails still. */
export async function findStoredMails(db: Db, ids: readonly string[]): Promise<string[]> {
  const found: string[] = []
  // Neither database takes any number of values at once.
  for (let at = 0; at < ids.length; at += 1_000) {
    const part = ids.slice(at, at + 1_000)
    const rows = await db.selectFrom('mails').select('id').where('id', 'in', part).execute()
    found.push(...rows.map(({ id }) => id))
  }
  return found
}

/** Notes that a mail was tried, and that nobody knows how it went. */
export async function countMailTry(db: Db, id: string): Promise<void> {
  await db.updateTable('mails').set({ attempts: tried.attempts }).where('id', '=', id).execute()
}

/** Notes that a mail was handed over. `isKept`: its content stays, to be looked at. `now`: ISO time. */
export async function markMailSent(db: Db, id: string, now: string, isKept: boolean): Promise<void> {
  await db
    .updateTable('mails')
    .set({ ...tried, sentAt: now, error: null, failure: null, failureAnswer: null, ...contentAfter(isKept) })
    .where('id', '=', id)
    .execute()
}

/** Notes that an attempt has failed. `nextAt`: ISO time of the next one. */
export async function markMailFailed(
  db: Db,
  id: string,
  { kind, answer }: NonNullable<Mail['failure']>,
  nextAt: string,
): Promise<void> {
  await db
    .updateTable('mails')
    .set({ ...tried, failure: kind, failureAnswer: answer, nextAttemptAt: nextAt })
    .where('id', '=', id)
    .execute()
}

/** Notes that a mail will not be tried again. `isKept`: its content stays, to be looked at or sent again. */
export async function markMailGivenUp(
  db: Db,
  id: string,
  { kind, answer }: NonNullable<Mail['failure']>,
  isKept: boolean,
): Promise<void> {
  await db
    .updateTable('mails')
    .set({ ...tried, failure: kind, failureAnswer: answer, error: answer, ...contentAfter(isKept) })
    .where('id', '=', id)
    .execute()
}

/** Lets a mail that was given up wait again; of several that ask at once one gets true. */
export async function takeUpMail(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ error: null, nextAttemptAt: null })
    .where('id', '=', id)
    .where('sentAt', 'is', null)
    .where('error', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** How a mail has gone. */
export function getDelivery({
  sentAt,
  error,
  attempts,
  nextAttemptAt,
  failure,
}: Pick<Mail, 'sentAt' | 'error' | 'attempts' | 'nextAttemptAt' | 'failure'>): Delivery {
  const state = sentAt !== null ? 'sent' : error !== null ? 'given_up' : failure !== null ? 'failed' : 'waiting'
  return { state, attempts, sentAt, nextAttemptAt: state === 'failed' ? nextAttemptAt : null, failure }
}

/** The same as `getDelivery`, in SQL. */
const deliveryState = sql<DeliveryState>`case when sent_at is not null then 'sent'
  when error is not null then 'given_up' when failure is not null then 'failed' else 'waiting' end`

const tried = {
  attempts: (eb: ExpressionBuilder<Schema, 'mails'>) => eb('attempts', '+', 1),
  nextAttemptAt: null,
}

function readableBy(db: Db, { accountId, isAdmin }: MailReader) {
  const query = db.selectFrom('mails').where('accountId', '=', accountId)
  return isAdmin ? query : query.where('adminsOnly', '=', 0)
}

async function readPage(query: ReturnType<typeof readableBy>, page: Page): Promise<Mail[]> {
  const rows = await query
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return rows.map(toMail)
}

/** Links in a mail open what is stored under hashes of them only: they do not stay behind here. */
function contentAfter(isKept: boolean) {
  return isKept ? {} : { bodyText: '', bodyHtml: '', attachments: '[]' }
}

function toFlag(is: boolean): 0 | 1 {
  return is ? 1 : 0
}

function toMail(row: Selectable<MailsTable>): Mail {
  const { bodyText, bodyHtml, attachments, adminsOnly, opensAccount, kind, failure, failureAnswer, ...rest } = row
  const { subjectKind, subjectId, subjectLabel, ...fields } = rest
  const about =
    subjectKind === null || subjectId === null
      ? null
      : { kind: getKnown(MAIL_SUBJECTS, subjectKind, 'enquiry'), id: subjectId, label: subjectLabel ?? '' }
  return {
    ...fields,
    about,
    kind: getKnown(MAIL_KINDS, kind, 'other'),
    failure: toFailure({ failure, failureAnswer }),
    text: bodyText,
    html: bodyHtml,
    pictures: readJson<MailPicture[]>(attachments),
    adminsOnly: adminsOnly === 1,
    opensAccount: opensAccount === 1,
  }
}

function toFailure({
  failure,
  failureAnswer,
}: Pick<Selectable<MailsTable>, 'failure' | 'failureAnswer'>): Mail['failure'] {
  return failure === null ? null : { kind: getKnown(MAIL_FAILURES, failure, 'other'), answer: failureAnswer ?? '' }
}

function getKnown<const Known extends string>(known: readonly Known[], stored: string, other: Known): Known {
  return known.find((one) => one === stored) ?? other
}
