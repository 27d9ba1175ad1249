import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { listMailLog } from '#shared/contracts/http/mails.contract.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import { addAuditEntry } from '#server/platform/audit/audit-log.repository.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { textIn } from '#server/platform/db/localized-text.ts'
import type { Page } from '#server/platform/db/page.types.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import { failedWith, passed, type Result } from '#server/platform/result.ts'
import { listProjects } from '#server/projects/projects.repository.ts'
import { listUnitsById } from '#server/projects/units.repository.ts'
import type { MailQueue, NewMail } from './mail-queue.ts'
import {
  findMail,
  getDelivery,
  listMailLogOf,
  type Mail,
  type MailFilter,
  type MailKind,
  type MailSubject,
} from './mails.repository.ts'
import type { OutboxReader, OutboxService } from './outbox.service.ts'

type Log = AnswerOf<typeof listMailLog>
type LoggedMail = Log['mails'][number]

/** Nobody's mailbox is to be filled by somebody who clicks. */
const AGAIN_RULE = { name: 'mail again', limit: 5, windowMs: 3_600_000 } as const

interface Listing {
  readonly filter: MailFilter
  /** null = each project's own. */
  readonly locale: Locale | null
  readonly page: Page
}

export interface MailLogService {
  /** One page of what was sent for an account, or was to be, the latest first. */
  list(reader: OutboxReader, listing: Listing): Promise<{ readonly log: Log; readonly total: number }>
  /** Sends a mail once more, or tries at once what waits for its next attempt (MLG-4). */
  sendAgain(reader: OutboxReader, id: string): Promise<Result<Record<string, never>>>
}

/** A mail that is made anew. */
export interface RemadeMail {
  readonly mail: NewMail
  /** Stores with it what it needs besides; false = what it tells of is gone meanwhile, and nothing is sent. */
  readonly store: (db: Db) => Promise<boolean>
}

interface Parts {
  readonly database: Database
  /** Makes a mail anew whose content is gone; null = what it told of is gone, too. */
  readonly remake: (mail: Mail) => Promise<RemadeMail | null>
  readonly outbox: Pick<OutboxService, 'mayRead'>
  readonly mails: MailQueue
  readonly rateLimits: RateLimits
  /** ms since epoch. */
  readonly now: () => number
}

/** What became of the account's mails, whichever way they go; their content is the outbox's matter. */
export function createMailLogService(parts: Parts): MailLogService {
  const { database, outbox, mails, rateLimits, now } = parts
  const db = database.kysely

  return {
    async list(reader, { filter, locale, page }) {
      const { mails: listed, counts } = await listMailLogOf(db, reader, filter, page)
      const names = await getUnitNames(reader.accountId, listed, locale)
      const described = listed.map((mail) => ({
        ...getHead(mail),
        unitName: names.get(mail.unitId ?? '') ?? null,
        isReadable: outbox.mayRead(reader, mail),
      }))
      const { given_up: givenUp, ...others } = counts
      return { log: { mails: described, counts: { ...others, givenUp } }, total: counts[filter.state ?? 'all'] }
    },

    async sendAgain(reader, id) {
      const mail = await findMail(db, id)
      if (mail === null || mail.accountId !== reader.accountId || (mail.adminsOnly && !reader.isAdmin)) {
        return failedWith('NOT_FOUND', 'There is no such mail.')
      }
      const gone = failedWith('MAIL_NOT_REPEATABLE', 'It cannot be sent as it was.')
      if (getRepeat(mail) !== 'possible') return gone
      const remade = isErased(mail) ? await parts.remake(mail) : null
      if (isErased(mail) && remade === null) return gone
      const taken = await rateLimits.take([{ rule: AGAIN_RULE, of: mail.recipient.toLowerCase() }])
      if (!taken.ok) {
        const facts = { retryAfterSeconds: taken.waitSeconds }
        return failedWith('TOO_MANY_REQUESTS', 'This address has been written to often enough for now.', facts)
      }
      const isAdded = await database.transaction(async (within) => {
        // Whoever it tells of may have been erased meanwhile.
        const isThere = remade === null ? (await findMail(within, id)) !== null : await remade.store(within)
        if (!isThere) return false
        await (remade === null ? mails.addAgain(within, mail) : mails.add(within, remade.mail))
        await addAuditEntry(within, {
          accountId: reader.accountId,
          unitId: mail.unitId,
          userId: reader.userId,
          action: 'mail.sent_again',
          subject: { kind: 'mail', id },
          details: {},
          at: isoTime(now()),
        })
        return true
      })
      if (!isAdded) return gone
      mails.wake()
      return passed({})
    },
  }

  async function getUnitNames(accountId: string, listed: readonly Mail[], locale: Locale | null) {
    const ids = [...new Set(listed.flatMap(({ unitId }) => unitId ?? []))]
    const projects = new Map((await listProjects(db, accountId)).map((project) => [project.id, project]))
    return new Map(
      (await listUnitsById(db, ids)).map(({ id, projectId, displayName }) => {
        const source = projects.get(projectId)?.sourceLanguage ?? 'de'
        return [id, textIn(displayName, locale ?? source, source)]
      }),
    )
  }
}

function getHead(mail: Mail): Omit<LoggedMail, 'unitName' | 'isReadable'> {
  const { id, kind, recipient, subject, createdAt, about } = mail
  return { id, kind, recipient, subject, createdAt, about, ...getDelivery(mail), repeat: getRepeat(mail) }
}

/** Whether it can be sent again as it is: a link that lets in works once, and is made anew where it belongs. */
function getRepeat(mail: Mail): LoggedMail['repeat'] {
  const { state } = getDelivery(mail)
  if (state === 'waiting') return 'under_way'
  if (state === 'failed') return 'possible'
  if (mail.kind === 'invitation' || mail.kind === 'password') return mail.kind
  if (mail.opensAccount) return 'erased'
  return isErased(mail) && REMADE.get(mail.kind) !== (mail.about?.kind ?? null) ? 'erased' : 'possible'
}

/** Kinds that are made anew from what is stored, and what they tell of. */
const REMADE: ReadonlyMap<MailKind, MailSubject['kind']> = new Map([
  ['saved_configuration', 'enquiry'],
  ['enquiry', 'enquiry'],
  ['presentation', 'presentation'],
])

function isErased({ text }: Mail): boolean {
  return text === ''
}
