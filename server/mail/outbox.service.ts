import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { getMail, listMails } from '#shared/contracts/http/mails.contract.ts'
import type { Database } from '#server/platform/db/database.types.ts'
import { addAuditEntry } from '#server/platform/audit/audit-log.repository.ts'
import { findMail, listMailsOf, type Mail } from './mails.repository.ts'
import type { Page } from '#server/platform/db/page.types.ts'
import type { MailPictures } from '../mail/mail-pictures.ts'
import type { MailPort } from '../mail/mail-port.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'

type MailHead = AnswerOf<typeof listMails>[number]
type MailView = AnswerOf<typeof getMail>

export interface OutboxService {
  /** Mails are kept here; false where a real mail server sends them. */
  readonly isOffered: boolean
  /** Only admins read it: mails that others were to get lie here, for want of a mail server. */
  readonly isForAdmins: boolean
  /** Whether somebody may read a mail's content here. */
  mayRead(reader: OutboxReader, mail: Pick<Mail, 'opensAccount'>): boolean
  /** One page of an account's mails, the latest first. */
  list(reader: OutboxReader, page: Page): Promise<{ mails: MailHead[]; total: number }>
  /**
   * A mail of the account with its parts, null when it has none with this id. Where it opens somebody's account it has
   * its content for admins alone, and that they read it is noted.
   */
  read(reader: OutboxReader, id: string): Promise<MailView | null>
}

/** Who reads; mails that let staff in are for admins alone. */
export interface OutboxReader {
  readonly accountId: string
  readonly userId: string
  readonly isAdmin: boolean
}

interface Parts {
  readonly database: Database
  readonly port: MailPort
  readonly pictures: MailPictures
  /** Others reach the portal. */
  readonly isPublic: boolean
  /** ms since epoch. */
  readonly now: () => number
}

/** The mails that the embedded default keeps instead of sending them. */
export function createOutboxService({ database, port, pictures, isPublic, now }: Parts): OutboxService {
  /** The HTML with its pictures inside: nothing is fetched to show it. */
  async function withPictures({ html, pictures: named }: Mail): Promise<string> {
    let shown = html
    for (const picture of named) {
      const file = await pictures.getFile(picture).catch(() => null)
      const url = file === null ? '' : `data:${file.contentType};base64,${file.bytes.toString('base64')}`
      shown = shown.replaceAll(`src="cid:${picture.cid}"`, `src="${url}"`)
    }
    return shown
  }

  return {
    isOffered: port.keepsMails,
    isForAdmins: isPublic,
    mayRead: ({ isAdmin }, { opensAccount }) => port.keepsMails && (isAdmin || !(isPublic || opensAccount)),
    async list(reader, page) {
      const { mails, total } = await listMailsOf(database.kysely, reader, page)
      return { mails: mails.map(getHead), total }
    },
    async read({ accountId, userId, isAdmin }, id) {
      const mail = await findMail(database.kysely, id)
      if (mail === null || mail.accountId !== accountId || (mail.adminsOnly && !isAdmin)) return null
      const head = { ...getHead(mail), sender: port.sender, replyTo: mail.replyTo }
      if (mail.opensAccount && !isAdmin) return { ...head, text: '', html: '', isWithheld: true }
      // A reset by this link would look like the recipient's own.
      if (mail.opensAccount) {
        await addAuditEntry(database.kysely, {
          accountId,
          unitId: null,
          userId,
          action: 'mail.read',
          subject: { kind: 'mail', id },
          details: {},
          at: isoTime(now()),
        })
      }
      return { ...head, text: mail.text, html: await withPictures(mail), isWithheld: false }
    },
  }
}

function getHead({ id, recipient, subject, createdAt, sentAt, error }: Mail): MailHead {
  const state = sentAt !== null ? 'sent' : error !== null ? 'failed' : 'waiting'
  return { id, recipient, subject, createdAt, sentAt, state }
}
