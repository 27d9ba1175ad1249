import type { BodyOf } from '#shared/contracts/http/endpoint.ts'
import type { createVariant } from '#shared/contracts/http/variants.contract.ts'
import type { Selections } from '#shared/domain/selections/selections.types.ts'
import type { Handlers } from '#server/gateway/handlers.types.ts'
import type { VariantsService } from './variants.service.ts'

type VariantHandlers = Pick<Handlers, 'listVariants' | 'createVariant' | 'updateVariant' | 'deleteVariant'>

/** Named variants of a unit's configuration. */
export function variantRoutes(variants: VariantsService): VariantHandlers {
  return {
    async listVariants({ unit }) {
      return variants.list(unit)
    },
    async createVariant({ caller, unit, body }) {
      return variants.create(
        { caller, unit },
        { name: body.name, key: body.key ?? null, selections: selectionsOf(body) },
      )
    },
    async updateVariant({ caller, unit, params, body }) {
      const selections = body.selections === undefined ? null : selectionsOf(body.selections)
      return variants.update({ caller, unit }, params.variantId, { name: body.name ?? null, selections })
    },
    async deleteVariant({ caller, unit, params }) {
      return variants.remove({ caller, unit }, params.variantId)
    },
  }
}

/** What is left out on the wire is null: no quantity of the buyer's, no bundle. */
function selectionsOf(wire: Omit<BodyOf<typeof createVariant>, 'name' | 'key'>): Selections {
  return {
    buyerSelections: mapValues(wire.buyerSelections, ({ productId, quantity }) => ({
      productId,
      quantity: quantity ?? null,
    })),
    buyerLineItemActivations: mapValues(wire.buyerLineItemActivations, ({ activated, upgradeBundleId }) => ({
      activated,
      upgradeBundleId: upgradeBundleId ?? null,
    })),
    buyerDesignLineSelections: wire.buyerDesignLineSelections,
  }
}

function mapValues<From, To>(map: Readonly<Record<string, From>>, convert: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(map).map(([id, value]) => [id, convert(value)]))
}
