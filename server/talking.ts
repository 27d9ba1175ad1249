import type { CataloguesService } from '#server/catalogues/catalogues.service.ts'
import type { ConfigurationsService } from '#server/configurations/configurations.types.ts'
import { type CalendarsService, createCalendarsService } from '#server/deadlines/calendars.service.ts'
import { createDeadlineReminders, type DeadlineReminders } from '#server/deadlines/deadline-reminders.ts'
import type { ReadConfiguration } from '#server/deadlines/fixed-counts.ts'
import type { OpenThread, TellTakenBack } from '#server/deadlines/open-thread.types.ts'
import { createStaffDeadlinesService, type StaffDeadlinesService } from '#server/deadlines/staff-deadlines.service.ts'
import { createUnitDeadlinesService, type UnitDeadlinesService } from '#server/deadlines/unit-deadlines.service.ts'
import type { ListRooms } from '#server/documents/document.types.ts'
import { createDocumentListService, type DocumentListService } from '#server/documents/document-list.service.ts'
import { createDocumentsService, type DocumentsService } from '#server/documents/documents.service.ts'
import { createUnitDocumentsService, type UnitDocumentsService } from '#server/documents/unit-documents.service.ts'
import { createInboundService, type InboundService } from '#server/messages/inbound/inbound.service.ts'
import { createInboxWatch, type InboxWatch } from '#server/messages/inbound/inbox-watch.ts'
import { openImapInbox } from '#server/messages/inbound/imap-inbox.ts'
import { createMailReader } from '#server/messages/inbound/mail-reader.ts'
import { createReplyAddresses } from '#server/messages/inbound/reply-address.ts'
import { createMessageMails } from '#server/messages/message-mails.ts'
import { createMessagesService, type MessagesService } from '#server/messages/messages.service.ts'
import { refuseFlood } from '#server/messages/sending-limit.ts'
import { createStaffMessagesService, type StaffMessagesService } from '#server/messages/staff-messages.service.ts'
import { createTextModulesService, type TextModulesService } from '#server/messages/text-modules.service.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import { type AccountWatch, createAccountWatch } from '#server/news/account-watch.ts'
import type { TeamNews } from '#server/news/team-news.types.ts'
import { createUnitNewsService, type UnitNewsService } from '#server/news/unit-news.service.ts'
import type { ChangeClock } from '#server/platform/cache/change-clock.ts'
import type { SignedAddresses } from '#server/platform/files/signed-addresses.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import type { ServiceParts } from '#server/service-parts.ts'
import type { UploadsService } from '#server/uploads/uploads.service.ts'

/** What buyers and the team tell each other, by messages, papers and dates, and that there is something new. */
export interface TalkingServices {
  readonly messages: MessagesService
  readonly staffMessages: StaffMessagesService
  readonly textModules: TextModulesService
  readonly documents: DocumentsService
  readonly documentList: DocumentListService
  readonly unitDocuments: UnitDocumentsService
  readonly unitDeadlines: UnitDeadlinesService
  readonly staffDeadlines: StaffDeadlinesService
  readonly calendars: CalendarsService
  readonly deadlineReminders: DeadlineReminders
  /** Answers by mail; null = they are not read. */
  readonly inbound: InboundService | null
  readonly inboxWatch: InboxWatch | null
  readonly unitNews: UnitNewsService
  readonly accountWatch: AccountWatch
}

interface TalkingParts extends ServiceParts {
  readonly listRooms: ListRooms
  readonly addresses: SignedAddresses
  readonly catalogues: CataloguesService
  readonly changeClock: ChangeClock
  readonly configurations: ConfigurationsService
  readonly uploads: UploadsService
  readonly rateLimits: RateLimits
  readonly mails: MailQueue
  readonly news: TeamNews
}

/** Puts them together. */
export function createTalking(parts: TalkingParts): TalkingServices {
  const { database, bus, inbox, log } = parts
  const addresses = inbox === null ? null : createReplyAddresses(inbox.address, parts.auditKey)
  const messageMails = createMessageMails({
    ...parts,
    getReplyAddress: (threadId, userId) => addresses?.make(threadId, userId) ?? null,
  })
  const messages = createMessagesService({ ...parts, messageMails })
  const unitDocuments = createUnitDocumentsService(parts)
  const deadlines = createDeadlines(parts, messages)
  const inbound =
    addresses === null
      ? null
      : createInboundService({ ...parts, messageMails, addresses, readMail: createMailReader() })
  const watched = inbox === null || inbound === null ? null : { box: openImapInbox(inbox.imapUrl), inbound }
  return {
    messages,
    inbound,
    inboxWatch: watched && createInboxWatch(watched.box, watched.inbound, log),
    staffMessages: createStaffMessagesService({
      ...parts,
      messageMails,
      findDeadline: (unit, id, locale) => deadlines.unitDeadlines.findSpokenOf(unit, id, locale),
    }),
    textModules: createTextModulesService(database),
    documents: createDocumentsService(parts),
    documentList: createDocumentListService(parts),
    unitDocuments,
    ...deadlines,
    unitNews: createUnitNewsService({
      countUnreadThreads: (call) => messages.countUnread(call),
      countNewDocuments: (call) => unitDocuments.countNew(call, call.locale),
      findNextDeadline: ({ unit, locale }) => deadlines.unitDeadlines.findNext(unit, locale),
    }),
    accountWatch: createAccountWatch({
      database,
      bus,
      onFault: (error) => log.fault('the watch over accounts', error),
    }),
  }
}

/** Dates; what buyers write about one is a thread. */
function createDeadlines(parts: TalkingParts, messages: MessagesService) {
  const { configurations } = parts
  const openThread: OpenThread = (db, { caller, message, ...about }) =>
    messages.openFor(db, { ...about, body: message, author: { ...caller.user, isTeam: false } })
  const tellTakenBack: TellTakenBack = (db, { caller, message, ...about }) =>
    messages.takeBackFor(db, { ...about, body: message, author: { ...caller.user, isTeam: false } })
  const readConfiguration: ReadConfiguration = async (db, unit) => {
    const { stored, configuration } = await configurations.read(db, unit)
    const catalogueId = configurations.getCatalogueId(unit, stored)
    return configuration === null || catalogueId === null ? null : { configuration, catalogueId }
  }
  return {
    unitDeadlines: createUnitDeadlinesService({
      ...parts,
      readConfiguration,
      refuseFlood: (userId) => refuseFlood(parts.rateLimits, userId),
      openThread,
      tellTakenBack,
    }),
    staffDeadlines: createStaffDeadlinesService({ ...parts, readConfiguration }),
    calendars: createCalendarsService(parts),
    deadlineReminders: createDeadlineReminders(parts),
  }
}
