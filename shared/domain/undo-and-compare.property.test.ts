import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyChange,
  changeTo,
  compareConfigurations,
  type Configuration,
  configure,
  invertChange,
  isChangeInForce,
  prepareCatalogue,
  selectionsOf,
  unitState,
} from '#shared/domain/index.ts'
import { NO_SELECTIONS, OPEN_CIRCUMSTANCES, type SelectionsChange } from '#shared/domain/selections.types.ts'
import { consistentCatalogue } from '#shared/testing/catalogue-arbitrary.ts'
import { applyToEngine } from '#shared/testing/engine-intents.ts'
import { engineFacts } from '#shared/testing/facts.ts'
import { intentFor, type RawIntent, rawIntents } from '#shared/testing/intent-arbitrary.ts'
import { propertySettings } from '#shared/testing/property-settings.ts'
import { comparable } from '#shared/testing/selection-builders.ts'

/** Choices and everything that follows from them. */
function factsOf(configuration: Configuration): string {
  return JSON.stringify([comparable(selectionsOf(configuration)), engineFacts(configuration)])
}

function applied(configuration: Configuration, change: SelectionsChange): Configuration {
  const result = applyChange(configuration, change)
  if (!result.ok) throw new Error(`refused: ${result.error.code} ${result.error.subjectId}`)
  return result.configuration
}

interface Step {
  readonly before: Configuration
  readonly after: Configuration
  readonly change: SelectionsChange
}

/** The accepted intents of a sequence, each with what it stood on. */
function stepsOf(start: Configuration, raws: readonly RawIntent[]): Step[] {
  const steps: Step[] = []
  for (const raw of raws) {
    const before = steps.at(-1)?.after ?? start
    const result = applyToEngine(before, intentFor(start.prepared.catalogue, raw))
    if (result.ok) steps.push({ before, after: result.configuration, change: result.change })
  }
  return steps
}

const catalogueAndIntents = fc.tuple(consistentCatalogue(), rawIntents(12))

describe('undo and redo', () => {
  it('ENG-16 any sequence of choices is undone step by step, and redone', () => {
    fc.assert(
      fc.property(catalogueAndIntents, ([catalogue, raws]) => {
        const start = configure(prepareCatalogue(catalogue), NO_SELECTIONS, OPEN_CIRCUMSTANCES)
        const steps = stepsOf(start, raws)
        let current = steps.at(-1)?.after ?? start
        const redos: SelectionsChange[] = []
        for (const { before, change } of steps.toReversed()) {
          const inverse = invertChange(before, change)
          redos.push(invertChange(current, inverse))
          current = applied(current, inverse)
          expect(factsOf(current)).toBe(factsOf(before))
        }
        for (const [index, redo] of redos.toReversed().entries()) {
          current = applied(current, redo)
          expect(factsOf(current)).toBe(factsOf(steps[index]!.after))
        }
      }),
      propertySettings({ numRuns: 400 }),
    )
  })

  it('ENG-16 a change is in force once it is applied, and no longer when it is undone', () => {
    fc.assert(
      fc.property(catalogueAndIntents, ([catalogue, raws]) => {
        const start = configure(prepareCatalogue(catalogue), NO_SELECTIONS, OPEN_CIRCUMSTANCES)
        for (const { before, after, change } of stepsOf(start, raws)) {
          expect(isChangeInForce(after, change)).toBe(true)
          const differs = JSON.stringify(changeTo(before, selectionsOf(after))) !== JSON.stringify(EMPTY)
          expect(isChangeInForce(before, change)).toBe(!differs)
        }
      }),
      propertySettings({ numRuns: 200 }),
    )
  })
})

const EMPTY: SelectionsChange = { buyerSelections: {}, buyerLineItemActivations: {}, buyerDesignLineSelections: null }

describe('variants', () => {
  it('ENG-16 the change to other choices leads from any configuration to exactly these', () => {
    fc.assert(
      fc.property(consistentCatalogue(), rawIntents(8), rawIntents(8), (catalogue, one, two) => {
        const start = configure(prepareCatalogue(catalogue), NO_SELECTIONS, OPEN_CIRCUMSTANCES)
        const left = stepsOf(start, one).at(-1)?.after ?? start
        const right = stepsOf(start, two).at(-1)?.after ?? start
        const change = changeTo(left, selectionsOf(right))
        const reached = applied(left, change)
        expect(factsOf(reached)).toBe(factsOf(right))
        expect(changeTo(reached, selectionsOf(right))).toEqual(EMPTY)
        expect(factsOf(applied(reached, invertChange(left, change)))).toBe(factsOf(left))
      }),
      propertySettings({ numRuns: 300 }),
    )
  })

  it('ENG-16 a comparison names every item that differs, the same from both sides, and both totals', () => {
    fc.assert(
      fc.property(consistentCatalogue(), rawIntents(8), rawIntents(8), (catalogue, one, two) => {
        const start = configure(prepareCatalogue(catalogue), NO_SELECTIONS, OPEN_CIRCUMSTANCES)
        const left = stepsOf(start, one).at(-1)?.after ?? start
        const right = stepsOf(start, two).at(-1)?.after ?? start
        const found = compareConfigurations(left, right)
        expect(found.totals.left).toBe(unitState(left).total)
        expect(found.totals.right).toBe(unitState(right).total)
        const mirrored = compareConfigurations(right, left)
        expect(mirrored.items.map(({ itemId }) => itemId)).toEqual(found.items.map(({ itemId }) => itemId))
        expect(mirrored.bundles.length).toBe(found.bundles.length)
        for (const { left: a, right: b } of found.items) expect(a).not.toEqual(b)
        const itself = compareConfigurations(left, left)
        expect([itself.isSame, itself.items, itself.totals.left]).toEqual([true, [], itself.totals.right])
      }),
      propertySettings({ numRuns: 200 }),
    )
  })
})
