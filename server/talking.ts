import { createMessageMails } from '#server/messages/message-mails.ts'
import { createMessagesService, type MessagesService } from '#server/messages/messages.service.ts'
import { createStaffMessagesService, type StaffMessagesService } from '#server/messages/staff-messages.service.ts'
import { createTextModulesService, type TextModulesService } from '#server/messages/text-modules.service.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import { type AccountWatch, createAccountWatch } from '#server/news/account-watch.ts'
import { createNews } from '#server/news/news.service.ts'
import { findNextDeadline } from '#server/news/next-deadline.ts'
import type { TeamNews } from '#server/news/team-news.types.ts'
import { createUnitNewsService, type UnitNewsService } from '#server/news/unit-news.service.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import type { ServiceParts } from '#server/services.ts'
import type { UploadsService } from '#server/uploads/uploads.service.ts'

/** What buyers and the team tell each other, and that there is something new. */
export interface TalkingServices {
  readonly messages: MessagesService
  readonly staffMessages: StaffMessagesService
  readonly textModules: TextModulesService
  readonly news: TeamNews
  readonly unitNews: UnitNewsService
  readonly accountWatch: AccountWatch
}

interface TalkingParts extends ServiceParts {
  readonly uploads: UploadsService
  readonly rateLimits: RateLimits
  readonly mails: MailQueue
}

/** Puts them together. */
export function createTalking(parts: TalkingParts): TalkingServices {
  const { database, bus, log, now } = parts
  const news = createNews(bus)
  const messageMails = createMessageMails({ ...parts, getReplyAddress: () => null })
  const messages = createMessagesService({ ...parts, messageMails, news })
  return {
    messages,
    staffMessages: createStaffMessagesService({ ...parts, messageMails, news }),
    textModules: createTextModulesService(database),
    news,
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
