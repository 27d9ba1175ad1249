import type { Handlers } from '#server/gateway/handlers.types.ts'
import { narrowLease } from '#server/platform/cache/cache-lease.ts'
import type { UnitListService } from './unit-list.service.ts'

/** The team's table of units (UNT-1). */
export function unitListRoutes(unitList: UnitListService): Pick<Handlers, 'listAccountUnits'> {
  return {
    async listAccountUnits({ caller, query, lease }) {
      const { content, lease: holds } = await unitList.answer(caller, query.locale ?? null)
      return { kind: 'content', content, hot: narrowLease(lease, holds) }
    },
  }
}
