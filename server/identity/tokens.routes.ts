import { answer, answerTo } from '#server/platform/http/answers.ts'
import type { Handlers } from '#server/gateway/handlers.types.ts'
import type { LinkLoginsService } from './link-logins.service.ts'
import type { SessionsService } from './sessions.service.ts'

type TokenHandlers = Pick<Handlers, 'createToken' | 'createAccessToken' | 'checkToken' | 'revokeToken'>

interface Parts {
  readonly sessions: SessionsService
  readonly linkLogins: LinkLoginsService
}

/** Login, by password or by a link, check and logout (AUT-10..12, decisions 9 and 10). */
export function tokenRoutes({ sessions, linkLogins }: Parts): TokenHandlers {
  return {
    async createToken({ body, facts }) {
      const login =
        'loginToken' in body
          ? linkLogins.logInByLoginToken(body.loginToken, body.accountId ?? null, facts)
          : sessions.login(body, facts.ip, facts.userAgent)
      return answerTo(await login)
    },
    createAccessToken: async ({ body, facts }) => answerTo(await linkLogins.logInByAuthToken(body.authToken, facts)),
    async checkToken({ caller }) {
      return answer(await sessions.describe(caller))
    },
    async revokeToken({ caller }) {
      await sessions.revoke(caller)
      return answer({})
    },
  }
}
