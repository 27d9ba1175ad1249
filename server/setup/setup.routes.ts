import type { Handlers } from '#server/gateway/handlers.types.ts'
import { answer, answerTo } from '#server/platform/http/answers.ts'
import type { SetupService } from './setup.service.ts'

type SetupHandlers = Pick<Handlers, 'getSetupState' | 'checkSetupLink' | 'sendSetupMail' | 'createSetup'>

/** The first steps of an installation (STP-1 to STP-7). */
export function setupRoutes(setup: SetupService): SetupHandlers {
  return {
    getSetupState: async () => answer({ isDone: await setup.isDone() }),
    checkSetupLink: async ({ params, facts }) => answerTo(await setup.check(params.setupToken, facts.ip)),
    sendSetupMail: async ({ params, body, facts }) => answerTo(await setup.sendMail(params.setupToken, body, facts.ip)),
    createSetup: async ({ params, body, facts }) => answerTo(await setup.create(params.setupToken, body, facts)),
  }
}
