import { createInboundService, type InboundService } from '#server/messages/inbound/inbound.service.ts'
import { createInboxWatch, type InboxWatch } from '#server/messages/inbound/inbox-watch.ts'
import { openImapInbox } from '#server/messages/inbound/imap-inbox.ts'
import { createMailReader } from '#server/messages/inbound/mail-reader.ts'
import { createReplyAddresses } from '#server/messages/inbound/reply-address.ts'
import { createMessageMails } from '#server/messages/message-mails.ts'
import { createMessagesService, type MessagesService } from '#server/messages/messages.service.ts'
import { createStaffMessagesService, type StaffMessagesService } from '#server/messages/staff-messages.service.ts'
import { createTextModulesService, type TextModulesService } from '#server/messages/text-modules.service.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import { type AccountWatch, createAccountWatch } from '#server/news/account-watch.ts'
import { findNextDeadline } from '#server/configurations/next-deadline.ts'
import type { TeamNews } from '#server/news/team-news.types.ts'
import { createUnitNewsService, type UnitNewsService } from '#server/news/unit-news.service.ts'
import type { InboxSettings } from '#server/config.ts'
import type { Database } from '#server/platform/db/database.types.ts'
import type { Log } from '#server/platform/log.ts'
import type { EventBus } from '#server/platform/realtime/event-bus.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import type { UploadsService } from '#server/uploads/uploads.service.ts'

/** What buyers and the team tell each other, and that there is something new. */
export interface TalkingServices {
  readonly messages: MessagesService
  readonly staffMessages: StaffMessagesService
  readonly textModules: TextModulesService
  /** Answers by mail; null = they are not read. */
  readonly inbound: InboundService | null
  readonly inboxWatch: InboxWatch | null
  readonly unitNews: UnitNewsService
  readonly accountWatch: AccountWatch
}

interface TalkingParts {
  readonly database: Database
  readonly bus: EventBus
  readonly log: Log
  readonly inbox: InboxSettings | null
  readonly auditKey: Buffer
  readonly baseUrl: () => string
  /** ms since epoch. */
  readonly now: () => number
  readonly uploads: UploadsService
  readonly rateLimits: RateLimits
  readonly mails: MailQueue
  readonly news: TeamNews
}

/** Puts them together. */
export function createTalking(parts: TalkingParts): TalkingServices {
  const { database, bus, inbox, log, now } = parts
  const addresses = inbox === null ? null : createReplyAddresses(inbox.address, parts.auditKey)
  const messageMails = createMessageMails({
    ...parts,
    getReplyAddress: (threadId, userId) => addresses?.make(threadId, userId) ?? null,
  })
  const messages = createMessagesService({ ...parts, messageMails })
  const inbound =
    addresses === null
      ? null
      : createInboundService({ ...parts, messageMails, addresses, readMail: createMailReader() })
  const watched = inbox === null || inbound === null ? null : { box: openImapInbox(inbox.imapUrl), inbound }
  return {
    messages,
    inbound,
    inboxWatch: watched && createInboxWatch(watched.box, watched.inbound, log),
    staffMessages: createStaffMessagesService({ ...parts, messageMails }),
    textModules: createTextModulesService(database),
    unitNews: createUnitNewsService({
      countUnreadThreads: (call) => messages.countUnread(call),
      countNewDocuments: async () => 0,
      findNextDeadline: ({ unit }) => findNextDeadline(database.kysely, unit, now()),
    }),
    accountWatch: createAccountWatch({
      database,
      bus,
      onFault: (error) => log.fault('the watch over accounts', error),
    }),
  }
}
