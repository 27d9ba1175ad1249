import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Catalogue } from '../catalogue/catalogue.types.ts'
import { type Configuration, configure, prepareCatalogue, getSelections } from '#shared/domain/index.ts'
import {
  type Circumstances,
  NO_SELECTIONS,
  OPEN_CIRCUMSTANCES,
  type Selections,
} from '../selections/selections.types.ts'
import { aBundle, aBundleGroup, aCatalogue, anItem, anOption, anOptionalLineItem } from '#shared/testing/builders.ts'
import { anyCatalogue, anyCircumstances } from '#shared/testing/catalogue-arbitrary.ts'
import { compareWrites } from '#shared/testing/compare-writes.ts'
import { applyToEngine } from '#shared/testing/engine-intents.ts'
import { expectKept } from '#shared/testing/expect-kept.ts'
import { engineFacts, referenceFacts } from '#shared/testing/facts.ts'
import { intentFor, rawIntents } from '#shared/testing/intent-arbitrary.ts'
import { propertySettings } from '#shared/testing/property-settings.ts'
import { applyIntent, type Intent } from '#shared/testing/reference/intents.ts'
import { referenceConfiguration } from '#shared/testing/reference-engine.ts'
import { clashingLinesCatalogue } from '#shared/testing/ruled-catalogue-arbitrary.ts'
import { comparable } from '#shared/testing/selection-builders.ts'
import { laterCircumstances, withLockedGroups, writesOnCatalogues } from '#shared/testing/write-arbitrary.ts'

function expectSame(
  configuration: Configuration,
  catalogue: Catalogue,
  selections: Selections,
  circumstances: Circumstances,
): void {
  const engine = engineFacts(configuration)
  const reference = referenceFacts(referenceConfiguration(catalogue, selections, circumstances))
  if (JSON.stringify(engine) !== JSON.stringify(reference)) expect(engine).toEqual(reference)
}

/** Both take the intent from the same state; returns the engine's next configuration. */
function expectSameAnswer(configuration: Configuration, intent: Intent): Configuration {
  const { circumstances, prepared } = configuration
  const situation = { catalogue: prepared.catalogue, selections: getSelections(configuration), circumstances }
  const expected = applyIntent(situation, intent)
  const result = applyToEngine(configuration, intent)
  if (!result.ok) {
    expect(expected.ok ? [] : expected.codes).toContain(result.error.code)
    return configuration
  }
  if (!expected.ok) expect.fail(`the engine accepts what is to be refused: ${expected.codes.join()}`)
  expect(comparable(getSelections(result.configuration))).toEqual(comparable(expected.selections))
  expectKept(configuration, result.configuration)
  return result.configuration
}

/** Of the answers to writes, those that say what a write leads to. */
const ANSWERS = [
  'accepted',
  'ITEM_LOCKED',
  'BUNDLE_GROUP_LOCKED',
  'ITEM_NOT_SELECTABLE',
  'LINE_ITEM_NOT_SELECTABLE',
  'DESIGN_LINE_OF_ALL_ROOMS',
  'CONFLICT',
]

describe('engine against the naive implementation', () => {
  it('ENG-1 ENG-17..23 ENG-27..30 ENG-45 RUL-1 a catalogue without selections says the same on every level', () => {
    fc.assert(
      fc.property(anyCatalogue(), anyCircumstances(), (catalogue, circumstances) => {
        const configuration = configure(prepareCatalogue(catalogue), NO_SELECTIONS, circumstances)
        expectSame(configuration, catalogue, NO_SELECTIONS, circumstances)
      }),
      propertySettings(),
    )
  })

  it('FOUND-6 FOUND-7, ENG-16 ENG-35 UPG-7..14 UPG-17..20 DSL-9 RUL-3 any sequence of intents is answered the same', () => {
    fc.assert(
      fc.property(
        anyCatalogue(),
        laterCircumstances(),
        fc.boolean(),
        rawIntents(),
        (catalogue, later, closes, raws) => {
          const closed = closes ? withLockedGroups(catalogue) : catalogue
          let configuration = configure(prepareCatalogue(catalogue), NO_SELECTIONS, OPEN_CIRCUMSTANCES)
          for (const [index, raw] of raws.entries()) {
            // Half-way the unit may be completed, or a trade or groups locked with choices in them already made.
            if (index === 4) configuration = configure(prepareCatalogue(closed), getSelections(configuration), later)
            configuration = expectSameAnswer(configuration, intentFor(catalogue, raw))
            const { prepared, circumstances } = configuration
            expectSame(configuration, prepared.catalogue, getSelections(configuration), circumstances)
          }
        },
      ),
      propertySettings(),
    )
  })

  it('FOUND-6 FOUND-7 FOUND-8 FOUND-9 API-22..27 UPG-13 any sequence of writes is answered the same', () => {
    const answers = new Set<string>()
    fc.assert(
      fc.property(writesOnCatalogues(), (writes) => {
        for (const answer of compareWrites(writes)) answers.add(answer)
      }),
      propertySettings(),
    )
    // None of them is agreed upon only because it never happens.
    expect([...answers]).toEqual(expect.arrayContaining(ANSWERS))
  })

  it('DSL-9 RUL-1 design lines that break rules give way in the same rounds', () => {
    fc.assert(
      fc.property(clashingLinesCatalogue(), rawIntents(3), rawIntents(7), (catalogue, lines, others) => {
        const raws = [...lines.map((raw) => ({ ...raw, kind: 'line' as const })), ...others]
        let configuration = configure(prepareCatalogue(catalogue), NO_SELECTIONS, OPEN_CIRCUMSTANCES)
        for (const raw of raws) {
          configuration = expectSameAnswer(configuration, intentFor(catalogue, raw))
          expectSame(configuration, catalogue, getSelections(configuration), OPEN_CIRCUMSTANCES)
        }
      }),
      propertySettings(),
    )
  })

  it('UPG-12 UPG-17 UPG-18 a bundle that gives way hands its line item over, product and all', () => {
    const configurable = (productId: string) => anOption(productId, { isConfigurable: true })
    const tap = anItem('tap', { options: [anOption('plain'), configurable('fine'), configurable('finest')] })
    const lamp = anItem('lamp', { options: [anOption('lamp')] })
    const catalogue = aCatalogue({
      lineItems: [anOptionalLineItem('taps', [tap]), anOptionalLineItem('lamps', [lamp])],
      bundleGroups: [aBundleGroup('group', { mode: 'SINGLE_SELECT' })],
      bundles: [
        aBundle('comfort', ['taps'], { productIds: ['fine'] }),
        aBundle('premium', ['taps', 'lamps'], { productIds: ['finest'] }),
      ],
    })
    let configuration = configure(prepareCatalogue(catalogue), NO_SELECTIONS, OPEN_CIRCUMSTANCES)
    configuration = expectSameAnswer(configuration, { kind: 'toggleBundle', bundleId: 'comfort' })
    expect(getSelections(configuration).buyerSelections['tap']?.productId).toBe('fine')
    configuration = expectSameAnswer(configuration, { kind: 'toggleBundle', bundleId: 'premium' })
    expect(getSelections(configuration).buyerSelections['tap']?.productId).toBe('finest')
    expectSame(configuration, catalogue, getSelections(configuration), OPEN_CIRCUMSTANCES)
  })

  it('RUL-1 items with more options than fit a machine word', () => {
    const wide = anyCatalogue({ productsPerGroup: 70, maxLineItems: 3, maxRules: 5, optionCount: { minLength: 30 } })
    fc.assert(
      fc.property(wide, rawIntents(3), (catalogue, raws) => {
        let configuration = configure(prepareCatalogue(catalogue), NO_SELECTIONS, OPEN_CIRCUMSTANCES)
        for (const raw of raws) configuration = expectSameAnswer(configuration, intentFor(catalogue, raw))
        expectSame(configuration, catalogue, getSelections(configuration), OPEN_CIRCUMSTANCES)
      }),
      propertySettings(),
    )
  })
})
