import { refuse } from '#server/platform/http/answers.ts'
import { streamAnswer } from '#server/gateway/event-stream.ts'
import type { Handlers } from '#server/gateway/handlers.types.ts'
import { hasRight } from '#shared/domain/roles/roles.ts'
import { RIGHT_OF_TOPIC } from '#server/news/topic-rights.ts'
import type { UnitWatch } from './unit-watch.ts'

/** s after which somebody with too many streams may try again. */
const RETRY_AFTER = '30'

/** The stream of a unit (decision 7). */
export function eventRoutes(unitWatch: UnitWatch): Pick<Handlers, 'watchUnit'> {
  return {
    async watchUnit({ caller, unit, query, facts }) {
      const open = unitWatch.watch({
        unitId: unit.id,
        userId: caller.user.id,
        known: {
          revision: revisionIn(query.revision ?? facts.lastEventId),
          catalogueRevision: query.catalogueRevision ?? null,
        },
        isAllowed: facts.isStillAllowed,
        async mayHear(topic) {
          const listener = await facts.findCaller()
          if (listener === null || listener.user.group === 'buyer') return listener !== null
          return hasRight(listener.grants, RIGHT_OF_TOPIC[topic], unit.projectId)
        },
      })
      if (open !== null) return streamAnswer(open)
      return refuse('TOO_MANY_REQUESTS', 'Too many streams are open.', { headers: { 'Retry-After': RETRY_AFTER } })
    },
  }
}

function revisionIn(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}
