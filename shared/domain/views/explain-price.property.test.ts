import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Catalogue } from '../catalogue/catalogue.types.ts'
import {
  bundleGroups,
  type Configuration,
  cart,
  configure,
  explainPrice,
  itemState,
  itemView,
  type PriceExplanation,
  type PriceSubject,
  prepareCatalogue,
  unitState,
} from '#shared/domain/index.ts'
import { NO_SELECTIONS } from '../selections/selections.types.ts'
import { anyCatalogue, anyCircumstances } from '#shared/testing/catalogue-arbitrary.ts'
import { applyToEngine } from '#shared/testing/engine-intents.ts'
import { intentFor, rawIntents } from '#shared/testing/intent-arbitrary.ts'
import { propertySettings } from '#shared/testing/property-settings.ts'

/** Checks a statement about every configuration that any sequence of intents passes through. */
function always(check: (configuration: Configuration, catalogue: Catalogue) => void): void {
  fc.assert(
    fc.property(anyCatalogue(), anyCircumstances(), rawIntents(5), (catalogue, circumstances, raws) => {
      let configuration = configure(prepareCatalogue(catalogue), NO_SELECTIONS, circumstances)
      check(configuration, catalogue)
      for (const raw of raws) {
        const result = applyToEngine(configuration, intentFor(catalogue, raw))
        if (result.ok) configuration = result.configuration
        check(configuration, catalogue)
      }
    }),
    propertySettings(),
  )
}

/** The explanation, once it is sure that its lines, and what explains them in turn, add up. */
function sound(configuration: Configuration, subject: PriceSubject): PriceExplanation {
  const explanation = explainPrice(configuration, subject)
  if (explanation === null) throw new Error(`nothing explains ${JSON.stringify(subject)}`)
  expect(explanation.lines.reduce((sum, line) => sum + line.cents, 0)).toBe(explanation.cents)
  for (const line of explanation.lines) {
    if (line.kind !== 'room' && line.kind !== 'base' && line.kind !== 'item') continue
    expect(sound(configuration, line.subject).cents).toBe(line.cents)
  }
  return explanation
}

describe('a price is the sum of what explains it', () => {
  it('CFG-26 the unit, its rooms and what is in them', () => {
    always((configuration) => {
      expect(sound(configuration, { kind: 'unit' }).cents).toBe(unitState(configuration).total)
      const { rooms, unitWide } = cart(configuration)
      for (const { roomId, total } of [...rooms, unitWide]) {
        expect(sound(configuration, { kind: 'room', roomId }).cents).toBe(total)
      }
    })
  })

  it('CFG-20 every item and every one of its options', () => {
    always((configuration) => {
      for (const { item } of configuration.prepared.items) {
        // The total of a choice of nothing may be −0.
        const total = itemState(configuration, item.id).total + 0
        expect(sound(configuration, { kind: 'item', itemId: item.id }).cents).toBe(total)
        for (const { productId, relativeTotal } of itemView(configuration, item.id).options) {
          expect(sound(configuration, { kind: 'option', itemId: item.id, productId, at: 'buyer' }).cents).toBe(
            relativeTotal,
          )
        }
      }
    })
  })

  it('UPG-24 every upgrade, as its card says', () => {
    always((configuration) => {
      for (const { bundles } of bundleGroups(configuration, null)) {
        for (const bundle of bundles) {
          expect(sound(configuration, { kind: 'bundle', bundleId: bundle.id }).cents).toBe(bundle.surcharge)
        }
      }
    })
  })
})
