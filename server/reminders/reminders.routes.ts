import type { Handlers } from '#server/gateway/handlers.types.ts'
import { answerTo } from '#server/platform/http/answers.ts'
import type { RemindersService } from './reminders.service.ts'

/** Reminding the people of several units at once (UNT-11). */
export function reminderRoutes(reminders: RemindersService): Pick<Handlers, 'remindUnits'> {
  return {
    async remindUnits({ caller, body, facts }) {
      return answerTo(await reminders.remind(caller, body, facts.ip))
    },
  }
}
