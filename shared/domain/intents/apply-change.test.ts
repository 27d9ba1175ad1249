import { describe, expect, it } from 'vitest'
import {
  aBundle,
  aCatalogue,
  aDesignLine,
  aDesignLineGroup,
  aLineItem,
  anItem,
  anOptionalLineItem,
  aRoom,
  aRule,
  fixedOption,
} from '#shared/testing/builders.ts'
import { after, configured, refusal } from '#shared/testing/engine-driver.ts'
import { aDesignLineSelection, selections } from '#shared/testing/selection-builders.ts'
import {
  applyChange,
  chooseDesignLine,
  chooseOption,
  type Configuration,
  itemState,
  itemView,
  restoreChange,
  getSelections,
  unitState,
} from '../index.ts'
import { findConflicts } from '#shared/testing/broken-rules.ts'
import { NO_CHANGE, type SelectionsChange } from '../selections/selections.types.ts'

const two = (id: string, overrides: Parameters<typeof anItem>[1] = {}) =>
  anItem(id, { options: [fixedOption(`${id}-a`, 0), fixedOption(`${id}-b`, 100_00)], ...overrides })
const chosen = (itemId: string, productId: string): Partial<SelectionsChange> => ({
  buyerSelections: { [itemId]: { productId, quantity: null } },
})
const write = (configuration: Configuration, change: Partial<SelectionsChange>) =>
  applyChange(configuration, { ...NO_CHANGE, ...change })

describe('items that do not take part', () => {
  const catalogue = aCatalogue({
    lineItems: [
      aLineItem('line', [two('cancelled', { cancelled: true }), two('hidden', { visible: false }), two('floor')]),
      aLineItem('hidden-line', [two('of-hidden')], { visible: false }),
      aLineItem('cancelled-line', [two('of-cancelled')], { cancelled: true }),
      aLineItem('tub', [two('tub')]),
      anOptionalLineItem('shower', [two('shower')], { replacesLineItemIds: ['tub'] }),
      anOptionalLineItem('gone', [two('of-gone')], { visible: false }),
    ],
  })

  it('FOUND-19 FOUND-8, API-22: a selection for an item that is cancelled or invisible is refused (D17)', () => {
    for (const id of ['cancelled', 'hidden'])
      expect(refusal(write(configured(catalogue), chosen(id, `${id}-b`))).code).toBe('ITEM_NOT_SELECTABLE')
  })

  it('FOUND-8, API-22: so is one in a line item that is invisible, cancelled, switched off or replaced', () => {
    const start = configured(catalogue)
    for (const id of ['of-hidden', 'of-cancelled', 'shower'])
      expect(refusal(write(start, chosen(id, `${id}-b`)))).toMatchObject({
        code: 'ITEM_NOT_SELECTABLE',
        subjectId: id,
      })
    const showering = configured(catalogue, selections({ activations: { shower: true } }))
    expect(refusal(write(showering, chosen('tub', 'tub-b'))).code).toBe('ITEM_NOT_SELECTABLE')
    expect(refusal(chooseOption(showering, { itemId: 'tub', productId: 'tub-b' })).code).toBe('ITEM_NOT_SELECTABLE')
  })

  it('FOUND-8, API-27: judged by what the write leads to: an activation may come with its choices', () => {
    const on = { buyerLineItemActivations: { shower: { activated: true, upgradeBundleId: null } } }
    const result = write(configured(catalogue), { ...on, ...chosen('shower', 'shower-b') })
    expect(result.ok && unitState(result.configuration).total).toBe(100_00)
    const away = write(configured(catalogue), { ...on, ...chosen('tub', 'tub-b') })
    expect(refusal(away)).toMatchObject({ code: 'ITEM_NOT_SELECTABLE', subjectId: 'tub' })
  })

  it('FOUND-8, API-24 API-25: what was chosen or activated there once can be taken away', () => {
    const stored = selections({ choices: { 'of-hidden': 'of-hidden-b' }, activations: { gone: true } })
    const start = configured(catalogue, stored)
    const none = { buyerSelections: { 'of-hidden': null }, buyerLineItemActivations: { gone: null } }
    expect(getSelections(after(start, (c) => write(c, none)))).toEqual(selections())
    const again = { buyerLineItemActivations: { gone: { activated: false, upgradeBundleId: null } } }
    expect(refusal(write(start, again)).code).toBe('LINE_ITEM_NOT_SELECTABLE')
  })

  it('FOUND-8, ENG-16: what is put back leaves them out, and says so', () => {
    const start = configured(catalogue, selections({ activations: { shower: true } }))
    const change = { ...NO_CHANGE, buyerSelections: { tub: { productId: 'tub-b', quantity: null } } }
    const { intent, leftOut } = restoreChange(start, change)
    expect(intent.ok && getSelections(intent.configuration)).toEqual(getSelections(start))
    expect(leftOut).toEqual(change.buyerSelections)
  })
})

describe('design lines in a write', () => {
  const room = (id: string) => [
    two(`floor-${id}`, {
      roomId: id,
      productGroupId: 'floor',
      options: [fixedOption('oak', 0), fixedOption('tile', 0)],
    }),
    two(`tray-${id}`, {
      roomId: id,
      productGroupId: 'tray',
      options: [fixedOption('low', 0), fixedOption('walk-in', 0)],
    }),
  ]
  const catalogue = aCatalogue({
    rooms: [aRoom('r1'), aRoom('r2')],
    lineItems: [aLineItem('line', [...room('r1'), ...room('r2')])],
    rules: [aRule('rule', ['floor', 'tray'], [{ when: ['tile'], then: ['low'] }])],
    designLineGroups: [
      aDesignLineGroup('style', [aDesignLine('klar', ['walk-in'])]),
      aDesignLineGroup('mood', [aDesignLine('warm', ['oak']), aDesignLine('cold', ['oak'])], { scope: 'unit' }),
    ],
  })
  const klar = { designLineGroupId: 'style', designLineId: 'klar', roomId: 'r1' }

  it('FOUND-8, API-22 RUL-3: an option that is not valid is not let in by a line product that would give way', () => {
    const start = after(configured(catalogue), (c) => chooseDesignLine(c, klar))
    const tile = itemView(start, 'floor-r1').options.find(({ productId }) => productId === 'tile')
    expect(tile?.valid).toBe(false)
    expect(refusal(write(start, chosen('floor-r1', 'tile'))).code).toBe('CONFLICT')
    const both = { ...chosen('floor-r1', 'tile').buyerSelections, 'tray-r1': { productId: 'low', quantity: null } }
    expect(write(start, { buyerSelections: both }).ok).toBe(true)
    const other = after(start, (c) => write(c, chosen('floor-r2', 'tile')))
    expect(itemState(other, 'floor-r2').defactoProductId).toBe('tile')
  })

  it('FOUND-8, ENG-16: a choice taken away beside a line can be put back, as a write that names the same lines', () => {
    // The line came later and gave way to the tile; once the tile is gone, its own product is fitted.
    const tiled = after(configured(catalogue), (c) => write(c, chosen('floor-r1', 'tile')))
    const start = after(tiled, (c) => chooseDesignLine(c, klar))
    const removed = after(start, (c) => write(c, { buyerSelections: { 'floor-r1': null } }))
    const { intent } = restoreChange(removed, { ...NO_CHANGE, ...chosen('floor-r1', 'tile') })
    expect(intent.ok).toBe(true)
    expect(intent.ok && applyChange(removed, intent.change).ok).toBe(true)
  })

  it('FOUND-8, DSL-9 RUL-3: a choice named with its lines is the line chosen once more with it, and breaks no rule', () => {
    const start = after(configured(catalogue), (c) => chooseDesignLine(c, klar))
    const buyerDesignLineSelections = getSelections(start).buyerDesignLineSelections
    const written = after(start, (c) => write(c, { ...chosen('floor-r1', 'tile'), buyerDesignLineSelections }))
    expect(itemState(written, 'tray-r1').defactoProductId).toBe('low')
    expect(findConflicts(written)).toEqual([])
    const tile = { itemId: 'floor-r1', productId: 'tile' }
    const again = after(start, (c) => chooseDesignLine(c, { ...klar, choices: [tile] }))
    expect(getSelections(again)).toEqual(getSelections(written))
    // What has to hold is not dodged by naming lines.
    const walkIn = { 'floor-r1': tile, 'tray-r1': { productId: 'walk-in' } }
    const both = Object.fromEntries(
      Object.entries(walkIn).map(([id, { productId }]) => [id, { productId, quantity: null }]),
    )
    expect(refusal(write(start, { buyerSelections: both, buyerDesignLineSelections })).code).toBe('CONFLICT')
  })

  it('FOUND-8, API-26: a line of the whole unit is one for all rooms', () => {
    const start = configured(catalogue)
    const mood = (...entries: [string, string][]) => ({
      buyerDesignLineSelections: entries.map(([id, line]) => aDesignLineSelection(id, 'mood', line)),
    })
    expect(refusal(write(start, mood(['r1', 'warm']))).code).toBe('DESIGN_LINE_OF_ALL_ROOMS')
    expect(refusal(write(start, mood(['r1', 'warm'], ['r2', 'cold']))).code).toBe('DESIGN_LINE_OF_ALL_ROOMS')
    expect(write(start, mood(['r1', 'warm'], ['r2', 'warm'])).ok).toBe(true)
    // What is stored from another catalogue stays, beside another line.
    const half = [aDesignLineSelection('r1', 'mood', 'warm')]
    const stored = configured(catalogue, selections({ designLines: half }))
    const more = { buyerDesignLineSelections: [...half, aDesignLineSelection('r2', 'style', 'klar')] }
    expect(write(stored, more).ok).toBe(true)
    expect(write(stored, { buyerDesignLineSelections: [] }).ok).toBe(true)
  })
})

describe('a written change', () => {
  const bundled = aCatalogue({
    lineItems: [anOptionalLineItem('in', [two('x')]), anOptionalLineItem('out', [two('y')])],
    bundles: [aBundle('bundle', ['in'])],
    designLineGroups: [aDesignLineGroup('group', [aDesignLine('one', ['x-a']), aDesignLine('two', ['x-b'])])],
  })
  it('API-25 an activation may only name a bundle that contains the line item', () => {
    const activate = (lineItemId: string, upgradeBundleId: string) =>
      write(configured(bundled), {
        buyerLineItemActivations: { [lineItemId]: { activated: true, upgradeBundleId } },
      })
    expect(activate('in', 'bundle').ok).toBe(true)
    expect(refusal(activate('out', 'bundle')).code).toBe('BUNDLE_UNKNOWN')
    expect(refusal(activate('in', 'none')).code).toBe('BUNDLE_UNKNOWN')
  })

  it('API-26 a room has one design line per group, the last one named', () => {
    const lines = [aDesignLineSelection('room', 'group', 'one'), aDesignLineSelection('room', 'group', 'two')]
    const next = after(configured(bundled), (c) => write(c, { buyerDesignLineSelections: lines }))
    expect(getSelections(next).buyerDesignLineSelections).toEqual([aDesignLineSelection('room', 'group', 'two')])
  })
})
