import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyChange, configure, prepareCatalogue, getSelections } from '#shared/domain/index.ts'
import { propertySettings } from '#shared/testing/property-settings.ts'
import { comparable } from '#shared/testing/selection-builders.ts'
import { anyChange, anySelections } from '#shared/testing/selections-arbitrary.ts'
import { writeFor, writesOnCatalogues } from '#shared/testing/write-arbitrary.ts'
import {
  applyToSelections,
  areNoSelections,
  areSameSelections,
  composeChanges,
  copySelections,
  diffSelections,
  invertChange,
  isChangeInForce,
  isNoChange,
  normaliseSelections,
  rebaseChange,
  withoutEntries,
} from './selection-algebra.ts'
import { NO_CHANGE, NO_SELECTIONS, OPEN_CIRCUMSTANCES, type Selections } from './selections.types.ts'

function expectSame(actual: Selections, expected: Selections): void {
  expect(exact(actual)).toEqual(exact(expected))
}

/** Only the order of the design lines says nothing. */
function exact(selections: Selections) {
  const sorted = selections.buyerDesignLineSelections.toSorted((a, b) =>
    JSON.stringify(a).localeCompare(JSON.stringify(b)),
  )
  return { ...selections, buyerDesignLineSelections: sorted }
}

describe('the algebra of selections and changes', () => {
  it('ENG-16 one change after the other is the same as both as one, however they are put together', () => {
    fc.assert(
      fc.property(anySelections, anyChange, anyChange, anyChange, (selections, a, b, c) => {
        expect(applyToSelections(applyToSelections(selections, a), b)).toEqual(
          applyToSelections(selections, composeChanges(a, b)),
        )
        expect(composeChanges(composeChanges(a, b), c)).toEqual(composeChanges(a, composeChanges(b, c)))
      }),
      propertySettings(),
    )
  })

  it('ENG-16 a change of nothing is neutral', () => {
    fc.assert(
      fc.property(anySelections, anyChange, (selections, change) => {
        expect(applyToSelections(selections, NO_CHANGE)).toEqual(selections)
        expect(composeChanges(NO_CHANGE, change)).toEqual(change)
        expect(composeChanges(change, NO_CHANGE)).toEqual(change)
        expect(isNoChange(NO_CHANGE)).toBe(true)
        expect(isNoChange(diffSelections(selections, selections))).toBe(true)
      }),
      propertySettings(),
    )
  })

  it('ENG-16 the inverse takes a change back, and its inverse makes it again', () => {
    fc.assert(
      fc.property(anySelections, anyChange, (before, change) => {
        const after = applyToSelections(before, change)
        const back = invertChange(before, change)
        expectSame(applyToSelections(after, back), before)
        expectSame(applyToSelections(before, invertChange(after, back)), after)
      }),
      propertySettings(),
    )
  })

  it('ENG-16 a difference leads from one to the other, and says no more than it must', () => {
    fc.assert(
      fc.property(anySelections, anySelections, (from, to) => {
        const change = diffSelections(from, to)
        expectSame(applyToSelections(from, change), to)
        expect(isNoChange(change)).toBe(areSameSelections(from, to))
        expect(areSameSelections(from, to)).toBe(isDeepStrictEqual(exact(from), exact(to)))
        const inverse = invertChange(from, change)
        const isTold = (id: string) => change.buyerSelections[id] !== inverse.buyerSelections[id]
        expect(Object.keys(change.buyerSelections).every(isTold)).toBe(true)
        expect(areNoSelections(from)).toBe(areSameSelections(from, NO_SELECTIONS))
      }),
      propertySettings(),
    )
  })

  it('ENG-16 a change is in force once it is made; where it changed something, no longer when it is taken back', () => {
    fc.assert(
      fc.property(anySelections, anyChange, (before, change) => {
        const after = applyToSelections(before, change)
        const back = invertChange(before, change)
        expect(isChangeInForce(after, change)).toBe(true)
        expect(isChangeInForce(after, change, back)).toBe(true)
        expect(isChangeInForce(before, change)).toBe(areSameSelections(before, after))
        expect(isChangeInForce(before, change, back)).toBe(areSameSelections(before, after))
      }),
      propertySettings(),
    )
  })

  it('DSL-4 a change on another list of design lines says what it said on its own', () => {
    fc.assert(
      fc.property(anySelections, anySelections, anyChange, (madeOn, now, change) => {
        const lines = madeOn.buyerDesignLineSelections
        const rebased = rebaseChange(change, lines, now.buyerDesignLineSelections)
        expect(isChangeInForce(applyToSelections(madeOn, change), rebaseChange(change, lines, lines))).toBe(true)
        expect(isChangeInForce(applyToSelections(now, rebased), change, invertChange(madeOn, change))).toBe(true)
        expect(rebaseChange(change, null, now.buyerDesignLineSelections)).toBe(change)
      }),
      propertySettings(),
    )
  })

  it('API-22 selections have one form, and a copy is one', () => {
    fc.assert(
      fc.property(anySelections, (selections) => {
        expect(normaliseSelections(selections)).toEqual(selections)
        const copy = copySelections(selections)
        expect(copy).toEqual(selections)
        copy.buyerDesignLineSelections.length = 0
        for (const id of Object.keys(copy.buyerSelections)) delete copy.buyerSelections[id]
        expectSame(normaliseSelections(selections), selections)
      }),
      propertySettings(),
    )
    const loose = {
      buyerSelections: { floor: { productId: 'oak' } },
      buyerLineItemActivations: { shower: { activated: true } },
      buyerDesignLineSelections: [],
    }
    expect(normaliseSelections({ ...loose, more: 1 } as typeof loose)).toEqual({
      buyerSelections: { floor: { productId: 'oak', quantity: null } },
      buyerLineItemActivations: { shower: { activated: true, upgradeBundleId: null } },
      buyerDesignLineSelections: [],
    })
  })

  it('ENG-16 leaves out what is not to be said', () => {
    fc.assert(
      fc.property(anyChange, (change) => {
        const all = {
          itemIds: Object.keys(change.buyerSelections),
          lineItemIds: Object.keys(change.buyerLineItemActivations),
        }
        expect(withoutEntries(change, {})).toEqual(change)
        const { buyerDesignLineSelections } = change
        expect(withoutEntries(change, all)).toEqual({ ...NO_CHANGE, buyerDesignLineSelections })
      }),
      propertySettings(),
    )
  })

  it('API-22 what the engine accepts of a write is what the algebra makes of it', () => {
    let accepted = 0
    fc.assert(
      fc.property(writesOnCatalogues(), ({ catalogue, raws }) => {
        let current = configure(prepareCatalogue(catalogue), NO_SELECTIONS, OPEN_CIRCUMSTANCES)
        for (const raw of raws) {
          const before = getSelections(current)
          const result = applyChange(current, writeFor(catalogue, before, raw))
          if (!result.ok) continue
          accepted++
          const after = getSelections(result.configuration)
          expect(comparable(after)).toEqual(comparable(applyToSelections(before, result.change)))
          current = result.configuration
        }
      }),
      propertySettings(),
    )
    expect(accepted).toBeGreaterThan(100)
  })
})
