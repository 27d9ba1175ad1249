import { describe, expect, it } from 'vitest'
import {
  aBundle,
  aBundleGroup,
  aCatalogue,
  aLineItem,
  anItem,
  anOptionalLineItem,
  fixedOption,
} from '#shared/testing/builders.ts'
import { after, configured, refusal } from '#shared/testing/engine-driver.ts'
import { selections } from '#shared/testing/selection-builders.ts'
import {
  activateLineItem,
  applyChange,
  bundleGroups,
  chooseOption,
  type Configuration,
  invertChange,
  itemState,
  restoreChange,
  getSelections,
  toggleBundle,
  unitState,
} from '../index.ts'
import { NO_CHANGE, type SelectionsChange } from '../selections/selections.types.ts'

const two = (id: string) =>
  anItem(id, { options: [fixedOption(`${id}-plain`, 0), fixedOption(`${id}-noble`, 500_00, { isConfigurable: true })] })

/** "noble" chooses products in the floor, which is always there, and in the washing corner, which is an extra. */
function home(lineItemIds: readonly string[], mode: 'MULTI_SELECT' | 'SINGLE_SELECT' = 'MULTI_SELECT') {
  return aCatalogue({
    lineItems: [
      aLineItem('floors', [two('floor')]),
      anOptionalLineItem('washing', [two('tap'), two('basin')]),
      anOptionalLineItem('bench', [two('seat')], { replacesLineItemIds: ['washing'] }),
    ],
    bundleGroups: [
      aBundleGroup('looks', { mode, actsAsPreselection: true, locked: true }),
      aBundleGroup('extras', { mode: 'SINGLE_SELECT' }),
    ],
    bundles: [
      aBundle('noble', lineItemIds, { groupId: 'looks' }),
      aBundle('corner', ['washing'], { groupId: 'extras', productIds: ['tap-noble'] }),
      aBundle('seating', ['bench'], { groupId: 'extras' }),
    ],
  })
}
const ALL_NOBLE = { floor: 'floor-noble', tap: 'tap-noble', basin: 'basin-noble' }

const write = (parts: Partial<SelectionsChange>) => (c: Configuration) => applyChange(c, { ...NO_CHANGE, ...parts })
const lines = (parts: Readonly<Record<string, boolean | null>>) =>
  write({
    buyerLineItemActivations: Object.fromEntries(
      Object.entries(parts).map(([id, activated]) => [
        id,
        activated === null ? null : { activated, upgradeBundleId: null },
      ]),
    ),
  })
const choose = (parts: Readonly<Record<string, string | null>>) =>
  write({
    buyerSelections: Object.fromEntries(
      Object.entries(parts).map(([id, productId]) => [id, productId === null ? null : { productId, quantity: null }]),
    ),
  })
const washing = (activated: boolean) => (c: Configuration) => activateLineItem(c, { lineItemId: 'washing', activated })
const noble = (c: Configuration) =>
  bundleGroups(c, null)
    .flatMap(({ bundles }) => bundles)
    .find(({ id }) => id === 'noble')!
const chosen = (c: Configuration) =>
  Object.fromEntries(Object.entries(getSelections(c).buyerSelections).map(([id, { productId }]) => [id, productId]))

describe('a preselection of a locked group', () => {
  it('FOUND-7, UPG-13: is not lost by way of its optional line item, when all its products lie there', () => {
    const chosenThere = { tap: 'tap-noble', basin: 'basin-noble' }
    const start = configured(home(['washing']), selections({ choices: chosenThere, activations: { washing: true } }))
    for (const off of [lines({ washing: null }), washing(false)]) {
      const without = after(start, off)
      expect([noble(without).active, noble(without).held]).toEqual([false, true])
      expect(refusal(choose({ tap: null })(without)).code).toBe('BUNDLE_GROUP_LOCKED')
      expect(refusal(choose({ tap: null, basin: null })(without)).code).toBe('BUNDLE_GROUP_LOCKED')
      expect(refusal(toggleBundle(without, { bundleId: 'noble' })).code).toBe('BUNDLE_GROUP_LOCKED')
      expect(chosen(after(without, lines({ washing: true })))).toEqual(chosenThere)
    }
  })

  it('FOUND-7, UPG-13 UPG-17: brings its products with a line item that was off when it was switched on', () => {
    const start = after(configured(home(['floors', 'washing'])), (c) => toggleBundle(c, { bundleId: 'noble' }))
    expect(chosen(start)).toEqual({ floor: 'floor-noble' })
    const bare = lines({ washing: true })(start)
    expect([refusal(bare).code, refusal(bare).subjectId]).toEqual(['BUNDLE_GROUP_LOCKED', 'noble'])
    const ways = [
      washing(true),
      (c: Configuration) => toggleBundle(c, { bundleId: 'corner' }),
      write({
        buyerLineItemActivations: { washing: { activated: true, upgradeBundleId: null } },
        buyerSelections: {
          tap: { productId: 'tap-noble', quantity: null },
          basin: { productId: 'basin-noble', quantity: null },
        },
      }),
    ]
    for (const way of ways) {
      const result = way(start)
      const on = after(start, () => result)
      expect(chosen(on)).toEqual(ALL_NOBLE)
      expect([noble(on).active, unitState(on).total]).toEqual([true, 1500_00])
      if (result.ok) expect(chosen(after(start, write(result.change)))).toEqual(ALL_NOBLE)
    }
  })

  it('FOUND-7, UPG-13: brings them as well when a line item is no longer replaced, whatever was chosen there', () => {
    const plain = { choices: { tap: 'tap-plain' }, activations: { washing: true, bench: true } }
    const start = after(configured(home(['floors', 'washing']), selections(plain)), (c) =>
      toggleBundle(c, { bundleId: 'noble' }),
    )
    expect(chosen(start)).toEqual({ floor: 'floor-noble', tap: 'tap-plain' })
    expect(refusal(lines({ bench: null })(start)).code).toBe('BUNDLE_GROUP_LOCKED')
    const back = after(start, (c) => activateLineItem(c, { lineItemId: 'bench', activated: false }))
    expect(chosen(back)).toEqual(ALL_NOBLE)
  })

  it('FOUND-7, UPG-13: products chosen by hand are not held by a line item that goes, unless they are all it has there', () => {
    const byHand = selections({ choices: { tap: 'tap-noble' }, activations: { washing: true } })
    const off = after(configured(home(['washing']), byHand), lines({ washing: null }))
    expect(noble(off).held).toBe(false)
    expect(chosen(after(off, choose({ tap: null })))).toEqual({})
    expect(chosen(after(off, lines({ washing: true })))).toEqual({ tap: 'tap-noble' })
  })

  it('FOUND-7, UPG-12 UPG-13: of a group with a single choice none goes on, also not since a line item goes', () => {
    const catalogue = home(['floors', 'washing'], 'SINGLE_SELECT')
    const start = configured(
      catalogue,
      selections({ choices: { floor: 'floor-noble' }, activations: { washing: true } }),
    )
    expect([noble(start).active, noble(start).held]).toEqual([false, true])
    expect(refusal(washing(false)(start)).code).toBe('BUNDLE_GROUP_LOCKED')
    const other = after(start, (c) => chooseOption(c, { itemId: 'floor', productId: 'floor-plain' }), washing(false))
    expect(refusal(chooseOption(other, { itemId: 'floor', productId: 'floor-noble' })).code).toBe('BUNDLE_GROUP_LOCKED')
    // One that is held comes back with its line item.
    const on = configured(home(['washing'], 'SINGLE_SELECT'), selections({ choices: ALL_NOBLE }))
    expect([noble(on).active, noble(after(on, washing(true))).active]).toEqual([false, true])
  })

  it('FOUND-7, UPG-13 UPG-18: its products stay when another upgrade that has them is switched off', () => {
    const catalogue = aCatalogue({
      lineItems: [aLineItem('floors', [two('floor')])],
      bundleGroups: [aBundleGroup('looks', { actsAsPreselection: true, locked: true }), aBundleGroup('extras')],
      bundles: [aBundle('noble', ['floors'], { groupId: 'looks' }), aBundle('fine', ['floors'], { groupId: 'extras' })],
    })
    const start = configured(catalogue, selections({ choices: { floor: 'floor-noble' } }))
    const off = after(start, (c) => toggleBundle(c, { bundleId: 'fine' }))
    expect(itemState(off, 'floor').defactoProductId).toBe('floor-noble')
  })

  it('ENG-16, UPG-13: a line item that brought its products is undone and redone; they stay chosen meanwhile', () => {
    const start = after(configured(home(['floors', 'washing'])), (c) => toggleBundle(c, { bundleId: 'noble' }))
    const result = washing(true)(start)
    if (!result.ok) throw new Error(result.error.code)
    const undo = invertChange(getSelections(start), result.change)
    const undone = restoreChange(result.configuration, undo)
    expect(undone.leftOut).toEqual({ tap: null, basin: null })
    const without = after(result.configuration, () => undone.intent)
    expect([chosen(without), unitState(without).total]).toEqual([ALL_NOBLE, unitState(start).total])
    const again = after(without, (c) => restoreChange(c, result.change).intent)
    expect(unitState(again).total).toBe(1500_00)
  })
})
