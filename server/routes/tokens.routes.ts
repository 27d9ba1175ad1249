import { answer } from '../services/answers.ts'
import type { Handlers } from '../http/handlers.types.ts'
import type { SessionsService } from '../services/sessions.service.ts'

type TokenHandlers = Pick<Handlers, 'createToken' | 'checkToken' | 'revokeToken'>

/** Login, check and logout (AUT-10, decisions 9 and 10). */
export function tokenRoutes(sessions: SessionsService): TokenHandlers {
  return {
    async createToken({ body, facts }) {
      const login = await sessions.login(body, facts.ip)
      return login.ok ? answer(login.value) : login.refusal
    },
    async checkToken({ caller }) {
      return answer(sessions.describe(caller))
    },
    async revokeToken({ caller }) {
      await sessions.revoke(caller)
      return answer({})
    },
  }
}
