import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Catalogue } from '../catalogue/catalogue.types.ts'
import type { BundleView } from '../configuration/configuration.types.ts'
import {
  applyChange,
  areSameSelections,
  bundleGroups,
  diffSelections,
  compareConfigurations,
  type Configuration,
  configure,
  invertChange,
  isChangeInForce,
  itemState,
  lineItemState,
  prepareCatalogue,
  restoreChange,
  getSelections,
  unitState,
} from '#shared/domain/index.ts'
import { NO_CHANGE, NO_SELECTIONS, OPEN_CIRCUMSTANCES, type SelectionsChange } from '../selections/selections.types.ts'
import { consistentCatalogue } from '#shared/testing/catalogue-arbitrary.ts'
import { applyToEngine } from '#shared/testing/engine-intents.ts'
import { expectKept } from '#shared/testing/expect-kept.ts'
import { engineFacts } from '#shared/testing/facts.ts'
import { intentFor, type RawIntent, rawIntents, switchingIntents } from '#shared/testing/intent-arbitrary.ts'
import { preselectionCatalogue } from '#shared/testing/preselection-catalogue.ts'
import { propertySettings } from '#shared/testing/property-settings.ts'
import { comparable } from '#shared/testing/selection-builders.ts'
import { withLockedGroups } from '#shared/testing/write-arbitrary.ts'

/** Choices and everything that follows from them; but for those that nothing follows from, since their items take no part. */
function getFacts(configuration: Configuration): string {
  const plain = withoutIdle(configuration)
  return JSON.stringify([comparable(getSelections(plain)), engineFacts(plain)])
}

/** Without those for items that take no part. */
function getChoices(configuration: Configuration): string {
  return JSON.stringify(comparable(getSelections(withoutIdle(configuration))))
}

function withoutIdle(configuration: Configuration): Configuration {
  const { prepared, circumstances } = configuration
  const selections = getSelections(configuration)
  const taking = Object.entries(selections.buyerSelections).filter(([id]) => itemState(configuration, id).takesPart)
  return configure(prepared, { ...selections, buyerSelections: Object.fromEntries(taking) }, circumstances)
}

/**
 * Goes back, or forth, step by step; what cannot be put back yet goes with the next step. null = what a locked group
 * holds is not undone.
 */
function walker(start: Configuration) {
  let current = start
  let owed: SelectionsChange['buyerSelections'] = {}
  return (step: SelectionsChange): { readonly back: SelectionsChange; readonly current: Configuration } | null => {
    const change = { ...step, buyerSelections: { ...owed, ...step.buyerSelections } }
    const back = invertChange(getSelections(current), change)
    const { intent, leftOut } = restoreChange(current, change)
    if (!intent.ok && intent.error.code === 'BUNDLE_GROUP_LOCKED') return null
    if (!intent.ok) throw new Error(`refused: ${intent.error.code} ${intent.error.subjectId}`)
    expectKept(current, intent.configuration)
    const written = applyChange(current, intent.change)
    if (!written.ok) throw new Error(`what was restored is refused: ${written.error.code}`)
    expect(getFacts(written.configuration)).toBe(getFacts(intent.configuration))
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
function listSteps(start: Configuration, raws: readonly RawIntent[]): Step[] {
  const steps: Step[] = []
  for (const raw of raws) {
    const before = steps.at(-1)?.after ?? start
    const result = applyToEngine(before, intentFor(start.prepared.catalogue, raw))
    if (result.ok) steps.push({ before, after: result.configuration, change: result.change })
  }
  return steps
}

interface Start {
  readonly start: Configuration
  readonly isClosed: boolean
}

/** Choices already made; and then, half of the time, all groups of bundles are locked. */
function anyStart(): fc.Arbitrary<Start> {
  const catalogues = fc.oneof(consistentCatalogue(), preselectionCatalogue())
  return fc.tuple(catalogues, fc.boolean(), anyIntents(6)).map(([any, isClosed, raws]) => {
    const catalogue = withOpenGroups(any)
    const standard = configure(prepareCatalogue(catalogue), NO_SELECTIONS, OPEN_CIRCUMSTANCES)
    const made = getSelections(listSteps(standard, raws).at(-1)?.after ?? standard)
    const now = prepareCatalogue(isClosed ? withLockedGroups(catalogue) : catalogue)
    return { start: configure(now, made, OPEN_CIRCUMSTANCES), isClosed }
  })
}

function anyIntents(maxLength: number): fc.Arbitrary<readonly RawIntent[]> {
  return fc.oneof(rawIntents(maxLength), switchingIntents(maxLength))
}

function withOpenGroups(catalogue: Catalogue): Catalogue {
  const upgradeBundleGroups = catalogue.upgradeBundleGroups.map((group) => ({ ...group, locked: false }))
  return { ...catalogue, upgradeBundleGroups }
}

/** Bundles of locked groups that are on, or at least closed. */
function heldBundles(configuration: Configuration): BundleView[] {
  return bundleGroups(configuration, null).flatMap(({ bundles }) => bundles.filter(({ held }) => held))
}

/** Some bundle is held that was not. */
function holdsMore({ before, after }: Step): boolean {
  const old = new Set(heldBundles(before).map(({ id }) => id))
  return heldBundles(after).some(({ id }) => !old.has(id))
}

/** In a line item or an item of a held bundle the step changed something. */
function touchesHeld({ before, after, change }: Step): boolean {
  return heldBundles(after).some(
    ({ itemIds, lineItemIds }) =>
      itemIds.some((id) => Object.hasOwn(change.buyerSelections, id)) ||
      lineItemIds.some((id) => {
        const [old, now] = [lineItemState(before, id), lineItemState(after, id)]
        return old.activated !== now.activated || old.counts !== now.counts || old.replaced !== now.replaced
      }),
  )
}

describe('undo and redo', () => {
  it('FOUND-7, ENG-16 any sequence of choices is undone step by step, and redone, but for what a locked group holds', () => {
    let held = 0
    let undone = 0
    fc.assert(
      fc.property(anyStart(), anyIntents(12), ({ start, isClosed }, raws) => {
        const steps = listSteps(start, raws)
        const redos: { readonly change: SelectionsChange; readonly to: Configuration }[] = []
        let current = steps.at(-1)?.after ?? start
        const undo = walker(current)
        for (const step of steps.toReversed()) {
          const moved = undo(invertChange(getSelections(step.before), step.change))
          if (moved === null || holdsMore(step)) {
            expect(isClosed && touchesHeld(step)).toBe(true)
            // Or its line item goes, and what is held there stays chosen.
            if (moved !== null) expect(getChoices(moved.current)).toBe(getChoices(step.before))
            held++
            break
          }
          if (isClosed) undone++
          redos.push({ change: moved.back, to: step.after })
          current = moved.current
          expect(getFacts(current)).toBe(getFacts(step.before))
        }
        const redo = walker(current)
        for (const { change, to } of redos.toReversed()) {
          const moved = redo(change)
          if (moved === null) throw new Error('a redo is refused')
          expect(getFacts(moved.current)).toBe(getFacts(to))
        }
      }),
      propertySettings({ numRuns: 600 }),
    )
    expect(held).toBeGreaterThan(5)
    expect(undone).toBeGreaterThan(200)
  })

  it('ENG-16 a change is in force once it is applied, and no longer when it is undone', () => {
    fc.assert(
      fc.property(anyStart(), anyIntents(12), ({ start }, raws) => {
        for (const { before, after, change } of listSteps(start, raws)) {
          expect(isChangeInForce(getSelections(after), change)).toBe(true)
          const differs = !areSameSelections(getSelections(before), getSelections(after))
          expect(isChangeInForce(getSelections(before), change)).toBe(!differs)
        }
      }),
      propertySettings({ numRuns: 200 }),
    )
  })
})

describe('variants', () => {
  it('FOUND-7, ENG-16 the change to other choices leads from any configuration to exactly these, or a locked group refuses it', () => {
    fc.assert(
      fc.property(anyStart(), anyIntents(8), anyIntents(8), ({ start, isClosed }, one, two) => {
        const left = listSteps(start, one).at(-1)?.after ?? start
        const right = listSteps(start, two).at(-1)?.after ?? start
        const change = diffSelections(getSelections(left), getSelections(right))
        const there = walker(left)(change)
        if (there === null) {
          expect(isClosed).toBe(true)
          return
        }
        expect(getFacts(there.current)).toBe(getFacts(right))
        expect(diffSelections(getSelections(withoutIdle(there.current)), getSelections(withoutIdle(right)))).toEqual(
          NO_CHANGE,
        )
        const home = walker(there.current)(there.back)
        if (home === null) expect(isClosed).toBe(true)
        else expect(getFacts(home.current)).toBe(getFacts(left))
      }),
      propertySettings({ numRuns: 300 }),
    )
  })

  it('ENG-16 a comparison names every item that differs, the same from both sides, and both totals', () => {
    fc.assert(
      fc.property(consistentCatalogue(), rawIntents(8), rawIntents(8), (catalogue, one, two) => {
        const start = configure(prepareCatalogue(catalogue), NO_SELECTIONS, OPEN_CIRCUMSTANCES)
        const left = listSteps(start, one).at(-1)?.after ?? start
        const right = listSteps(start, two).at(-1)?.after ?? start
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
