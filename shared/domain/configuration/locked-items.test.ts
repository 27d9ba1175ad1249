import { describe, expect, it } from 'vitest'
import {
  aBundle,
  aBundleGroup,
  aCatalogue,
  aDesignLine,
  aDesignLineGroup,
  aLineItem,
  anItem,
  anOptionalLineItem,
  aRule,
  fixedOption,
  perUnitOption,
} from '#shared/testing/builders.ts'
import { after, configured, refusal } from '#shared/testing/engine-driver.ts'
import { aDesignLineSelection, aLockedTrade, selections } from '#shared/testing/selection-builders.ts'
import {
  activateLineItem,
  applyChange,
  chooseDesignLine,
  chooseInAllRooms,
  chooseOption,
  clearOption,
  type Configuration,
  findHold,
  type Intent,
  invertChange,
  itemState,
  reportConflict,
  restoreChange,
  getSelections,
  toggleBundle,
  unitState,
} from '../index.ts'
import { findConflicts } from '#shared/testing/broken-rules.ts'
import { NO_CHANGE, type SelectionsChange } from '../selections/selections.types.ts'

/** Floors (PRK) in two rooms, tiles (FLI), a bathtub (HLS) that a shower (FLI) replaces, heating by quantity (HLS). */
const floor = (room: string) =>
  anItem(`floor-${room}`, {
    roomId: room,
    trade: 'PRK',
    productGroupId: 'floor',
    options: [fixedOption('oak', 0), fixedOption('walnut', 500_00), fixedOption('smoked', 700_00)],
  })
const catalogue = aCatalogue({
  lineItems: [
    aLineItem('floors', [floor('hall'), floor('living')]),
    aLineItem('tiles', [
      anItem('tiles', { roomId: 'hall', trade: 'FLI', options: [fixedOption('grey', 0), fixedOption('dark', 90_00)] }),
    ]),
    aLineItem('tub', [
      anItem('tub', { roomId: 'bath', trade: 'HLS', options: [fixedOption('tub-a', 0), fixedOption('tub-b', 200_00)] }),
    ]),
    aLineItem('heating', [
      anItem('heating', {
        roomId: 'bath',
        trade: 'HLS',
        quantity: 2,
        quantityRange: { min: 1, max: 9, step: 1 },
        options: [perUnitOption('radiator', 100_00)],
      }),
    ]),
    anOptionalLineItem(
      'shower',
      [anItem('shower', { roomId: 'bath', trade: 'FLI', options: [fixedOption('tray', 900_00)] })],
      { replacesLineItemIds: ['tub'], replacementTotal: 300_00 },
    ),
  ],
  bundleGroups: [aBundleGroup('looks', { actsAsPreselection: true }), aBundleGroup('bath')],
  bundles: [
    aBundle('noble', ['floors', 'tiles'], { groupId: 'looks', productIds: ['walnut', 'dark'] }),
    aBundle('wet', ['shower'], { groupId: 'bath' }),
  ],
  designLineGroups: [aDesignLineGroup('style', [aDesignLine('elegant', ['walnut', 'dark'])])],
  rules: [aRule('r', ['tiles', 'floor'], [{ when: ['dark'], then: ['walnut'] }])],
})
const configurable = {
  ...catalogue,
  roomBook: JSON.parse(
    JSON.stringify(catalogue.roomBook).replaceAll(
      /("productId":"(?:walnut|dark)".*?"isConfigurable":)false/g,
      '$1true',
    ),
  ) as typeof catalogue.roomBook,
}
const without = { ...configurable, rules: [] }

const PRK = { lockedTrades: ['PRK'] }
const HLS = { lockedTrades: ['HLS'] }
const elegant = { designLineGroupId: 'style', designLineId: 'elegant', roomId: null }

/** Ids of the items that a refusal names. */
function lockedBy(result: Intent): readonly string[] {
  const { code, lockedItems } = refusal(result)
  expect(code).toBe('ITEM_LOCKED')
  return lockedItems.map(({ itemId }) => itemId)
}

describe('items of a trade whose deadline has run out', () => {
  const write = (change: Partial<SelectionsChange>) => (c: Configuration) => applyChange(c, { ...NO_CHANGE, ...change })

  it('FOUND-6, API-100: are not chosen, cleared, or changed in quantity; the refusal names item and deadline', () => {
    const chosen = selections({ choices: { 'floor-hall': 'walnut' } })
    const start = configured(without, chosen, PRK)
    const refused = refusal(chooseOption(start, { itemId: 'floor-hall', productId: 'oak' }))
    const { title, expiresAt } = aLockedTrade('PRK')
    expect(refused).toMatchObject({
      code: 'ITEM_LOCKED',
      subjectId: 'floor-hall',
      lockedItems: [{ itemId: 'floor-hall', hold: { kind: 'deadline', title, expiresAt } }],
    })
    expect(lockedBy(clearOption(start, { itemId: 'floor-hall' }))).toEqual(['floor-hall'])
    const open = { itemId: 'tiles', productId: 'dark' }
    const both = chooseOption(start, open, { itemId: 'floor-living', productId: 'walnut' })
    expect(lockedBy(both)).toEqual(['floor-living'])
    const more = { itemId: 'heating', productId: 'radiator', quantity: 3 }
    expect(lockedBy(chooseOption(configured(without, selections(), HLS), more))).toEqual(['heating'])
  })

  it('DDL-24 the refusal says which deadline it is, where that is known', () => {
    const base = configured(without, selections(), PRK)
    const lockedTrades = [{ ...aLockedTrade('PRK'), deadlineId: 'd1' }]
    expect(findHold({ ...base.circumstances, lockedTrades }, { id: 'floor-hall', trade: 'PRK' })).toMatchObject({
      deadlineId: 'd1',
    })
  })

  it('ORD-8: are held by an order of which others are open; the refusal names it, and a deadline before it', () => {
    const openedPart = { orderNumber: 'LH-2026-0001', itemIds: ['floor-hall', 'floor-living'] }
    const start = configured(without, selections(), { openedPart })
    expect(refusal(chooseOption(start, { itemId: 'tiles', productId: 'dark' }))).toMatchObject({
      code: 'ITEM_LOCKED',
      lockedItems: [{ itemId: 'tiles', hold: { kind: 'order', number: 'LH-2026-0001' } }],
    })
    expect(chooseOption(start, { itemId: 'floor-hall', productId: 'walnut' }).ok).toBe(true)
    const late = configured(without, selections(), { openedPart, ...PRK })
    expect(refusal(chooseOption(late, { itemId: 'floor-hall', productId: 'walnut' }))).toMatchObject({
      lockedItems: [{ hold: { kind: 'deadline' } }],
    })
  })

  it('FOUND-6, API-22 API-24 API-26 API-27: refuse each kind of write that would change one, whatever it says', () => {
    const chosen = selections({ choices: { 'floor-hall': 'walnut' } })
    const start = configured(without, chosen, { lockedTrades: ['PRK', 'HLS'] })
    const choice = (itemId: string, productId: string, quantity: number | null = null) => ({
      buyerSelections: { [itemId]: { productId, quantity } },
    })
    const style = (room: string) => ({
      buyerDesignLineSelections: [aDesignLineSelection(room, 'style', 'elegant')],
    })
    expect(lockedBy(write(choice('floor-hall', 'oak'))(start))).toEqual(['floor-hall'])
    expect(lockedBy(write({ buyerSelections: { 'floor-hall': null } })(start))).toEqual(['floor-hall'])
    expect(lockedBy(write(choice('heating', 'radiator', 5))(start))).toEqual(['heating'])
    expect(lockedBy(write(style('living'))(start))).toEqual(['floor-living'])
    const shower = { buyerLineItemActivations: { shower: { activated: true, upgradeBundleId: null } } }
    expect(lockedBy(write(shower)(start))).toEqual(['tub'])
    // What changes nothing is taken: the product that is there already becomes the buyer's, and what it is anyway.
    expect(unitState(after(start, write(choice('floor-living', 'oak')))).total).toBe(500_00)
    expect(unitState(after(start, write(choice('heating', 'radiator', 2)))).total).toBe(500_00)
    expect(write(style('hall'))(start).ok).toBe(true)
  })

  it('FOUND-6, UPG-14: an activation that would replace one is refused, alone and by a bundle', () => {
    const start = configured(without, selections(), HLS)
    expect(lockedBy(activateLineItem(start, { lineItemId: 'shower', activated: true }))).toEqual(['tub'])
    expect(lockedBy(toggleBundle(start, { bundleId: 'wet' }))).toEqual(['tub'])
    expect(lockedBy(toggleBundle(start, { bundleId: 'wet', keepLocked: true }))).toEqual(['tub'])
    const on = selections({ activations: { shower: true } })
    expect(lockedBy(toggleBundle(configured(without, on, HLS), { bundleId: 'wet' }))).toEqual(['tub'])
    const showerLocked = configured(without, selections(), { lockedTrades: ['FLI'] })
    expect(lockedBy(toggleBundle(showerLocked, { bundleId: 'wet' }))).toEqual(['shower'])
  })

  it('FOUND-6, DSL-9: a design line is refused, or keeps them as they stand, stored as selections', () => {
    const start = configured(without, selections({ choices: { 'floor-living': 'smoked' } }), PRK)
    expect(lockedBy(chooseDesignLine(start, elegant))).toEqual(['floor-hall'])
    const kept = chooseDesignLine(start, { ...elegant, keepLocked: true })
    if (!kept.ok) throw new Error(kept.error.code)
    expect(kept.change.buyerSelections).toEqual({ 'floor-hall': { productId: 'oak', quantity: null } })
    expect(itemState(kept.configuration, 'floor-hall').defactoProductId).toBe('oak')
    expect(itemState(kept.configuration, 'floor-living').defactoProductId).toBe('smoked')
    expect(itemState(kept.configuration, 'tiles').defactoProductId).toBe('dark')
    expect(applyChange(start, kept.change).ok).toBe(true)
  })

  it('FOUND-6, UPG-17: a bundle is refused, or chooses the others alone', () => {
    const start = configured(without, selections(), PRK)
    expect(lockedBy(toggleBundle(start, { bundleId: 'noble' }))).toEqual(['floor-hall', 'floor-living'])
    const kept = after(start, (c) => toggleBundle(c, { bundleId: 'noble', keepLocked: true }))
    expect(['floor-hall', 'floor-living', 'tiles'].map((id) => itemState(kept, id).defactoProductId)).toEqual([
      'oak',
      'oak',
      'dark',
    ])
  })

  it('FOUND-6, RUL-2: a way out of a conflict never leads through them', () => {
    const wanted = { itemId: 'tiles', productId: 'dark' }
    expect(reportConflict(configured(configurable), wanted).resolvable).toBe(true)
    const locked = configured(configurable, selections(), PRK)
    expect(reportConflict(locked, wanted).resolvable).toBe(false)
    const picks = [wanted, { itemId: 'floor-hall', productId: 'walnut' }]
    expect(lockedBy(chooseOption(locked, ...picks))).toEqual(['floor-hall'])
    // Kept beside a line, they push out the line's products that do not go with them.
    const kept = after(locked, (c) => chooseDesignLine(c, { ...elegant, keepLocked: true }))
    expect(findConflicts(kept)).toEqual([])
    expect(itemState(kept, 'tiles').defactoProductId).toBe('grey')
  })

  it('FOUND-6, UPG-23: choosing in all rooms refuses when it starts at one', () => {
    const later = configured(without, selections(), PRK)
    expect(lockedBy(chooseInAllRooms(later, { itemId: 'floor-hall', productId: 'walnut' }))).toEqual(['floor-hall'])
  })

  it('FOUND-6, ENG-16: undo, redo and variants do not bring an earlier choice back', () => {
    const before = configured(without)
    const chosen = chooseOption(before, { itemId: 'floor-hall', productId: 'walnut' })
    if (!chosen.ok) throw new Error(chosen.error.code)
    const now = configured(without, getSelections(chosen.configuration), PRK)
    const undo = invertChange(getSelections(before), chosen.change)
    expect(lockedBy(restoreChange(now, undo).intent)).toEqual(['floor-hall'])
    const kept = restoreChange(now, undo, { keepLocked: true }).intent
    expect(kept.ok && itemState(kept.configuration, 'floor-hall').defactoProductId).toBe('walnut')
  })
})
