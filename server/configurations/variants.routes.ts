import { normaliseSelections } from '#shared/domain/index.ts'
import { answerTo } from '#server/platform/http/answers.ts'
import type { Handlers } from '#server/gateway/handlers.types.ts'
import type { VariantsService } from './variants.service.ts'

type VariantHandlers = Pick<Handlers, 'listVariants' | 'createVariant' | 'updateVariant' | 'deleteVariant'>

/** Named variants of a unit's configuration. */
export function variantRoutes(variants: VariantsService): VariantHandlers {
  return {
    async listVariants({ unit }) {
      return answerTo(await variants.list(unit))
    },
    async createVariant({ caller, unit, body }) {
      const variant = { name: body.name, key: body.key ?? null, selections: normaliseSelections(body) }
      return answerTo(await variants.create({ caller, unit }, variant))
    },
    async updateVariant({ caller, unit, params, body }) {
      const selections = body.selections === undefined ? null : normaliseSelections(body.selections)
      return answerTo(
        await variants.update({ caller, unit }, params.variantId, { name: body.name ?? null, selections }),
      )
    },
    async deleteVariant({ caller, unit, params }) {
      return answerTo(await variants.remove({ caller, unit }, params.variantId))
    },
  }
}
