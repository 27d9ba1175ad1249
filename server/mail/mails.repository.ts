import type { Selectable } from 'kysely'
import type { Db } from '#server/platform/db/database.types.ts'
import type { MailsTable } from '#server/platform/db/schema.ts'
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

export interface Mail {
  readonly id: string
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
  /** Why it was given up; null = it was not. */
  readonly error: string | null
  /** It lets in one of the account's own people: others of them must not read it in the outbox. */
  readonly adminsOnly: boolean
  /** Its link lets whoever follows it into somebody's account: nobody but admins reads its content in the outbox. */
  readonly opensAccount: boolean
}

/** Stores a mail that is to be sent. */
export async function addMail(db: Db, mail: Omit<Mail, 'sentAt' | 'error'>): Promise<void> {
  const { text, html, pictures, adminsOnly, opensAccount, ...fields } = mail
  const marks = { adminsOnly: toFlag(adminsOnly), opensAccount: toFlag(opensAccount) }
  const contents = { bodyText: text, bodyHtml: html, attachments: JSON.stringify(pictures) }
  await db
    .insertInto('mails')
    .values({ ...fields, ...contents, ...marks, sentAt: null, error: null })
    .execute()
}

/** A mail, null when there is none. */
export async function findMail(db: Db, id: string): Promise<Mail | null> {
  const row = await db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toMail(row) : null
}

/**
 * One page of an account's mails, the latest first, and how many there are in all. `isAdmin`: those too that only
 * admins may read.
 */
export async function listMailsOf(
  db: Db,
  { accountId, isAdmin }: { readonly accountId: string; readonly isAdmin: boolean },
  page: Page,
): Promise<{ mails: Mail[]; total: number }> {
  let query = db.selectFrom('mails').where('accountId', '=', accountId)
  if (!isAdmin) query = query.where('adminsOnly', '=', 0)
  const { total } = await query.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await query
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { mails: rows.map(toMail), total }
}

/** Notes that a mail was handed over. `isKept`: its content stays, to be looked at. `now`: ISO time. */
export async function markMailSent(db: Db, id: string, now: string, isKept: boolean): Promise<void> {
  await db
    .updateTable('mails')
    .set({ sentAt: now, error: null, ...contentAfter(isKept) })
    .where('id', '=', id)
    .execute()
}

/** Notes that a mail will not be tried again. `isKept`: its content stays, to be looked at. */
export async function markMailFailed(db: Db, id: string, error: string, isKept: boolean): Promise<void> {
  await db
    .updateTable('mails')
    .set({ error, ...contentAfter(isKept) })
    .where('id', '=', id)
    .execute()
}

/** Links in a mail open what is stored under hashes of them only: they do not stay behind here. */
function contentAfter(isKept: boolean) {
  return isKept ? {} : { bodyText: '', bodyHtml: '', attachments: '[]' }
}

function toFlag(is: boolean): 0 | 1 {
  return is ? 1 : 0
}

function toMail(row: Selectable<MailsTable>): Mail {
  const { bodyText, bodyHtml, attachments, adminsOnly, opensAccount, ...fields } = row
  const contents = { text: bodyText, html: bodyHtml, pictures: readJson<MailPicture[]>(attachments) }
  return { ...fields, ...contents, adminsOnly: adminsOnly === 1, opensAccount: opensAccount === 1 }
}
