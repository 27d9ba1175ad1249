import { streamAnswer } from '#server/gateway/event-stream.ts'
import type { Handlers } from '#server/gateway/handlers.types.ts'
import { answer, refuse } from '#server/platform/http/answers.ts'
import type { AccountWatch } from './account-watch.ts'
import type { UnitNewsService } from './unit-news.service.ts'

/** s after which somebody with too many streams may try again. */
const RETRY_AFTER = '30'

interface Services {
  readonly unitNews: UnitNewsService
  readonly accountWatch: AccountWatch
}

/** What is new, and that something is. */
export function newsRoutes({ unitNews, accountWatch }: Services): Pick<Handlers, 'getUnitNews' | 'watchAccountNews'> {
  return {
    async getUnitNews({ caller, unit, query }) {
      return answer(await unitNews.read({ caller, unit, locale: query.locale ?? null }))
    },

    async watchAccountNews({ caller, facts }) {
      const { account, user, tokenHash } = caller
      const watcher = { accountId: account.id, userId: user.id, sessionId: tokenHash, findCaller: facts.findCaller }
      const open = accountWatch.watch(watcher)
      if (open !== null) return streamAnswer(open)
      return refuse('TOO_MANY_REQUESTS', 'Too many streams are open.', { headers: { 'Retry-After': RETRY_AFTER } })
    },
  }
}
