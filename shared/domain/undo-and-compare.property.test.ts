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
  itemState,
  prepareCatalogue,
  restoreChange,
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

/** Choices and everything that follows from them; but for those that nothing follows from, since their items take no part. */
function factsOf(configuration: Configuration): string {
  const plain = withoutIdle(configuration)
  return JSON.stringify([comparable(selectionsOf(plain)), engineFacts(plain)])
}

function withoutIdle(configuration: Configuration): Configuration {
  const { prepared, circumstances } = configuration
  const selections = selectionsOf(configuration)
  const taking = Object.entries(selections.buyerSelections).filter(([id]) => itemState(configuration, id).takesPart)
  return configure(prepared, { ...selections, buyerSelections: Object.fromEntries(taking) }, circumstances)
}

/** Goes back, or forth, step by step; what cannot be put back yet goes with the next step. */
function walker(start: Configuration) {
  let current = start
  let owed: SelectionsChange['buyerSelections'] = {}
  return (step: SelectionsChange): { readonly back: SelectionsChange; readonly current: Configuration } => {
    const change = { ...step, buyerSelections: { ...owed, ...step.buyerSelections } }
    const back = invertChange(current, change)
    const { intent, leftOut } = restoreChange(current, change)
    if (!intent.ok) throw new Error(`refused: ${intent.error.code} ${intent.error.subjectId}`)
    const written = applyChange(current, intent.change)
    if (!written.ok) throw new Error(`what was restored is refused: ${written.error.code}`)
    expect(factsOf(written.configuration)).toBe(factsOf(intent.configuration))
    current = intent.configuration
    owed = leftOut
    return { back, current }
  }
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

/** What is chosen in a locked group is not undone. */
const openCatalogue = () =>
  consistentCatalogue().map((catalogue) => ({
    ...catalogue,
    upgradeBundleGroups: catalogue.upgradeBundleGroups.map((group) => ({ ...group, locked: false })),
  }))
const catalogueAndIntents = fc.tuple(openCatalogue(), rawIntents(12))

describe('undo and redo', () => {
  it('ENG-16 any sequence of choices is undone step by step, and redone', () => {
    fc.assert(
      fc.property(catalogueAndIntents, ([catalogue, raws]) => {
        const start = configure(prepareCatalogue(catalogue), NO_SELECTIONS, OPEN_CIRCUMSTANCES)
        const steps = stepsOf(start, raws)
        const redos: SelectionsChange[] = []
        const undo = walker(steps.at(-1)?.after ?? start)
        for (const { before, change } of steps.toReversed()) {
          const { back, current } = undo(invertChange(before, change))
          redos.push(back)
          expect(factsOf(current)).toBe(factsOf(before))
        }
        const redo = walker(start)
        for (const [index, step] of redos.toReversed().entries()) {
          expect(factsOf(redo(step).current)).toBe(factsOf(steps[index]!.after))
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
      fc.property(openCatalogue(), rawIntents(8), rawIntents(8), (catalogue, one, two) => {
        const start = configure(prepareCatalogue(catalogue), NO_SELECTIONS, OPEN_CIRCUMSTANCES)
        const left = stepsOf(start, one).at(-1)?.after ?? start
        const right = stepsOf(start, two).at(-1)?.after ?? start
        const change = changeTo(left, selectionsOf(right))
        const { current: reached, back } = walker(left)(change)
        expect(factsOf(reached)).toBe(factsOf(right))
        expect(changeTo(withoutIdle(reached), selectionsOf(withoutIdle(right)))).toEqual(EMPTY)
        expect(factsOf(walker(reached)(back).current)).toBe(factsOf(left))
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
