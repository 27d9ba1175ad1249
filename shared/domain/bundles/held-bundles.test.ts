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
  type Configuration,
  invertChange,
  restoreChange,
  getSelections,
  toggleBundle,
  unitState,
} from '../index.ts'
import { NO_CHANGE } from '../selections/selections.types.ts'

const line = (id: string, overrides: Parameters<typeof anOptionalLineItem>[2] = {}) =>
  anOptionalLineItem(id, [anItem(`${id}-item`, { options: [fixedOption(`${id}-product`, 100_00)] })], overrides)

function closed(mode: 'MULTI_SELECT' | 'SINGLE_SELECT') {
  return aCatalogue({
    lineItems: [line('l1'), line('l2'), line('other', { replacesLineItemIds: ['l1'] })],
    bundleGroups: [aBundleGroup('shell', { mode, locked: true }), aBundleGroup('open')],
    bundles: [
      aBundle('standard', [], { groupId: 'shell', default: true }),
      aBundle('one', ['l1'], { groupId: 'shell' }),
      aBundle('two', ['l2'], { groupId: 'shell' }),
      aBundle('same', ['l2'], { groupId: 'open' }),
    ],
  })
}

const ONE = selections({ activations: { l1: true } })
const write = (activations: Readonly<Record<string, boolean | null>>) => (c: Configuration) =>
  applyChange(c, {
    ...NO_CHANGE,
    buyerLineItemActivations: Object.fromEntries(
      Object.entries(activations).map(([id, activated]) => [
        id,
        activated === null ? null : { activated, upgradeBundleId: null },
      ]),
    ),
  })
const held = (configuration: Configuration) =>
  bundleGroups(configuration, null)
    .flatMap(({ bundles }) => bundles)
    .filter((bundle) => bundle.held)
    .map(({ id }) => id)

describe('bundles of a locked group', () => {
  it('FOUND-7, UPG-13: one that is on stays on, whatever asks for it', () => {
    const start = configured(closed('MULTI_SELECT'), ONE)
    const tries = [
      toggleBundle(start, { bundleId: 'one' }),
      activateLineItem(start, { lineItemId: 'l1', activated: false }),
      write({ l1: null })(start),
      write({ l1: false })(start),
      // Something else in its place takes it away as well.
      write({ other: true })(start),
    ]
    expect(tries.map((result) => refusal(result).code)).toEqual(tries.map(() => 'BUNDLE_GROUP_LOCKED'))
    expect(refusal(write({ l1: null })(start)).subjectId).toBe('one')
    expect(held(start)).toEqual(['one'])
  })

  it('FOUND-7, UPG-13 UPG-11: one of many that is off may still be chosen, and then stays', () => {
    const start = configured(closed('MULTI_SELECT'), ONE)
    const result = toggleBundle(start, { bundleId: 'two' })
    if (!result.ok) throw new Error(result.error.code)
    expect(unitState(result.configuration).total).toBe(200_00)
    expect(unitState(after(start, write({ l2: true }))).total).toBe(200_00)
    expect(held(result.configuration)).toEqual(['one', 'two'])
    const undone = restoreChange(result.configuration, invertChange(getSelections(start), result.change)).intent
    expect(refusal(undone).code).toBe('BUNDLE_GROUP_LOCKED')
  })

  it('FOUND-7, UPG-13 UPG-12: of a group with a single choice none is chosen any more, on no path', () => {
    const catalogue = closed('SINGLE_SELECT')
    for (const start of [configured(catalogue), configured(catalogue, ONE)]) {
      for (const bundleId of ['two', 'same'])
        expect(refusal(toggleBundle(start, { bundleId })).code).toBe('BUNDLE_GROUP_LOCKED')
      expect(refusal(write({ l2: true })(start)).code).toBe('BUNDLE_GROUP_LOCKED')
      expect(held(start)).toEqual(['standard', 'one', 'two'])
    }
    expect(refusal(toggleBundle(configured(catalogue, ONE), { bundleId: 'standard' })).code).toBe('BUNDLE_GROUP_LOCKED')
  })

  it('FOUND-7, UPG-13: one that counts as active since something replaces it is not on, and the other may go again', () => {
    for (const mode of ['MULTI_SELECT', 'SINGLE_SELECT'] as const) {
      const start = after(configured(closed(mode)), write({ other: true }))
      expect(unitState(start).total).toBe(100_00)
      expect(unitState(after(start, write({ other: null }))).total).toBe(0)
    }
  })

  it('FOUND-7, UPG-13: products of a preselection that is on stay chosen', () => {
    const looks = aCatalogue({
      lineItems: [
        aLineItem('floors', [
          anItem('floor', {
            options: [fixedOption('oak', 0), fixedOption('walnut', 500_00, { isConfigurable: true })],
          }),
        ]),
      ],
      bundleGroups: [aBundleGroup('looks', { actsAsPreselection: true, locked: true })],
      bundles: [aBundle('noble', ['floors'], { groupId: 'looks' })],
    })
    const start = after(configured(looks), (c) => toggleBundle(c, { bundleId: 'noble' }))
    const oak = { ...NO_CHANGE, buyerSelections: { floor: { productId: 'oak', quantity: null } } }
    expect(refusal(applyChange(start, oak)).code).toBe('BUNDLE_GROUP_LOCKED')
    expect(applyChange(configured(looks), oak).ok).toBe(true)
  })

  it('FOUND-7, UPG-13: a preselection that is on does not lose a product by way of its optional line item', () => {
    const two = (id: string) =>
      anItem(id, {
        options: [fixedOption(`${id}-plain`, 0), fixedOption(`${id}-noble`, 500_00, { isConfigurable: true })],
      })
    const looks = aCatalogue({
      lineItems: [aLineItem('floors', [two('floor')]), anOptionalLineItem('washing', [two('tap')])],
      bundleGroups: [aBundleGroup('looks', { actsAsPreselection: true, locked: true })],
      bundles: [aBundle('noble', ['floors', 'washing'], { groupId: 'looks' })],
    })
    const chosen = { floor: 'floor-noble', tap: 'tap-noble' }
    const start = configured(looks, selections({ choices: chosen, activations: { washing: true } }))
    const withoutTap = { ...NO_CHANGE, buyerSelections: { tap: null } }
    const both = { ...withoutTap, buyerLineItemActivations: { washing: null } }
    expect(refusal(applyChange(start, both)).code).toBe('BUNDLE_GROUP_LOCKED')
    const ways = [
      write({ washing: null }),
      (c: Configuration) => activateLineItem(c, { lineItemId: 'washing', activated: false }),
    ]
    for (const way of ways) {
      const off = after(start, way)
      expect(unitState(off).total).toBe(500_00)
      expect(refusal(applyChange(off, withoutTap)).code).toBe('BUNDLE_GROUP_LOCKED')
      const on = after(off, (c) => activateLineItem(c, { lineItemId: 'washing', activated: true }))
      expect(held(on)).toEqual(['noble'])
      expect(unitState(on).total).toBe(1000_00)
    }
  })
})
