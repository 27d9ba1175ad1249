import type { Handlers } from '#server/gateway/handlers.types.ts'
import { getPage } from '#server/gateway/paging.ts'
import { answer, answerTo, createdAnswerTo } from '#server/platform/http/answers.ts'
import type { MessagesService } from './messages.service.ts'
import type { StaffMessagesService } from './staff-messages.service.ts'
import type { TextModulesService } from './text-modules.service.ts'

type BuyerHandlers = Pick<
  Handlers,
  | 'listMessageThreads'
  | 'getMessageThread'
  | 'createMessageThread'
  | 'replyToThread'
  | 'listBuyerLabels'
  | 'createBuyerLabel'
  | 'getAttachment'
>
type StaffHandlers = Pick<
  Handlers,
  | 'listStaffThreads'
  | 'getStaffThread'
  | 'writeToUnits'
  | 'answerThread'
  | 'changeThread'
  | 'noteThreadRead'
  | 'listTextModules'
  | 'createTextModule'
  | 'changeTextModule'
  | 'deleteTextModule'
>

interface Services {
  readonly messages: MessagesService
  readonly staffMessages: StaffMessagesService
  readonly textModules: TextModulesService
}

/** What buyers and the team write to each other. */
export function messageRoutes(services: Services): BuyerHandlers & StaffHandlers {
  return { ...buyerRoutes(services.messages), ...staffRoutes(services) }
}

function buyerRoutes(messages: MessagesService): BuyerHandlers {
  return {
    async listMessageThreads({ caller, unit, query }) {
      const { threads, total } = await messages.list({ caller, unit }, getWords(query.search), getPage(query))
      return answer(threads, { 'X-Total-Count': String(total) })
    },

    async getMessageThread({ caller, unit, params }) {
      return answerTo(await messages.get({ caller, unit }, params.threadId))
    },

    async createMessageThread({ caller, unit, body, facts }) {
      const { kind = 'message', subject, body: text, attachments } = body.messageThread
      const wanted = { kind, subject, body: text, files: attachments ?? [] }
      return createdAnswerTo(await messages.begin({ caller, unit }, wanted, facts))
    },

    async replyToThread({ caller, unit, params, body, facts }) {
      const wanted = { body: body.body, files: body.attachments ?? [] }
      return createdAnswerTo(await messages.reply({ caller, unit }, params.threadId, wanted, facts))
    },

    async listBuyerLabels({ caller }) {
      return answer(await messages.listLabels(caller))
    },

    async createBuyerLabel({ caller, body }) {
      return createdAnswerTo(await messages.markRead(caller, body.buyerLabel))
    },

    async getAttachment({ caller, params }) {
      return answerTo(await messages.signFile(caller, params.attachmentId))
    },
  }
}

function staffRoutes({ staffMessages, textModules }: Services): StaffHandlers {
  return {
    async listStaffThreads({ caller, query }) {
      const { box = 'all', projectId = null, unitId = null, locale = null } = query
      const listing = { box, projectId, unitId, search: getWords(query.search), locale, page: getPage(query) }
      const { threads, counts, total } = await staffMessages.list(caller, listing)
      return answer({ threads, counts }, { 'X-Total-Count': String(total) })
    },

    async getStaffThread({ caller, params, query }) {
      return answerTo(await staffMessages.get(caller, params.threadId, query.locale ?? null))
    },

    async writeToUnits({ caller, body, facts }) {
      return createdAnswerTo(await staffMessages.write(caller, body, facts.onceKey))
    },

    async answerThread({ caller, params, query, body, facts }) {
      const asked = { onceKey: facts.onceKey, locale: query.locale ?? null }
      return createdAnswerTo(await staffMessages.answer(caller, params.threadId, body, asked))
    },

    async changeThread({ caller, params, query, body }) {
      return answerTo(await staffMessages.change(caller, params.threadId, body, query.locale ?? null))
    },

    async noteThreadRead({ caller, params, body }) {
      return answerTo(await staffMessages.noteRead(caller, params.threadId, body.position))
    },

    async listTextModules({ caller }) {
      return answer(await textModules.list(caller))
    },

    async createTextModule({ caller, body }) {
      return createdAnswerTo(await textModules.create(caller, body))
    },

    async changeTextModule({ caller, params, body }) {
      return answerTo(await textModules.change(caller, params.moduleId, body))
    },

    async deleteTextModule({ caller, params }) {
      return answerTo(await textModules.delete(caller, params.moduleId))
    },
  }
}

/** What is looked for; null = nothing. */
function getWords(search = ''): string | null {
  return search.trim() === '' ? null : search.trim()
}
