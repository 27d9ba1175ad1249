import { beforeEach, describe, expect, it } from 'vitest'
import { selections } from '#shared/testing/selection-builders.ts'
import { createLocalStorage, localSelectionsKey } from './local-storage.ts'

const CHANGE = {
  buyerSelections: { floor: { productId: 'oak', quantity: 2.5 } },
  buyerLineItemActivations: { shower: { activated: true, upgradeBundleId: 'wellness' } },
  buyerDesignLineSelections: null,
}

describe('local storage', () => {
  beforeEach(() => localStorage.clear())

  it('API-58 keeps choices in this browser, under the key of the unit', async () => {
    const storage = createLocalStorage('sample-1', 'r1', localStorage)
    const outcome = await storage.write({ change: CHANGE, basedOnRevision: 0, catalogueRevision: 'r1', key: 'k' })
    expect(outcome.kind).toBe('stored')
    expect(localStorage.getItem(localSelectionsKey('sample-1'))).toContain('"product_id":"oak"')
    const again = await createLocalStorage('sample-1', 'r1', localStorage).load()
    expect(again.revision).toBe(1)
    expect(again.selections).toEqual({ ...CHANGE, buyerDesignLineSelections: [] })
    expect((await createLocalStorage('sample-2', 'r1', localStorage).load()).selections).toEqual(selections())
  })

  it('SHL-33 names the key selection_ and the unit', () => {
    expect(localSelectionsKey('a-1')).toBe('selection_a-1')
  })

  it('removes what a change sets to null', async () => {
    const storage = createLocalStorage('u', 'r1', localStorage)
    await storage.write({ change: CHANGE, basedOnRevision: 0, catalogueRevision: 'r1', key: 'k' })
    await storage.write({
      change: { buyerSelections: { floor: null }, buyerLineItemActivations: {}, buyerDesignLineSelections: null },
      basedOnRevision: 1,
      catalogueRevision: 'r1',
      key: 'l',
    })
    expect((await storage.load()).selections.buyerSelections).toEqual({})
  })

  it('ENG-34 keeps the status locally as well', async () => {
    const storage = createLocalStorage('u', 'r1', localStorage)
    await storage.write({ change: CHANGE, basedOnRevision: 0, catalogueRevision: 'r1', key: 'k' })
    const text = localStorage.getItem('selection_u') ?? ''
    localStorage.setItem('selection_u', text.replace('"pending"', '"completed"'))
    expect((await storage.load()).completed).toBe(true)
  })

  it('ignores content that is not a stored configuration', async () => {
    const bad = [
      '{',
      'null',
      '[]',
      '{"revision":1}',
      '{"buyer_selections":{"a":{"product_id":7}},"buyer_line_item_activations":{},"buyer_design_line_selections":[],"revision":1,"catalogue_revision":"r","configuration_status":{"status":"pending"}}',
    ]
    for (const text of bad) {
      localStorage.setItem('selection_u', text)
      expect((await createLocalStorage('u', 'r1', localStorage).load()).selections).toEqual(selections())
    }
  })

  it('notices that another tab wrote first', async () => {
    const mine = createLocalStorage('u', 'r1', localStorage)
    const theirs = createLocalStorage('u', 'r1', localStorage)
    await theirs.write({ change: CHANGE, basedOnRevision: 0, catalogueRevision: 'r1', key: 'k' })
    expect((await mine.write({ change: CHANGE, basedOnRevision: 0, catalogueRevision: 'r1', key: 'l' })).kind).toBe(
      'stale',
    )
  })

  it('goes on in memory where the browser refuses storage', async () => {
    const refusing = {
      getItem: () => {
        throw new Error('denied')
      },
      setItem: () => {
        throw new Error('full')
      },
    }
    const storage = createLocalStorage('u', 'r1', refusing)
    expect((await storage.write({ change: CHANGE, basedOnRevision: 0, catalogueRevision: 'r1', key: 'k' })).kind).toBe(
      'stored',
    )
    expect((await storage.load()).selections.buyerSelections['floor']?.productId).toBe('oak')
  })
})
