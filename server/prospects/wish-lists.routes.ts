import { createSampleWishLink } from '#shared/contracts/http/wish-lists.contract.ts'
import type { Handlers } from '#server/gateway/handlers.types.ts'
import { answerTo, createdAnswerTo, refuse } from '#server/platform/http/answers.ts'
import { makeMark } from '#server/platform/once/request-mark.ts'
import type { UnitsService } from '#server/units/units.service.ts'
import type { WishListsService } from './wish-lists.service.ts'

type WishListHandlers = Pick<
  Handlers,
  'createWishLink' | 'listWishLinks' | 'deleteWishLink' | 'createSampleWishLink' | 'deleteSampleWishLink'
>

interface Parts {
  readonly wishLists: WishListsService
  readonly units: UnitsService
}

/** Links to what somebody likes (WSH-5..7). */
export function wishListRoutes({ wishLists, units }: Parts): WishListHandlers {
  return {
    async createWishLink({ caller, unit, body, facts }) {
      return createdAnswerTo(await wishLists.create({ caller, unit }, body, facts.onceKey))
    },
    async listWishLinks({ caller, unit }) {
      return answerTo(await wishLists.list({ caller, unit }))
    },
    async deleteWishLink({ caller, unit, params }) {
      return answerTo(await wishLists.withdraw({ caller, unit }, params.linkId))
    },

    async createSampleWishLink({ params, query, body, facts }) {
      const unit = await units.findSample(params.unitId, query.accountId ?? null, query.projectId ?? null)
      if (unit === null) return refuse('NOT_FOUND', 'There is no such sample unit.')
      const request = makeMark('POST', createSampleWishLink.path.replace(':unit_id', unit.id), body)
      const visitor = { ip: facts.ip, once: { key: facts.onceKey, request } }
      return createdAnswerTo(await wishLists.createOfVisitor(unit, body, visitor))
    },
    async deleteSampleWishLink({ params, facts }) {
      return answerTo(await wishLists.withdrawOfVisitor(params.linkId, facts.ip))
    },
  }
}
