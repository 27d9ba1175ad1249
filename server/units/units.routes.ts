import type { Locale, Portal } from '#shared/contracts/primitives.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import type { Answer } from '#server/platform/http/answers.ts'
import { answer, refuse } from '#server/platform/http/answers.ts'
import type { Handlers } from '#server/gateway/handlers.types.ts'
import { nextBerlinMidnight } from '#server/projects/berlin-days.ts'
import type { CataloguesService } from '#server/catalogues/catalogues.service.ts'
import type { ConfigurationsService } from '#server/configurations/configurations.types.ts'
import type { ChangeClock } from '#server/platform/cache/change-clock.ts'
import type { UnitsService } from './units.service.ts'
import { narrowLease, type CacheLease } from '#server/platform/cache/cache-lease.ts'

type UnitHandlers = Pick<
  Handlers,
  'listUnits' | 'getUnit' | 'getCatalogue' | 'getUnitFile' | 'getSampleUnit' | 'getSampleCatalogue'
>

interface Parts {
  readonly units: UnitsService
  readonly catalogues: CataloguesService
  readonly configurations: Pick<ConfigurationsService, 'currentCatalogueId'>
  readonly changeClock: ChangeClock
  /** ms since epoch. */
  readonly now: () => number
}

/** Units, sample units and their catalogues (API-18, API-19, API-21, decision 10). */
export function unitRoutes({ units, catalogues, configurations, changeClock, now }: Parts): UnitHandlers {
  async function catalogueAnswer(
    unit: Unit,
    catalogueId: string | null,
    wanted: Locale | undefined,
    portal: Portal,
    hot: CacheLease | null,
  ): Promise<Answer<never>> {
    const form = await units.catalogueForm(unit, wanted ?? null, portal)
    const audience = portal === 'mp' ? 'public' : 'unit'
    const content = catalogueId === null ? null : await catalogues.answer(catalogueId, { ...form, audience })
    return content === null ? refuse('NOT_FOUND', 'The unit has no room book.') : { kind: 'content', content, hot }
  }

  return {
    async listUnits({ caller, query }) {
      const { units: page, total } = await units.list(caller, {
        projectId: query.projectId ?? null,
        locale: query.locale ?? null,
        page: Number(query.page ?? '1'),
        perPage: query.perPage === undefined ? null : Number(query.perPage),
      })
      return answer(page, { 'X-Total-Count': String(total) })
    },

    async getUnit({ unit, query, lease }) {
      const hot = narrowLease(lease, {
        marks: [changeClock.units.current(unit.id)],
        // Overdue deadlines lock trades, and so change the progress, when a day begins (decision 23).
        validUntil: nextBerlinMidnight(now()),
      })
      const content = await units.viewAnswer(unit, query.locale ?? null, 'bp')
      // Without a data version another process's write would not be noticed: not repeated blindly.
      return { kind: 'content', content, hot: changeClock.isExact ? hot : null }
    },

    async getCatalogue({ unit, query, lease }) {
      // Completing and reopening may change the catalogue that the unit stands on (decision 4).
      const hot = narrowLease(lease, { marks: [changeClock.units.current(unit.id)] })
      const catalogueId = await configurations.currentCatalogueId(unit)
      return catalogueAnswer(unit, catalogueId, query.locale, 'bp', changeClock.isExact ? hot : null)
    },

    async getUnitFile({ unit, params }) {
      const address = units.fileAddress(unit, params.fileName)
      return address === null ? refuse('NOT_FOUND', 'The unit has no such file.') : answer({ ...address })
    },

    async getSampleUnit({ params, query, lease }) {
      const hot = narrowLease(lease, { validUntil: nextBerlinMidnight(now()) })
      const unit = await units.findSample(params.unitId, query.accountId ?? null, query.projectId ?? null)
      if (unit === null) return refuse('NOT_FOUND', 'There is no such sample unit.')
      return { kind: 'content', content: await units.viewAnswer(unit, query.locale ?? null, 'mp'), hot }
    },

    async getSampleCatalogue({ params, query, lease }) {
      const unit = await units.findSample(params.unitId, query.accountId ?? null, query.projectId ?? null)
      if (unit === null) return refuse('NOT_FOUND', 'There is no such sample unit.')
      return catalogueAnswer(unit, unit.catalogueId, query.locale, 'mp', lease)
    },
  }
}
