import { describe, expect, it } from 'vitest'
import { menuLimit } from '../rooms/menu-limit.ts'
import type { BundleView } from '#shared/domain/configuration/configuration.types.ts'
import { byPrice, shortText } from '#renderer/unit/locks/bundle-text.ts'
import { targetIndex } from '#renderer/parts/options/radio-keys.ts'
import { nearestQuantity, nextQuantity } from './quantity-steps.ts'

describe('quantity steps', () => {
  const range = { min: 1, max: 4.2, step: 0.3 }

  it('CFG-25 goes to the next allowed quantity and stops at the ends', () => {
    expect(nextQuantity(range, 1, 1)).toBe(1.3)
    expect(nextQuantity(range, 1, -1)).toBeNull()
    expect(nextQuantity(range, 4, 1)).toBeNull()
    expect(nextQuantity(range, 1.5, 1)).toBe(1.6)
    expect(nextQuantity(range, 1.5, -1)).toBe(1.3)
  })

  it('CFG-25 takes what was typed to the nearest allowed quantity', () => {
    expect(nearestQuantity(range, '2,17')).toBe(2.2)
    expect(nearestQuantity(range, '99')).toBe(4)
    expect(nearestQuantity(range, '-5')).toBe(1)
    expect(nearestQuantity(range, '')).toBeNull()
    expect(nearestQuantity(range, 'viel')).toBeNull()
  })
})

describe('room menu', () => {
  it('CFG-16 scrolls above 2, 4, 6, 8 and 10 rooms, by width', () => {
    expect([390, 600, 900, 1_200, 1_536].map(menuLimit)).toEqual([2, 4, 6, 8, 10])
    expect(menuLimit(599)).toBe(2)
  })
})

describe('upgrades', () => {
  it('UPG-24 sort by the price that is shown, lowest first, on request last', () => {
    const view = (id: string, figures: Partial<BundleView>): BundleView => ({
      id,
      groupId: 'group',
      standaloneLineItemId: null,
      active: false,
      default: false,
      selectable: true,
      held: false,
      surcharge: 0,
      altered: false,
      alreadyChosen: 0,
      isPriceOnRequest: false,
      lineItemIds: [],
      itemIds: [],
      roomIds: [],
      hasBuyerActivation: false,
      hasBuyerSelection: false,
      completed: false,
      actsAsPreselection: false,
      ...figures,
    })
    const views = [
      view('asked', { isPriceOnRequest: true, surcharge: -1 }),
      view('dear', { surcharge: 900 }),
      view('cheap', { surcharge: 200 }),
      view('same', { surcharge: 0 }),
      view('standard', { default: true }),
      view('credit', { surcharge: -300 }),
    ]
    expect(views.toSorted(byPrice).map(({ id }) => id)).toEqual([
      'credit',
      'standard',
      'same',
      'cheap',
      'dear',
      'asked',
    ])
  })

  it('UPG-26 cuts descriptions at 70 characters, between words', () => {
    const text = 'Bodengleiche Dusche mit Glaswand, Regenbrause und beleuchteter Ablagenische'
    expect(shortText(text).length).toBeLessThanOrEqual(70)
    expect(shortText(text)).toBe('Bodengleiche Dusche mit Glaswand, Regenbrause und beleuchteter…')
    expect(shortText('kurz')).toBe('kurz')
  })
})

describe('keys of a radio group', () => {
  it('wraps around and ignores other keys', () => {
    expect(targetIndex('ArrowDown', 2, 3)).toBe(0)
    expect(targetIndex('ArrowLeft', 0, 3)).toBe(2)
    expect(targetIndex('End', 0, 3)).toBe(2)
    expect(targetIndex('a', 0, 3)).toBeNull()
  })
})
