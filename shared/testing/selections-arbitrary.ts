import fc from 'fast-check'
import type { Selections, SelectionsChange } from '#shared/domain/selections/selections.types.ts'
import { aDesignLineSelection } from './selection-builders.ts'

// Few ids, so that two of them often speak of the same thing; one is a name that every object has already.
const ids = fc.constantFrom('a', 'b', 'c', 'constructor')
const choices = fc.record({ productId: fc.constantFrom('oak', 'stone'), quantity: fc.constantFrom(null, 1, 2.5) })
const activations = fc.record({ activated: fc.boolean(), upgradeBundleId: fc.constantFrom(null, 'u', 'v') })
const designLines = fc.uniqueArray(
  fc
    .tuple(fc.constantFrom('bath', 'hall'), fc.constantFrom('floors', 'styles'), fc.constantFrom('calm', 'bold'))
    .map((entry) => aDesignLineSelection(...entry)),
  { selector: ({ projectRoomId, designLineGroupId }) => `${projectRoomId} ${designLineGroupId}`, maxLength: 4 },
)

/** Selections of no catalogue: what can be said of them without one. */
export const anySelections: fc.Arbitrary<Selections> = fc.record({
  buyerSelections: fc.dictionary(ids, choices, { maxKeys: 4 }),
  buyerLineItemActivations: fc.dictionary(ids, activations, { maxKeys: 4 }),
  buyerDesignLineSelections: designLines,
})

export const anyChange: fc.Arbitrary<SelectionsChange> = fc.record({
  buyerSelections: fc.dictionary(ids, fc.option(choices), { maxKeys: 4 }),
  buyerLineItemActivations: fc.dictionary(ids, fc.option(activations), { maxKeys: 4 }),
  buyerDesignLineSelections: fc.option(designLines),
})
