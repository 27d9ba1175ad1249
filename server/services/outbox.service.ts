import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { getMail, listMails } from '#shared/contracts/http/mails.contract.ts'
import type { Database } from '../db/database.ts'
import { findMail, listMailsOf, type Mail } from '../db/repositories/mails.repository.ts'
import type { Page } from '../db/repositories/units.repository.ts'
import type { MailPictures } from '../mail/mail-pictures.ts'
import type { MailPort } from '../mail/mail-port.ts'

type MailHead = AnswerOf<typeof listMails>[number]
type MailView = AnswerOf<typeof getMail>

export interface OutboxService {
  /** Mails are kept here; false where a real mail server sends them. */
  readonly isOffered: boolean
  /** One page of an account's mails, the latest first. */
  list(reader: OutboxReader, page: Page): Promise<{ mails: MailHead[]; total: number }>
  /** A mail of the account with its parts, null when it has none with this id. */
  read(reader: OutboxReader, id: string): Promise<MailView | null>
}

/** Who reads; mails that let staff in are for admins alone. */
export interface OutboxReader {
  readonly accountId: string
  readonly isAdmin: boolean
}

interface Parts {
  readonly database: Database
  readonly port: MailPort
  readonly pictures: MailPictures
}

/** The mails that the embedded default keeps instead of sending them. */
export function createOutboxService({ database, port, pictures }: Parts): OutboxService {
  /** The HTML with its pictures inside: nothing is fetched to show it. */
  async function withPictures({ html, pictures: named }: Mail): Promise<string> {
    let shown = html
    for (const picture of named) {
      const file = await pictures.fileOf(picture).catch(() => null)
      const url = file === null ? '' : `data:${file.contentType};base64,${file.bytes.toString('base64')}`
      shown = shown.replaceAll(`src="cid:${picture.cid}"`, `src="${url}"`)
    }
    return shown
  }

  return {
    isOffered: port.keepsMails,
    async list(reader, page) {
      const { mails, total } = await listMailsOf(database.kysely, reader, page)
      return { mails: mails.map(headOf), total }
    },
    async read({ accountId, isAdmin }, id) {
      const mail = await findMail(database.kysely, id)
      if (mail === null || mail.accountId !== accountId || (mail.adminsOnly && !isAdmin)) return null
      const { text, replyTo } = mail
      return { ...headOf(mail), sender: port.sender, replyTo, text, html: await withPictures(mail) }
    },
  }
}

function headOf({ id, recipient, subject, createdAt, sentAt, error }: Mail): MailHead {
  const state = sentAt !== null ? 'sent' : error !== null ? 'failed' : 'waiting'
  return { id, recipient, subject, createdAt, sentAt, state }
}
