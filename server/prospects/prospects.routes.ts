import { createProspectConfiguration } from '#shared/contracts/http/prospects.contract.ts'
import { makeMark } from '#server/platform/once/request-mark.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import { answer, answerTo, createdAnswerTo, refuse } from '#server/platform/http/answers.ts'
import type { Handlers } from '#server/gateway/handlers.types.ts'
import type { ProspectsService } from './prospects.service.ts'
import type { UnitsService } from '#server/units/units.service.ts'

type ProspectHandlers = Pick<
  Handlers,
  'createProspectConfiguration' | 'getProspectConfiguration' | 'listProspectConfigurations'
>

const PAGE_SIZE = 50

interface Parts {
  readonly prospects: ProspectsService
  readonly units: UnitsService
}

/** Saved configurations of visitors of sample units (API-35, API-36). */
export function prospectRoutes({ prospects, units }: Parts): ProspectHandlers {
  interface Place {
    readonly accountId?: string | undefined
    readonly projectId?: string | undefined
  }
  const sampleUnit = (unitId: string, { accountId, projectId }: Place): Promise<Unit | null> =>
    units.findSample(unitId, accountId ?? null, projectId ?? null)
  const unknownUnit = () => refuse('NOT_FOUND', 'There is no such sample unit.')

  return {
    async createProspectConfiguration({ params, query, body, facts }) {
      const unit = await sampleUnit(params.unitId, query)
      if (unit === null) return unknownUnit()
      const request = makeMark('POST', createProspectConfiguration.path.replace(':unit_id', unit.id), body)
      const kiosk = await facts.findKiosk()
      const kioskName = kiosk?.accountId === unit.accountId ? kiosk.name : null
      const visitor = { ip: facts.ip, kioskName, once: { key: facts.onceKey, request } }
      return createdAnswerTo(await prospects.create(unit, body, visitor))
    },

    async getProspectConfiguration({ params, query, facts }) {
      const unit = await sampleUnit(params.unitId, query)
      if (unit === null) return unknownUnit()
      return answerTo(await prospects.read(unit, params.configurationToken, facts.ip))
    },

    async listProspectConfigurations({ unit, query }) {
      const limit = Number(query.perPage ?? PAGE_SIZE)
      const page = { limit, offset: (Number(query.page ?? '1') - 1) * limit }
      const { prospects: listed, total } = await prospects.list(unit, page)
      return answer(listed, { 'X-Total-Count': String(total) })
    },
  }
}
