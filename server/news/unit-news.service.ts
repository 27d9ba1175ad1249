import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { getUnitNews } from '#shared/contracts/http/news.contract.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import type { Caller } from '#server/identity/sessions.service.ts'
import type { Unit } from '#server/projects/units.repository.ts'

type NextDeadline = AnswerOf<typeof getUnitNews>['nextDeadline']

/** Somebody and a unit of theirs. */
export interface NewsCall {
  readonly caller: Caller
  readonly unit: Unit
  /** The reader's; null = the project's. */
  readonly locale: Locale | null
}

export interface UnitNewsService {
  /** What the caller has not read yet, and the next date. */
  read(call: NewsCall): Promise<AnswerOf<typeof getUnitNews>>
}

interface Parts {
  readonly countUnreadThreads: (call: NewsCall) => Promise<number>
  readonly countNewDocuments: (call: NewsCall) => Promise<number>
  readonly findNextDeadline: (call: NewsCall) => Promise<NextDeadline>
}

/** Asks whoever keeps what there may be something new of. */
export function createUnitNewsService(parts: Parts): UnitNewsService {
  return {
    async read(call) {
      const [unreadThreads, newDocuments, nextDeadline] = await Promise.all([
        parts.countUnreadThreads(call),
        parts.countNewDocuments(call),
        parts.findNextDeadline(call),
      ])
      return { unreadThreads, newDocuments, nextDeadline }
    },
  }
}
