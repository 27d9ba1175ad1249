import { describe, expect, it } from 'vitest'
import {
  aCatalogue,
  aLineItem,
  anItem,
  anOptionalLineItem,
  aRule,
  fixedOption,
  perUnitOption,
} from '#shared/testing/builders.ts'
import { after, configured, refusal } from '#shared/testing/engine-driver.ts'
import { selections } from '#shared/testing/selection-builders.ts'
import {
  applyChange,
  chooseOption,
  clearOption,
  type Configuration,
  itemState,
  itemView,
  reportConflict,
  getSelections,
  unitState,
} from '../index.ts'
import { findConflicts } from '#shared/testing/broken-rules.ts'

const two = (id: string, overrides: Parameters<typeof anItem>[1] = {}) =>
  anItem(id, { options: [fixedOption(`${id}-a`, 0), fixedOption(`${id}-b`, 100_00)], ...overrides })
const three = (id: string) =>
  anItem(id, { options: [fixedOption(`${id}-a`, 0), fixedOption(`${id}-b`, 100_00), fixedOption(`${id}-c`, 30_00)] })

/** floor b wants skirting b or c; skirting c wants lamp b. */
const ruled = aCatalogue({
  lineItems: [aLineItem('line', [two('floor'), three('skirting'), two('lamp')])],
  rules: [
    aRule('r1', ['floor', 'skirting'], [{ when: ['floor-b'], then: ['skirting-b', 'skirting-c'] }]),
    aRule('r2', ['skirting', 'lamp'], [{ when: ['skirting-c'], then: ['lamp-b'] }]),
  ],
})

describe('choosing', () => {
  it('API-22 ENG-16 the change says what to write', () => {
    const result = chooseOption(configured(ruled), { itemId: 'floor', productId: 'floor-a' })
    expect(result).toMatchObject({
      ok: true,
      change: { buyerSelections: { floor: { productId: 'floor-a', quantity: null } }, buyerLineItemActivations: {} },
    })
  })

  it('CFG-22 ENG-35 refuses items that cannot be chosen, and changes nothing', () => {
    const catalogue = aCatalogue({
      lineItems: [
        aLineItem('line', [
          two('floor'),
          anItem('single', { options: [fixedOption('only', 0)] }),
          two('lamp', { trade: 'ELT' }),
        ]),
        anOptionalLineItem('off', [two('extra')]),
      ],
    })
    const start = configured(catalogue, selections(), { lockedTrades: ['ELT'] })
    const refused = (itemId: string, productId: string) => refusal(chooseOption(start, { itemId, productId })).code
    expect(refused('single', 'only')).toBe('ITEM_NOT_SELECTABLE')
    expect(refused('lamp', 'lamp-b')).toBe('ITEM_LOCKED')
    expect(refused('extra', 'extra-b')).toBe('ITEM_NOT_SELECTABLE')
    expect(refused('nowhere', 'x')).toBe('ITEM_UNKNOWN')
    expect(refused('floor', 'x')).toBe('OPTION_UNKNOWN')
    const done = configured(catalogue, selections(), { completed: true })
    expect(refusal(chooseOption(done, { itemId: 'floor', productId: 'floor-b' })).code).toBe('UNIT_COMPLETED')
  })

  it('CFG-25 API-23 takes a quantity within the range of the item, on its steps', () => {
    const sockets = anItem('sockets', {
      quantity: 4,
      quantityRange: { min: 2, max: 10, step: 2 },
      options: [perUnitOption('white', 20_00), perUnitOption('steel', 35_50)],
    })
    const start = configured(aCatalogue({ lineItems: [aLineItem('line', [sockets, two('floor')])] }))
    const choose = (quantity: number) => chooseOption(start, { itemId: 'sockets', productId: 'steel', quantity })
    expect(unitState(after(start, () => choose(6))).total).toBe(6 * 35_50 - 4 * 20_00)
    expect(
      itemState(
        after(start, () => choose(6)),
        'sockets',
      ).quantity,
    ).toBe(6)
    // The other option is shown at the quantity that choosing it would keep.
    const other = itemView(
      after(start, () => choose(6)),
      'sockets',
    ).options[0]
    expect([other?.quantity, other?.total]).toEqual([6, 6 * 20_00])
    expect(refusal(choose(12)).code).toBe('QUANTITY_OUT_OF_RANGE')
    expect(refusal(choose(3)).code).toBe('QUANTITY_OUT_OF_RANGE')
    const floor = chooseOption(start, { itemId: 'floor', productId: 'floor-b', quantity: 2 })
    expect(refusal(floor).code).toBe('QUANTITY_NOT_ALLOWED')
  })

  it('CFG-25 a quantity of the buyer stays when another option is chosen, unless it is named or does not fit any more', () => {
    const sockets = (max: number) =>
      aCatalogue({
        lineItems: [
          aLineItem('line', [
            anItem('sockets', {
              quantity: 4,
              quantityRange: { min: 2, max, step: 2 },
              options: [perUnitOption('white', 20_00), perUnitOption('steel', 35_50)],
            }),
          ]),
        ],
      })
    const steel = { itemId: 'sockets', productId: 'steel' }
    const chosen = selections({ choices: { sockets: { productId: 'white', quantity: 8 } } })
    const getQuantity = (configuration: Configuration, wish: Parameters<typeof chooseOption>[1]) =>
      getSelections(after(configuration, (c) => chooseOption(c, wish))).buyerSelections['sockets']?.quantity
    expect(getQuantity(configured(sockets(10), chosen), steel)).toBe(8)
    expect(getQuantity(configured(sockets(10), chosen), { ...steel, quantity: 6 })).toBe(6)
    expect(getQuantity(configured(sockets(10), chosen), { ...steel, quantity: null })).toBeNull()
    expect(getQuantity(configured(sockets(6), chosen), steel)).toBeNull()
    expect(getQuantity(configured(sockets(10)), steel)).toBeNull()
  })

  it('ENG-16 clearing goes back to the standard', () => {
    const start = configured(ruled)
    const chosen = after(start, (c) => chooseOption(c, { itemId: 'lamp', productId: 'lamp-b' }))
    const cleared = after(chosen, (c) => clearOption(c, { itemId: 'lamp' }))
    expect(getSelections(cleared)).toEqual(getSelections(start))
    expect(unitState(cleared).total).toBe(0)
  })

  it('API-87 API-92 CFG-20 an option says whether it is valid, selected, the standard and the buyer’s', () => {
    const view = itemView(
      after(configured(ruled), (c) => chooseOption(c, { itemId: 'lamp', productId: 'lamp-b' })),
      'lamp',
    )
    expect(
      view.options.map(({ isDefault, selected, isBuyerSelection, valid, recommended }) => ({
        isDefault,
        selected,
        isBuyerSelection,
        valid,
        recommended,
      })),
    ).toEqual([
      { isDefault: true, selected: false, isBuyerSelection: false, valid: true, recommended: true },
      { isDefault: false, selected: true, isBuyerSelection: true, valid: true, recommended: true },
    ])
    expect(view).toMatchObject({ decided: true, pending: false, hasBuyerSelection: true, defactoProductId: 'lamp-b' })
  })

  it('RUL-1 an item with just one valid option left is decided', () => {
    const catalogue = aCatalogue({
      lineItems: [aLineItem('line', [two('floor'), two('skirting')])],
      rules: [aRule('r', ['floor', 'skirting'], [{ when: ['floor-a'], then: ['skirting-a'] }])],
    })
    expect(itemState(configured(catalogue), 'skirting')).toMatchObject({
      decided: true,
      pending: false,
      selectable: true,
    })
  })
})

describe('conflicts', () => {
  it('RUL-1 RUL-2 RUL-3 an option that breaks a rule is refused with the rule, its hint and the ways out', () => {
    const start = configured(ruled)
    expect(itemView(start, 'floor').options.map(({ valid }) => valid)).toEqual([true, false])
    const error = refusal(chooseOption(start, { itemId: 'floor', productId: 'floor-b' }))
    expect(error.code).toBe('CONFLICT')
    const { narrow, ...report } = error.report!
    expect(narrow([])).toEqual(report.alternatives)
    expect(report).toEqual({
      wanted: [{ itemId: 'floor', productId: 'floor-b' }],
      conflicts: [
        { ruleId: 'r1', description: 'r1 description', hint: 'r1 hint', itemId: 'skirting', productId: 'skirting-a' },
      ],
      hints: ['r1 hint'],
      resolvable: true,
      // Skirting c would be cheaper, but then the lamp had to change too: fewest items first.
      alternatives: [{ itemId: 'skirting', productIds: ['skirting-b'], proposedProductId: 'skirting-b' }],
    })
  })

  it('RUL-8 RUL-10 the wanted option and the alternative are applied as one', () => {
    const start = configured(ruled)
    const report = reportConflict(start, { itemId: 'floor', productId: 'floor-b' })
    const picks = report.alternatives.map(({ itemId, proposedProductId }) => ({ itemId, productId: proposedProductId }))
    const next = after(start, (c) => chooseOption(c, ...report.wanted, ...picks))
    expect(findConflicts(next)).toEqual([])
    expect(itemState(next, 'skirting').defactoProductId).toBe('skirting-b')
  })

  it('RUL-2 a cascade changes all that it must, and a pick narrows the other lists', () => {
    const catalogue = aCatalogue({
      lineItems: [aLineItem('line', [two('a'), three('b'), three('c')])],
      rules: [
        aRule('ab', ['a', 'b'], [{ when: ['a-b'], then: ['b-b', 'b-c'] }]),
        aRule(
          'bc',
          ['b', 'c'],
          [
            { when: ['b-b'], then: ['c-b'] },
            { when: ['b-c'], then: ['c-b', 'c-c'] },
          ],
        ),
      ],
    })
    const start = configured(catalogue)
    const report = reportConflict(start, { itemId: 'a', productId: 'a-b' })
    expect(report.alternatives).toEqual([
      { itemId: 'b', productIds: ['b-c', 'b-b'], proposedProductId: 'b-c' },
      { itemId: 'c', productIds: ['c-c', 'c-b'], proposedProductId: 'c-c' },
    ])
    const narrowed = report.narrow([{ itemId: 'b', productId: 'b-b' }])
    expect(narrowed.map(({ productIds }) => productIds)).toEqual([['b-b'], ['c-b']])
  })

  it('RUL-7 a conflict that no change solves is called unresolvable', () => {
    const catalogue = aCatalogue({
      lineItems: [aLineItem('line', [two('a'), anItem('fixed', { options: [fixedOption('only', 0)] })])],
      rules: [aRule('r', ['a', 'fixed'], [{ when: ['a-b'], then: ['never'] }])],
    })
    const report = reportConflict(configured(catalogue), { itemId: 'a', productId: 'a-b' })
    expect(report).toMatchObject({ resolvable: false, alternatives: [] })
    expect(report.conflicts).toHaveLength(1)
  })

  it('RUL-1 a rule of scope room keeps to the room, one of scope unit does not', () => {
    const other = two('lamp', { roomId: 'kitchen' })
    const catalogue = (scope: 'room' | 'unit') =>
      aCatalogue({
        lineItems: [aLineItem('line', [two('floor'), other])],
        rules: [aRule('r', ['floor', 'lamp'], [{ when: ['floor-b'], then: ['lamp-b'] }], { scope })],
      })
    const isValid = (scope: 'room' | 'unit') => itemView(configured(catalogue(scope)), 'floor').options[1]?.valid
    expect(isValid('room')).toBe(true)
    expect(isValid('unit')).toBe(false)
  })

  it('RUL-1 an item that does not take part is not looked at by rules', () => {
    const catalogue = aCatalogue({
      lineItems: [aLineItem('line', [two('floor')]), anOptionalLineItem('off', [two('lamp')])],
      rules: [aRule('r', ['floor', 'lamp'], [{ when: ['floor-b'], then: ['lamp-b'] }])],
    })
    const start = configured(catalogue)
    expect(itemView(start, 'floor').options[1]?.valid).toBe(true)
    const chosen = after(start, (c) => chooseOption(c, { itemId: 'floor', productId: 'floor-b' }))
    const activation = {
      buyerSelections: {},
      buyerLineItemActivations: { off: { activated: true, upgradeBundleId: null } },
      buyerDesignLineSelections: null,
    }
    expect(refusal(applyChange(chosen, activation)).code).toBe('CONFLICT')
  })
})
