import type { Handlers } from '#server/gateway/handlers.types.ts'
import { answer, answerTo, createdAnswerTo, refusalFor, refuse } from '#server/platform/http/answers.ts'
import type { CalendarsService } from './calendars.service.ts'
import type { StaffDeadlinesService } from './staff-deadlines.service.ts'
import type { UnitDeadlinesService } from './unit-deadlines.service.ts'

type DeadlineHandlers = Pick<
  Handlers,
  | 'listDeadlines'
  | 'saveDeadline'
  | 'reopenDeadline'
  | 'extendDeadline'
  | 'getCalendarEntry'
  | 'listProjectDeadlines'
  | 'createDeadline'
  | 'updateDeadline'
  | 'deleteDeadline'
  | 'saveDeadlineTemplate'
  | 'listCalendarFeeds'
  | 'createCalendarFeed'
  | 'deleteCalendarFeed'
  | 'getCalendar'
>

interface Parts {
  readonly unitDeadlines: UnitDeadlinesService
  readonly staffDeadlines: StaffDeadlinesService
  readonly calendars: CalendarsService
}

/** By when buyers decide: their own pages, the team's, and calendars (DDL). */
export function deadlineRoutes(parts: Parts): DeadlineHandlers {
  const { unitDeadlines, staffDeadlines, calendars } = parts
  return {
    async listDeadlines({ caller, unit, query }) {
      return answer(await unitDeadlines.list({ caller, unit }, query.locale ?? null))
    },

    async saveDeadline({ caller, unit, body, facts }) {
      return answerTo(await unitDeadlines.save({ caller, unit }, body, facts.onceKey))
    },

    async reopenDeadline({ caller, unit, params }) {
      return answerTo(await unitDeadlines.reopen({ caller, unit }, params.deadlineId))
    },

    async extendDeadline({ caller, unit, params, body }) {
      return answerTo(await unitDeadlines.extend({ caller, unit }, params.deadlineId, body))
    },

    async getCalendarEntry({ caller, unit, params, query }) {
      const content = await calendars.write({ caller, unit }, params.deadlineId, query.locale ?? null)
      return content === null ? refuse('NOT_FOUND', 'The unit has no such deadline.') : answer({ content })
    },

    async listProjectDeadlines({ caller, query }) {
      return answer(await staffDeadlines.list(caller, query.locale ?? null))
    },

    async createDeadline({ caller, params, body, facts }) {
      return createdAnswerTo(await staffDeadlines.create(caller, params.projectId, body, facts.onceKey))
    },

    async updateDeadline({ caller, params, body }) {
      return answerTo(await staffDeadlines.change(caller, params.deadlineId, body))
    },

    async deleteDeadline({ caller, params }) {
      return answerTo(await staffDeadlines.remove(caller, params.deadlineId))
    },

    async saveDeadlineTemplate({ caller, params, body }) {
      return answerTo(await staffDeadlines.saveTemplate(caller, params.projectId, body))
    },

    async listCalendarFeeds({ caller }) {
      return answer(await calendars.listFeeds(caller))
    },

    async createCalendarFeed({ caller, body }) {
      return createdAnswerTo(await calendars.createFeed(caller, body.unitId))
    },

    async deleteCalendarFeed({ caller, params }) {
      return answerTo(await calendars.deleteFeed(caller, params.feedId))
    },

    async getCalendar({ params, facts }) {
      const read = await calendars.read(params.token, facts)
      if (!read.ok) return refusalFor(read.error)
      const identity = Buffer.from(read.value)
      const content = { mediaType: 'text/calendar; charset=utf-8', keepers: 'asker', locale: null, identity } as const
      return { kind: 'content', content, hot: null }
    },
  }
}
