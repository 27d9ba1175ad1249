import { describe, expect, it } from 'vitest'
import {
  aBundle,
  aBundleGroup,
  aCatalogue,
  aLineItem,
  anItem,
  anOptionalLineItem,
  aRule,
  fixedOption,
} from '#shared/testing/builders.ts'
import { after, configured, refusal } from '#shared/testing/engine-driver.ts'
import { selections } from '#shared/testing/selection-builders.ts'
import type { CatalogueParts } from '#shared/testing/builders.ts'
import {
  activateLineItem,
  bundleGroups,
  chooseOption,
  itemState,
  lineItemState,
  getSelections,
  toggleBundle,
  unitState,
  type Configuration,
} from '../index.ts'

const item = (id: string, overrides: Parameters<typeof anItem>[1] = {}) =>
  anItem(id, {
    options: [fixedOption(`${id}-a`, 100_00), fixedOption(`${id}-b`, 150_00, { isConfigurable: true })],
    ...overrides,
  })
const optional = (id: string, overrides: Parameters<typeof anOptionalLineItem>[2] = {}) =>
  anOptionalLineItem(id, [item(`${id}-item`)], overrides)

const parts = (mode: 'MULTI_SELECT' | 'SINGLE_SELECT', more: CatalogueParts = {}) =>
  aCatalogue({
    lineItems: [optional('l1'), optional('l2')],
    bundleGroups: [aBundleGroup('group', { mode })],
    bundles: [aBundle('standard', [], { default: true }), aBundle('one', ['l1']), aBundle('two', ['l2'])],
    ...more,
  })

const activeBundles = (configuration: Configuration) =>
  bundleGroups(configuration, null).flatMap(({ bundles }) => bundles.filter(({ active }) => active).map(({ id }) => id))
const toggle = (bundleId: string) => (c: Configuration) => toggleBundle(c, { bundleId })

describe('which bundles are active', () => {
  it('UPG-7 the default one, as long as no other of its group is', () => {
    const start = configured(parts('MULTI_SELECT'))
    expect(activeBundles(start)).toEqual(['standard'])
    expect(activeBundles(after(start, toggle('one')))).toEqual(['one'])
    expect(bundleGroups(after(start, toggle('one')), null)[0]?.selected).toBe(true)
    expect(bundleGroups(start, null)[0]?.selected).toBe(false)
  })

  it('UPG-8 another one when all its line items are activated or replaced', () => {
    const catalogue = parts('MULTI_SELECT', {
      lineItems: [optional('l1'), optional('l2'), optional('l3', { replacesLineItemIds: ['l2'] })],
      bundles: [aBundle('both', ['l1', 'l2']), aBundle('three', ['l3'])],
    })
    const start = after(configured(catalogue), (c) => activateLineItem(c, { lineItemId: 'l1', activated: true }))
    expect(activeBundles(start)).toEqual([])
    expect(activeBundles(after(start, toggle('three')))).toEqual(['both', 'three'])
  })

  it('UPG-9 with one that cannot be chosen in the group, activation by the project team is enough', () => {
    const lines = (locked: boolean) => [optional('l1', { activated: true }), { ...optional('l2'), cancelled: locked }]
    const off = selections({ activations: { l1: false } })
    const active = (locked: boolean) =>
      activeBundles(configured(parts('MULTI_SELECT', { lineItems: lines(locked) }), off))
    expect(active(false)).toEqual(['standard'])
    expect(active(true)).toEqual(['one'])
  })

  it('UPG-3 UPG-10 an optional line item of no bundle is an upgrade of the group "Sonstige"', () => {
    const catalogue = parts('MULTI_SELECT', { lineItems: [optional('l1'), optional('l2'), optional('alone')] })
    const group = bundleGroups(configured(catalogue), null).at(-1)
    expect(group).toMatchObject({ id: '0', name: 'Sonstige', title: 'Sonstige', mode: 'MULTI_SELECT' })
    expect(group?.bundles.map(({ id, standaloneLineItemId }) => [id, standaloneLineItemId])).toEqual([
      ['alone', 'alone'],
    ])
    const on = after(configured(catalogue), toggle('alone'))
    expect(lineItemState(on, 'alone')).toMatchObject({ activated: true, upgradeBundleId: null })
  })
})

describe('switching', () => {
  it('UPG-11 in MULTI_SELECT each on its own', () => {
    expect(activeBundles(after(configured(parts('MULTI_SELECT')), toggle('one'), toggle('two')))).toEqual([
      'one',
      'two',
    ])
  })

  it('UPG-12 else one gives way to the other, and the default one switches them off', () => {
    const one = after(configured(parts('SINGLE_SELECT')), toggle('one'))
    const two = after(one, toggle('two'))
    expect(activeBundles(two)).toEqual(['two'])
    expect(lineItemState(two, 'l1').activated).toBe(false)
    expect(activeBundles(after(two, toggle('standard')))).toEqual(['standard'])
    expect(unitState(after(two, toggle('standard'))).total).toBe(0)
  })

  it('UPG-13 selected bundles of a locked group stay, and in a completed unit nothing switches', () => {
    const catalogue = (locked: boolean) => parts('MULTI_SELECT', { bundleGroups: [aBundleGroup('group', { locked })] })
    const chosen = selections({ activations: { l1: true } })
    expect(refusal(toggleBundle(configured(catalogue(true), chosen), { bundleId: 'one' })).code).toBe(
      'BUNDLE_GROUP_LOCKED',
    )
    expect(toggleBundle(configured(catalogue(false), chosen), { bundleId: 'one' }).ok).toBe(true)
    const done = configured(catalogue(false), chosen, { completed: true })
    expect(refusal(toggleBundle(done, { bundleId: 'one' })).code).toBe('UNIT_COMPLETED')
  })

  it('UPG-14 a bundle that is not selectable does not switch', () => {
    const start = configured(parts('MULTI_SELECT'), selections(), { lockedTrades: ['FLI'] })
    expect(bundleGroups(start, null)[0]?.bundles.map(({ selectable }) => selectable)).toEqual([true, false, false])
    expect(refusal(toggleBundle(start, { bundleId: 'one' })).code).toBe('ITEM_LOCKED')
    const cancelled = parts('MULTI_SELECT', { lineItems: [optional('l1', { cancelled: true }), optional('l2')] })
    expect(refusal(toggleBundle(configured(cancelled), { bundleId: 'one' })).code).toBe('BUNDLE_NOT_SELECTABLE')
  })

  it('UPG-17 UPG-18 UPG-19 on selects the only configurable products, off takes them and all choices back', () => {
    const catalogue = parts('MULTI_SELECT', {
      lineItems: [
        anOptionalLineItem('l1', [
          item('x'),
          anItem('y', { options: [fixedOption('y-a', 0), fixedOption('y-b', 5_00)] }),
        ]),
        optional('l2'),
      ],
    })
    const on = after(configured(catalogue), toggle('one'))
    expect(itemState(on, 'x')).toMatchObject({ defactoProductId: 'x-b', hasBuyerSelection: true })
    expect(itemState(on, 'y').hasBuyerSelection).toBe(false)
    const more = after(on, (c) => chooseOption(c, { itemId: 'y', productId: 'y-b' }))
    const off = after(more, toggle('one'))
    expect(getSelections(off)).toEqual(selections())
  })

  it('UPG-17 a choice that is already there is kept', () => {
    const start = configured(parts('MULTI_SELECT'), selections({ choices: { 'l1-item': 'l1-item-a' } }))
    expect(itemState(after(start, toggle('one')), 'l1-item').defactoProductId).toBe('l1-item-a')
  })

  it('UPG-20 two bundles over the same line item can still be switched off', () => {
    const catalogue = parts('MULTI_SELECT', { bundles: [aBundle('one', ['l1']), aBundle('same', ['l1'])] })
    const on = after(configured(catalogue), toggle('one'))
    expect(activeBundles(on)).toEqual(['one', 'same'])
    expect(activeBundles(after(on, toggle('one')))).toEqual([])
  })

  it('UPG-17 UPG-18 a preselection only chooses products', () => {
    const catalogue = parts('SINGLE_SELECT', {
      lineItems: [aLineItem('line', [item('x'), item('y')])],
      bundleGroups: [aBundleGroup('group', { mode: 'SINGLE_SELECT', actsAsPreselection: true })],
      bundles: [
        aBundle('white', ['line'], { productIds: ['x-b'] }),
        aBundle('black', ['line'], { productIds: ['y-b'] }),
      ],
    })
    const white = after(configured(catalogue), toggle('white'))
    expect(activeBundles(white)).toEqual(['white'])
    expect(unitState(white).total).toBe(50_00)
    expect(bundleGroups(white, null)[0]?.bundles[0]).toMatchObject({ surcharge: 50_00, actsAsPreselection: true })
    // What its products cost more than the standard, chosen or not (UPG-24).
    expect(bundleGroups(configured(catalogue), null)[0]?.bundles[0]?.surcharge).toBe(50_00)
    const black = after(white, toggle('black'))
    expect(getSelections(black).buyerSelections).toEqual({ y: { productId: 'y-b', quantity: null } })
  })
})

describe('what a bundle says', () => {
  it('UPG-4 the surcharge on its card is what the total rises by', () => {
    const catalogue = parts('SINGLE_SELECT', {
      lineItems: [aLineItem('shower', [item('tray')]), optional('l1'), optional('l2', { replacementTotal: 20_00 })],
      bundles: [aBundle('comfort', ['shower', 'l1']), aBundle('plain', ['l2'])],
    })
    const start = configured(catalogue)
    for (const id of ['comfort', 'plain']) {
      const card = bundleGroups(start, null)[0]?.bundles.find((bundle) => bundle.id === id)
      expect(card?.surcharge).toBe(unitState(after(start, toggle(id))).total)
    }
  })

  it('UPG-4 UPG-5 its price is what its line items cost with its product, with and without dynamic calculation', () => {
    const catalogue = (dynamicCalculation: boolean) =>
      parts('MULTI_SELECT', { bundleGroups: [aBundleGroup('group', { dynamicCalculation })] })
    const bundle = (dynamicCalculation: boolean) =>
      bundleGroups(after(configured(catalogue(dynamicCalculation)), toggle('one')), 'room')[0]?.bundles.find(
        ({ id }) => id === 'one',
      )
    expect(bundle(false)).toMatchObject({
      surcharge: 150_00,
      hasBuyerActivation: true,
      hasBuyerSelection: true,
      completed: true,
    })
    expect(bundle(true)).toMatchObject({
      surcharge: 150_00,
      lineItemIds: ['l1'],
      itemIds: ['l1-item'],
      roomIds: ['room'],
    })
  })

  it('UPG-1 UPG-2 a room is offered the bundles of its line items, or of the rooms that the bundle names', () => {
    const catalogue = parts('MULTI_SELECT', {
      lineItems: [optional('l1'), anOptionalLineItem('l2', [item('l2-item', { roomId: 'kitchen' })])],
      bundles: [aBundle('one', ['l1']), aBundle('two', ['l2']), aBundle('three', ['l2'], { roomIds: ['room'] })],
    })
    const offered = (room: string) =>
      bundleGroups(configured(catalogue), room).flatMap(({ bundles }) => bundles.map(({ id }) => id))
    expect(offered('room')).toEqual(['one', 'three'])
    expect(offered('kitchen')).toEqual(['two'])
  })
})

describe('a bundle that fits only together with other choices', () => {
  const catalogue = aCatalogue({
    lineItems: [
      aLineItem('base', [item('floor')]),
      anOptionalLineItem('seat', [anItem('seat-item', { options: [fixedOption('bench', 90_00)] })]),
    ],
    bundles: [aBundle('spa', ['seat'])],
    rules: [aRule('seat-floor', ['seat-item', 'floor'], [{ when: ['bench'], then: ['floor-b'] }], { scope: 'unit' })],
  })

  it('RUL-2 RUL-10 is refused alone, and switched on as one with the way out', () => {
    const start = configured(catalogue)
    const { report } = refusal(toggleBundle(start, { bundleId: 'spa' }))
    expect(report?.alternatives.map(({ itemId }) => itemId)).toEqual(['floor'])
    const next = after(start, (c) =>
      toggleBundle(c, { bundleId: 'spa', choices: [{ itemId: 'floor', productId: 'floor-b' }] }),
    )
    expect(activeBundles(next)).toEqual(['spa'])
    expect(itemState(next, 'floor').defactoProductId).toBe('floor-b')
  })

  it('RUL-10 takes no choice that does not help, or that does not exist', () => {
    const start = configured(catalogue)
    const toggleWith = (itemId: string, productId: string) =>
      refusal(toggleBundle(start, { bundleId: 'spa', choices: [{ itemId, productId }] })).code
    expect(toggleWith('floor', 'floor-a')).toBe('CONFLICT')
    expect(toggleWith('floor', 'nothing')).toBe('OPTION_UNKNOWN')
    expect(toggleWith('nowhere', 'floor-b')).toBe('ITEM_UNKNOWN')
  })
})
